import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct FinancialRulesTests {
  private let statement = "account.statement"

  @Test func namesAreStableAndOfTheirKind() {
    #expect(
      FinancialRules.all.map(\.name) == [
        "card.number", "card.face", "card.back", "account.iban", "account.number", "account.statement",
        "account.cheque",
      ])
    #expect(FinancialRules.all.allSatisfy { $0.kind == .financialInformation })
  }

  @Test(arguments: [
    ("Statement of account", "Closing balance"), ("Kontoauszug", "Neuer Saldo"), ("Relevé de compte", "Nouveau solde"),
    ("Extracto de cuenta", "Saldo anterior"), ("Estratto conto", "Saldo contabile"),
    ("Extrato bancário", "Saldo disponível"),
    ("Rekeningafschrift", "Eindsaldo"), ("Kontoutdrag", "Saldo"), ("Kontoudskrift", "Saldo"), ("Tiliote", "Saldo"),
    ("Wyciąg bankowy", "Saldo końcowe"), ("Výpis z účtu", "Zůstatek"), ("Hesap özeti", "Bakiye"), ("入出金明細", "残高"),
    ("对账单", "余额"), ("거래내역", "잔액"), ("Выписка по счёту", "Остаток"), ("كشف حساب", "الرصيد"),
  ])
  func holdsStatementsOfManyLanguages(_ words: (String, String)) {
    let rows = ["02.01.2024 -12,50", "05.01.2024 -40,00", "09.01.2024 +1.200,00"]
    #expect(SecretsProbe.holds(statement, [words.0] + rows + [words.1 + " 1.147,50"]))
    #expect(!SecretsProbe.holds(statement, [words.0, words.1]), "no amounts")
    #expect(!SecretsProbe.holds(statement, rows), "no words")
  }

  @Test func holdsWhereCellsAreLinesOfTheirOwn() {
    #expect(
      SecretsProbe.holds(
        statement, "Bank statement", "Date", "Amount", "2 Jan 2024", "12.50", "5 Jan 2024", "40.00", "9 Jan 2024",
        "7.99",
        "Closing balance", "60.49"))
  }

  @Test func holdsTheScreensOfBanks() {
    #expect(SecretsProbe.holds(statement, "Girokonto", "Kontostand", "1.234,56 €", "Überweisung", "-20,00 €"))
    #expect(
      SecretsProbe.holds(statement, "Checking", "Available balance", "$1,234.56", "Recent", "Direct deposit +$900.00"))
    #expect(SecretsProbe.holds(statement, "普通預金", "残高", "¥123,456", "振込", "¥20,000"))
    #expect(!SecretsProbe.holds(statement, "Balance", "$1,234.56", "-$20.00"), "no account")
    #expect(!SecretsProbe.holds(statement, "Girokonto", "Kontostand", "Überweisung"), "no amounts")
  }

  @Test func holdsTheScreensOfBanksWithoutAWordForTheBalance() {
    #expect(
      SecretsProbe.holds(
        statement, "Everyday account ••4011: £2,862.46", "Savings ••7831: £3,695.84", "Credit card ••1280: -£35.68"))
    #expect(
      SecretsProbe.holds(statement, "Girokonto", "1.483,05 €", "Tagesgeld", "372,16 €", "Kreditkarte", "-90,59 €"))
    #expect(
      SecretsProbe.holds(
        statement, "Mi cuenta", "1.396,73 €", "Saldo disponible", "Movimientos", "Recibo -184,32 €", "+34,81 €"))
    #expect(SecretsProbe.holds(statement, "Lønkonto", "517,66 kr.", "Seneste posteringer", "-7,93 kr.", "+75,78 kr."))
    #expect(SecretsProbe.holds(statement, "普通預金", "316,304円", "入出金明細", "+244,915円", "-272,359円"))
    #expect(SecretsProbe.holds(statement, "资产总览", "活期存款 3,349.09", "理财产品 1,698.87", "信用卡账单 -104.35", "3,538.18"))
  }

  @Test func passesShopsAndPricesOfAccounts() {
    #expect(SecretsProbe.passes("My account", "Available", "Lamp 12,00 €", "Discount -5,00 €", "Chair 30,00 €"))
    #expect(SecretsProbe.passes("Girokonto im Vergleich", "4,90 €", "Tagesgeld", "3,20 €", "Depot", "1,00 €"))
    #expect(SecretsProbe.passes("Mi cuenta", "Pedidos", "Camisa 19,95 €", "Total 19,95 €", "Envío 3,95 €"))
    #expect(SecretsProbe.passes("Gift card", "Balance", "€ 25,00", "Top up", "€ 50,00"))
    #expect(SecretsProbe.passes("Metro card", "Balance €12.40", "Trip -€2.40", "Top-up +€20.00", "Trip -€2.40"))
    #expect(SecretsProbe.passes("Stocks", "AAPL 182.10 +1.20", "MSFT 402.00 -3.10", "TSLA 190.00 -2.00"))
    #expect(SecretsProbe.passes("Split the bill", "Anna +12,00 €", "Tom -12,00 €", "Rent -40,00 €"))
  }

  @Test func passesPapersThatSpeakOfStatements() {
    #expect(
      SecretsProbe.passes("Documents to store", "Bank statements", "Credit card statements", "Birth certificates"))
    #expect(
      SecretsProbe.passes(
        "Balance Sheet", "Date", "Description", "Credit", "Debit", "Balance", "2022-12-24", "1,000.00", "2022-12-31",
        "40.00", "2023-01-15", "11,000.00"))
    #expect(
      SecretsProbe.passes(
        "How to read your bank statement when you move abroad", "Published 02.01.2024", "Updated 03.01.2024", "Balance")
    )
  }

  @Test func passesReceiptsAndInvoices() {
    #expect(
      SecretsProbe.passes(
        "MARKT", "Milch 1,29", "Brot 2,49", "SUMME EUR 3,78", "Kartenzahlung", "girocard", "#### #### #### 1234",
        "Genehmigungs-Nr. 123456", "02.01.2024 10:12"))
    #expect(
      SecretsProbe.passes(
        "Invoice #100", "Date 1/30/23", "Phone 123-456-7890", "Subtotal 109.99", "Sales tax 4.99", "Total due 114.98"))
    #expect(
      SecretsProbe.passes(
        "HOTEL", "Folio 12345", "27 Mar 21", "Room 88.00", "American Express 104.92", "Balance 0.00 USD",
        "Account xxxxx1234", "Check your points account statement online at any time of the year"))
  }

  @Test func passesOtherNumbersOfMoney() {
    #expect(SecretsProbe.passes("Bitcoin", "$61,234.00", "+2.4%", "Portfolio"))
    #expect(SecretsProbe.passes("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"), "an address can only be paid to")
    #expect(SecretsProbe.passes("Espresso 2.40", "Cappuccino 3.20", "Latte 3.60", "Menu"))
    #expect(SecretsProbe.passes("Bakiye yetersiz", "Saldo: 12 points"))
  }

  @Test func readsAmounts() {
    #expect(StatementRule.amounts(FoldedLine("1.234,56 € and -20.00")) == (2, 2))
    #expect(StatementRule.amounts(FoldedLine("02.01.20")) == (0, 0))
    #expect(StatementRule.amounts(FoldedLine("12 EUR")) == (1, 1))
    #expect(StatementRule.amounts(FoldedLine("chapter 12")) == (0, 0))
  }

  @Test func neverFailsOnOddInput() {
    let odd = [
      "", " ", "-", "/", "4", "41", "////", "0/0/0", "DE", "DE8", "iban", "月", "日", "١٢٣٤",
      String(repeating: "9", count: 1_990),
      String(repeating: "4111 ", count: 390), String(repeating: "/1", count: 900), "\u{feff}\u{200d}", "ﬁ ﬁﬁ ½",
    ]
    for line in odd { #expect(SecretsProbe.rules([line, line, line]).allSatisfy { !$0.isEmpty }) }
  }
}
