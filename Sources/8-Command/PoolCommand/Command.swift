/// What may be typed, and what it does.
typealias CommandExample = (command: String, meaning: String)

/// One thing that `pool` does.
protocol Command: Sendable {
  static var name: String { get }
  /// What follows the name in help, such as `QUERY`; empty where nothing does.
  static var operands: String { get }
  /// What completion offers there.
  static var operandValue: Flag.Value { get }
  /// How many words may follow the name.
  static var operandsMax: Int { get }
  /// One line.
  static var summary: String { get }
  /// A few sentences; paragraphs have an empty line between them.
  static var explanation: String { get }
  /// What `--json` prints.
  static var jsonForm: String { get }
  static var flags: [Flag] { get }
  static var examples: [CommandExample] { get }
  /// - Returns: the exit status.
  /// - Throws: `UsageError`, `PoolError`.
  static func run(_ arguments: Arguments) async throws -> Int32
}

extension Command {
  static var operands: String { "" }
  static var operandValue: Flag.Value { .none }
  static var operandsMax: Int { operands.isEmpty ? 0 : 1 }
  static var jsonForm: String { "" }
  static var flags: [Flag] { [] }
  static var allFlags: [Flag] { flags + Flag.general }
}

/// Every command, in the order of the overview.
enum CommandList {
  static let all: [any Command.Type] = [
    IndexCommand.self, WatchCommand.self, SearchCommand.self, SimilarCommand.self, ShowCommand.self,
    InspectCommand.self, BrowseCommand.self, ThingsCommand.self, LinksCommand.self, ObjectsCommand.self,
    LeadsCommand.self, RecurringCommand.self, InterestsCommand.self, FacetsCommand.self, VisitsCommand.self,
    TripsCommand.self, PlacesCommand.self, PeopleCommand.self, AskCommand.self, ProfileCommand.self, JudgeCommand.self,
    EgressCommand.self,
    StatusCommand.self,
    OptionsCommand.self, PauseCommand.self,
    ResumeCommand.self, ScheduleCommand.self, ModelsCommand.self, GrantCommand.self, GrantsCommand.self,
    RevokeCommand.self, ExportCommand.self, RebuildCommand.self, DeleteIndexCommand.self, EraseCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }

  /// - Throws: `UsageError` with the nearest name where there is no such command.
  static func required(_ name: String) throws -> any Command.Type {
    if let command = named(name) { return command }
    let near = Suggestion.nearest(to: name, in: all.map { $0.name }).map { "; did you mean `pool \($0)`?" }
    throw UsageError("there is no command `\(name)`\(near ?? "")")
  }
}
