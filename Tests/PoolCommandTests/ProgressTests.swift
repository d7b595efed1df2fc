import Foundation
import PoolKit
import Testing

@testable import PoolCommand

@Suite struct ProgressTests {
  private func status(_ indexed: Int, of total: Int, failed: Int = 0, seconds: Double? = nil) -> IndexStatus {
    var status = IndexStatus()
    status.phase = .indexing
    status.detail.step = .indexing
    status.detail.indexed = indexed
    status.detail.failed = failed
    status.detail.total = total
    status.detail.fraction = Double(indexed + failed) / Double(total)
    status.detail.secondsRemaining = seconds
    return status
  }

  @Test func theLineSaysCountRateTimeLeftAndFailures() {
    let line = ProgressText.line(status(40, of: 100, failed: 2, seconds: 90), rate: 1.5, columns: nil)
    #expect(line == "Reading: 42 of 100, 1.5 a second, 1 min 30 s left, 2 failed")
  }

  @Test(arguments: [1, 5, 12, 20, 40, 80, 300]) func theBarFitsAnyTerminal(columns: Int) {
    let line = ProgressText.line(status(50, of: 100, seconds: 9_000), rate: 12.3, columns: columns)
    #expect(line.count < max(columns, 1) || line.isEmpty)
  }

  @Test func theBarIsFilledByTheFraction() {
    let line = ProgressText.line(status(50, of: 100), rate: nil, columns: 100)
    #expect(line.filter { $0 == "█" }.count == 15)
    #expect(line.filter { $0 == "░" }.count == 15)
  }

  @Test func theRateIsThatOfTheLastQuarterOfAMinute() throws {
    var rate = ReadingRate()
    #expect(rate.perSecond == nil)
    rate.note(done: 1_000, now: 100)
    #expect(rate.perSecond == nil, "captures of earlier runs are no pace")
    for second in 1...40 { rate.note(done: 1_000 + second * 2, now: 100 + Double(second)) }
    #expect(rate.perSecond == 2)
    for second in 1...20 { rate.note(done: 1_080 + second * 10, now: 140 + Double(second)) }
    #expect(rate.perSecond == 10)
  }

  @Test func durationsReadWell() {
    #expect(ProgressText.duration(0.2) == "1 s")
    #expect(ProgressText.duration(125) == "2 min 5 s")
    #expect(ProgressText.duration(7_260) == "2 h 1 min")
    #expect(ProgressText.duration(.infinity) == "0 s")
    #expect(ProgressText.duration(-4) == "0 s")
  }

  @Test func aProgressLineHasEveryField() throws {
    let line = IndexReport.line(status(40, of: 100, failed: 2, seconds: 90).detail, rate: nil)
    #expect(
      Set(line.keys) == ["event", "step", "indexed", "total", "failed", "secondsRemaining", "rate"])
    #expect(line["rate"] is NSNull)
    #expect(line["secondsRemaining"] as? Double == 90)
    #expect(JSONSerialization.isValidJSONObject(line))
  }

  @Test func oneRequestToStopThatIsSentTwiceCountsOnce() {
    let clock = SignalClock()
    let start = ContinuousClock.now
    #expect(clock.next(at: start) == .first)
    #expect(clock.next(at: start + .milliseconds(100)) == .echo)
    #expect(clock.next(at: start + .seconds(1)) == .again)
  }
}
