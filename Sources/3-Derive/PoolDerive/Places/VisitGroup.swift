package import PoolTypes

/// A run of photos and videos close in time and place, never near home.
package struct VisitGroup: Hashable, Sendable {
  /// `vis_` and the digits of its first capture's id, so that it stays while that capture is the first.
  package let id: String
  /// Seconds since 1970 of the first capture's instant.
  package let start: Double
  /// Seconds since 1970 of the last capture's instant.
  package let end: Double
  /// In order; one at least.
  package let captures: [CaptureID]
  /// The mean of its captures' places.
  package let centre: Coordinate

  package var count: Int { captures.count }

  /// The id of the visit that starts with a capture.
  package static func id(startingWith capture: CaptureID) -> String {
    "vis_" + (capture.rawValue.hasPrefix("cap_") ? capture.rawValue.dropFirst(4) : capture.rawValue[...])
  }
}

/// What takes the place of what a stretch of time had.
package struct Replacement<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Whatever started at these instants, in seconds since 1970, goes.
  package let replaced: ClosedRange<Double>
  /// In order of their starts.
  package let elements: [Element]
}
