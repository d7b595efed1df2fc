/// Takes what a model said out of what a server sent. Nil or less wherever it is not of the form; nothing traps.
enum ChatReply {
  /// The text of a whole completion; nil where there is none, or where the model ran out of room.
  static func content(of body: [UInt8]) -> String? {
    guard let choice = (try? JSONValue(parsing: body))?.object?["choices"]?.array?.first?.object,
      choice["finish_reason"]?.string != "length"
    else { return nil }
    return choice["message"]?.object?["content"]?.string
  }

  /// Whether the model, or a filter before it, will not answer: `refusal` is written, or the end is `content_filter`.
  static func refuses(_ choice: JSONObject, in part: String) -> Bool {
    choice["finish_reason"]?.string == "content_filter"
      || choice[part]?.object?["refusal"]?.string.map { !$0.isEmpty } ?? false
  }

  /// The same of a whole completion.
  static func refuses(_ body: [UInt8]) -> Bool {
    guard let choice = (try? JSONValue(parsing: body))?.object?["choices"]?.array?.first?.object else { return false }
    return refuses(choice, in: "message")
  }

  /// The JSON object in a text, also where the model put marks or words around it.
  static func object(in content: String) -> JSONObject? {
    if let whole = (try? JSONValue(parsing: content))?.object { return whole }
    guard let start = content.firstIndex(of: "{"), let end = content.lastIndex(of: "}"), start < end else { return nil }
    return (try? JSONValue(parsing: String(content[start...end])))?.object
  }

  /// An answer, unchecked; nil where the object holds none.
  static func answer(_ object: JSONObject) -> AnswerReply? {
    if object["declined"]?.bool == true { return .declined }
    guard let text = object["text"]?.string else { return nil }
    return AnswerReply(text: text, citations: texts(object["citations"]))
  }

  /// Names, unchecked, without those that lack a part; nil where the object holds no list.
  static func things(_ object: JSONObject) -> [NamedThing]? {
    object["things"]?.array?.compactMap { element in
      guard let thing = element.object, let ref = thing["ref"]?.string, let name = thing["name"]?.string,
        let kind = thing["kind"]?.string.flatMap(ThingKind.init(rawValue:)),
        let confidence = thing["confidence"]?.number
      else { return nil }
      var attributes: [String: String] = [:]
      for attribute in thing["attributes"]?.array ?? [] {
        if let key = attribute.object?["name"]?.string { attributes[key] = attribute.object?["value"]?.string }
      }
      // Servers without forms write attributes as people do.
      if let object = thing["attributes"]?.object {
        for key in object.keys { attributes[key] = object[key]?.string }
      }
      return NamedThing(ref: ref, kind: kind, name: name, confidence: confidence.double, attributes: attributes)
    }
  }

  /// Values for fields of the request, unchecked; nil where the object holds no list.
  static func proposals(_ object: JSONObject, for request: ProfileRequest) -> [ProfileProposal]? {
    let fields = Dictionary(request.fields.map { ($0.pointer, $0) }, uniquingKeysWith: { first, _ in first })
    return object["values"]?.array?.compactMap { element in
      guard let proposal = element.object, let pointer = proposal["field"]?.string, let field = fields[pointer],
        let given = proposal["value"]
      else { return nil }
      return ProfileProposal(field: pointer, value: value(given, for: field), refs: texts(proposal["refs"]))
    }
  }

  /// A value written as JSON text, or as it is where a model forgot that.
  private static func value(_ given: JSONValue, for field: ProfileField) -> JSONValue {
    guard let text = given.string else { return given }
    guard let read = try? JSONValue(parsing: text) else { return given }
    // `"2026"` for a text is the text 2026.
    return !field.schema.accepts(read) && field.schema.accepts(given) ? given : read
  }

  /// Judgements, unchecked; nil where the object holds no list.
  static func judgements(_ object: JSONObject) -> [Judgement]? {
    object["results"]?.array?.compactMap { element in
      guard let result = element.object, let ref = result["ref"]?.string, let belongs = result["belongs"]?.number,
        let incidental = result["incidental"]?.number, let insufficient = result["insufficient"]?.number
      else { return nil }
      return Judgement(
        ref: ref, belongs: belongs.double, incidental: incidental.double, insufficient: insufficient.double)
    }
  }

  private static func texts(_ value: JSONValue?) -> [String] { value?.array?.compactMap(\.string) ?? [] }
}
