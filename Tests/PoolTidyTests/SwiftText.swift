/// A Swift file's lines, and the same lines with comments and the contents of strings blanked.
struct SwiftText {
  let lines: [String]
  let code: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blanking = Blanking()
    code = lines.map { blanking.line($0) }
  }
}

/// Remembers from line to line whether a long string or a block comment is open.
private struct Blanking {
  var inLongString = false
  var inBlockComment = false

  mutating func line(_ line: String) -> String {
    let letters = Array(line)
    var kept: [Character] = []
    var index = 0
    var inString = false
    func starts(_ mark: String) -> Bool {
      index + mark.count <= letters.count && String(letters[index..<index + mark.count]) == mark
    }
    while index < letters.count {
      if inBlockComment {
        if starts("*/") { inBlockComment = false; index += 1 }
      } else if starts("\"\"\"") && !inString {
        inLongString.toggle()
        index += 2
      } else if inLongString {
        // The contents of a long string are no code.
      } else if inString {
        if letters[index] == "\\" { index += 1 } else if letters[index] == "\"" { inString = false }
      } else if starts("//") {
        break
      } else if starts("/*") {
        inBlockComment = true
      } else if letters[index] == "\"" {
        inString = true
        kept.append("\"")
      } else {
        kept.append(letters[index])
      }
      index += 1
    }
    return String(kept)
  }
}
