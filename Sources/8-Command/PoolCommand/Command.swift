/// What may be typed, and what it does.
typealias CommandExample = (command: String, meaning: String)

/// One thing that `pool` does.
protocol Command: Sendable {
  static var name: String { get }
  /// What follows the name, such as `QUERY`.
  static var operands: String { get }
  /// One line.
  static var summary: String { get }
  /// A few sentences.
  static var explanation: String { get }
  static var flags: [Flag] { get }
  static var examples: [CommandExample] { get }
  /// - Returns: the exit status.
  /// - Throws: `UsageError`, `PoolError`.
  static func run(_ arguments: Arguments) async throws -> Int32
}

extension Command {
  static var allFlags: [Flag] { flags + Flag.common }
}

/// Every command, in the order of the overview.
enum CommandList {
  static let all: [any Command.Type] = [
    IndexCommand.self, SearchCommand.self, SimilarCommand.self, ShowCommand.self, InspectCommand.self,
    BrowseCommand.self, StatusCommand.self, ModelsCommand.self, ExportCommand.self, DeleteIndexCommand.self,
    CompletionsCommand.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}
