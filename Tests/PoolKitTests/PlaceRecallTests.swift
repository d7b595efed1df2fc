import Foundation
import PoolDerive
import PoolDeriveCities
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit
@testable import PoolStore

/// How well places are found in generated lives: the city of each capture and the kind of each venue are known from
/// where the life took place. `POOL_LIVES` says how many lives, `POOL_LIVES_REPORT` lists what was missed.
@Suite(.timeLimit(.minutes(60))) struct PlaceRecallTests {
  /// Kinds of venue, in the words of eight languages, and how each says "in".
  private static let kinds: [String: [String]] = [
    "museum": ["museum", "Museum", "musée", "museo", "museu", "museo", "museum", "muzeum"],
    "library": [
      "library", "Bibliothek", "bibliothèque", "biblioteca", "biblioteca", "biblioteca", "bibliotheek", "biblioteka",
    ],
    "beach": ["beach", "Strand", "plage", "playa", "praia", "spiaggia", "strand", "plaża"],
    "park": ["park", "Park", "parc", "parque", "parque", "parco", "park", "park"],
    "cafe": ["café", "Café", "café", "cafetería", "café", "caffè", "koffiehuis", "kawiarnia"],
    "hotel": ["hotel", "Hotel", "hôtel", "hotel", "hotel", "albergo", "hotel", "hotel"],
  ]
  private static let inWords = ["in", "in", "à", "en", "em", "a", "in", "w"]

  /// The true places of a life, each with the kind of venue that stands there.
  private struct Truth: Geocoder {
    /// By cells of about a kilometre.
    private var places: [String: [Coordinate]] = [:]
    /// How far a fix may be from where it was taken, in metres.
    private static let reach = 150.0

    init(seed: UInt64) {
      var seen: Set<Coordinate> = []
      for stay in LifePlan(seed: seed).stays where seen.insert(stay.place).inserted {
        places[Self.cell(stay.place, 0, 0), default: []].append(stay.place)
      }
    }

    private static func cell(_ place: Coordinate, _ north: Int, _ east: Int) -> String {
      "\(Int((place.latitude * 100).rounded(.down)) + north) \(Int((place.longitude * 100).rounded(.down)) + east)"
    }

    /// The kind of venue at a place; nil where none is near, or two are.
    func kind(at place: Coordinate) -> String? {
      var near: [(place: Coordinate, metres: Double)] = []
      for north in -1...1 {
        for east in -1...1 {
          near += (places[Self.cell(place, north, east)] ?? []).map { ($0, Geodesy.distance($0, place)) }
        }
      }
      let close = near.filter { $0.metres < 3 * Self.reach }
      guard let one = close.first, close.count == 1, one.metres < Self.reach else { return nil }
      let kinds = PlaceRecallTests.kinds.keys.sorted()
      let hash = UInt64(bitPattern: Int64(one.place.latitude * 1e5)) &* 0x9e37_79b9_7f4a_7c15
      return kinds[Int(hash >> 33) % kinds.count]
    }

    func names(near place: Coordinate) async throws -> GeocodedNames? { nil }

    func venue(near place: Coordinate) async throws -> Venue? {
      kind(at: place).map { Venue(name: "The \(Int(place.latitude * 1e4))", category: $0, attribution: "© test") }
    }
  }

  /// Questions of one sort, and how much of the first five hits was right.
  private struct Score {
    var questions = 0
    var recall = 0.0
    var missed: [String] = []
    var mean: Double { questions == 0 ? 0 : recall / Double(questions) }

    mutating func add(_ query: String, _ hits: [CaptureID], _ right: Set<CaptureID>) {
      let most = min(5, right.count)
      let share = Double(hits.prefix(5).count(where: right.contains)) / Double(most)
      questions += 1
      recall += share
      if share < 1 { missed.append("\(query): \(share) of \(right.count)") }
    }
  }

  private struct Scores {
    var cities = Score()
    var mixes = Score()
    var leaks: [String] = []
  }

  @Test func citiesAndKindsOfVenueAreFound() async throws {
    var scores = Scores()
    for seed in 0..<PlaceLivesTests.lives {
      try await ask(seed, &scores)
      if PlaceLivesTests.reports { print("life \(seed): so far \(scores.cities.mean) and \(scores.mixes.mean)") }
    }
    if PlaceLivesTests.reports {
      print("cities: \(scores.cities.mean) of \(scores.cities.questions); \(scores.cities.missed)")
      print("mixes: \(scores.mixes.mean) of \(scores.mixes.questions); \(scores.mixes.missed)")
    }
    #expect(scores.cities.questions > 10 && scores.cities.mean >= 0.98, "\(scores.cities.missed)")
    #expect(scores.mixes.questions > 20 && scores.mixes.mean >= 0.95, "\(scores.mixes.missed)")
    #expect(scores.leaks.isEmpty, "under placesVisited alone a kind of venue is found")
  }

  private func ask(_ seed: UInt64, _ scores: inout Scores) async throws {
    let life = Life(seed: seed, taking: PlaceLivesTests.lives > 1 ? 20_000 : 3_000)
    let truth = Truth(seed: seed)
    let table = try #require(CarriedCityTable.table)
    let folder = FileManager.default.temporaryDirectory.appending(path: "pool-life-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try LifeIndex.store(life.captures, in: folder)
    let pass = PlacePass(store: store, memory: PlaceMemory(), table: table, keepsVisits: true)
    try pass.run()
    while try await GeocodePass(
      store: store, geocoder: truth, table: table, held: { try pass.held() },
      isMetered: { false }, allowsMetered: false, now: { 1_700_000_000 }, isGranted: { true }
    ).run(clock: QuickClock()) != .done {}

    // Nothing near a home is told, so it is not asked for either; fixes that are far off are nobody's fault.
    let told = life.captures.filter { life.distanceFromHomes($0.coordinate) > 1_000 }
    // A district is in the city whose metropolis it is part of, too.
    var cities: [String: [LocatedCapture]] = [:]
    for capture in told {
      guard let city = table.nearest(to: capture.coordinate)?.city else { continue }
      for name in Set([city.name, table.metro(of: city)?.name ?? city.name]) {
        cities[name, default: []].append(capture)
      }
    }
    cities = cities.filter { $0.value.count >= 5 }
    let (client, grant) = try await LifeIndex.open(folder)
    let few = try await LifeIndex.open(folder, data: [.placesVisited]).grant
    func hits(_ query: String, _ grant: Grant) async throws -> [SearchHit] {
      try await client.context.search(query, using: grant, limit: 5).hits
    }
    for (city, captures) in cities.sorted(by: { $0.key < $1.key }) {
      let right = Set(captures.map(\.id))
      for query in [city, city.lowercased()] {
        scores.cities.add(query, try await hits(query, grant).map(\.id), right)
        scores.cities.add(query, try await hits(query, few).map(\.id), right)
      }
      for (kind, words) in Self.kinds.sorted(by: { $0.key < $1.key }) {
        let there = Set(captures.filter { truth.kind(at: $0.coordinate) == kind }.map(\.id))
        guard there.count >= 3 else { continue }
        for (word, inWord) in zip(words, Self.inWords) {
          let query = "\(word) \(inWord) \(city)"
          scores.mixes.add(query, try await hits(query, grant).map(\.id), there)
        }
        let leaked = try await hits(words[0], few).filter { $0.reasons.contains(.place) }
        if !leaked.isEmpty { scores.leaks.append(words[0]) }
      }
    }
  }
}
