/// Header fields in the order they were sent or will be sent. Names are compared without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// Its name as written.
    public var name: String
    /// Its value, without white space around it.
    public var value: String

    /// A field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All fields.
  public private(set) var fields: [Field]

  /// No fields.
  public init() { fields = [] }

  /// The given fields in the order of the literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of a name. Setting replaces every field of the name; nil removes them.
  public subscript(name: String) -> String? {
    get { fields.first { Self.areSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.areSame($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Every value of a name, in order.
  public func all(_ name: String) -> [String] {
    fields.filter { Self.areSame($0.name, name) }.map(\.value)
  }

  /// Adds a field beside those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Whether two names differ in the case of ASCII letters at most.
  static func areSame(_ one: String, _ other: String) -> Bool {
    let left = one.utf8
    let right = other.utf8
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
  }
}
