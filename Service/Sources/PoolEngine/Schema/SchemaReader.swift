/// Reads one schema and counts its fields.
struct SchemaReader {
  private var fields = 0

  /// - Parameter level: objects and arrays around this schema.
  mutating func schema(_ value: JSONValue, level: Int) throws(SchemaError) -> JSONSchema {
    guard let object = value.object else {
      throw SchemaError(
        value.bool == nil ? "A schema must be an object." : "A schema that is true or false is not supported.")
    }
    for key in object.keys where !SchemaKeyword.understood.contains(key) { throw SchemaError.unsupported(key) }
    var schema = JSONSchema()
    schema.types = try types(object["type"])
    schema.title = try text(object["title"], "title")
    schema.description = try text(object["description"], "description")
    schema.constant = object["const"]
    try readChoices(object["enum"], into: &schema)
    try readBounds(object, into: &schema)
    schema.format = try format(object["format"])
    schema.isClosed = try isClosed(object["additionalProperties"])
    schema.required = try required(object["required"])
    let isContainer =
      object["properties"] != nil || object["items"] != nil
      || !(schema.types ?? []).isDisjoint(with: [.object, .array])
    let inside = level + (isContainer ? 1 : 0)
    guard inside <= JSONSchema.levelMax else { throw SchemaError("The schema has more than 5 levels.") }
    if let properties = object["properties"] { try read(properties, level: inside, into: &schema) }
    if let items = object["items"] {
      guard items.array == nil else { throw SchemaError("The keyword items must be one schema, not a list.") }
      schema.itemSchemas = [try self.schema(items, level: inside)]
    }
    return schema
  }

  private mutating func read(_ value: JSONValue, level: Int, into schema: inout JSONSchema) throws(SchemaError) {
    guard let members = value.object else { throw SchemaError.wrong("properties", "an object") }
    schema.hasProperties = true
    fields += members.count
    guard fields <= JSONSchema.fieldMax else { throw SchemaError("The schema has more than 100 fields.") }
    for name in members.keys {
      let inner = try self.schema(members[name] ?? .null, level: level)
      schema.properties.append(JSONSchema.Property(name: name, schema: inner))
    }
  }

  private func types(_ value: JSONValue?) throws(SchemaError) -> Set<JSONSchema.ValueType>? {
    guard let value else { return nil }
    let names = value.array ?? [value]
    var types: Set<JSONSchema.ValueType> = []
    for name in names {
      guard let type = name.string.flatMap(JSONSchema.ValueType.init(rawValue:)), types.insert(type).inserted else {
        throw SchemaError.wrong("type", "the name of a type, or a list of different ones")
      }
    }
    guard !types.isEmpty else { throw SchemaError.wrong("type", "the name of a type, or a list of different ones") }
    return types
  }

  private func text(_ value: JSONValue?, _ keyword: String) throws(SchemaError) -> String? {
    guard let value else { return nil }
    guard let text = value.string else { throw SchemaError.wrong(keyword, "a text") }
    return text
  }

  private func readChoices(_ value: JSONValue?, into schema: inout JSONSchema) throws(SchemaError) {
    guard let value else { return }
    guard let choices = value.array else { throw SchemaError.wrong("enum", "a list of values") }
    schema.choices = choices
    schema.choiceSet = Set(choices)
  }

  private func readBounds(_ object: JSONObject, into schema: inout JSONSchema) throws(SchemaError) {
    schema.minimum = try number(object["minimum"], "minimum")
    schema.maximum = try number(object["maximum"], "maximum")
    schema.minLength = try count(object["minLength"], "minLength")
    schema.maxLength = try count(object["maxLength"], "maxLength")
    schema.minItems = try count(object["minItems"], "minItems")
    schema.maxItems = try count(object["maxItems"], "maxItems")
    try order(schema.minimum, schema.maximum, "minimum", "maximum")
    try order(schema.minLength, schema.maxLength, "minLength", "maxLength")
    try order(schema.minItems, schema.maxItems, "minItems", "maxItems")
  }

  private func number(_ value: JSONValue?, _ keyword: String) throws(SchemaError) -> JSONNumber? {
    guard let value else { return nil }
    guard let number = value.number else { throw SchemaError.wrong(keyword, "a number") }
    return number
  }

  private func count(_ value: JSONValue?, _ keyword: String) throws(SchemaError) -> JSONNumber? {
    guard let value else { return nil }
    guard let number = value.number, number.isInteger, number >= JSONNumber(0) else {
      throw SchemaError.wrong(keyword, "a whole number that is not negative")
    }
    return number
  }

  private func order(
    _ low: JSONNumber?, _ high: JSONNumber?, _ lowName: String, _ highName: String
  ) throws(SchemaError) {
    guard let low, let high, low > high else { return }
    throw SchemaError("The keyword \(lowName) is larger than \(highName), so nothing can fit.")
  }

  private func format(_ value: JSONValue?) throws(SchemaError) -> JSONSchema.Format? {
    guard let value else { return nil }
    guard let format = value.string.flatMap(JSONSchema.Format.init(rawValue:)) else {
      throw SchemaError.wrong("format", "one of date, date-time, email and uri")
    }
    return format
  }

  private func isClosed(_ value: JSONValue?) throws(SchemaError) -> Bool {
    guard let value else { return false }
    guard value.bool == false else { throw SchemaError.wrong("additionalProperties", "false where it is used") }
    return true
  }

  private func required(_ value: JSONValue?) throws(SchemaError) -> [String] {
    guard let value else { return [] }
    let must = SchemaError.wrong("required", "a list of different texts")
    guard let elements = value.array else { throw must }
    var names: [String] = []
    var seen: Set<ExactText> = []
    for element in elements {
      guard let name = element.string, seen.insert(ExactText(name)).inserted else { throw must }
      names.append(name)
    }
    return names
  }
}
