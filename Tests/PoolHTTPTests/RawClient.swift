#if os(Linux)
  import Foundation
  import Glibc

  /// A plain socket to a port of this machine, so that tests say every byte themselves.
  // Each test uses a client from one task, which waits for every call to return.
  final class RawClient: @unchecked Sendable {
    private let socket: Int32
    private var waiting: [UInt8] = []

    struct Failed: Error {}

    struct Response: Sendable {
      var status: Int
      var headers: [(name: String, value: String)]
      var body: [UInt8]
      var isWhole: Bool

      var text: String { String(decoding: body, as: UTF8.self) }
      func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
      }
    }

    init(port: UInt16, receiveSeconds: Int = 10) throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var limit = timeval(tv_sec: receiveSeconds, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw Failed() }
    }

    deinit { close(socket) }

    /// Sends text; false when the other side no longer takes it.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
      var start = 0
      while start < bytes.count {
        let sent = bytes[start...].withUnsafeBytes {
          Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent > 0 else { return false }
        start += sent
      }
      return true
    }

    /// Makes the kernel forget the connection at once.
    func reset() {
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
      shutdown(socket, Int32(SHUT_RDWR))
    }

    /// Reads more bytes; false at the end, after a time without any, or when the connection broke.
    func more() async -> Bool { await offThreads { self.moreNow() } }

    /// Reads until a text stands in what came, and takes everything up to its end.
    func read(through text: String) async -> String? { await offThreads { self.readNow(through: text) } }

    /// Reads a whole response with a length, in parts, or up to the end of the connection.
    func response(bodyless: Bool = false) async throws -> Response {
      guard let response = await offThreads({ try? self.responseNow(bodyless: bodyless) }) else { throw Failed() }
      return response
    }

    /// Waits on a thread that is none of Swift's own: those are what the server's handlers run on.
    private func offThreads<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
      await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: work()) }.start()
      }
    }

    private func moreNow() -> Bool {
      var space = [UInt8](repeating: 0, count: 65_536)
      let count = recv(socket, &space, space.count, 0)
      guard count > 0 else { return false }
      waiting += space[..<count]
      return true
    }

    private func readNow(through text: String) -> String? {
      let wanted = Array(text.utf8)
      while true {
        if let end = waiting.end(of: wanted) {
          defer { waiting.removeFirst(end) }
          return String(decoding: waiting[..<end], as: UTF8.self)
        }
        if !moreNow() { return nil }
      }
    }

    private func responseNow(bodyless: Bool) throws -> Response {
      guard let head = readNow(through: "\r\n\r\n") else { throw Failed() }
      let lines = head.components(separatedBy: "\r\n").filter { !$0.isEmpty }
      let words = lines[0].split(separator: " ")
      guard words.count >= 2, let status = Int(words[1]) else { throw Failed() }
      let headers = lines.dropFirst().map { line -> (name: String, value: String) in
        let sides = line.split(separator: ":", maxSplits: 1)
        return (String(sides[0]), sides.count > 1 ? sides[1].trimmingCharacters(in: .whitespaces) : "")
      }
      var response = Response(status: status, headers: headers, body: [], isWhole: true)
      if bodyless { return response }
      if let length = response.header("Content-Length").flatMap({ Int($0) }) {
        while waiting.count < length, moreNow() {}
        response.body = Array(waiting.prefix(length))
        response.isWhole = waiting.count >= length
        waiting.removeFirst(min(length, waiting.count))
      } else if response.header("Transfer-Encoding") == "chunked" {
        (response.body, response.isWhole) = parts()
      } else {
        while moreNow() {}
        response.body = waiting
      }
      return response
    }

    private func parts() -> ([UInt8], Bool) {
      var body: [UInt8] = []
      while let line = readNow(through: "\r\n") {
        guard let count = Int(line.dropLast(), radix: 16) else { return (body, false) }
        while waiting.count < count + 2, moreNow() {}
        guard waiting.count >= count + 2 else { return (body + waiting, false) }
        body += waiting.prefix(count)
        waiting.removeFirst(count + 2)
        if count == 0 { return (body, true) }
      }
      return (body, false)
    }
  }

  extension [UInt8] {
    /// Where the first occurrence of `other` ends.
    fileprivate func end(of other: [UInt8]) -> Int? {
      guard count >= other.count else { return nil }
      return (0...(count - other.count)).first { self[$0..<($0 + other.count)].elementsEqual(other) }.map {
        $0 + other.count
      }
    }
  }
#endif
