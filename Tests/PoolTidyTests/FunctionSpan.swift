import Foundation

/// The lines that one function takes, from its `func` or `init` to its closing brace.
struct FunctionSpan {
  /// Counted from 0.
  var first: Int
  var length: Int

  /// Every function with a body. `code` is without comments and string contents.
  static func all(in code: [String]) -> [FunctionSpan] {
    code.indices.compactMap { index in
      let starts = code[index].range(of: #"\b(func\s|init[?]?[(<]|subscript\()"#, options: .regularExpression)
      guard let starts, !code[index][..<starts.lowerBound].contains("."),
        let last = end(of: index, from: starts.lowerBound, in: code)
      else { return nil }
      return FunctionSpan(first: index, length: last - index + 1)
    }
  }

  /// The line of the closing brace, or nil where there is no body.
  private static func end(of first: Int, from start: String.Index, in code: [String]) -> Int? {
    var round = 0
    var curly = 0
    for index in first..<code.count {
      let line = index == first ? String(code[index][start...]) : code[index]
      if index > first, curly == 0, round == 0, !continues(line) { return nil }
      for letter in line {
        switch letter {
        case "(", "[": round += 1
        case ")", "]": round -= 1
        case "{": curly += 1
        case "}":
          curly -= 1
          if curly == 0 && round == 0 { return index }
          if curly < 0 { return nil }
        default: break
        }
      }
    }
    return nil
  }

  /// Whether a line can belong to a signature that has not met its brace yet.
  private static func continues(_ line: String) -> Bool {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    return ["{", ")", "->", "where", "async", "throws"].contains(where: trimmed.hasPrefix)
  }
}
