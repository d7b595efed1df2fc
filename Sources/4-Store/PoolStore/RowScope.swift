package import PoolTypes

/// Which captures one read may find. Lists are narrowed by it while they are read, never afterwards, so that what is
/// counted, cut off and paged is right.
package struct RowScope: Hashable, Sendable {
  /// Empty means every kind.
  package var mediaTypes: Set<MediaType>
  /// Earliest wall-clock time, seconds since 1970, inclusive.
  package var since: Double?
  /// Latest wall-clock time, seconds since 1970, exclusive.
  package var until: Double?
  /// Rows above this one are not seen: captures that came after the first page of an answer.
  package var newestRow: Int64?
  /// Only these rows, where a facet narrows; nil for all.
  package var rows: Set<Int64>?

  package init(
    mediaTypes: Set<MediaType> = [], since: Double? = nil, until: Double? = nil, newestRow: Int64? = nil,
    rows: Set<Int64>? = nil
  ) {
    self.mediaTypes = mediaTypes
    self.since = since
    self.until = until
    self.newestRow = newestRow
    self.rows = rows
  }
}
