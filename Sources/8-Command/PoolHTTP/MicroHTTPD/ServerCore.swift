#if Serving && os(Linux)
  internal import Synchronization

  /// What the callbacks of one server share: its limits, its handler, and which requests are under way.
  final class ServerCore: Sendable {
    let configuration: HTTPServerConfiguration
    let handler: any HTTPHandler
    let watch: SocketWatch
    let clocks = ConnectionClocks()
    let waker: DaemonWaker

    private struct State {
      var exchanges: [UInt64: Exchange] = [:]
      var nextID: UInt64 = 1
      var isStopping = false
    }

    private let state = Mutex(State())

    init(configuration: HTTPServerConfiguration, handler: any HTTPHandler) throws {
      self.configuration = configuration
      self.handler = handler
      waker = try DaemonWaker()
      watch = try SocketWatch(clocks: clocks)
    }

    var requestsUnderWay: Int { state.withLock { $0.exchanges.count } }
    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// Takes in a new request.
    /// - Returns: its exchange, and why it is refused, if it is.
    func admit(_ request: HTTPRequest, connection: OpaquePointer, clock: UInt64) -> (Exchange, HTTPRejection?) {
      state.withLock { state in
        let exchange = Exchange(id: state.nextID, core: self, request: request, connection: connection, clock: clock)
        state.nextID += 1
        let rejection: HTTPRejection? =
          if state.isStopping { .stopping } else if state.exchanges.count >= configuration.requestsMax { .busy } else {
            nil
          }
        state.exchanges[exchange.id] = exchange
        return (exchange, rejection)
      }
    }

    func forget(_ exchange: Exchange) {
      state.withLock { $0.exchanges[exchange.id] = nil }
    }

    func beginStopping() { state.withLock { $0.isStopping = true } }

    func cancelAll() {
      let all = state.withLock { Array($0.exchanges.values) }
      for exchange in all { exchange.abandon() }
    }
  }
#endif
