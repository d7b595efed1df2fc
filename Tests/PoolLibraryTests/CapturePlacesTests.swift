import PoolTypes
import Testing

@testable import PoolLibrary

@Suite struct CapturePlacesTests {
  private func place(
    _ latitude: String, _ north: String?, _ longitude: String, _ east: String?, xmp: [String: String] = [:]
  )
    -> Coordinate?
  {
    var tags = xmp
    tags["Exif.GPSInfo.GPSLatitude"] = latitude
    tags["Exif.GPSInfo.GPSLatitudeRef"] = north
    tags["Exif.GPSInfo.GPSLongitude"] = longitude
    tags["Exif.GPSInfo.GPSLongitudeRef"] = east
    return CapturePlaces.fromMetadata(tags)
  }

  @Test func hemispheresAreApplied() throws {
    let found = try #require(place("38/1 30/1 0/1", "S", "144/1 15/1 3600/100", "E"))
    #expect(found.latitude == -38.5)
    #expect(abs(found.longitude - 144.26) < 1e-9)
  }

  @Test func aLetterThatIsAlreadyAppliedIsNotAppliedTwice() {
    #expect(place("-38/1", "S", "-16/1", "W") == Coordinate(latitude: -38, longitude: -16))
  }

  @Test func aMissingLetterIsTakenFromXMPElseTheSignStays() {
    let xmp = ["Xmp.exif.GPSLatitude": "38,0.0S", "Xmp.exif.GPSLongitude": "16,0.0W"]
    #expect(place("38/1", nil, "16/1", "", xmp: xmp) == Coordinate(latitude: -38, longitude: -16))
    #expect(place("38/1", nil, "-16/1", nil) == Coordinate(latitude: 38, longitude: -16))
  }

  @Test(arguments: [
    ("0/1 0/1 0/1", "0/1 0/1 0/1"), ("0/0 0/0 0/0", "0/0 0/0 0/0"),
    ("48/1 15/1 595404/1", "11/1 40/1 330528/1"),
    ("", ""), ("nan", "1/1"), ("95/1", "1/1"),
  ])
  func emptyTagsAndNonsenseAreNoPlace(latitude: String, longitude: String) {
    #expect(place(latitude, "N", longitude, "E") == nil)
  }

  @Test func aPointOnTheEquatorIsAPlace() {
    #expect(place("0/1 30/1 0/1", "S", "0/1", "E") == Coordinate(latitude: -0.5, longitude: 0))
  }

  @Test(arguments: [
    ("+48.8584+002.2945+035.000/", 48.8584, 2.2945), ("-3330.0-07015.0/", -33.5, -70.25),
    ("+27.5916+086.5640/", 27.5916, 86.564),
  ])
  func videoPlacesAreRead(text: String, latitude: Double, longitude: Double) throws {
    let found = try #require(CapturePlaces.place(iso6709: text))
    #expect(abs(found.latitude - latitude) < 1e-9)
    #expect(abs(found.longitude - longitude) < 1e-9)
  }

  @Test func takeoutPlacesFallBackToTheOnesOfTheFile() throws {
    let json = #"""
      {"photoTakenTime":{"timestamp":1696573800},"geoData":{"latitude":0.0,"longitude":0.0},
      "geoDataExif":{"latitude":"48.5","longitude":2.25}}
      """#
    let sidecar = try #require(TakeoutSidecar(json: Array(json.utf8)))
    #expect(sidecar.location == Coordinate(latitude: 48.5, longitude: 2.25))
    #expect(sidecar.takenSeconds == 1_696_573_800)
    #expect(TakeoutSidecar(json: Array("[1,2".utf8)) == nil)
    #expect(TakeoutSidecar(json: Array(#"{"title":"an album"}"#.utf8)) == nil)
  }
}
