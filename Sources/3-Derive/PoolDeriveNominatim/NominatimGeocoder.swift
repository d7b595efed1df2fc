internal import Foundation
public import PoolDerive
public import PoolTypes

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A geocoder behind a server that answers as Nominatim does. The operator names the server; there is none by default.
///
/// The server learns the places that it is asked for, the language and the words of `contact`, and nothing else. Its
/// attribution is kept with each answer, to be shown.
public struct NominatimGeocoder: Geocoder {
  /// Metres from a place within which a venue counts as being there: half of a venue's cell, corner to corner, and a
  /// little.
  static let venueReach = 150.0
  /// The zoom of Nominatim at which it names neighbourhoods, and the one at which it names single venues.
  private static let (neighbourhood, venue) = (14, 18)

  private let address: NominatimAddress
  private let language: String
  private let contact: String
  private let seconds: Double
  /// Is told of each request before it is sent.
  private var list: @Sendable (GeocoderRequest) throws -> Void = { _ in }

  /// - Parameters:
  ///   - server: What stands before `/reverse`, such as `https://host/nominatim`. `http` is for this machine alone.
  ///   - language: The languages of names, as a browser asks for them: `pt,en`.
  ///   - contact: Who asks, for the server's operator: the name of the app, and where to reach its people.
  ///   - seconds: Until the whole answer is here.
  /// - Throws: `PoolError.invalidRequest`.
  public init(
    server: String, language: String = "en", contact: String = "PoolKit", seconds: Double = 20
  ) throws {
    guard (0.01...60).contains(seconds) else {
      throw PoolError.invalidRequest("The geocoder's time has to be between 0.01 and 60 seconds.")
    }
    // A text with an end of line would be further lines of the request.
    guard [language, contact].allSatisfy({ Self.isLine($0) }) else {
      throw PoolError.invalidRequest("The geocoder's language and contact have to be plain ASCII of 1 to 200 letters.")
    }
    address = try NominatimAddress(server)
    (self.language, self.contact, self.seconds) = (language, contact, seconds)
  }

  public func listing(_ list: @escaping @Sendable (GeocoderRequest) throws -> Void) -> any Geocoder {
    var listed = self
    listed.list = list
    return listed
  }

  public func names(near place: Coordinate) async throws -> GeocodedNames? {
    try await answer(near: place, ["zoom": "\(Self.neighbourhood)"]).names
  }

  public func venue(near place: Coordinate) async throws -> Venue? {
    try await answer(near: place, ["zoom": "\(Self.venue)", "layer": "poi,natural,manmade,railway"])
      .venue(near: place, within: Self.venueReach)
  }

  private func answer(near place: Coordinate, _ more: [String: String]) async throws -> NominatimAnswer {
    if let reason = address.refusal(environment: ProcessInfo.processInfo.environment) {
      throw GeocoderError.unavailable(reason)
    }
    let request = try request(place, more)
    if let url = request.url, let host = url.host {
      try list(
        GeocoderRequest(
          host: url.port.map { "\(host):\($0)" } ?? host, endpoint: "GET \(url.path)",
          bytes: url.query(percentEncoded: true)?.utf8.count ?? 0))
    }
    let answer = try await NominatimCall.answer(to: request, within: seconds)
    switch answer.status {
    case 200...299: return try NominatimAnswer.decoded(answer.body)
    case 400, 404, 422: throw GeocoderError.refused("its server answered with HTTP status \(answer.status)")
    case 401, 403: throw GeocoderError.unavailable("its server does not let Pool in")
    case 408, 504: throw GeocoderError.timedOut
    case 429, 503: throw GeocoderError.busy(retryAfter: answer.retryAfter)
    default: throw GeocoderError.unavailable("its server answered with HTTP status \(answer.status)")
    }
  }

  private func request(_ place: Coordinate, _ more: [String: String]) throws -> URLRequest {
    let fields = more.merging([
      "format": "jsonv2", "lat": Self.degrees(place.latitude), "lon": Self.degrees(place.longitude),
      "addressdetails": "1", "namedetails": "1", "accept-language": language,
    ]) { one, _ in one }
    var parts = URLComponents(string: address.text + "/reverse")
    parts?.queryItems = fields.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    guard let url = parts?.url else { throw GeocoderError.unavailable("its address cannot be used") }
    var request = URLRequest(url: url)
    request.httpShouldHandleCookies = false
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue(language, forHTTPHeaderField: "Accept-Language")
    // The limit of an answer's bytes counts what comes over the wire.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    request.setValue(contact, forHTTPHeaderField: "User-Agent")
    return request
  }

  /// With four decimals, whatever is asked for: nothing finer ever leaves.
  private static func degrees(_ degrees: Double) -> String {
    String(format: "%.4f", locale: Locale(identifier: "en_US_POSIX"), degrees)
  }

  private static func isLine(_ text: String) -> Bool {
    (1...200).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }
}
