package import PoolTypes

/// Days away from home. It has the captures whose cities and countries may be named, and no place itself.
package struct TripGroup: Hashable, Sendable {
  /// `trp_` and the digits of its first capture's id, so that it stays while that capture is the first.
  package let id: String
  /// Seconds since 1970 of the first capture's instant.
  package let start: Double
  /// First day away, in days since 1970 by the wall clock there.
  package let firstDay: Int
  /// Last day away; `firstDay` for a trip without a night.
  package let lastDay: Int
  /// Captures away from home, in order; none of them is near any home.
  package let captures: [CaptureID]

  package var count: Int { captures.count }

  /// The id of the trip that starts with a capture.
  package static func id(startingWith capture: CaptureID) -> String {
    "trp_" + (capture.rawValue.hasPrefix("cap_") ? capture.rawValue.dropFirst(4) : capture.rawValue[...])
  }
}
