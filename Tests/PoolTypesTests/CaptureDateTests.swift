import PoolTypes
import Testing

@Suite struct CaptureDateTests {
  @Test func offsetsKeepTheirMinutes() throws {
    let clock = try #require(CivilTime(year: 2024, month: 3, day: 1, hour: 9, minute: 30))
    let date = CaptureDate(wallClockSeconds: clock.secondsSince1970, offsetMinutes: 345, source: .metadata)
    #expect(date.rfc3339 == "2024-03-01T09:30:00+05:45")
    #expect(date.instantSeconds == clock.secondsSince1970 - 345 * 60)
  }

  @Test func withoutAnOffsetOnlyTheWallClockIsSaid() throws {
    let clock = try #require(CivilTime(year: 1999, month: 12, day: 31, hour: 23, minute: 59, second: 59))
    #expect(
      CaptureDate(wallClockSeconds: clock.secondsSince1970, offsetMinutes: nil, source: .name).rfc3339
        == "1999-12-31T23:59:59")
  }

  @Test func daysThatDoNotExistAreNoDates() {
    #expect(CivilTime(year: 2023, month: 2, day: 29) == nil)
    #expect(CivilTime(year: 0, month: 0, day: 0) == nil)
    #expect(CivilTime(year: 2024, month: 2, day: 29) != nil)
  }

  @Test func everyDayOfFourCenturiesSurvivesTheRoundTrip() {
    for day in stride(from: -135_140, to: 11_000, by: 7) {
      let seconds = Double(day) * 86_400 + 12_345
      #expect(CivilTime(secondsSince1970: seconds).secondsSince1970 == seconds)
    }
  }

  @Test func placesAtZeroZeroAreNoPlaces() {
    #expect(Coordinate(latitude: 0, longitude: 0) == nil)
    #expect(Coordinate(latitude: 91, longitude: 0) == nil)
    #expect(Coordinate(latitude: -33.9, longitude: 151.2) != nil)
  }

  @Test func fingerprintsSurviveTheirHexadecimalForm() throws {
    let print = try #require(Fingerprint(words: [0, 1, .max, 0xf0]))
    #expect(Fingerprint(hex: print.hex) == print)
    let flipped = try #require(Fingerprint(words: [1, 1, .max, 0xf0]))
    #expect(print.distance(to: flipped) == 1)
  }
}
