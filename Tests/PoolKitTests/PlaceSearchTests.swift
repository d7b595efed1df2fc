import Foundation
import PoolDerive
import PoolDeriveCities
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// Places in searches, with what a geocoder names.
@Suite(.timeLimit(.minutes(5))) struct PlaceSearchTests {
  /// Answers as if everything near the dock were a museum in Alcântara.
  private final class Docks: Geocoder {
    let asked = AskedPlaces()

    func names(near place: Coordinate) async throws -> GeocodedNames? {
      asked.add(place)
      guard abs(place.longitude - PlaceLibrary.dock.longitude) < 0.01 else { return nil }
      return GeocodedNames(
        names: PlaceNames(neighbourhood: "Docas", city: "Lisboa", country: "Portugal", countryCode: "PT"))
    }

    func venue(near place: Coordinate) async throws -> Venue? {
      asked.add(place)
      guard abs(place.longitude - PlaceLibrary.dock.longitude) < 0.01 else { return nil }
      return Venue(name: "Museu do Oriente", category: "museum", attribution: "© someone")
    }
  }

  private func geocode(_ test: TemporaryClient, _ geocoder: Docks) async throws -> GeocodeSchedule.End {
    let store = await test.client.sources.store
    let places = PlacePass(
      store: store, memory: PlaceMemory(), table: CarriedCityTable.table, keepsVisits: true)
    return try await GeocodePass(
      store: store, geocoder: geocoder, table: CarriedCityTable.table, held: { try places.held() },
      isMetered: { false }, allowsMetered: false, now: { 1_700_000_000 }, isGranted: { true }
    ).run(clock: QuickClock())
  }

  private func paths(_ query: String, _ test: TemporaryClient, _ grant: Grant) async throws -> [String] {
    try await test.client.context.search(query, using: grant, limit: 100).hits.map(\.path)
  }

  @Test func citiesAndCountriesAreFoundInAnyLanguage() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    for query in ["Lisbon", "Lissabon", "Lisboa", "リスボン", "Portugal", "Португалия", "photos in lisbon"] {
      let results = try await test.client.context.search(query, using: grant, limit: 100)
      // The screenshot was taken there too, and "photos" leaves it out.
      #expect(results.hits.allSatisfy { $0.path.hasPrefix("lisbon") || $0.path == "screen.png" }, "\(query)")
      #expect(results.hits.count >= 40, "\(query)")
      #expect(results.plan.operation == .location, "\(query)")
      #expect(results.plan.retrievalIntent == .place, "\(query)")
      let hit = try #require(results.hits.first)
      #expect(hit.reasons.contains(.place))
      #expect(hit.placeMatches.count == 1)
      #expect(hit.placeSimilarity == 1)
      #expect(hit.details?.location != nil)
    }
    // Home is in a city that is not told.
    for query in ["Vienna", "Wien"] {
      #expect(try await paths(query, test, grant).allSatisfy { !$0.hasPrefix("home") }, "\(query)")
    }
    let mixed = try await test.client.context.search("sky in Lisbon", using: grant, limit: 20)
    #expect(mixed.plan.retrievalIntent == .contentAndPlace)
    #expect(mixed.plan.placeWords == ["Lisbon"])
    #expect(mixed.hits.allSatisfy { $0.path.hasPrefix("lisbon") || $0.path == "screen.png" })
    #expect(mixed.hits.first?.placeSimilarity == 0.5)
    #expect(try await paths("\"Lisbon\"", test, grant).isEmpty)
  }

  @Test func underPlacesVisitedOnlyCitiesAndCountriesMatch() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    let few = try await test.grant(data: [.placesVisited])
    let none = try await test.grant(data: [.evidence])
    try await test.client.sources.indexNow()
    _ = try await geocode(test, Docks())
    #expect(try await paths("Docas", test, grant).count == 20)
    #expect(try await paths("Museu do Oriente", test, grant).count >= 20)
    for word in ["Docas", "museum", "Museu do Oriente"] {
      let hits = try await test.client.context.search(word, using: few, limit: 100).hits
      #expect(hits.allSatisfy { !$0.reasons.contains(.place) && $0.placeMatches.isEmpty }, "\(word)")
    }
    #expect(try await paths("Lisboa", test, few).count >= 40)
    #expect(try await paths("Portugal", test, none).isEmpty)
  }

  @Test func aKindOfVenueIsFoundAndItsPlaceNarrowsIt() async throws {
    let test = try await TemporaryClient(PlaceLibrary.whole)
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    let geocoder = Docks()
    #expect(try await geocode(test, geocoder) == .done)
    for word in ["museum", "Museo", "musée", "博物館"] {
      let results = try await test.client.context.search(word, using: grant, limit: 100)
      #expect(results.plan.retrievalIntent == .placeType, "\(word)")
      #expect(results.hits.prefix(20).allSatisfy { $0.path.contains("-b") && $0.reasons.contains(.place) }, "\(word)")
    }
    let mixed = try await test.client.context.search("museum in Lisbon", using: grant, limit: 100)
    #expect(mixed.hits.prefix(20).allSatisfy { $0.path.contains("-b") && $0.placeSimilarity == 1 })
    #expect(mixed.hits.prefix(20).allSatisfy { $0.placeMatches == ["museum", "Lisbon"] })
    let visits = try await test.client.context.visits(using: grant)
    #expect(visits.count(where: { $0.venue?.name == "Museu do Oriente" }) == 5)
    #expect(visits.first { $0.venue != nil }?.names.neighbourhood == "Docas")
    let interests = try await test.client.context.interests(using: grant)
    #expect(interests.first { $0.topic == "museum" }?.sources == [.venue])
    // Nothing but rounded places left, and none near home.
    for place in geocoder.asked.places {
      #expect(abs(place.latitude * 1e4 - (place.latitude * 1e4).rounded()) < 1e-6)
      #expect(abs(place.latitude - PlaceLibrary.home.latitude) > 0.005)
    }
    // What is named is not asked for again, new captures of a cell included.
    let count = geocoder.asked.places.count
    test.library.put(
      PlaceLibrary.photo("lisbon/late.jpg", PlaceLibrary.start + 44 * 86_400 + 58_000, at: PlaceLibrary.dock))
    try await test.client.sources.indexNow()
    #expect(try await geocode(test, geocoder) == .done)
    #expect(geocoder.asked.places.count == count)
    #expect(try await paths("Docas", test, grant).contains("lisbon/late.jpg"))
  }
}
