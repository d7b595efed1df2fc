internal import Foundation
public import PoolDerive
internal import PoolTypes
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A language model behind a server on this machine that speaks the chat-completions protocol, as llama.cpp, Ollama
/// and vLLM do. Nothing that it is told leaves the machine by this.
public struct ChatCompletionsModel: LanguageModel {
  public let id: String
  public var isOnThisMachine: Bool { true }

  private let address: LoopbackAddress
  private let model: String
  private let key: String?
  private let patience: ChatCall.Patience
  private let form = FormMemory()

  /// - Parameters:
  ///   - baseURL: What stands before `/chat/completions`, such as `http://127.0.0.1:11434/v1`. `localhost` is taken
  ///     as 127.0.0.1.
  ///   - model: The model's name as its server knows it.
  ///   - version: Tells apart models that have one name; nil where the name says all.
  ///   - key: Sent as bearer token, where the server wants one.
  ///   - connectSeconds: Until the server has the request.
  ///   - wholeSeconds: Until the whole answer is here.
  /// - Throws: `PoolError.invalidRequest`, for an address of another machine among others.
  public init(
    baseURL: String, model: String, version: String? = nil, key: String? = nil, connectSeconds: Double = 5,
    wholeSeconds: Double = 60
  ) throws {
    guard !model.isEmpty else { throw PoolError.invalidRequest("The language model has no name.") }
    guard (0.01...3_600).contains(connectSeconds), (0.01...3_600).contains(wholeSeconds) else {
      throw PoolError.invalidRequest("The language model's time has to be between 0.01 and 3600 seconds.")
    }
    // A key with an end of line would be further lines of the request.
    guard key?.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) ?? true else {
      throw PoolError.invalidRequest("The language model's key has signs that no key has.")
    }
    address = try LoopbackAddress(baseURL)
    self.model = model
    self.key = key
    id = version.map { "\(model)@\($0)" } ?? model
    patience = ChatCall.Patience(connect: min(connectSeconds, wholeSeconds), whole: wholeSeconds)
  }

  public func complete(system: String, prompt: String, schema: String, maximumTokens: Int) async throws -> String {
    if let reason = ProxyCheck.refusal(for: address, environment: ProcessInfo.processInfo.environment) {
      throw LanguageModelError.unavailable(reason)
    }
    let body = ChatBody(
      model: model, system: system, prompt: prompt, schema: schema, maximumTokens: max(1, maximumTokens))
    var form: AnswerForm? = form.known
    while let tried = form {
      try Task.checkCancellation()
      let answer = try await ChatCall.answer(to: request(body.data(tried)), patience: patience)
      // A server that does not know a form says so with these, and may do so for other reasons.
      if [400, 422, 501].contains(answer.status), let next = tried.next {
        form = next
        continue
      }
      try Self.check(status: answer.status)
      let text = try ChatBody.text(in: answer.body)
      self.form.remember(tried)
      return text
    }
    throw LanguageModelError.refused("its server takes the question in no form")
  }

  private func request(_ body: Data) throws -> URLRequest {
    guard let url = URL(string: address.text + "/chat/completions") else {
      throw LanguageModelError.unavailable("its address cannot be used")
    }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = body
    request.httpShouldHandleCookies = false
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    // The limit of an answer's bytes counts what comes over the wire.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if let key { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
    return request
  }

  private static func check(status: Int) throws {
    switch status {
    case 200...299: break
    case 300...399:
      throw LanguageModelError.unavailable("its server redirects to another address, which is not followed")
    case 401, 403: throw LanguageModelError.unavailable("its server refused the key")
    case 404: throw LanguageModelError.unavailable("its server knows no such model or address")
    case 408, 504: throw LanguageModelError.timedOut
    case 429: throw LanguageModelError.unavailable("its server is busy")
    case 400...499: throw LanguageModelError.refused("its server answered with HTTP status \(status)")
    default: throw LanguageModelError.unavailable("its server answered with HTTP status \(status)")
    }
  }
}

/// The best form that the server took.
private final class FormMemory: Sendable {
  private let form = Mutex(AnswerForm.schema)

  var known: AnswerForm { form.withLock { $0 } }

  func remember(_ known: AnswerForm) { form.withLock { $0 = known } }
}
