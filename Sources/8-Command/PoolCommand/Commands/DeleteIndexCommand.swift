internal import Foundation
internal import PoolKit

/// Deletes what was read.
enum DeleteIndexCommand: Command {
  static let name = "delete-index"
  static let summary = "delete the index and all that was read"
  static let explanation = "Deletes the index. Photos and models stay. Asks first, unless --yes is given."
  static let yes = Flag(name: "yes", value: .none, help: "Do not ask.")
  static let flags = [yes]
  static let examples: [CommandExample] = [("pool delete-index --yes", "Delete without asking.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let store = Places.store(arguments)
    if !arguments.has(yes) {
      Output.message("Delete the index in \(store.path) and everything read from the captures? y/N")
      guard ["y", "yes"].contains(readLine()?.lowercased()) else {
        Output.message("pool: Nothing was deleted; --yes deletes without asking.")
        return 1
      }
    }
    try PoolClient.deleteIndex(storage: store)
    if !arguments.has(.quiet) { Output.message("The index is deleted.") }
    return 0
  }
}
