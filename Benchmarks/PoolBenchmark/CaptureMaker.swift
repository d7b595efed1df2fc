internal import PoolTypes

/// Makes captures as a person's library holds them. The same number always gives the same slice.
struct CaptureMaker: Sendable {
  /// Space of the image vectors.
  static let imageSpace = VectorSpace(id: "bench-image/1", dimensions: VectorCloud.dimensions, floor: 0.35, sure: 0.5)
  /// Space of the passages' vectors.
  static let textSpace = VectorSpace(id: "bench-text/1", dimensions: VectorCloud.dimensions, floor: 0.35, sure: 0.5)
  /// First moment of the library, in seconds since 1970, and its length in seconds: twelve years from 2013 on.
  static let firstMoment = 1_356_998_400.0
  static let span = 378_691_200.0
  static let readers: [ReaderKind: String] = [
    .text: "bench/1", .codes: "bench/1", .labels: "bench/1", .fingerprint: "bench/1", .imageVector: "bench/1",
    .textVector: "bench/1",
  ]

  /// One capture with what queries are made from.
  struct Made: Sendable {
    var id: CaptureID
    var number: Int
    var facts: CaptureFacts
    var reading: CaptureReading
    var derived = Derivation()
    var note: TextNote?

    /// Text and codes on one line, as a peer is given them.
    var words: String { (reading.text.map(\.text) + reading.codes.map(\.text)).joined(separator: " ") }
  }

  let vocabulary: Vocabulary
  let images: VectorCloud
  let passages: VectorCloud
  let seed: UInt64
  /// How many captures the library has; dates are spread over them.
  let total: Int

  init(seed: UInt64, total: Int) {
    self.seed = seed
    self.total = total
    vocabulary = Vocabulary(seed: seed)
    images = VectorCloud(seed: seed, stream: 0x696d_6167)
    passages = VectorCloud(seed: seed, stream: 0x7465_7874)
  }

  /// The captures of these numbers.
  func captures(_ numbers: Range<Int>) -> [Made] {
    var chance = Chance(seed: seed, stream: UInt64(numbers.lowerBound))
    var made: [Made] = []
    made.reserveCapacity(numbers.count)
    for number in numbers { made.append(capture(number, after: made.last, &chance)) }
    return made
  }

  private func capture(_ number: Int, after last: Made?, _ chance: inout Chance) -> Made {
    let draw = chance.share()
    let media: MediaType = draw < 0.6 ? .photo : draw < 0.95 ? .screenshot : .video
    var made = Made(
      id: Self.id(number), number: number, facts: facts(number, media, &chance),
      reading: CaptureReading(readers: Self.readers))
    let text = TextMaker(vocabulary: vocabulary).text(for: media, &chance)
    made.note = text.note
    made.reading.text = text.lines
    made.reading.codes = text.codes
    made.derived.links = text.links
    made.reading.labels = labels(&chance)
    // One in fifty is the picture before once more.
    let twin = chance.happens(0.02) ? last : nil
    made.reading.fingerprint = fingerprint(like: twin?.reading.fingerprint, &chance)
    made.reading.vectors = [CaptureVector(subject: .image, space: Self.imageSpace.id, values: image(twin, &chance))]
    if media == .screenshot, text.wordCount >= 20 {
      let topic = passages.centre(&chance)
      for _ in 0..<min(1 + text.wordCount / 50, 3) {
        let values = passages.vector(around: topic, closeness: 0.3 + 0.25 * chance.share(), &chance)
        made.reading.vectors.append(CaptureVector(subject: .text, space: Self.textSpace.id, values: values))
      }
    }
    return made
  }

  private func facts(_ number: Int, _ media: MediaType, _ chance: inout Chance) -> CaptureFacts {
    // Most files are listed in the order of their dates; some came later from elsewhere.
    let place = chance.happens(0.2) ? chance.share() : Double(number) / Double(max(total, 1))
    let moment = (Self.firstMoment + place * Self.span + chance.share() * 259_200).rounded()
    var facts = CaptureFacts(mediaType: media)
    facts.date = CaptureDate(wallClockSeconds: moment, offsetMinutes: chance.below(4) * 60, source: .metadata)
    facts.size = media == .screenshot ? PixelSize(width: 1_170, height: 2_532) : PixelSize(width: 4_032, height: 3_024)
    if media != .screenshot { facts.camera = "Maker \(chance.rank(of: 20))" }
    if media == .video { facts.duration = 1 + 60 * chance.share() }
    return facts
  }

  private func labels(_ chance: inout Chance) -> [Label] {
    var names: [Label] = []
    for place in 0..<chance.below(6) {
      let name = vocabulary.label(chance.rank(of: 1_000))
      if !names.contains(where: { $0.name == name }) {
        names.append(Label(name: name, confidence: 0.9 - 0.1 * Double(place)))
      }
    }
    return names
  }

  private func fingerprint(like other: Fingerprint?, _ chance: inout Chance) -> Fingerprint? {
    guard let other else { return Fingerprint(words: (0..<4).map { _ in chance.next() }) }
    return Fingerprint(words: other.words.map { $0 ^ (1 << UInt64(chance.below(64))) })
  }

  private func image(_ twin: Made?, _ chance: inout Chance) -> [Float] {
    if let values = twin?.reading.vectors.first?.values {
      return VectorCloud.vector(near: values, distance: 0.3, &chance)
    }
    return images.vector(around: images.centre(&chance), closeness: 0.35 + 0.25 * chance.share(), &chance)
  }

  /// The id of a capture: spread like a digest, and with the number to be read from its end.
  static func id(_ number: Int) -> CaptureID {
    let spread = hexadecimal(Chance.scrambled(UInt64(number) &+ 77) >> 16, digits: 12)
    return CaptureID("cap_" + spread + hexadecimal(UInt64(number), digits: 8))
  }

  /// The number of a capture; nil for an id that was not made here.
  static func number(_ id: CaptureID) -> Int? { Int(id.rawValue.suffix(8), radix: 16) }

  static func hexadecimal(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
