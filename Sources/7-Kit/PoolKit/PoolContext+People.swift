internal import PoolAnswer
public import PoolTypes

/// People as unnamed groups of faces, on photos alone. Nothing about a face ever leaves the device.
extension PoolContext {
  /// Unnamed people, those with most photos first.
  ///
  /// - Parameters:
  ///   - minimumPhotos: groups of fewer photos are left out; 1 and more.
  ///   - limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without the category `people` or the operation `search`, `.grantRevoked`,
  ///   `.invalidRequest` for a number out of range.
  public func people(
    using grant: Grant, minimumPhotos: Int = 2, limit: Int = 50, offset: Int = 0
  ) async throws -> [PersonGroup] {
    try engine.people(minimumPhotos: minimumPhotos, limit: limit, offset: offset, scope: peopleScope(grant))
  }

  /// The photos of a person, the newest first, with the reason `.person`; none for one that is not there.
  ///
  /// - Throws: `PoolError.notGranted` without the category `people` or the operation `search`, `.grantRevoked`,
  ///   `.invalidRequest` for a number out of range or a cursor of another question.
  public func photos(
    of person: String, using grant: Grant, limit: Int = 50, offset: Int = 0, cursor: String? = nil
  ) async throws -> SearchResults {
    try engine.photos(of: person, limit: limit, offset: offset, cursor: cursor, scope: peopleScope(grant))
  }

  private func peopleScope(_ grant: Grant) throws -> ReadScope { try gate.scope(of: grant.id, for: [.search]) }
}
