extension JSONValue {
  /// As compact JSON, its keys in their order and its numbers as they were written.
  public var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let flag): out += flag ? "true" : "false"
    case .number(let number): out += number.text
    case .string(let text): Self.write(text, to: &out)
    case .array(let elements):
      out += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { out += "," }
        element.write(to: &out)
      }
      out += "]"
    case .object(let object):
      out += "{"
      for (place, key) in object.keys.enumerated() {
        if place > 0 { out += "," }
        Self.write(key, to: &out)
        out += ":"
        (object[key] ?? .null).write(to: &out)
      }
      out += "}"
    }
  }

  private static func write(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
