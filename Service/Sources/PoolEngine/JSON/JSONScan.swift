/// Where pieces of JSON end, as RFC 8259 (T. Bray, 2017) has it.
enum JSONScan {
  /// The end of the number that begins at `start`; nil where none does.
  static func numberEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    func digit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39 }
    if at < bytes.count, bytes[at] == 0x2D { at += 1 }
    guard digit(at) else { return nil }
    if bytes[at] == 0x30 {
      at += 1
    } else {
      while digit(at) { at += 1 }
    }
    if at < bytes.count, bytes[at] == 0x2E {
      at += 1
      guard digit(at) else { return nil }
      while digit(at) { at += 1 }
    }
    if at < bytes.count, bytes[at] == 0x65 || bytes[at] == 0x45 {
      at += 1
      if at < bytes.count, bytes[at] == 0x2B || bytes[at] == 0x2D { at += 1 }
      guard digit(at) else { return nil }
      while digit(at) { at += 1 }
    }
    return at
  }

  /// The value of four hexadecimal digits at `start`; nil where they are not.
  static func hex4(in bytes: [UInt8], from start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte - 0x30)
      case 0x41...0x46: digit = UInt32(byte - 0x41 + 10)
      case 0x61...0x66: digit = UInt32(byte - 0x61 + 10)
      default: return nil
      }
      value = value << 4 | digit
    }
    return value
  }
}
