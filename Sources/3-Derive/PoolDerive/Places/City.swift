package import PoolTypes

/// A city of the city table.
package struct City: Hashable, Sendable {
  /// GeoNames' number: the same in every edition of the table.
  package let id: Int
  /// Its name, as GeoNames writes it: mostly the English or the local one.
  package let name: String
  /// The two letters of its country by ISO 3166-1 (and XK for Kosovo).
  package let countryCode: String
  /// Its country's English name.
  package let countryName: String
  /// Its state, province or the like; nil where the data has no name.
  package let region: String?
  /// Its time zone by IANA's name.
  package let zone: String
  /// The number of people.
  package let population: Int
  /// Its middle.
  package let coordinate: Coordinate
}

/// A country of the city table.
package struct CityCountry: Hashable, Sendable {
  /// Two letters by ISO 3166-1 (and XK for Kosovo).
  package let code: String
  /// Its English name.
  package let name: String
  /// Its name in the first of its languages; the English name where that is not known.
  package let ownName: String
}
