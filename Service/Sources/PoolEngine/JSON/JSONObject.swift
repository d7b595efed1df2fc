/// The members of a JSON object, in the order in which their keys came first.
public struct JSONObject: Sendable {
  /// The keys, each once.
  public private(set) var keys: [String] = []
  private var values: [ExactText: JSONValue] = [:]

  /// An object without members.
  public init() {}

  /// An object of these members; of two with the same key the later counts.
  public init(_ members: [(String, JSONValue)]) {
    for (key, value) in members { self[key] = value }
  }

  /// How many members there are.
  public var count: Int { keys.count }

  /// The value of a key. Setting a new key puts it last; setting nil takes it out, which looks at every key.
  public subscript(key: String) -> JSONValue? {
    get { values[ExactText(key)] }
    set {
      let exact = ExactText(key)
      let old = values.updateValue(newValue ?? .null, forKey: exact)
      if newValue == nil {
        values[exact] = nil
        keys.removeAll { ExactText($0) == exact }
      } else if old == nil {
        keys.append(key)
      }
    }
  }
}

extension JSONObject: Hashable {
  /// Whether they have the same members, in any order.
  public static func == (one: JSONObject, other: JSONObject) -> Bool { one.values == other.values }

  /// Of the members, in any order.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
