/// A place where a value does not fit.
public struct SchemaViolation: Hashable, Sendable {
  /// The JSON Pointer of the value; empty for the whole.
  public var pointer: String
  /// The keyword that it breaks.
  public var keyword: String
}

extension JSONSchema {
  /// Violations that are listed.
  public static let violationMax = 20

  /// Where a value does not fit; empty when it fits. The first `violationMax` places, in the order of the value. The
  /// work is linear in value and schema.
  /// - Parameter isFormatChecked: whether a text must be written as `format` says. Without, `format` is a remark.
  public func violations(of value: JSONValue, isFormatChecked: Bool = true) -> [SchemaViolation] {
    var check = SchemaCheck(isFormatChecked: isFormatChecked)
    check.look(at: value, with: self, pointer: "")
    return check.found
  }

  /// Whether a value fits.
  public func accepts(_ value: JSONValue) -> Bool { violations(of: value).isEmpty }
}

private struct SchemaCheck {
  let isFormatChecked: Bool
  var found: [SchemaViolation] = []

  init(isFormatChecked: Bool) { self.isFormatChecked = isFormatChecked }

  private mutating func require(_ fits: Bool, _ keyword: String, _ pointer: String) {
    if !fits, found.count < JSONSchema.violationMax {
      found.append(SchemaViolation(pointer: pointer, keyword: keyword))
    }
  }

  mutating func look(at value: JSONValue, with schema: JSONSchema, pointer: String) {
    guard found.count < JSONSchema.violationMax else { return }
    if let types = schema.types {
      require(!types.isDisjoint(with: value.schemaTypes), "type", pointer)
    }
    if let choices = schema.choiceSet { require(choices.contains(value), "enum", pointer) }
    if let constant = schema.constant { require(constant == value, "const", pointer) }
    switch value {
    case .number(let number):
      if let least = schema.minimum { require(number >= least, "minimum", pointer) }
      if let most = schema.maximum { require(number <= most, "maximum", pointer) }
    case .string(let text): look(at: text, with: schema, pointer: pointer)
    case .array(let elements): look(at: elements, with: schema, pointer: pointer)
    case .object(let object): look(at: object, with: schema, pointer: pointer)
    case .null, .bool: break
    }
  }

  private mutating func look(at text: String, with schema: JSONSchema, pointer: String) {
    if schema.minLength != nil || schema.maxLength != nil {
      let length = JSONNumber(text.unicodeScalars.count)
      if let least = schema.minLength { require(length >= least, "minLength", pointer) }
      if let most = schema.maxLength { require(length <= most, "maxLength", pointer) }
    }
    if isFormatChecked, let format = schema.format { require(format.fits(text), "format", pointer) }
  }

  private mutating func look(at elements: [JSONValue], with schema: JSONSchema, pointer: String) {
    let count = JSONNumber(elements.count)
    if let least = schema.minItems { require(count >= least, "minItems", pointer) }
    if let most = schema.maxItems { require(count <= most, "maxItems", pointer) }
    guard let items = schema.items else { return }
    for (place, element) in elements.enumerated() {
      look(at: element, with: items, pointer: JSONPointer.child(String(place), of: pointer))
    }
  }

  private mutating func look(at object: JSONObject, with schema: JSONSchema, pointer: String) {
    for name in schema.required { require(object[name] != nil, "required", pointer) }
    for property in schema.properties {
      guard let value = object[property.name] else { continue }
      look(at: value, with: property.schema, pointer: JSONPointer.child(property.name, of: pointer))
    }
    guard schema.isClosed else { return }
    let known = Set(schema.properties.map { ExactText($0.name) })
    for key in object.keys where !known.contains(ExactText(key)) {
      require(false, "additionalProperties", JSONPointer.child(key, of: pointer))
    }
  }
}

extension JSONValue {
  /// The types of JSON Schema that the value has: a whole number is an integer and a number.
  fileprivate var schemaTypes: Set<JSONSchema.ValueType> {
    switch self {
    case .null: [.null]
    case .bool: [.boolean]
    case .number(let number): number.isInteger ? [.integer, .number] : [.number]
    case .string: [.string]
    case .array: [.array]
    case .object: [.object]
    }
  }
}
