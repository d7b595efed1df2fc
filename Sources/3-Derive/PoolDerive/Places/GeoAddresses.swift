/// Addresses of places in a text, which begin with `geo:` (RFC 5870). However few digits they have, they say where
/// something is.
package enum GeoAddresses {
  private static let scheme: [Unicode.Scalar] = ["g", "e", "o", ":"]

  /// Where each begins and ends, at the next blank, in order.
  package static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 0
    while place + scheme.count < scalars.count {
      let start = place + scheme.count
      // Upper case of ASCII letters differs in one bit.
      let isScheme = zip(scalars[place..<start], scheme).allSatisfy { $0.value | 0x20 == $1.value | 0x20 }
      let isApart = place == 0 || !scalars[place - 1].properties.isAlphabetic
      let isNumber = scalars[start] == "-" || (0x30...0x39).contains(scalars[start].value)
      guard isScheme, isApart, isNumber else {
        place += 1
        continue
      }
      let end = scalars[start...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
      found.append(place..<end)
      place = end
    }
    return found
  }
}
