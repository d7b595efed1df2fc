import Foundation
import Synchronization

/// A server that answers look-ups of places for tests, on this machine's own address: it says what it was told to.
final class NominatimServer: Sendable {
  /// One answer.
  enum Answer: Sendable {
    case body(String, status: Int = 200, head: [String] = [])
    case redirect(String)
    /// Nothing until the server stops or the client goes.
    case silence
    /// So many bytes without end of the connection being told in advance.
    case flood(Int)
    /// The start of an answer, then the end of the connection.
    case cut(String)
  }

  private struct State {
    var answers: [Answer] = []
    var requests: [String] = []
    var isStopped = false
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())

  /// - Parameter answers: In order; the last stays.
  init(_ answers: Answer...) throws {
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
    guard isReady else {
      close(listener)
      throw CocoaError(.featureUnsupported)
    }
    self.listener = listener
    port = UInt16(bigEndian: place.sin_port)
    state.withLock { $0.answers = answers }
    Thread.detachNewThread { [self] in accept() }
  }

  /// The address to give a geocoder.
  var base: String { "http://127.0.0.1:\(port)/names/" }
  /// The heads of all requests.
  var requests: [String] { state.withLock { $0.requests } }
  private var isStopped: Bool { state.withLock { $0.isStopped } }

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
        answer(connection)
        shutdown(connection, Int32(SHUT_RDWR))
        close(connection)
      }
    }
    close(listener)
  }

  /// Answers one request; each has its own connection.
  private func answer(_ connection: Int32) {
    guard let request = read(connection) else { return }
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
    }
    switch answer {
    case .body(let text, let status, let lines):
      write(connection, head(status, lines + ["Content-Length: \(text.utf8.count)"]) + text)
    case .redirect(let place): write(connection, head(302, ["Location: \(place)", "Content-Length: 0"]))
    case .flood(let count): write(connection, head(200, []) + String(repeating: "x", count: count))
    case .cut(let text): write(connection, head(200, ["Content-Length: 100000"]) + text)
    case .silence, nil: for _ in 0..<1500 where !isStopped { usleep(10_000) }
    }
  }

  private func head(_ status: Int, _ lines: [String]) -> String {
    let all = ["HTTP/1.1 \(status) Said", "Connection: close", "Content-Type: application/json"] + lines + ["", ""]
    return all.joined(separator: "\r\n")
  }

  private func read(_ connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.suffix(4) != [13, 10, 13, 10] {
      guard bytes.count < 10_000, recv(connection, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
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
