import PoolTypes
import Testing

@testable import PoolDerive

/// Prices in the ways of writing of many countries.
@Suite struct PricesTests {
  private func prices(_ text: String, _ fallback: String? = nil) -> [String] {
    PriceReader.prices(in: FoldedLine(text), fallbackCurrency: fallback).map {
      "\($0.money.amount) \($0.money.currency)"
    }
  }

  @Test(arguments: [
    ("$1,299.00", "1299.00 USD"), ("US$ 12.50", "12.50 USD"), ("£12.99", "12.99 GBP"), ("€ 9.99", "9.99 EUR"),
    ("1.299,00 €", "1299.00 EUR"), ("12,50 Euro", "12.50 EUR"), ("1.299,- €", "1299 EUR"), ("EUR 49,95", "49.95 EUR"),
    ("1 299,00 €", "1299.00 EUR"), ("5€50", "5.50 EUR"), ("1\u{202f}299,90\u{a0}€", "1299.90 EUR"),
    ("CHF 1'299.95", "1299.95 CHF"), ("CHF 1’299.-", "1299 CHF"), ("12 500 kr", "12500 SEK"), ("299:-", "299 SEK"),
    ("kr 199,00", "199.00 SEK"), ("129,99 zł", "129.99 PLN"), ("1 299 Kč", "1299 CZK"), ("12 990 Ft", "12990 HUF"),
    ("990 Ft", "990 HUF"), ("49,99 lei", "49.99 RON"), ("25,00 лв.", "25.00 BGN"), ("1 500 руб.", "1500 RUB"),
    ("2 499 ₽", "2499 RUB"), ("350 грн", "350 UAH"), ("₺1.299,90", "1299.90 TRY"), ("149,90 TL", "149.90 TRY"),
    ("R$ 1.299,90", "1299.90 BRL"), ("C$19.99", "19.99 CAD"), ("A$ 25.00", "25.00 AUD"), ("HK$388", "388 HKD"),
    ("NT$1,280", "1280 TWD"), ("S$12.80", "12.80 SGD"), ("1,280円", "1280 JPY"), ("¥12,800", "12800 JPY"),
    ("￥4.500", "4500 JPY"), ("税込1,299円", "1299 JPY"), ("99元", "99 CNY"), ("15,000원입니다", "15000 KRW"),
    ("₩15,000", "15000 KRW"), ("₹1,50,000.00", "150000.00 INR"), ("Rs. 499", "499 INR"), ("฿350", "350 THB"),
    ("350 บาท", "350 THB"), ("100.000đ", "100000 VND"), ("Rp 150.000", "150000 IDR"), ("RM 25.90", "25.90 MYR"),
    ("S/ 25.00", "25.00 PEN"), ("٥٠ ر.س", "50 SAR"), ("١٬٢٩٩٫٥٠ ريال", "1299.50 SAR"), ("120 د.إ", "120 AED"),
    ("۱۲۳۴ ریال", "1234 IRR"), ("49.90 ₪", "49.90 ILS"), ("120 ש\"ח", "120 ILS"), ("₦5,000", "5000 NGN"),
    ("1.250 KWD", "1.250 KWD"), ("1,799 €/l", "1.799 EUR"), ("Total: USD 60.44", "60.44 USD"), ("0.00USD", "0.00 USD"),
    ("34,155$", "34155 USD"), ("par value $0.00000625", "0.00000625 USD"), ("500 SEK", "500 SEK"),
    ("TRY 1,299.00", "1299.00 TRY"),
  ])
  func anAmountIsReadAsItsCountryWritesIt(text: String, expected: String) {
    #expect(prices(text) == [expected])
  }

  @Test func severalPricesOfALineAreToldInOrder() {
    #expect(prices("Statt 49,99 € nur 29,99 €") == ["49.99 EUR", "29.99 EUR"])
    #expect(prices("€10 €20") == ["10 EUR", "20 EUR"])
    #expect(prices("5 € 10 €") == ["5 EUR", "10 EUR"])
    #expect(prices("Size 5 €10") == ["10 EUR"])
    #expect(prices("10–20 €") == ["10 EUR", "20 EUR"])
    #expect(prices("10-20 EUR") == ["10 EUR", "20 EUR"])
    #expect(prices("¥280 / 380元") == ["280 CNY", "380 CNY"])
    #expect(prices("s/7xa/california").isEmpty)
    #expect(prices("$15 - $25") == ["15 USD", "25 USD"])
  }

  @Test func aSharedSignTakesTheFallbackIfItIsOneOfItsCurrencies() {
    #expect(prices("$5", "CAD") == ["5 CAD"])
    #expect(prices("$5", "EUR") == ["5 USD"])
    #expect(prices("99 kr", "NOK") == ["99 NOK"])
    #expect(prices("¥88", "CNY") == ["88 CNY"])
    #expect(prices("49,-", "NOK") == ["49 NOK"])
    #expect(prices("49,-").isEmpty)
    #expect(prices("R199.99", "ZAR") == ["199.99 ZAR"])
    #expect(prices("R199.99").isEmpty)
    let shared = PriceReader.prices(in: FoldedLine("$5"), fallbackCurrency: nil)
    let own = PriceReader.prices(in: FoldedLine("€5"), fallbackCurrency: nil)
    #expect(shared.first?.money.isCertain == false)
    #expect(own.first?.money.isCertain == true)
  }

  @Test(arguments: [
    "12.50", "Room 299", "5 ft 11", "Elevation 12,500 ft", "30 sek", "Try 5 new games", "all 5 items", "PHP 8.2",
    "AMD 5600", "Cup 2", "12.05.2026 €", "192.168.1.10 EUR", "50元素", "MP3 €", "A12 kr", "Fr. 12.05.", "12 krooni",
    "1.2.3 $", "0123456789012345678901234567890 €", "Rp", "€", "kr.", "20% off", "7 pounds of flour",
  ])
  func whatOnlyLooksLikeAPriceIsNone(text: String) {
    #expect(prices(text).isEmpty)
  }

  @Test func theRangeTakesInTheCurrency() {
    let found = PriceReader.prices(in: FoldedLine("Now $ 12.50!"), fallbackCurrency: nil)
    #expect(found.first?.range == 4..<11)
  }

  private func amounts(_ text: String) -> [String] {
    PriceReader.plainAmounts(in: FoldedLine(text)).map(\.amount)
  }

  @Test func amountsWithoutACurrencyAreReadByTheirDecimals() {
    #expect(amounts("TOTAL 12,50") == ["12.50"])
    #expect(amounts("1.299,00") == ["1299.00"])
    #expect(amounts("1 299,00") == ["1299.00"])
    #expect(amounts("6,54,321.00") == ["654321.00"])
    #expect(amounts("2 x 3.50 7.00") == ["3.50", "7.00"])
    #expect(amounts("3.00B") == ["3.00"])
    #expect(amounts("€ 9.99") == ["9.99"])
  }

  @Test(arguments: [
    "49.41%", "12.05.2026", "v2.10", "Version 1.25", "20.00GB", "1.50 kg", "19.30 Uhr", "kl. 19.30", "12,5", "1.299",
    "10.0.0.12", "1.80 m", "0012,50",
  ])
  func measuresDatesTimesAndVersionsAreNoAmounts(text: String) {
    #expect(amounts(text).isEmpty)
  }
}
