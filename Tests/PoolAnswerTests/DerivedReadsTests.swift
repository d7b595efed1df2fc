import Foundation
import PoolStore
import PoolTesting
import PoolTypes
import Testing

@testable import PoolAnswer

/// An index whose captures carry what rules would have made of them.
private final class DerivedIndex {
  let folder: URL
  let store: IndexStore

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    store = try IndexStore(folder: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Parameter day: days since 1970; nil for a capture without a date.
  func add(
    _ number: Int, day: Int?, media: MediaType = .photo, derived: Derivation = Derivation(), labels: [String] = [],
    codes: [String] = [], things: [Thing] = []
  ) throws {
    let id = CaptureID("cap_\(number)")
    var slice = IndexSlice()
    let date = day.map {
      CaptureDate(wallClockSeconds: Double($0) * 86_400 + 3_600, offsetMinutes: 0, source: .metadata)
    }
    slice.listed = [
      IndexSlice.Listed(
        id: id, path: "\(number).jpg",
        stamp: EntryStamp(size: 1, modified: 1, fileNumber: UInt64(number), companions: 0),
        contentDigest: "\(number)", facts: CaptureFacts(mediaType: media, date: date), needsReading: true)
    ]
    slice.read = [
      IndexSlice.Read(
        id: id,
        reading: CaptureReading(
          codes: codes.map { ReadCode(symbology: "QR", text: $0, box: nil) },
          labels: labels.map { Label(name: $0, confidence: 0.9) }),
        derived: derived, judged: "rules/1")
    ]
    try store.apply(slice)
    var named = IndexSlice()
    named.named = [(id, things, IndexStore.namedMark(asker: "a", basis: " rules/1 \(number)", version: "v"))]
    if !things.isEmpty { try store.apply(named) }
  }

  func remove(_ number: Int) throws {
    var slice = IndexSlice()
    slice.removed = [CaptureID("cap_\(number)")]
    try store.apply(slice)
  }

  var engine: SearchEngine { SearchEngine(store: store) }
}

private func link(_ value: String, host: String? = nil, kind: Link.Kind = .url) -> Link {
  Link(kind: kind, value: value, host: host, mention: Mention(text: value, line: 0))
}

@Suite struct DerivedReadsTests {
  private let book = CapturedObject(
    kind: .book, fields: [.isbn: "9780306406157"], mentions: [Mention(text: "ISBN 0-306-40615-2", line: 0)])

  @Test func oneValueHasAllTheCapturesThatProveItNewestFirst() throws {
    let index = try DerivedIndex()
    try index.add(1, day: 100, derived: Derivation(links: [link("https://a.example/", host: "a.example")]))
    try index.add(2, day: 300, derived: Derivation(links: [link("https://b.example/", host: "b.example")]))
    try index.add(3, day: 200, derived: Derivation(links: [link("https://a.example/", host: "a.example")]))
    let links = try index.engine.links(
      kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: .everything)
    #expect(links.map(\.value.value) == ["https://b.example/", "https://a.example/"])
    let a = try #require(links.last)
    #expect(a.captures == [CaptureID("cap_3"), CaptureID("cap_1")])
    #expect(a.captureCount == 2)
    #expect(a.firstSeen?.rfc3339.prefix(10) == "1970-04-11")
    #expect(a.lastSeen?.rfc3339.prefix(10) == "1970-07-20")
    #expect(
      try index.engine.links(kinds: [], filters: SearchFilters(), limit: 1, offset: 1, scope: .everything).map(
        \.value.value) == ["https://a.example/"])
    #expect(
      try index.engine.links(kinds: [.phone], filters: SearchFilters(), limit: 10, offset: 0, scope: .everything)
        .isEmpty)
    let late = SearchFilters(since: 250 * 86_400)
    #expect(
      try index.engine.links(kinds: [], filters: late, limit: 10, offset: 0, scope: .everything).count == 1)
  }

  @Test func equalRecordsOfTwoCapturesAreOne() throws {
    let index = try DerivedIndex()
    let lead = Lead(kind: .bookWithISBN, title: "A book", objects: [book], mentions: [])
    try index.add(1, day: 1, derived: Derivation(objects: [book], leads: [lead]))
    try index.add(2, day: 2, derived: Derivation(objects: [book], leads: [lead]))
    let objects = try index.engine.objects(
      kinds: [.book], filters: SearchFilters(), limit: 10, offset: 0, scope: .everything)
    #expect(objects.map(\.captureCount) == [2])
    #expect(objects.first?.value == book)
    let leads = try index.engine.leads(
      kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: .everything)
    #expect(leads.map(\.captureCount) == [2])
  }

  @Test func eachCategoryIsGrantedOnItsOwn() throws {
    let index = try DerivedIndex()
    let lead = Lead(
      kind: .bookWithISBN, title: "A book", objects: [book], links: [link("https://a.example/")],
      mentions: [Mention(text: "a whole line", line: 0)])
    try index.add(
      1, day: 1, media: .screenshot,
      derived: Derivation(links: [link("https://a.example/", host: "a.example")], objects: [book], leads: [lead]),
      labels: ["cat"])
    let engine = index.engine
    let leadsAlone = ReadScope(sources: [.screenshots], data: [.leads])
    let shown = try engine.leads(kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: leadsAlone)
    #expect(shown.first?.value.objects == [])
    #expect(shown.first?.value.links == [])
    // Whole lines are evidence.
    #expect(shown.first?.value.mentions.map(\.text) == [""])
    #expect(throws: PoolError.self) {
      try engine.links(kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: leadsAlone)
    }
    #expect(throws: PoolError.self) {
      try engine.objects(kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: leadsAlone)
    }
    #expect(throws: PoolError.self) {
      try engine.things(kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: leadsAlone)
    }
    #expect(throws: PoolError.self) { try engine.interests(limit: 10, scope: leadsAlone) }
    #expect(throws: PoolError.self) { try engine.recurring(limit: 10, offset: 0, scope: leadsAlone) }
    let facets = try engine.facets(filters: SearchFilters(), scope: leadsAlone)
    #expect(facets.labels.isEmpty && facets.linkHosts.isEmpty)
    #expect(facets.mediaTypes == [.init(value: "screenshot", captures: 1)])
    // Another source sees none of it.
    let photos = ReadScope(sources: [.photos], data: Set(DataCategory.allCases))
    #expect(try engine.leads(kinds: [], filters: SearchFilters(), limit: 10, offset: 0, scope: photos).isEmpty)
    #expect(try engine.facets(filters: SearchFilters(), scope: photos) == Facets())
    let record = try #require(try engine.capture(CaptureID("cap_1"), scope: leadsAlone))
    #expect(record.derived.links.isEmpty && record.derived.objects.isEmpty && record.derived.leads.count == 1)
  }

  @Test func whatIsSeenOnThreeDaysRecurs() throws {
    let index = try DerivedIndex()
    for (number, day) in [10, 10, 11, 12].enumerated() {
      try index.add(number, day: day, labels: ["cat"], codes: ["code"])
    }
    try index.add(5, day: 10, labels: ["dog"])
    try index.add(6, day: 11, labels: ["dog"])
    try index.add(7, day: nil, labels: ["dog"])
    let found = try index.engine.recurring(limit: 10, offset: 0, scope: .everything)
    #expect(found.map(\.value) == ["code", "cat"])
    let cat = try #require(found.last)
    #expect(cat.days == 3)
    #expect(cat.captureCount == 4)
    #expect(cat.firstDay == "1970-01-11")
    #expect(cat.lastDay == "1970-01-13")
    #expect(cat.captures.first == CaptureID("cap_3"))
    try index.remove(3)
    #expect(try index.engine.recurring(limit: 10, offset: 0, scope: .everything).isEmpty)
  }

  /// A sidecar that tells another date moves what was seen to its day.
  @Test func aNewDateMovesWhatWasSeen() throws {
    let index = try DerivedIndex()
    for number in [0, 1, 2] { try index.add(number, day: 10 + number, labels: ["cat"]) }
    #expect(try index.engine.recurring(limit: 10, offset: 0, scope: .everything).count == 1)
    var slice = IndexSlice()
    slice.listed = [
      IndexSlice.Listed(
        id: CaptureID("cap_2"), path: "2.jpg", stamp: EntryStamp(size: 1, modified: 2, fileNumber: 2, companions: 1),
        contentDigest: "2",
        facts: CaptureFacts(
          mediaType: .photo,
          date: CaptureDate(wallClockSeconds: 11 * 86_400, offsetMinutes: 0, source: .sidecar)),
        needsReading: false)
    ]
    try index.store.apply(slice)
    #expect(try index.engine.recurring(limit: 10, offset: 0, scope: .everything).isEmpty)
    // What depends on the date is derived again.
    #expect(try index.store.judgedOtherwise(than: "rules/1", after: 0, limit: 10).map(\.id) == [CaptureID("cap_2")])
  }

  @Test func facetsCountWhatIsThereAndNothingThatLeft() throws {
    let index = try DerivedIndex()
    try index.add(1, day: 0, labels: ["cat"], things: [Thing(kind: .book, name: "Emma", confidence: 1)])
    try index.add(
      2, day: 40, media: .screenshot, derived: Derivation(links: [link("https://a.example/", host: "a.example")]),
      labels: ["cat"])
    try index.add(3, day: nil, labels: ["dog"])
    let facets = try index.engine.facets(filters: SearchFilters(), scope: .everything)
    #expect(facets.months == [.init(value: "1970-02", captures: 1), .init(value: "1970-01", captures: 1)])
    #expect(
      facets.mediaTypes == [.init(value: "photo", captures: 2), .init(value: "screenshot", captures: 1)])
    #expect(facets.labels == [.init(value: "cat", captures: 2), .init(value: "dog", captures: 1)])
    #expect(facets.thingKinds == [.init(value: "book", captures: 1)])
    #expect(facets.linkHosts == [.init(value: "a.example", captures: 1)])
    let photos = try index.engine.facets(filters: SearchFilters(mediaTypes: [.photo]), scope: .everything)
    #expect(photos.linkHosts.isEmpty)
    let late = try index.engine.facets(filters: SearchFilters(since: 30 * 86_400), scope: .everything)
    #expect(late.labels == [.init(value: "cat", captures: 1)])
    for number in 1...3 { try index.remove(number) }
    #expect(try index.engine.facets(filters: SearchFilters(), scope: .everything) == Facets())
  }

  @Test func interestsAreTopicsOfSeveralDays() throws {
    let index = try DerivedIndex()
    for day in [0, 1, 2] { try index.add(day, day: day, labels: ["dog", "screen"]) }
    for day in [200, 201, 202] {
      try index.add(
        day, day: day, media: .screenshot,
        derived: Derivation(objects: [CapturedObject(kind: .recipe, fields: [.title: "\(day)"], mentions: [])]),
        labels: ["cat"])
    }
    let interests = try index.engine.interests(limit: 10, scope: .everything)
    #expect(interests.map(\.topic) == ["cooking", "dog"])
    #expect(interests.first?.weight == 1)
    #expect(interests.first?.sources == [.screenshot])
    #expect(interests.last?.sources == [.photo])
    #expect(try #require(interests.last?.weight) < 0.3)
    #expect(interests.last?.lastSeen == "1970-01-03")
  }
}
