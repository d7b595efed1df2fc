/// One field of a profile: a value that is filled or null as a whole.
public struct ProfileField: Hashable, Sendable {
  /// Its JSON Pointer.
  public let pointer: String
  /// The keys that lead to it.
  public let path: [String]
  /// What its value must be.
  public let schema: JSONSchema
}

/// The form of a profile: an object of fields, some of them in objects within.
///
/// A property with `properties` of its own is a group and holds fields; every other is a field, lists and their
/// elements included.
public struct ProfileSchema: Hashable, Sendable {
  /// The schema.
  public let schema: JSONSchema
  /// All fields, in the order of the schema; at least one.
  public let fields: [ProfileField]
  /// As it was sent.
  public let source: JSONValue

  /// Reads the form of a profile.
  /// - Throws: `SchemaError`.
  public init(_ value: JSONValue) throws(SchemaError) {
    let schema = try JSONSchema(value)
    guard schema.isGroup else {
      throw SchemaError("The schema of a profile must have the type object and at least one property.")
    }
    self.schema = schema
    source = value
    var fields: [ProfileField] = []
    try Self.collect(schema, path: [], pointer: "", into: &fields)
    self.fields = fields
  }

  private static func collect(
    _ group: JSONSchema, path: [String], pointer: String, into fields: inout [ProfileField]
  ) throws(SchemaError) {
    guard group.choices == nil, group.constant == nil else {
      throw SchemaError("The keywords enum and const are supported on fields, not on objects that hold fields.")
    }
    for property in group.properties {
      let inner = path + [property.name]
      let place = JSONPointer.child(property.name, of: pointer)
      if property.schema.isGroup {
        try collect(property.schema, path: inner, pointer: place, into: &fields)
      } else {
        fields.append(ProfileField(pointer: place, path: inner, schema: property.schema))
      }
    }
  }

  /// The profile with these values; every other field is null.
  public func profile(with values: [String: JSONValue]) -> JSONValue {
    .object(Self.object(schema, pointer: "", values: values))
  }

  private static func object(_ group: JSONSchema, pointer: String, values: [String: JSONValue]) -> JSONObject {
    var object = JSONObject()
    for property in group.properties {
      let place = JSONPointer.child(property.name, of: pointer)
      object[property.name] =
        property.schema.isGroup
        ? .object(Self.object(property.schema, pointer: place, values: values)) : values[place] ?? .null
    }
    return object
  }
}

extension JSONSchema {
  /// Whether it is an object with properties and nothing else.
  var isGroup: Bool { !properties.isEmpty && (types == nil || types == [.object]) }
}
