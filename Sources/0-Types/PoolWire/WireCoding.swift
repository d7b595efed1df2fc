internal import Foundation

/// Bodies as bytes.
public enum WireCoding {
  /// Reads and checks the body of a request.
  public static func request<Body: WireRequest>(_ type: Body.Type, from bytes: [UInt8]) throws(WireFault) -> Body {
    let body: Body = try value(type, from: bytes)
    try body.check()
    return body
  }

  /// Reads a body, without the checks of a request.
  public static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(WireFault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let fault as WireFault {
      throw fault
    } catch let error as DecodingError {
      throw fault(error)
    } catch {
      throw .notJSON
    }
  }

  /// A body as JSON in UTF-8, without escapes that JSON does not need.
  public static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  private static func fault(_ error: DecodingError) -> WireFault {
    switch error {
    case .keyNotFound(let key, let context): .field(name(context.codingPath + [key]), "is missing")
    case .typeMismatch(_, let context): field(context, "has to be of another type")
    case .valueNotFound(_, let context): field(context, "may not be null")
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? .notJSON : field(context, "does not have the form that it has to have")
    @unknown default: .notJSON
    }
  }

  private static func field(_ context: DecodingError.Context, _ reason: String) -> WireFault {
    context.codingPath.isEmpty ? .field("body", "has to be an object") : .field(name(context.codingPath), reason)
  }

  /// The place of a field. Only names that an endpoint knows come into it, so nothing that was sent is repeated.
  private static func name(_ path: [any CodingKey]) -> String {
    var name = ""
    for key in path {
      if let index = key.intValue {
        name += "[\(index)]"
      } else if key is WireJSON.Key {
        break
      } else {
        name += name.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return name
  }
}
