import Foundation
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// Places that are brought up to date step by step are those that a new look at everything finds.
@Suite(.timeLimit(.minutes(10))) struct PlaceChangeTests {
  /// What names a group, whatever its id: a file that changed keeps the id that its first content gave it.
  private func first(_ group: String) -> String {
    "(SELECT path FROM capture AS other WHERE other.\(group) = capture.\(group) ORDER BY instant, path LIMIT 1)"
  }

  /// What an index says of all places, without numbers that depend on its history.
  private func picture(_ store: IndexStore) throws -> [String] {
    try store.read { connection in
      var lines: [String] = []
      try connection.run(
        """
        SELECT path, shown, \(first("visit")), visit.latitude, visit.longitude, \(first("trip")), area.key FROM capture
          LEFT JOIN visit ON visit.row = capture.visit LEFT JOIN trip ON trip.row = capture.trip
          LEFT JOIN area ON area.row = capture.area ORDER BY path
        """
      ) { row in
        lines.append((0..<7).map { row.optionalText(Int32($0)) ?? "-" }.joined(separator: " "))
        return true
      }
      for name in ["visit", "trip", "area"] {
        lines.append("\(name) \(try connection.number("SELECT count(*) FROM \(name)"))")
      }
      return lines
    }
  }

  private func change(_ library: SimulatedLibrary, _ random: inout SeededGenerator, step: Int) {
    let captures = library.captures
    let places = [
      PlaceLibrary.square, PlaceLibrary.dock, PlaceLibrary.home, PlaceLibrary.moved(PlaceLibrary.home, 2_500),
      PlaceLibrary.moved(PlaceLibrary.square, 90_000),
    ]
    for number in 0..<Int.random(in: 1...6, using: &random) {
      let place = places[Int.random(in: 0..<places.count, using: &random)]
      let instant =
        PlaceLibrary.start + Double.random(in: 0..<95, using: &random) * PlaceLibrary.day
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        library.put(PlaceLibrary.photo("new/\(step)-\(number).jpg", instant.rounded(), at: place))
      case 1:
        guard let gone = captures.randomElement(using: &random) else { continue }
        library.remove(gone.path)
      case 2:
        guard var moved = captures.randomElement(using: &random) else { continue }
        moved.facts.location = Bool.random(using: &random) ? place : nil
        library.put(moved)
      default:
        guard let old = captures.randomElement(using: &random) else { continue }
        library.put(PlaceLibrary.photo(old.path, instant.rounded(), at: old.facts.location, look: old.look))
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func stepByStepIsAsGoodAsAtOnce(seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    let library = PlaceLibrary.whole
    let test = try await TemporaryClient(library, side: 8)
    defer { test.discard() }
    try await test.grant()
    for step in 0..<12 {
      try await test.client.sources.indexNow()
      if step % 4 == 3 {
        let fresh = try await TemporaryClient(library, side: 8)
        defer { fresh.discard() }
        try await fresh.grant()
        try await fresh.client.sources.indexNow()
        let (one, other) = (
          try await picture(test.client.sources.store), try await picture(fresh.client.sources.store)
        )
        let apart = Set(one).symmetricDifference(other).sorted()
        #expect(apart.isEmpty, "step \(step)")
      }
      change(library, &random, step: step)
    }
  }
}
