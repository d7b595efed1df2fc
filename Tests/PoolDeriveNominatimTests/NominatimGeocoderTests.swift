import Foundation
import PoolDerive
import PoolTypes
import Synchronization
import Testing

@testable import PoolDeriveNominatim

/// What is sent to a geocoder's server, and what is taken from its answers.
@Suite struct NominatimGeocoderTests {
  private let place: Coordinate = {
    guard let place = Coordinate(latitude: 38.7107123456, longitude: -9.1426987654) else {
      preconditionFailure("no place")
    }
    return place
  }()

  private static let address = """
    {"place_id":1,"licence":"Data © OpenStreetMap contributors, ODbL 1.0.","osm_type":"node","lat":"38.7107",
    "lon":"-9.1427","category":"place","type":"suburb","importance":0.3,"name":"Chiado",
    "address":{"suburb":"Chiado","city_district":"Misericórdia","city":"Lisboa","county":"Lisboa","state":"Lisboa",
    "ISO3166-2-lvl4":"PT-11","postcode":"1200-443","country":"Portugal","country_code":"pt"},
    "namedetails":{"name":"Chiado"},"boundingbox":["38.70","38.72","-9.15","-9.13"]}
    """
  private static let museum = """
    {"licence":"Data © OpenStreetMap contributors, ODbL 1.0.","lat":"38.7110","lon":"-9.1420","category":"tourism",
    "type":"museum","addresstype":"tourism","name":"Museu do Chiado","namedetails":{"name":"Museu do Chiado",
    "name:en":"Chiado Museum","wikidata":5},"address":{"tourism":"Museu do Chiado","country_code":"pt"}}
    """

  private func venue(_ answer: String) async throws -> Venue? {
    let server = try NominatimServer(.body(answer))
    defer { server.stop() }
    return try await NominatimGeocoder(server: server.base).venue(near: place)
  }

  @Test func eachRequestIsToldBeforeItIsSentAndNotSentWhereThatFails() async throws {
    struct Full: Error {}
    let server = try NominatimServer(.body(Self.address))
    defer { server.stop() }
    let told = Mutex<[GeocoderRequest]>([])
    let geocoder = try NominatimGeocoder(server: server.base).listing { request in
      #expect(server.requests.count == told.withLock { $0.count })
      told.withLock { $0.append(request) }
    }
    _ = try await geocoder.names(near: place)
    _ = try await geocoder.venue(near: place)
    let lines = server.requests.compactMap { $0.components(separatedBy: "\r\n").first }
    let queries = lines.compactMap { $0.components(separatedBy: " ").dropFirst().first?.split(separator: "?").last }
    #expect(told.withLock { $0.map(\.bytes) } == queries.map(\.utf8.count))
    #expect(told.withLock { $0.map(\.endpoint) } == ["GET /names/reverse", "GET /names/reverse"])
    #expect(told.withLock { $0.allSatisfy { server.base.contains($0.host) } })
    let refusing = try NominatimGeocoder(server: server.base).listing { _ in throw Full() }
    await #expect(throws: Full.self) { try await refusing.names(near: place) }
    #expect(server.requests.count == 2)
  }

  @Test func namesOfAPlaceAreRead() async throws {
    let server = try NominatimServer(.body(Self.address))
    defer { server.stop() }
    let geocoder = try NominatimGeocoder(server: server.base, language: "pt,en", contact: "Album, people@example.org")
    let names = try #require(try await geocoder.names(near: place))
    #expect(
      names.names
        == PlaceNames(
          neighbourhood: "Chiado", city: "Lisboa", region: "Lisboa", country: "Portugal", countryCode: "PT",
          attribution: "Data © OpenStreetMap contributors, ODbL 1.0."))
    let head = try #require(server.requests.first)
    let line = try #require(head.components(separatedBy: "\r\n").first)
    #expect(line.hasPrefix("GET /names/reverse?"))
    for part in ["format=jsonv2", "addressdetails=1", "namedetails=1", "zoom=14", "accept-language=pt,en"] {
      #expect(line.contains(part), "\(part)")
    }
    #expect(head.contains("User-Agent: Album, people@example.org\r\n"))
    #expect(!head.lowercased().contains("cookie"))
  }

  @Test func nothingFinerThanFourDecimalsLeaves() async throws {
    let server = try NominatimServer(.body(Self.address))
    defer { server.stop() }
    let geocoder = try NominatimGeocoder(server: server.base)
    _ = try await geocoder.names(near: place)
    _ = try await geocoder.venue(near: place)
    #expect(server.requests.count == 2)
    for head in server.requests {
      #expect(head.contains("lat=38.7107&") && head.contains("lon=-9.1427&"))
      #expect(!head.contains("38.71071") && !head.contains("9.14269"))
    }
  }

  @Test func aVenueHasItsNameAndCategory() async throws {
    let venue = try #require(try await venue(Self.museum))
    #expect(venue.name == "Museu do Chiado" && venue.category == "museum")
    #expect(PlaceType(category: venue.category)?.id == "museum")
    #expect(venue.attribution == "Data © OpenStreetMap contributors, ODbL 1.0.")
  }

  @Test(arguments: [
    // A street, a bench, a venue without a name, one that is far away, and one that is nowhere.
    #"{"category":"highway","type":"residential","name":"Rua Garrett","lat":"38.7107","lon":"-9.1427"}"#,
    #"{"category":"amenity","type":"bench","name":"Bench","lat":"38.7107","lon":"-9.1427"}"#,
    #"{"category":"tourism","type":"museum","name":"","lat":"38.7107","lon":"-9.1427"}"#,
    #"{"category":"tourism","type":"museum","name":"Far","lat":"38.7307","lon":"-9.1427"}"#,
    #"{"error":"Unable to geocode"}"#, #"{"error":{"code":400}}"#, "{}",
  ]) func whatIsNoVenueIsNone(answer: String) async throws {
    #expect(try await venue(answer) == nil)
  }

  @Test func placesWithoutNamesHaveNone() async throws {
    for answer in [#"{"error":"Unable to geocode"}"#, "{}", #"{"address":{"postcode":"1"}}"#, #"{"address":7}"#] {
      let server = try NominatimServer(.body(answer))
      defer { server.stop() }
      #expect(try await NominatimGeocoder(server: server.base).names(near: place) == nil)
    }
  }

  @Test func hostileNamesAreCleanedOrPassedOver() async throws {
    let long = String(repeating: "x", count: 5000)
    let answer = #"{"address":{"city":" Lis\u0000bo\u202ea\n","country":"\#(long)","country_code":"../","state":[1]}}"#
    let server = try NominatimServer(.body(answer))
    defer { server.stop() }
    let names = try #require(try await NominatimGeocoder(server: server.base).names(near: place))
    #expect(names.names == PlaceNames(city: "Lisboa"))
  }

  @Test(arguments: [
    (NominatimServer.Answer.body("", status: 404), "refused"), (.body("no", status: 500), "unavailable"),
    (.body("", status: 403), "unavailable"), (.body("[]"), "unavailable"), (.body("not json"), "unavailable"),
    (.body("", status: 429, head: ["Retry-After: 120"]), "busy 120"), (.body("", status: 503), "busy nil"),
    (.redirect("http://127.0.0.1:9/"), "unavailable"), (.flood(300_000), "refused"), (.silence, "timedOut"),
    (.cut("{"), "unavailable"), (.body("", status: 504), "timedOut"),
  ]) func faultsAreToldApart(answer: NominatimServer.Answer, wanted: String) async throws {
    let server = try NominatimServer(answer)
    defer { server.stop() }
    let geocoder = try NominatimGeocoder(server: server.base, seconds: 1)
    let error = await #expect(throws: GeocoderError.self) { try await geocoder.names(near: place) }
    let name =
      switch error {
      case .unavailable: "unavailable"
      case .timedOut: "timedOut"
      case .refused: "refused"
      case .busy(let seconds): "busy " + (seconds.map { "\(Int($0))" } ?? "nil")
      case nil: "none"
      }
    #expect(name == wanted)
    #expect(!"\(error ?? .timedOut)".contains("38.7"))
    #expect(server.requests.count == 1)
  }

  @Test func aServerThatIsNotThereIsUnavailable() async throws {
    let server = try NominatimServer(.silence)
    let base = server.base
    server.stop()
    try await Task.sleep(for: .milliseconds(200))
    let geocoder = try NominatimGeocoder(server: base, seconds: 5)
    await #expect(throws: GeocoderError.self) { try await geocoder.names(near: place) }
  }

  @Test func cancellingEndsALookUpSoon() async throws {
    let server = try NominatimServer(.silence)
    defer { server.stop() }
    let geocoder = try NominatimGeocoder(server: server.base)
    let place = place
    let task = Task { try await geocoder.names(near: place) }
    try await Task.sleep(for: .milliseconds(200))
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(start.duration(to: .now) < .seconds(2))
  }
}
