package import PoolTypes

/// Which captures the index covers: those of the sources that options, configuration and grants share, taken within
/// the window, the newest first up to a number.
package struct Coverage: Hashable, Sendable {
  /// What the decision takes from a capture.
  package struct Facts: Hashable, Sendable {
    package var row: Int64
    package var mediaType: MediaType
    /// Seconds since 1970.
    package var instant: Double
    /// Whether its file says where it was taken.
    package var isLocated: Bool

    package init(row: Int64, mediaType: MediaType, instant: Double, isLocated: Bool) {
      self.row = row
      self.mediaType = mediaType
      self.instant = instant
      self.isLocated = isLocated
    }
  }

  package var mediaTypes: Set<MediaType>
  /// Seconds since 1970, inclusive; nil without an end.
  package var earliest: Double?
  /// False leaves out videos without a location.
  package var savedVideos: Bool
  /// Most captures; nil without a limit.
  package var most: Int?

  package init(mediaTypes: Set<MediaType>, earliest: Double?, savedVideos: Bool = true, most: Int? = nil) {
    self.mediaTypes = mediaTypes
    self.earliest = earliest
    self.savedVideos = savedVideos
    self.most = most
  }

  /// What the options cover within the sources that the configuration and the grants let through.
  ///
  /// - Parameters:
  ///   - anchor: when the window was set, in seconds since 1970.
  ///   - now: seconds since 1970.
  package init(options: IndexOptions, sources: Set<SourceKind>, anchor: Double, now: Double) {
    self.init(
      mediaTypes: Set(options.mediaTypes.intersection(sources).map(\.mediaType)),
      earliest: options.window.earliest(anchor: anchor, now: now), savedVideos: options.savedVideos,
      most: options.maxPhotos)
  }

  /// Whether a capture is covered as far as that depends on it alone.
  package func admits(_ facts: Facts) -> Bool {
    mediaTypes.contains(facts.mediaType) && earliest.map { facts.instant >= $0 } ?? true
      && (savedVideos || facts.mediaType != .video || facts.isLocated)
  }

  /// Rows of the captures that are covered. Of equally new ones, later rows count as newer.
  package func covered(_ captures: [Facts]) -> Set<Int64> {
    let admitted = captures.filter(admits)
    guard let most, admitted.count > most else { return Set(admitted.map(\.row)) }
    let newest = admitted.sorted { ($0.instant, $0.row) > ($1.instant, $1.row) }.prefix(max(0, most))
    return Set(newest.map(\.row))
  }
}
