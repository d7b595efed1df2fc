internal import PoolKit

/// Stops indexing until it is resumed.
enum PauseCommand: Command {
  static let name = "pause"
  static let summary = "stop indexing until `pool resume`"
  static let explanation = "Stops a run that is going on, and keeps later ones from beginning. Searches go on."
  static let examples: [CommandExample] = [("pool pause", "Stop indexing, in whatever process it runs.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try PoolClient.setPaused(true, storage: Places.store(arguments))
    if !arguments.has(.quiet) { Output.message("Indexing is paused.") }
    return 0
  }
}

/// Ends a pause.
enum ResumeCommand: Command {
  static let name = "resume"
  static let summary = "let indexing go on after `pool pause`"
  static let explanation = "Ends a pause. A `pool watch` goes on at once; otherwise `pool index` reads what is new."
  static let examples: [CommandExample] = [("pool resume", "Let indexing go on.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try PoolClient.setPaused(false, storage: Places.store(arguments))
    if !arguments.has(.quiet) { Output.message("Indexing may go on.") }
    return 0
  }
}
