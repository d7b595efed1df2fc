import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct ObjectsReceiptTests {
  @Test(arguments: [
    (
      "30 3 5|GREEN GROCER\n30 9 2|12 Mill Lane\n5 20 2|Apples\n75 20 2|£2.40\n5 24 2|Bread\n75 24 2|£1.80\n"
        + "5 30 2|SUBTOTAL\n75 30 2|£4.20\n5 34 2.4|TOTAL\n75 34 2.4|£4.20\n5 38 2|CASH\n75 38 2|£5.00\n5 42 2|CHANGE\n"
        + "75 42 2|£0.80\n5 50 2|2026-01-15 14:32\n30 56 2|THANK YOU", "GREEN GROCER", "4.20", "GBP", "2026-01-15T14:32"
    ),
    (
      "30 3 4|Bäckerei Sonnenkorn\n5 20 2|Roggenbrot\n75 20 2|4,20\n5 24 2|Brezel\n75 24 2|1,10\n5 30 3|SUMME EUR\n"
        + "75 30 3|5,30\n5 34 2|Gegeben bar\n75 34 2|10,00\n5 38 2|Rückgeld\n75 38 2|4,70\n5 42 2|MwSt 7%\n"
        + "75 42 2|0,35\n"
        + "5 50 2|15.01.2026 08:12\n20 56 2|Vielen Dank", "Bäckerei Sonnenkorn", "5.30", "EUR", "2026-01-15T08:12"
    ),
    (
      "30 3 4|Café du Pont\n5 20 2|2 Expresso\n75 20 2|5,00\n5 24 2|1 Tarte\n75 24 2|6,50\n5 30 2|Total TTC\n"
        + "75 30 2|11,50\n"
        + "5 34 2|dont TVA 10%\n75 34 2|1,05\n5 38 2|CB\n75 38 2|11,50 €\n5 50 2|15/01/2026\n"
        + "20 56 2|Merci de votre visite",
      "Café du Pont", "11.50", "EUR", "2026-01-15"
    ),
    (
      "30 3 4|ひだまり食堂\n5 20 2|カレーライス\n75 20 2|¥900\n5 24 2|コーヒー\n75 24 2|¥400\n5 30 2|小計\n75 30 2|¥1,300\n"
        + "5 34 3|合計\n75 34 3|¥1,300\n5 38 2|お預り\n75 38 2|¥1,500\n5 42 2|お釣り\n75 42 2|¥200\n5 50 2|2026年1月15日 12:10",
      "ひだまり食堂", "1300", "JPY", "2026-01-15T12:10"
    ),
    (
      "30 3 4|ICA HÖRNET\n5 20 2|Mjölk\n75 20 2|14,90\n5 24 2|Smör\n75 24 2|39,90\n5 30 2|Totalt SEK\n75 30 2|54,80\n"
        + "5 34 2|Moms 12%\n75 34 2|5,87\n5 38 2|Kontokort\n75 38 2|54,80\n5 50 2|2026-01-15 17:40\n"
        + "20 56 2|Välkommen åter",
      "ICA HÖRNET", "54.80", "SEK", "2026-01-15T17:40"
    ),
    (
      "30 3 4|SKLEP ZIELONY\n20 8 2|PARAGON FISKALNY\n5 20 2|Chleb\n75 20 2|5,49\n5 24 2|Masło\n75 24 2|7,99\n"
        + "5 28 2|Suma PTU\n75 28 2|0,64\n5 32 3|SUMA PLN\n75 32 3|13,48\n5 36 2|Gotówka\n75 36 2|20,00\n"
        + "5 40 2|Reszta\n75 40 2|6,52\n5 50 2|2026-01-15", "SKLEP ZIELONY", "13.48", "PLN", "2026-01-15"
    ),
  ]) func readsMerchantTotalCurrencyAndDay(
    page: String, merchant: String, total: String, currency: String, date: String
  ) {
    let found = Drawn.objects(.receipt, page)
    #expect(
      found.map(\.fields) == [[.merchant: merchant, .total: total, .currency: currency, .date: date]])
  }

  @Test func takesTheTotalNotWhatWasGivenNorTheTax() {
    let page = """
      30 3 4|Corner Shop
      5 20 2|Tea
      75 20 2|$3.00
      5 30 2|Subtotal
      75 30 2|$3.00
      5 33 2|Total tax
      75 33 2|$0.24
      5 36 2|Total
      75 36 2|$3.24
      5 40 2|Cash tendered
      75 40 2|$20.00
      5 44 2|Change
      75 44 2|$16.76
      """
    #expect(Drawn.objects(.receipt, page).map { $0.fields[.total] } == ["3.24"])
  }

  @Test(arguments: [
    "5 5 3|Account balance\n5 12 2|Total\n70 12 2|€1,204.55\n5 20 2|Transactions\n5 25 2|Card payment\n70 25 2|€4.50\n"
      + "5 30 2|Transfer 12.01.2026\n70 30 2|€800.00",
    "5 3 4|INVOICE\n5 10 2|Bill to: Some Firm\n5 14 2|Due date 2026-02-01\n5 20 2|Work\n75 20 2|$100.00\n"
      + "5 24 2|Subtotal\n75 24 2|$100.00\n5 28 2|Tax\n75 28 2|$8.00\n5 32 2|Total due\n75 32 2|$108.00",
    "5 3 4|Results 2025\n5 10 2|North\n75 10 2|12.50\n5 14 2|South\n75 14 2|10.25\n5 18 2|Total\n75 18 2|22.75",
    "5 3 3|Mia\n10 20 2|The total was $45.20 with tax, can you believe it\n70 23 1.3|12:40",
    "5 5 3|Your cart\n5 20 2|Blue Mug\n70 20 2|$12.00\n5 30 2|Subtotal\n70 30 2|$12.00\n5 33 2|Tax\n70 33 2|$2.00\n"
      + "5 35 2|Total\n70 35 2|$14.00\n5 50 2|Proceed to checkout",
    "5 5 3|Order confirmed\n5 20 2|Blue Mug\n70 20 2|$12.00\n5 26 2|Subtotal\n70 26 2|$12.00\n5 29 2|Shipping\n"
      + "70 29 2|$4.00\n5 32 2|Total\n70 32 2|$16.00\n5 40 2|Arriving Monday 9 March 2026",
  ]) func isSilentForAccountsBillsTablesChatsAndCarts(page: String) {
    #expect(Drawn.objects(.receipt, page).isEmpty)
  }
}
