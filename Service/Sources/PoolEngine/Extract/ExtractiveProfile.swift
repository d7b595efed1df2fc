/// How fields are filled from excerpts. See the README for the rules in words.
enum ExtractiveProfile {
  /// An entry with what is looked at again for every field.
  struct Entry {
    /// Its reference.
    let ref: String
    /// Its name, in one line.
    let name: String
    /// Name and excerpt in pieces that can be quoted.
    let lines: [String]
    /// The same, folded.
    let folded: [FoldedText]
    /// All its words.
    let words: ContentWords
    /// The words of its kind.
    let kind: ContentWords
  }

  /// The entries of a request, taken apart once.
  struct Context {
    /// In the order of the request.
    let entries: [Entry]

    /// Takes a context apart.
    init(_ context: [ContextEntry]) {
      entries = context.map { entry in
        let lines = Sentences.of([entry.name, entry.excerpt].compactMap { $0 }.joined(separator: "\n"))
        return Entry(
          ref: entry.ref, name: PlainText.oneLine(entry.name ?? "", max: 200), lines: lines,
          folded: lines.map { FoldedText($0) }, words: ContentWords(lines.joined(separator: "\n"), isWhole: true),
          kind: ContentWords(entry.kind ?? "", isWhole: true))
      }
    }
  }

  /// References that are named for one value.
  private static let refMax = 8
  private static let elementMax = 20

  /// A value for a field, or nil where the context says none.
  static func proposal(for field: ProfileField, in context: Context) -> ProfileProposal? {
    if let items = field.schema.items {
      return list(of: items, for: field, in: context)
    }
    if let types = field.schema.types, types.isDisjoint(with: [.string, .number, .integer, .boolean]) { return nil }
    for found in candidates(for: field, schema: field.schema, in: context) where field.schema.accepts(found.value) {
      return ProfileProposal(field: field.pointer, value: found.value, refs: Array(found.refs.prefix(refMax)))
    }
    return nil
  }

  private static func list(of items: JSONSchema, for field: ProfileField, in context: Context) -> ProfileProposal? {
    var values: [JSONValue] = []
    var refs: [String] = []
    for found in candidates(for: field, schema: items, in: context)
    where items.accepts(found.value) && !values.contains(found.value) && values.count < elementMax {
      values.append(found.value)
      for ref in found.refs where !refs.contains(ref) && refs.count < refMax { refs.append(ref) }
    }
    let value = JSONValue.array(values)
    guard !values.isEmpty, field.schema.accepts(value) else { return nil }
    return ProfileProposal(field: field.pointer, value: value, refs: refs)
  }

  /// Values that the context holds for a field, the best founded first.
  private static func candidates(
    for field: ProfileField, schema: JSONSchema, in context: Context
  ) -> [(value: JSONValue, refs: [String])] {
    let label = FoldedText(FoldedText.spaced(field.path.last ?? "")).words
    let asked = ContentWords(words: label)
    guard !asked.isEmpty else { return [] }
    var order: [JSONValue] = []
    var refs: [JSONValue: [String]] = [:]
    func add(_ value: JSONValue, _ ref: String) {
      if refs[value] == nil { order.append(value) }
      if refs[value]?.contains(ref) != true { refs[value, default: []].append(ref) }
    }
    for entry in context.entries {
      if let choices = schema.choices {
        for choice in choices where isNamed(choice, asked: asked, in: entry) { add(choice, entry.ref) }
        continue
      }
      for text in labelled(label, title: field.schema.title, in: entry) {
        for part in schema == field.schema ? [text] : parts(of: text) {
          if let value = value(of: part, schema: schema) { add(value, entry.ref) }
        }
      }
      // A book, for a field that asks for a favourite book.
      let isOfKind = !entry.name.isEmpty && !entry.kind.isEmpty && asked.keys.contains(where: entry.kind.contains)
      if isOfKind, schema.types?.contains(.string) != false, schema.format == nil {
        add(.string(entry.name), entry.ref)
      }
    }
    return order.map { ($0, refs[$0] ?? []) }.enumerated()
      .sorted { one, other in
        one.element.1.count != other.element.1.count
          ? one.element.1.count > other.element.1.count : one.offset < other.offset
      }
      .map { (value: $0.element.0, refs: $0.element.1) }
  }

  /// Whether an entry names a choice, and is about the field: it names that too, or it is of its kind.
  private static func isNamed(_ choice: JSONValue, asked: ContentWords, in entry: Entry) -> Bool {
    guard let text = choice.string else { return false }
    let words = FoldedText(text).words
    guard !words.isEmpty else { return false }
    let isSaid = entry.folded.contains { line in
      line.words.indices.contains { line.words[$0...].starts(with: words) }
    }
    return isSaid && asked.keys.contains { entry.words.contains($0) || entry.kind.contains($0) }
  }

  /// What follows `label:` in a line of an entry, in the words of the field's name or title.
  private static func labelled(_ label: [String], title: String?, in entry: Entry) -> [String] {
    let labels = [label, title.map { FoldedText($0).words } ?? []].filter { !$0.isEmpty }
    return entry.lines.compactMap { line in
      guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" || $0 == "=" }) else { return nil }
      let head = FoldedText(String(line[..<colon])).words
      let tail = PlainText.oneLine(String(line[line.index(after: colon)...]), max: 400)
      guard !tail.isEmpty, labels.contains(where: { head.suffix($0.count) == $0[...] || head == $0 }) else {
        return nil
      }
      return tail
    }
  }

  private static func parts(of text: String) -> [String] {
    text.split { ",;、，/".contains($0) }.map { PlainText.oneLine(String($0), max: 200) }.filter { !$0.isEmpty }
  }

  /// A text as a value of the types allowed, the most exact first.
  private static func value(of text: String, schema: JSONSchema) -> JSONValue? {
    let types = schema.types ?? [.string]
    if types.contains(.boolean), let flag = flag(text) { return .bool(flag) }
    if !types.isDisjoint(with: [.integer, .number]), let number = number(in: text) { return .number(number) }
    guard types.contains(.string) else { return nil }
    if schema.format != nil {
      let words = text.split(whereSeparator: \.isWhitespace).map { $0.trimmingSuffix { ".,;)".contains($0) } }
      return words.map { JSONValue.string(String($0)) }.first(where: schema.accepts)
    }
    return .string(String(text.trimmingSuffix { $0 == "." }))
  }

  private static func flag(_ text: String) -> Bool? {
    switch FoldedText(text).words.first {
    case "yes", "true", "ja", "oui", "si", "sim", "tak", "はい", "是": true
    case "no", "false", "nein", "non", "nao", "nee", "nie", "いいえ", "否": false
    default: nil
    }
  }

  /// The first number, with a decimal comma read as a point.
  private static func number(in text: String) -> JSONNumber? {
    var digits = ""
    for letter in text {
      if letter.isASCII, letter.isNumber || letter == "-" && digits.isEmpty {
        digits.append(letter)
      } else if letter == "." || letter == ",", !digits.isEmpty, !digits.contains(".") {
        digits.append(".")
      } else if !digits.isEmpty, digits != "-" {
        break
      } else {
        digits = ""
      }
    }
    if digits.hasSuffix(".") { digits.removeLast() }
    return JSONNumber(digits)
  }
}
