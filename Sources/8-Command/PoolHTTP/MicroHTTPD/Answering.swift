#if Serving && os(Linux)
  internal import CPoolMicroHTTPD
  internal import Glibc

  /// Makes the daemon's responses. All of it runs on the daemon's thread.
  enum Answering {
    /// What a streamed response holds on to while it is sent.
    private final class Sending {
      let exchange: Exchange
      let stream: BodyStream

      init(_ exchange: Exchange, _ stream: BodyStream) {
        self.exchange = exchange
        self.stream = stream
      }
    }

    /// The end marks of a body, as the daemon's header casts them.
    private static let endOfStream = -1
    private static let endWithError = -2

    static func refuse(
      _ rejection: HTTPRejection, _ core: ServerCore, _ connection: OpaquePointer, _ exchange: Exchange
    ) -> MHD_Result {
      var response = core.handler.response(to: rejection, of: exchange.request)
      response.headers["Connection"] = "close"
      return queue(response, nil, core, connection, exchange)
    }

    static func queue(
      _ response: HTTPResponse, _ stream: BodyStream?, _ core: ServerCore, _ connection: OpaquePointer,
      _ exchange: Exchange
    ) -> MHD_Result {
      guard let made = make(response, stream, exchange) else { return .NO }
      defer { MHD_destroy_response(made) }
      for field in response.headers.fields {
        // A value that would break the header is left out by the daemon itself.
        _ = MHD_add_response_header(made, field.name, field.value)
      }
      core.clocks.set(exchange.clock, seconds: seconds(for: response, core.configuration))
      if core.isStopping { _ = MHD_add_response_header(made, "Connection", "close") }
      return MHD_queue_response(connection, UInt32(clamping: response.status), made)
    }

    /// Seconds in which a client has to take a response whose length is known: no slower than 16 KiB a second.
    private static func seconds(for response: HTTPResponse, _ configuration: HTTPServerConfiguration) -> Int {
      let count: UInt64 =
        switch response.body {
        case .bytes(let bytes): UInt64(bytes.count)
        case .file(_, _, let count): count
        case .stream: 0
        }
      return configuration.idleSeconds + Int(clamping: count / 16_384)
    }

    private static func make(
      _ response: HTTPResponse, _ stream: BodyStream?, _ exchange: Exchange
    ) -> OpaquePointer? {
      switch response.body {
      case .bytes(let bytes):
        return bytes.withUnsafeBytes { raw in
          MHD_create_response_from_buffer(
            raw.count, UnsafeMutableRawPointer(mutating: raw.baseAddress), .RESPMEM_MUST_COPY)
        }
      case .file(let path, let offset, let count):
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        guard let made = MHD_create_response_from_fd_at_offset64(count, file, offset) else {
          close(file)
          return nil
        }
        return made
      case .stream:
        guard let stream else { return nil }
        return make(stream, exchange)
      }
    }

    private static func make(_ stream: BodyStream, _ exchange: Exchange) -> OpaquePointer? {
      let sending = Unmanaged.passRetained(Sending(exchange, stream))
      let made = MHD_create_response_from_callback(
        UInt64.max, 16_384,
        { context, _, space, count in
          guard let context, let space, count > 0 else { return Answering.endWithError }
          let sending = Unmanaged<Sending>.fromOpaque(context).takeUnretainedValue()
          return space.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            let buffer = UnsafeMutableBufferPointer(start: bytes, count: count)
            switch sending.exchange.read(sending.stream, into: buffer) {
            case .bytes(let count): return count
            case .asleep: return 0
            case .end: return Answering.endOfStream
            case .cut: return Answering.endWithError
            }
          }
        },
        sending.toOpaque(),
        { context in
          if let context { Unmanaged<Sending>.fromOpaque(context).release() }
        })
      if made == nil { sending.release() }
      return made
    }
  }
#endif
