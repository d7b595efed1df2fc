import PoolTypes
import Testing

@testable import PoolDerive

/// Links of all kinds in text.
@Suite struct LinksTests {
  static func links(_ texts: [String], codes: [String] = [], phones: (any PhoneNumberReader)? = nil) -> [Link] {
    let corner = Quad.Corner(x: 0, y: 0)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    let lines = texts.map { TextLine(text: $0, box: box, confidence: 1) }
    return LinkReader.links(
      text: lines, lines: texts.map(FoldedLine.init),
      codes: codes.map { ReadCode(symbology: "QR", text: $0, box: nil) }, phones: phones, region: nil)
  }

  private func values(_ texts: String..., kind: Link.Kind) -> [String] {
    Self.links(texts).filter { $0.kind == kind }.map(\.value)
  }

  @Test(arguments: [
    ("https://example.com/a/b", "https://example.com/a/b"), ("http://example.com", "http://example.com"),
    ("HTTPS://WWW.Example.COM/Path", "https://www.example.com/Path"), ("www.example.com", "https://www.example.com"),
    ("example.com", "https://example.com"), ("Contoso.com.", "https://contoso.com"),
    ("See example.org/help.", "https://example.org/help"), ("(www.example.de)", "https://www.example.de"),
    ("Web:example.se", "https://example.se"), ("https:/ /example.com/x", "https://example.com/x"),
    ("http//example.com/", "http://example.com"), ("https:/example.com/a", "https://example.com/a"),
    ("www. example.com", "https://www.example.com"), ("www.example. com", "https://www.example.com"),
    ("www,example.com", "https://www.example.com"), ("www.example .com/a", "https://www.example.com/a"),
    ("https://example.com:443/a", "https://example.com/a"), ("http://example.com:8080/a", "http://example.com:8080/a"),
    ("https://example.com/a?utm_source=x&id=7&fbclid=9", "https://example.com/a?id=7"),
    ("https://example.com/?gclid=1", "https://example.com"), ("https://example.com/a#top", "https://example.com/a"),
    ("https://example.com/#/places/3", "https://example.com/#/places/3"), ("http://192.168.1.1/", "http://192.168.1.1"),
    ("http://localhost:3000/a", "http://localhost:3000/a"),
    ("https://bücher.example.de/ä", "https://bücher.example.de/ä"),
    ("https://例え.jp/道", "https://例え.jp/道"), ("https://example.jpをご覧ください", "https://example.jp"),
    ("访问www.example.cn查看", "https://www.example.cn"), ("shop.example.co.uk", "https://shop.example.co.uk"),
    ("bit.ly/3abcXYZ", "https://bit.ly/3abcXYZ"), ("163.com", "https://163.com"),
    ("https://en.wikipedia.org/wiki/Pool_(game)", "https://en.wikipedia.org/wiki/Pool_(game)"),
    ("EXAMPLE.COM", "https://example.com"), ("example.me/you", "https://example.me/you"),
    ("th060061 www.example.com", "https://www.example.com"), ("“https://example.com/q”", "https://example.com/q"),
    ("example.co.id", "https://example.co.id"),
  ])
  func anAddressOfAPageIsToldInNormalForm(text: String, expected: String) {
    #expect(values(text, kind: .url) == [expected])
  }

  @Test(arguments: [
    "report.pdf", "index.html", "main.py", "Node.js", "README.md", "photo.jpg", "v1.2.3", "e.g. this", "z.B. das",
    "a.m. and p.m.", "the end.It was", "usw.in", "12.50", "1.299,00", "19.30 Uhr", "ASP.NET Core", "user.id",
    "np.is", "console.dev", "J.Smith", "U.S.A.", "Mr.Lee", "name@example.com", "obj.name", "www.", "www.l", "http://",
    "https://.", "foo.bar", "1.de", "file.zip", "x.y", "example.com()", "main.rs", "Gen. 4:21", "...", "km/h.in",
    "St.Moritz",
    "Socket.io", "done.So", "archive.tar.gz", "https://exa mple", "3.in", "Dr.med",
  ])
  func whatOnlyLooksLikeAPageIsNone(text: String) {
    #expect(values(text, kind: .url).isEmpty)
  }

  @Test func anAddressBrokenOverTwoLinesIsOne() {
    #expect(
      values("https://example.com/articles/", "2026-03-05/a-long-title.html", kind: .url)
        == ["https://example.com/articles/2026-03-05/a-long-title.html"])
    #expect(
      values("Read https://example.com/articles-", "archive", kind: .url) == ["https://example.com/articles-archive"])
    #expect(values("https://example.com/", "Contact", kind: .url) == ["https://example.com"])
    #expect(values("https://example.com/a", "https://example.com/b", kind: .url).count == 2)
  }

  @Test(arguments: [
    ("name@example.com", "name@example.com"), ("Mail: First.Last+tag@Example.co.uk.", "first.last+tag@example.co.uk"),
    ("mailto:info@example.de", "info@example.de"), ("name@ example.com", "name@example.com"),
    ("name@example. com", "name@example.com"), ("info(at)example.org", "info@example.org"),
    ("info @example.com", "info@example.com"), ("name@example,com", "name@example.com"),
    ("<jane@example.io>", "jane@example.io"),
    ("jane@example.io's account", "jane@example.io"),
  ])
  func anAddressOfMailIsToldInSmallLetters(text: String, expected: String) {
    #expect(values(text, kind: .email) == [expected])
    #expect(values(text, kind: .handle).isEmpty)
  }

  @Test(arguments: [
    "name@", "@example", "name@example", "name@example.pdf", "5@2.00", "a@b", "git@@example.com", "name@example..com",
    "user@host_name.com", "git@example.com:pool/pool.git",
  ])
  func whatOnlyLooksLikeMailIsNone(text: String) {
    #expect(values(text, kind: .email).isEmpty)
  }

  @Test func anAccountIsToldWithItsService() {
    let near = Self.links(["Follow us on Instagram", "@coffee.lab"])
    #expect(near.map(\.value) == ["@coffee.lab"])
    #expect(near.first?.host == "instagram.com")
    #expect(Self.links(["@coffee_lab"]).first?.host == nil)
    #expect(Self.links(["Instagram TikTok", "@coffee_lab"]).first?.host == nil)
    #expect(Self.links(["Instagram: @coffee_lab  TikTok"]).first?.host == "instagram.com")
    let profile = Self.links(["instagram.com/coffee.lab"])
    #expect(profile.map(\.kind) == [.url, .handle])
    #expect(profile.last?.value == "@coffee.lab")
    #expect(Self.links(["https://www.tiktok.com/@coffeelab"]).last?.host == "tiktok.com")
    #expect(Self.links(["https://x.com/coffeelab/status/12"]).map(\.kind) == [.url])
    #expect(Self.links(["instagram.com/explore"]).map(\.kind) == [.url])
    #expect(Self.links(["@pool@example.social"]).first?.host == "example.social")
    #expect(Self.links(["IG:@coffeelab"]).first?.host == "instagram.com")
  }

  @Test(arguments: [
    "@500*", "@ home", "@Override", "@media", "@types/node", "@app.route(", "@2020 Company", "@a", "x@y",
  ])
  func whatOnlyLooksLikeAnAccountIsNone(text: String) {
    #expect(values(text, kind: .handle).isEmpty)
  }

  @Test(arguments: [
    ("https://maps.app.goo.gl/abc", "https://maps.app.goo.gl/abc"),
    ("https://www.google.com/maps/place/X", "https://www.google.com/maps/place/X"),
    ("https://maps.apple.com/?q=Cafe", "https://maps.apple.com/?q=Cafe"),
    ("https://www.openstreetmap.org/#map=5", "https://www.openstreetmap.org"),
    ("geo:48.8584,2.2945;u=35", "geo:48.8584,2.2945"), ("48.8584, 2.2945", "geo:48.8584,2.2945"),
    ("GPS -33.8568, 151.2153", "geo:-33.8568,151.2153"), ("48.8584° N, 2.2945° E", "geo:48.8584,2.2945"),
    ("33.8568 S 151.2153 W", "geo:-33.8568,-151.2153"), ("48°51'30\"N 2°17'40\"E", "geo:48.8583,2.2944"),
  ])
  func aPlaceOnAMapIsTold(text: String, expected: String) {
    #expect(values(text, kind: .map) == [expected])
  }

  @Test(arguments: [
    "48.85, 2.29", "91.0000, 2.0000", "48.8584, 200.1234", "1.2345, 6.7", "https://www.google.com/search?q=maps",
    "geo:x,y",
    "0.8584 0.2945", "12.345.678, 2.2945", "0.1234, 0.5678", "1.0000, 2.0000, 3.0000", "epoch 3: 12.2345, 14.1234",
  ])
  func whatIsNoPlaceIsNone(text: String) {
    #expect(values(text, kind: .map).isEmpty)
  }

  @Test(arguments: [
    ("+46 8 123 456 78", "+46812345678"), ("Tel. +44 (0)20 7946 0018", "+442079460018"),
    ("+1-202-555-0143", "+12025550143"), ("+49.30.901820", "+4930901820"),
  ])
  func aNumberInInternationalFormIsTold(text: String, expected: String) {
    #expect(values(text, kind: .phone) == [expected])
  }

  @Test(arguments: [
    "+0.14", "+1.00", "020 7946 0018", "+12345", "+1234567890123456", "95.05+12345678", "+12345678.50 €",
    "+10 000 000 users", "+1234567890123",
  ])
  func otherNumbersAreNoTelephones(text: String) {
    #expect(values(text, kind: .phone).isEmpty)
  }

  private struct FixedPhones: PhoneNumberReader {
    let version = "fixed/1"
    func numbers(in text: String, region: String?) -> [(e164: String, range: Range<Int>)] {
      text.hasPrefix("020") ? [("+442079460018", 0..<13)] : []
    }
  }

  @Test func theLibraryFindsNumbersWhereThereIsOne() {
    #expect(Self.links(["020 7946 0018"], phones: FixedPhones()).map(\.value) == ["+442079460018"])
    #expect(Self.links(["+46 8 123 456 78"], phones: FixedPhones()).isEmpty)
  }

  @Test func aLinkIsToldOnceWithItsFirstMentionInReadingOrder() {
    let found = Self.links(["Call +46 8 123 456 78 or info@example.se", "www.example.se info@example.se"])
    #expect(found.map(\.kind) == [.phone, .email, .url])
    #expect(found.map(\.mention.line) == [0, 0, 1])
    #expect(found[1].mention.text == "info@example.se")
    #expect(found[1].host == "example.se")
    #expect(found[2].host == "example.se")
  }

  @Test func noMoreThanTwoHundredLinksAreTold() {
    #expect(Self.links((0..<300).map { "https://example.com/\($0)" }).count == 200)
  }

  @Test(.timeLimit(.minutes(10)))
  func hostileTextTakesNoLongerThanItsLength() {
    for piece in [
      "@", ".", "1.", "/", "a@", "a.b@", "http://", "+1", "www.", "1,", "€", "1 234 ", "a@b.c ", "(at)", "5. ", "1:",
    ] {
      let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
      _ = Self.links([text, text])
      let line = FoldedLine(text)
      _ = PriceReader.prices(in: line, fallbackCurrency: "SEK")
      _ = PriceReader.plainAmounts(in: line)
      _ = DateReader.dates(in: line, near: CaptureDate(wallClockSeconds: 0, offsetMinutes: nil, source: .name))
      _ = DateReader.times(in: line)
    }
  }
}
