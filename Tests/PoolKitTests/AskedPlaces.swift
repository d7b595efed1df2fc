import PoolTypes
import Synchronization

/// The places that a geocoder was asked for.
final class AskedPlaces: Sendable {
  private let list = Mutex<[Coordinate]>([])
  var places: [Coordinate] { list.withLock { $0 } }
  func add(_ place: Coordinate) { list.withLock { $0.append(place) } }
}

/// How much time a test has let pass.
final class PassedTime: Sendable {
  private let time = Mutex(Duration.zero)
  var value: Duration { time.withLock { $0 } }
  func reach(_ new: Duration) { time.withLock { $0 = max($0, new) } }
}
