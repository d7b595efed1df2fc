import Foundation
import PoolTypes
import Testing

@testable import PoolStore

@Suite struct VectorLookupTests {
  private static func photo(_ vectors: [CaptureVector], print: Fingerprint? = nil) -> VectorModel.Capture {
    VectorModel.Capture(mediaType: .photo, wall: 1_700_000_000, vectors: vectors, print: print)
  }

  private static func image(_ values: [Float]) -> CaptureVector {
    CaptureVector(subject: .image, space: "s/1", values: values)
  }

  private func nearest(_ store: IndexStore, _ query: [Float], limit: Int = 10, scope: RowScope = RowScope()) throws
    -> [Int64]
  {
    try store.nearest(to: query, space: "s/1", subject: .image, floor: -1, scope: scope, limit: limit).matches.map(
      \.row)
  }

  /// Rows that an exact search over all vectors finds.
  private func exact(_ store: IndexStore, _ query: [Float], limit: Int) throws -> [Int64] {
    let (queryScale, queryBytes) = ReadingCoding.quantised(query)
    return try store.read { connection in
      var all: [(cosine: Double, row: Int64)] = []
      try connection.run("SELECT capture, scale, data FROM vector") { row in
        let dot = zip(row.blob(2), queryBytes).reduce(0) {
          $0 + Int(Int8(bitPattern: $1.0)) * Int(Int8(bitPattern: $1.1))
        }
        all.append((Double(dot) * queryScale * row.double(1), row.int64(0)))
        return true
      }
      return all.sorted { $0 > $1 }.prefix(limit).map(\.row)
    }
  }

  /// Fills an index without the rest of a reading, which takes longer than all that is looked at here.
  private func fill(_ index: TemporaryIndex, _ vectors: [[Float]]) throws {
    var slice = IndexSlice()
    slice.listed = [TemporaryIndex.listed(1)]
    slice.read = [IndexSlice.Read(id: CaptureID("cap_1"), reading: CaptureReading(vectors: [Self.image(vectors[0])]))]
    try index.store.apply(slice)
    try index.store.write { connection in
      try connection.transaction {
        let writer = SliceWriter(connection: connection)
        for (place, vector) in vectors.enumerated().dropFirst() {
          try connection.run(
            """
            INSERT INTO capture (row, id, path, size, modified, file_number, companions, digest, state, media, instant,
              wall, orientation) VALUES (?1, 'n' || ?1, 'n' || ?1, 1, 1, 1, 0, '', 'indexed', ?2, ?1, ?1, 1)
            """, [.integer(Int64(place + 1)), .text(place % 3 == 0 ? "video" : "photo")])
          try writer.storeFacts(of: Int64(place + 1))
          let (scale, bytes) = ReadingCoding.quantised(vector)
          try writer.storeVector(subject: "image", space: 1, scale: scale, bytes: bytes, of: Int64(place + 1))
        }
      }
    }
  }

  @Test(arguments: [64, 200, 384]) func amongThousandsTheBestAreThoseOfAnExactSearch(numbers: Int) throws {
    let index = try TemporaryIndex()
    var random = Numbers(state: UInt64(numbers))
    let centres = (0..<20).map { _ in random.unit(numbers) }
    func vector(_ place: Int) -> [Float] {
      // Half lie in clusters, half anywhere: the hardest there is.
      guard place % 2 == 0 else { return random.unit(numbers) }
      let sum = zip(centres[place / 2 % centres.count], random.unit(numbers)).map { $0 * 0.7 + $1 * 0.7 }
      let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return sum.map { $0 / length }
    }
    try fill(index, (0..<6_000).map(vector))
    var (equal, hundred) = (0, 0)
    for place in 0..<20 {
      let query = vector(place)
      let found = try nearest(index.store, query, limit: 100)
      let truth = try exact(index.store, query, limit: 100)
      equal += found.prefix(10).elementsEqual(truth.prefix(10)) ? 1 : 0
      hundred += Set(found).intersection(truth).count
      #expect(try nearest(index.store, query, limit: 100) == found)
    }
    #expect(equal >= 19)
    #expect(hundred >= 1_980)
  }

  @Test func aScopeNarrowsWhatIsComparedAndCounted() throws {
    let index = try TemporaryIndex()
    var random = Numbers(state: 8)
    try fill(index, (0..<5_000).map { _ in random.unit(64) })
    let query = random.unit(64)
    func found(_ scope: RowScope) throws -> VectorMatches {
      try index.store.nearest(to: query, space: "s/1", subject: .image, floor: -1, scope: scope, limit: 5_000)
    }
    #expect(try found(RowScope()).compared == 5_000)
    let videos = try found(RowScope(mediaTypes: [.video]))
    #expect(videos.compared == 1_666)
    #expect(videos.matches.count == 1_666 && videos.matches.allSatisfy { $0.row % 3 == 1 && $0.row > 1 })
    // Seconds: from the first inclusive to the last exclusive.
    #expect(try Set(found(RowScope(since: 40, until: 50)).matches.map(\.row)) == Set(40..<50))
    #expect(try found(RowScope(newestRow: 2_500)).compared == 2_500)
    #expect(try Set(found(RowScope(newestRow: 30, rows: [7, 29, 31, -1, .max])).matches.map(\.row)) == [7, 29])
    #expect(try found(RowScope(rows: [])).compared == 0)
    #expect(try found(RowScope(since: .infinity, until: -.infinity)).compared == 0)
    #expect(try found(RowScope(newestRow: -5)).compared == 0)
    #expect(try found(RowScope(since: -.infinity, until: .infinity)).compared == 5_000)
    #expect(try found(RowScope(since: .nan)).compared == 5_000)
  }

  @Test func manyCopiesOfOnePictureAreFoundUpToTheLimit() throws {
    let index = try TemporaryIndex()
    var random = Numbers(state: 9)
    let one = random.unit(64)
    try fill(index, (0..<3_000).map { _ in one })
    let found = try index.store.nearest(
      to: one, space: "s/1", subject: .image, floor: 0.9, scope: RowScope(), limit: 50)
    #expect(found.matches.count == 50)
    #expect(found.deviation < 0.05 && abs(found.mean - 1) < 0.2)
  }

  @Test func lengthsAndSpacesAreNotMixed() throws {
    let index = try TemporaryIndex()
    var random = Numbers(state: 10)
    let (short, long) = (random.unit(384), random.unit(512))
    var slice = IndexSlice()
    TemporaryIndex.add(1, Self.photo([Self.image(short)]), to: &slice)
    TemporaryIndex.add(2, Self.photo([Self.image(long)]), to: &slice)
    TemporaryIndex.add(
      3, Self.photo([CaptureVector(subject: .image, space: "s/2", values: short)]), to: &slice)
    TemporaryIndex.add(
      4, Self.photo([CaptureVector(subject: .text, space: "s/1", values: short)]), to: &slice)
    // Nothing can be compared with these; they are kept, and do no harm.
    TemporaryIndex.add(5, Self.photo([Self.image([]), Self.image([.nan, 1]), Self.image([0, 0])]), to: &slice)
    TemporaryIndex.add(6, Self.photo([Self.image([Float](repeating: 0.01, count: 20_000))]), to: &slice)
    try index.store.apply(slice)
    #expect(try nearest(index.store, short) == [1])
    #expect(try nearest(index.store, long) == [2])
    for query in [[], [0, 0], [.nan], [.infinity], [1, 0], [3e38, -3e38], [Float](repeating: 0.01, count: 20_000)]
      as [[Float]]
    {
      #expect(try nearest(index.store, query).isEmpty)
    }
    #expect(try index.store.record(CaptureID("cap_6"))?.reading?.vectors.first?.values.count == 20_000)
    try index.remove(2)
    #expect(try nearest(index.store, long).isEmpty)
    let kinds = try index.store.read { try $0.number("SELECT count(*) FROM block_kind WHERE numbers = 512") }
    #expect(kinds == 0)
  }

  @Test func whatOneProcessWritesTheNextQueryOfAnotherSees() throws {
    let index = try TemporaryIndex()
    let other = try IndexStore(folder: index.folder)
    var random = Numbers(state: 11)
    let one = random.unit(64)
    for round in 1...3 {
      try index.add(round, text: "", vectors: [Self.image(one)])
      #expect(try nearest(other, one).count == round)
    }
    try index.remove(2)
    #expect(try nearest(other, one).count == 2)
    // An index that was erased and filled anew has the same numbers and versions, and other vectors.
    try index.store.erase()
    #expect(try nearest(other, one).isEmpty)
    let next = random.unit(64)
    for round in 1...3 { try index.add(round, text: "", vectors: [Self.image(next)]) }
    try index.remove(2)
    let found = try other.nearest(to: next, space: "s/1", subject: .image, floor: 0.9, scope: RowScope(), limit: 9)
    #expect(found.matches.count == 2)
  }

  @Test func damagedBlocksArePassedOver() throws {
    let index = try TemporaryIndex()
    var random = Numbers(state: 12)
    let vectors = (0..<2_500).map { _ in random.unit(64) }
    try fill(index, vectors)
    #expect(try nearest(index.store, vectors[2_000], limit: 1) == [2_001])
    for damage in ["x'00'", "zeroblob(9000000)", "randomblob(16384)", "x''"] {
      try index.store.write {
        try $0.execute(
          "UPDATE block_data SET data = \(damage) WHERE row % 16777216 = 1;"
            + "UPDATE block SET version = version + 100000; UPDATE block_kind SET version = version + 100000")
      }
      _ = try nearest(index.store, vectors[0], limit: 1_000)
      _ = try nearest(index.store, vectors[0], limit: 1_000, scope: RowScope(since: 3))
      _ = try index.store.near(try #require(Fingerprint(words: [1, 2, 3, 4])), distance: 256, limit: 9)
    }
    #expect(try nearest(index.store, vectors[10], limit: 1) == [11])
    #expect(try nearest(index.store, vectors[2_400], limit: 1) == [2_401])
    #expect(try nearest(index.store, vectors[2_400], limit: 1, scope: RowScope(since: 0)) == [2_401])
  }

  @Test func aVectorThatIsGoneLeavesNoByteOfItsCode() throws {
    let index = try TemporaryIndex()
    var random = Numbers(state: 13)
    let print = try #require(Fingerprint(words: [0x1122_3344_5566_7788, 2, 3, 4]))
    let gone = random.unit(384)
    let (scale, bytes) = ReadingCoding.quantised(gone)
    let code = Data(try #require(VectorCode.record(scale: scale, bytes: bytes, row: 1)).prefix(48))
    for number in 1...3 {
      var slice = IndexSlice()
      TemporaryIndex.add(
        number, Self.photo([Self.image(number == 1 ? gone : random.unit(384))], print: print), to: &slice)
      try index.store.apply(slice)
    }
    try index.store.checkpoint()
    #expect(try index.bytes().range(of: code) != nil)
    for number in [2, 3, 1] {
      try index.remove(number)
      try index.store.checkpoint()
      if number == 3 { #expect(try nearest(index.store, gone) == [1]) }
    }
    let left = try index.bytes()
    #expect(left.range(of: code) == nil)
    #expect(left.range(of: Data(bytes)) == nil)
    #expect(left.range(of: Data(FingerprintRecord.stored(print))) == nil)
  }

  @Test func anIndexOfTheFourthVersionAnswersTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var random = Numbers(state: 14)
    let vectors = (0..<1_500).map { _ in random.unit(96) }
    do {
      let old = try SQLiteConnection(
        path: folder.appendingPathComponent(IndexStore.fileName).path, readOnly: false)
      for step in Schema.steps.prefix(4) { try old.execute(step.sql) }
      try old.execute("PRAGMA user_version = 4; BEGIN; INSERT INTO space VALUES (3, 's/1')")
      for (place, vector) in vectors.enumerated() {
        let row = SQLValue.integer(Int64(place + 1))
        try old.run(
          """
          INSERT INTO capture (row, id, path, size, modified, file_number, companions, digest, state, media, instant,
            wall, orientation, fingerprint)
          VALUES (?1, 'c' || ?1, 'p' || ?1, 1, 1, 1, 0, '', 'indexed', 'screenshot', ?1, ?1, 1, ?2)
          """,
          [row, .blob(FingerprintRecord.stored(try #require(Fingerprint(words: [UInt64(place), 0, 0, 0]))))])
        let (scale, bytes) = ReadingCoding.quantised(vector)
        try old.run(
          "INSERT INTO vector (capture, subject, space, scale, data) VALUES (?, 'image', 3, ?, ?)",
          [row, .real(scale), .blob(bytes)])
      }
      try old.execute("COMMIT")
    }
    #expect(throws: PoolError.self) { try IndexStore(folder: folder, readOnly: true) }
    let store = try IndexStore(folder: folder)
    for place in [0, 700, 1_499] {
      let query = random.unit(96)
      #expect(try nearest(store, query) == exact(store, query, limit: 10))
      #expect(try nearest(store, vectors[place], limit: 1) == [Int64(place + 1)])
    }
    #expect(
      try nearest(store, vectors[0], limit: 2_000, scope: RowScope(mediaTypes: [.screenshot], since: 10, until: 20))
        .count == 10)
    #expect(try nearest(store, vectors[0], scope: RowScope(mediaTypes: [.photo])).isEmpty)
    let print = try #require(Fingerprint(words: [0b1111, 0, 0, 0]))
    #expect(
      try Set(store.near(print, distance: 1, limit: 99).map(\.row)) == [
        8, 12, 14, 15, 16, 32, 48, 80, 144, 272, 528, 1_040,
      ])
    #expect(try store.counts().withImageVector == 1_500)
    #expect(try store.read { try $0.number("SELECT count(*) FROM pragma_table_list WHERE name = 'old_vector'") } == 0)
  }
}
