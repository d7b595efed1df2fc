internal import Foundation
internal import PoolKit

/// Runs over the library and goes on as it changes.
enum WatchCommand: Command {
  static let name = "watch"
  static let summary = "index, then follow the folder and read what is new as it comes"
  static let explanation = """
    Indexes as `pool index` does, then waits for the folder to change and reads what is new. Pauses, grants and options
    that are set by another `pool` take effect within a second. Ctrl-C ends it after the captures under way.
    """
  static let jsonForm = "JSON lines, as `pool index` prints them while it runs; an event \"idle\" after each run."
  static let flags: [Flag] = [.languageModel, .geocoder]
  static let examples: [CommandExample] = [("pool watch --library ~/Pictures", "Keep an index current.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let json = arguments.has(.json)
    let quiet = arguments.has(.quiet)
    let client = try await Places.openForWriting(arguments, following: true)
    PoolSources.markCrashes(in: Places.store(arguments))
    let updates = await client.sources.statusUpdates()
    let reporter = Task {
      var report = IndexReport(json: json, quiet: quiet)
      var lastPhase: IndexStatus.Phase?
      for await status in updates {
        report.show(status, now: Date().timeIntervalSince1970)
        if status.phase != lastPhase, status.phase != .indexing {
          report.finish()
          report = IndexReport(json: json, quiet: quiet)
          tell(status, json: json, quiet: quiet)
        }
        lastPhase = status.phase
      }
    }
    let signals = StopOnSignals { reporter.cancel() }
    Output.whenClosed { reporter.cancel() }
    await reporter.value
    await client.sources.endRun()
    signals.end()
    return 130
  }

  private static func tell(_ status: IndexStatus, json: Bool, quiet: Bool) {
    if json {
      Output.json(["event": "idle", "phase": status.phase.rawValue, "indexed": status.indexedAssets])
    } else if !quiet {
      let words =
        switch status.phase {
        case .idle: "up to date"
        case .paused where status.pauseReason == .byApp: "paused; `pool resume` goes on"
        case .paused: "failed, and tried again later: \(status.failureDescription ?? "")"
        case .waitingForPermission: "waiting for the library to be there"
        case .waitingForGrant: "waiting for a grant"
        case .indexing: ""
        }
      Output.message("\(status.indexedAssets) of \(status.knownAssets) captures read; \(words)")
    }
  }
}
