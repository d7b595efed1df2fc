public import PoolTypes

/// Finds captures that were copied elsewhere and then deleted, which a listing alone cannot tell. Pure.
public enum ContentMatching {
  /// Gives each described entry the id of a vanished capture with the same content.
  ///
  /// - Parameters:
  ///   - described: entries that a listing took for new, with their content digests.
  ///   - gone: captures whose file vanished.
  /// - Returns: pairs; every entry and every id at most once. Of several equal files the one with the same name as the
  ///   vanished file comes first, then listing order.
  public static func moves(described: [(entry: LibraryEntry, contentDigest: String)], gone: [KnownEntry])
    -> [(id: CaptureID, entry: LibraryEntry)]
  {
    var waiting = Dictionary(grouping: gone.filter { $0.id != nil && !$0.contentDigest.isEmpty }) {
      $0.contentDigest
    }
    var taken: Set<Int> = []
    var moves: [(id: CaptureID, entry: LibraryEntry)] = []
    for sameName in [true, false] {
      for (index, one) in described.enumerated() where !taken.contains(index) {
        guard
          let place = waiting[one.contentDigest]?.firstIndex(where: {
            !sameName || Self.name($0.path) == Self.name(one.entry.path)
          }), let id = waiting[one.contentDigest]?.remove(at: place).id
        else { continue }
        taken.insert(index)
        moves.append((id, one.entry))
      }
    }
    return moves
  }

  private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
