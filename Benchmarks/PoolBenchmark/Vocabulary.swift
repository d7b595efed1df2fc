/// The words and characters that made texts are written with.
///
/// Words are strung together from syllables of several languages, the more syllables the rarer, as in real ones.
struct Vocabulary: Sendable {
  /// How many words there are.
  static let wordCount = 300_000
  /// How many characters there are that need no spaces.
  static let characterCount = 3_000
  /// How many hosts addresses name.
  static let hostCount = 2_000

  /// All words one after the other in UTF-8: an array of strings would take three times the room.
  private var bytes: [UInt8] = []
  /// Where each word begins, and where the last one ends.
  private var starts: [Int] = [0]
  private var characters: [[UInt8]] = []

  private static let syllables: [[String]] = [
    "tion er in the ing com pre ment ble ry ness light ship ward ack ould ster ain ver ock".split(separator: " "),
    "sch ein ung aus ver keit haus strom berg tag licht stadt wei krü mö fen lich zeit bahn ger".split(separator: " "),
    "eau que ment tour vill é ois ette ré chât lon mar pont eur ille cour dé beau gne age".split(separator: " "),
    "ción ar do la ven ta res mu cha ña gra cal le bre nues tro mer ca do qui".split(separator: " "),
    "ka to mi shi no ra ha ku sa ne yo wa ri ko tsu ma ki ge do bu".split(separator: " "),
  ].map { $0.map(String.init) }

  init(seed: UInt64) {
    var chance = Chance(seed: seed, stream: 0x766f_6361)
    var known: Set<String> = []
    while known.count < Self.wordCount {
      let word = Self.word(rank: known.count, &chance)
      guard known.insert(word).inserted else { continue }
      bytes += Array(word.utf8)
      starts.append(bytes.count)
    }
    // 150 kana and the rest Han, in an order that is not that of their numbers.
    for number in 0..<Self.characterCount {
      let code = number % 20 == 0 ? 0x3042 + number / 20 : 0x4E00 + (number * 7_919) % 20_000
      characters.append(Array(String(UnicodeScalar(UInt32(code)).map(Character.init) ?? "文").utf8))
    }
  }

  /// A word that fits its rank; it may exist already.
  private static func word(rank: Int, _ chance: inout Chance) -> String {
    let language = syllables[chance.below(syllables.count)]
    let count = rank < 300 ? 1 + chance.below(2) : rank < 10_000 ? 2 + chance.below(2) : 3 + chance.below(3)
    var word = (0..<count).map { _ in language[chance.below(language.count)] }.joined()
    // Short words run out; a letter more is a new one.
    if chance.happens(0.3) { word.append(Character(UnicodeScalar(97 + UInt8(chance.below(26))))) }
    return word
  }

  /// The word of a rank, 0 to `wordCount` - 1.
  func word(_ rank: Int) -> String { String(decoding: bytes[starts[rank]..<starts[rank + 1]], as: UTF8.self) }

  /// Adds the word of a rank to a text in UTF-8.
  func add(_ rank: Int, capital: Bool, to text: inout [UInt8]) {
    let start = text.count
    text += bytes[starts[rank]..<starts[rank + 1]]
    if capital, (0x61...0x7a).contains(text[start]) { text[start] -= 0x20 }
  }

  /// Adds a character of a script without spaces to a text in UTF-8.
  func addCharacter(_ rank: Int, to text: inout [UInt8]) { text += characters[rank] }

  /// A host of a rank, under the domain that is kept free for examples (RFC 2606).
  func host(_ rank: Int) -> String { "site\(rank).example" }

  /// A label of a rank, 0 to 999.
  func label(_ rank: Int) -> String { word(1_000 + rank) }
}
