/// One request, read whole.
public struct HTTPRequest: Sendable {
  /// The method in capital letters, as sent.
  public var method: String
  /// The path as sent, with its percent escapes and without the query.
  public var path: String
  /// The names and values of the query, decoded, in order.
  public var query: [(name: String, value: String)]
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body; empty where there is none.
  public var body: [UInt8]
  /// What the route's pattern took from the path, decoded: `["sha256": "…"]`.
  public var parameters: [String: String] = [:]

  /// A request with these parts.
  public init(
    method: String, path: String, query: [(name: String, value: String)] = [], headers: HTTPHeaders = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The media type of `Content-Type` in small letters, without its parameters; nil where the field is absent.
  public var mediaType: String? {
    guard let value = headers["Content-Type"] else { return nil }
    return HTTPText.trimmed(value.prefix { $0 != ";" }).lowercased()
  }

  /// Whether `Accept` names this media type itself, with a weight above 0. A wildcard does not count.
  public func accepts(_ mediaType: String) -> Bool {
    headers.all("Accept").contains { line in
      line.split(separator: ",").contains { part in
        let pieces = part.split(separator: ";").map { HTTPText.trimmed($0).lowercased() }
        guard pieces.first == mediaType else { return false }
        return !pieces.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
      }
    }
  }
}

/// Small rules of text that more than one part of the server needs.
enum HTTPText {
  /// The text without spaces and tabs around it.
  static func trimmed(_ text: Substring) -> String {
    var rest = text
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }

  /// The text with its percent escapes made into what they stand for, or nil where an escape is broken, what comes out
  /// is not UTF-8, or it holds a zero byte.
  /// - Parameter plusIsSpace: as in queries and forms.
  static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension HTTPRequest {
  /// The fields of a body that a page's form sent (`application/x-www-form-urlencoded`), or nil where it is not such a
  /// body, an escape is broken, or it has more than 64 fields.
  public var form: [String: String]? {
    guard mediaType == "application/x-www-form-urlencoded", let text = String(validating: body, as: UTF8.self) else {
      return nil
    }
    let pairs = text.split(separator: "&", omittingEmptySubsequences: true)
    guard pairs.count <= 64 else { return nil }
    var fields: [String: String] = [:]
    for pair in pairs {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = sides.first.flatMap({ HTTPText.decoded($0, plusIsSpace: true) }),
        let value = HTTPText.decoded(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
      else { return nil }
      fields[name] = value
    }
    return fields
  }
}
