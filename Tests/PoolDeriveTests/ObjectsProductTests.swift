import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct ObjectsProductTests {
  @Test(arguments: [
    (
      "4 1 1.5|9:41\n5 6 2|lampshop.example\n5 55 3|Nordlight Desk Lamp\n5 60 1.8|4.6 (212 ratings)\n5 65 3.5|$39.99\n"
        + "5 70 1.8|Free delivery by Monday\n30 80 2.4|Add to Cart", "Nordlight Desk Lamp", "39.99", "USD"
    ),
    (
      "4 1 1.5|10:12\n5 50 2.8|Wanderrucksack Alpin 30 Liter\n5 55 1.6|128 Bewertungen\n5 60 3.2|89,95 €\n"
        + "5 64 1.5|inkl. MwSt. zzgl. Versand\n30 75 2.2|In den Warenkorb", "Wanderrucksack Alpin 30 Liter", "89.95",
      "EUR"
    ),
    (
      "5 48 3|Cafetière italienne 6 tasses\n5 55 3|34,90 €\n5 60 1.5|Livraison gratuite\n25 70 2.2|Ajouter au panier",
      "Cafetière italienne 6 tasses", "34.90", "EUR"
    ),
    (
      "5 48 3|Zapatillas de montaña\n5 55 3|59,99 €\n5 60 1.5|Envío gratis\n25 70 2.2|Añadir al carrito",
      "Zapatillas de montaña", "59.99", "EUR"
    ),
    (
      "5 48 3|Tazza in ceramica blu\n5 55 3|12,50 €\n25 70 2.2|Aggiungi al carrello", "Tazza in ceramica blu", "12.50",
      "EUR"
    ),
    (
      "5 48 3|Ullfilt med rutor\n5 55 3|499 kr\n5 60 1.5|Fri frakt\n25 70 2.2|Lägg i varukorgen", "Ullfilt med rutor",
      "499", "SEK"
    ),
    (
      "5 48 3|Dzbanek szklany 1,5 l\n5 55 3|79,00 zł\n5 60 1.5|Darmowa dostawa\n25 70 2.2|Dodaj do koszyka",
      "Dzbanek szklany 1,5 l", "79.00", "PLN"
    ),
    (
      "5 48 3|木製デスクランプ\n5 55 3|¥4,980\n5 60 1.5|送料無料\n25 70 2.2|カートに入れる", "木製デスクランプ", "4980", "JPY"
    ),
    (
      "5 48 3|北欧风台灯\n5 55 3|¥129.00\n5 60 1.5|包邮\n25 70 2.2|加入购物车", "北欧风台灯", "129.00", "CNY"
    ),
    (
      "5 48 3|Keramische theepot\n5 55 3|€ 24,95\n5 60 1.5|Op voorraad\n25 70 2.2|In winkelwagen", "Keramische theepot",
      "24.95", "EUR"
    ),
  ]) func readsTheProductOfAShop(page: String, name: String, price: String, currency: String) {
    let region = currency == "SEK" ? "SE" : currency == "CNY" ? "CN" : nil
    let found = Drawn.objects(.product, page, region: region)
    #expect(found.map(\.fields) == [[.name: name, .price: price, .currency: currency]])
    #expect(found.first?.mentions.first?.text.contains(price.prefix(1)) == true)
  }

  @Test func takesTheCurrentPriceNotTheFormer() {
    let page = """
      5 45 3|Copper Kettle
      5 50 1.8|RRP £59.99
      5 54 3|£44.50
      5 58 1.8|You save £15.49
      5 62 1.6|Shipping £4.99
      30 80 2.4|Add to basket
      """
    let found = Drawn.objects(.product, page)
    #expect(found.map { $0.fields[.price] } == ["44.50"])
    #expect(found.first?.fields[.currency] == "GBP")
  }

  @Test func readsAListOfCardsEachWithItsName() {
    let page = """
      5 8 2|Sort by
      70 8 2|Filter
      5 35 2|Blue Mug
      5 38 2|$12.00
      55 35 2|Green Bowl
      55 38 2|$18.50
      5 75 2|Oak Board
      5 78 2|$25.00
      55 75 2|Linen Towel
      55 78 2|$9.90
      40 92 2|24 results
      """
    let found = Drawn.objects(.product, page)
    #expect(found.map { $0.fields[.name] } == ["Blue Mug", "Green Bowl", "Oak Board", "Linen Towel"])
    #expect(found.map { $0.fields[.price] } == ["12.00", "18.50", "25.00", "9.90"])
  }

  @Test func readsTheNumberInABarcode() {
    let found = Drawn.objects(
      .product, "20 20 8|Rye Crackers\n20 60 2|Net weight", codes: [("EAN-13", "4006381333931")])
    #expect(found.map { $0.fields[.code] } == ["4006381333931"])
    #expect(found.first?.mentions.first?.code == 0)
  }

  @Test(arguments: ["4006381333932", "2012345678900", "9780306406157"])
  func leavesOutWrongNumbersNumbersOfShopsAndBooks(code: String) {
    #expect(Drawn.objects(.product, "20 20 8|Crackers", codes: [("EAN-13", code)]).isEmpty)
  }

  @Test(arguments: [
    "5 2 2|Mia\n5 4 1.5|online\n10 20 2|Lunch was 20 € in the end\n70 23 1.3|12:40\n40 30 2|I pay you back\n"
      + "70 33 1.3|12:42",
    "5 5 3|Current account\n5 10 4|€1,204.55\n5 20 2|Transactions\n5 25 2|Bakery\n70 25 2|€4.50\n5 30 2|Rent transfer\n"
      + "70 30 2|€800.00",
    "5 5 3|Menu\n5 20 2|Tomato Soup\n70 20 2|$7.00\n5 25 2|Garden Salad\n70 25 2|$9.00\n5 30 2|Apple Pie\n"
      + "70 30 2|$6.00",
    "5 5 3|Settings\n5 12 2|Notifications\n5 18 2|Privacy\n5 24 2|Storage plan\n70 24 2|$0.99",
    "5 5 3|City raises fares again\n5 12 2|The council decided on Monday that a single ride will cost $3.50\n"
      + "5 16 2|from the first of May, after years in which the price had stayed\n"
      + "5 20 2|the same for most riders of the town",
    "5 5 3|Your cart\n5 20 2|Blue Mug\n70 20 2|$12.00\n5 30 2|Subtotal\n70 30 2|$12.00\n5 35 2|Total\n70 35 2|$14.00\n"
      + "5 50 2|Checkout",
  ]) func isSilentWhereNothingIsSold(page: String) {
    #expect(Drawn.objects(.product, page).isEmpty)
  }
}
