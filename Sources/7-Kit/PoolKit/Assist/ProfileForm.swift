internal import Foundation
internal import PoolTypes
internal import PoolWire

/// A form in the small part of JSON Schema that profiles understand: what its fields are, and what may stand in them.
struct ProfileForm: Sendable {
  /// A part of the form that is filled as one value: everything but objects with properties.
  struct Field: Sendable {
    /// JSON Pointer (RFC 6901).
    var pointer: String
    var path: [String]
    var schema: [String: WireJSON]
    /// Name, title and description, to look for.
    var phrase: String
  }

  let schema: WireJSON
  private(set) var fields: [Field] = []

  static let levelsMax = 5
  static let fieldsMax = 100
  static let byteMax = 32_768

  private static let keywords: Set<String> = [
    "type", "properties", "required", "items", "enum", "const", "description", "title", "minLength", "maxLength",
    "minimum", "maximum", "minItems", "maxItems", "format", "additionalProperties",
  ]
  private static let types: Set<String> = ["object", "array", "string", "number", "integer", "boolean", "null"]

  /// - Throws: `PoolError.invalidRequest`, which says what is not understood.
  init(_ text: String) throws {
    guard text.utf8.count <= Self.byteMax else { throw Self.fault("it is longer than 32 KiB") }
    guard let schema = try? WireCoding.value(WireJSON.self, from: Array(text.utf8)) else {
      throw Self.fault("it is no JSON")
    }
    self.schema = schema
    guard case .object(let root) = schema, case .object = root["properties"] else {
      throw Self.fault("it is no object with properties")
    }
    try add(root, path: [], level: 1)
    guard !fields.isEmpty else { throw Self.fault("it has no fields") }
  }

  private mutating func add(_ part: [String: WireJSON], path: [String], level: Int) throws {
    guard level <= Self.levelsMax else { throw Self.fault("it has more than \(Self.levelsMax) levels") }
    try Self.check(part, level: level)
    if case .object(let properties)? = part["properties"] {
      for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
        guard case .object(let child) = value else { throw Self.fault("a property of it is no schema") }
        try add(child, path: path + [name], level: level + 1)
      }
      return
    }
    if path.isEmpty { return }
    guard fields.count < Self.fieldsMax else { throw Self.fault("it has more than \(Self.fieldsMax) fields") }
    let words = [path.joined(separator: " ")] + ["title", "description"].compactMap { Self.text(part[$0]) }
    fields.append(
      Field(
        pointer: Self.pointer(path), path: path, schema: part,
        phrase: String(Self.words(words.joined(separator: " ")).prefix(200))))
  }

  private static func check(_ part: [String: WireJSON], level: Int) throws {
    guard level <= levelsMax else { throw fault("it has more than \(levelsMax) levels") }
    if part.keys.contains(where: { !keywords.contains($0) }) { throw fault("it has a keyword that is not understood") }
    if let type = part["type"] {
      guard !typeNames(type).isEmpty, typeNames(type).allSatisfy(types.contains) else {
        throw fault("it has a type that is not understood")
      }
    }
    if let items = part["items"] {
      guard case .object(let child) = items else { throw fault("items of it are no schema") }
      try check(child, level: level + 1)
      if case .object(let properties)? = child["properties"] {
        for value in properties.values {
          guard case .object(let inner) = value else { throw fault("a property of it is no schema") }
          try check(inner, level: level + 2)
        }
      }
    }
  }

  // MARK: Filling

  /// The form with what may stand in it; every other field is null.
  ///
  /// - Parameters:
  ///   - profile: as it was answered.
  ///   - evidence: captures by JSON Pointer.
  ///   - told: why fields are empty, where the answer says so.
  func filled(_ profile: WireJSON, evidence: [String: [CaptureID]], told: [String: AssistProfile.Refusal])
    -> (json: WireJSON, evidence: [String: [CaptureID]], refused: [String: AssistProfile.Refusal])
  {
    var (result, proofs, refused) = (WireJSON.object([:]), [String: [CaptureID]](), [String: AssistProfile.Refusal]())
    for field in fields {
      let value = Self.value(of: profile, at: field.path)
      let proof = evidence[field.pointer] ?? []
      let refusal: AssistProfile.Refusal? =
        if SensitiveWords.areIn(field.phrase) {
          .sensitive
        } else if value == .null {
          told[field.pointer] ?? .noEvidence
        } else if proof.isEmpty {
          .noEvidence
        } else {
          Self.isValid(value, field.schema) ? nil : .invalid
        }
      Self.set(&result, field.path[...], refusal == nil ? value : .null)
      if let refusal { refused[field.pointer] = refusal } else { proofs[field.pointer] = proof }
    }
    return (result, proofs, refused)
  }

  private static func value(of json: WireJSON, at path: [String]) -> WireJSON {
    path.reduce(json) { part, name in
      guard case .object(let members) = part else { return .null }
      return members[name] ?? .null
    }
  }

  private static func set(_ json: inout WireJSON, _ path: ArraySlice<String>, _ value: WireJSON) {
    guard let name = path.first else {
      json = value
      return
    }
    var members: [String: WireJSON] = [:]
    if case .object(let known) = json { members = known }
    var child = members[name] ?? .object([:])
    set(&child, path.dropFirst(), value)
    members[name] = child
    json = .object(members)
  }

  // MARK: Validation

  static func isValid(_ value: WireJSON, _ schema: [String: WireJSON]) -> Bool {
    if let type = schema["type"], !typeNames(type).contains(where: { isOf(value, $0) }) { return false }
    if case .array(let choices)? = schema["enum"], !choices.contains(value) { return false }
    if let constant = schema["const"], constant != value { return false }
    switch value {
    case .string(let text):
      let count = Double(text.unicodeScalars.count)
      return count >= number(schema["minLength"]) ?? 0 && count <= number(schema["maxLength"]) ?? 4_000
    case .integer, .number:
      guard let number = number(value), number.isFinite else { return false }
      return number >= Self.number(schema["minimum"]) ?? -.infinity
        && number <= Self.number(schema["maximum"]) ?? .infinity
    case .array(let elements):
      let count = Double(elements.count)
      guard count >= number(schema["minItems"]) ?? 0, count <= number(schema["maxItems"]) ?? 1_000 else { return false }
      guard case .object(let items)? = schema["items"] else { return true }
      return elements.allSatisfy { isValid($0, items) }
    case .object(let members):
      guard case .object(let properties)? = schema["properties"] else { return true }
      if schema["additionalProperties"] == .bool(false), members.keys.contains(where: { properties[$0] == nil }) {
        return false
      }
      if case .array(let required)? = schema["required"] {
        for case .string(let name) in required where members[name] == nil { return false }
      }
      return members.allSatisfy { name, member in
        guard case .object(let child)? = properties[name] else { return true }
        return isValid(member, child)
      }
    case .bool, .null: return true
    }
  }

  private static func isOf(_ value: WireJSON, _ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.integer, "integer"), (.integer, "number"), (.number, "number"),
      (.string, "string"), (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }

  private static func typeNames(_ type: WireJSON) -> [String] {
    switch type {
    case .string(let name): [name]
    case .array(let names): names.compactMap(text)
    default: []
    }
  }

  private static func text(_ json: WireJSON?) -> String? {
    guard case .string(let text)? = json else { return nil }
    return text
  }

  private static func number(_ json: WireJSON?) -> Double? {
    switch json {
    case .integer(let number)?: Double(number)
    case .number(let number)?: number
    default: nil
    }
  }

  private static func pointer(_ path: [String]) -> String {
    path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }

  /// `favouriteCuisine` and `favourite_cuisine` are two words.
  private static func words(_ text: String) -> String {
    var result = ""
    var wasLower = false
    for letter in text {
      if wasLower, letter.isUppercase { result.append(" ") }
      wasLower = letter.isLowercase
      result.append(letter == "_" || letter == "-" ? " " : letter)
    }
    return result
  }

  private static func fault(_ reason: String) -> PoolError {
    .invalidRequest("The form is not understood: \(reason).")
  }
}
