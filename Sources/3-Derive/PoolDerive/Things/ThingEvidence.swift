package import PoolTypes

/// All that a language model is told of one capture.
///
/// It has no place for coordinates, addresses, contacts, people, file names or the person's own words, so none can be
/// told. E-mail addresses and long numbers on the screen are cut out of its text.
package struct ThingEvidence: Hashable, Sendable {
  /// In reading order, together at most `textMax` characters (Unicode scalars).
  package let lines: [String]
  /// Most certain first.
  package let labels: [String]
  /// Web addresses without what stands after `?` or `#`, and accounts as `@name`.
  package let links: [String]
  /// What products, events, recipes and books are called.
  package let titles: [String]
  package let mediaType: MediaType
  /// `2026-03`, by the capture's own clock; nil where the date is unknown or only the file system's.
  package let month: String?

  /// Characters of all lines together.
  package static let textMax = 1_200
  private static let linesMax = 200
  private static let listMax = 10
  private static let linkLengthMax = 200
  private static let titleLengthMax = 120
  /// Labels below it say little.
  private static let labelConfidenceMin = 0.2

  /// Takes what the categories allow; nil for a capture that was held back or is not indexed, and where nothing is
  /// left to name anything by.
  /// - Parameters:
  ///   - derivation: What fixed rules made of the capture.
  ///   - categories: What is granted: `.evidence` gives text and labels, `.links` links, `.objects` titles. Whether
  ///     things are wanted at all is the caller's question.
  package init?(record: CaptureRecord, derivation: Derivation = Derivation(), categories: Set<DataCategory>) {
    guard record.state == .indexed, record.sensitive == nil else { return nil }
    let reading = categories.contains(.evidence) ? record.reading : nil
    lines = Self.lines(reading?.text ?? [])
    let certain = (reading?.labels ?? []).filter { $0.confidence >= Self.labelConfidenceMin }
    labels = certain.prefix(Self.listMax).map { Self.tidy($0.name, lengthMax: Self.titleLengthMax) }
    links = categories.contains(.links) ? Self.links(derivation.links) : []
    titles = categories.contains(.objects) ? Self.titles(derivation.objects) : []
    mediaType = record.facts.mediaType
    month = record.facts.date.flatMap(Self.month)
    if lines.isEmpty && labels.isEmpty && links.isEmpty && titles.isEmpty { return nil }
  }

  /// Names this evidence asked of one model in one way: what was named before under the same version still holds.
  /// 32 hexadecimal digits.
  package func version(model: String, prompt: String = ThingPrompt.version) -> String {
    var hash = StableHash()
    hash.add(texts: [model, prompt, mediaType.rawValue, month ?? ""])
    for list in [lines, labels, links, titles] { hash.add(texts: list) }
    return hash.digits
  }

  /// Everything that may give a name its ground.
  package var texts: [String] { lines + labels + links + titles }

  private static func lines(_ text: [TextLine]) -> [String] {
    var left = textMax
    var kept: [String] = []
    // Twice as much as is kept: some of it may be left out.
    var looked = 2 * textMax
    let tidied = text.prefix(linesMax).prefix { line in
      defer { looked -= line.text.unicodeScalars.count }
      return looked > 0
    }.map { tidy($0.text, lengthMax: textMax) }
    for line in InstructionLines.removed(from: tidied) where !line.isEmpty && left > 0 {
      let part = String(line.unicodeScalars.prefix(left))
      left -= part.unicodeScalars.count
      kept.append(part)
    }
    return kept
  }

  /// Web addresses and accounts alone: mail, telephone, postal addresses and maps lead to people and homes.
  private static func links(_ links: [Link]) -> [String] {
    let values: [String] = links.lazy.prefix(100).compactMap { link in
      switch link.kind {
      case .url: address(link.value)
      case .handle: tidy(link.value, lengthMax: linkLengthMax)
      case .email, .phone, .address, .map: nil
      }
    }
    return distinct(values)
  }

  /// Without what stands after `?` or `#`, which may be a key; nil where it has a user's name and password in it.
  private static func address(_ value: String) -> String? {
    let scalars = value.unicodeScalars.prefix(2 * linkLengthMax).prefix { $0 != "?" && $0 != "#" }
    var previous: Unicode.Scalar = "/"
    for scalar in scalars {
      // `/@name` is an account.
      if scalar == "@" && previous != "/" { return nil }
      previous = scalar
    }
    return tidy(String(String.UnicodeScalarView(scalars)), lengthMax: linkLengthMax)
  }

  private static func titles(_ objects: [CapturedObject]) -> [String] {
    let values: [String] = objects.lazy.prefix(100).compactMap { object in
      switch object.kind {
      case .product: object.fields[.name]
      case .event, .recipe, .book: object.fields[.title]
      case .receipt, .tripDocument, .parcel, .contact, .wifiNetwork, .coupon: nil
      }
    }
    return distinct(values.map { tidy($0, lengthMax: titleLengthMax) })
  }

  /// At most `listMax`, each once, none empty, in their order.
  private static func distinct(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(values.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(listMax))
  }

  /// On one line, with single blanks, bounded, without private traces. Cut after those are found: a number at the end
  /// would otherwise be cut to one that is not known any more.
  private static func tidy(_ text: String, lengthMax: Int) -> String {
    let looked = String(text.unicodeScalars.prefix(2 * lengthMax))
    let words = PrivateTraces.removed(from: looked).unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    return String(words.map { String($0) }.joined(separator: " ").unicodeScalars.prefix(lengthMax))
  }

  private static func month(of date: CaptureDate) -> String? {
    if date.source == .file { return nil }
    return String(CivilTime(secondsSince1970: date.wallClockSeconds).text.prefix(7))
  }
}
