#if Phones
  import PoolDerive
  import Testing

  @testable import PoolDerivePhone

  @Suite struct LibraryPhoneReaderTests {
    private let reader = LibraryPhoneReader()

    private func found(_ text: String, _ region: String? = nil) -> [String] {
      reader.numbers(in: text, region: region).map(\.e164)
    }

    private func pieces(_ text: String, _ region: String? = nil) -> [String] {
      let scalars = Array(text.unicodeScalars)
      return reader.numbers(in: text, region: region).map { number in
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[number.range])
        return String(view)
      }
    }

    /// A country, a number in its national and in international form, and as E.164.
    private static let numbers: [(region: String, national: String, international: String, e164: String)] = [
      ("US", "(650) 253-0000", "+1 650-253-0000", "+16502530000"),
      ("CA", "604-555-0123", "+1 604 555 0123", "+16045550123"),
      ("GB", "020 7031 3000", "+44 20 7031 3000", "+442070313000"),
      ("DE", "030 123456", "+49 30 123456", "+4930123456"),
      ("FR", "01 23 45 67 89", "+33 1 23 45 67 89", "+33123456789"),
      ("IT", "02 1234 5678", "+39 02 1234 5678", "+390212345678"),
      ("ES", "912 34 56 78", "+34 912 34 56 78", "+34912345678"),
      ("SE", "08-123 456 78", "+46 8 123 456 78", "+46812345678"),
      ("NO", "22 12 34 56", "+47 22 12 34 56", "+4722123456"),
      ("DK", "32 12 34 56", "+45 32 12 34 56", "+4532123456"),
      ("NL", "020 123 4567", "+31 20 123 4567", "+31201234567"),
      ("PL", "12 345 67 89", "+48 12 345 67 89", "+48123456789"),
      ("CH", "044 668 18 00", "+41 44 668 18 00", "+41446681800"),
      ("JP", "03-1234-5678", "+81 3-1234-5678", "+81312345678"),
      ("CN", "010 1234 5678", "+86 10 1234 5678", "+861012345678"),
      ("IN", "074104 10123", "+91 74104 10123", "+917410410123"),
      ("BR", "(11) 2345-6789", "+55 11 2345-6789", "+551123456789"),
      ("AU", "(02) 1234 5678", "+61 2 1234 5678", "+61212345678"),
    ]

    @Test(arguments: numbers.indices) func aNumberIsFoundInBothForms(_ place: Int) {
      let number = Self.numbers[place]
      #expect(found("Call \(number.national) today", number.region) == [number.e164])
      #expect(found(number.international) == [number.e164])
      #expect(found(number.international, "JP") == [number.e164])
    }

    @Test(arguments: numbers.indices) func withoutARegionTheNationalFormSaysNothing(_ place: Int) {
      #expect(found("Call \(Self.numbers[place].national) today") == [])
    }

    @Test func aRegionMayBeInSmallLettersAndANonsenseOneIsNone() {
      #expect(found("020 7031 3000", "gb") == ["+442070313000"])
      for region in ["", "G", "GBR", "G1", "\u{1f1ec}\u{1f1e7}", "ZZ", "001"] {
        #expect(found("020 7031 3000", region) == [], "\(region)")
        #expect(found("+44 20 7031 3000", region) == ["+442070313000"], "\(region)")
      }
    }

    @Test func digitsOfOtherScriptsCount() {
      #expect(found("+٤٦ ٨ ١٢٣ ٤٥٦ ٧٨") == ["+46812345678"])
      #expect(found("＋４６ ８ １２３ ４５６ ７８") == ["+46812345678"])
      #expect(found("هاتف ٠٢ ٢٣٤ ٥٦٧٨", "AE") == ["+97122345678"])
    }

    @Test func anExtensionIsPartOfThePlaceAndNotOfTheNumber() {
      #expect(found("+1 650-253-0000 ext. 12") == ["+16502530000"])
      #expect(pieces("Ask +1 650-253-0000 ext. 12, please") == ["+1 650-253-0000 ext. 12"])
    }

    @Test func placesCountScalars() {
      #expect(pieces("+46 8 123 456 78") == ["+46 8 123 456 78"])
      #expect(pieces("𝒳👩‍👧 e\u{301}é +46 8 123 456 78 ½") == ["+46 8 123 456 78"])
      #expect(pieces("ıßﬁ İ Tel 0812345678 ß", "SE") == ["0812345678"])
      let range = reader.numbers(in: "😀 +4681234567 8", region: nil).first?.range
      #expect(range?.lowerBound == 2)
    }

    @Test func severalNumbersComeInOrder() {
      let text = "Tel 08-123 456 78, mobile +46 70 123 45 67, fax 08-123 456 79"
      #expect(found(text, "SE") == ["+46812345678", "+46701234567", "+46812345679"])
      #expect(pieces(text, "SE") == ["08-123 456 78", "+46 70 123 45 67", "08-123 456 79"])
    }

    @Test func aRunOfDigitsNeedsAWordForTelephone() {
      #expect(found("0812345678", "SE") == [])
      #expect(found("Telefon: 0812345678", "SE") == ["+46812345678"])
      #expect(found("電話 0312345678", "JP") == ["+81312345678"])
      #expect(found("тел. 0812345678", "SE") == ["+46812345678"])
      #expect(found("+46812345678") == ["+46812345678"])
    }

    @Test func aWordForAnotherNumberSpeaksAgainstIt() {
      #expect(found("Order 650-253-0000", "US") == [])
      #expect(found("Rechnung 030 123456", "DE") == [])
      #expect(found("Order by phone 650-253-0000", "US") == ["+16502530000"])
      #expect(found("Phone order 650-253-0000", "US") == [])
    }

    @Test func aPlusInsideAWordOrASumIsNoNumber() {
      #expect(found("UTC+1 2023050612") == [])
      #expect(found("3+16502530000") == [])
      #expect(found("x +16502530000") == ["+16502530000"])
    }
  }
#endif
