internal import Foundation
public import PoolTypes

/// What a Google Takeout JSON says of its picture.
public struct TakeoutSidecar: Hashable, Sendable {
  /// Seconds since 1970, an instant.
  public var takenSeconds: Double?
  public var location: Coordinate?
  public var title: String?
  public var text: String?

  private struct Form: Decodable {
    struct Time: Decodable { var timestamp: String? }
    struct Place: Decodable {
      var latitude: Double?
      var longitude: Double?
      var coordinate: Coordinate? {
        guard let latitude, let longitude else { return nil }
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
    if let seconds = form.photoTakenTime?.timestamp.flatMap(Double.init), seconds.isFinite, seconds != 0 {
      takenSeconds = seconds
    }
    location = form.geoData?.coordinate ?? form.geoDataExif?.coordinate
    title = form.title
    text = form.description
  }
}
