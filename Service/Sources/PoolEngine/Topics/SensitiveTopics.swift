/// Which questions, rules and fields are about something that is not for a service to infer.
public enum SensitiveTopics {
  /// A topic.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    case health, religion, sexuality, ethnicity, politics, children, finances, credentials
    /// Who a person is.
    case identity
  }

  /// The topic of a question; nil when it is harmless.
  public static func topic(ofQuestion question: String) -> Topic? { nil }

  /// The topic of a rule; nil when it is harmless.
  public static func topic(ofRule rule: String) -> Topic? { nil }

  /// Whether a field of a profile is about one of them, by its path, title, description, choices or inner fields.
  public static func isSensitive(_ field: ProfileField) -> Bool { false }

  /// Whether a value says something of one of them.
  static func isSensitive(_ value: JSONValue) -> Bool { false }
}
