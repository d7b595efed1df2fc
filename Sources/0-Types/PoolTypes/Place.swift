/// The names of the place of a capture or of a visit. Each is nil where it is not known, or not granted.
public struct PlaceNames: Hashable, Sendable, Codable {
  public var neighbourhood: String?
  public var city: String?
  /// The metropolis around the city, such as New York City around Manhattan; nil where that is the city itself.
  public var metroArea: String?
  /// The state, province or the like.
  public var region: String?
  public var country: String?
  /// Two letters by ISO 3166-1.
  public var countryCode: String?
  /// What the source of the names asks to be shown with them; nil for the city table of PoolKit.
  public var attribution: String?

  public init(
    neighbourhood: String? = nil, city: String? = nil, metroArea: String? = nil, region: String? = nil,
    country: String? = nil, countryCode: String? = nil, attribution: String? = nil
  ) {
    self.neighbourhood = neighbourhood
    self.city = city
    self.metroArea = metroArea
    self.region = region
    self.country = country
    self.countryCode = countryCode
    self.attribution = attribution
  }
}

/// A place with a purpose, such as a museum or a restaurant.
public struct Venue: Hashable, Sendable, Codable {
  public var name: String
  /// Such as `museum`.
  public var category: String
  /// What the source of the name asks to be shown with it.
  public var attribution: String?

  public init(name: String, category: String, attribution: String? = nil) {
    self.name = name
    self.category = category
    self.attribution = attribution
  }
}

/// Where a capture was taken. There is none for what was taken near home.
public struct CaptureLocation: Hashable, Sendable, Codable {
  public var coordinate: Coordinate
  public var names: PlaceNames

  public init(coordinate: Coordinate, names: PlaceNames = PlaceNames()) {
    self.coordinate = coordinate
    self.names = names
  }
}

/// A run of photos and videos close in time and place: each within 90 minutes of the one before, and within 400 metres
/// of the centre. Screenshots never count, and nothing near home does.
public struct Visit: Hashable, Sendable {
  /// `vis_…`; it stays while its first capture is the first.
  public var id: String
  /// When the first of its captures in the grant was taken.
  public var start: CaptureDate
  /// When the last one was.
  public var end: CaptureDate
  /// How many of its captures are in the grant.
  public var captureCount: Int
  /// The mean place of its captures.
  public var center: Coordinate
  public var names: PlaceNames
  /// Where it was, if a geocoder knows; the most frequent one of its captures.
  public var venue: Venue?

  public init(
    id: String, start: CaptureDate, end: CaptureDate, captureCount: Int, center: Coordinate, names: PlaceNames,
    venue: Venue? = nil
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.captureCount = captureCount
    self.center = center
    self.names = names
    self.venue = venue
  }
}

/// Days away from home, with a night or a hundred kilometres. It tells cities and countries alone.
public struct Trip: Hashable, Sendable {
  /// `trp_…`; it stays while its first capture is the first.
  public var id: String
  /// When the first of its captures in the grant was taken.
  public var start: CaptureDate
  /// When the last one was.
  public var end: CaptureDate
  /// How many of its captures are in the grant.
  public var captureCount: Int
  /// Those with most captures first; the parts of a metropolis by its name.
  public var cities: [String]
  /// English names, those with most captures first.
  public var countries: [String]

  public init(
    id: String, start: CaptureDate, end: CaptureDate, captureCount: Int, cities: [String], countries: [String]
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.captureCount = captureCount
    self.cities = cities
    self.countries = countries
  }
}

/// A place that captures were taken at, by name.
public struct Place: Hashable, Sendable {
  /// What a place is. Under `placesVisited` there are cities and countries alone.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case country, region, metroArea, city, neighbourhood, venue
  }

  public var kind: Kind
  public var name: String
  /// The country of a city, the city of a neighbourhood or venue; nil for a country.
  public var within: String?
  /// How many captures in the grant were taken there.
  public var captureCount: Int
  /// The day of the first of them, by the clock there: `2026-03-05`.
  public var firstDay: String
  public var lastDay: String

  public init(
    kind: Kind, name: String, within: String? = nil, captureCount: Int, firstDay: String, lastDay: String
  ) {
    self.kind = kind
    self.name = name
    self.within = within
    self.captureCount = captureCount
    self.firstDay = firstDay
    self.lastDay = lastDay
  }
}

/// What is known of the place of a capture, under `locations`.
public struct PlaceDetails: Hashable, Sendable {
  public var location: CaptureLocation?
  /// The visit that it belongs to.
  public var visit: Visit?
  /// The zone of the place by IANA's name.
  public var timeZone: String?

  public init(location: CaptureLocation? = nil, visit: Visit? = nil, timeZone: String? = nil) {
    self.location = location
    self.visit = visit
    self.timeZone = timeZone
  }
}
