#if Serving
  import PoolHTTP
  import Synchronization

  /// Answers what each test needs, and remembers what it was asked.
  final class TestHandler: HTTPHandler {
    typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse

    private let answer: Answer
    private let seen = Mutex<[HTTPRequest]>([])

    init(_ answer: @escaping Answer) { self.answer = answer }

    var requests: [HTTPRequest] { seen.withLock { $0 } }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
      seen.withLock { $0.append(request) }
      return await answer(request)
    }

    func response(to rejection: HTTPRejection, of request: HTTPRequest) -> HTTPResponse {
      HTTPResponse(status: rejection.status, type: "text/plain", text: "\(rejection)")
    }
  }

  /// Runs a server on a free port of this machine for the time of a closure.
  func withServer(
    _ change: (inout HTTPServerConfiguration) -> Void = { _ in }, answer: @escaping TestHandler.Answer,
    _ body: (HTTPServer, TestHandler) async throws -> Void
  ) async throws {
    var configuration = HTTPServerConfiguration()
    change(&configuration)
    let handler = TestHandler(answer)
    let server = try HTTPServer(configuration: configuration, handler: handler)
    do {
      try await body(server, handler)
    } catch {
      await server.stop(graceSeconds: 0)
      throw error
    }
    await server.stop(graceSeconds: 2)
  }

  /// Waits until a condition holds, five seconds at most.
  func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<500 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }

  let hello: TestHandler.Answer = { _ in HTTPResponse(status: 200, type: "text/plain", text: "hello") }
#endif
