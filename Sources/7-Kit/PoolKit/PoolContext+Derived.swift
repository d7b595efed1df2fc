internal import PoolAnswer
public import PoolTypes

/// What was made of captures. Every read names a grant that holds the operation `browse` or `search`.
extension PoolContext {
  /// Links, each with the captures that prove it; the newest first.
  ///
  /// - Parameters:
  ///   - grant: what may be seen, as it stands at this moment.
  ///   - kinds: only these; empty for all.
  ///   - since: of captures taken from then on, in seconds since 1970 by the clock where they were taken.
  ///   - limit: 1 to 1000.
  ///   - offset: how many to pass over.
  /// - Throws: `PoolError.notGranted` without the category `links`, `.grantRevoked`, `.invalidRequest` for a number out
  ///   of range.
  public func links(
    using grant: Grant, kinds: Set<Link.Kind> = [], since: Double? = nil, limit: Int = 100, offset: Int = 0
  ) async throws -> [Proven<Link>] {
    try engine.links(kinds: kinds, filters: Self.from(since), limit: limit, offset: offset, scope: scope(grant))
  }

  /// Records that fixed rules read, such as products and events; otherwise as `links(using:kinds:since:limit:offset:)`.
  ///
  /// - Throws: `PoolError.notGranted` without the category `objects`, `.grantRevoked`, `.invalidRequest`.
  public func objects(
    using grant: Grant, kinds: Set<CapturedObject.Kind> = [], since: Double? = nil, limit: Int = 100, offset: Int = 0
  ) async throws -> [Proven<CapturedObject>] {
    try engine.objects(kinds: kinds, filters: Self.from(since), limit: limit, offset: offset, scope: scope(grant))
  }

  /// What is worth acting on, such as a product page with a price; otherwise as
  /// `links(using:kinds:since:limit:offset:)`. A lead says no object or link that the grant does not hold.
  ///
  /// - Throws: `PoolError.notGranted` without the category `leads`, `.grantRevoked`, `.invalidRequest`.
  public func leads(
    using grant: Grant, kinds: Set<Lead.Kind> = [], since: Double? = nil, limit: Int = 100, offset: Int = 0
  ) async throws -> [Proven<Lead>] {
    try engine.leads(kinds: kinds, filters: Self.from(since), limit: limit, offset: offset, scope: scope(grant))
  }

  /// What a language model named; empty without a model. Otherwise as `links(using:kinds:since:limit:offset:)`.
  ///
  /// - Throws: `PoolError.notGranted` without the category `things`, `.grantRevoked`, `.invalidRequest`.
  public func things(
    using grant: Grant, kinds: Set<Thing.Kind> = [], since: Double? = nil, limit: Int = 100, offset: Int = 0
  ) async throws -> [Proven<Thing>] {
    try engine.things(kinds: kinds, filters: Self.from(since), limit: limit, offset: offset, scope: scope(grant))
  }

  /// How many captures there are of each month, kind, label, kind of thing and link host; what the grant does not hold
  /// is empty.
  ///
  /// - Throws: `PoolError.notGranted` without the operation, `.grantRevoked`.
  public func facets(using grant: Grant, filters: SearchFilters = SearchFilters()) async throws -> Facets {
    try engine.facets(filters: filters, scope: scope(grant))
  }

  /// Things, links, codes and labels that were seen on at least three different days, the most days first, by the
  /// categories of the grant: codes and labels under `evidence`.
  ///
  /// - Throws: `PoolError.notGranted` where the grant holds none of them, `.grantRevoked`, `.invalidRequest`.
  public func recurring(using grant: Grant, limit: Int = 100, offset: Int = 0) async throws -> [Recurring] {
    try engine.recurring(limit: limit, offset: offset, scope: scope(grant))
  }

  /// Topics that come back, with weight; the strongest first.
  ///
  /// - Throws: `PoolError.notGranted` without the category `interests`, `.grantRevoked`, `.invalidRequest`.
  public func interests(using grant: Grant, limit: Int = 100) async throws -> [Interest] {
    try engine.interests(limit: limit, scope: scope(grant))
  }

  private func scope(_ grant: Grant) throws -> ReadScope { try gate.scope(of: grant.id, for: [.browse, .search]) }

  private static func from(_ since: Double?) -> SearchFilters { SearchFilters(since: since) }
}
