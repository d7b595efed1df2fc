internal import Foundation
public import PoolTypes

/// What a Google Takeout JSON says of its picture.
public struct TakeoutSidecar: Hashable, Sendable {
  /// Seconds since 1970, an instant.
  public var takenSeconds: Double?
  public var location: Coordinate?
  public var title: String?
  public var text: String?

  /// A number that some exports write as text.
  private struct Number: Decodable {
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value =
        (try? container.decode(Double.self)) ?? (try? container.decode(String.self)).flatMap(Double.init)
    }
  }

  private struct Form: Decodable {
    struct Time: Decodable { var timestamp: Number? }
    struct Place: Decodable {
      var latitude: Number?
      var longitude: Number?
      var coordinate: Coordinate? {
        guard let latitude = latitude?.value, let longitude = longitude?.value else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
      }
    }
    var title: String?
    var description: String?
    var photoTakenTime: Time?
    var geoData: Place?
    var geoDataExif: Place?
  }

  /// Nil for JSON that is no such sidecar.
  public init?(json: [UInt8]) {
    guard let form = try? JSONDecoder().decode(Form.self, from: Data(json)),
      form.photoTakenTime != nil || form.geoData != nil
    else { return nil }
    if let seconds = form.photoTakenTime?.timestamp?.value, seconds.isFinite, seconds != 0 {
      takenSeconds = seconds
    }
    location = form.geoData?.coordinate ?? form.geoDataExif?.coordinate
    title = form.title
    text = form.description
  }
}
