import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct ObjectsCardsTests {
  @Test func readsAVCard() {
    let code =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Mustermann;Erika;;;\r\nFN:Erika Mustermann\r\nORG:Beispiel GmbH;Einkauf\r\n"
      + "TEL;TYPE=CELL:+49 30 1234567\r\nEMAIL:Erika@Example.com\r\n"
      + "ADR;TYPE=WORK:;;Heidestr. 17;Köln;;51147;DE\r\nEND:VCARD"
    #expect(
      Drawn.objects(.contact, "", codes: [("QR", code)]).map(\.fields) == [
        [
          .name: "Erika Mustermann", .organisation: "Beispiel GmbH", .phone: "+49301234567",
          .email: "erika@example.com", .address: "Heidestr. 17, Köln, 51147, DE",
        ]
      ])
  }

  @Test func readsAMeCard() {
    let code = "MECARD:N:Mustermann,Erika;TEL:+49301234567;EMAIL:erika@example.com;;"
    #expect(
      Drawn.objects(.contact, "", codes: [("QR", code)]).map(\.fields) == [
        [.name: "Erika Mustermann", .phone: "+49301234567", .email: "erika@example.com"]
      ])
  }

  @Test(arguments: ["BEGIN:VCARD\nVERSION:3.0\nEND:VCARD", "MECARD:;;", "BCD\n002\n1\nSCT", "hello"])
  func emptyCardsAndOtherCodesAreNoContacts(code: String) {
    #expect(Drawn.objects(.contact, "", codes: [("QR", code)]).isEmpty)
  }

  @Test func readsTheNameOfANetworkNeverItsPassword() {
    let found = Drawn.objects(.wifiNetwork, "", codes: [("QR", #"WIFI:T:WPA;S:Guest\;Net;P:hunter22;;"#)])
    #expect(found.map(\.fields) == [[.name: "Guest;Net"]])
    #expect(found.first?.mentions.map(\.text) == ["Guest;Net"])
  }

  @Test(arguments: [
    ("20 20 4|Free Wi-Fi\n20 40 3|Network: CafeGuest", "CafeGuest"),
    ("20 20 4|WLAN\n20 40 3|Netzwerkname\n20 45 3|Hotel-Gast", "Hotel-Gast"),
    ("20 20 4|Wi-Fi\n20 40 3|SSID: Lobby", "Lobby"),
  ]) func readsALabelledNetwork(page: String, name: String) {
    #expect(Drawn.objects(.wifiNetwork, page).map(\.fields) == [[.name: name]])
  }

  @Test(arguments: [
    "5 5 3|Settings\n5 10 2|Wi-Fi\n70 10 2|On\n5 14 2|Bluetooth\n5 18 2|Network", "5 5 3|Free Wi-Fi in all rooms",
  ]) func settingsAndPromisesAreNoNetworks(page: String) {
    #expect(Drawn.objects(.wifiNetwork, page).isEmpty)
  }

  @Test(arguments: [
    ("10 10 5|20% off\n10 20 2|Use code SPRING20\n10 26 2|Valid until 31 March 2026", "SPRING20", "20%", "2026-03-31"),
    (
      "10 10 4|Gutschein\n10 16 5|15 % Rabatt\n10 24 2|Gutscheincode:\n10 28 3|FRUEHLING15\n"
        + "10 34 2|Gültig bis 31.03.2026",
      "FRUEHLING15", "15%", "2026-03-31"
    ),
    (
      "10 10 4|Code promo : BONJOUR10\n10 18 4|-10 %\n10 26 2|Valable jusqu'au 31/03/2026", "BONJOUR10", "10%",
      "2026-03-31"
    ),
    ("10 10 4|クーポンコード\n10 16 4|HARU500\n10 22 4|10%オフ\n10 26 2|2026年3月31日まで有効", "HARU500", "10%", "2026-03-31"),
  ]) func readsACoupon(page: String, code: String, discount: String, expires: String) {
    #expect(
      Drawn.objects(.coupon, page).map(\.fields) == [[.code: code, .discount: discount, .expires: expires]])
  }

  @Test(arguments: [
    "5 5 3|Desk Lamp\n5 10 3|$20.00\n5 20 2|Have a promo code?\n30 40 2|Add to cart",
    "5 5 4|SALE\n5 12 3|Up to 50% off",
    "5 5 3|Enter code\n5 12 2|CANCEL", "5 5 3|Recovery codes\n5 12 2|AB12-CD34\n5 16 2|EF56-GH78",
  ]) func fieldsForCodesAndSalesAreNoCoupons(page: String) {
    #expect(Drawn.objects(.coupon, page).isEmpty)
  }
}
