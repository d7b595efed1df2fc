import Foundation
import PoolWire
import Testing

@Suite struct WireInstantTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-12-30T00:00:00Z", 1_798_588_800),
    ("2026-12-30t01:00:00.5+01:00", 1_798_588_800.5),
    ("2024-02-29T23:59:59-05:30", 1_709_270_999), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799), ("2016-12-31T23:59:60Z", 1_483_228_799),
  ])
  func standardInstantsAreRead(text: String, seconds: Double) {
    #expect(WireInstant(text)?.date.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2026-12-30", "2026-12-30T00:00:00", "2026-12-30 00:00:00Z", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-12-30T24:00:00Z", "2026-12-30T00:60:00Z", "2026-12-30T00:00:61Z", "2026-12-30T00:00:00.Z",
    "2026-12-30T00:00:00+1:00", "2026-12-30T00:00:00+01:00x", "2026-12-30T00:00:00.1234567890Z", "0000-01-01T00:00:00Z",
    "٢٠٢٦-12-30T00:00:00Z", "2026-12-30T00:00:00Zx", "+026-12-30T00:00:00Z",
  ])
  func otherTextsAreNone(text: String) { #expect(WireInstant(text) == nil) }

  @Test func writtenInstantsAreReadBackForAllYears() {
    var state: UInt64 = 1
    for _ in 0..<5_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let seconds = Double(Int64(state >> 20) % 315_000_000_000) - 62_000_000_000
      let instant = WireInstant(Date(timeIntervalSince1970: seconds))
      #expect(WireInstant(instant.text) == instant, "\(instant.text)")
    }
    #expect(WireInstant(Date(timeIntervalSince1970: .infinity)).text == "9999-12-31T23:59:59Z")
    #expect(WireInstant(Date(timeIntervalSince1970: .nan)).text.count == 20)
  }
}
