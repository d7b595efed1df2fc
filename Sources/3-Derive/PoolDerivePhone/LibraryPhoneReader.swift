#if Phones
  internal import CPoolPhoneShim
  internal import PoolDerive

  /// Telephone numbers by libphonenumber.
  ///
  /// Two looks at a line: numbers that say their country with a plus have to be valid; those in the national form of
  /// `region` also have to be grouped as that country groups them, and to pass `NationalForm`. Safe to share between
  /// threads. A line costs at most a bounded time: its first `lengthMax` scalars are looked at.
  package struct LibraryPhoneReader: PhoneNumberReader {
    package let version = "libphonenumber/1"
    /// Scalars of a text that are looked at.
    static let lengthMax = 2_000
    /// Numbers that are told of one text.
    static let numbersMax = 64
    /// No country's numbers that are worth calling have fewer digits.
    private let digitsMin = 7
    /// Fifteen digits, an exit code and a trunk prefix.
    private let digitsMax = 20

    package init() {}

    package func numbers(in text: String, region: String?) -> [(e164: String, range: Range<Int>)] {
      // Asked first, for most lines end here.
      guard let scalars = candidates(text.unicodeScalars.prefix(Self.lengthMax)) else { return [] }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let bytes = Array(String(view).utf8)
      let places = ScalarPlaces(bytes)
      var found: [Found] = []
      if scalars.contains(where: { $0 == "+" || $0 == "\u{ff0b}" }) {
        found = ask(bytes, places, region: nil).filter { !Self.followsWord($0.range.lowerBound, scalars) }
      }
      if let country = Self.country(region) {
        let form = NationalForm(scalars)
        for number in ask(bytes, places, region: country)
        where !number.hasCountryCode && form.isPlausible(number.range)
          && !found.contains(where: { $0.range.overlaps(number.range) })
        {
          found.append(number)
        }
      }
      return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { ($0.e164, $0.range) }
    }

    /// The text with what holds no number made into signs that end one, or nil where nothing is left: stretches of
    /// digits and the signs between them with too few digits, and runs of digits that are longer than any number,
    /// each of whose places the library would try.
    private func candidates(_ text: Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
      var scalars = Array(text)
      var isWorthAsking = false
      var digits = 0
      var run = 0
      for place in 0...scalars.count {
        let scalar = place < scalars.count ? scalars[place] : ";"
        if Self.isDigit(scalar) {
          digits += 1
          run += 1
          continue
        }
        if run > digitsMax {
          for inside in place - run..<place { scalars[inside] = ";" }
          digits = 0
        }
        run = 0
        if Self.isBetweenDigits(scalar) { continue }
        if digits >= digitsMin { isWorthAsking = true }
        digits = 0
      }
      return isWorthAsking ? scalars : nil
    }

    private struct Found {
      var e164: String
      var range: Range<Int>
      var hasCountryCode: Bool
    }

    private func ask(_ bytes: [UInt8], _ places: ScalarPlaces, region: String?) -> [Found] {
      var slots = [pool_phone_number](repeating: pool_phone_number(), count: Self.numbersMax)
      let leniency = region == nil ? POOL_PHONE_VALID : POOL_PHONE_STRICT_GROUPING
      let count = bytes.withUnsafeBytes { raw in
        let text = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard let region else {
          return pool_phone_find(text, bytes.count, nil, leniency, &slots, Int32(Self.numbersMax))
        }
        return pool_phone_find(text, bytes.count, region, leniency, &slots, Int32(Self.numbersMax))
      }
      return slots.prefix(max(0, Int(count))).compactMap { slot in
        guard let range = places.range(ofBytes: Int(slot.start), Int(slot.end)) else { return nil }
        let e164 = withUnsafeBytes(of: slot.e164) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return Found(e164: e164, range: range, hasCountryCode: slot.has_country_code != 0)
      }
    }

    /// Two capitals, or nil for what is no country's code.
    private static func country(_ region: String?) -> String? {
      guard let region = region?.uppercased(), region.utf8.count == 2,
        region.utf8.allSatisfy({ (0x41...0x5a).contains($0) })
      else { return nil }
      return region
    }

    /// Whether a plus stands in a word, as in `UTC+1 2026…`, or in a sum.
    private static func followsWord(_ start: Int, _ scalars: [Unicode.Scalar]) -> Bool {
      guard start > 0, start <= scalars.count else { return false }
      let before = scalars[start - 1]
      return before.properties.isAlphabetic || isDigit(before)
    }

    /// Signs that may stand inside a number.
    private static func isBetweenDigits(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case " ", "+", "-", ".", "/", "(", ")", "[", "]", "~", "*", "\u{ad}", "\u{200b}", "\u{2060}": true
      case "\u{3000}", "\u{30fc}", "\u{2212}", "\u{2053}", "\u{223c}", "\u{ff5e}": true
      default: scalar.value >= 0x80 && Self.isSpaceOrSign(scalar)
      }
    }

    private static func isSpaceOrSign(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .dashPunctuation, .openPunctuation, .closePunctuation: true
      default: (0xff08...0xff0f).contains(scalar.value)
      }
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x80
        ? (0x30...0x39).contains(scalar.value) : scalar.properties.generalCategory == .decimalNumber
    }
  }

  /// From bytes of UTF-8 to numbers of scalars.
  private struct ScalarPlaces {
    /// For each byte, and the end, how many scalars begin before it.
    private let before: [Int]

    init(_ bytes: [UInt8]) {
      var before: [Int] = []
      before.reserveCapacity(bytes.count + 1)
      var count = 0
      for byte in bytes {
        before.append(count)
        // A scalar is counted once its last byte is behind; its first byte tells.
        if byte & 0xc0 != 0x80 { count += 1 }
      }
      before.append(count)
      self.before = before
    }

    func range(ofBytes start: Int, _ end: Int) -> Range<Int>? {
      guard start >= 0, start < end, end < before.count else { return nil }
      return before[start]..<before[end]
    }
  }
#endif
