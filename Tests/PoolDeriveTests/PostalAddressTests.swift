import PoolTypes
import Testing

@testable import PoolDerive

/// Postal addresses in the orders of many countries.
@Suite struct PostalAddressTests {
  private func addresses(_ texts: [String]) -> [String] {
    LinksTests.links(texts).filter { $0.kind == .address }.map(\.value)
  }

  @Test func wordsThatAReaderJoinedAreApartAgain() {
    #expect(addresses(["Gartenweg 86, 50667Köln"]) == ["Gartenweg 86, 50667 Köln"])
    #expect(addresses(["Gartenweg86, 50667 Köln"]) == ["Gartenweg 86, 50667 Köln"])
    #expect(addresses(["ViaGaribaldi, 97, 10121 Torino"]) == ["Via Garibaldi, 97, 10121 Torino"])
    #expect(addresses(["12 MacArthur Street, London SW1A 2AA"]) == ["12 MacArthur Street, London SW1A 2AA"])
    #expect(addresses(["Order 50667abc, part B86"]).isEmpty)
  }

  @Test(arguments: [
    (["1600 Amphitheatre Parkway", "Mountain View, CA 94043"], "1600 Amphitheatre Parkway, Mountain View, CA 94043"),
    (["350 5th Ave, New York, NY 10118"], "350 5th Ave, New York, NY 10118"),
    (["1 Main St Apt 4", "Springfield, IL 62701-1234"], "1 Main St Apt 4, Springfield, IL 62701-1234"),
    (["1600 Pennsylvania Ave NW Washington DC 20500"], "1600 Pennsylvania Ave NW, Washington DC 20500"),
    (["10 Downing Street, London SW1A 2AA"], "10 Downing Street, London SW1A 2AA"),
    (["221B Baker Street", "London", "NW1 6XE"], "221B Baker Street, London, NW1 6XE"),
    (["24 Sussex Drive, Ottawa, ON K1M 1M4"], "24 Sussex Drive, Ottawa, ON K1M 1M4"),
    (["1 George Street", "Sydney NSW 2000"], "1 George Street, Sydney NSW 2000"),
    (["Friedrichstraße 43", "10969 Berlin"], "Friedrichstraße 43, 10969 Berlin"),
    (["Friedrichstr. 43 10969 Berlin"], "Friedrichstr. 43, 10969 Berlin"),
    (["Adresse: Alte Schönhauser Straße 23, D-10119 Berlin"], "Alte Schönhauser Straße 23, D-10119 Berlin"),
    (["Stephansplatz 3, 1010 Wien"], "Stephansplatz 3, 1010 Wien"),
    (["Bahnhofstrasse 1", "8001 Zürich"], "Bahnhofstrasse 1, 8001 Zürich"),
    (["12 rue de la Paix", "75002 Paris"], "12 rue de la Paix, 75002 Paris"),
    (["12, rue de la Paix, 75002 Paris"], "12 rue de la Paix, 75002 Paris"),
    (["Calle Mayor 10, 2º B, 28013 Madrid"], "Calle Mayor 10, 2º B, 28013 Madrid"),
    (["C/ Mayor, 10, 28013 Madrid"], "C/ Mayor, 10, 28013 Madrid"),
    (["Via Roma 10", "00184 Roma"], "Via Roma 10, 00184 Roma"),
    (["Damrak 1, 1012 LG Amsterdam"], "Damrak 1, 1012 LG Amsterdam"),
    (["Herengracht 12", "1015BK Amsterdam"], "Herengracht 12, 1015BK Amsterdam"),
    (["Rua Augusta 100, 1100-053 Lisboa"], "Rua Augusta 100, 1100-053 Lisboa"),
    (
      ["Av. Paulista, 1000 - Bela Vista, São Paulo - SP, 01310-100"],
      "Av. Paulista, 1000, Bela Vista, São Paulo, SP, 01310-100"
    ),
    (["Drottninggatan 5", "111 51 Stockholm"], "Drottninggatan 5, 111 51 Stockholm"),
    (["Nørregade 10, 1165 København K"], "Nørregade 10, 1165 København"),
    (["Karl Johans gate 22, 0026 Oslo"], "Karl Johans gate 22, 0026 Oslo"),
    (["Mannerheimintie 5, 00100 Helsinki"], "Mannerheimintie 5, 00100 Helsinki"),
    (["ul. Długa 5", "00-238 Warszawa"], "ul. Długa 5, 00-238 Warszawa"),
    (["100 Queen Street", "Level 5", "Melbourne VIC 3000"], "100 Queen Street, Level 5, Melbourne VIC 3000"),
    (["Václavské náměstí 1, 110 00 Praha 1"], "Václavské náměstí 1, 110 00 Praha"),
    (["Andrássy út 22", "1061 Budapest"], "Andrássy út 22, 1061 Budapest"),
    (["Strada Lipscani 5, 030033 București"], "Strada Lipscani 5, 030033 București"),
    (["İstiklal Caddesi 12, 34433 İstanbul"], "İstiklal Caddesi 12, 34433 İstanbul"),
    (["〒100-0001 東京都千代田区千代田1-1"], "〒100-0001 東京都千代田区千代田1-1"),
    (["〒530-0001", "大阪府大阪市北区梅田3丁目1-1"], "〒530-0001 大阪府大阪市北区梅田3丁目1-1"),
    (["地址：北京市朝阳区建国路93号"], "北京市朝阳区建国路93号"),
    (["台北市信義區信義路五段7號"], "台北市信義區信義路五段7號"),
    (["서울특별시 강남구 테헤란로 123"], "서울특별시 강남구 테헤란로 123"),
  ])
  func anAddressIsToldInOneLine(texts: [String], expected: String) {
    #expect(addresses(texts) == [expected])
  }

  @Test(arguments: [
    ["10969 Berlin"], ["Friedrichstraße 43"], ["Item 4", "12345 Points"], ["Total 5", "2026 March"],
    ["Page 3", "10000 Steps"],
    ["Invoice 77, 12345 Items"], ["5 Star Hotel", "2026 Berlin"], ["Main St 5"], ["iPhone 15", "1299 Kr"],
    ["Game 4", "1200 Followers"], ["東京都の天気"], ["第3号"], ["Order 12", "55555 Widgets"], ["Chapter 5", "1984 Orwell"],
    ["Rue de la Paix", "75002 Paris"], ["Anna", "1984 Berlin"], ["Model A9 9AA"],
    ["joi, 5 martie 2026, ora 19:30", "Fiyat: 1.299,90 TL", "5 Mart 2026 Perşembe"],
    ["Parkweg 5", "2026 März"], ["Rua Augusta 5", "Table 1, 1000 Points"], ["Level 5", "Melbourne VIC 3000"],
    ["IN 12345"],
  ])
  func whatOnlyLooksLikeAnAddressIsNone(texts: [String]) {
    #expect(addresses(texts).isEmpty)
  }

  @Test func anAddressIsMentionedByTheLineOnWhichItBegins() {
    let found = LinksTests.links(["Visit us", "Friedrichstraße 43", "10969 Berlin"])
    #expect(found.first?.mention.line == 1)
    #expect(found.first?.mention.text == "Friedrichstraße 43\n10969 Berlin")
  }
}

/// Lines that stand apart in the picture.
@Suite struct ApartLinesTests {
  private func line(_ text: String, x: Double, y: Double) -> TextLine {
    let (right, bottom) = (x + 0.3, y + 0.03)
    let box = Quad(
      topLeft: .init(x: x, y: y), topRight: .init(x: right, y: y), bottomRight: .init(x: right, y: bottom),
      bottomLeft: .init(x: x, y: bottom))
    return TextLine(text: text, box: box, confidence: 1)
  }

  private func links(_ lines: [TextLine]) -> [String] {
    LinkReader.links(
      text: lines, lines: lines.map { FoldedLine($0.text) }, codes: [], phones: nil, region: nil
    ).map(\.value)
  }

  @Test func aStreetOfAnotherColumnIsNotThatOfAPostcode() {
    let street = "Friedrichstraße 43"
    #expect(
      links([line(street, x: 0.1, y: 0.1), line("10969 Berlin", x: 0.1, y: 0.14)]) == [street + ", 10969 Berlin"])
    #expect(links([line(street, x: 0.1, y: 0.1), line("10969 Berlin", x: 0.6, y: 0.14)]).isEmpty)
    #expect(links([line(street, x: 0.1, y: 0.1), line("10969 Berlin", x: 0.1, y: 0.6)]).isEmpty)
  }

  @Test func anAddressOfAPageGoesOnOnlyRightBelow() {
    let first = "https://example.com/articles/"
    let whole = [first + "2026-03-05/title"]
    #expect(links([line(first, x: 0.1, y: 0.1), line("2026-03-05/title", x: 0.1, y: 0.14)]) == whole)
    #expect(links([line(first, x: 0.1, y: 0.1), line("2026-03-05/title", x: 0.6, y: 0.14)]) == [first])
    #expect(links([line(first, x: 0.1, y: 0.1), line("2026-03-05/title", x: 0.1, y: 0.4)]) == [first])
  }
}
