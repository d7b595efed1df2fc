/// The index as something that runs: progress, and the models it runs with.
public actor PoolSources {
  /// Runs once over the library and returns how it ended. Cancelling the calling task stops the run cleanly after
  /// the captures under way; what was read is stored.
  public func indexNow() async throws -> IndexStatus.LastRun {
    throw PoolError.invalidRequest("not wired yet")
  }

  /// The newest status at once, then every later one; only the newest is kept for a slow listener. Ends with the
  /// client.
  public func statusUpdates() -> AsyncStream<IndexStatus> { AsyncStream { $0.finish() } }

  /// The newest status.
  public var status: IndexStatus { IndexStatus() }

  /// The installed models and whether each is usable.
  package func modelStates() -> [ModelState] { [] }
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
}
