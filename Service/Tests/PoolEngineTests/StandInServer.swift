import Foundation
import Glibc
import Synchronization

/// A server on this machine that says what a test tells it to, byte by byte, over real sockets.
final class StandInServer: Sendable {
  /// What it does, one after the other.
  enum Step: Sendable {
    case send(String)
    case pause(Double)
    /// Ends the connection.
    case close
    /// Says nothing more until the server stops.
    case stall
  }

  /// One request as it came.
  struct Request: Sendable {
    var head: String
    var body: String
  }

  private struct State {
    var requests: [Request] = []
    var open: Set<Int32> = []
    var isStopped = false
    var connections = 0
  }

  /// The port, on loopback.
  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())

  var requests: [Request] { state.withLock(\.requests) }
  var connections: Int { state.withLock(\.connections) }
  var baseAddress: String { "http://127.0.0.1:\(port)/v1" }

  /// - Parameter script: what is done on a request, told its place among all, from 0.
  init(_ script: @escaping @Sendable (Int, Request) -> [Step]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // The two calls read and write no more than the size of the address that they are told.
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        bind(listener, general, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, general, &length) == 0
      }
    }
    guard isBound else { throw CancellationError() }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else { return }
        self.state.withLock {
          $0.open.insert(client)
          $0.connections += 1
        }
        Thread.detachNewThread { self.serve(client, script) }
      }
    }
  }

  deinit { stop() }

  /// Takes no more connections and ends those that are open.
  func stop() {
    let open = state.withLock { state -> Set<Int32> in
      guard !state.isStopped else { return [] }
      state.isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      Glibc.close(listener)
      return state.open
    }
    for client in open { shutdown(client, Int32(SHUT_RDWR)) }
  }

  private func serve(_ client: Int32, _ script: @Sendable (Int, Request) -> [Step]) {
    defer {
      _ = state.withLock { $0.open.remove(client) }
      Glibc.close(client)
    }
    while let request = read(client) {
      let place = state.withLock { state in
        state.requests.append(request)
        return state.requests.count - 1
      }
      for step in script(place, request) {
        switch step {
        case .send(let text): if !write(text, to: client) { return }
        case .pause(let seconds): Thread.sleep(forTimeInterval: seconds)
        case .close: return
        case .stall:
          var byte: UInt8 = 0
          while recv(client, &byte, 1, 0) > 0 {}
          return
        }
      }
    }
  }

  private func write(_ text: String, to client: Int32) -> Bool {
    var bytes = Array(text.utf8)
    while !bytes.isEmpty {
      let sent = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      guard sent > 0 else { return false }
      bytes.removeFirst(sent)
    }
    return true
  }

  private func read(_ client: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let split = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        let head = String(decoding: bytes[..<split.lowerBound], as: UTF8.self)
        let size =
          head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
        if bytes.count - split.upperBound >= size {
          return Request(head: head, body: String(decoding: bytes[split.upperBound...], as: UTF8.self))
        }
      }
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }
}

extension StandInServer.Step {
  /// A whole answer.
  static func answer(_ body: String, status: Int = 200, headers: String = "") -> StandInServer.Step {
    let head = "HTTP/1.1 \(status) X\r\nContent-Type: application/json\r\n\(headers)"
    return .send("\(head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  /// A completion in which the model said this.
  static func completion(_ content: String, finish: String = "stop") -> StandInServer.Step {
    let quoted = StandInServer.quoted(content)
    return .answer(#"{"choices":[{"message":{"role":"assistant","content":\#(quoted)},"finish_reason":"\#(finish)"}]}"#)
  }

  /// The head of a stream without a length.
  static let streamHead = StandInServer.Step.send(
    "HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")

  /// One event of a stream in which the model says this.
  static func delta(_ content: String) -> StandInServer.Step {
    .send("data: {\"choices\":[{\"delta\":{\"content\":\(StandInServer.quoted(content))}}]}\n\n")
  }

  static let streamEnd: [StandInServer.Step] = [
    .send("data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"), .send("data: [DONE]\n\n"), .close,
  ]
}

extension StandInServer {
  static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(String(decoding: data ?? Data("[\"\"]".utf8), as: UTF8.self).dropFirst().dropLast())
  }
}
