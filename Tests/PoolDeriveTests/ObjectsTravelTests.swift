import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct ObjectsTravelTests {
  @Test(arguments: [
    (
      "5 5 3|Boarding pass\n5 15 5|FRA\n70 15 5|JFK\n5 25 1.6|Flight\n40 25 1.6|Gate\n70 25 1.6|Seat\n5 28 2.4|LH 400\n"
        + "40 28 2.4|B42\n70 28 2.4|14A\n5 35 1.6|Departure\n40 35 1.6|Boarding\n5 38 2.4|10:50\n40 38 2.4|10:10\n"
        + "5 45 2|5 March 2026", "LH 400", "FRA", "JFK", "2026-03-05T10:50"
    ),
    (
      "5 5 3|Bordkarte\n5 15 5|MUC\n70 15 5|PMI\n5 25 1.6|Flug\n40 25 1.6|Flugsteig\n5 28 2.4|EW6812\n40 28 2.4|A12\n"
        + "5 35 1.6|Abflug\n5 38 2.4|06:15\n5 45 2|05.03.2026", "EW 6812", "MUC", "PMI", "2026-03-05T06:15"
    ),
    (
      "5 5 3|搭乗券\n5 15 5|HND\n70 15 5|CTS\n5 25 1.6|便名\n40 25 1.6|座席\n5 28 2.4|NH 51\n40 28 2.4|22K\n5 35 1.6|出発\n"
        + "5 38 2.4|08:00\n5 45 2|2026年3月5日", "NH 51", "HND", "CTS", "2026-03-05T08:00"
    ),
    (
      "5 5 3|Online-Ticket\n5 12 2|ICE 579\n5 18 2|08:29 Berlin Hbf\n70 18 2|Gleis 7\n5 24 2|12:31 Frankfurt Hbf\n"
        + "70 24 2|Gleis 3\n5 30 2|Wagen 9 Sitzplatz 44\n5 36 2|05.03.2026", "ICE 579", "Berlin Hbf", "Frankfurt Hbf",
      "2026-03-05T08:29"
    ),
    (
      "5 5 3|Billet électronique\n5 12 2|TGV INOUI 6215\n5 18 2|Paris → Lyon\n5 24 2|Départ 09:58\n"
        + "5 28 2|Arrivée 11:56\n"
        + "5 32 2|Voiture 7 Place 61\n5 36 2|5 mars 2026", "TGV 6215", "Paris", "Lyon", "2026-03-05T09:58"
    ),
  ]) func readsWhatLeavesWhenAndWhereTo(
    page: String, number: String, origin: String, destination: String, start: String
  ) {
    let found = Drawn.objects(.tripDocument, page)
    #expect(found.count == 1)
    #expect(found.first?.fields[.number] == number)
    #expect(found.first?.fields[.origin] == origin)
    #expect(found.first?.fields[.destination] == destination)
    #expect(found.first?.fields[.start] == start)
  }

  @Test func readsABoardingPassCodeWithoutTheName() {
    let code = "M1ERIKSSON/ANNA       EABC123 ARNFRALH 0803 064Y014A0023 100"
    let found = Drawn.objects(.tripDocument, "", codes: [("Aztec", code)])
    #expect(
      found.map(\.fields) == [
        [
          .number: "LH 803", .origin: "ARN", .destination: "FRA", .carrier: "Lufthansa", .start: "2026-03-05",
        ]
      ])
    #expect(found.first?.mentions.map(\.text) == ["ARN FRA LH 803"])
  }

  @Test func theYearOfACodeIsTheNearest() {
    let leg = BoardingPassCode.Leg(origin: "ARN", destination: "FRA", carrier: "LH", flight: "803", dayOfYear: 2)
    func day(_ year: Int, _ month: Int) -> String? {
      CivilTime(year: year, month: month, day: 15).flatMap {
        leg.day(near: CaptureDate(wallClockSeconds: $0.secondsSince1970, offsetMinutes: nil, source: .name))
      }
    }
    #expect(day(2025, 12) == "2026-01-02")
    #expect(day(2026, 1) == "2026-01-02")
    #expect(day(2026, 6) == "2027-01-02")
    #expect(leg.day(near: nil) == nil)
  }

  @Test(arguments: [
    "M1SHORT", "M9ERIKSSON/ANNA       EABC123 ARNFRALH 0803 064Y014A0023 100",
    "M1ERIKSSON/ANNA       EABC123 ARNFRALH 0803 999Y014A0023 100", "https://example.com/M1",
  ]) func otherCodesAreNoBoardingPasses(code: String) {
    #expect(BoardingPassCode(code) == nil)
  }

  @Test(arguments: [
    "5 5 3|Departures\n5 10 2|LH 400 FRA Gate 1\n5 14 2|BA 117 LHR Gate 2\n5 18 2|AF 006 CDG Gate 3\n"
      + "5 22 2|KL 641 AMS Gate 4\n"
      + "5 26 2|IB 625 MAD Gate 5",
    "5 5 3|Mia\n5 10 2|I take the ICE 579 tomorrow",
    "5 5 3|Meeting RE 1 budget\n5 10 2|AM 7:30 in room DE 12",
    "5 5 3|Parking ticket\n5 10 2|Seat 5\n5 14 2|AB 1234 was parked",
  ]) func boardsAndTalkAreNoTickets(page: String) {
    #expect(Drawn.objects(.tripDocument, page).isEmpty)
  }

  @Test(arguments: [
    ("5 5 3|Out for delivery\n5 12 2|1Z999AA10123456784", "1Z999AA10123456784", "ups"),
    ("5 5 3|Your parcel\n5 12 2|Tracking number: RR 123 456 785 GB", "RR123456785GB", "royalmail"),
    ("5 5 3|DHL Sendungsverfolgung\n5 12 2|Sendungsnummer\n5 16 2|00340434161094042557", "00340434161094042557", "dhl"),
    ("5 5 3|Suivi de colis\n5 12 2|DPD\n5 16 2|Numéro de suivi : 01575012345678", "01575012345678", "dpd"),
    ("5 5 3|ヤマト運輸\n5 12 2|お問い合わせ番号\n5 16 2|1234-5678-9015", "123456789015", "yamato"),
    ("5 5 3|GLS\n5 12 2|Numero spedizione: 86512345671", "86512345671", "gls"),
  ]) func readsAParcel(page: String, number: String, carrier: String) {
    #expect(Drawn.objects(.parcel, page).map(\.fields) == [[.trackingNumber: number, .carrier: carrier]])
  }

  @Test(arguments: [
    "5 5 3|Order 1234567890\n5 12 2|Thank you", "5 12 2|1Z999AA10123456785", "5 12 2|RR123456784GB",
    "5 5 3|Call us\n5 12 2|0800 123 456 785",
  ]) func otherNumbersAreNoParcels(page: String) {
    #expect(Drawn.objects(.parcel, page).isEmpty)
  }
}
