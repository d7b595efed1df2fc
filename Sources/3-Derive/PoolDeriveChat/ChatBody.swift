internal import Foundation
internal import PoolDerive

/// How an answer is held to a form, best first. Servers differ in what they know.
enum AnswerForm: Int, Sendable {
  case schema, anyJSON, free

  var next: AnswerForm? { AnswerForm(rawValue: rawValue + 1) }
}

/// What is sent to the server, and what is taken from its answer.
struct ChatBody {
  var model: String
  var system: String
  var prompt: String
  /// A JSON schema.
  var schema: String
  var maximumTokens: Int

  /// The request as JSON.
  func data(_ form: AnswerForm) throws -> Data {
    var body: [String: Any] = [
      "model": model, "temperature": 0, "max_tokens": maximumTokens, "stream": false,
      "messages": [["role": "system", "content": system], ["role": "user", "content": prompt]],
    ]
    switch form {
    case .schema:
      guard let schema = try? JSONSerialization.jsonObject(with: Data(schema.utf8)) else {
        throw LanguageModelError.refused("its schema is no JSON")
      }
      body["response_format"] = [
        "type": "json_schema", "json_schema": ["name": "answer", "strict": true, "schema": schema] as [String: Any],
      ]
    case .anyJSON: body["response_format"] = ["type": "json_object"]
    case .free: break
    }
    return try JSONSerialization.data(withJSONObject: body, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  /// The model's text in the server's answer.
  static func text(in data: Data) throws -> String {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let answer = try? decoder.decode(Answer.self, from: data), let choice = answer.choices.first else {
      throw LanguageModelError.unavailable("its server answered with something else than a chat completion")
    }
    if choice.finishReason == "content_filter" || choice.message.refusal?.isEmpty == false {
      throw LanguageModelError.refused("the model does not answer it")
    }
    guard let content = choice.message.content else {
      throw LanguageModelError.refused("the model's answer is empty")
    }
    return content
  }

  private struct Answer: Decodable {
    var choices: [Choice]
  }

  private struct Choice: Decodable {
    var message: Message
    var finishReason: String?
  }

  private struct Message: Decodable {
    var content: String?
    var refusal: String?
  }
}
