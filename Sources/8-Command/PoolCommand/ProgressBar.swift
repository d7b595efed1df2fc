internal import Foundation
internal import PoolKit

/// Progress on standard error: one line that is redrawn on a terminal, and now and then a plain line elsewhere.
struct ProgressBar {
  private let isTerminal = Output.isTerminal
  private var lastDrawn = 0.0
  private var started: (time: Double, done: Int)?
  private var isOpen = false

  mutating func show(_ status: IndexStatus, now: Double) {
    guard now - lastDrawn >= (isTerminal ? 0.2 : 15) else { return }
    lastDrawn = now
    let text = line(status, now: now)
    if isTerminal {
      Output.write("\r\u{1b}[K" + String(text.prefix(Self.columns - 1)), to: STDERR_FILENO)
      isOpen = true
    } else {
      Output.message(text)
    }
  }

  /// Ends the line.
  mutating func finish() {
    if isOpen { Output.write("\r\u{1b}[K", to: STDERR_FILENO) }
    isOpen = false
  }

  private mutating func line(_ status: IndexStatus, now: Double) -> String {
    let detail = status.detail
    switch detail.step {
    case .starting: return "Starting"
    case .loadingModels: return "Loading the models"
    case .readingLibrary: return "Looking through the library: \(detail.total) captures"
    case .finishing: return "Finishing"
    case .indexing: break
    }
    let done = detail.indexed + detail.failed + detail.skipped
    let first = started ?? (now, done)
    started = first
    let rate = now > first.time ? Double(done - first.done) / (now - first.time) : 0
    let filled = Int(detail.fraction * 24)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    var text = "\(bar) \(done) of \(detail.total)"
    if rate > 0 { text += String(format: ", %.1f a second", rate) }
    if let seconds = detail.secondsRemaining { text += ", " + Self.duration(seconds) + " left" }
    if detail.failed > 0 { text += ", \(detail.failed) failed" }
    return text
  }

  static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole / 60 % 60) min"
  }

  private static var columns: Int {
    var size = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20 ? Int(size.ws_col) : 80
  }
}
