internal import Foundation
internal import PoolKit

/// Says where the index stands.
enum StatusCommand: Command {
  static let name = "status"
  static let summary = "say where the index stands"
  static let explanation = "Prints the library, how many captures are known, read and failed, and the last run."
  static let jsonForm = """
    One document: phase, progress from 0 to 1, indexedAssets, knownAssets, visuallyIndexedAssets, detail (step,
    indexed, total, fraction, searchable, waitingFor, skipped, failed, skippedSensitive, secondsRemaining,
    searchUpdatedAt, background), pauseReason, failureDescription and lastRun (reason, finishedAt, nextAttempt, indexed,
    failed). Times are seconds since 1970; what does not apply is null.
    """
  static let examples: [CommandExample] = [("pool status --json", "The whole status as JSON.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    let status = await client.sources.status
    if arguments.has(.json) {
      Output.json(JSONForm.status(status))
    } else {
      for line in lines(status, library: try client.context.libraryPath()) { Output.line(line) }
    }
    return 0
  }

  static func lines(_ status: IndexStatus, library: String?) -> [String] {
    let detail = status.detail
    var lines = [
      "Library:  \(Output.shown(library ?? "none"))",
      "Captures: \(status.knownAssets) known, \(status.indexedAssets) read, \(detail.failed) failed, "
        + "\(detail.skipped) held back; \(status.visuallyIndexedAssets) with an image vector",
    ]
    switch status.phase {
    case .indexing: lines.append("State:    a run is going on")
    case .paused: lines.append("State:    paused; `pool resume` goes on")
    case .waitingForGrant: lines.append("State:    no grant covers anything; `pool grant` gives one")
    case .waitingForPermission: lines.append("State:    the library is not there")
    case .idle: break
    }
    if let last = status.lastRun {
      let time = CivilTime(secondsSince1970: last.finishedAt.rounded(.down)).text + "Z"
      lines.append("Last run: \(last.reason.rawValue) at \(time), \(last.indexed) read, \(last.failed) failed")
    }
    return lines
  }
}
