import PoolTypes

@testable import PoolDerive

/// How well what was found agrees with the truth.
struct LifeScore {
  /// True ones that were found, of all true ones, and found ones that are true, of all found ones.
  struct Count {
    var right = 0
    var found = 0
    var wanted = 0

    /// The harmonic mean of precision and recall; 1 where there is nothing to find and nothing found.
    var f1: Double { found + wanted == 0 ? 1 : 2 * Double(right) / Double(found + wanted) }

    static func += (sum: inout Count, more: Count) {
      sum = Count(right: sum.right + more.right, found: sum.found + more.found, wanted: sum.wanted + more.wanted)
    }
  }

  /// A visit is right where at least half of its captures are those of one stay, and at least half of that stay's
  /// captures are the visit's. Each stay and each visit counts once.
  static func visits(_ found: [VisitGroup], _ life: Life) -> Count {
    var stayOf: [CaptureID: Int] = [:]
    for (index, stay) in life.visits.enumerated() { for id in stay { stayOf[id] = index } }
    var used: Set<Int> = []
    for visit in found {
      var shared: [Int: Int] = [:]
      for id in visit.captures { if let stay = stayOf[id] { shared[stay, default: 0] += 1 } }
      let stay = shared.filter { index, count in
        count * 2 >= visit.count && count * 2 >= life.visits[index].count && !used.contains(index)
      }.max { $0.value != $1.value ? $0.value < $1.value : $0.key < $1.key }
      if let stay { used.insert(stay.key) }
    }
    return Count(right: used.count, found: found.count, wanted: life.visits.count)
  }

  /// A trip is right where the days that it shares with one true trip are at least half of the days of both together.
  static func trips(_ found: [TripGroup], _ life: Life) -> Count {
    var used: Set<Int> = []
    for trip in found {
      let match = life.trips.indices.first { index in
        let days = life.trips[index].days
        let shared = min(trip.lastDay, days.upperBound) - max(trip.firstDay, days.lowerBound) + 1
        let either = trip.lastDay - trip.firstDay + 1 + days.count - shared
        return !used.contains(index) && shared > 0 && shared * 2 >= either
      }
      if let match { used.insert(match) }
    }
    return Count(right: used.count, found: found.count, wanted: life.trips.count)
  }
}
