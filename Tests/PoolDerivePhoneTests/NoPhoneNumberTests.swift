#if Phones
  import PoolDerive
  import Testing

  @testable import PoolDerivePhone

  /// What looks like a telephone number and is none, in any of many countries.
  @Suite struct NoPhoneNumberTests {
    private static let regions: [String?] = [
      nil, "US", "GB", "DE", "FR", "IT", "ES", "SE", "NO", "DK", "NL", "PL", "CH", "JP", "CN", "IN", "BR",
    ]

    private func expectNone(_ text: String, _ place: SourceLocation = #_sourceLocation) {
      for region in Self.regions {
        let found = LibraryPhoneReader().numbers(in: text, region: region)
        #expect(found.isEmpty, "\(region ?? "none"): \(found) in \(text)", sourceLocation: place)
      }
    }

    @Test(arguments: [
      "02.01.2020", "06/09/2016", "2026-03-05 19:30", "2026-03-05T19:30:00Z", "31-12-1999", "12 03 2020",
      "05.03.2026 19:30 - 21:00", "1998-2004", "19:30 - 21:45",
    ]) func aDateIsNone(_ text: String) { expectNone(text) }

    @Test(arguments: [
      "1.299.000,00 €", "$1,299,000.00", "12 345 678 kr", "USD 1234567.89", "€ 12 34 56 78", "33 44 55 66 %",
    ]) func aPriceIsNone(_ text: String) { expectNone(text) }

    @Test(arguments: ["978-3-16-148410-0", "ISBN 3-16-148410-X", "9783161484100", "4006381333931", "0-306-40615-2"])
    func aBookOrArticleNumberIsNone(_ text: String) { expectNone(text) }

    @Test(arguments: ["DE89 3704 0044 0532 0130 00", "GB29 NWBK 6016 1331 9268 19", "FR1420041010050500013M02606"])
    func anAccountIsNone(_ text: String) { expectNone(text) }

    @Test(arguments: ["4111 1111 1111 1111", "5500-0000-0000-0004", "378282246310005", "3782 822463 10005"])
    func aCardIsNone(_ text: String) { expectNone(text) }

    @Test(arguments: [
      "1Z999AA10123456784", "9400 1000 0000 0000 0000 00", "RR123456789DE", "302-1234567-7654321", "Order 123-4567",
      "Invoice no. 650-253-0000", "#650-253-0000", "192.168.100.200", "48.8584, 2.2945", "1234567-8", "0123456789",
    ]) func aNumberOfAnotherKindIsNone(_ text: String) { expectNone(text) }

    @Test(arguments: ["", " ", "+", "+++++++", "1234567890123456789012345", "+1 2 3", "((((((((", "١٢٣٤٥٦٧٨٩"])
    func noiseIsNone(_ text: String) { expectNone(text) }
  }

  /// The work on hostile text is bounded, and threads do not meet.
  @Suite struct PhoneReaderBoundsTests {
    @Test func longTextIsLookedAtFromItsBeginning() {
      let reader = LibraryPhoneReader()
      let number = "+46 8 123 456 78"
      let inside = String(repeating: "a ", count: 900) + number
      let outside = String(repeating: "a ", count: 1_000) + number
      #expect(reader.numbers(in: inside, region: nil).map(\.range) == [1_800..<1_816])
      #expect(reader.numbers(in: outside, region: nil).isEmpty)
    }

    @Test(arguments: ["1", "+1 ", "123 456 78 ", "(1)", "12/34/56 ", "+46 8 12 ", "٣"])
    func hostileTextEnds(_ unit: String) {
      let reader = LibraryPhoneReader()
      let text = String(repeating: unit, count: 200_000 / unit.unicodeScalars.count)
      let clock = ContinuousClock()
      let short = String(repeating: unit, count: LibraryPhoneReader.lengthMax)
      _ = reader.numbers(in: short, region: "DE")
      let cost = clock.measure { _ = reader.numbers(in: text, region: "DE") }
      #expect(cost < .seconds(2))
    }

    @Test func threadsFindTheSame() async {
      let reader = LibraryPhoneReader()
      let text = "Tel 08-123 456 78, +33 1 23 45 67 89"
      await withTaskGroup(of: [String].self) { group in
        for _ in 0..<64 { group.addTask { reader.numbers(in: text, region: "SE").map(\.e164) } }
        for await found in group { #expect(found == ["+46812345678", "+33123456789"]) }
      }
    }
  }
#endif
