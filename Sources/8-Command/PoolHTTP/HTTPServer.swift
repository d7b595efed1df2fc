internal import Foundation

/// A small HTTP/1.1 server over libmicrohttpd.
///
/// Bytes are moved by threads of the server's own with epoll; handlers run as Swift tasks. Every buffer, count and
/// time is bounded by `HTTPServerConfiguration`. Whoever starts a server has to stop it.
public final class HTTPServer: Sendable {
  #if Serving && os(Linux)
    private let core: ServerCore
    private let daemon: ServerDaemon

    /// Listens and begins to answer.
    /// - Throws: `HTTPServerError`; then nothing listens.
    public init(configuration: HTTPServerConfiguration, handler: any HTTPHandler) throws {
      let core = try ServerCore(configuration: configuration, handler: handler)
      self.core = core
      daemon = try ServerDaemon(core: core)
    }

    /// The port that is listened on.
    public var port: UInt16 { daemon.port }

    /// Requests that are read, worked on or answered right now.
    public var requestsUnderWay: Int { core.requestsUnderWay }

    /// Connections that are open right now.
    public var connectionsOpen: Int { core.clocks.count }

    /// Stops: new connections and requests are refused at once, requests under way may end, and what is left after the
    /// grace is cancelled. Returns when nothing listens and no connection is open. Called once.
    public func stop(graceSeconds: Double = 10) async {
      daemon.quiesce()
      core.beginStopping()
      await waitUntilIdle(seconds: graceSeconds)
      core.cancelAll()
      // A handler that ignores cancellation is waited for no longer than this; its answer goes nowhere.
      await waitUntilIdle(seconds: 2)
      await daemon.end()
      core.watch.end()
    }

    private func waitUntilIdle(seconds: Double) async {
      let clock = ContinuousClock()
      let end = clock.now + .milliseconds(Int64(min(max(seconds, 0), 3_600) * 1_000))
      while core.requestsUnderWay > 0, clock.now < end {
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
  #else
    /// Listens and begins to answer.
    /// - Throws: `HTTPServerError` always: this build has no server.
    public init(configuration: HTTPServerConfiguration, handler: any HTTPHandler) throws {
      throw HTTPServerError(.absent, "this build has no HTTP server: build on Linux with the trait Serving")
    }

    /// The port that is listened on.
    public var port: UInt16 { 0 }

    /// Requests that are read, worked on or answered right now.
    public var requestsUnderWay: Int { 0 }

    /// Connections that are open right now.
    public var connectionsOpen: Int { 0 }

    /// Stops.
    public func stop(graceSeconds: Double = 10) async {}
  #endif
}
