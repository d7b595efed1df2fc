import PoolTesting
import PoolTypes

/// A library of someone who lives in one place, goes to Lisbon for five days, and takes photos around home too.
enum PlaceLibrary {
  static let home = place(latitude: 48.198765432101, longitude: 16.371234567891)
  /// Beside Praça do Comércio.
  static let square = place(latitude: 38.707612345671, longitude: -9.136512345678)
  /// Two kilometres away, in Alcântara.
  static let dock = place(latitude: 38.703412345671, longitude: -9.176512345678)
  private static func place(latitude: Double, longitude: Double) -> Coordinate {
    guard let place = Coordinate(latitude: latitude, longitude: longitude) else { preconditionFailure("no place") }
    return place
  }

  /// 2024-01-01T00:00:00Z.
  static let start = 1_704_067_200.0
  static let day = 86_400.0

  static func moved(_ place: Coordinate, _ metres: Double) -> Coordinate {
    Coordinate(latitude: place.latitude + metres / 111_195, longitude: place.longitude) ?? place
  }

  static func photo(
    _ path: String, _ instant: Double, at place: Coordinate?, mediaType: MediaType = .photo, look: UInt64? = nil
  ) -> SimulatedLibrary.Capture {
    .init(path, mediaType: mediaType, instant: instant, location: place, labels: ["sky"], look: look)
  }

  /// Evenings and mornings at home over eighty days.
  static var atHome: [SimulatedLibrary.Capture] {
    (0..<80).filter { !(40..<45).contains($0) }.flatMap { number in
      let midnight = start + Double(number) * day
      return [
        photo("home/\(number)-a.jpg", midnight + 6 * 3600, at: moved(home, Double(number % 7) * 5)),
        photo("home/\(number)-b.jpg", midnight + 21 * 3600, at: moved(home, -Double(number % 5) * 5)),
      ]
    }
  }

  /// Days 40 to 44: mornings on the square, afternoons at the dock.
  static var inLisbon: [SimulatedLibrary.Capture] {
    (40..<45).flatMap { number in
      let midnight = start + Double(number) * day
      return (0..<4).flatMap { shot in
        [
          photo("lisbon/\(number)-a\(shot).jpg", midnight + 10 * 3600 + Double(shot) * 600, at: square),
          photo("lisbon/\(number)-b\(shot).jpg", midnight + 15 * 3600 + Double(shot) * 600, at: dock),
        ]
      }
    }
  }

  static var whole: SimulatedLibrary {
    SimulatedLibrary(
      atHome + inLisbon + [
        photo("screen.png", start + 41 * day + 10 * 3600, at: square, mediaType: .screenshot),
        photo("bridge.jpg", start + 30 * day + 12 * 3600, at: moved(home, 3_000)),
      ])
  }
}
