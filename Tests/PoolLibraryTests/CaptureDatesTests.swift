import PoolTypes
import Testing

@testable import PoolLibrary

private let now = 1_790_000_000.0  // 2026-09-21

@Suite struct CaptureDatesTests {
  private func metadata(_ tags: [String: String]) -> String? {
    CaptureDates.fromMetadata(tags, now: now)?.rfc3339
  }

  @Test func theMomentOfCaptureHasItsOwnOffset() {
    let tags = [
      "Exif.Photo.DateTimeOriginal": "2024:03:01 23:59:30", "Exif.Photo.SubSecTimeOriginal": "05",
      "Exif.Photo.OffsetTimeOriginal": "+05:45", "Exif.Photo.OffsetTime": "+01:00",
      "Exif.Image.DateTime": "2025:01:01 00:00:00",
    ]
    #expect(metadata(tags) == "2024-03-01T23:59:30.050+05:45")
  }

  @Test func theOffsetOfTheLastChangeIsNotTheCaptures() {
    #expect(
      metadata(["Exif.Photo.DateTimeOriginal": "2024:03:01 10:00:00", "Exif.Photo.OffsetTime": "+01:00"])
        == "2024-03-01T10:00:00")
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "2024:13:01 00:00:00", "2093:01:01 00:00:00", "",
  ])
  func zerosAndNonsenseAreNoDate(text: String) {
    #expect(metadata(["Exif.Photo.DateTimeOriginal": text]) == nil)
  }

  @Test func nonsenseFallsThroughToTheNextDate() {
    let tags = [
      "Exif.Photo.DateTimeOriginal": "0000:00:00 00:00:00",
      "Exif.Photo.DateTimeDigitized": "2004:08:27 13:52:55",
    ]
    #expect(metadata(tags) == "2004-08-27T13:52:55")
  }

  @Test func anXMPDateOfTheSameMomentLendsItsOffset() {
    let tags = [
      "Exif.Photo.DateTimeOriginal": "2024:03:01 10:00:00",
      "Xmp.photoshop.DateCreated": "2024-03-01T10:00:00.2-03:30",
    ]
    #expect(metadata(tags) == "2024-03-01T10:00:00-03:30")
  }

  @Test func satelliteTimeTellsTheOffsetOnlyWhereItIsOneInUse() {
    func tags(_ day: String, _ time: String) -> [String: String] {
      [
        "Exif.Photo.DateTimeOriginal": "2008:10:22 16:28:39", "Exif.GPSInfo.GPSDateStamp": day,
        "Exif.GPSInfo.GPSTimeStamp": time,
      ]
    }
    #expect(metadata(tags("2008:10:22", "14/1 27/1 724/100")) == "2008-10-22T16:28:39+02:00")
    #expect(metadata(tags("2008:10:22", "14/1 10/1 0/1")) == "2008-10-22T16:28:39")
    #expect(metadata(tags("2008:10:23", "14/1 27/1 724/100")) == "2008-10-22T16:28:39")
    #expect(metadata(tags("2008:10:22", "14/0 27/1 0/1")) == "2008-10-22T16:28:39")
  }

  @Test func satelliteTimeAloneIsAnInstant() {
    let tags = [
      "Exif.GPSInfo.GPSDateStamp": "2022:01:10", "Exif.GPSInfo.GPSTimeStamp": "21/1 15/1 33519/1000",
    ]
    #expect(metadata(tags) == "2022-01-10T21:15:33.519Z")
  }

  @Test func datesOfIPTCAndVideosAreRead() {
    #expect(
      metadata([
        "Iptc.Application2.DateCreated": "2019-10-16", "Iptc.Application2.TimeCreated": "19:01:03+00:00",
      ])
        == "2019-10-16T19:01:03Z")
    #expect(
      metadata([
        "Video.AppleDate": "2023-10-06T08:31:08+0200", "Video.CreationTime": "2023-10-06T06:31:09.000000Z",
      ])
        == "2023-10-06T08:31:08+02:00")
  }

  @Test(arguments: [("Z", 0), ("+01:00", 60), ("-0330", -210), ("+14", 840)])
  func offsetsHaveMinutes(text: String, minutes: Int) { #expect(CaptureDates.parseOffset(text) == minutes) }

  @Test(arguments: ["", "1:00", "+1", "+19:00", "+01:75", "+ab:cd"])
  func nonsenseIsNoOffset(text: String) { #expect(CaptureDates.parseOffset(text) == nil) }
}

@Suite struct NameDatesTests {
  @Test(arguments: [
    ("IMG_20240301_093000.jpg", "2024-03-01T09:30:00"),
    ("PXL_20231006_063108407.jpg", "2023-10-06T06:31:08Z"),
    ("Screenshot_2024-03-01-09-30-00.png", "2024-03-01T09:30:00"),
    ("Screenshot_20240301-093000_Chrome.png", "2024-03-01T09:30:00"),
    ("Screenshot 2024-03-01 at 9.30.05 PM.png", "2024-03-01T21:30:05"),
    ("Screenshot 2024-03-01 at 12.30.05\u{202f}AM.png", "2024-03-01T00:30:05"),
    ("Bildschirmfoto 2024-03-01 um 09.30.00.png", "2024-03-01T09:30:00"),
    ("IMG-20240301-WA0001.jpg", "2024-03-01T00:00:00"),
    ("signal-2024-03-01-09-30-00-123.jpg", "2024-03-01T09:30:00"),
    ("2024-03-01 09.30.00.jpg", "2024-03-01T09:30:00"),
    ("20240301093000.jpg", "2024-03-01T09:30:00"),
    ("写真20240301.jpg", "2024-03-01T00:00:00"),
    ("1709285400000.jpg", "2024-03-01T09:30:00Z"),
  ])
  func datesInNamesAreRead(name: String, date: String) {
    #expect(CaptureDates.fromName(name, now: now)?.rfc3339 == date)
  }

  @Test(arguments: [
    "IMG_1234.jpg", "DSC00099.JPG", "IMG_99999999.jpg", "20301301.png", "4860947.jpg", "1-2-3.png", "",
  ])
  func otherNumbersAreNoDates(name: String) { #expect(CaptureDates.fromName(name, now: now) == nil) }
}

@Suite struct CaptureDateChoiceTests {
  private let choice = CaptureDateChoice(now: now)
  private let modified: Int64 = 1_700_000_000_000_000_000

  private func takeout(_ seconds: Int) throws -> TakeoutSidecar {
    try #require(TakeoutSidecar(json: Array(#"{"photoTakenTime":{"timestamp":"\#(seconds)"}}"#.utf8)))
  }

  @Test func metadataWinsAndTheSidecarsInstantTellsItsOffset() throws {
    let date = choice.date(
      tags: ["Exif.Photo.DateTimeOriginal": "2023:10:06 08:30:00"], xmp: [:],
      takeout: try takeout(1_696_573_800),
      name: "a.jpg", modified: modified)
    #expect(date == CaptureDate(wallClockSeconds: 1_696_581_000, offsetMinutes: 120, source: .metadata))
  }

  @Test func theSidecarComesBeforeTheName() throws {
    let date = choice.date(
      tags: [:], xmp: [:], takeout: try takeout(1_696_573_800), name: "IMG_20200101_000000.jpg",
      modified: modified)
    #expect(date?.rfc3339 == "2023-10-06T06:30:00Z")
    #expect(date?.source == .sidecar)
  }

  @Test func theLastChangeIsAGuessAfterTheName() {
    let tags = ["Exif.Image.DateTime": "2012:08:18 15:32:58"]
    let named = choice.date(
      tags: tags, xmp: [:], takeout: nil, name: "IMG_20110101_000000.jpg", modified: modified)
    #expect(named?.rfc3339 == "2011-01-01T00:00:00")
    let unnamed = choice.date(tags: tags, xmp: [:], takeout: nil, name: "a.jpg", modified: modified)
    #expect(unnamed?.rfc3339 == "2012-08-18T15:32:58")
    #expect(unnamed?.source == .file)
    let bare = choice.date(tags: [:], xmp: [:], takeout: nil, name: "a.jpg", modified: modified)
    #expect(bare == CaptureDate(wallClockSeconds: 1_700_000_000, offsetMinutes: 0, source: .file))
  }
}
