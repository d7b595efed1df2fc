import Foundation
import Synchronization

/// A service for tests, on this machine's own address: it answers as it was told to and remembers what it was sent.
final class StandInService: Sendable {
  /// One answer.
  enum Answer: Sendable {
    case body(String, status: Int = 200, head: [String] = [])
    /// Pieces of an event stream, each sent by itself, with a pause of so many milliseconds before each.
    case events([String], pause: Int = 0)
    /// The start of an event stream, then the end of the connection without its end mark.
    case cutEvents(String)
    case redirect(String)
    /// Nothing until the service stops or the client goes.
    case silence
    /// So many bytes without an end.
    case flood(Int)
    /// The start of an answer, then the end of the connection.
    case cut(String)
    /// The end of the connection before anything.
    case hangUp
  }

  /// What came in.
  struct Request: Sendable {
    var method: String
    var path: String
    /// By lower-case name.
    var head: [String: String]
    var body: [UInt8]
    /// Everything, byte for byte.
    var bytes: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  private struct State {
    var requests: [Request] = []
    var isStopped = false
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())
  private let answer: @Sendable (Request, Int) -> Answer

  /// - Parameter answer: is given the request, and how many came before it for the same path.
  init(_ answer: @escaping @Sendable (Request, Int) -> Answer) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isReady else {
      close(listener)
      throw CocoaError(.featureUnsupported)
    }
    self.listener = listener
    self.answer = answer
    port = UInt16(bigEndian: place.sin_port)
    Thread.detachNewThread { [self] in accept() }
  }

  var address: String { "http://127.0.0.1:\(port)" }
  var requests: [Request] { state.withLock { $0.requests } }
  /// Method and path of each request, in order.
  var calls: [String] { requests.map { "\($0.method) \($0.path)" } }
  private var isStopped: Bool { state.withLock { $0.isStopped } }

  func requests(to path: String) -> [Request] { requests.filter { $0.path == path } }

  func stop() {
    // Once alone: after that, another server's socket may have the number.
    let wasStopped = state.withLock { state in
      defer { state.isStopped = true }
      return state.isStopped
    }
    if !wasStopped { shutdown(listener, Int32(SHUT_RDWR)) }
  }

  private func accept() {
    while !isStopped {
      #if canImport(Glibc)
        let connection = Glibc.accept(listener, nil, nil)
      #else
        let connection = Darwin.accept(listener, nil, nil)
      #endif
      guard connection >= 0 else { continue }
      Thread.detachNewThread { [self] in
        while !isStopped, serve(connection) {}
        shutdown(connection, Int32(SHUT_RDWR))
        close(connection)
      }
    }
    close(listener)
  }

  /// Answers one request.
  /// - Returns: whether the connection goes on.
  private func serve(_ connection: Int32) -> Bool {
    guard let request = read(connection) else { return false }
    let number = state.withLock { state in
      defer { state.requests.append(request) }
      return state.requests.count { $0.path == request.path }
    }
    switch answer(request, number) {
    case .body(let text, let status, let head):
      write(connection, Self.head(status, "application/json", head + ["Content-Length: \(text.utf8.count)"]) + text)
      return true
    case .events(let pieces, let pause):
      write(connection, Self.head(200, "text/event-stream", ["Connection: close"]))
      for piece in pieces {
        if pause > 0 { usleep(UInt32(pause) * 1_000) }
        write(connection, piece)
      }
    case .cutEvents(let text):
      write(connection, Self.head(200, "text/event-stream", ["Content-Length: 100000"]) + text)
    case .redirect(let place):
      write(connection, Self.head(302, "text/plain", ["Location: \(place)", "Content-Length: 0"]))
    case .flood(let count):
      write(
        connection, Self.head(200, "application/json", ["Connection: close"]) + String(repeating: "x", count: count))
    case .cut(let text): write(connection, Self.head(200, "application/json", ["Content-Length: 100000"]) + text)
    case .silence: for _ in 0..<1_500 where !isStopped { usleep(10_000) }
    case .hangUp: break
    }
    return false
  }

  private static func head(_ status: Int, _ type: String, _ lines: [String]) -> String {
    (["HTTP/1.1 \(status) Said", "Content-Type: \(type)"] + lines + ["", ""]).joined(separator: "\r\n")
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.suffix(4) != [13, 10, 13, 10] {
      guard bytes.count < 20_000, recv(connection, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    var head: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      head[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    if head["expect"] == "100-continue" { write(connection, "HTTP/1.1 100 Continue\r\n\r\n") }
    let length = head["content-length"].flatMap { Int($0) } ?? 0
    var body = [UInt8](repeating: 0, count: length)
    var place = 0
    while place < length {
      let count = body[place...].withUnsafeMutableBytes { recv(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return nil }
      place += count
    }
    let words = (lines.first ?? "").split(separator: " ").map { String($0) }
    guard words.count == 3 else { return nil }
    return Request(method: words[0], path: words[1], head: head, body: body, bytes: bytes + body)
  }

  private func write(_ connection: Int32, _ text: String) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
      var isOn: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      let sent = bytes[place...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
      guard sent > 0 else { return }
      place += sent
    }
  }
}
