internal import Foundation
internal import PoolKit
internal import Synchronization

enum IndexCommand: Command {
  static let name = "index"
  static let operands = ""
  static let summary = "read what is new in a folder of photos"
  static let explanation = """
    Reads every photo, screenshot and video below the library folder that is not read yet, newest first: text, codes,
      labels, a fingerprint and vectors. Captures that are gone leave the index; moved files keep what was read.
      Ctrl-C stops after the captures under way; the next run goes on from there.
    """
  static let verbose = Flag(name: "verbose", value: .none, help: "Name what failed, with the reason.")
  static let flags = [verbose]
  static let examples: [CommandExample] = [
    ("pool index --library ~/Pictures", "Index a folder."),
    ("pool index --json", "Again, printing JSON lines for a script."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let began = Date().timeIntervalSince1970
    let storage = Places.store(arguments)
    let library = FolderLibrary(try Places.library(arguments), excluding: [storage])
    let client = try await PoolClient.open(
      configuration: PoolConfiguration(library: library, storage: storage, models: try Places.models(arguments)))
    let json = arguments.has(.json)
    let quiet = arguments.has(.quiet)
    let task = Task { try await client.sources.indexNow() }
    let signals = StopOnSignals { task.cancel() }
    defer { signals.end() }
    let updates = await client.sources.statusUpdates()
    let reporter = Task {
      var report = IndexReport(json: json, quiet: quiet)
      for await status in updates { report.show(status) }
      report.finish()
    }
    let result = await task.result
    reporter.cancel()
    await reporter.value
    let last = try result.get()
    let status = await client.sources.status
    finish(status, last: last, seconds: Date().timeIntervalSince1970 - began, json: json, quiet: quiet)
    if arguments.has(verbose) { try await nameFailures(client) }
    return last.reason == .stopped ? 130 : 0
  }

  private static func finish(
    _ status: IndexStatus, last: IndexStatus.LastRun, seconds: Double, json: Bool, quiet: Bool
  ) {
    if json {
      Output.json([
        "event": "finished", "reason": last.reason.rawValue, "known": status.knownAssets,
        "indexed": status.indexedAssets, "failed": status.detail.failed, "skipped": status.detail.skipped,
        "skippedSensitive": status.detail.skippedSensitive, "seconds": JSONForm.rounded(seconds),
        "indexedThisRun": last.indexed, "failedThisRun": last.failed,
      ])
    } else if !quiet {
      let failed = status.detail.failed > 0 ? ", \(status.detail.failed) could not be read" : ""
      let words = last.reason == .stopped ? "Stopped" : "Done"
      Output.message(
        "\(words): \(last.indexed) read in \(ProgressBar.duration(seconds)); the index holds "
          + "\(status.indexedAssets) of \(status.knownAssets) captures\(failed)."
      )
    }
  }

  private static func nameFailures(_ client: PoolClient) async throws {
    for try await record in client.context.all() where record.state == .failed {
      Output.message("failed: \(record.path): \(record.failure ?? "")")
    }
  }
}

/// Shows a run as it goes.
private struct IndexReport {
  let json: Bool
  let quiet: Bool
  private var bar = ProgressBar()
  private var lastLine = 0.0

  init(json: Bool, quiet: Bool) {
    self.json = json
    self.quiet = quiet
  }

  mutating func show(_ status: IndexStatus) {
    let now = Date().timeIntervalSince1970
    if json {
      guard now - lastLine >= 0.5 else { return }
      lastLine = now
      Output.json([
        "event": "progress", "step": status.detail.step.rawValue, "indexed": status.detail.indexed,
        "total": status.detail.total, "failed": status.detail.failed,
        "secondsRemaining": orNull(status.detail.secondsRemaining.map(JSONForm.rounded)),
      ])
    } else if !quiet {
      bar.show(status, now: now)
    }
  }

  mutating func finish() { bar.finish() }
}

/// Asks for an orderly end at the first interrupt; a second one ends the process at once.
final class StopOnSignals: Sendable {
  private let sources: Mutex<[any DispatchSourceSignal]>

  init(_ stop: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "pool.signals")
    let counter = SignalCount()
    sources = Mutex(
      [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
          if counter.next() > 0 { _exit(130) }
          Output.message("\nStopping after the captures under way; once more to stop at once.")
          stop()
        }
        source.resume()
        return source
      })
  }

  func end() { sources.withLock { all in for source in all { source.cancel() } } }
}

/// How many signals came.
private final class SignalCount: Sendable {
  private let value = Atomic(0)
  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
