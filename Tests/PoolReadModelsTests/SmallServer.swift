import Foundation
import Synchronization

/// An HTTP server for tests, on this machine's own address: it serves bytes by path and can be told to misbehave.
final class SmallServer: Sendable {
  /// How answers to a path go wrong.
  enum Fault: Sendable {
    /// The connection ends after so many bytes of the body.
    case cut(after: Int)
    /// Nothing follows after so many bytes of the body, until the server stops.
    case stall(after: Int)
    case status(Int)
    case ignoreRange
    /// Another place of the file than asked for.
    case wrongRange
    case redirect(String)
    /// No length is told; the end of the connection is the end of the body.
    case noLength
  }

  /// What was asked for.
  struct Request: Sendable, Equatable {
    var path: String
    /// Where the asked range starts, 0 without one.
    var start: Int
  }

  private struct State {
    var files: [String: Data] = [:]
    /// In order; the last stays.
    var faults: [String: [Fault?]] = [:]
    var requests: [Request] = []
    var isStopped = false
  }

  let address: URL
  private let listener: Int32
  private let state = Mutex(State())

  init() throws {
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
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isReady, let address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/") else {
      close(listener)
      throw CocoaError(.featureUnsupported)
    }
    self.listener = listener
    self.address = address
    Thread.detachNewThread { [self] in accept() }
  }

  var requests: [Request] { state.withLock { $0.requests } }

  func serve(_ files: [String: Data]) { state.withLock { $0.files = files } }

  /// Faults of the next answers to a path, one each, nil for none; the last one stays.
  func misbehave(at path: String, _ faults: [Fault?]) { state.withLock { $0.faults[path] = faults } }

  func stop() {
    // Once alone: after that, another server's socket may have the number.
    let wasStopped = state.withLock { state in
      defer { state.isStopped = true }
      return state.isStopped
    }
    if !wasStopped { shutdown(listener, Int32(SHUT_RDWR)) }
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  private func accept() {
    while !isStopped {
      let connection = nextConnection()
      guard connection >= 0 else { continue }
      Thread.detachNewThread { [self] in
        answer(connection)
        shutdown(connection, Int32(SHUT_RDWR))
        close(connection)
      }
    }
    close(listener)
  }

  private func nextConnection() -> Int32 {
    #if canImport(Glibc)
      Glibc.accept(listener, nil, nil)
    #else
      Darwin.accept(listener, nil, nil)
    #endif
  }

  /// Answers one request; each has its own connection.
  private func answer(_ connection: Int32) {
    guard let head = readHead(connection) else { return }
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1].dropFirst()).removingPercentEncoding ?? ""
    let range = lines.first { $0.lowercased().hasPrefix("range: bytes=") }
    let start = range.flatMap { Int($0.dropFirst("range: bytes=".count).prefix { $0.isNumber }) } ?? 0
    let (body, fault) = state.withLock { state in
      state.requests.append(Request(path: path, start: start))
      let faults = state.faults[path] ?? []
      if faults.count > 1 { state.faults[path] = Array(faults.dropFirst()) }
      return (state.files[path], faults.first ?? nil)
    }
    guard let body else { return send(connection, status: 404) }
    switch fault {
    case .status(let code): send(connection, status: code)
    case .redirect(let place): send(connection, status: 302, ["Location: \(place)"])
    case .ignoreRange: send(connection, body, from: 0, fault: nil)
    case .wrongRange: send(connection, body, from: start / 2, fault: nil)
    default:
      if range != nil, start >= body.count { return send(connection, status: 416) }
      send(connection, body, from: start, fault: fault)
    }
  }

  private func send(_ connection: Int32, _ body: Data, from start: Int, fault: Fault?) {
    let rest = body.dropFirst(start)
    var lines = ["Content-Length: \(rest.count)"]
    var count = rest.count
    switch fault {
    case .noLength: lines = []
    case .cut(let after), .stall(let after): count = min(after, count)
    default: break
    }
    if start > 0 { lines.append("Content-Range: bytes \(start)-\(body.count - 1)/\(body.count)") }
    write(connection, head(start > 0 ? 206 : 200, lines) + rest.prefix(count))
    if case .stall = fault {
      for _ in 0..<3000 where !isStopped { usleep(10_000) }
    }
  }

  private func send(_ connection: Int32, status: Int, _ lines: [String] = []) {
    write(connection, head(status, lines + ["Content-Length: 5"]) + Data("oops\n".utf8))
  }

  private func head(_ status: Int, _ lines: [String]) -> Data {
    let all = ["HTTP/1.1 \(status) Said", "Connection: close"] + lines + ["", ""]
    return Data(all.joined(separator: "\r\n").utf8)
  }

  private func readHead(_ connection: Int32) -> String? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while head.count < 10_000, recv(connection, &byte, 1, 0) == 1 {
      head.append(byte)
      if head.suffix(4) == [13, 10, 13, 10] { return String(decoding: head, as: UTF8.self) }
    }
    return nil
  }

  private func write(_ connection: Int32, _ bytes: Data) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
      var isOn: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var place = 0
    let all = [UInt8](bytes)
    while place < all.count {
      let sent = all[place...].withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, flags) }
      guard sent > 0 else { return }
      place += sent
    }
  }
}
