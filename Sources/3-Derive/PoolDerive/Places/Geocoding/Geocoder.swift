public import PoolTypes

/// The port of a geocoder: a place in, names out.
///
/// It is asked for rounded places alone, never for one near a home; see `GeocodeCell`. A call must end by itself within
/// a minute, and soon after its task is cancelled, by throwing.
public protocol Geocoder: Sendable {
  /// Names a place's neighbourhood, city, country and so on.
  /// - Returns: Nil where nothing has a name there, as at sea. It is not asked again.
  /// - Throws: `GeocoderError` or `CancellationError`.
  func names(near place: Coordinate) async throws -> GeocodedNames?
  /// Finds a venue at a place: a museum, a restaurant, a beach. Its category is the id of a `PlaceType` where it is
  /// one, and what the geocoder calls it otherwise.
  /// - Returns: Nil where there is none within about 100 metres. It is not asked again.
  /// - Throws: `GeocoderError` or `CancellationError`.
  func venue(near place: Coordinate) async throws -> Venue?
  /// The same geocoder, which tells of each request before it sends it, and does not send it where that throws. One
  /// that calls no other machine tells of nothing. The default tells of each question as one request to an unnamed
  /// machine.
  func listing(_ list: @escaping @Sendable (GeocoderRequest) throws -> Void) -> any Geocoder
}

/// One request of a geocoder to another machine, as the person is told of it. It holds no place.
public struct GeocoderRequest: Hashable, Sendable {
  /// The machine that it goes to, with its port where that is unusual.
  public var host: String
  /// Method and path without a query, such as `GET /reverse`.
  public var endpoint: String
  /// Bytes of the query and the body.
  public var bytes: Int

  public init(host: String, endpoint: String, bytes: Int) {
    (self.host, self.endpoint, self.bytes) = (host, endpoint, bytes)
  }
}

extension Geocoder {
  public func listing(_ list: @escaping @Sendable (GeocoderRequest) throws -> Void) -> any Geocoder {
    ListedGeocoder(geocoder: self, list: list)
  }
}

/// Lists each question to a geocoder that does not say what it sends.
private struct ListedGeocoder: Geocoder {
  let geocoder: any Geocoder
  let list: @Sendable (GeocoderRequest) throws -> Void

  func names(near place: Coordinate) async throws -> GeocodedNames? {
    try list(GeocoderRequest(host: "the app's geocoder", endpoint: "names", bytes: 0))
    return try await geocoder.names(near: place)
  }

  func venue(near place: Coordinate) async throws -> Venue? {
    try list(GeocoderRequest(host: "the app's geocoder", endpoint: "venue", bytes: 0))
    return try await geocoder.venue(near: place)
  }
}

/// What a geocoder calls a place. Whatever it does not know is nil.
public struct GeocodedNames: Hashable, Sendable, Codable {
  public var names: PlaceNames
  /// A time zone by IANA's name.
  public var timeZone: String?

  public init(names: PlaceNames, timeZone: String? = nil) {
    (self.names, self.timeZone) = (names, timeZone)
  }
}

/// Why a geocoder gave no answer. No text holds a place.
public enum GeocoderError: Error, Hashable, Sendable {
  /// Nobody answers, now or at all.
  case unavailable(String)
  /// The answer did not come in time.
  case timedOut
  /// Too much was asked; seconds until it may be asked again, where it said so.
  case busy(retryAfter: Double?)
  /// This one place is not answered; another one may be.
  case refused(String)
}

extension GeocoderError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .unavailable(let reason): "The geocoder is unavailable: \(reason)."
    case .timedOut: "The geocoder did not answer in time."
    case .busy: "The geocoder has been asked too much."
    case .refused(let reason): "The geocoder refused the question: \(reason)."
    }
  }
}
