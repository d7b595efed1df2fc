import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct TripTests {
  private let home = PlacesFixture.home

  private func away(_ kilometres: Double) -> Coordinate { home.moved(metres: kilometres * 1000, direction: 20) }

  /// A life at home on days 0 to 117 but for those given.
  private func life(without days: Range<Int>) -> PlacesFixture {
    var life = PlacesFixture()
    life.live(at: home, days: stride(from: 0, to: 118, by: 1).filter { !days.contains($0) && $0 % 3 != 1 })
    return life
  }

  private func days(_ trips: [TripGroup]) -> [ClosedRange<Int>] {
    trips.map { $0.firstDay - PlacesFixture.monday...$0.lastDay - PlacesFixture.monday }
  }

  @Test func aNightFiftyKilometresAwayIsATrip() {
    var life = life(without: 60..<62)
    life.take(away(60), day: 60, hour: 15)
    life.take(away(61), day: 61, hour: 10)
    #expect(days(life.trips) == [60...61])
    var near = self.life(without: 60..<62)
    near.take(away(49), day: 60, hour: 15)
    near.take(away(49), day: 61, hour: 10)
    #expect(near.trips.isEmpty)
  }

  @Test func aDayIsATripFromAHundredKilometres() {
    var life = life(without: 60..<61)
    life.take(away(101), day: 60, hour: 15)
    #expect(days(life.trips) == [60...60])
    var nearer = self.life(without: 60..<61)
    nearer.take(away(98), day: 60, hour: 15)
    #expect(nearer.trips.isEmpty)
  }

  @Test func twoDaysWithoutCapturesAreAGapAndThreeAreNot() {
    var life = life(without: 60..<75)
    for day in [60, 61, 64, 68] { life.take(away(400), day: day, hour: 12) }
    #expect(days(life.trips) == [60...64, 68...68])
  }

  @Test func comingHomeEndsATrip() {
    var life = life(without: 60..<64)
    life.take(away(300), day: 60, hour: 12)
    life.take(away(300), day: 61, hour: 9)
    life.take(home, day: 61, hour: 20)
    life.take(away(300), day: 62, hour: 12)
    life.take(away(300), day: 63, hour: 12)
    #expect(days(life.trips) == [60...61, 62...63])
  }

  @Test func workBeyondFiftyKilometresIsNoTripWhereNightsAreAtHome() {
    var life = life(without: 0..<0)
    for day in 60..<65 {
      life.take(away(70), day: day, hour: 12)
      life.take(home, day: day, hour: 19)
    }
    #expect(life.trips.isEmpty)
  }

  @Test func daysCountByTheWallClockOverTheDateLine() throws {
    var life = life(without: 60..<66)
    let samoa = try #require(Coordinate(latitude: -14, longitude: -171))
    let tonga = try #require(Coordinate(latitude: -21, longitude: -175))
    life.take(tonga, day: 61, hour: 9, offset: 13)
    // Later, and yet the day before.
    life.take(samoa, day: 60, hour: 12, offset: -11)
    life.take(samoa, day: 62, hour: 12, offset: -11)
    #expect(days(life.trips) == [60...62])
    #expect(life.trips.first?.count == 3)
  }

  @Test func aFormerHomeIsInNoTrip() {
    var life = PlacesFixture()
    let former = home.moved(metres: 300_000, direction: 180)
    life.live(at: former, days: stride(from: -400, to: -20, by: 5))
    life.live(at: home, days: (0..<200).filter { !(100..<104).contains($0) && $0 % 2 == 0 })
    life.take(former, day: 100, hour: 20)
    life.take(former.moved(metres: 5000, direction: 0), day: 101, hour: 12, id: "cap_cafe")
    life.take(former, day: 101, hour: 20)
    life.take(former.moved(metres: 5000, direction: 0), day: 102, hour: 12, id: "cap_cafe2")
    #expect(days(life.trips) == [101...102])
    #expect(life.trips.first?.captures == [CaptureID("cap_cafe"), CaptureID("cap_cafe2")])
    #expect(life.trips.first?.id == "trp_cafe")
  }
}
