/// Where a server listens and what it allows.
public struct HTTPServerConfiguration: Sendable {
  /// A numeric IPv4 or IPv6 address. The default is this machine alone.
  public var address = "127.0.0.1"
  /// 0 takes any free port; `HTTPServer.port` says which.
  public var port: UInt16 = 0
  /// The certificate with its chain and its key, both PEM; nil serves plain HTTP.
  public var tls: TLS?
  /// Bytes of a request line with its header.
  public var headerBytesMax = 16_384
  /// Bytes of a body. A longer one that says so is refused unread; one that does not is read no further than `bodyCut`.
  public var bodyBytesMax = 256 * 1_024
  /// Connections open at once. Others wait in the system's queue.
  public var connectionsMax = 1_024
  /// Connections that the system keeps waiting.
  public var backlogMax = 512
  /// Requests under way at once; one more is refused with 503.
  public var requestsMax = 512
  /// Seconds from a connection's begin, or its last response, to the end of a header.
  public var headerSeconds = 20
  /// Seconds from the end of the header to the end of the body.
  public var bodySeconds = 30
  /// Seconds without a byte after which a connection is closed, a slow reader's too. A body whose length is known has
  /// to be taken at 16 KiB a second at least.
  public var idleSeconds = 30
  /// Bytes of a streamed body that wait for a slow reader; the writer waits beyond that.
  public var streamBytesMax = 65_536

  /// Bytes of a body without a length after which the connection is closed without an answer.
  var bodyCut: Int { bodyBytesMax.addingReportingOverflow(1_048_576).partialValue }

  /// A certificate and its key.
  public struct TLS: Sendable {
    /// PEM: the certificate, then its chain.
    public var certificate: String
    /// PEM, without a password.
    public var key: String

    /// A certificate and its key.
    public init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// The defaults.
  public init() {}
}

/// Why a server cannot be started.
public struct HTTPServerError: Error, CustomStringConvertible, Hashable, Sendable {
  /// What is wrong, by kind.
  public enum Code: Hashable, Sendable {
    /// The address is none, or in use, or not allowed.
    case cannotListen
    /// The certificate or its key cannot be used.
    case certificate
    /// The package was built without the trait `Serving`.
    case absent
  }

  /// The kind.
  public var code: Code
  /// One sentence with a remedy.
  public var description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
