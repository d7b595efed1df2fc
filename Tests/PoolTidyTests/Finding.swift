/// One place that breaks a rule of the house.
struct Finding: CustomStringConvertible, Equatable {
  var rule: Rule
  var path: String
  /// Counted from 1; 0 where the whole file is meant.
  var line: Int
  var detail = ""

  var description: String { "\(path):\(line): \(rule.rawValue)\(detail.isEmpty ? "" : " (\(detail))")" }
}

/// The rules that a program checks; the sentence is what a contributor reads.
enum Rule: String, CaseIterable {
  case fileLength = "a file has at most 400 lines, unless its first line says `// Table`"
  case functionLength = "a function has at most 60 lines, in a test 80"
  case lineLength = "a line of Swift is no longer than .swift-format says"
  case noForce = "nothing is forced: no `!` after a value, no `try!`, no `as!`"
  case noTrap = "a library neither prints nor stops the program"
  case proof = "what the compiler cannot check has its proof in a comment on the line before"
  case plainName = "a name says what a thing is, not that it helps, manages or is new"
  case documented = "a public type, and each type and function of the front door, has a doc comment"
  case nativeImport = "only an adapter or the store imports a native module"
  case pure = "ranking and answering know no clock, no file and no chance"
  case noHost = "no package host and no path of one machine stands in the repository"
  case lowerRoom = "a room imports lower rooms and its own room's port alone"
  case declaredImport = "a room imports exactly what the package manifest lists for it"
  case roomReadme = "a room's README lists the imports that the package manifest lists"
}
