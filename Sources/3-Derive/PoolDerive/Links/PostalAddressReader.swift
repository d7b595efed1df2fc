internal import PoolTypes

/// Finds postal addresses: a postcode with its town, and the street that belongs to it, in the orders of many
/// countries. A postcode that only has digits counts only with a street that says that it is one.
enum PostalAddressReader {
  /// An address and where it begins.
  struct Found {
    /// On one line, with commas between its parts.
    var value: String
    /// As read; parts from several lines with line breaks between.
    var text: String
    /// Number of the line on which it begins, and the place in it in scalars.
    var line: Int
    var start: Int
  }

  /// All addresses in order of their lines.
  static func addresses(text: [TextLine]) -> [Found] {
    var found: [Found] = []
    for number in text.indices where found.count < LinkReader.linksMax {
      let line = text[number].text
      if mayHoldPostcode(line) {
        found += western(text, number, taken: found.last)
      }
      if let one = EasternAddress.find(text, number), found.last?.line != number { found.append(one) }
    }
    return found.sorted { ($0.line, $0.start) < ($1.line, $1.start) }
  }

  /// Whether a line has what all postcodes have: three digits in a row, or a digit and two capitals as its last word.
  private static func mayHoldPostcode(_ line: String) -> Bool {
    var digits = 0
    var capitals = 0
    var all = 0
    for byte in line.utf8 {
      if (0x30...0x39).contains(byte) {
        digits += 1
        all += 1
        capitals = 0
        if digits >= 3 { return true }
      } else {
        digits = 0
        if (0x41...0x5a).contains(byte), all > 0 { capitals += 1 } else { capitals = 0 }
        if capitals >= 2, all >= 1 { return true }
        // `K1A 0B1`
        if all >= 3 { return true }
      }
    }
    return false
  }

  private static func western(_ text: [TextLine], _ number: Int, taken: Found?) -> [Found] {
    let own = AddressPart.parts(of: text[number].text, line: number)
    var parts: [AddressPart]?
    var found: [Found] = []
    for index in own.indices {
      let codes = PostalCode.candidates(in: own[index])
      guard !codes.isEmpty else { continue }
      if parts == nil {
        // An address stands on four lines at most.
        let first = max(0, number - 3)
        parts = (first..<number).flatMap { AddressPart.parts(of: text[$0].text, line: $0) }
      }
      let before = (parts ?? []) + own[..<index]
      let limit = found.isEmpty ? taken : found.last
      for code in codes {
        guard let one = PostalAssembly(text: text, part: own[index], code: code, before: before).address() else {
          continue
        }
        // One street is that of one address.
        if limit.map({ $0.line < one.line || $0.line == one.line && $0.start < one.start }) ?? true {
          found.append(one)
        }
        break
      }
    }
    return found
  }
}
