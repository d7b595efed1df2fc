import PoolTypes
import Testing

@testable import PoolKit

@Suite struct LocalClockTests {
  private func clock(_ text: (Int, Int, Int, Int), at place: (Double, Double)?, offset: Int? = nil) -> CaptureFacts {
    let wall = CivilTime(year: text.0, month: text.1, day: text.2, hour: text.3)?.secondsSince1970 ?? 0
    return LocalClock.placed(
      CaptureFacts(
        mediaType: .photo, date: CaptureDate(wallClockSeconds: wall, offsetMinutes: offset, source: .metadata),
        location: place.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }))
  }

  @Test func thePlaceTellsTheZoneAndTheOffset() {
    let lisbon = clock((2024, 7, 6, 9), at: (38.71, -9.14))
    #expect(lisbon.timeZone == "Europe/Lisbon")
    #expect(lisbon.date?.rfc3339 == "2024-07-06T09:00:00+01:00")
    #expect(clock((2024, 1, 6, 9), at: (38.71, -9.14)).date?.offsetMinutes == 0)
    // Half and quarter hours.
    #expect(clock((2024, 1, 6, 9), at: (27.71, 85.32)).date?.rfc3339 == "2024-01-06T09:00:00+05:45")
    // Beyond the date line.
    #expect(clock((2024, 1, 6, 9), at: (-13.83, -171.77)).date?.offsetMinutes == 13 * 60)
  }

  @Test func hoursThatComeTwiceOrNeverHaveAnOffset() {
    let berlin = (52.52, 13.4)
    #expect(clock((2024, 3, 31, 1), at: berlin).date?.offsetMinutes == 60)
    #expect(clock((2024, 3, 31, 3), at: berlin).date?.offsetMinutes == 120)
    #expect(clock((2024, 3, 31, 2), at: berlin).date?.offsetMinutes == 60)
    #expect(clock((2024, 10, 27, 2), at: berlin).date?.offsetMinutes == 120)
    #expect(clock((2024, 10, 27, 3), at: berlin).date?.offsetMinutes == 60)
  }

  @Test func whatTheFileSaysStays() {
    #expect(clock((2024, 7, 6, 9), at: (38.71, -9.14), offset: 540).date?.offsetMinutes == 540)
    let nowhere = clock((2024, 7, 6, 9), at: nil)
    #expect(nowhere.timeZone == nil)
    #expect(nowhere.date?.offsetMinutes == nil)
  }
}
