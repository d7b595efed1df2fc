import Foundation

/// Rules that one file can break by itself. `path` is relative to the root of the repository.
enum FileRules {
  static func findings(path: String, text: String, lineLength: Int = 110) -> [Finding] {
    var found = hosts(path, text)
    guard path.hasSuffix(".swift") else { return found }
    let swift = SwiftText(text)
    found += lengths(path, swift, lineLength) + names(path, swift) + proofs(path, swift)
    if path.hasPrefix("Sources/") {
      found += forced(path, swift) + traps(path, swift) + documentation(path, swift)
      found += nativeImports(path, swift) + purity(path, swift)
    }
    return found
  }

  static func lengths(_ path: String, _ swift: SwiftText, _ lineLength: Int) -> [Finding] {
    var found: [Finding] = []
    let isTable = swift.lines.first?.hasPrefix("// Table") == true
    let count = swift.lines.last == "" ? swift.lines.count - 1 : swift.lines.count
    if count > 400 && !isTable {
      found.append(Finding(rule: .fileLength, path: path, line: 0, detail: "\(count)"))
    }
    for (index, line) in swift.lines.enumerated() where line.count > lineLength && !isTable {
      found.append(Finding(rule: .lineLength, path: path, line: index + 1, detail: "\(line.count)"))
    }
    for function in FunctionSpan.all(in: swift.code) where function.length > (path.hasPrefix("Tests/") ? 80 : 60) {
      found.append(
        Finding(rule: .functionLength, path: path, line: function.first + 1, detail: "\(function.length)"))
    }
    return found
  }

  static func forced(_ path: String, _ swift: SwiftText) -> [Finding] {
    matches(#"[\w)\]>]!(?!=)"#, rule: .noForce, path, swift)
  }

  static func traps(_ path: String, _ swift: SwiftText) -> [Finding] {
    let isCommand = path.hasPrefix("Sources/8-Command/")
    let trap = #"\b(fatalError|preconditionFailure|assertionFailure|abort)\("#
    let printing =
      isCommand ? [] : matches(#"(?<![\w.])(print|debugPrint|NSLog)\("#, rule: .noTrap, path, swift)
    return matches(trap, rule: .noTrap, path, swift) + printing
  }

  static func proofs(_ path: String, _ swift: SwiftText) -> [Finding] {
    matches(#"@unchecked Sendable|nonisolated\(unsafe\)"#, rule: .proof, path, swift).filter { finding in
      guard finding.line > 1 else { return true }
      return !swift.lines[finding.line - 2].trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
  }

  static func names(_ path: String, _ swift: SwiftText) -> [Finding] {
    let empty = "(Utils?|Utilities|Helpers?|Common|Manager|Extras|Misc)"
    var found = matches(
      #"\b(class|struct|enum|actor|protocol|typealias)\s+(\w*"# + empty + #"|New[A-Z]\w*)\b"#,
      rule: .plainName,
      path, swift)
    for part in path.split(separator: "/") {
      let stem = String(part.split(separator: ".").first ?? part)
      let pattern = "^(\\w*\(empty)|New[A-Z]\\w*|New)$"
      if stem.range(of: pattern, options: .regularExpression) != nil {
        found.append(Finding(rule: .plainName, path: path, line: 0, detail: stem))
      }
    }
    return found
  }

  static func documentation(_ path: String, _ swift: SwiftText) -> [Finding] {
    let type = #"^(@\w+(\([^)]*\))?\s+)*public\s.*\b(struct|class|enum|actor|protocol|typealias)\b"#
    let member = #"^\s*(@\w+(\([^)]*\))?\s+)*public\s.*\b(func|struct|class|enum|actor|protocol|typealias)\b"#
    let declaration = path.contains("/PoolKit/") ? member : type
    return matches(declaration, rule: .documented, path, swift).filter { finding in
      var above = finding.line - 2
      while above >= 0 {
        let line = swift.lines[above].trimmingCharacters(in: .whitespaces)
        if !line.hasPrefix("@") { return !line.hasPrefix("///") }
        above -= 1
      }
      return true
    }
  }

  static func nativeImports(_ path: String, _ swift: SwiftText) -> [Finding] {
    let allowed = [
      "/PoolStore/", "/PoolReadNative/", "/PoolReadModels/", "/PoolDerivePhone/", "/PoolDeriveCities/", "/PoolDrawing/",
      "/PoolHTTP/MicroHTTPD/",
    ]
    if allowed.contains(where: path.contains) { return [] }
    return matches(#"\bimport\s+CPool"#, rule: .nativeImport, path, swift)
  }

  static func purity(_ path: String, _ swift: SwiftText) -> [Finding] {
    guard path.contains("/PoolRank/") || path.contains("/PoolAnswer/") else { return [] }
    let impure =
      #"\b(Date\(\)|Date\.now|FileManager|FileHandle|ContinuousClock|SuspendingClock|ProcessInfo|"#
      + #"UUID\(\)|SystemRandomNumberGenerator|clock_gettime|random\()|\.random\b|\.shuffled\("#
    return matches(impure, rule: .pure, path, swift)
  }

  /// The words are put together here, so that this file does not hold them.
  static func hosts(_ path: String, _ text: String) -> [Finding] {
    let banned = [
      "pypi" + ".org", "python" + "hosted", "deb.debian" + ".org", "pkg" + ".dev", "/wo" + "rk/",
      "/ro" + "ot/",
    ]
    var found: [Finding] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for word in banned where line.contains(word) {
        found.append(Finding(rule: .noHost, path: path, line: index + 1, detail: word))
      }
    }
    return found
  }

  private static func matches(_ pattern: String, rule: Rule, _ path: String, _ swift: SwiftText) -> [Finding] {
    swift.code.enumerated().compactMap { index, line in
      guard let range = line.range(of: pattern, options: .regularExpression) else { return nil }
      return Finding(rule: rule, path: path, line: index + 1, detail: String(line[range]))
    }
  }
}
