/// A small part of JSON Schema, draft 2020-12 (A. Wright, H. Andrews, B. Hutton, G. Dennis, 2022): what forms need.
///
/// Understood are `type`, `properties`, `required`, `items`, `enum`, `const`, `description`, `title`, `minLength`,
/// `maxLength`, `minimum`, `maximum`, `minItems`, `maxItems`, `format` (date, date-time, email, uri) and
/// `additionalProperties: false`. What else a schema may say would silently not be checked, so it is refused.
public struct JSONSchema: Hashable, Sendable {
  /// Objects and arrays within each other, the outermost counted.
  public static let levelMax = 5
  /// Properties, those of all objects together.
  public static let fieldMax = 100
  /// Bytes of the schema as compact JSON.
  public static let byteMax = 32_768

  /// The types that a value may have.
  public enum ValueType: String, CaseIterable, Hashable, Sendable {
    case null, boolean, integer, number, string, array, object
  }

  /// The formats that a text may have.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case date
    case dateTime = "date-time"
    case email
    case uri
  }

  /// A named part of an object.
  public struct Property: Hashable, Sendable {
    /// Its key.
    public let name: String
    /// What its value must be.
    public let schema: JSONSchema
  }

  /// The types allowed; nil allows all.
  public internal(set) var types: Set<ValueType>?
  /// The properties, in the order of the schema.
  public internal(set) var properties: [Property] = []
  /// Whether `properties` was written, with or without members.
  var hasProperties = false
  /// Keys that an object must have.
  public internal(set) var required: [String] = []
  /// What every element of an array must be; at most one.
  var itemSchemas: [JSONSchema] = []
  /// The values allowed, in the order of the schema; nil allows all.
  public internal(set) var choices: [JSONValue]?
  /// The same, to look up.
  var choiceSet: Set<JSONValue>?
  /// The only value allowed.
  public internal(set) var constant: JSONValue?
  /// What the value means, in words.
  public internal(set) var description: String?
  /// A name for people.
  public internal(set) var title: String?
  /// Code points of a text.
  var minLength: JSONNumber?
  /// Code points of a text.
  var maxLength: JSONNumber?
  /// The least number.
  var minimum: JSONNumber?
  /// The largest number.
  var maximum: JSONNumber?
  /// Elements of an array.
  var minItems: JSONNumber?
  /// Elements of an array.
  var maxItems: JSONNumber?
  /// How a text must be written.
  public internal(set) var format: Format?
  /// Whether an object may have no other keys than `properties`.
  var isClosed = false

  /// What every element of an array must be.
  public var items: JSONSchema? { itemSchemas.first }

  /// A schema that allows anything.
  init() {}

  /// Reads a schema.
  /// - Throws: `SchemaError`.
  public init(_ value: JSONValue) throws(SchemaError) {
    guard value.text.utf8.count <= Self.byteMax else {
      throw SchemaError("The schema is larger than 32 KiB.")
    }
    var reader = SchemaReader()
    self = try reader.schema(value, level: 0)
  }
}
