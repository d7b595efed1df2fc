/// Reading what the index holds.
package struct PoolContext: Sendable {
  /// - Throws: `PoolError.invalidRequest` for a cursor that is none of ours or a limit outside 1 to 1000.
  package func search(
    _ query: String, limit: Int, cursor: String? = nil, filters: SearchFilters = SearchFilters()
  ) async throws -> SearchResults { throw PoolError.invalidRequest("not wired yet") }

  /// Captures that look like this one, the most alike first.
  package func similar(to id: CaptureID, limit: Int) async throws -> SearchResults {
    throw PoolError.invalidRequest("not wired yet")
  }

  /// Newest first.
  package func browse(limit: Int, cursor: String? = nil, filters: SearchFilters = SearchFilters())
    async throws
    -> SearchResults
  { throw PoolError.invalidRequest("not wired yet") }

  /// By id (`cap_…`) or by path relative to the library; nil where there is none.
  package func capture(_ idOrPath: String) async throws -> CaptureRecord? {
    throw PoolError.invalidRequest("not wired yet")
  }

  /// Every capture, newest first, in bounded memory.
  package func all() -> AsyncThrowingStream<CaptureRecord, any Error> { AsyncThrowingStream { $0.finish() } }
}

/// Reads files as a run would and stores nothing.
package struct FileInspector: Sendable {
  /// - Parameter models: folder of the models; nil reads without them.
  package init(models: String?) throws {}

  /// What one file says. `record.id` is the id the file would get; `record.path` is the path as given.
  package func inspect(path: String) async -> CaptureRecord {
    CaptureRecord(id: CaptureID(""), path: path, facts: CaptureFacts(mediaType: .photo), state: .failed)
  }
}
