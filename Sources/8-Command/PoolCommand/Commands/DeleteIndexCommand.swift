internal import Foundation
internal import PoolKit

/// Deletes what was read.
enum DeleteIndexCommand: Command {
  static let name = "delete-index"
  static let summary = "delete the index and all that was read"
  static let explanation = """
    Deletes the index. Photos, models, grants and options stay. Asks first, unless --yes is given.
    """
  static let flags: [Flag] = [.yes]
  static let examples: [CommandExample] = [("pool delete-index --yes", "Delete without asking.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let store = Places.store(arguments)
    guard Question.ask("Delete the index in \(store.path) and everything read from the captures?", arguments) else {
      return 1
    }
    try await PoolClient.deleteIndex(storage: store)
    if !arguments.has(.quiet) { Output.message("The index is deleted.") }
    return 0
  }
}

/// Deletes everything that pool holds.
enum EraseCommand: Command {
  static let name = "erase"
  static let summary = "delete the index, all grants, options and installed models"
  static let explanation = """
    Deletes all that pool keeps in its store; no byte of what was read stays in any of its files. Photos stay, and so do
    models that stand elsewhere. Asks first, unless --yes is given.
    """
  static let flags: [Flag] = [.yes]
  static let examples: [CommandExample] = [("pool erase --yes", "Erase without asking.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let store = Places.store(arguments)
    guard
      Question.ask("Erase all of \(store.path): the index, grants, options and installed models?", arguments)
    else { return 1 }
    try await PoolClient.erase(storage: store)
    if !arguments.has(.quiet) { Output.message("Everything is erased.") }
    return 0
  }
}

/// Deletes the index and makes it anew.
enum RebuildCommand: Command {
  static let name = "rebuild"
  static let summary = "delete the index and read everything again"
  static let explanation = "Deletes the index, keeps grants and options, and indexes from the beginning. Asks first."
  static let jsonForm = IndexCommand.jsonForm
  static let flags: [Flag] = [.yes, IndexCommand.verbose]
  static let examples: [CommandExample] = [("pool rebuild --yes", "Read everything again.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let library = try Places.library(arguments)
    let store = Places.store(arguments)
    guard Question.ask("Delete the index in \(store.path) and read everything again?", arguments) else { return 1 }
    try await PoolClient.deleteIndex(storage: store)
    return try await IndexCommand.run(arguments, library: library)
  }
}

/// One question to the person, answered no unless they say yes.
enum Question {
  static func ask(_ text: String, _ arguments: Arguments) -> Bool {
    if arguments.has(.yes) { return true }
    Output.message("\(text) y/N")
    if ["y", "yes"].contains(readLine()?.lowercased()) { return true }
    Output.message("pool: Nothing was changed; --yes goes on without asking.")
    return false
  }
}
