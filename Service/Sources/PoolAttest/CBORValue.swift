internal import CPoolAttestShim

/// The part of CBOR, RFC 8949 (C. Bormann, P. Hoffman, 2020), that attestation uses: lengths given beforehand, keys
/// that are text.
enum CBORValue: Equatable {
  case number(UInt64)
  case bytes([UInt8])
  case text(String)
  case array([CBORValue])
  case map([String: CBORValue])

  /// Arrays and maps within each other, and items in all: an attestation has three levels and about 12 items.
  private static let depthMax = 4
  private static let itemMax = 64

  /// Reads one value with nothing after it; nil where the bytes are anything else. Memory and work are bounded by the
  /// bytes, whatever lengths they claim.
  init?(_ bytes: [UInt8]) {
    var reader = CBORReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.at == bytes.count else { return nil }
    self = value
  }

  /// Bytes, if it is bytes.
  var asBytes: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }

  /// A text, if it is one.
  var asText: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Elements, if it is an array.
  var asArray: [CBORValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// Members, if it is a map.
  var asMap: [String: CBORValue]? {
    if case .map(let members) = self { members } else { nil }
  }

  private struct CBORReader {
    let bytes: [UInt8]
    var at = 0
    var items = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> CBORValue? {
      guard depth <= depthMax, items < itemMax, let item = head() else { return nil }
      items += 1
      switch Int(item.type) {
      case POOL_ATTEST_CBOR_NUMBER: return .number(item.number)
      case POOL_ATTEST_CBOR_BYTES: return .bytes(content(of: item))
      case POOL_ATTEST_CBOR_TEXT: return String(validating: content(of: item), as: UTF8.self).map(CBORValue.text)
      case POOL_ATTEST_CBOR_ARRAY: return array(of: item.number, depth: depth)
      case POOL_ATTEST_CBOR_MAP: return map(of: item.number, depth: depth)
      default: return nil
      }
    }

    /// The next head, its content skipped; what it says of start and end is checked by the shim and here once more.
    private mutating func head() -> pool_attest_cbor_item? {
      var item = pool_attest_cbor_item()
      // The shim reads only between these two ends.
      let code = bytes.withUnsafeBufferPointer { source in
        pool_attest_cbor_next(source.baseAddress.map { $0 + at }, source.count - at, &item)
      }
      guard code == 0, item.read > 0, item.read <= bytes.count - at else { return nil }
      item.start += at
      at += item.read
      return item
    }

    private func content(of item: pool_attest_cbor_item) -> [UInt8] {
      guard item.start <= at, item.length <= at - item.start else { return [] }
      return Array(bytes[item.start..<item.start + item.length])
    }

    private mutating func array(of count: UInt64, depth: Int) -> CBORValue? {
      guard count <= UInt64(itemMax) else { return nil }
      var elements: [CBORValue] = []
      for _ in 0..<count {
        guard let element = value(depth: depth + 1) else { return nil }
        elements.append(element)
      }
      return .array(elements)
    }

    private mutating func map(of count: UInt64, depth: Int) -> CBORValue? {
      guard count <= UInt64(itemMax) else { return nil }
      var members: [String: CBORValue] = [:]
      for _ in 0..<count {
        guard let key = value(depth: depth + 1)?.asText, let member = value(depth: depth + 1),
          members.updateValue(member, forKey: key) == nil
        else { return nil }
      }
      return .map(members)
    }
  }
}
