import PoolTypes
import Testing

@testable import PoolDerive

/// Which number is the day is decided for a whole page.
@Suite struct DayOrderTests {
  private static let receipt = """
    30 3 4|GREEN GROCER
    5 20 2|Apples
    75 20 2|{}2.40
    5 24 2|Bread
    75 24 2|{}1.80
    5 34 2.4|TOTAL
    75 34 2.4|{}4.20
    5 38 2|CASH
    75 38 2|{}5.00
    30 56 2|THANK YOU
    """

  private func date(_ sign: String, _ lines: String, region: String? = nil) -> String? {
    let page = Self.receipt.replacing("{}", with: sign) + "\n" + lines
    return Drawn.objects(.receipt, page, region: region).first?.fields[.date]
  }

  @Test func dollarsPutTheMonthFirst() {
    #expect(date("$", "5 50 2|12/07/2019") == "2019-12-07")
    #expect(date("$", "5 50 2|12/07/2019", region: "SE") == "2019-12-07")
    #expect(date("£", "5 50 2|12/07/2019") == "2019-07-12")
  }

  @Test func dollarsOfAustraliaDoNot() {
    #expect(date("$", "5 50 2|12/07/2019", region: "AU") == "2019-07-12")
  }

  @Test func theRegionTellsWhereThePageDoesNot() {
    #expect(date("", "5 50 2|12/07/2019", region: "US") == "2019-12-07")
    #expect(date("", "5 50 2|12/07/2019", region: "GB") == "2019-07-12")
    #expect(date("", "5 50 2|12/07/2019") == "2019-07-12")
  }

  @Test func anotherDateOfThePageTellsMore() {
    #expect(date("$", "5 50 2|12/07/2019\n5 60 2|Returns until 25/07/2019") == "2019-07-12")
    #expect(date("£", "5 50 2|12/07/2019\n5 60 2|Returns until 12/25/2019") == "2019-12-07")
  }

  @Test func hoursWithHalvesAreAmericanUnlessThePoundSpeaks() {
    #expect(date("", "5 50 2|12/07/2019 4:30 PM") == "2019-12-07T16:30")
    #expect(date("£", "5 50 2|12/07/2019 4:30 PM") == "2019-07-12T16:30")
  }

  @Test(
    arguments: [
      ("12 Mill Lane, Springfield, IL 62701", DayOrder.monthFirst),
      ("12 Mill Lane, Springfield IL 62701-1234", .monthFirst),
      ("12 Mill Lane, London SW1A 1AA", nil), ("Heidestr. 17, 51147 Köln", nil), ("", nil),
    ] as [(String, DayOrder?)]) func aStateWithItsZipCodeIsAmerican(address: String, order: DayOrder?)
  {
    #expect(DayOrderSource.order(currencies: [], addresses: [address], region: nil) == order)
  }

  @Test func lettersTakenForDigitsAreMendedInDatesAndTimes() {
    func days(_ text: String) -> [String] { DateReader.dates(in: FoldedLine(text), near: nil).map(\.date.text) }
    #expect(days("Expires l8/06/2026") == ["2026-06-18"])
    #expect(days("Montag, 13. Juli 2026, 09:3O Uhr") == ["2026-07-13T09:30"])
    #expect(days("o8.1O.2026") == ["2026-10-08"])
    // Of longer words, of two letters, without a sign.
    #expect(days("Oil 8/06/2026") == ["2026-06-08"])
    #expect(days("il/06/2026").isEmpty)
    #expect(DateReader.times(in: FoldedLine("3l 07")).isEmpty)
  }
}
