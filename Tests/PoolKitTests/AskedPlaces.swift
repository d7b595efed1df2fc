import PoolTypes
import Synchronization

/// The places that a geocoder was asked for.
final class AskedPlaces: Sendable {
  private let list = Mutex<[Coordinate]>([])
  var places: [Coordinate] { list.withLock { $0 } }
  func add(_ place: Coordinate) { list.withLock { $0.append(place) } }
}
