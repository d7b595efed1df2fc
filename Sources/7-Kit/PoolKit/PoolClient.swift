internal import Foundation

/// One open index: its sources and what can be read from it.
public final class PoolClient: Sendable {
  /// The index: runs, status, models.
  public let sources: PoolSources
  /// Reading. Public reads name a grant and come with it; these serve the person's own command line.
  package let context: PoolContext

  /// Opens or makes the index.
  ///
  /// - Throws: `PoolError.storageBusy`, `.storageDamaged`, `.storageFull`, `.permissionDenied`, `.modelUnavailable`.
  public static func open(configuration: PoolConfiguration) async throws -> PoolClient {
    throw PoolError.invalidRequest("not wired yet")
  }

  init(sources: PoolSources, context: PoolContext) {
    self.sources = sources
    self.context = context
  }
}
