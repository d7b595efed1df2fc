internal import Foundation
internal import PoolKit

enum StatusCommand: Command {
  static let name = "status"
  static let operands = ""
  static let summary = "say where the index stands"
  static let explanation = "Prints counts, the last run and the installed models. Times in JSON are seconds since 1970."
  static let flags: [Flag] = []
  static let examples: [CommandExample] = [("pool status --json", "The whole status as JSON.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    let status = await client.sources.status
    if arguments.has(.json) {
      Output.json(JSONForm.status(status))
      return 0
    }
    Output.line("Library: \(try client.context.libraryPath() ?? "none")")
    Output.line(
      "Captures: \(status.knownAssets) known, \(status.indexedAssets) indexed, "
        + "\(status.visuallyIndexedAssets) with an image vector, \(status.detail.failed) failed"
    )
    if let last = status.lastRun {
      Output.line("Last run: \(last.reason.rawValue), \(last.indexed) read, \(last.failed) failed")
    }
    return 0
  }
}

enum ModelsCommand: Command {
  static let name = "models"
  static let operands = "status"
  static let summary = "say which models are installed and whether they are whole"
  static let explanation = "Checks every model file against its SHA-256."
  static let flags: [Flag] = []
  static let examples: [CommandExample] = [
    ("pool models status", "Name, version, state, size and licence of each file.")
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    guard arguments.positional.isEmpty || arguments.positional == ["status"] else {
      throw UsageError("pool models knows `status` alone")
    }
    guard let folder = try Places.models(arguments) else {
      throw PoolError.modelUnavailable("No models are installed; run Tools/prepare-models.")
    }
    let states = try ModelState.all(in: folder)
    if arguments.has(.json) {
      Output.json([
        "models": states.map {
          [
            "name": $0.name, "version": $0.version, "purpose": $0.purpose, "bytes": $0.bytes, "licence": $0.licence,
            "state": $0.state,
          ] as [String: Any]
        }
      ])
    } else {
      for state in states {
        let megabytes = String(format: "%6.1f MB", Double(state.bytes) / 1e6)
        Output.line(
          Help.padded(state.name, 22) + Help.padded(state.version, 14) + Help.padded(state.state, 9) + megabytes + "  "
            + state.licence)
      }
    }
    return states.allSatisfy { $0.state == "ready" } ? 0 : 1
  }
}

enum DeleteIndexCommand: Command {
  static let name = "delete-index"
  static let operands = ""
  static let summary = "delete the index and all that was read"
  static let explanation = "Deletes the index. Photos and models stay. Asks first, unless --yes is given."
  static let yes = Flag(name: "yes", value: .none, help: "Do not ask.")
  static let flags = [yes]
  static let examples: [CommandExample] = [("pool delete-index --yes", "Delete without asking.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    if !arguments.has(yes) {
      Output.message("Delete the index and everything read from the captures? y/N")
      guard readLine()?.lowercased() == "y" else { return 1 }
    }
    try PoolClient.deleteIndex(storage: Places.store(arguments))
    return 0
  }
}
