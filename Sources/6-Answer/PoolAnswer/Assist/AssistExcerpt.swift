internal import PoolDerive
internal import PoolTypes

/// Turns a capture, as the grant lets it through, into what may be told of it.
struct AssistExcerpt {
  /// Characters (Unicode scalars) of an excerpt, of a name, of a judged text.
  static let lengthMax = 400
  static let nameMax = 200
  static let textMax = 2_000
  /// What objects may take of an excerpt that has text, too.
  private static let objectsMax = 200
  private static let linksMax = 3
  private static let labelsMax = 8
  private static let linesMax = 400
  /// Labels below it say little.
  private static let confidenceMin = 0.25

  let record: CaptureRecord
  /// Folded words that are looked for.
  let words: Set<String>
  /// Makes a new random reference.
  let reference: () -> String

  init(_ record: CaptureRecord, words: some Sequence<String>, reference: @escaping () -> String) {
    self.record = record
    self.reference = reference
    self.words = Set(words)
  }

  /// An entry; nil where nothing is left to tell.
  var entry: AssistEntry? {
    guard record.state == .indexed, record.sensitive == nil else { return nil }
    var categories: Set<DataCategory> = []
    func told(_ text: String?, _ category: DataCategory) -> String? {
      guard let text, !text.isEmpty else { return nil }
      categories.insert(category)
      return text
    }
    let name =
      told(record.things.first?.name, .things) ?? told(record.derived.leads.first?.title, .leads)
      ?? told(record.derived.objects.lazy.compactMap(Self.title).first, .objects)
    var parts: [String] = []
    var left = Self.lengthMax
    func add(_ text: String?) {
      guard let text, left > 20 else { return }
      let part = Self.cut(text, left)
      parts.append(part)
      left -= part.unicodeScalars.count + 1
    }
    let objects = told(record.derived.objects.prefix(4).map(Self.said).joined(separator: ". "), .objects)
    let lines = lines
    let hasText = !lines.isEmpty
    add(objects.map { hasText ? Self.cut($0, Self.objectsMax) : $0 })
    add(told(Self.window(of: lines, around: words, lengthMax: left), .evidence))
    add(told(record.things.dropFirst().prefix(4).map(\.name).joined(separator: ", "), .things))
    add(told(links.joined(separator: " "), .links))
    add(told(labels.isEmpty ? nil : "Shows: " + labels.joined(separator: ", "), .evidence))
    let excerpt = parts.joined(separator: "\n")
    guard name != nil || !excerpt.isEmpty else { return nil }
    return AssistEntry(
      ref: reference(), kind: kind, name: name.map { Self.cut(Self.tidy($0), Self.nameMax) },
      excerpt: excerpt.isEmpty ? nil : excerpt, date: day, captures: [record.id], categories: categories)
  }

  /// An item to be judged; nil where nothing is left to judge by.
  var item: AssistItem? {
    guard record.state == .indexed, record.sensitive == nil else { return nil }
    let read = Self.window(of: lines, around: words, lengthMax: Self.textMax)
    // What a code leads to, or what was made of it, may be all that there is.
    let made = read.isEmpty ? (record.derived.objects.prefix(4).map(Self.said) + links).joined(separator: "\n") : ""
    let text = read.isEmpty ? Self.cut(made, Self.textMax) : read
    let things = record.things.prefix(8).map { Self.cut(Self.tidy($0.name), Self.nameMax) }
    guard !text.isEmpty || !labels.isEmpty || !things.isEmpty else { return nil }
    var categories: Set<DataCategory> = read.isEmpty && labels.isEmpty ? [] : [.evidence]
    if !made.isEmpty {
      if !record.derived.objects.isEmpty { categories.insert(.objects) }
      if !links.isEmpty { categories.insert(.links) }
    }
    if !things.isEmpty { categories.insert(.things) }
    return AssistItem(
      ref: reference(), text: text, labels: labels, things: things.filter { !$0.isEmpty },
      capture: record.id, categories: categories)
  }

  private var kind: String {
    record.things.first?.kind.rawValue ?? record.derived.objects.first?.kind.rawValue
      ?? record.facts.mediaType.rawValue
  }

  /// By the capture's own clock. The file system's date is a guess.
  private var day: String? {
    guard let date = record.facts.date, date.source != .file else { return nil }
    return String(CivilTime(secondsSince1970: date.wallClockSeconds).text.prefix(10))
  }

  /// Without what speaks to a language model, and without coordinates.
  private var lines: [String] {
    let read = (record.reading?.text ?? []).prefix(Self.linesMax).map { Self.tidy($0.text) }
    return InstructionLines.removed(from: read).filter { !$0.isEmpty }
  }

  private var labels: [String] {
    (record.reading?.labels ?? []).filter { $0.confidence >= Self.confidenceMin }.prefix(Self.labelsMax)
      .map { Self.cut(Self.tidy($0.name), 100) }.filter { !$0.isEmpty }
  }

  /// Places on a map are left out, and of addresses what stands behind `?` or `#`, which may be a key.
  private var links: [String] {
    record.derived.links.lazy.filter { $0.kind != .map && !CoordinateTraces.areIn($0.value) }
      .prefix(Self.linksMax).map { link in
        let value = link.kind == .url ? String(link.value.prefix { $0 != "?" && $0 != "#" }) : link.value
        return Self.cut(Self.tidy(value), 120)
      }
  }

  private static func title(_ object: CapturedObject) -> String? {
    let title = object.fields[.title] ?? object.fields[.name] ?? object.fields[.merchant] ?? object.fields[.number]
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `receipt: merchant Corner Shop; total 12.90`
  private static func said(_ object: CapturedObject) -> String {
    let fields = CapturedObject.Field.allCases.compactMap { field in
      object.fields[field].map { "\(field.rawValue) \(tidy($0))" }
    }
    return "\(object.kind.rawValue): " + fields.joined(separator: "; ")
  }

  /// Lines from the telling ones on: the run of lines within the length that has the most of the words.
  static func window(of lines: [String], around words: Set<String>, lengthMax: Int) -> String {
    let lengths = lines.map { $0.unicodeScalars.count + 1 }
    guard let first = lines.first, lengthMax > 0 else { return "" }
    if lengths.reduce(0, +) <= lengthMax + 1 { return lines.joined(separator: "\n") }
    // Words of each line that are looked for.
    let found = lines.map { line in Set(FoldedLine(line).words.map(\.text)).intersection(words) }
    var (best, bestCount) = (0..<1, -1)
    var (start, length) = (0, 0)
    var counts: [String: Int] = [:]
    for end in lines.indices {
      length += lengths[end]
      for word in found[end] { counts[word, default: 0] += 1 }
      while length > lengthMax + 1, start < end {
        length -= lengths[start]
        for word in found[start] {
          counts[word, default: 1] -= 1
          if counts[word] == 0 { counts[word] = nil }
        }
        start += 1
      }
      if counts.count > bestCount { (best, bestCount) = (start..<end + 1, counts.count) }
    }
    // Filled up with what follows, for an answer mostly stands behind what it is asked by.
    var (range, total) = (best, lengths[best].reduce(0, +))
    while range.upperBound < lines.count, total + lengths[range.upperBound] <= lengthMax + 1 {
      total += lengths[range.upperBound]
      range = range.lowerBound..<range.upperBound + 1
    }
    let text = lines[range].joined(separator: "\n")
    return cut(text.isEmpty ? first : text, lengthMax)
  }

  /// On one line, with single blanks, without coordinates.
  private static func tidy(_ text: String) -> String {
    let words = String(text.unicodeScalars.prefix(2 * textMax)).unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    return CoordinateTraces.removed(from: words.map { String($0) }.joined(separator: " "))
  }

  private static func cut(_ text: String, _ lengthMax: Int) -> String {
    String(text.unicodeScalars.prefix(lengthMax))
  }
}
