import Testing

@testable import PoolDerive

@Suite struct BareCardNumberTests {
  private func isCard(_ lines: String...) -> Bool { SecretsProbe.holds("card.number", lines) }

  @Test(arguments: [
    "4111111111111111", "5555555555554444", "378282246310005", "6011111111111117", "6212345678900000003",
  ])
  func holdsAnUnbrokenNumberWithoutAWord(_ number: String) {
    #expect(isCard(number))
    #expect(isCard("Notes", "call Anna back", number, "milk and bread"))
    #expect(isCard("use \(number), please"))
  }

  @Test func passesNumbersThatDoNotCheck() {
    #expect(!isCard("4111111111111112"))
    #expect(!isCard("1234567890123456"))
    #expect(!isCard("4222222222222"), "thirteen digits are a barcode's")
    #expect(!isCard("30569309025904"), "fourteen digits are a carton's")
    #expect(!isCard("4111111111111111111111"))
  }

  @Test(arguments: [
    "Order", "Tracking number", "Barcode", "IMEI", "Customer no.", "Loyalty card", "Invoice", "ISBN", "Gift card",
    "Sendungsnummer", "Kundenkarte", "Vertragsnummer", "Numéro de suivi", "Carte de fidélité", "Pedido", "Envío",
    "Spedizione", "Tessera", "Encomenda", "Zending", "Klantnummer", "Försändelse", "Forsendelse", "Seurantakoodi",
    "Przesyłka", "Zásilka", "Kargo", "伝票番号", "会員番号", "快递单号", "流水号", "운송장번호", "Номер заказа", "رقم التتبع",
  ])
  func passesWhereAWordTellsAnotherNumber(_ word: String) {
    #expect(SecretsProbe.passes(word, "4111111111111111"))
    #expect(SecretsProbe.passes("\(word): 4111111111111111"))
    #expect(SecretsProbe.passes("4111111111111111", word))
  }

  @Test func passesDigitsThatArePartOfMore() {
    #expect(SecretsProbe.passes("https://example.com/4111111111111111"))
    #expect(SecretsProbe.passes("4111111111111111.jpg"))
    #expect(SecretsProbe.passes("ab4111111111111111"))
    #expect(SecretsProbe.passes("IMG_4111111111111111"))
    #expect(SecretsProbe.passes("0.4111111111111111"))
    #expect(SecretsProbe.passes("4111111111111111-7"))
  }

  @Test func passesTheDigitsOfACodeThatWasRead() {
    #expect(SecretsProbe.rules(["4111111111111111"], codes: ["(01)4111111111111111"]).isEmpty)
    #expect(SecretsProbe.rules(["4111111111111111"], codes: ["12"]) == ["card.number"])
  }

  @Test func passesTablesOfLongNumbers() {
    #expect(SecretsProbe.passes("4111111111111111", "1234567890123", "9876543210987", "5555555555554444"))
  }
}
