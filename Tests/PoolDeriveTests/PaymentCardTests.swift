import Testing

@testable import PoolDerive

@Suite struct PaymentCardTests {
  private func isCard(_ lines: String...) -> Bool { SecretsProbe.holds("card.number", lines) }

  private func digits(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0x20 }.map { $0 - 0x30 } }

  @Test(arguments: [
    "4111 1111 1111 1111", "5555 5555 5555 4444", "2223 0031 2200 3222", "3782 822463 10005", "6011 1111 1111 1117",
    "3056 930902 5904", "3530 1113 3330 0000", "6200 0000 0000 0005", "6759 6498 2643 8453", "2200 0000 0000 0004",
    "9792 0000 0000 0003", "4111-1111-1111-1111", "4111 11111111 1111", "41111111 11111111",
  ])
  func holdsNumbersInACardsGroupsWithoutAnyWord(_ number: String) {
    #expect(isCard(number))
  }

  @Test(arguments: ["4111111111111111", "378282246310005", "6212345678900000003", "4222222222222"])
  func holdsUnbrokenNumbersBesideWordsOfACard(_ number: String) {
    #expect(isCard("Card number", number, "Expires 08/29"))
  }

  @Test func holdsNumbersSplitOverLines() {
    #expect(isCard("4111 1111", "1111 1111"))
    #expect(isCard("4111", "1111 1111 1111"))
    #expect(isCard("BANK", "4111", "1111", "1111", "1111", "VALID THRU 08/29"))
    #expect(!isCard("4111", "1111", "1111", "1111"), "four lines of four digits may be a table")
  }

  @Test func undoesTheReadersSlips() {
    #expect(isCard("4III 1l11 11|1 1111"))
    #expect(isCard("S5S5 5555 55S5 4444"))
    #expect(isCard("6OII 1111 1111 1117"))
    #expect(isCard("4111 1111 1111 1111 VALID THRU"))
  }

  @Test func holdsWithAWrongDigitWhereTwoCluesSpeakForACard() {
    #expect(isCard("EXAMPLE BANK", "4111 1111 1111 1112", "VALID THRU 08/29", "VISA"))
    #expect(isCard("4111 1111 1111 1112", "GÜLTIG BIS 08/29", "Debitkarte"))
    #expect(!isCard("EXAMPLE BANK", "4111 1111 1111 1112"))
    #expect(!isCard("4111 1111 1111 1112", "08/29"))
    #expect(!isCard("4111 1111 1111 1112"))
  }

  @Test(arguments: [
    ("Karteninhaber", "Gültig bis 08/29"), ("Titulaire", "Expire à fin 08/29"),
    ("Tarjeta de crédito", "Válida hasta 08/29"),
    ("Carta di credito", "Scadenza 08/29"), ("Cartão de crédito", "Validade 08/29"), ("Creditcard", "Geldig tot 08/29"),
    ("Kreditkort", "Giltigt till 08/29"), ("Betalingskort", "Gyldig til 08/29"), ("Pankki", "Voimassa 08/29"),
    ("Karta kredytowa", "Ważna do 08/29"), ("Platební karta", "Platnost do 08/29"), ("Kredi kartı", "Geçerlilik 08/29"),
    ("クレジットカード", "有効期限 08/29"), ("信用卡", "有效期 08/29"), ("신용카드", "유효기간 08/29"),
    ("Банк", "Действительна до 08/29"), ("بطاقة ائتمان", "صالحة حتى 08/29"),
  ])
  func readsTheWordsOfManyLanguages(_ words: (String, String)) {
    #expect(isCard(words.0, "4111 1111 1111 1112", words.1))
  }

  @Test func passesMaskedNumbers() {
    #expect(SecretsProbe.passes("VISA", "**** **** **** 1234", "08/29", "Total 23.50 EUR"))
    #expect(SecretsProbe.passes("XXXX XXXX XXXX 1111", "VISA DEBIT", "AUTH CODE 123456"))
    #expect(SecretsProbe.passes("4111 •••• •••• 1111", "Visa"))
    #expect(SecretsProbe.passes("VISA ****1234", "AUTH CODE: 123456", "APPROVED"))
  }

  @Test func passesNumbersOfOtherThings() {
    #expect(SecretsProbe.passes("1234 5678 9012 3456"), "no network has it")
    #expect(SecretsProbe.passes("Card number", "1234 1234 1234 1234", "MM / YY", "CVC", "Pay"))
    #expect(SecretsProbe.passes("4111 1111 1111 1112"), "the check digit is wrong")
    #expect(SecretsProbe.passes("Order number 4111111111111111"))
    #expect(SecretsProbe.passes("Tracking number", "4111 1111 1111 1111"))
    #expect(SecretsProbe.passes("9400 1000 0000 0000 0000 00"))
    #expect(SecretsProbe.passes("6338 1234 5678 9012 345", "Gift card"))
    #expect(SecretsProbe.passes("4 006381 333931"))
    #expect(SecretsProbe.passes("978-3-16-148410-0"))
    #expect(SecretsProbe.passes("IMEI 490154203237518"))
    #expect(SecretsProbe.passes("2019 2020 2021 2022", "4100 4200 4300 4400"))
  }

  @Test func passesTheDigitsOfABarcode() {
    let lines = ["Bonus card", "4111 1111 1111 1111"]
    #expect(SecretsProbe.rules(lines, codes: ["4111111111111111"]).isEmpty)
    #expect(SecretsProbe.rules(lines, codes: ["123"]) == ["card.number"])
  }

  @Test func passesTablesOfNumbers() {
    let rows = ["4111 1111 1111 1111", "4222 3111 5121 6121", "4121 1311 1411 1511", "4121 1631 1411 1711"]
    #expect(SecretsProbe.passes(rows))
  }

  @Test func holdsTheBackByItsCodeAndPanel() {
    let rule = "card.back"
    #expect(SecretsProbe.holds(rule, "AUTHORIZED SIGNATURE", "123", "Customer service +1 555 0100"))
    #expect(SecretsProbe.holds(rule, "1111 123", "NOT VALID UNLESS SIGNED"))
    #expect(SecretsProbe.holds(rule, "CVV 123", "If found please return to"))
    #expect(SecretsProbe.holds(rule, "Unterschrift des Karteninhabers", "4567 123"))
    #expect(SecretsProbe.holds(rule, "持卡人签名", "321", "客服热线 95555"))
    #expect(!SecretsProbe.holds(rule, "AUTHORIZED SIGNATURE", "Customer service"))
    #expect(!SecretsProbe.holds(rule, "CVV", "123", "Pay now"), "a form shows an example")
    #expect(!SecretsProbe.holds(rule, "Authorized signature", "Total 1.123"))
    #expect(!SecretsProbe.holds(rule, "123", "Customer service"))
  }

  @Test func tellsDatesOnCardsFromOtherDates() {
    #expect(PaymentCardRule.hasExpiry(FoldedLine("08/29")))
    #expect(PaymentCardRule.hasExpiry(FoldedLine("VALID 08/2029 X")))
    #expect(!PaymentCardRule.hasExpiry(FoldedLine("13/29")))
    #expect(!PaymentCardRule.hasExpiry(FoldedLine("08/29/2024")))
    #expect(!PaymentCardRule.hasExpiry(FoldedLine("01/08/29")))
    #expect(!PaymentCardRule.hasExpiry(FoldedLine("08/9")))
  }

  @Test func knowsTheNetworksRanges() {
    #expect(CardNetwork.of(digits("2221 0000 0000 0000")) != nil)
    #expect(CardNetwork.of(digits("2220 9999 0000 0000")) == nil)
    #expect(CardNetwork.of(digits("2720 9900 0000 0000")) != nil)
    #expect(CardNetwork.of(digits("2721 0000 0000 0000")) == nil)
    #expect(CardNetwork.of(digits("5600 0000 0000 0000")) == nil)
    #expect(CardNetwork.of(digits("3500 0000 0000 0000")) == nil)
    #expect(CardNetwork.of(digits("4111 1111 1111 111")) == nil)
    #expect(CardNetwork.of([]) == nil)
  }

  @Test func checksDigits() {
    #expect(CheckDigits.isLuhn(digits("4111111111111111")))
    #expect(!CheckDigits.isLuhn(digits("4111111111111112")))
    #expect(!CheckDigits.isLuhn([UInt8]()))
    #expect(CheckDigits.isRouting(digits("021000021")))
    #expect(!CheckDigits.isRouting(digits("021000022")))
    #expect(!CheckDigits.isRouting(digits("000000000")))
  }

  /// Embossed digits are what a reader loses first.
  @Test func holdsTheFaceOfACardWhoseNumberWasNotRead() {
    func isFace(_ lines: String...) -> Bool { SecretsProbe.holds("card.face", lines) }
    #expect(isFace("mastercard", "debit", "Exemple Paul", "9259 4283 3935", "EXPIRE FIN 09/29 CVV908"))
    #expect(isFace("Sample Building Society DISCOVER", "VALID THRU 11/31"))
    #expect(!isFace("Visa •••• 1234", "credit card", "Valid thru 11/28"), "masked")
    #expect(!isFace("Discover our bank of ideas", "20 % off", "Valid thru 11/28"), "a coupon")
    #expect(!isFace("Bank holiday", "Valid until Friday"), "no month")
    #expect(!isFace("Discover more", "Good thru 11/28"), "no bank")
  }
}
