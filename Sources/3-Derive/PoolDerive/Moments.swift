package import PoolTypes

/// Shots of one moment: of one source, at most ten seconds apart, and almost the same picture.
package enum Moments {
  /// Seconds.
  package static let gap = 10.0
  /// Bits of 256 in which the fingerprints of one moment's shots differ at most: PDQ's published bar for the same
  /// picture is 31.
  package static let distance = 31

  /// What the decision takes from a capture.
  package struct Shot: Hashable, Sendable {
    package var mediaType: MediaType
    /// Seconds since 1970.
    package var instant: Double
    package var fingerprint: Fingerprint?

    package init(mediaType: MediaType, instant: Double, fingerprint: Fingerprint?) {
      self.mediaType = mediaType
      self.instant = instant
      self.fingerprint = fingerprint
    }
  }

  /// Whether two shots belong to one moment. Pictures without a fingerprint are never taken for the same.
  package static func areOne(_ one: Shot, _ other: Shot) -> Bool {
    guard one.mediaType == other.mediaType, abs(one.instant - other.instant) <= gap,
      let print = one.fingerprint, let otherPrint = other.fingerprint
    else { return false }
    return print.distance(to: otherPrint) <= distance
  }
}
