/// What was typed, without the command's name: operands, and flags anywhere among them.
///
/// `--name value` and `--name=value` mean the same, `--` ends the flags, and a number below zero is an operand.
struct Arguments: Sendable {
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: `UsageError` for an unknown flag, a missing or an empty value.
  init(_ words: [String], flags: [Flag]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        return
      }
      guard Self.isFlag(word) else {
        positional.append(word)
        continue
      }
      if word == "-h" {
        values[Flag.help.name] = [""]
        continue
      }
      try take(word, from: &rest, flags: flags)
    }
  }

  /// A lone dash and numbers are operands.
  static func isFlag(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word) == nil
  }

  /// Splits `--name=value`.
  static func parts(_ word: String) -> (name: String, value: String?) {
    let text = word.drop { $0 == "-" }
    guard let sign = text.firstIndex(of: "=") else { return (String(text), nil) }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  private mutating func take(_ word: String, from rest: inout ArraySlice<String>, flags: [Flag]) throws {
    let (name, given) = Self.parts(word)
    guard word.hasPrefix("--"), let flag = flags.first(where: { $0.name == name }) else {
      let near = Suggestion.nearest(to: name, in: flags.map(\.name)).map { "; did you mean --\($0)?" }
      throw UsageError("unknown option \(word)\(near ?? "; a word that begins with - goes after --")")
    }
    guard let placeholder = flag.value.placeholder else {
      guard given == nil else { throw UsageError("--\(name) takes no value") }
      values[name] = [""]
      return
    }
    // A flag is no value of another flag: it is far likelier that the value was forgotten.
    let next = given == nil ? rest.first.flatMap { Self.isFlag($0) ? nil : $0 } : nil
    if next != nil { rest.removeFirst() }
    guard let value = given ?? next else {
      throw UsageError("--\(name) needs a value: --\(name) \(placeholder)")
    }
    // An empty path would mean the folder where the person happens to be.
    guard !value.isEmpty else { throw UsageError("--\(name) has an empty value: --\(name) \(placeholder)") }
    if case .choice(_, let choices) = flag.value, !choices.contains(value) {
      let near = Suggestion.nearest(to: value, in: choices).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("--\(name) is one of \(choices.joined(separator: ", "))\(near)")
    }
    values[name] = flag.repeats ? values[name, default: []] + [value] : [value]
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }
  func value(_ flag: Flag) -> String? { values[flag.name]?.last }
  func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// - Throws: `UsageError` unless the value is a whole number in the range.
  func number(_ flag: Flag, in range: ClosedRange<Int>, default standard: Int) throws -> Int {
    guard let text = value(flag) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(flag.name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// A whole command line, parted at the command's name. General flags may stand before it.
struct CommandLineWords {
  /// Nil where no command is named.
  var command: String?
  /// Everything else, in order.
  var others: [String] = []

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard Arguments.isFlag(word) else {
        command = word
        others += rest
        return
      }
      others.append(word)
      let (name, value) = Arguments.parts(word)
      let takesValue = Flag.general.first { $0.name == name }?.value.placeholder != nil
      if takesValue, value == nil, let next = rest.popFirst() { others.append(next) }
    }
  }
}
