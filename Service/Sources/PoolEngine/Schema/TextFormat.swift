extension JSONSchema.Format {
  /// Whether a text is written so. Dates as RFC 3339 (G. Klyne, C. Newman, 2002), addresses of mail as the mailbox of
  /// RFC 5321 (J. Klensin, 2008), and URIs as RFC 3986 (T. Berners-Lee and others, 2005), with their scheme.
  func fits(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return switch self {
    case .date: DateText.isDate(bytes[...])
    case .dateTime: DateText.isInstant(bytes)
    case .email: MailText.isMailbox(bytes)
    case .uri: AddressText.isURI(bytes)
    }
  }
}

/// Dates and instants as RFC 3339 writes them.
enum DateText {
  /// The value of digits; nil where one is none.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return bytes.isEmpty ? nil : value
  }

  /// Whether these are ten bytes `YYYY-MM-DD` of a day that exists.
  static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = Array(bytes)
    guard text.count == 10, text[4] == 0x2D, text[7] == 0x2D, let year = number(text[0..<4]),
      let month = number(text[5..<7]), let day = number(text[8..<10]), month >= 1, month <= 12, day >= 1
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= days[month - 1]
  }

  /// Whether this is a day, a time and an offset. A leap second stands only at the end of a day in UTC.
  static func isInstant(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 20, bytes.count <= 64, isDate(bytes[0..<10]), bytes[10] == 0x54 || bytes[10] == 0x74,
      bytes[13] == 0x3A, bytes[16] == 0x3A, let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19]), hour <= 23, minute <= 59, second <= 60
    else { return false }
    var rest = bytes[19...]
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let offset = offsetMinutes(Array(rest)) else { return false }
    guard second == 60 else { return true }
    let ofDay = ((hour * 60 + minute - offset) % 1_440 + 1_440) % 1_440
    return ofDay == 1_439
  }

  private static func offsetMinutes(_ bytes: [UInt8]) -> Int? {
    if bytes == [0x5A] || bytes == [0x7A] { return 0 }
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A, let hours = number(bytes[1..<3]),
      let minutes = number(bytes[4..<6]), hours <= 23, minutes <= 59
    else { return nil }
    return (bytes[0] == 0x2D ? -1 : 1) * (hours * 60 + minutes)
  }
}

/// Addresses of mail.
enum MailText {
  private static let marks = Set("!#$%&'*+-/=?^_`{|}~".utf8)

  /// Whether this is one mailbox: a local part of atoms or in quotes, and a domain or an address in brackets.
  static func isMailbox(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 254, let at = bytes.lastIndex(of: 0x40), at > 0, at <= 64, at < bytes.count - 1 else {
      return false
    }
    let local = bytes[..<at]
    let domain = bytes[(at + 1)...]
    let isLocal = local.first == 0x22 ? isQuoted(local) : isDotted(local) { isAtomByte($0) }
    return isLocal && (domain.first == 0x5B ? isLiteral(domain) : isDomain(domain))
  }

  private static func isAtomByte(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || marks.contains(byte) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDotted(_ bytes: ArraySlice<UInt8>, _ allows: (UInt8) -> Bool) -> Bool {
    bytes.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0.allSatisfy(allows) }
  }

  private static func isDomain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.count <= 63 && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D }
    }
  }

  private static func isQuoted(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes.last == 0x22 else { return false }
    var isEscaped = false
    for byte in bytes.dropFirst().dropLast() {
      guard byte >= 0x20, byte < 0x7F else { return false }
      if isEscaped {
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == 0x22 {
        return false
      }
    }
    return !isEscaped
  }

  /// `[127.0.0.1]` or `[IPv6:::1]`.
  private static func isLiteral(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3, bytes.last == 0x5D else { return false }
    let inner = Array(bytes.dropFirst().dropLast())
    let six = Array("ipv6:".utf8)
    if inner.count > six.count, inner.prefix(six.count).map({ $0 | 0x20 }) == six.map({ $0 | 0x20 }) {
      return NetworkAddressText.isSix(inner[six.count...])
    }
    return NetworkAddressText.isFour(inner[...])
  }
}
