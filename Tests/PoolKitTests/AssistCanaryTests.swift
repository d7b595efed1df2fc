import Foundation
import PoolCloud
import PoolDerive
import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit

/// A recording service over a library whose every name, place and secret is a canary: none of them in any byte sent.
@Suite(.timeLimit(.minutes(10))) struct AssistCanaryTests {
  private static let words = ["flight", "receipt", "ticket", "concert", "recipe", "parcel", "book", "hotel"]

  private static func library() -> SimulatedLibrary {
    var captures = (0..<40).map { number -> SimulatedLibrary.Capture in
      let word = words[number % words.count]
      var capture = SimulatedLibrary.Capture(
        "foldercanary/filecanary\(number).png", mediaType: number % 3 == 0 ? .photo : .screenshot,
        instant: 1_690_000_000 + Double(number * 3_600),
        location: Coordinate(latitude: 41.271_828 + Double(number) * 0.000_01, longitude: -8.314_159),
        text: [
          "The \(word) of number \(number)", "41.271828, -8.314159", "geo:41.271828,-8.314159", "see GEO:41,-8;u=35",
          "https://maps.example.com/?q=41.271828,-8.314159",
        ])
      if capture.facts.mediaType == .photo { capture.faces = [1, UInt64(2 + number % 2)] }
      capture.facts.title = "titlecanary\(number)"
      capture.facts.camera = "cameracanary"
      capture.facts.timeZone = "Zonecanary/Here"
      return capture
    }
    captures += (0..<20).map { number in
      .init(
        "held\(number).png", mediaType: .screenshot, instant: 1_690_000_000 + Double(number * 977),
        text: ["Patient", "\(words[number % words.count]) secretcanary\(number)"])
    }
    captures += PlaceLibrary.atHome.enumerated().map { number, capture in
      var capture = capture
      capture.text = ["The \(words[number % words.count]) at the table"]
      return capture
    }
    // Of a source that no grant holds.
    captures += (0..<10).map { number in
      .init(
        "video\(number).mp4", mediaType: .video, instant: 1_690_000_000 + Double(number * 1_313),
        text: ["\(words[number % words.count]) sourcecanary\(number)"])
    }
    return SimulatedLibrary(name: "librarycanary", captures)
  }

  private static let canaries = [
    "foldercanary", "filecanary", "titlecanary", "cameracanary", "Zonecanary", "secretcanary", "sourcecanary",
    "librarycanary", "41.27", "8.314", "geo:", "GEO:", "48.19", "16.37", "placecanary", "cap_", "grt_", ".png", ".jpg",
    ".mp4", "Patient",
  ]

  /// Calls every place by a name that may not leave with an answer's context.
  private struct Places: Geocoder {
    func names(near place: Coordinate) async throws -> GeocodedNames? {
      GeocodedNames(names: PlaceNames(neighbourhood: "placecanary", city: "placecanary city"))
    }

    func venue(near place: Coordinate) async throws -> Venue? {
      Venue(name: "placecanary venue", category: "museum", attribution: "placecanary")
    }
  }

  @Test func nothingThatMustStayIsInAnyByteSent() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await TemporaryClient(
      Self.library(), gate: WordGate(version: "w/1", word: "Patient"),
      {
        $0.service = URL(string: service.address)
        $0.appKey = "pk_test_a"
        $0.allowsCloudAssist = true
        $0.firstOptions.namesWithCloudAssist = true
        $0.firstOptions.sendsRunReports = true
        $0.firstOptions.people = true
        $0.modelDownloads = .never
        $0.geocoder = Places()
      })
    defer { test.discard() }
    let grant = try await test.client.authorization.requestAccess(
      AccessRequest(
        sources: [.photos, .screenshots], data: Set(DataCategory.allCases),
        operations: Set(GrantOperation.allCases), purpose: "purposecanary", allowsCloudAssist: true))
    try await test.client.sources.indexNow()
    await test.client.sources.finishReport()
    _ = await test.client.sources.nameThings()
    _ = await test.client.sources.lookUpPlaces()
    let people = try await test.client.context.people(using: grant)
    let visits = try await test.client.context.visits(using: grant)
    #expect(!people.isEmpty && !visits.isEmpty)
    let form =
      #"{"properties":{"trip":{"type":"string","title":"flight or hotel"},"book":{"type":"string"}}}"#
    let assist = test.client.assist
    for number in 0..<64 {
      let word = Self.words[number % Self.words.count]
      for question in ["When is my \(word)?", "Where was the \(word) of number \(number)?", "secretcanary \(word)"] {
        let asked = question.replacing("secretcanary ", with: "")
        _ = try await assist.ask(asked, using: grant)
        for try await _ in assist.askUpdates(asked, using: grant) {}
      }
      _ = try await assist.judge(rule: "a \(word) that I saved", using: grant)
      _ = try await assist.profile(schema: form, using: grant)
    }
    let requests = service.requests
    #expect(requests.count >= 500)
    let ids = people.map(\.id) + visits.map(\.id)
    let canaries = Self.canaries + ids + ["purposecanary", test.folder.lastPathComponent]
    for request in requests {
      let text = String(decoding: request.bytes, as: UTF8.self)
      for canary in canaries where text.contains(canary) { Issue.record("\(canary) in \(request.path): \(text)") }
    }
    // They were asked about what they may be: the test would see a canary that is let through.
    #expect(requests.contains { $0.text.contains("of number 7") })
    let listed = try test.client.egress(limit: 20_000)
    #expect(listed.count { $0.host == "127.0.0.1:\(service.port)" } == requests.count)
    #expect(listed.contains { $0.categories == [.locations] })
  }

  /// With cloud assist off, a first run makes no call but registering.
  @Test func withoutCloudAssistOnlyRegisteringIsSent() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await TemporaryClient(
      Self.library(),
      {
        $0.service = URL(string: service.address)
        $0.appKey = "pk_test_a"
        $0.modelDownloads = .never
      })
    defer { test.discard() }
    let grant = try await test.grant()
    try await test.client.sources.indexNow()
    _ = await test.client.sources.nameThings()
    _ = try? await test.client.assist.ask("When is my flight?", using: grant)
    for _ in 0..<200 where service.calls.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    #expect(service.calls == ["POST /v1/installs"])
    #expect(try test.client.egress().map(\.endpoint) == ["POST /v1/installs"])
  }

  @Test func withoutAKeyOrAServiceNothingIsSent() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await TemporaryClient(Self.library(), { $0.service = URL(string: service.address) })
    defer { test.discard() }
    try await test.grant()
    try await test.client.sources.indexNow()
    #expect(service.calls.isEmpty)
    #expect(try test.client.egress().isEmpty)
  }

  @Test func erasingEverythingMakesANewInstall() async throws {
    let service = try AssistingService.start()
    defer { service.stop() }
    let test = try await TemporaryClient(
      Self.library(),
      {
        $0.service = URL(string: service.address)
        $0.appKey = "pk_test_a"
      })
    defer { test.discard() }
    let cloud = try #require(test.client.cloud)
    try await cloud.register()
    try await test.client.reset()
    #expect(try test.client.egress().isEmpty)
    try await cloud.register()
    let bodies = service.requests(to: "/v1/installs").map(\.text)
    #expect(bodies.first != bodies.last)
  }
}
