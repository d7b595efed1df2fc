import PoolTypes

/// The lines of a plan as a text reader would give them, with the slips that it makes.
enum Slips {
  /// The texts in reading order with their boxes, as they are.
  static func lines(of plan: ScreenPlan) -> [TextLine] {
    let ordered = plan.texts.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return abs(one.y - other.y) > 4 ? one.y < other.y : (one.x, first.offset) < (other.x, second.offset)
    }.map(\.element)
    let (width, height) = (Double(plan.width), Double(max(1, plan.height)))
    return ordered.map { text in
      let (left, top) = (Double(text.x) / width, Double(text.y) / height)
      let right = min(1, Double(text.x + text.width) / width)
      let bottom = min(1, Double(text.y + text.height * 12 / 10) / height)
      return TextLine(
        text: text.text,
        box: Quad(
          topLeft: .init(x: left, y: top), topRight: .init(x: right, y: top),
          bottomRight: .init(x: right, y: bottom), bottomLeft: .init(x: left, y: bottom)), confidence: 0.97)
    }
  }

  /// The same lines with slips: accents dropped, words joined, letters that look alike exchanged.
  static func slipped(_ lines: [TextLine], seed: UInt64) -> [TextLine] {
    var dice = Dice(seed ^ 0x511b)
    return lines.map { line in
      var line = line
      line.text = slipped(line.text, &dice)
      return line
    }
  }

  private static let alike: [Character: [Character]] = [
    "0": ["O"], "O": ["0"], "1": ["l", "I"], "I": ["l", "1"], "l": ["I", "1"], "5": ["S"], "S": ["5"], "8": ["B"],
    "B": ["8"], "2": ["Z"], "Z": ["2"], "6": ["G"], "G": ["6"], "<": ["K", "C", "L", "«", "("],
  ]
  private static let plain: [Character: Character] = [
    "é": "e", "è": "e", "ê": "e", "á": "a", "à": "a", "â": "a", "ä": "a", "å": "a", "ã": "a", "ö": "o", "ó": "o",
    "ô": "o", "õ": "o", "ø": "o", "ü": "u", "ú": "u", "ù": "u", "í": "i", "ì": "i", "î": "i", "ç": "c", "ñ": "n",
    "ł": "l", "ą": "a", "ę": "e", "ś": "s", "ć": "c", "ż": "z", "ź": "z", "ń": "n", "É": "E", "È": "E", "Á": "A",
    "À": "A", "Ä": "A", "Å": "A", "Ö": "O", "Ó": "O", "Ø": "O", "Ü": "U", "Í": "I", "Ł": "L", "Ś": "S", "Ż": "Z",
  ]

  private static func slipped(_ text: String, _ dice: inout Dice) -> String {
    let dropsAccents = dice.chance(0.4)
    var out = ""
    for letter in text {
      if letter == " ", dice.chance(0.03) { continue }
      if dropsAccents, let bare = plain[letter] {
        out.append(bare)
      } else if let others = alike[letter], dice.chance(0.01) {
        out.append(dice.pick(others))
      } else {
        out.append(letter)
      }
    }
    return out
  }
}
