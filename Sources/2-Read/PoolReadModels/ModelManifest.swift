import Foundation

/// What a models folder holds, as its `manifest.json` says.
package struct ModelManifest: Sendable, Codable {
  /// The manifest format read here.
  package static let currentFormat = 1

  package var format: Int
  package var models: [Entry]

  /// One file.
  package struct Entry: Sendable, Codable {
    package var name: String
    package var version: String
    /// The stable key a reader looks it up by, such as `textDetection`.
    package var purpose: String
    /// File name within the folder, without any path.
    package var file: String
    package var bytes: Int
    /// 64 lowercase hexadecimal digits.
    package var sha256: String
    package var licence: String
    package var source: String
    /// What a reader must know to use the file.
    package var contract: ModelContract
  }

  /// The first file with that purpose.
  package func entry(for purpose: String) -> Entry? { models.first { $0.purpose == purpose } }
}

extension ModelManifest {
  /// Reads a manifest.
  /// - Returns: nil where it is damaged, of another format, or names a file outside its folder.
  init?(json: Data) {
    guard let manifest = try? JSONDecoder().decode(ModelManifest.self, from: json),
      manifest.format == Self.currentFormat,
      manifest.models.allSatisfy({ Self.isPlainName($0.file) && $0.bytes >= 0 })
    else { return nil }
    self = manifest
  }

  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && name != "." && name != ".." && !name.contains("\0")
  }
}

/// What a reader must know of a model: names, shapes, preprocessing, thresholds. A tree of JSON values, asked by
/// dotted paths such as `image.normalisation.mean` or `inputs.0.name`.
package indirect enum ModelContract: Sendable, Hashable, Codable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([ModelContract])
  case object([String: ModelContract])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([ModelContract].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: ModelContract].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .boolean(let boolean): try value.encode(boolean)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }

  /// The value at a dotted path, nil where there is none.
  package func value(_ path: String) -> ModelContract? {
    var place = self
    for step in path.split(separator: ".") {
      switch place {
      case .object(let object):
        guard let next = object[String(step)] else { return nil }
        place = next
      case .list(let list):
        guard let index = Int(step), list.indices.contains(index) else { return nil }
        place = list[index]
      default: return nil
      }
    }
    return place
  }

  /// The number at a path.
  package func number(_ path: String) -> Double? {
    guard case .number(let number)? = value(path) else { return nil }
    return number
  }

  /// The whole number at a path.
  package func integer(_ path: String) -> Int? { number(path).flatMap { Int(exactly: $0) } }

  /// The string at a path.
  package func text(_ path: String) -> String? {
    guard case .text(let text)? = value(path) else { return nil }
    return text
  }

  /// The list of numbers at a path.
  package func numbers(_ path: String) -> [Double]? {
    guard case .list(let list)? = value(path) else { return nil }
    var numbers: [Double] = []
    for case .number(let number) in list { numbers.append(number) }
    return numbers.count == list.count ? numbers : nil
  }

  /// The boolean at a path.
  package func boolean(_ path: String) -> Bool? {
    guard case .boolean(let boolean)? = value(path) else { return nil }
    return boolean
  }
}
