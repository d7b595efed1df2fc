import Foundation
import PoolDerive
import Testing

@testable import PoolDeriveChat

@Suite struct ChatCompletionsModelTests {
  private static let schema = #"{"type":"object","properties":{"captures":{"type":"array"}}}"#

  private func ask(_ server: ChatServer, key: String? = nil, seconds: Double = 20) async throws -> String {
    let model = try ChatCompletionsModel(baseURL: server.base, model: "small:1b", key: key, wholeSeconds: seconds)
    return try await ask(model)
  }

  private func ask(_ model: ChatCompletionsModel) async throws -> String {
    try await model.complete(system: "Name.", prompt: "A \"line\"\nñ 本", schema: Self.schema, maximumTokens: 250)
  }

  /// What a body says, as far as these tests look at it.
  private struct Body: Decodable {
    struct Message: Decodable, Equatable {
      var role: String
      var content: String
    }
    struct Format: Decodable {
      struct Schema: Decodable {
        struct Inner: Decodable { var type: String }
        var strict: Bool
        var schema: Inner
      }
      var type: String
      var jsonSchema: Schema?
    }
    var model: String
    var messages: [Message]
    var temperature: Double
    var maxTokens: Int
    var stream: Bool
    var responseFormat: Format?
  }

  private func bodies(_ server: ChatServer) throws -> [Body] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try server.requests.map { try decoder.decode(Body.self, from: Data($0.body.utf8)) }
  }

  @Test func theModelsTextIsReturnedAsItWroteIt() async throws {
    let server = try ChatServer(ChatServer.completion("```json\n{\"captures\":[]}\n```"))
    defer { server.stop() }
    #expect(try await ask(server) == "```json\n{\"captures\":[]}\n```")
  }

  @Test func theRequestSaysModelMessagesLimitsAndSchema() async throws {
    let server = try ChatServer(ChatServer.completion("{}"))
    defer { server.stop() }
    _ = try await ask(server, key: "secret-key")
    let body = try #require(try bodies(server).first)
    #expect(body.model == "small:1b")
    #expect(
      body.messages == [
        Body.Message(role: "system", content: "Name."), Body.Message(role: "user", content: "A \"line\"\nñ 本"),
      ])
    #expect(body.temperature == 0 && body.maxTokens == 250 && !body.stream)
    #expect(body.responseFormat?.type == "json_schema")
    #expect(body.responseFormat?.jsonSchema?.strict == true)
    #expect(body.responseFormat?.jsonSchema?.schema.type == "object")
    let head = try #require(server.requests.first).head
    #expect(head.hasPrefix("POST /v1/chat/completions HTTP/1.1\r\n"))
    #expect(head.contains("Authorization: Bearer secret-key\r\n"))
    #expect(head.contains("Content-Type: application/json\r\n"))
  }

  @Test func noKeySendsNoAuthorization() async throws {
    let server = try ChatServer(ChatServer.completion("{}"))
    defer { server.stop() }
    _ = try await ask(server)
    #expect(server.requests.allSatisfy { !$0.head.lowercased().contains("authorization") })
    #expect(server.requests.allSatisfy { !$0.head.lowercased().contains("cookie") })
  }

  @Test func aServerWithoutSchemasIsAskedForAnyJSONAndThenForPlainText() async throws {
    let server = try ChatServer(
      .body("{}", status: 400), .body("{}", status: 400), ChatServer.completion("one"), ChatServer.completion("two"))
    defer { server.stop() }
    let model = try ChatCompletionsModel(baseURL: server.base, model: "m")
    #expect(try await ask(model) == "one")
    #expect(try await ask(model) == "two")
    // The form that was taken is remembered.
    #expect(try bodies(server).map(\.responseFormat?.type) == ["json_schema", "json_object", nil, nil])
  }

  @Test func aServerThatTakesNoFormRefuses() async throws {
    let server = try ChatServer(.body("{\"error\":\"the secret line\"}", status: 400))
    defer { server.stop() }
    let error = await #expect(throws: LanguageModelError.self) { try await ask(server) }
    #expect(error == .refused("its server answered with HTTP status 400"))
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [
    (500, LanguageModelError.unavailable("its server answered with HTTP status 500")),
    (503, .unavailable("its server answered with HTTP status 503")),
    (429, .unavailable("its server is busy")), (401, .unavailable("its server refused the key")),
    (404, .unavailable("its server knows no such model or address")), (504, .timedOut),
    (413, .refused("its server answered with HTTP status 413")),
  ])
  func aStatusBecomesAnErrorWithoutContent(_ status: Int, _ expected: LanguageModelError) async throws {
    let server = try ChatServer(.body("{\"error\":\"the secret line\"}", status: status))
    defer { server.stop() }
    let error = await #expect(throws: LanguageModelError.self) { try await ask(server) }
    #expect(error == expected)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["", "[]", "{\"choices\":[]}", "<html>", "{\"choices\":[{\"message\":7}]}"])
  func anAnswerThatIsNoCompletionIsAServerOfAnotherKind(_ body: String) async throws {
    let server = try ChatServer(.body(body))
    defer { server.stop() }
    let error = await #expect(throws: LanguageModelError.self) { try await ask(server) }
    #expect(error == .unavailable("its server answered with something else than a chat completion"))
  }

  @Test(arguments: [
    #"{"choices":[{"finish_reason":"content_filter","message":{"content":"x"}}]}"#,
    #"{"choices":[{"message":{"content":null,"refusal":"No."}}]}"#, #"{"choices":[{"message":{"content":null}}]}"#,
  ])
  func aModelThatDoesNotAnswerRefuses(_ body: String) async throws {
    let server = try ChatServer(.body(body))
    defer { server.stop() }
    let error = await #expect(throws: LanguageModelError.self) { try await ask(server) }
    guard case .refused = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func anAnswerOfMoreThanAMegabyteIsRefused() async throws {
    let told = try ChatServer(.body(String(repeating: "x", count: 1_000_001)))
    let untold = try ChatServer(.flood(3_000_000))
    defer {
      told.stop()
      untold.stop()
    }
    let expected = LanguageModelError.refused("the answer is longer than 1000000 bytes")
    await #expect(throws: expected) { try await ask(told) }
    await #expect(throws: expected) { try await ask(untold) }
  }

  @Test func aSlowAnswerIsGivenUpInTime() async throws {
    let server = try ChatServer(.silence)
    defer { server.stop() }
    let start = ContinuousClock.now
    await #expect(throws: LanguageModelError.timedOut) { try await ask(server, seconds: 0.4) }
    #expect(ContinuousClock.now - start < .seconds(50))
  }

  @Test func aSilentServerIsWaitedForLongerThanForAConnection() async throws {
    let server = try ChatServer(.silence)
    defer { server.stop() }
    let model = try ChatCompletionsModel(baseURL: server.base, model: "m", connectSeconds: 0.3, wholeSeconds: 1.2)
    await #expect(throws: LanguageModelError.timedOut) { try await ask(model) }
  }

  @Test func aCallEndsSoonAfterItIsCancelled() async throws {
    let server = try ChatServer(.silence)
    defer { server.stop() }
    let model = try ChatCompletionsModel(baseURL: server.base, model: "m")
    let task = Task { try await ask(model) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(50))
  }

  @Test func aCallThatIsCancelledBeforehandAsksNobody() async throws {
    let server = try ChatServer(ChatServer.completion("{}"))
    defer { server.stop() }
    let model = try ChatCompletionsModel(baseURL: server.base, model: "m")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ask(model)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.requests.isEmpty)
  }

  @Test func aRedirectIsNotFollowed() async throws {
    let other = try ChatServer(ChatServer.completion("{}"))
    let server = try ChatServer(.redirect(other.base + "/chat/completions"))
    defer {
      server.stop()
      other.stop()
    }
    let error = await #expect(throws: LanguageModelError.self) { try await ask(server) }
    #expect(error == .unavailable("its server redirects to another address, which is not followed"))
    #expect(other.requests.isEmpty)
  }

  @Test func aBrokenConnectionAndAClosedPortAreUnavailable() async throws {
    let server = try ChatServer(.cut("{\"choices\":"))
    let expected = LanguageModelError.unavailable("its server cannot be reached or the connection broke")
    await #expect(throws: expected) { try await ask(server) }
    server.stop()
    try await Task.sleep(for: .milliseconds(200))
    await #expect(throws: expected) { try await ask(server) }
  }
}
