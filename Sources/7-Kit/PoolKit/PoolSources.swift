package import Foundation
internal import PoolLibrary
internal import PoolReadModels
internal import PoolStore

/// The index as something that runs: progress, and the models it runs with.
public actor PoolSources {
  private let library: (any PhotoLibrary)?
  private let store: IndexStore
  private let wiring: Wiring
  private let broadcast = StatusBroadcast()
  private var running: (task: Task<IndexStatus.LastRun, any Error>, stop: StopSignal)?

  init(library: (any PhotoLibrary)?, store: IndexStore, wiring: Wiring) throws {
    self.library = library
    self.store = store
    self.wiring = wiring
    let counts = try store.counts()
    let last = try store.setting("lastRun").flatMap {
      try? JSONDecoder().decode(IndexStatus.LastRun.self, from: Data($0.utf8))
    }
    broadcast.update { status in
      counts.fill(&status)
      status.lastRun = last
    }
  }

  /// Runs once over the library and returns how it ended. Cancelling the calling task stops the run cleanly after
  /// the captures under way; what was read is stored. A call during a run waits for that run.
  ///
  /// - Throws: `PoolError` where the library or the store cannot be used; what was stored before stays.
  public func indexNow() async throws -> IndexStatus.LastRun {
    guard let library else { throw PoolError.invalidRequest("The client was opened without a library.") }
    if running == nil {
      let stop = StopSignal()
      let run = IndexRun(
        library: library, store: store, pipeline: CapturePipeline(readers: wiring.readers), gate: nil,
        status: broadcast, stop: stop, threads: ProcessInfo.processInfo.activeProcessorCount,
        now: { Date().timeIntervalSince1970 })
      running = (Task { try await self.follow(run, stop) }, stop)
    }
    guard let (task, stop) = running else { throw PoolError.invalidRequest("The run did not begin.") }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      stop.stop()
    }
  }

  /// One run to its end, however many wait for it.
  private func follow(_ run: IndexRun, _ stop: StopSignal) async throws -> IndexStatus.LastRun {
    defer { running = nil }
    do {
      let last = try await run.run()
      try finish(last)
      return last
    } catch {
      let text = (error as? PoolError)?.description ?? "the run failed"
      broadcast.update { status in
        status.phase = .paused
        status.pauseReason = .failed
        status.failureDescription = text
      }
      throw error
    }
  }

  private func finish(_ last: IndexStatus.LastRun) throws {
    if let text = try? JSONEncoder().encode(last) {
      try store.set("lastRun", to: String(decoding: text, as: UTF8.self))
    }
    let counts = try store.counts()
    broadcast.update { status in
      counts.fill(&status)
      status.phase = last.reason == .stopped ? .paused : .idle
      status.pauseReason = last.reason == .stopped ? .byApp : nil
      status.lastRun = last
      status.detail.secondsRemaining = nil
      status.detail.searchUpdatedAt = last.finishedAt
    }
  }

  /// Lets a crash of this process leave a mark in the folder of an index, so that the next run knows it from an end
  /// from outside. For programs that own their process: it sets signal handlers.
  package static func markCrashes(in storage: URL) { CrashMark.arm(in: storage) }

  /// The newest status at once, then every later one; only the newest is kept for a slow listener.
  public func statusUpdates() -> AsyncStream<IndexStatus> { broadcast.updates() }

  /// The newest status.
  public var status: IndexStatus { broadcast.current }
}

/// One model file of the manifest.
package struct ModelState: Sendable, Codable {
  package var name: String
  package var version: String
  package var purpose: String
  package var bytes: Int
  package var licence: String
  /// `ready`, `missing`, or `damaged` where size or SHA-256 differ.
  package var state: String

  /// The files of a models folder, each checked.
  ///
  /// - Throws: `PoolError.modelUnavailable` where the manifest is absent or not understood.
  package static func all(in folder: URL) throws -> [ModelState] {
    let models = try InstalledModels(folder: folder)
    return models.manifest.models.map { entry in
      ModelState(
        name: entry.name, version: entry.version, purpose: entry.purpose, bytes: entry.bytes,
        licence: entry.licence, state: models.state(of: entry).rawValue)
    }
  }
}
