/// Any JSON value, for the parts of a body whose shape the app decides: a profile's schema and what was filled in.
public indirect enum WireJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without a fraction that fits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([WireJSON])
  case object([String: WireJSON])
}

extension WireJSON: Codable {
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: WireJSON] = [:]
      for key in object.allKeys { members[key.stringValue] = try object.decode(WireJSON.self, forKey: key) }
      self = .object(members)
      return
    }
    if var array = try? decoder.unkeyedContainer() {
      var elements: [WireJSON] = []
      while !array.isAtEnd { elements.append(try array.decode(WireJSON.self)) }
      self = .array(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try Self.encode(value, to: encoder)
    case .integer(let value): try Self.encode(value, to: encoder)
    case .number(let value): try Self.encode(value, to: encoder)
    case .string(let value): try Self.encode(value, to: encoder)
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
