/// The words of a command line, told apart.
struct Flags {
  /// Words that are neither flags nor their values.
  private(set) var words: [String] = []
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  /// Reads a command line.
  /// - Parameters:
  ///   - valued: the flags that take a value, without their dashes.
  ///   - plain: the flags that take none.
  /// - Throws: `UsageError` for a flag that is none of them, comes twice, or lacks its value.
  init(_ arguments: [String], valued: Set<String> = [], plain: Set<String> = []) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        words.append(word)
        continue
      }
      let sides = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(sides.first ?? "")
      if plain.contains(name), sides.count == 1 {
        switches.insert(name)
      } else if valued.contains(name) {
        guard let value = sides.count > 1 ? String(sides[1]) : rest.popFirst() else {
          throw UsageError("--\(name) needs a value")
        }
        // A value that was forgotten would take the next flag with it, and that may name the store.
        guard sides.count > 1 || !value.hasPrefix("--") else { throw UsageError("--\(name) needs a value") }
        guard values.updateValue(value, forKey: name) == nil else { throw UsageError("--\(name) comes twice") }
      } else {
        throw UsageError("there is no flag --\(name) here")
      }
    }
  }

  /// The value of a flag, or nil.
  subscript(name: String) -> String? { values[name] }

  /// Whether a plain flag is set.
  func isSet(_ name: String) -> Bool { switches.contains(name) }

  /// The value of a flag that has to be there.
  func required(_ name: String) throws -> String {
    guard let value = values[name] else { throw UsageError("--\(name) is needed") }
    return value
  }

  /// The value of a flag as a number within a range.
  func number(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(name) has to be \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The word at a place.
  func word(_ place: Int, _ meaning: String) throws -> String {
    guard words.indices.contains(place) else { throw UsageError("\(meaning) is needed") }
    return words[place]
  }
}
