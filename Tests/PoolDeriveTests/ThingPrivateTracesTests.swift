import Testing

@testable import PoolDerive

@Suite struct ThingPrivateTracesTests {
  @Test(arguments: [
    ("write to anna@example.org today", "write to … today"), ("a@b", "…"), ("0301234567: home", "…: home"),
    ("card 4111 1111 1111 11:", "card …:"), ("call +49 (0)30 123456 now", "call +… now"),
    ("030-1234567", "…"), ("4111 1111 1111 1111", "…"), ("at 52.5200, 13.4050.", "at …."), ("52°31'N", "…'N"),
    ("id 123456789012345678901234567890", "id …"), ("１２３４５６７８", "…"), ("one a@b two 0301234567", "one … two …"),
  ])
  func addressesAndLongNumbersAreCutOut(_ text: String, _ expected: String) {
    #expect(PrivateTraces.areIn(text))
    #expect(PrivateTraces.removed(from: text) == expected)
  }

  @Test(arguments: [
    "", "@name", "at @ home", "12.99 EUR", "1,299.99", "2026-03-05 19:30", "05.03.2026 - 08.03.2026 20:00", "1914-1918",
    "iPhone 15 128 GB", "20° and rain", "123456", "200 g butter, 100 g sugar, 3 eggs",
  ])
  func ordinaryTextStays(_ text: String) {
    #expect(!PrivateTraces.areIn(text))
    #expect(PrivateTraces.removed(from: text) == text)
  }

  @Test func aLongTextTakesLinearTime() {
    let start = ContinuousClock.now
    for part in ["@", "a@", "1 ", "1", "a", "12:"] {
      _ = PrivateTraces.removed(from: String(repeating: part, count: 100_000))
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
