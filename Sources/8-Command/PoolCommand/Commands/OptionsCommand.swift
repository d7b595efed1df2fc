internal import Foundation
internal import PoolKit

/// Shows and changes what the index covers and how it runs.
enum OptionsCommand: Command {
  static let name = "options"
  static let operands = "[NAME=VALUE…]"
  static let operandValue = Flag.Value.text("NAME=VALUE")
  static let operandsMax = 100
  static let summary = "show or change what the index covers"
  static let explanation = """
    Without words, prints every option. A change is stored at once, and what is covered no more is deleted before this
    returns; what is covered now is read by the next run.

    window is everything, growing:SPAN (from that far before now, and everything new) or sliding:SPAN (always the last
    span); a span is 30d, 8w, 6m or 2y. mediaTypes is a list of photos, screenshots and videos. focus is everything or
    food. maxPhotos is a number or none. The rest is true or false.
    """
  static let jsonForm = "One document: every option by its name."
  static let examples: [CommandExample] = [
    ("pool options", "Every option and its value."),
    ("pool options window=growing:6m maxPhotos=20000", "Six months back."),
    ("pool options focus=food places=false", "Food alone, and no places."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    guard !arguments.positional.isEmpty else {
      show(await (try Places.openForReading(arguments, needsIndex: false)).sources.indexOptions, arguments)
      return 0
    }
    // Words are checked before anything is made.
    var checked = IndexOptions()
    for word in arguments.positional { try OptionText.set(word, in: &checked) }
    let client = try await Places.openForGrants(arguments)
    var options = await client.sources.indexOptions
    for word in arguments.positional { try OptionText.set(word, in: &options) }
    do {
      try await client.sources.setIndexOptions(options)
      try await client.sources.sweep()
    } catch PoolError.storageBusy {
      Output.message("Another process reads or writes the index; what is covered no more goes with the next run.")
    }
    if !arguments.has(.quiet) { show(options, arguments) }
    return 0
  }

  private static func show(_ options: IndexOptions, _ arguments: Arguments) {
    let values = OptionText.values(options)
    if arguments.has(.json) {
      Output.json(Dictionary(values.map { ($0.name, $0.value as Any) }, uniquingKeysWith: { first, _ in first }))
    } else {
      for (name, value) in values { Output.line("\(name)=\(value)") }
    }
  }
}

/// Options as they are typed.
enum OptionText {
  private static var switches: [(name: String, path: WritableKeyPath<IndexOptions, Bool>)] {
    [
      ("savedVideos", \.savedVideos), ("allowsCellular", \.allowsCellular),
      ("updatesAutomatically", \.updatesAutomatically), ("sendsRunReports", \.sendsRunReports), ("places", \.places),
      ("people", \.people), ("namesWithCloudAssist", \.namesWithCloudAssist),
    ]
  }
  private static let others = ["window", "mediaTypes", "focus", "maxPhotos"]

  static func values(_ options: IndexOptions) -> [(name: String, value: String)] {
    let window =
      switch options.window {
      case .everything: "everything"
      case .growing(let span): "growing:" + text(span)
      case .sliding(let span): "sliding:" + text(span)
      }
    return [
      ("window", window), ("mediaTypes", options.mediaTypes.map(\.rawValue).sorted().joined(separator: ",")),
      ("focus", options.focus.rawValue), ("maxPhotos", options.maxPhotos.map(String.init) ?? "none"),
    ] + switches.map { ($0.name, options[keyPath: $0.path] ? "true" : "false") }
  }

  /// - Throws: `UsageError` for a name or a value that is none.
  static func set(_ word: String, in options: inout IndexOptions) throws {
    guard let sign = word.firstIndex(of: "=") else { throw UsageError("give an option a value: \(word)=VALUE") }
    let name = String(word[..<sign])
    let value = String(word[word.index(after: sign)...])
    func wrong(_ expected: String) -> UsageError { UsageError("\(name) is \(expected), not `\(value)`") }
    if let known = switches.first(where: { $0.name == name }) {
      guard let on = Bool(value) else { throw wrong("true or false") }
      options[keyPath: known.path] = on
      return
    }
    switch name {
    case "window":
      guard let window = window(value) else {
        throw wrong("everything, growing:SPAN or sliding:SPAN, such as growing:6m")
      }
      options.window = window
    case "mediaTypes":
      let kinds = value.split(separator: ",").map { SourceKind(rawValue: String($0)) }
      guard !kinds.isEmpty, !kinds.contains(nil) else { throw wrong("a list of photos, screenshots and videos") }
      options.mediaTypes = Set(kinds.compactMap { $0 })
    case "focus":
      guard let focus = IndexOptions.Focus(rawValue: value) else { throw wrong("everything or food") }
      options.focus = focus
    case "maxPhotos":
      guard value == "none" || Int(value).map({ $0 > 0 }) ?? false else { throw wrong("a number above 0, or none") }
      options.maxPhotos = Int(value)
    default:
      let near = Suggestion.nearest(to: name, in: others + switches.map(\.name)).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("there is no option `\(name)`\(near)")
    }
  }

  private static func window(_ text: String) -> IndexOptions.Window? {
    if text == "everything" { return .everything }
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let span = span(parts[1]) else { return nil }
    return parts[0] == "growing" ? .growing(from: span) : parts[0] == "sliding" ? .sliding(span) : nil
  }

  private static func span(_ text: String) -> IndexOptions.Span? {
    guard let count = Int(text.dropLast()), (1...100_000).contains(count) else { return nil }
    switch text.last {
    case "d": return .days(count)
    case "w": return .weeks(count)
    case "m": return .months(count)
    case "y": return .years(count)
    default: return nil
    }
  }

  private static func text(_ span: IndexOptions.Span) -> String {
    switch span {
    case .days(let count): "\(count)d"
    case .weeks(let count): "\(count)w"
    case .months(let count): "\(count)m"
    case .years(let count): "\(count)y"
    }
  }
}
