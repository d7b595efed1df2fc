/// URIs.
enum AddressText {
  private static let unreserved = Set("-._~".utf8)
  private static let subDelimiters = Set("!$&'()*+,;=".utf8)

  /// Whether this is a URI with a scheme, as RFC 3986 (T. Berners-Lee, R. Fielding, L. Masinter, 2005) writes it.
  static func isURI(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: 0x3A), isScheme(bytes[..<colon]) else { return false }
    var rest = bytes[(colon + 1)...]
    if let hash = rest.firstIndex(of: 0x23) {
      guard isText(rest[(hash + 1)...], also: "/?:@") else { return false }
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: 0x3F) {
      guard isText(rest[(mark + 1)...], also: "/?:@") else { return false }
      rest = rest[..<mark]
    }
    guard rest.starts(with: [0x2F, 0x2F]) else { return isText(rest, also: "/:@") }
    rest = rest.dropFirst(2)
    let slash = rest.firstIndex(of: 0x2F) ?? rest.endIndex
    return isAuthority(rest[..<slash]) && isText(rest[slash...], also: "/:@")
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if let at = rest.lastIndex(of: 0x40) {
      guard isText(rest[..<at], also: ":") else { return false }
      rest = rest[(at + 1)...]
    }
    if rest.first == 0x5B {
      guard let end = rest.firstIndex(of: 0x5D), NetworkAddressText.isSix(rest[(rest.startIndex + 1)..<end]) else {
        return false
      }
      return isPort(rest[(end + 1)...])
    }
    let colon = rest.firstIndex(of: 0x3A) ?? rest.endIndex
    return isText(rest[..<colon], also: "") && isPort(rest[colon...])
  }

  /// Nothing, or a colon with digits or none.
  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.isEmpty || bytes.first == 0x3A && bytes.dropFirst().allSatisfy(isDigit)
  }

  private static func isText(_ bytes: ArraySlice<UInt8>, also: String) -> Bool {
    let more = Set(also.utf8)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == 0x25 {
        guard at + 2 < bytes.endIndex, isHex(bytes[at + 1]), isHex(bytes[at + 2]) else { return false }
        at += 3
        continue
      }
      guard
        isLetter(byte) || isDigit(byte) || unreserved.contains(byte) || subDelimiters.contains(byte)
          || more.contains(byte)
      else { return false }
      at += 1
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
}

/// Addresses of machines.
enum NetworkAddressText {
  /// Whether this is an IPv4 address of four decimal numbers.
  static func isFour(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.count <= 3 && (part.count == 1 || part.first != 0x30) && (DateText.number(part) ?? 256) <= 255
      }
  }

  /// Whether this is an IPv6 address, as RFC 4291 (R. Hinden, S. Deering, 2006) writes it.
  static func isSix(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes.count <= 45 else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let gap = text.firstRange(of: "::")
    guard let gap else { return groups(text[...]) == 8 }
    let head = text[..<gap.lowerBound]
    let tail = text[gap.upperBound...]
    guard tail.firstRange(of: "::") == nil, let before = head.isEmpty ? 0 : groups(head, isEnd: false),
      let after = tail.isEmpty ? 0 : groups(tail)
    else { return false }
    return before + after <= 7
  }

  /// How many groups of 16 bits these are; nil where one is none. The last may be an IPv4 address, of two.
  private static func groups(_ text: Substring, isEnd: Bool = true) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (place, part) in parts.enumerated() {
      let bytes = Array(part.utf8)
      if isEnd, place == parts.count - 1, isFour(bytes[...]) {
        count += 2
      } else {
        let isGroup = !bytes.isEmpty && bytes.count <= 4 && JSONScan.hex4(in: pad(bytes), from: 0) != nil
        guard isGroup else { return nil }
        count += 1
      }
    }
    return count
  }

  private static func pad(_ bytes: [UInt8]) -> [UInt8] { Array(repeating: 0x30, count: 4 - bytes.count) + bytes }
}
