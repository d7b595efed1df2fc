internal import PoolEngine
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

extension ActionsService {
  private struct Health: Encodable {
    var status: String
    var engine: String
    var version: String
  }

  private struct Readiness: Encodable { var status: String }

  /// `GET /health`: the node runs, and what answers.
  func health() -> HTTPResponse {
    Reply.json(200, Health(status: "ok", engine: assist.title, version: WireVersion.pathComponent))
  }

  /// `GET /ready`: the store can be reached. Throws 503.
  func ready() async throws -> HTTPResponse {
    do {
      try await store.check()
    } catch {
      throw WireError(.unavailable, "The store cannot be reached.", retryAfter: 5)
    }
    return Reply.json(200, Readiness(status: "ready"))
  }

  /// `GET /metrics`.
  func metrics() -> HTTPResponse {
    HTTPResponse(status: 200, type: "text/plain; version=0.0.4; charset=utf-8", text: figures.text())
  }
}
