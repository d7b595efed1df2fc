#if Serving && os(Linux)
  internal import CPoolMicroHTTPD
  internal import CPoolMicroHTTPDShim
  internal import Foundation
  internal import Glibc
  internal import Synchronization

  /// The daemon of libmicrohttpd and the memory that it reads.
  final class ServerDaemon: Sendable {
    private struct State {
      /// Address of the daemon; 0 after it ended.
      var daemon: UInt
      /// The socket that listened, once it is the server's to close.
      var listening: Int32?
    }

    /// Milliseconds after which the daemon looks at its connections though nothing woke it. It does not always notice
    /// by itself that one has ended or is late.
    private static let tick: Int32 = 50

    private let isEnding = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    private let state: Mutex<State>
    private let core: ServerCore
    /// The addresses of the key and the certificate, which the daemon reads until it ends.
    private let secrets: [UInt]
    let port: UInt16

    init(core: ServerCore) throws {
      let configuration = core.configuration
      self.core = core
      let key = configuration.tls.flatMap { strdup($0.key) }
      let certificate = configuration.tls.flatMap { strdup($0.certificate) }
      secrets = [key, certificate].map { UInt(bitPattern: $0) }
      errno = 0
      let daemon = configuration.address.withCString { address in
        var settings = pool_http_settings(
          address: address, port: configuration.port, key: key, certificate: certificate,
          connections: UInt32(clamping: configuration.connectionsMax),
          backlog: UInt32(clamping: configuration.backlogMax),
          idle_seconds: UInt32(clamping: configuration.idleSeconds),
          // Room for the header as it came, for its table, and for reading ahead.
          connection_bytes: configuration.headerBytesMax * 4 + 16_384)
        return pool_http_start(&settings, ServerCallbacks.all(of: core))
      }
      guard let daemon else {
        for secret in secrets { free(UnsafeMutableRawPointer(bitPattern: secret)) }
        core.watch.end()
        throw Self.failure(configuration, errno)
      }
      port = pool_http_port(daemon)
      state = Mutex(State(daemon: UInt(bitPattern: daemon)))
      let address = UInt(bitPattern: daemon)
      let thread = Thread { [self] in
        if let daemon = OpaquePointer(bitPattern: address) { run(daemon) }
        hasEnded.signal()
      }
      thread.name = "pool-http"
      thread.stackSize = 1_048_576
      thread.start()
    }

    /// Lets the daemon work whenever one of its sockets or a woken connection asks for it, until the server ends.
    private func run(_ daemon: OpaquePointer) {
      var sources = [
        pollfd(fd: pool_http_epoll(daemon), events: Int16(POLLIN), revents: 0),
        pollfd(fd: core.waker.event, events: Int16(POLLIN), revents: 0),
      ]
      while !isEnding.load(ordering: .acquiring) {
        core.waker.clear()
        MHD_run_wait(daemon, 0)
        var wanted: UInt64 = 0
        let hasWish = MHD_get_timeout(daemon, &wanted) == .YES
        let wait = hasWish ? Int32(clamping: min(wanted, UInt64(Self.tick))) : Self.tick
        if wait > 0 { _ = poll(&sources, nfds_t(sources.count), wait) }
      }
    }

    private static func failure(_ configuration: HTTPServerConfiguration, _ number: Int32) -> HTTPServerError {
      let place = "\(configuration.address) port \(configuration.port)"
      switch number {
      case EADDRINUSE:
        return HTTPServerError(.cannotListen, "\(place) is in use: take another port, or stop what listens there")
      case EACCES:
        return HTTPServerError(.cannotListen, "\(place) is not allowed: ports under 1024 need a privilege")
      case EADDRNOTAVAIL:
        return HTTPServerError(.cannotListen, "\(place) is no address of this machine: give a numeric one")
      default: break
      }
      if configuration.tls != nil {
        return HTTPServerError(.certificate, "cannot serve TLS: give a PEM certificate with its chain, and its key")
      }
      return HTTPServerError(.cannotListen, "cannot listen on \(place)")
    }

    /// Takes no more connections.
    func quiesce() {
      state.withLock { state in
        guard let daemon = OpaquePointer(bitPattern: state.daemon), state.listening == nil else { return }
        let socket = MHD_quiesce_daemon(daemon)
        if socket >= 0 { state.listening = socket }
      }
    }

    /// Ends the daemon's threads and closes its connections; none may sleep.
    func end() async {
      let (daemon, listening) = state.withLock { state in
        defer { state = State(daemon: 0) }
        return (state.daemon, state.listening)
      }
      guard daemon != 0 else { return }
      await withCheckedContinuation { continuation in
        // Waits for threads to end, which Swift's own must not do.
        let thread = Thread { [self] in
          isEnding.store(true, ordering: .releasing)
          hasEnded.wait()
          MHD_stop_daemon(OpaquePointer(bitPattern: daemon))
          if let listening { close(listening) }
          for secret in secrets { free(UnsafeMutableRawPointer(bitPattern: secret)) }
          continuation.resume()
        }
        thread.start()
      }
    }
  }
#endif
