/// One option of a command, declared once: its parsing, help and completion all follow from this.
struct Flag {
  /// What completion offers for a value.
  enum Value {
    case none
    case text(String)
    case file(String)
    case folder(String)
    case choice(String, [String])

    /// What stands for the value in help; nil where there is none.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let name), .file(let name), .folder(let name), .choice(let name, _): name
      }
    }
  }

  let name: String
  let value: Value
  let help: String
  /// May be given several times.
  var repeats = false

  static let library = Flag(
    name: "library", value: .folder("DIR"), help: "The folder of photos (default: the one the index was made from).")
  static let store = Flag(
    name: "store", value: .folder("DIR"), help: "The folder of the index (default: $XDG_DATA_HOME/pool).")
  static let models = Flag(
    name: "models", value: .folder("DIR"),
    help: "The folder of the models (default: $POOL_MODELS, the store's, or models/ above this program).")
  static let json = Flag(name: "json", value: .none, help: "Print JSON for scripts.")
  static let quiet = Flag(name: "quiet", value: .none, help: "Print results only.")
  static let help = Flag(name: "help", value: .none, help: "Print this help.")
  static let common = [library, store, models, json, quiet, help]

  static let limit = Flag(name: "limit", value: .text("N"), help: "At most so many captures, 1 to 1000 (default 20).")
  static let offset = Flag(name: "offset", value: .text("N"), help: "Leave out the first N.")
  static let cursor = Flag(name: "cursor", value: .text("C"), help: "Go on after the page that printed this cursor.")
  static let media = Flag(
    name: "media", value: .choice("KIND", ["photo", "screenshot", "video"]), help: "Only this kind of capture.",
    repeats: true)
  static let since = Flag(
    name: "since", value: .text("DATE"),
    help: "Not before DATE: 2024, 2024-03, 2024-03-01, RFC 3339, or 30d, 6m, 2y ago.")
  static let until = Flag(
    name: "until", value: .text("DATE"), help: "Not after DATE, that day, month or year included.")
  static let sheet = Flag(
    name: "sheet", value: .file("FILE"), help: "Write a contact sheet of the hits (.jpg or .png).")
}

/// What was typed after a command's name.
struct Arguments {
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: `UsageError` for an unknown flag or a missing value.
  init(_ words: [String], flags: [Flag]) throws {
    var rest = words[...]
    var onlyPositional = false
    while let word = rest.popFirst() {
      if onlyPositional || !word.hasPrefix("--") {
        positional.append(word)
        continue
      }
      if word == "--" {
        onlyPositional = true
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard let flag = flags.first(where: { $0.name == parts[0] }) else {
        let near = Suggestion.nearest(to: parts[0], in: flags.map(\.name)).map { "; did you mean --\($0)?" } ?? ""
        throw UsageError("unknown option --\(parts[0])\(near)")
      }
      guard let placeholder = flag.value.placeholder else {
        guard parts.count == 1 else { throw UsageError("--\(flag.name) takes no value") }
        values[flag.name] = [""]
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw UsageError("--\(flag.name) needs a value: --\(flag.name) \(placeholder)")
      }
      if case .choice(_, let choices) = flag.value, !choices.contains(value) {
        throw UsageError("--\(flag.name) is one of \(choices.joined(separator: ", "))")
      }
      values[flag.name] = flag.repeats ? values[flag.name, default: []] + [value] : [value]
    }
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }
  func value(_ flag: Flag) -> String? { values[flag.name]?.last }
  func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// - Throws: `UsageError` unless the value is a whole number in the range.
  func number(_ flag: Flag, in range: ClosedRange<Int>, default standard: Int) throws -> Int {
    guard let text = value(flag) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(flag.name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// The command was typed wrongly; exit status 2.
struct UsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// The nearest of some words to one that was mistyped.
enum Suggestion {
  /// Nil where nothing is near.
  static func nearest(to word: String, in words: [String]) -> String? {
    words.map { ($0, distance(word, $0)) }.filter { $0.1 <= max(1, word.count / 3) }.min { $0.1 < $1.1 }?.0
  }

  /// Edit distance (Levenshtein).
  private static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one)
    let b = Array(other)
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
