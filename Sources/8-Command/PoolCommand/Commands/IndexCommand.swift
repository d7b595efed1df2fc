internal import Foundation
internal import PoolKit

/// Runs once over the library.
enum IndexCommand: Command {
  static let name = "index"
  static let summary = "read what is new in a folder of photos"
  static let explanation = """
    Reads every photo, screenshot and video below the library folder that is not read yet, newest first: text, codes,
    labels, a fingerprint and vectors. Captures that are gone leave the index; moved files keep what was read.

    Ctrl-C stops after the captures under way and stores them; the next run goes on from there. A second Ctrl-C stops
    at once.
    """
  static let jsonForm = """
    JSON lines. While it runs, at most two a second: event "progress", step, indexed, total, failed, rate (captures a
    second) and secondsRemaining, the last two null while unknown. At the end one line: event "finished", reason
    (completed, stopped, waiting or failed), known, indexed, failed, skipped, skippedSensitive by kind, seconds.
    """
  static let verbose = Flag(
    name: "verbose", value: .none, help: "Name up to ten captures that could not be read, with the reason.")
  static let flags = [verbose, .languageModel, .geocoder]
  static let examples: [CommandExample] = [
    ("pool index --library ~/Pictures", "Index a folder."),
    ("pool index", "Read what was added since."),
    ("pool index --json", "Again, printing JSON lines for a script."),
  ]
  private static let failuresNamed = 10

  static func run(_ arguments: Arguments) async throws -> Int32 { try await run(arguments, library: nil) }

  /// - Parameter library: nil is the one that is named or known.
  static func run(_ arguments: Arguments, library: URL?) async throws -> Int32 {
    let began = Date().timeIntervalSince1970
    let storage = Places.store(arguments)
    let models = try Places.models(arguments)
    let json = arguments.has(.json)
    let quiet = arguments.has(.quiet)
    if models == nil, !quiet {
      Output.message(
        "No models are installed: text and what pictures show are not read. Run Tools/prepare-models for them.")
    }
    let client = try await Places.openForWriting(arguments, library: library)
    PoolSources.markCrashes(in: storage)
    let result = await follow(client, json: json, quiet: quiet)
    let ending = Ending(
      status: await client.sources.status, last: try? result.get().last, seconds: Date().timeIntervalSince1970 - began)
    if json { Output.json(ending.json) }
    let (last, named) = try result.get()
    if await client.sources.isPaused {
      Output.message("Indexing is paused; `pool resume` goes on.")
      return 0
    }
    if last.reason == .waiting {
      Output.message("pool: No grant covers anything; `pool grant` gives one.")
      return 1
    }
    if !json, !quiet { Output.message(ending.sentence) }
    if let named, !quiet, !json { tell(named) }
    if arguments.has(verbose) { try await nameFailures(client, of: ending.status.detail.failed) }
    return last.reason == .stopped || named?.wasStopped ?? false ? 130 : 0
  }

  /// Runs, shows how it goes, and stops when it is asked to or nobody listens any more.
  private static func follow(
    _ client: PoolClient, json: Bool, quiet: Bool
  ) async -> Result<(last: IndexStatus.LastRun, named: NamingReport?), any Error> {
    let run = Task {
      let last = try await client.sources.indexNow()
      // A language model names things once all is read.
      let named = last.reason == .completed ? await client.sources.nameThings() : nil
      if last.reason == .completed, !Task.isCancelled {
        tell(await client.sources.lookUpPlaces(), quiet: quiet || json)
      }
      return (last: last, named: named)
    }
    let signals = StopOnSignals {
      if !quiet {
        let isOnBar = Terminal.canRedraw && !json
        Output.message((isOnBar ? "\n" : "") + "Stopping after the captures under way; once more to stop at once.")
      }
      run.cancel()
    }
    Output.whenClosed { run.cancel() }
    let updates = await client.sources.statusUpdates()
    let reporter = Task {
      var report = IndexReport(json: json, quiet: quiet)
      for await status in updates { report.show(status, now: Date().timeIntervalSince1970) }
      report.finish()
    }
    let result = await run.result
    reporter.cancel()
    await reporter.value
    signals.end()
    return result
  }

  private static func tell(_ report: LookupReport?, quiet: Bool) {
    guard let report, !quiet else { return }
    switch report.ending {
    case .used: Output.message("More places can be named; the next run carries on.")
    case .metered: Output.message("The network is metered: no place was looked up.")
    case .failing: Output.message("The geocoder does not answer; the next run tries again.")
    case .done, .unknownHome, .stopped: break
    }
  }

  private static func tell(_ report: NamingReport) {
    if let reason = report.reason {
      Output.message("The language model was not asked any further: \(reason). The next run goes on.")
    }
    if report.looked > 0 {
      Output.message("The language model named things in \(report.named) of \(report.looked) captures.")
    }
  }

  private static func nameFailures(_ client: PoolClient, of count: Int) async throws {
    var named = 0
    for try await record in client.context.all(using: OwnGrant.grant, states: [.failed]) {
      guard named < failuresNamed else { break }
      Output.message("failed: \(Output.shown(record.path)): \(record.failure ?? "")")
      named += 1
    }
    if count > named { Output.message("and \(count - named) more; `pool export` names them all") }
  }
}

/// How a run ended.
struct Ending {
  let status: IndexStatus
  /// Nil where the run failed.
  let last: IndexStatus.LastRun?
  let seconds: Double

  /// The last JSON line of a run.
  var json: [String: Any] {
    [
      "event": "finished", "reason": last?.reason.rawValue ?? "failed", "known": status.knownAssets,
      "indexed": status.indexedAssets, "failed": status.detail.failed, "skipped": status.detail.skipped,
      "skippedSensitive": status.detail.skippedSensitive, "seconds": JSONForm.rounded(seconds),
      "indexedThisRun": last?.indexed ?? 0, "failedThisRun": last?.failed ?? 0,
    ]
  }

  /// For a person.
  var sentence: String {
    let failed = status.detail.failed > 0 ? ", \(status.detail.failed) could not be read" : ""
    return "\(last?.reason == .stopped ? "Stopped" : "Done"): \(last?.indexed ?? 0) read in "
      + "\(ProgressText.duration(seconds)); the index holds \(status.indexedAssets) of "
      + "\(status.knownAssets) captures\(failed)."
  }
}

/// Shows a run as it goes.
struct IndexReport {
  private let json: Bool
  private let quiet: Bool
  private var bar = ProgressBar()
  private var rate = ReadingRate()
  private var lastLine = 0.0

  init(json: Bool, quiet: Bool) {
    self.json = json
    self.quiet = quiet
  }

  /// - Parameter now: seconds since 1970.
  mutating func show(_ status: IndexStatus, now: Double) {
    guard status.phase == .indexing else { return }
    let detail = status.detail
    if detail.step == .indexing { rate.note(done: detail.indexed + detail.failed + detail.skipped, now: now) }
    if json {
      guard now - lastLine >= 0.5 else { return }
      lastLine = now
      Output.json(Self.line(detail, rate: rate.perSecond))
    } else if !quiet {
      bar.show(status, rate: rate.perSecond, now: now)
    }
  }

  mutating func finish() { bar.finish() }

  /// One JSON line of progress.
  static func line(_ detail: IndexStatus.Detail, rate: Double?) -> [String: Any] {
    [
      "event": "progress", "step": detail.step.rawValue, "indexed": detail.indexed, "total": detail.total,
      "failed": detail.failed, "secondsRemaining": orNull(detail.secondsRemaining.map(JSONForm.rounded)),
      "rate": orNull(rate.map(JSONForm.rounded)),
    ]
  }
}
