import PoolTesting
import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct GeocodeCellTests {
  @Test(arguments: GeocodeCell.Kind.allCases) func thePlaceOfACellIsRoundedAndNearAllThatIsInIt(kind: GeocodeCell.Kind)
    throws
  {
    var chance = SeededGenerator(11)
    for index in 0..<20_000 {
      let latitude =
        switch index % 4 {
        case 0: Double.random(in: 89.9...90, using: &chance)
        case 1: Double.random(in: -90 ... -89.9, using: &chance)
        default: Double.random(in: -90...90, using: &chance)
        }
      let longitude =
        index % 3 == 0 ? Double.random(in: 179.99...180, using: &chance) : Double.random(in: -180...180, using: &chance)
      let at = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let cell = GeocodeCell(kind, of: at)
      let place = try #require(cell.place)
      #expect(Geodesy.distance(at, place) < kind.metres * 1.2, "\(at) \(place)")
      for degrees in [place.latitude, place.longitude] {
        #expect(abs((degrees * 1e4).rounded() / 1e4 - degrees) < 1e-12)
      }
      #expect(GeocodeCell(kind, of: place) == cell)
    }
  }

  @Test func bothSidesOfTheDateLineAreTheSamePlace() throws {
    let east = try #require(Coordinate(latitude: -17, longitude: 180))
    let west = try #require(Coordinate(latitude: -17, longitude: -180))
    #expect(GeocodeCell(.names, of: east) == GeocodeCell(.names, of: west))
  }

  @Test func cellsThatDoNotExistHaveNoPlace() {
    for (row, column) in [(-1, 0), (Int.max, 0), (5, Int.max), (Int.min, Int.min), (20_000_000, 1), (9000, -1)] {
      #expect(GeocodeCell(.names, row: row, column: column).place == nil)
    }
  }

  @Test func everySquareKilometreIsAskedOnce() {
    var life = PlacesFixture()
    let town = PlacesFixture.home
    for step in 0..<100 { life.take(town.moved(metres: Double(step), direction: 45), day: step, hour: 12) }
    life.take(town, day: 1, hour: 13, .screenshot)
    let cells = GeocodeSchedule.cells(of: life.captures, held: HeldPlaces(homes: []))
    #expect(cells.count { $0.kind == .names } <= 3)
    #expect(cells.count { $0.kind == .venue } <= 4)
    #expect(GeocodeSchedule.cells(of: life.captures.suffix(1), held: HeldPlaces(homes: [])).isEmpty)
  }

  @Test func pausesGrowUpToAWeek() {
    var mark = GeocodeMark.failure(now: 0)
    var pauses: [Double] = []
    for _ in 0..<12 {
      if case .failed(_, let next) = mark { pauses.append(next) }
      mark = mark.failedAgain(now: 0)
    }
    #expect(pauses.prefix(4) == [900, 3600, 14_400, 57_600])
    #expect(pauses.last == 604_800.0)
    #expect(!GeocodeMark.done.isDue(now: .infinity))
    // A clock that was years ahead does not lock a cell away.
    #expect(GeocodeMark.failed(times: 1, nextTry: 4e9).isDue(now: 1.7e9))
    #expect(GeocodeMark.failed(times: .max, nextTry: 0).failedAgain(now: 1, atLeast: .nan).isDue(now: 8 * 86_400))
  }
}
