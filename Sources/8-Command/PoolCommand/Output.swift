internal import Foundation
internal import Synchronization

/// Results on standard output, messages on standard error; nothing is buffered.
enum Output {
  /// What to do when results can no longer be written; without it the process ends.
  private static let closed = Mutex<(@Sendable () -> Void)?>(nil)
  /// Whether the person knows that results are lost.
  private static let wasTold = Atomic(false)

  /// Call once, before any file is opened.
  static func prepare() {
    // A closed standard descriptor would be given to the next file that is opened, and messages would end up in it.
    // Standard output is replaced by something that cannot be written, so that lost results are still an error.
    for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
    // A reader that went away is told by EPIPE, so that a run can store what it has read.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Sets what happens when results can no longer be written; nil ends the process, as at first.
  static func whenClosed(_ body: (@Sendable () -> Void)?) { closed.withLock { $0 = body } }

  /// A result for a person.
  static func line(_ text: String) { write(safe(text) + "\n", to: STDOUT_FILENO) }

  /// A part of a result, without the end of its line.
  static func part(_ text: String) { write(safe(text), to: STDOUT_FILENO) }

  /// A message for a person.
  static func message(_ text: String) { write(safe(text) + "\n", to: STDERR_FILENO) }

  /// One JSON document on one line, keys sorted.
  static func json(_ object: [String: Any]) {
    do {
      let data = try JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
      write(String(decoding: data, as: UTF8.self) + "\n", to: STDOUT_FILENO)
    } catch {
      message("pool: a result could not be written as JSON")
      exit(1)
    }
  }

  /// Text from a file or its name, on one line.
  static func shown(_ text: String) -> String {
    safe(String(String.UnicodeScalarView(text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 })))
  }

  /// Without control characters other than line ends: a file's name or text must not steer the terminal.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 32 && scalar != "\n") || (127...159).contains(scalar.value)
  }

  /// Writes as it is.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let reason = errno
      if reason == EINTR { continue }
      if reason == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, 1000)
        continue
      }
      if descriptor == STDOUT_FILENO { failed(reason) }
      return
    }
  }

  /// A reader such as `head` that has enough is no error; a full disk is.
  private static func failed(_ reason: Int32) {
    let body = closed.withLock { $0 }
    if reason != EPIPE, !wasTold.exchange(true, ordering: .relaxed) {
      message("pool: The results cannot be written: \(String(cString: strerror(reason))).")
    }
    if let body { return body() }
    exit(reason == EPIPE ? 0 : 1)
  }
}

/// What the terminal on standard error can do.
enum Terminal {
  /// Whether a line may be redrawn.
  static var canRedraw: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Letters on a line now; asked anew each time, because windows are resized.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
