#if Serving && os(Linux)
  internal import CPoolMicroHTTPD
  internal import CPoolMicroHTTPDShim
  internal import Synchronization

  /// A request's header as the daemon read it.
  struct RequestReading {
    var request: HTTPRequest
    /// Bytes of the request line and the header.
    var byteCount: Int
    private var isMalformed = false

    private init(request: HTTPRequest, byteCount: Int) {
      self.request = request
      self.byteCount = byteCount
    }

    /// What is gathered while the daemon goes through its fields.
    private final class Gathered {
      var headers = HTTPHeaders()
      var query: [(name: String, value: String)] = []
      var byteCount = 0
      var isMalformed = false
    }

    static func request(
      _ connection: OpaquePointer, url: UnsafePointer<CChar>, method: UnsafePointer<CChar>
    ) -> RequestReading {
      let gathered = Gathered()
      let context = Unmanaged.passUnretained(gathered).toOpaque()
      MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let context, let name else { return .NO }
          let gathered = Unmanaged<Gathered>.fromOpaque(context).takeUnretainedValue()
          let field = (String(cString: name), value.map { String(cString: $0) } ?? "")
          gathered.byteCount += field.0.utf8.count + field.1.utf8.count + 4
          gathered.headers.add(field.0, field.1)
          return .YES
        }, context)
      MHD_get_connection_values(
        connection, .GET_ARGUMENT_KIND,
        { context, _, name, value in
          guard let context, let name else { return .NO }
          let gathered = Unmanaged<Gathered>.fromOpaque(context).takeUnretainedValue()
          let raw = (String(cString: name), value.map { String(cString: $0) } ?? "")
          gathered.byteCount += raw.0.utf8.count + raw.1.utf8.count + 2
          if let name = HTTPText.decoded(raw.0, plusIsSpace: true),
            let value = HTTPText.decoded(raw.1, plusIsSpace: true)
          {
            gathered.query.append((name, value))
          } else {
            gathered.isMalformed = true
          }
          return .YES
        }, context)
      return withExtendedLifetime(gathered) {
        let path = String(cString: url)
        let request = HTTPRequest(
          method: String(cString: method), path: path, query: gathered.query, headers: gathered.headers)
        var reading = RequestReading(
          request: request, byteCount: gathered.byteCount + path.utf8.count + request.method.utf8.count + 12)
        reading.isMalformed = gathered.isMalformed || !path.hasPrefix("/")
        return reading
      }
    }

    /// Why a request is refused for its header alone.
    func rejection(_ configuration: HTTPServerConfiguration) -> HTTPRejection? {
      if byteCount > configuration.headerBytesMax { return .headersTooLarge }
      let lengths = request.headers.all("Content-Length")
      let isChunked = request.headers["Transfer-Encoding"] != nil
      // Two statements of one length are how requests are smuggled past a proxy.
      if isMalformed || lengths.count > 1 || isChunked && !lengths.isEmpty { return .malformed }
      guard let length = lengths.first else { return nil }
      guard !length.isEmpty, length.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return .malformed }
      // A number that does not fit is longer than any limit.
      return (Int(length) ?? .max) > configuration.bodyBytesMax ? .bodyTooLarge : nil
    }
  }
#endif
