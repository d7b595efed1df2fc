import PoolTypes
import Testing

@testable import PoolDerive

/// Links in codes.
@Suite struct CodeLinksTests {
  private func told(_ text: String) -> [String] {
    LinksTests.links([], codes: [text]).map { "\($0.kind.rawValue) \($0.value)" }
  }

  @Test(arguments: [
    ("https://example.com/a?utm_source=qr", ["url https://example.com/a"]),
    ("www.example.com/jobs", ["url https://www.example.com/jobs"]),
    ("mailto:Info@Example.com?subject=Hi", ["email info@example.com"]),
    ("tel:+46-8-123-456-78", ["phone +46812345678"]),
    ("MATMSG:TO:info@example.com;SUB:Hi;BODY:x;;", ["email info@example.com"]),
    ("SMSTO:+46812345678:Hello", ["phone +46812345678"]), ("geo:48.8584,2.2945?q=x", ["map geo:48.8584,2.2945"]),
    (
      "MECARD:N:Mustermann;TEL:+4930901820;EMAIL:a@example.de;URL:example.de;;",
      ["phone +4930901820", "email a@example.de", "url https://example.de"]
    ),
    ("Example モバイル\r\nhttp://example.jp", ["url http://example.jp"]),
    ("URLTO:example.com/x", ["url https://example.com/x"]),
    ("01095040000591018200http://example.org/demo/", ["url http://example.org/demo/"]),
    (
      "BEGIN:VCARD\r\nN:Mustermann\r\nTEL:+44 (0)7775 755503\r\nADR;HOME:;;43 Example Road;London;;NW34LU;UK\r\n"
        + "EMAIL:a@example.co.uk\r\n"
        + "URL:www.example.co.uk\r\nEMAIL;IM:b@example.net\r\nEND:VCARD",
      [
        "phone +447775755503", "address 43 Example Road, London, NW34LU, UK", "email a@example.co.uk",
        "url https://www.example.co.uk",
      ]
    ),
  ])
  func whatACodeHoldsIsTold(text: String, expected: [String]) {
    #expect(told(text) == expected)
  }

  @Test(arguments: [
    "WIFI:S:Cafe;T:WPA;P:www.example.com;;", "otpauth://totp/example.com:a@example.com?secret=ABC", "1234567890",
    "Morden",
    "wifi:S:a;P:http://example.com;;", "BEGIN:VCARD\r\nN:x\r\nEND:VCARD", "",
  ])
  func passwordsAndPlainTextAreNoLinks(text: String) {
    #expect(told(text).isEmpty)
  }

  @Test func aCodeIsMentionedByItsNumber() {
    let found = LinksTests.links([], codes: ["x", "https://example.com"])
    #expect(found.first?.mention.code == 1)
    #expect(found.first?.mention.line == nil)
    #expect(found.first?.mention.text == "https://example.com")
  }
}
