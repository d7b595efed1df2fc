internal import Foundation
internal import PoolKit

/// How many captures a second a run reads, over its last quarter of a minute.
struct ReadingRate {
  private let window = 15.0
  private var samples: [(time: Double, done: Int)] = []

  /// - Parameters:
  ///   - done: captures read, failed or held back so far.
  ///   - now: seconds on any clock.
  mutating func note(done: Int, now: Double) {
    // Half a second apart keeps the list short, whatever the pace.
    if let last = samples.last, now - last.time < 0.5 { return }
    samples.append((now, done))
    while samples.count > 2, now - samples[0].time > window { samples.removeFirst() }
  }

  /// Nil before anything was measured.
  var perSecond: Double? {
    guard let first = samples.first, let last = samples.last, last.time > first.time, last.done >= first.done
    else { return nil }
    return Double(last.done - first.done) / (last.time - first.time)
  }
}

/// Progress in words, and as a bar where one can be drawn.
enum ProgressText {
  static func line(_ status: IndexStatus, rate: Double?, columns: Int?) -> String {
    let detail = status.detail
    switch detail.step {
    case .starting:
      // Only what is judged again by new rules takes time here.
      return detail.secondsRemaining.map { "Judging again by new rules, \(duration($0)) left" } ?? "Starting"
    case .loadingModels: return "Loading the models"
    case .readingLibrary: return "Looking through the library: \(detail.total) captures so far"
    case .finishing: return "Finishing"
    case .indexing: break
    }
    var text = "\(detail.indexed + detail.failed + detail.skipped) of \(detail.total)"
    if let rate, rate > 0 { text += String(format: ", %.1f a second", rate) }
    if let seconds = detail.secondsRemaining { text += ", \(duration(seconds)) left" }
    if detail.failed > 0 { text += ", \(detail.failed) failed" }
    guard let columns else { return "Reading: " + text }
    let width = min(30, columns - text.count - 2)
    guard width >= 6 else { return String(text.prefix(max(0, columns - 1))) }
    let filled = Int((min(1, max(0, detail.fraction)) * Double(width)).rounded(.down))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + " " + text
  }

  /// Seconds in words, such as `2 min 5 s`.
  static func duration(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(min(max(0, seconds.rounded(.up)), 31_536_000)) : 0
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}

/// Progress on standard error: one line that is redrawn on a terminal, and now and then a plain line elsewhere.
struct ProgressBar {
  private let canRedraw = Terminal.canRedraw
  private var lastDrawn = 0.0
  private var lastStep: IndexStatus.Step?
  private var isOpen = false

  mutating func show(_ status: IndexStatus, rate: Double?, now: Double) {
    let isNewStep = canRedraw && status.detail.step != lastStep
    guard isNewStep || now - lastDrawn >= (canRedraw ? 0.2 : 15) else { return }
    lastDrawn = now
    lastStep = status.detail.step
    if canRedraw {
      let columns = Terminal.columns
      let text = ProgressText.line(status, rate: rate, columns: columns)
      Output.write("\r\u{1b}[K" + String(text.prefix(max(0, columns - 1))), to: STDERR_FILENO)
      isOpen = true
    } else {
      Output.message(ProgressText.line(status, rate: rate, columns: nil))
    }
  }

  /// Takes the line away.
  mutating func finish() {
    if isOpen { Output.write("\r\u{1b}[K", to: STDERR_FILENO) }
    isOpen = false
  }
}
