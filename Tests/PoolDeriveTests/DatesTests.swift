import PoolTypes
import Testing

@testable import PoolDerive

/// Days and times in the ways of writing of many countries.
@Suite struct DatesTests {
  /// 20 February 2026, noon.
  private let capture = CaptureDate(wallClockSeconds: 1_771_588_800, offsetMinutes: nil, source: .metadata)

  private func dates(_ text: String, near: CaptureDate? = nil) -> [String] {
    DateReader.dates(in: FoldedLine(text), near: near).map(\.date.text)
  }

  private func times(_ text: String) -> [String] {
    DateReader.times(in: FoldedLine(text)).map { "\($0.hour):\($0.minute)" }
  }

  @Test(arguments: [
    "2026-03-05", "2026/03/05", "2026.03.05", "05.03.2026", "5. 3. 2026", "2026. 3. 5.", "Thu 3/5/2026",
    "5 March 2026", "March 5, 2026", "Mar. 5th, 2026", "5th of March 2026", "THURSDAY MARCH 5TH 2026", "05-Mar-2026",
    "05MAR26", "5. März 2026", "Donnerstag, den 5. März 2026", "5 mars 2026", "jeudi 5 mars 2026",
    "5 de marzo de 2026", "5 marzo 2026", "5 de março de 2026", "5 maart 2026", "torsdag den 5 mars 2026",
    "5. marts 2026", "5. mars 2026", "5 marca 2026 r.", "5. března 2026", "5. marca 2026", "5. ožujka 2026.",
    "5 martie 2026", "2026. március 5.", "5. maaliskuuta 2026", "5. märts 2026", "2026. gada 5. martā 2026",
    "2026 m. kovo 5 d.", "5 Mart 2026 Perşembe", "5 марта 2026 г.", "5 березня 2026", "5 март 2026",
    "5 Μαρτίου 2026", "5 Maret 2026", "ngày 5 tháng 3 năm 2026", "2026年3月5日（木）", "令和8年3月5日",
    "2026年03月05日", "2026년 3월 5일", "5 มีนาคม 2569", "5 मार्च 2026", "5 مارس 2026", "٥ مارس ٢٠٢٦", "5 במרץ 2026",
  ])
  func aDayIsReadAsItsLanguageWritesIt(text: String) {
    #expect(dates(text) == ["2026-03-05"])
  }

  @Test(arguments: [
    ("2026-03-05T19:30", "2026-03-05T19:30"), ("5 March 2026, 7.30 pm", "2026-03-05T19:30"),
    ("05.03.2026 19:30 Uhr", "2026-03-05T19:30"), ("5. März 2026 um 19.30 Uhr", "2026-03-05T19:30"),
    ("5 mars 2026 à 19h30", "2026-03-05T19:30"), ("5.3.2026 klo 19.30", "2026-03-05T19:30"),
    ("5.3.2026 19.30", "2026-03-05T19:30"), ("19:30, 5 March 2026", "2026-03-05T19:30"),
    ("2026年3月5日 午後7時30分", "2026-03-05T19:30"), ("2026년 3월 5일 오후 7시 30분", "2026-03-05T19:30"),
    ("2026年3月5日下午7点半", "2026-03-05T19:30"), ("Mon, Jul27,2020, 1:55PMGMT+2", "2020-07-27T13:55"),
    ("2026年2月14日 星期六 晚上7点30分", "2026-02-14T19:30"), ("16/10/201913:59", "2019-10-16T13:59"),
    ("ngày 5/3/2026 lúc 19h30", "2026-03-05T19:30"), ("5 March 2026 12 am", "2026-03-05T00:00"),
  ])
  func aTimeBesideADayIsToldWithIt(text: String, expected: String) {
    #expect(dates(text) == [expected])
  }

  @Test func aNumberAboveTwelveTellsTheDay() {
    #expect(dates("12/31/2026") == ["2026-12-31"])
    #expect(dates("31/12/2026") == ["2026-12-31"])
    #expect(dates("1/30/23") == ["2023-01-30"])
    #expect(dates("31-10-21") == ["2021-10-31"])
  }

  @Test func theOrderOfDayAndMonthIsDecidedByWhatStandsBeside() {
    #expect(dates("03/05/2026") == ["2026-05-03"])
    #expect(dates("Thu 03/05/2026") == ["2026-03-05"])
    #expect(dates("Sun 03/05/2026") == ["2026-05-03"])
    #expect(dates("03/05/2026 - 03/25/2026") == ["2026-03-05", "2026-03-25"])
    #expect(dates("03/05/2026 5:02 PM") == ["2026-03-05T17:02"])
    #expect(
      dates("02/03/2026", near: CaptureDate(wallClockSeconds: 1_770_120_000, offsetMinutes: 0, source: .metadata))
        == ["2026-02-03"])
    #expect(
      dates("02/03/2026", near: CaptureDate(wallClockSeconds: 1_770_120_000, offsetMinutes: 0, source: .file))
        == ["2026-03-02"])
    let american = DateReader.dates(in: FoldedLine("03/05/2026"), near: nil, order: .monthFirst)
    #expect(american.map(\.date.text) == ["2026-03-05"])
  }

  @Test func theOrderOfATextIsThatOfItsTellingDates() {
    let lines = { (texts: [String]) in texts.map(FoldedLine.init) }
    #expect(DateReader.order(of: lines(["Due 12/31/2026", "03/05/2026"])) == .monthFirst)
    #expect(DateReader.order(of: lines(["31/12/2026"])) == .dayFirst)
    #expect(DateReader.order(of: lines(["31/12/2026", "12/31/2026"])) == nil)
    #expect(DateReader.order(of: lines(["Open 5:02 PM"])) == .monthFirst)
    #expect(DateReader.order(of: lines(["2026-03-05", "19:30"])) == nil)
  }

  @Test func aDayWithoutAYearTakesTheOneNearTheCapture() {
    #expect(dates("5 March", near: capture) == ["2026-03-05"])
    #expect(dates("5 March").isEmpty)
    #expect(dates("18 February", near: capture) == ["2026-02-18"])
    #expect(dates("1 December", near: capture) == ["2026-12-01"])
    #expect(dates("5 January", near: capture) == ["2026-01-05"])
    #expect(dates("Mon 18 February", near: capture) == ["2026-02-18"])
    #expect(dates("3月5日", near: capture) == ["2026-03-05"])
    #expect(dates("Do 05.03.", near: capture) == ["2026-03-05"])
    #expect(dates("vom 5.3. bis 7.3.", near: capture) == ["2026-03-05", "2026-03-07"])
    #expect(dates("Thu 3/5", near: capture) == ["2026-03-05"])
  }

  @Test func bothEndsOfARangeAreTold() {
    #expect(dates("5–7 March 2026") == ["2026-03-05", "2026-03-07"])
    #expect(dates("March 5-7, 2026") == ["2026-03-05", "2026-03-07"])
    #expect(dates("5.–7. März 2026") == ["2026-03-05", "2026-03-07"])
    #expect(dates("del 5 al 7 de marzo de 2026") == ["2026-03-05", "2026-03-07"])
    #expect(dates("5 March – 2 April 2026") == ["2026-03-05", "2026-04-02"])
  }

  @Test(arguments: [
    "192.168.1.10", "1.2.3", "v2.10.2026", "555-12-3456", "30/02/2026", "32.01.2026", "5.3.10", "12.50", "16:9",
    "Gen. 4:21", "Mark 3:19", "5 sie", "12,50 €", "3月間5日間", "2026", "March 2026", "10-2026", "20261231", "1/2",
    "+49 30 1.2.2026.5", "12345678901234567890.12.2026", "00/00/2026", "5 out of 7", "3 set", "99.99.9999", "1.2",
  ])
  func whatOnlyLooksLikeADayIsNone(text: String) {
    #expect(dates(text, near: capture).isEmpty)
  }

  @Test func timesAreReadInTheirWays() {
    #expect(times("19:30") == ["19:30"])
    #expect(times("7.30 pm") == ["19:30"])
    #expect(times("7 p.m.") == ["19:0"])
    #expect(times("05:02PM") == ["17:2"])
    #expect(times("12:05 am") == ["0:5"])
    #expect(times("19 Uhr") == ["19:0"])
    #expect(times("19.30 Uhr") == ["19:30"])
    #expect(times("19–21 Uhr") == ["19:0", "21:0"])
    #expect(times("7-9 pm") == ["19:0", "21:0"])
    #expect(times("11-2 pm") == ["11:0", "14:0"])
    #expect(times("kl. 19.30") == ["19:30"])
    #expect(times("klo 9") == ["9:0"])
    #expect(times("om 20.30 uur") == ["20:30"])
    #expect(times("klo 19–23") == ["19:0", "23:0"])
    #expect(times("kl. 19.00-21.30") == ["19:0", "21:30"])
    #expect(times("19h30") == ["19:30"])
    #expect(times("à 19h") == ["19:0"])
    #expect(times("午後7時") == ["19:0"])
    #expect(times("下午3点15分") == ["15:15"])
    #expect(times("오전 10시") == ["10:0"])
    #expect(times("10:30 - 12:15") == ["10:30", "12:15"])
    #expect(times("19:30:15") == ["19:30"])
    #expect(times("7:30 مساءً") == ["19:30"])
  }

  @Test(arguments: [
    "24:30", "16:9", "12:60", "3時間", "2h", "48h", "3点", "1:2:3:4", "12.50", "13 pm", "25 Uhr", "1.234",
  ])
  func whatOnlyLooksLikeATimeIsNone(text: String) {
    #expect(times(text).isEmpty)
  }

  @Test func theRangeCountsFoldedScalars() {
    let found = DateReader.dates(in: FoldedLine("am 5. März 2026!"), near: nil)
    #expect(found.first?.range == 3..<15)
  }
}
