#if Serving && os(Linux)
  internal import CPoolMicroHTTPD
  internal import CPoolMicroHTTPDShim
  internal import Synchronization

  /// One request on its way through the server.
  ///
  /// The daemon's thread reads it and puts the connection to sleep, and a task works on it; when the task is done the
  /// connection is woken and the daemon's thread sends what came of it. Other threads touch the connection only to wake
  /// it, and only while it sleeps: asleep it cannot be closed.
  final class Exchange: Sendable {
    let id: UInt64
    /// The connection's number among `ConnectionClocks`.
    let clock: UInt64
    private let core: ServerCore
    /// The address of the daemon's connection.
    private let connection: UInt
    private let socket: Int32

    private struct State {
      var request: HTTPRequest
      var bodyCount = 0
      var hasBegun = false
      var task: Task<Void, Never>?
      var response: HTTPResponse?
      var stream: BodyStream?
      var isAsleep = false
      var isGone = false
      var isAbandoned = false
    }

    /// What the daemon's thread does once a request is read whole.
    enum Step {
      case sleep
      case answer(HTTPResponse, BodyStream?)
      case refuse(HTTPRejection)
    }

    private let state: Mutex<State>

    init(id: UInt64, core: ServerCore, request: HTTPRequest, connection: OpaquePointer, clock: UInt64) {
      self.id = id
      self.core = core
      self.clock = clock
      self.connection = UInt(bitPattern: connection)
      socket = pool_http_socket(connection)
      state = Mutex(State(request: request))
    }

    var request: HTTPRequest { state.withLock { $0.request } }

    // On the daemon's thread.

    /// Takes the next bytes of the body. Beyond the limit they are dropped.
    /// - Returns: whether the connection may go on; far beyond the limit it may not.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
      state.withLock { state in
        state.bodyCount += bytes.count
        if state.bodyCount <= core.configuration.bodyBytesMax {
          state.request.body += bytes
        } else {
          state.request.body = []
        }
        return state.bodyCount <= core.configuration.bodyCut
      }
    }

    /// What comes next, now that the request is read.
    func nextStep() -> Step {
      state.withLock { state in
        if let response = state.response { return .answer(response, state.stream) }
        if state.bodyCount > core.configuration.bodyBytesMax { return .refuse(.bodyTooLarge) }
        if state.hasBegun || state.isAbandoned { return .refuse(.stopping) }
        return .sleep
      }
    }

    /// Puts the connection to sleep and begins the work.
    func begin() {
      let request = state.withLock { state in
        state.hasBegun = true
        fallAsleep(&state)
        return state.request
      }
      let task = Task {
        let response = await core.handler.respond(to: request)
        await deliver(response)
      }
      let isLate = state.withLock { state in
        state.task = task
        return state.isGone || state.isAbandoned
      }
      if isLate { task.cancel() }
    }

    /// The daemon has done with the request.
    func completed(whole: Bool) {
      let (task, stream) = state.withLock { state in
        state.isGone = true
        return (state.task, state.stream)
      }
      stream?.close(whole: whole)
      if !whole { task?.cancel() }
    }

    /// Fills `space` with the next bytes of a streamed body.
    func read(_ stream: BodyStream, into space: UnsafeMutableBufferPointer<UInt8>) -> BodyStream.Read {
      // Asked before every part, so that a client that left is known to have had nothing of it.
      if hasLeft(socket: socket) { clientLeft() }
      // A call after bytes were given means that the client took those before; the next has to follow in time.
      core.clocks.set(clock, seconds: core.configuration.idleSeconds)
      return stream.read(into: space) {
        core.clocks.set(clock, seconds: nil)
        state.withLock { fallAsleep(&$0) }
      }
    }

    // On any thread.

    /// The client is gone: the work is cancelled, and what comes of it goes nowhere.
    func clientLeft() {
      let (task, stream) = state.withLock { state in
        state.isGone = true
        return (state.task, state.stream)
      }
      task?.cancel()
      stream?.close(whole: false)
    }

    /// The server stops: the work is cancelled and the connection is woken, whether or not the work ends.
    func abandon() {
      state.withLock { $0.isAbandoned = true }
      clientLeft()
      wake()
    }

    /// Hands over what the handler returned, and writes a streamed body to its end.
    private func deliver(_ response: HTTPResponse) async {
      guard case .stream(let produce) = response.body else {
        state.withLock { $0.response = response }
        wake()
        return
      }
      let stream = BodyStream(limit: core.configuration.streamBytesMax)
      stream.onWake { [weak self] in self?.wake() }
      let isGone = state.withLock { state in
        state.response = response
        state.stream = stream
        return state.isGone
      }
      if isGone { stream.close(whole: false) }
      wake()
      do {
        try await produce(HTTPBodyWriter(stream))
        stream.end(cut: false)
      } catch {
        stream.end(cut: true)
      }
    }

    private func wake() {
      state.withLock { state in
        guard state.isAsleep, let pointer = OpaquePointer(bitPattern: connection) else { return }
        state.isAsleep = false
        core.watch.remove(self, socket: socket)
        MHD_resume_connection(pointer)
      }
      core.waker.wake()
    }

    private func fallAsleep(_ state: inout State) {
      guard !state.isAsleep, let pointer = OpaquePointer(bitPattern: connection) else { return }
      state.isAsleep = true
      core.watch.add(self, socket: socket)
      MHD_suspend_connection(pointer)
    }
  }
#endif
