internal import Foundation
internal import PoolAnswer
internal import PoolDeriveCities
internal import PoolRead
internal import PoolReadModels
internal import PoolStore
public import PoolTypes

/// Reading what the index holds. Every read names a grant, and sees what that grant lets through at that moment.
public struct PoolContext: Sendable {
  private let store: IndexStore
  private let wiring: CurrentWiring
  let gate: ReadGate
  private let now: @Sendable () -> Double
  private let catalogs = PlaceCatalogs(table: CarriedCityTable.table)

  /// - Parameter now: seconds since 1970.
  init(store: IndexStore, wiring: CurrentWiring, gate: ReadGate, now: @escaping @Sendable () -> Double) {
    self.store = store
    self.wiring = wiring
    self.gate = gate
    self.now = now
  }

  /// The person's wall clock, seconds since 1970: captures are compared by theirs.
  private var wallClock: Double {
    let now = now()
    return now + Double(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: now)))
  }

  var engine: SearchEngine {
    let wiring = wiring.value
    return SearchEngine(
      store: store, imageQuery: wiring.imageQuery, imageSpace: wiring.readers.visual?.space,
      textEmbedder: wiring.embedder, catalogs: catalogs)
  }

  /// Captures that answer a query by words on screen, codes, labels, names and what pictures show, best first; shots of
  /// one moment once.
  ///
  /// Words for a kind of capture and for a date are filters ("screenshots from last March"), words between quotation
  /// marks stand together, a word behind a minus sign must not be there, and numbers and codes are found exactly. The
  /// plan says what was understood.
  ///
  /// - Parameters:
  ///   - query: at most 500 characters are read; an empty one finds nothing.
  ///   - grant: what may be seen, as it stands at this moment.
  ///   - limit: 1 to 1000 hits a page.
  ///   - offset: hits to pass over, from the cursor on.
  ///   - cursor: of an earlier page of the same search. It counts as the first page did, while the index grows.
  ///   - filters: kinds, dates and facets, within the grant.
  ///   - explains: whether each hit carries the arithmetic behind its score.
  /// - Throws: `PoolError.notGranted` without the operation `search` or for a filter of a category that is not granted,
  ///   `.grantRevoked`, `.invalidRequest` for a cursor that is none of ours or a number out of range.
  public func search(
    _ query: String, using grant: Grant, limit: Int = 20, offset: Int = 0, cursor: String? = nil,
    filters: SearchFilters = SearchFilters(), explains: Bool = false
  ) async throws -> SearchResults {
    let scope = try gate.scope(of: grant.id, for: [.search])
    return try engine.search(
      query, filters: filters, limit: limit, offset: offset, cursor: cursor, today: wallClock, explains: explains,
      scope: scope)
  }

  /// Captures that look like this one, the most alike first.
  ///
  /// - Throws: `PoolError.notGranted` without the operation `search`, `.grantRevoked`, `.invalidRequest` for a capture
  ///   that the grant does not hold.
  public func similar(to id: CaptureID, using grant: Grant, limit: Int = 20) async throws -> SearchResults {
    try engine.similar(to: id, limit: limit, scope: gate.scope(of: grant.id, for: [.search]))
  }

  /// Captures in the order of their dates, those of one facet alone where the filters say so.
  ///
  /// - Throws: `PoolError.notGranted` without the operation `browse` or for a filter of a category that is not granted,
  ///   `.grantRevoked`, `.invalidRequest`.
  public func browse(
    using grant: Grant, filters: SearchFilters = SearchFilters(), sort: BrowseSort = .newest, limit: Int = 20,
    offset: Int = 0, cursor: String? = nil
  ) async throws -> SearchResults {
    let scope = try gate.scope(of: grant.id, for: [.browse])
    return try engine.browse(filters: filters, sort: sort, limit: limit, offset: offset, cursor: cursor, scope: scope)
  }

  /// All that is known of one capture, by granted category; nil where there is none in the grant.
  ///
  /// - Throws: `PoolError.notGranted` without the operation `search` or `browse`, `.grantRevoked`.
  public func capture(_ id: CaptureID, using grant: Grant) async throws -> CaptureRecord? {
    try engine.capture(id, scope: gate.scope(of: grant.id, for: [.search, .browse]))
  }

  /// By id (`cap_…`) or by path: relative to the library, or absolute inside it; nil where there is none.
  package func capture(named idOrPath: String, using grant: Grant) async throws -> CaptureRecord? {
    let scope = try gate.scope(of: grant.id, for: [.search, .browse])
    if idOrPath.hasPrefix("cap_"), let found = try engine.capture(CaptureID(idOrPath), scope: scope) { return found }
    if let found = try engine.capture(path: idOrPath, scope: scope) { return found }
    guard let library = try store.setting("library") else { return nil }
    let absolute = URL(fileURLWithPath: idOrPath).resolvingSymlinksInPath().path
    guard absolute.hasPrefix(library + "/") else { return nil }
    return try engine.capture(path: String(absolute.dropFirst(library.count + 1)), scope: scope)
  }

  /// Every capture of the grant, newest first, read page by page; the grant is asked again for each page.
  ///
  /// - Parameter states: only captures that have come so far; empty for all.
  package func all(using grant: Grant, states: [CaptureState] = []) -> AsyncThrowingStream<CaptureRecord, any Error> {
    let pages = CapturePages(engine: engine, gate: gate, grant: grant.id, states: states)
    return AsyncThrowingStream { try await pages.next() }
  }

  /// Where the captures' files are.
  package func libraryPath() throws -> String? { try store.setting("library") }
}

/// Walks over the index one page at a time.
private actor CapturePages {
  private let engine: SearchEngine
  private let gate: ReadGate
  private let grant: String
  private let states: [CaptureState]
  private var waiting: [CaptureID] = []
  private var after: (instant: Double, row: Int64)?
  private var isAtEnd = false

  init(engine: SearchEngine, gate: ReadGate, grant: String, states: [CaptureState]) {
    self.engine = engine
    self.gate = gate
    self.grant = grant
    self.states = states
  }

  func next() throws -> CaptureRecord? {
    while true {
      let scope = try gate.scope(of: grant, for: [.browse])
      while let id = waiting.popLast() { if let record = try engine.capture(id, scope: scope) { return record } }
      if isAtEnd { return nil }
      let page = try engine.page(after: after, limit: 200, states: states, scope: scope)
      waiting = page.map(\.id).reversed()
      isAtEnd = page.count < 200
      after = page.last.map { ($0.instant, $0.row) }
    }
  }
}
