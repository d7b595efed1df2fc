/// Any JSON value. Numbers are exact, and objects keep the order of their keys. Two values are equal when JSON means
/// the same by them: `1.0` is `1`, the order of keys does not count, and texts are compared by their code points.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The members, if it is an object.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements, if it is an array.
  public var array: [JSONValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The text, if it is a string.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if it is one.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// True or false, if it is one of them.
  public var bool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// Whether it is null.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

extension JSONValue: Hashable {
  /// Whether JSON means the same by them.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): ExactText(one) == ExactText(other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }

  /// Of what is meant.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(ExactText(text))
    case .array(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(object)
    }
  }
}

/// A text that equals another only code point by code point; Swift's `String` takes composed and decomposed letters for
/// the same.
struct ExactText: Hashable, Sendable {
  /// The text.
  let text: String

  /// A text to compare.
  init(_ text: String) { self.text = text }

  /// Whether they have the same code points.
  static func == (one: ExactText, other: ExactText) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  /// Of the code points.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
