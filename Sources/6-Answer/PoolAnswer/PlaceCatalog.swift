package import PoolDerive
internal import PoolStore
internal import PoolTypes
internal import Synchronization

/// The places of an index by all their names, for what one grant may see.
struct PlaceCatalog: Sendable {
  let index: PlaceIndex
  /// Keys of areas with the ids of the places that they lie in.
  private let areas: [String: Set<String>]
  /// Keys of venues with the ids of their names and kinds.
  private let venues: [String: Set<String>]

  /// - Parameters:
  ///   - areas: those of captures in scope.
  ///   - venues: none where exact places are not granted; then cities and countries are all that has a name.
  init(areas counts: [PlaceCount], venues venueCounts: [PlaceCount], isExact: Bool, table: CityTable?) {
    var builder = Builder()
    var areas: [String: Set<String>] = [:]
    for count in counts {
      guard let area = count.area else { continue }
      areas[area.key] = builder.add(area, count.count, isExact: isExact)
    }
    var venues: [String: Set<String>] = [:]
    for count in venueCounts where isExact {
      guard let venue = count.venue else { continue }
      venues[venue.key] = builder.add(venue, count.count)
    }
    (self.areas, self.venues) = (areas, venues)
    index = PlaceIndex(builder.places) { name in
      guard let table else { return [] }
      return table.cities(named: name).flatMap { ["city \($0.id)", "metro \($0.id)"] }
        + table.countries(named: name).map { "country \($0.code)" }
    }
  }

  /// Which of these places captures of these areas and venues may lie in.
  func areas(in places: Set<String>) -> [String] { areas.filter { !$0.value.isDisjoint(with: places) }.map(\.key) }
  func venues(in places: Set<String>) -> [String] { venues.filter { !$0.value.isDisjoint(with: places) }.map(\.key) }

  func places(ofArea area: String?, venue: String?) -> Set<String> {
    (area.flatMap { areas[$0] } ?? []).union(venue.flatMap { venues[$0] } ?? [])
  }

  /// Adds places up by their ids.
  private struct Builder {
    private var found: [String: PlaceName] = [:]

    var places: [PlaceName] { found.values.sorted { $0.id < $1.id } }

    private mutating func add(_ kind: PlaceName.Kind, _ id: String, _ names: [String], _ count: Int) -> String {
      found[id] = PlaceName(id: id, kind: kind, names: names, captures: (found[id]?.captures ?? 0) + count)
      return id
    }

    mutating func add(_ area: AreaNames, _ count: Int, isExact: Bool) -> Set<String> {
      var ids: Set<String> = []
      if let city = area.city {
        let id = area.cityNumber.map { "city \($0)" } ?? "city named \(city)"
        ids.insert(add(.city, id, [city], count))
        // A geocoder's name of a city is another one than the table's nearest city's, where both are there.
        if area.cityNumber != nil { ids.insert(add(.city, "city named \(city)", [city], count)) }
      }
      if let metro = area.metro {
        ids.insert(add(.metro, area.metroNumber.map { "metro \($0)" } ?? "metro named \(metro)", [metro], count))
      }
      if let code = area.countryCode {
        let own = PlaceName.country(code, captures: count)
        ids.insert(add(.country, "country \(code)", own.names + [area.country].compactMap(\.self), count))
      }
      guard isExact else { return ids }
      if let region = area.region { ids.insert(add(.region, "region \(region)", [region], count)) }
      if let name = area.neighbourhood {
        ids.insert(add(.neighbourhood, "neighbourhood \(name)", [name], count))
      }
      return ids
    }

    mutating func add(_ venue: StoredVenue, _ count: Int) -> Set<String> {
      var ids: Set<String> = []
      if !venue.name.isEmpty { ids.insert(add(.venue, "venue \(venue.name)", [venue.name], count)) }
      if let type = PlaceType(category: venue.category) {
        ids.insert(add(.placeType, "type \(type.id)", type.words, count))
      }
      return ids
    }
  }
}

/// Keeps catalogs while the places of the index stay the same.
package final class PlaceCatalogs: Sendable {
  private struct Key: Hashable {
    var stamp: String
    var mediaTypes: Set<MediaType>
    var isExact: Bool
  }

  private let table: CityTable?
  private let known = Mutex<[Key: PlaceCatalog]>([:])
  /// Catalogs kept at once; more grants than that build theirs anew.
  private static let most = 4

  /// - Parameter table: knows cities by their names in all languages; nil for the names that the index has.
  package init(table: CityTable?) { self.table = table }

  /// The places that a scope may see; nil where it may see none.
  func catalog(_ store: IndexStore, _ scope: ReadScope) throws -> PlaceCatalog? {
    guard !scope.data.isDisjoint(with: [.locations, .placesVisited]),
      let stamp = try store.setting(IndexStore.placesKey), let filters = scope.narrowed(SearchFilters())
    else { return nil }
    let isExact = scope.data.contains(.locations)
    let key = Key(stamp: stamp, mediaTypes: scope.mediaTypes, isExact: isExact)
    if let known = known.withLock({ $0[key] }) { return known }
    let catalog = PlaceCatalog(
      areas: try store.areaCounts(filters), venues: isExact ? try store.venueCounts(filters) : [], isExact: isExact,
      table: table)
    known.withLock { known in
      known = known.filter { $0.key.stamp == stamp }
      if known.count >= Self.most { known = [:] }
      known[key] = catalog
    }
    return catalog
  }
}
