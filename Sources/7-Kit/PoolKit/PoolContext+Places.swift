internal import PoolAnswer
public import PoolTypes

/// Where captures were taken. Nothing near home is in any of it, and nothing at all is told before home is known.
extension PoolContext {
  /// Visits, the newest first: runs of photos and videos close in time and place.
  ///
  /// - Parameters:
  ///   - filters: of the captures that count.
  ///   - limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without the category `locations`, `.grantRevoked`, `.invalidRequest` for a number
  ///   out of range.
  public func visits(
    using grant: Grant, filters: SearchFilters = SearchFilters(), limit: Int = 100, offset: Int = 0
  ) async throws -> [Visit] {
    try engine.visits(filters: filters, limit: limit, offset: offset, scope: placeScope(grant))
  }

  /// Trips, the newest first, with their cities and countries.
  ///
  /// - Throws: `PoolError.notGranted` without the category `placesVisited` or `locations`, `.grantRevoked`,
  ///   `.invalidRequest` for a number out of range.
  public func trips(
    using grant: Grant, filters: SearchFilters = SearchFilters(), limit: Int = 100, offset: Int = 0
  ) async throws -> [Trip] {
    try engine.trips(filters: filters, limit: limit, offset: offset, scope: placeScope(grant))
  }

  /// The places of captures by name, those with most captures first. Under `placesVisited` cities and countries alone.
  ///
  /// - Parameter kinds: empty for all that the grant holds.
  /// - Throws: `PoolError.notGranted` without the category `placesVisited` or `locations`, `.grantRevoked`,
  ///   `.invalidRequest` for a number out of range.
  public func places(
    using grant: Grant, kinds: Set<Place.Kind> = [], filters: SearchFilters = SearchFilters(), limit: Int = 100,
    offset: Int = 0
  ) async throws -> [Place] {
    try engine.places(kinds: kinds, filters: filters, limit: limit, offset: offset, scope: placeScope(grant))
  }

  private func placeScope(_ grant: Grant) throws -> ReadScope { try gate.scope(of: grant.id, for: [.browse, .search]) }
}
