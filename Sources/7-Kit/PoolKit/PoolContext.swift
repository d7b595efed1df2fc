internal import Foundation
internal import PoolAnswer
internal import PoolRead
internal import PoolReadModels
internal import PoolStore

/// Reading what the index holds.
package struct PoolContext: Sendable {
  private let store: IndexStore
  private let engine: SearchEngine

  init(store: IndexStore, wiring: Wiring) {
    self.store = store
    engine = SearchEngine(
      store: store, imageQuery: wiring.imageQuery, imageSpace: wiring.readers.visual?.space,
      textEmbedder: wiring.embedder)
  }

  /// - Throws: `PoolError.invalidRequest` for a cursor that is none of ours or a limit outside 1 to 1000.
  package func search(
    _ query: String, limit: Int, offset: Int = 0, cursor: String? = nil, filters: SearchFilters = SearchFilters()
  ) async throws -> SearchResults {
    try engine.search(query, filters: filters, limit: limit, offset: offset, cursor: cursor)
  }

  /// Captures that look like this one, the most alike first.
  package func similar(to id: CaptureID, limit: Int) async throws -> SearchResults {
    try engine.similar(to: id, limit: limit)
  }

  /// Newest first.
  package func browse(
    limit: Int, offset: Int = 0, cursor: String? = nil, filters: SearchFilters = SearchFilters()
  ) async throws -> SearchResults {
    try engine.browse(filters: filters, limit: limit, offset: offset, cursor: cursor)
  }

  /// By id (`cap_…`) or by path: relative to the library, or absolute inside it; nil where there is none.
  package func capture(_ idOrPath: String) async throws -> CaptureRecord? {
    if idOrPath.hasPrefix("cap_"), let found = try store.record(CaptureID(idOrPath)) { return found }
    if let found = try store.record(path: idOrPath) { return found }
    guard let library = try store.setting("library") else { return nil }
    let absolute = URL(fileURLWithPath: idOrPath).resolvingSymlinksInPath().path
    guard absolute.hasPrefix(library + "/") else { return nil }
    return try store.record(path: String(absolute.dropFirst(library.count + 1)))
  }

  /// Every capture, newest first, read page by page.
  ///
  /// - Parameter states: only captures that have come so far; empty for all.
  package func all(states: [CaptureState] = []) -> AsyncThrowingStream<CaptureRecord, any Error> {
    let pages = CapturePages(store: store, states: states)
    return AsyncThrowingStream { try await pages.next() }
  }

  /// Where the captures' files are.
  package func libraryPath() throws -> String? { try store.setting("library") }
}

/// Walks over the index one page at a time.
private actor CapturePages {
  private let store: IndexStore
  private let states: [CaptureState]
  private var waiting: [CaptureID] = []
  private var after: (instant: Double, row: Int64)?
  private var isAtEnd = false

  init(store: IndexStore, states: [CaptureState]) {
    self.store = store
    self.states = states
  }

  func next() throws -> CaptureRecord? {
    while true {
      while let id = waiting.popLast() { if let record = try store.record(id) { return record } }
      if isAtEnd { return nil }
      let page = try store.page(after: after, limit: 200, filters: SearchFilters(), states: states)
      waiting = page.map(\.record.id).reversed()
      isAtEnd = page.count < 200
      after = page.last.map { ($0.instant, $0.row) }
    }
  }
}
