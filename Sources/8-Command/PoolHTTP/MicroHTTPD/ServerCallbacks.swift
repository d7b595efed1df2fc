#if Serving && os(Linux)
  internal import CPoolMicroHTTPD
  internal import CPoolMicroHTTPDShim

  /// The functions that libmicrohttpd calls on its own threads. None of them waits.
  enum ServerCallbacks {
    /// The callbacks of a server. `core` has to outlive the daemon: `ServerDaemon` holds it.
    static func all(of core: ServerCore) -> pool_http_callbacks {
      pool_http_callbacks(
        context: Unmanaged.passUnretained(core).toOpaque(),
        access: { context, connection, url, method, _, upload, uploadCount, place in
          guard let core = ServerCallbacks.core(context), let connection, let url, let method, let uploadCount,
            let place
          else { return .NO }
          guard let held = place.pointee else {
            let request = RequestReading.request(connection, url: url, method: method)
            return ServerCallbacks.first(core, connection, request, place)
          }
          let exchange = Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
          if uploadCount.pointee > 0, let upload {
            let bytes = UnsafeRawBufferPointer(start: upload, count: uploadCount.pointee)
            uploadCount.pointee = 0
            return exchange.receive(bytes) ? .YES : .NO
          }
          return ServerCallbacks.next(core, connection, exchange)
        },
        completed: { context, _, place, reason in
          guard let core = ServerCallbacks.core(context), let place, let held = place.pointee else { return }
          place.pointee = nil
          let exchange = Unmanaged<Exchange>.fromOpaque(held).takeRetainedValue()
          core.forget(exchange)
          core.clocks.set(exchange.clock, seconds: core.configuration.headerSeconds)
          exchange.completed(whole: reason == .REQUEST_TERMINATED_COMPLETED_OK)
        },
        notified: { context, connection, place, code in
          guard let core = ServerCallbacks.core(context), let connection, let place else { return }
          if code == .CONNECTION_NOTIFY_STARTED {
            let id = core.clocks.add(
              socket: pool_http_socket(connection), seconds: core.configuration.headerSeconds)
            place.pointee = UnsafeMutableRawPointer(bitPattern: UInt(id))
          } else {
            core.clocks.remove(UInt64(UInt(bitPattern: place.pointee)))
          }
        })
    }

    private static func core(_ context: UnsafeMutableRawPointer?) -> ServerCore? {
      context.map { Unmanaged<ServerCore>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The header is read; the body is not.
    private static func first(
      _ core: ServerCore, _ connection: OpaquePointer, _ reading: RequestReading,
      _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
      let clock = UInt64(UInt(bitPattern: pool_http_socket_context(connection)))
      let (exchange, refusal) = core.admit(reading.request, connection: connection, clock: clock)
      place.pointee = Unmanaged.passRetained(exchange).toOpaque()
      core.clocks.set(clock, seconds: core.configuration.bodySeconds)
      if let rejection = refusal ?? reading.rejection(core.configuration) {
        return Answering.refuse(rejection, core, connection, exchange)
      }
      return .YES
    }

    /// The request is read whole, or its connection was woken.
    private static func next(
      _ core: ServerCore, _ connection: OpaquePointer, _ exchange: Exchange
    ) -> MHD_Result {
      switch exchange.nextStep() {
      case .sleep:
        core.clocks.set(exchange.clock, seconds: nil)
        exchange.begin()
        return .YES
      case .answer(let response, let stream):
        return Answering.queue(response, stream, core, connection, exchange)
      case .refuse(let rejection):
        return Answering.refuse(rejection, core, connection, exchange)
      }
    }
  }
#endif
