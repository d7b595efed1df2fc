/// Lays the blocks of a draft out on a canvas: one of many looks, chosen by the dice.
struct PageLayout {
  /// How a label stands to its value.
  private enum PairStyle: CaseIterable { case apart, stacked, oneLine, columns }

  private var plan: ScreenPlan
  private var dice: Dice
  private let pairStyle: PairStyle
  private let face: Face
  private let size: Int
  private let margin: Int
  private let ink: Ink
  private let faint: Ink
  private let accent: Ink
  private let isDark: Bool
  private var y: Int

  private static let tabs: [String: [String]] = [
    "en": ["Home", "Search", "Saved", "More"], "de": ["Start", "Suche", "Merkliste", "Mehr"],
    "fr": ["Accueil", "Recherche", "Favoris", "Plus"], "es": ["Inicio", "Buscar", "Favoritos", "Más"],
    "it": ["Home", "Cerca", "Preferiti", "Altro"], "pt": ["Início", "Pesquisar", "Favoritos", "Mais"],
    "nl": ["Start", "Zoeken", "Bewaard", "Meer"], "sv": ["Hem", "Sök", "Sparat", "Mer"],
    "da": ["Hjem", "Søg", "Gemt", "Mere"], "fi": ["Koti", "Haku", "Tallennetut", "Lisää"],
    "pl": ["Start", "Szukaj", "Zapisane", "Więcej"], "ja": ["ホーム", "検索", "お気に入り", "その他"],
    "zh": ["首页", "搜索", "收藏", "更多"],
  ]

  /// The plan of a draft whose placeholders are filled.
  static func plan(_ draft: Draft, seed: UInt64) -> ScreenPlan {
    var layout = PageLayout(draft, seed: seed)
    layout.lay(Draft.blocks(of: draft.markup))
    return layout.finished()
  }

  private init(_ draft: Draft, seed: UInt64) {
    var dice = Dice(seed ^ 0x5eed)
    let isMono = draft.medium == .terminal
    isDark = isMono ? dice.chance(0.6) : draft.medium == .screen && dice.chance(0.22)
    let paper = [Ink(255, 255, 255), Ink(250, 248, 242), Ink(244, 246, 250)]
    let card = [Ink(228, 236, 246), Ink(238, 226, 214), Ink(222, 238, 226), Ink(240, 224, 232)]
    let background =
      isDark ? dice.pick([Ink(18, 18, 20), Ink(30, 34, 42)]) : dice.pick(draft.medium == .card ? card : paper)
    let weak = dice.chance(0.12) ? 0.4 : 0
    let strong = isDark ? Ink(236, 236, 236) : dice.pick([Ink(20, 20, 24), Ink(33, 37, 41), Ink(0, 0, 0)])
    ink = strong.mixed(with: background, weak)
    faint = ink.mixed(with: background, 0.35)
    accent = dice.pick([Ink(0, 98, 204), Ink(15, 118, 84), Ink(176, 32, 58), Ink(92, 60, 160), Ink(45, 55, 72)])
    switch draft.language {
    case "ja": face = .japanese
    case "zh": face = .chinese
    default:
      let faces: [Face] =
        isMono
        ? [.dejaVuMono, .mono]
        : draft.medium == .screen ? [.sans, .dejaVuSans, .sans] : [.sans, .serif, .dejaVuSans, .dejaVuSerif]
      face = dice.pick(faces)
    }
    let sizes: ClosedRange<Int> =
      switch draft.medium {
      case .screen: 21...27
      case .paper: 18...22
      case .card: 19...23
      case .terminal: 17...20
      }
    size = dice.int(sizes)
    margin = dice.int(28...52)
    pairStyle = dice.pick(PairStyle.allCases)
    let width = draft.medium == .screen ? 720 : draft.medium == .card ? 760 : 820
    plan = ScreenPlan(
      family: draft.family, language: draft.language, seed: seed, medium: draft.medium, width: width,
      height: draft.medium == .card ? 478 : 0, background: background)
    y = draft.medium == .screen ? 14 : draft.medium == .card ? 22 : margin
    self.dice = dice
  }

  private mutating func lay(_ blocks: [Block]) {
    if plan.medium == .screen { statusBar() }
    for block in blocks { lay(block) }
  }

  private mutating func statusBar() {
    if dice.chance(0.75) {
      place("\(dice.int(7...22)):\(dice.int(10...59))", x: margin, size: 18, bold: true)
      place("\(dice.int(12...99)) %", x: plan.width - margin - 60, size: 18)
      y += 44
    }
    if dice.chance(0.3) {
      place("‹", x: margin, size: size + 8, ink: accent)
      y += size + 22
    }
  }

  private mutating func lay(_ block: Block) {
    let isTight = plan.medium == .card
    let step = isTight ? 5 : 9
    switch block {
    case .heading(let text):
      lines(text, size: size + (isTight ? 5 : 11), bold: true, ink: dice.chance(0.3) ? accent : ink)
      y += step + 3
    case .subheading(let text):
      y += isTight ? 0 : 8
      lines(text, size: size + 3, bold: true)
      y += step - 3
    case .text(let text): lines(text, size: size)
    case .small(let text): lines(text, size: max(15, size - 5), ink: faint)
    case .mono(let text): lines(text, size: size - 1, face: isLatin(text) ? .dejaVuMono : face, wrapsAnywhere: true)
    case .bullet(let text): lines("• " + text, size: size)
    case .big(let text): lines(text, size: size * 17 / 10, bold: true)
    case .pair(let label, let value): pair(label, value)
    case .row(let cells): row(cells)
    case .button(let text): button(text)
    case .bubble(let text, let isOwn): bubble(text, isOwn: isOwn)
    case .zone(let text): zone(text)
    case .embossed(let text): embossed(text)
    case .code(let text, let isBars): code(text, isBars: isBars)
    case .gap: y += size
    }
    y += step - 2
  }

  private func isLatin(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.value < 0x2e80 } }

  private mutating func place(
    _ text: String, x: Int, size: Int, bold: Bool = false, ink: Ink? = nil, face: Face? = nil
  ) {
    guard !text.isEmpty else { return }
    plan.texts.append(
      PlacedText(
        text: text, x: x, y: y, height: size, face: face ?? self.face, isBold: bold, ink: ink ?? self.ink))
  }

  /// A paragraph, broken into lines.
  private mutating func lines(
    _ text: String, size: Int, bold: Bool = false, ink: Ink? = nil, face: Face? = nil, x: Int? = nil,
    width: Int? = nil, wrapsAnywhere: Bool = false
  ) {
    let room = width ?? plan.width - 2 * margin
    for line in broken(text, size: size, face: face ?? self.face, bold: bold, room: room, wrapsAnywhere) {
      place(line, x: x ?? margin, size: size, bold: bold, ink: ink, face: face)
      y += size * 14 / 10
    }
  }

  private func broken(
    _ text: String, size: Int, face: Face, bold: Bool, room: Int, _ wrapsAnywhere: Bool
  ) -> [String] {
    func width(_ text: String) -> Double {
      PlacedText.width(of: text, height: size, face: face) * (bold ? 1.1 : 1)
    }
    var lines: [String] = []
    var line = ""
    for word in pieces(text, wrapsAnywhere) {
      let longer = line + word
      if !line.isEmpty, width(longer.trimmed) > Double(room) {
        lines.append(line.trimmed)
        line = String(word.drop { $0 == " " })
      } else {
        line = longer
      }
    }
    return line.trimmed.isEmpty ? lines : lines + [wrapsAnywhere ? line : line.trimmed]
  }

  /// Where a line may be broken: after spaces, after Chinese and Japanese letters, or anywhere.
  private func pieces(_ text: String, _ wrapsAnywhere: Bool) -> [String] {
    if wrapsAnywhere { return text.map { String($0) } }
    var pieces: [String] = [""]
    for letter in text {
      pieces[pieces.count - 1].append(letter)
      if letter == " " || (letter.unicodeScalars.first?.value ?? 0) >= 0x2e80 { pieces.append("") }
    }
    return pieces
  }

  private mutating func pair(_ label: String, _ value: String) {
    let room = plan.width - 2 * margin
    let labelWidth = Int(PlacedText.width(of: label, height: size, face: face))
    let valueWidth = Int(PlacedText.width(of: value, height: size, face: face))
    let fits = labelWidth + valueWidth + 30 < room
    switch pairStyle {
    case .apart where fits:
      place(label, x: margin, size: size, ink: faint)
      place(value, x: plan.width - margin - valueWidth, size: size)
      y += size * 15 / 10
    case .columns where labelWidth < room * 45 / 100 && valueWidth < room / 2:
      place(label, x: margin, size: size)
      place(value, x: margin + room * 48 / 100, size: size, bold: true)
      y += size * 15 / 10
    case .oneLine:
      let colon = label.hasSuffix(":") || label.isEmpty ? "" : plan.language == "zh" ? "：" : ":"
      lines("\(label)\(colon) \(value)".trimmed, size: size)
    default:
      lines(label, size: max(15, size - 4), ink: faint)
      lines(value, size: size + 1)
      y += plan.medium == .card ? 0 : 5
    }
  }

  private mutating func row(_ cells: [String]) {
    let room = plan.width - 2 * margin
    // The widest column is that of names: the second in statements, which begin with a date, else the first.
    let wide = plan.family == "bankStatement" ? 1 : 0
    let share = cells.count > 7 ? room / cells.count : room * 38 / 100
    let other = (room - share) / max(1, cells.count - 1)
    var x = margin
    for (index, cell) in cells.enumerated() {
      let column = index == wide ? share : other
      var height = size - 3
      while height > 12, PlacedText.width(of: cell, height: height, face: face) > Double(column - 8) { height -= 1 }
      place(cell, x: x, size: height)
      x += column
    }
    y += size * 15 / 10
  }

  private mutating func button(_ text: String) {
    let width = Int(PlacedText.width(of: text, height: size, face: face) * 1.1) + 60
    plan.boxes.append(PlacedBox(x: margin, y: y, width: width, height: size * 2, ink: accent))
    y += size * 4 / 10
    place(text, x: margin + 30, size: size, bold: true, ink: Ink(255, 255, 255))
    y += size * 2
  }

  private mutating func bubble(_ text: String, isOwn: Bool) {
    let room = (plan.width - 2 * margin) * 7 / 10
    let x = isOwn ? plan.width - margin - room : margin
    let fill = isOwn ? accent : plan.background.mixed(with: ink, 0.12)
    let count = broken(text, size: size, face: face, bold: false, room: room - 36, false).count
    let height = count * size * 14 / 10 + 22
    plan.boxes.append(PlacedBox(x: x, y: y, width: room, height: height, ink: fill))
    y += 10
    lines(text, size: size, ink: isOwn ? Ink(255, 255, 255) : ink, x: x + 18, width: room - 36)
    y += 20
  }

  private mutating func zone(_ text: String) {
    let room = Double(plan.width - 2 * min(margin, 30))
    let height = Int(room / (Double(text.count) * Face.ocrB.advance))
    place(text, x: min(margin, 30), size: min(height, 30), face: .ocrB)
    y += min(height, 30) * 14 / 10
  }

  private mutating func embossed(_ text: String) {
    let room = Double(plan.width - 2 * margin)
    let face: Face = dice.pick([.ocrA, .ocrB, .dejaVuMono])
    let height = min(44, Int(room / (Double(text.count) * face.advance)))
    place(text, x: margin, size: height, bold: false, face: face)
    plan.texts[plan.texts.count - 1].isEmbossed = true
    y += height * 14 / 10
  }

  private mutating func code(_ text: String, isBars: Bool) {
    let width = isBars ? 300 : 330
    let height = isBars ? 110 : 330
    plan.codes.append(
      PlacedCode(text: text, isBars: isBars, x: (plan.width - width) / 2, y: y, width: width, height: height))
    y += height + 12
  }

  private mutating func finished() -> ScreenPlan {
    let bottom = y + margin / 2
    plan.height = max(plan.height, bottom)
    if plan.medium == .screen {
      // An app's bar at the bottom of its screen.
      let tabs = Self.tabs[plan.language] ?? []
      plan.height = max(bottom + 70, dice.int(640...1180))
      if dice.chance(0.4), !tabs.isEmpty {
        y = plan.height - 44
        for (index, tab) in tabs.enumerated() {
          place(tab, x: margin + index * (plan.width - 2 * margin) / tabs.count, size: 17, ink: faint)
        }
      }
    }
    plan.camera = Camera.taken(plan.medium, dice: &dice)
    return plan
  }
}

extension Camera {
  /// How a picture of this medium was taken, as people do.
  static func taken(_ medium: Medium, dice: inout Dice) -> Camera {
    var camera = Camera()
    let photographed =
      switch medium {
      case .screen: 0.15
      case .paper: 0.5
      case .card: 0.6
      case .terminal: 0.15
      }
    if dice.chance(photographed) {
      camera.desk = dice.pick([Ink(120, 92, 66), Ink(70, 74, 80), Ink(196, 190, 180), Ink(34, 36, 44)])
      camera.lean = (dice.real(-25...25), dice.real(-20...20))
      if dice.chance(0.5) { camera.lean = (camera.lean.x / 4, camera.lean.y / 4) }
      camera.roll = dice.real(-5...5)
      camera.blur = dice.chance(0.4) ? dice.real(0.4...0.9) : 0
      camera.grain = dice.int(0...14)
      camera.quality = dice.int(60...92)
      if dice.chance(0.2) { camera.quarterTurns = dice.int(1...3) }
    } else if dice.chance(0.3) {
      camera.quality = dice.int(45...90)
      camera.blur = dice.chance(0.2) ? 0.5 : 0
    }
    return camera
  }
}

extension String {
  /// Without spaces at either end.
  var trimmed: String {
    var part = Substring(self)
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }
}
