/// A point on the Earth, WGS 84, in degrees.
public struct Coordinate: Hashable, Sendable, Codable {
  /// Degrees north, −90 to 90.
  public let latitude: Double
  /// Degrees east, −180 to 180.
  public let longitude: Double

  /// Nil for what is no place: not finite, out of range, or exactly 0,0 (an empty tag).
  public init?(latitude: Double, longitude: Double) {
    guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180,
      latitude != 0 || longitude != 0
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
