import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct DerivingTests {
  @Test func nothingGivesNothing() {
    #expect(Drawn.derive("") == Derivation())
  }

  @Test func theSameReadingGivesTheSameResult() {
    let page = "5 50 3|Nordlight Desk Lamp\n5 58 3|€39.99\n5 64 2|In stock\n30 75 2|Add to cart\n5 90 2|lampshop.com"
    #expect(Drawn.derive(page) == Drawn.derive(page))
  }

  @Test func everyObjectAndLeadHasMentionsAndFields() {
    let page = "5 50 3|Nordlight Desk Lamp\n5 58 3|€39.99\n30 75 2|Add to cart\n5 90 2|ISBN 978-0-306-40615-7"
    let derived = Drawn.derive(page)
    #expect(derived.objects.count == 2)
    #expect(derived.objects.allSatisfy { !$0.mentions.isEmpty && !$0.fields.isEmpty })
    #expect(derived.leads.allSatisfy { !$0.mentions.isEmpty })
  }

  @Test(arguments: [
    "5 5 3|Settings\n5 12 2|Wi-Fi\n5 16 2|Bluetooth\n5 20 2|Notifications\n5 24 2|Privacy\n5 28 2|Version 12.4",
    "5 5 3|Albums\n5 12 2|Berlin 2024\n50 12 2|Summer\n5 16 1.6|24 photos\n50 16 1.6|112 photos",
    "5 5 3|To do\n5 12 2|Release notes\n5 16 2|Design review\n5 20 2|Call back",
    "5 2 2|1\n5 10 4|8 3 1\n5 16 4|2 9 4",
  ]) func ordinaryScreensGiveNothing(page: String) {
    #expect(Drawn.derive(page) == Derivation())
  }

  @Test(arguments: ["1", "$", "@", ":", "0:0 ", "合計", "total ", "LH 1 ", "BEGIN:VCARD\n", "\\;", "½", "€1,", "ISBN"])
  func hostileTextEndsSoon(part: String) {
    let corner = Quad.Corner(x: .nan, y: .infinity)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    let long = String(repeating: part, count: 3_000)
    let reading = CaptureReading(
      text: (0..<40).map { _ in TextLine(text: long, box: box, confidence: 0.9) },
      codes: ["QR", "PDF417", "EAN-13"].map { ReadCode(symbology: $0, text: "WIFI:" + long, box: nil) }
        + [ReadCode(symbology: "QR", text: "M1" + long, box: nil)])
    let clock = ContinuousClock()
    let time = clock.measure { _ = Deriving.derive(reading, facts: Drawn.facts, phones: nil, region: nil) }
    // Debug builds of busy machines are slow; what grows faster than the text takes minutes.
    #expect(time < .seconds(60))
  }
}
