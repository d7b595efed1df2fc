internal import PoolTypes

/// The questions of one made store, as `queries.json` has them.
struct BenchmarkQueries: Codable, Sendable {
  /// A question in words.
  struct Words: Codable, Sendable {
    enum Kind: String, Codable, CaseIterable { case rare, common, mixed, part, code, unspaced }

    var text: String
    var kind: Kind
    /// Whether one letter of it is wrong.
    var hasTypo: Bool
    /// Number of the capture whose words it was made from.
    var source: Int
    /// Stands for what an embedding would make of the text.
    var meaning: [Float]
  }

  /// A question by a vector.
  struct Picture: Codable, Sendable {
    enum Kind: String, Codable { case centre, capture }

    var kind: Kind
    /// Number of the centre or of the capture that it lies near.
    var source: Int
    var values: [Float]
  }

  var captures: Int
  var seed: UInt64
  var words: [Words] = []
  var pictures: [Picture] = []
}

/// Keeps some of all that passes, each with the same likelihood: algorithm R of Vitter (1985).
struct Reservoir<Value: Sendable>: Sendable {
  private(set) var kept: [Value] = []
  private let limit: Int
  private var passed = 0

  init(limit: Int) { self.limit = limit }

  mutating func offer(_ value: @autoclosure () -> Value, _ chance: inout Chance) {
    passed += 1
    if kept.count < limit {
      kept.append(value())
    } else {
      let place = chance.below(passed)
      if place < limit { kept[place] = value() }
    }
  }
}

/// Chooses captures while a store is made, and makes questions from them at the end.
struct QuerySampler: Sendable {
  /// How many questions of each form.
  static let count = 200

  private var latin = Reservoir<(number: Int, note: TextNote)>(limit: 160)
  private var codes = Reservoir<(number: Int, text: String)>(limit: 20)
  private var unspaced = Reservoir<(number: Int, text: String)>(limit: 20)
  private var pictures = Reservoir<(number: Int, values: [Float])>(limit: QuerySampler.count / 2)
  private var chance: Chance
  private let maker: CaptureMaker

  init(maker: CaptureMaker) {
    self.maker = maker
    chance = Chance(seed: maker.seed, stream: 0x7175_6572)
  }

  mutating func look(at captures: [CaptureMaker.Made]) {
    for capture in captures {
      if let values = capture.reading.vectors.first?.values { pictures.offer((capture.number, values), &chance) }
      guard let note = capture.note else { continue }
      if let code = note.code { codes.offer((capture.number, code), &chance) }
      if let text = note.characters { unspaced.offer((capture.number, text), &chance) }
      if !note.rare.isEmpty, !note.common.isEmpty { latin.offer((capture.number, note), &chance) }
    }
  }

  mutating func queries() -> BenchmarkQueries {
    var queries = BenchmarkQueries(captures: maker.total, seed: maker.seed)
    for (index, sample) in latin.kept.enumerated() { queries.words.append(words(index, sample.number, sample.note)) }
    for (number, text) in codes.kept { queries.words.append(plain(text, .code, number)) }
    for (number, text) in unspaced.kept { queries.words.append(plain(text, .unspaced, number)) }
    // Kinds take turns, so that a measurement that is cut short has some of each.
    queries.words.shuffle(using: &chance)
    for (number, values) in pictures.kept {
      let centre = maker.images.centre(&chance)
      queries.pictures.append(
        .init(kind: .centre, source: centre, values: maker.images.vector(around: centre, closeness: 0.6, &chance)))
      queries.pictures.append(
        .init(kind: .capture, source: number, values: VectorCloud.vector(near: values, distance: 0.5, &chance)))
    }
    return queries
  }

  private mutating func words(_ index: Int, _ number: Int, _ note: TextNote) -> BenchmarkQueries.Words {
    let rare = note.rare.map(maker.vocabulary.word)
    let common = note.common.map(maker.vocabulary.word)
    switch index % 8 {
    case 0: return plain(String(rare[0].prefix(max(rare[0].count * 2 / 3, 4))), .part, number)
    case 1, 2: return plain(common.prefix(1 + chance.below(3)).joined(separator: " "), .common, number)
    case 3, 4, 5:
      let typed = index % 8 < 5 ? misspelt(rare[0]) : rare[0]
      let text = ([typed] + rare.dropFirst().prefix(chance.below(2))).joined(separator: " ")
      var query = plain(text, .rare, number)
      query.hasTypo = typed != rare[0]
      return query
    default:
      let typed = index % 16 == 15 ? rare[0] : misspelt(rare[0])
      var query = plain((common.prefix(1 + chance.below(2)) + [typed]).joined(separator: " "), .mixed, number)
      query.hasTypo = typed != rare[0]
      return query
    }
  }

  private mutating func plain(_ text: String, _ kind: BenchmarkQueries.Words.Kind, _ number: Int)
    -> BenchmarkQueries.Words
  {
    let meaning = maker.passages.vector(around: maker.passages.centre(&chance), closeness: 0.6, &chance)
    return BenchmarkQueries.Words(text: text, kind: kind, hasTypo: false, source: number, meaning: meaning)
  }

  /// One letter left out, doubled, exchanged with the next, or another one; the first stays.
  private mutating func misspelt(_ word: String) -> String {
    var letters = Array(word)
    guard letters.count >= 5 else { return word }
    let place = 1 + chance.below(letters.count - 2)
    switch chance.below(4) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.swapAt(place, place + 1)
    default: letters[place] = letters[place] == "e" ? "a" : "e"
    }
    return String(letters)
  }
}
