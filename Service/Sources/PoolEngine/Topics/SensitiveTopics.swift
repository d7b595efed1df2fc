/// Which questions, rules and fields are about something that is not for a service to infer.
///
/// Words decide, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Japanese and Chinese; those
/// of all languages are looked for in every text. They are not proof: a topic that is spoken of in other words passes.
/// So engines are told to decline too, and what they say is checked.
public enum SensitiveTopics {
  /// A topic.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    case health, religion, sexuality, ethnicity, politics, children, finances, credentials
    /// Who a person is.
    case identity
  }

  private static let texts = TopicIndex([
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .polish, .japanese, .chinese,
  ])
  private static let names = TopicIndex([.fieldNames])

  /// Builds the tables, so that the first request does not wait for them.
  static func prepare() {
    _ = topic(ofQuestion: "")
    _ = names
  }

  /// The topic of a question; nil when it is harmless. Linear in the text.
  public static func topic(ofQuestion question: String) -> Topic? { texts.topic(of: FoldedText(question)) }

  /// The topic of a rule; nil when it is harmless. Linear in the text.
  public static func topic(ofRule rule: String) -> Topic? { texts.topic(of: FoldedText(rule)) }

  /// Whether a field of a profile is about one of them, by its path, title, description, choices or inner fields.
  public static func isSensitive(_ field: ProfileField) -> Bool {
    field.path.contains(where: isSensitiveName) || isSensitive(field.schema)
  }

  private static func isSensitive(_ schema: JSONSchema) -> Bool {
    let texts = [schema.title, schema.description].compactMap { $0 } + (schema.choices ?? []).compactMap(\.string)
    return texts.contains { topic(ofRule: $0) != nil }
      || schema.properties.contains { isSensitiveName($0.name) || isSensitive($0.schema) }
      || schema.items.map(isSensitive) ?? false
  }

  private static func isSensitiveName(_ name: String) -> Bool {
    let text = FoldedText(FoldedText.spaced(name))
    return names.topic(of: text) != nil || texts.topic(of: text) != nil
  }

  /// Whether a value says something of one of them, in any of its texts.
  static func isSensitive(_ value: JSONValue) -> Bool {
    switch value {
    case .string(let text): topic(ofRule: text) != nil
    case .array(let elements): elements.contains(where: isSensitive)
    case .object(let object):
      object.keys.contains { key in isSensitiveName(key) || object[key].map(isSensitive) ?? false }
    default: false
    }
  }
}
