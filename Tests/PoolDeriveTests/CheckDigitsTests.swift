import Testing

@testable import PoolDerive

/// Check digits by published examples, and the same with one digit changed.
@Suite struct CheckDigitsTests {
  @Test func numbersOfPaymentCardsAreCheckedByLuhn() {
    #expect(CheckDigits.luhn("4111111111111111"))
    #expect(CheckDigits.luhn("79927398713"))
    #expect(!CheckDigits.luhn("79927398714"))
    #expect(!CheckDigits.luhn("4111 1111"))
    #expect(!CheckDigits.luhn(""))
    #expect(!CheckDigits.luhn(String(repeating: "0", count: 1000)))
  }

  @Test func accountsAreCheckedByMod97() {
    #expect(CheckDigits.mod97("370400440532013000DE89"))
    #expect(CheckDigits.mod97("WEST12345698765432GB82"))
    #expect(!CheckDigits.mod97("370400440532013001DE89"))
    #expect(!CheckDigits.mod97("37-04"))
  }

  @Test func numbersOfGoodsAreCheckedByGS1() {
    #expect(CheckDigits.ean("4006381333931"))
    #expect(CheckDigits.ean("73513537"))
    #expect(CheckDigits.ean("036000291452"))
    #expect(!CheckDigits.ean("4006381333932"))
    #expect(!CheckDigits.ean("400638133393"))
    #expect(CheckDigits.upcA(fromE: "04252614") == "042100005264")
    #expect(CheckDigits.upcA(fromE: "04252615") == nil)
    #expect(CheckDigits.sscc("340123450000000000"))
    #expect(CheckDigits.sscc("00340123450000000000"))
    #expect(!CheckDigits.sscc("340123450000000001"))
  }

  @Test func numbersOfBooksAreToldInThirteenDigits() {
    #expect(CheckDigits.isbn13("0306406152") == "9780306406157")
    #expect(CheckDigits.isbn13("080442957X") == "9780804429573")
    #expect(CheckDigits.isbn13("9780306406157") == "9780306406157")
    #expect(CheckDigits.isbn13("0306406153") == nil)
    #expect(CheckDigits.isbn13("4006381333931") == nil)
  }

  @Test func numbersOfParcelsAreCheckedAsTheirCarriersDo() {
    #expect(CheckDigits.upsTracking("1Z999AA10123456784"))
    #expect(CheckDigits.upsTracking("1Z5R89390357567127"))
    #expect(!CheckDigits.upsTracking("1Z999AA10123456785"))
    #expect(CheckDigits.fedexTracking("986578788855"))
    #expect(!CheckDigits.fedexTracking("986578788856"))
    #expect(CheckDigits.fedexTracking("041441760228964"))
    #expect(CheckDigits.dhlExpressTracking("3318810025"))
    #expect(!CheckDigits.dhlExpressTracking("3318810026"))
    #expect(CheckDigits.uspsTracking("9400111202555842332669"))
    #expect(CheckDigits.uspsTracking("420221539101026837331000039521"))
    #expect(!CheckDigits.uspsTracking("9400111202555842332668"))
    #expect(CheckDigits.s10("RB123456785GB"))
    #expect(!CheckDigits.s10("RB123456786GB"))
    #expect(!CheckDigits.s10("RB12345678GB"))
  }
}
