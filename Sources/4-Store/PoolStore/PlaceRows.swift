package import PoolTypes

/// A capture with a place, as the pass over places sees it.
package struct PlacedRow: Hashable, Sendable {
  package var row: Int64
  package var id: CaptureID
  package var mediaType: MediaType
  package var coordinate: Coordinate
  /// Seconds since 1970.
  package var instant: Double
  /// Seconds from 1970 by the wall clock; nil where the capture has no date.
  package var wallClock: Double?
  /// Whether it tells its place now.
  package var isShown: Bool
  /// Row of the area that names its place.
  package var area: Int64?
}

/// A capture that got a place or lost one since the last pass over places, with the values of then.
package struct PlaceChange: Hashable, Sendable {
  /// The number of the change; later ones are higher.
  package var number: Int64
  package var isGone: Bool
  package var capture: PlacedRow
}

/// The names of an area. A row of its own for each city of the table, or for each cell that a geocoder named.
package struct AreaNames: Hashable, Sendable, Codable {
  /// What makes two of them the same.
  package var key: String
  package var neighbourhood: String?
  package var city: String?
  /// GeoNames' number of the city.
  package var cityNumber: Int?
  /// The metropolis around the city, if that is another one.
  package var metro: String?
  package var metroNumber: Int?
  package var region: String?
  package var country: String?
  /// Two letters by ISO 3166-1.
  package var countryCode: String?
  /// What a geocoder asks to be said with its names.
  package var credit: String?

  package init(key: String) { self.key = key }
}

/// The name of a venue, as a geocoder told it.
package struct StoredVenue: Hashable, Sendable {
  /// What makes two of them the same.
  package var key: String
  package var name: String
  /// Such as `museum`.
  package var category: String
  package var credit: String?

  package init(key: String, name: String, category: String, credit: String?) {
    self.key = key
    self.name = name
    self.category = category
    self.credit = credit
  }
}

/// What one pass over places changes, in one transaction.
package struct PlaceUpdate: Sendable {
  /// A visit or a trip with its captures.
  package struct Group: Hashable, Sendable {
    package var id: String
    /// Seconds since 1970.
    package var start: Double
    /// Nil for a trip, which has no place.
    package var centre: Coordinate?
    package var rows: [Int64]

    package init(id: String, start: Double, centre: Coordinate?, rows: [Int64]) {
      self.id = id
      self.start = start
      self.centre = centre
      self.rows = rows
    }
  }

  /// What takes the place of the groups that started in a stretch of time.
  package typealias Stretch = (replaced: ClosedRange<Double>, groups: [Group])

  package var visits: [Stretch] = []
  package var trips: [Stretch] = []
  /// Captures that tell their place now, or no longer, with the key of the area that names it.
  package var shown: [(row: Int64, isShown: Bool, area: String?)] = []
  /// Areas that `shown` names and that may be new.
  package var areas: [String: AreaNames] = [:]
  /// The last change that was taken account of; 0 for none.
  package var lastChange: Int64 = 0
  /// Kept as the setting `IndexStore.placesKey`.
  package var stamp = ""

  package init() {}
}
