/// Decimal digits of the scripts that write prices and dates.
package enum DecimalDigit {
  /// 0 to 9; nil for anything that is not a decimal digit of a script in use. Full-width digits are folded before.
  package static func value(_ scalar: Unicode.Scalar) -> Int? {
    let code = scalar.value
    if code < 0x80 { return (0x30...0x39).contains(code) ? Int(code) - 0x30 : nil }
    guard code >= 0x660, code <= 0x0ed9 else { return nil }
    for zero in zeros where code >= zero && code < zero + 10 { return Int(code - zero) }
    return nil
  }

  /// Whether it parts the words of a line.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0xa0, 0x2000...0x200a, 0x202f, 0x3000: true
    default: false
    }
  }

  /// Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Kannada, Thai, Lao.
  private static let zeros: [UInt32] = [
    0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xe50, 0xed0,
  ]
}
