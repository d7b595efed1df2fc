internal import Foundation
internal import PoolDerive
internal import PoolTypes

/// What a server says of a place, in the form `jsonv2`. Everything may be missing.
struct NominatimAnswer: Decodable {
  /// Signs of a name that are kept.
  static let lengthMax = 200

  private var error: String?
  private var licence: String?
  private var lat: String?
  private var lon: String?
  private var category: String?
  private var type: String?
  private var name: String?
  private var address: [String: String]?
  private var namedetails: [String: String]?

  private enum CodingKeys: String, CodingKey {
    case error, licence, lat, lon, category, type, name, address, namedetails
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { (try? values.decode(String.self, forKey: key)).flatMap(Self.clean) }
    // Of an error only that there is one is read; some servers send an object.
    error = values.contains(.error) ? "error" : nil
    (licence, lat, lon) = (text(.licence), text(.lat), text(.lon))
    (category, type, name) = (text(.category), text(.type), text(.name))
    address = Self.texts(try? values.decode([String: Loose].self, forKey: .address))
    namedetails = Self.texts(try? values.decode([String: Loose].self, forKey: .namedetails))
  }

  /// A text, or anything else that is passed over.
  private struct Loose: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }

  /// What a server answered.
  /// - Throws: `GeocoderError.unavailable` where it is no such answer.
  static func decoded(_ data: Data) throws -> NominatimAnswer {
    guard let answer = try? JSONDecoder().decode(NominatimAnswer.self, from: data) else {
      throw GeocoderError.unavailable("its server answered with something else than a place")
    }
    return answer
  }

  /// Nil where the server knows nothing there.
  var names: GeocodedNames? {
    guard error == nil, let address else { return nil }
    func first(_ keys: String...) -> String? { keys.lazy.compactMap { address[$0] }.first }
    let code = address["country_code"]?.uppercased()
    let names = PlaceNames(
      neighbourhood: first("neighbourhood", "quarter", "suburb", "city_district", "borough"),
      city: first("city", "town", "village", "municipality", "hamlet"),
      metroArea: nil, region: first("state", "province", "region", "state_district", "county"),
      country: address["country"],
      countryCode: code.flatMap { $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x41...0x5a).contains($0) } ? $0 : nil },
      attribution: licence)
    return names.city == nil && names.country == nil && names.region == nil ? nil : GeocodedNames(names: names)
  }

  /// What is tagged as a venue and lies within that many metres of a place; nil for streets, houses and the like.
  func venue(near place: Coordinate, within metres: Double) -> Venue? {
    guard error == nil, let category, let type, Self.venueKeys.contains(category), !Self.noVenues.contains(type),
      let name = namedetails?["name"] ?? name
    else { return nil }
    let at = lat.flatMap(Double.init).flatMap { north in
      lon.flatMap(Double.init).flatMap { Coordinate(latitude: north, longitude: $0) }
    }
    if let at, Geodesy.distance(at, place) > metres { return nil }
    let kind = PlaceType(category: "\(category)=\(type)")
    return Venue(name: name, category: kind?.id ?? type, attribution: licence)
  }

  /// Keys of OpenStreetMap's map features that tag places where people go.
  private static let venueKeys: Set<String> = [
    "amenity", "tourism", "leisure", "shop", "natural", "historic", "aeroway", "railway", "man_made", "craft",
    "waterway", "club", "office", "healthcare",
  ]
  /// Values that tag furniture of streets, and homes.
  private static let noVenues: Set<String> = [
    "yes", "bench", "waste_basket", "post_box", "telephone", "vending_machine", "bicycle_parking", "parking_space",
    "recycling", "atm", "tree", "tree_row", "picnic_table", "rail", "level_crossing", "crossing", "apartment",
    "toilets", "drinking_water", "street_lamp", "surveillance", "charging_station", "hunting_stand", "waste_disposal",
  ]

  private static func texts(_ values: [String: Loose]?) -> [String: String]? {
    values?.compactMapValues { $0.text.flatMap(clean) }
  }

  /// Without control signs and blanks at its ends; nil where nothing is left, or too much.
  private static func clean(_ text: String) -> String? {
    let shown = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isNoncharacterCodePoint
            && $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }))
    let trimmed = shown.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty || trimmed.count > lengthMax ? nil : trimmed
  }
}
