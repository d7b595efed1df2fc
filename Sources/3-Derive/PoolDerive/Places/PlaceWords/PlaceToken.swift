/// One word of a query or of a place's name. Scripts without blanks between words give a token for each sign, and one
/// for each run of katakana.
struct PlaceToken: Hashable, Sendable {
  /// As it was typed.
  let text: String
  /// Folded forms to look for, the usual one first: without an article before an apostrophe, and without the endings
  /// that Korean and Turkish hang on a name.
  let forms: [String]
  /// Whether it is of a script without blanks between words.
  let isSign: Bool
  /// Whether it starts with a capital letter.
  let isCapital: Bool

  /// The usual folded form.
  var form: String { forms[0] }
  /// Whether it says where or which, and nothing else.
  var isSmall: Bool { PlaceSmallWords.all.contains(form) }
  /// Whether it is a number.
  var isNumber: Bool { form.unicodeScalars.allSatisfy { (0x30...0x39).contains($0.value) } }

  /// Tokens of a text, at most; what follows is not looked at.
  static let countMax = 64
  /// Signs of a text that are looked at.
  private static let scalarsMax = 1000
  private static let blanks: Set<Unicode.Scalar> = [
    "-", "‐", "‑", "‒", "–", "—", ".", ",", "/", "(", ")", "[", "]", "=", "·", "・", "،", "_", ";", ":", "!", "?", "\"",
    "“", "”", "„", "«", "»", "、", "。", "「", "」", "！", "？", "，", "+", "&", "|", "#", "*", "<", ">", "{", "}", "\\",
  ]
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "ʼ", "‘"]
  /// Korean endings: in, at, of, to, from, and the marks of subject and object.
  private static let endings = ["에서의", "에서", "으로", "까지", "부터", "에", "의", "로", "를", "을", "은", "는", "이", "가", "과", "와"]

  /// The words of a text.
  static func tokens(of text: String) -> [PlaceToken] {
    var tokens: [PlaceToken] = []
    var word = String.UnicodeScalarView()
    var script = Script.letters
    func end() {
      defer { word = String.UnicodeScalarView() }
      guard !word.isEmpty, tokens.count < countMax, let token = PlaceToken(String(word), script) else { return }
      tokens.append(token)
    }
    for scalar in text.unicodeScalars.prefix(scalarsMax) {
      let isLetter = (0x61...0x7a).contains(scalar.value) || (0x41...0x5a).contains(scalar.value)
      if !isLetter, scalar.properties.isWhitespace || blanks.contains(scalar) {
        end()
        continue
      }
      let next = Script(scalar)
      if next != script || next == .sign { end() }
      script = next
      word.append(scalar)
    }
    end()
    return tokens
  }

  private enum Script {
    case letters, sign, katakana

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30a0...0x30ff, 0xff66...0xff9f: self = .katakana
      case 0x3005, 0x3040...0x309f, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff:
        self = .sign
      default: self = .letters
      }
    }
  }

  private init?(_ text: String, _ script: Script) {
    let folded = CityNameFolding.folded(text)
    guard !folded.isEmpty else { return nil }
    self.text = text
    isSign = script != .letters
    isCapital = text.unicodeScalars.first?.properties.isUppercase ?? false
    var forms = [folded]
    if script == .letters, text.unicodeScalars.contains(where: Self.apostrophes.contains) {
      let parts = text.unicodeScalars.split { Self.apostrophes.contains($0) }.map { CityNameFolding.folded(String($0)) }
      if parts.count == 2, let first = parts.first, let last = parts.last {
        // "d'Orsay" and "İstanbul'da".
        if last.count >= 3 { forms.append(last) }
        if first.count >= 3 { forms.append(first) }
      }
    }
    if let end = folded.unicodeScalars.last, (0xac00...0xd7a3).contains(end.value),
      let ending = Self.endings.first(where: { folded.hasSuffix($0) }), folded.count >= ending.count + 2
    {
      forms.append(String(folded.dropLast(ending.count)))
    }
    self.forms = forms
  }
}

/// Words that stand beside the name of a place, folded.
enum PlaceSmallWords {
  /// Words that say that a place follows.
  static let before: Set<String> = words(
    """
    in im at near from to around visiting bei nach aus au aux en dans pres em na nos nas w pa op te bij uit vid fran \
    till cerca vicino perto 在 于
    """)
  /// Words that say that what stands before them is a place.
  static let after: Set<String> = words("で に へ の 里 裡 的 da de ta te dan den")
  /// All of these, and articles, conjunctions and the like.
  static let all: Set<String> = before.union(after).union(
    words(
      """
      a i we no the of an and or on with by my our am von vom der die das dem den des und zu \
      zum zur ein eine einem mit le la \
      les du et un une sur avec chez de el los las del al y con una mi il lo gli i di da dal dalla della dei delle nel \
      nella nei nello sul e o os as do dos das um uma com van het een met naast ik z ze do ku kolo przy av och ett en \
      med mit ve bir ile yakin yakininda と は を が も から まで や 和 跟 去 了 그리고 근처 附近 近く
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { CityNameFolding.folded(String($0)) })
  }
}
