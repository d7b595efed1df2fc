import Foundation

/// A target of `Sources`, as the package manifest declares it.
struct Room: Equatable {
  var number: Int
  var folder: String
  var name: String
  var imports: Set<String>
}

/// Rules about what rooms import: manifest, source files and READMEs have to say the same.
enum RoomRules {
  /// The rooms that a package manifest declares with `room(…)` or `.executableTarget(…)`.
  static func rooms(inManifest manifest: String) -> [Room] {
    let declarations =
      calls(of: "    room(", in: manifest) + calls(of: "    .executableTarget(", in: manifest)
    return declarations.compactMap { declaration in
      let words = quoted(declaration)
      guard let path = words.first(where: { $0.hasPrefix("Sources/") }) ?? place(words) else { return nil }
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 3, let number = Int(parts[1].prefix(1)) else { return nil }
      let imports = words.filter { ($0.hasPrefix("Pool") || $0.hasPrefix("CPool")) && $0 != parts[2] }
      return Room(number: number, folder: path, name: parts[2], imports: Set(imports))
    }
  }

  static func findings(rooms: [Room], files: [String: String]) -> [Finding] {
    let numbers = Dictionary(rooms.map { ($0.name, $0.number) }, uniquingKeysWith: min)
    return rooms.flatMap { room in
      order(room, numbers) + imports(room, files) + readme(room, files["\(room.folder)/README.md"] ?? "")
    }
  }

  private static func order(_ room: Room, _ numbers: [String: Int]) -> [Finding] {
    room.imports.sorted().compactMap { name in
      guard let number = numbers[name] else { return nil }
      // Within one room only the port may be imported: the target that the others' names begin with.
      let isPort = number == room.number && room.name.hasPrefix(name)
      if number < room.number || isPort || room.name == "PoolTesting" && number < 7 { return nil }
      return Finding(rule: .lowerRoom, path: "Package.swift", line: 0, detail: "\(room.name) imports \(name)")
    }
  }

  private static func imports(_ room: Room, _ files: [String: String]) -> [Finding] {
    var used: Set<String> = []
    var found: [Finding] = []
    for (path, text) in files where path.hasPrefix(room.folder + "/") && path.hasSuffix(".swift") {
      for (index, line) in SwiftText(text).code.enumerated() {
        guard let name = imported(line), name.hasPrefix("Pool") || name.hasPrefix("CPool") else { continue }
        used.insert(name)
        if !room.imports.contains(name) {
          found.append(Finding(rule: .declaredImport, path: path, line: index + 1, detail: name))
        }
      }
    }
    // A native module may be listed for its link flags alone, where a shim is what is imported.
    for name in room.imports.subtracting(used).sorted() where !name.hasPrefix("CPool") {
      let detail = "\(room.name) lists \(name) and does not import it"
      found.append(Finding(rule: .declaredImport, path: "Package.swift", line: 0, detail: detail))
    }
    return found
  }

  private static func readme(_ room: Room, _ text: String) -> [Finding] {
    let path = "\(room.folder)/README.md"
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let start = flat.range(of: "Imports ") else {
      return [Finding(rule: .roomReadme, path: path, line: 0, detail: "no imports named")]
    }
    let sentence = flat[start.upperBound...].prefix { $0 != "." }
    let named = sentence.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let listed = Set(named.filter { $0.hasPrefix("Pool") || $0.hasPrefix("CPool") })
    let differing = listed.symmetricDifference(room.imports).sorted()
    if differing.isEmpty { return [] }
    return [Finding(rule: .roomReadme, path: path, line: 0, detail: differing.joined(separator: ", "))]
  }

  /// The module that a line imports, or nil.
  private static func imported(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
    let before = words[..<place].allSatisfy {
      $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
    }
    let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "typealias"]
    let named = words[(place + 1)...].first { !kinds.contains($0) }
    return before ? named?.split(separator: ".").first.map(String.init) : nil
  }

  /// `room("4-Store", "PoolStore", …)` names its folder in two words.
  private static func place(_ words: [String]) -> String? {
    words.count >= 2 && words[0].first?.isNumber == true ? "Sources/\(words[0])/\(words[1])" : nil
  }

  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The arguments of each call that begins with `opening`.
  private static func calls(of opening: String, in text: String) -> [String] {
    text.components(separatedBy: opening).dropFirst().map { rest in
      var depth = 1
      return String(
        rest.prefix { letter in
          if letter == "(" { depth += 1 } else if letter == ")" { depth -= 1 }
          return depth > 0
        })
    }
  }
}
