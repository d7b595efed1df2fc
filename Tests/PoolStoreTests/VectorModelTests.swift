import Foundation
import PoolTypes
import Testing

@testable import PoolStore

/// What the index is told, and what an exact search over it answers.
struct VectorModel {
  struct Capture {
    var mediaType: MediaType
    var wall: Double?
    var vectors: [CaptureVector]
    var print: Fingerprint?
  }

  var captures: [Int: Capture] = [:]

  func nearest(
    _ query: [Float], _ space: String, _ subject: CaptureVector.Subject, floor: Double,
    _ isIn: (Int, Capture) -> Bool
  ) -> [(number: Int, cosine: Double)] {
    let (queryScale, queryBytes) = ReadingCoding.quantised(query)
    var best: [Int: Double] = [:]
    for (number, capture) in captures where isIn(number, capture) {
      for vector in capture.vectors
      where vector.space == space && vector.subject == subject && vector.values.count == query.count {
        let (scale, bytes) = ReadingCoding.quantised(vector.values)
        let dot = zip(bytes, queryBytes).reduce(0) {
          $0 + Int(Int8(bitPattern: $1.0)) * Int(Int8(bitPattern: $1.1))
        }
        let cosine = Double(dot) * queryScale * scale
        if cosine >= floor { best[number] = max(cosine, best[number] ?? -.infinity) }
      }
    }
    return best.map { (number: $0.key, cosine: $0.value) }.sorted { $0.cosine > $1.cosine }
  }
}

extension TemporaryIndex {
  static func listed(_ number: Int, as capture: VectorModel.Capture, needsReading: Bool) -> IndexSlice.Listed {
    var listed = Self.listed(number)
    listed.facts = CaptureFacts(
      mediaType: capture.mediaType,
      date: capture.wall.map { CaptureDate(wallClockSeconds: $0, offsetMinutes: 0, source: .metadata) })
    listed.needsReading = needsReading
    return listed
  }

  /// What brings a capture of the model into the index.
  static func add(_ number: Int, _ capture: VectorModel.Capture, to slice: inout IndexSlice) {
    slice.listed.append(listed(number, as: capture, needsReading: true))
    slice.read.append(
      IndexSlice.Read(
        id: CaptureID("cap_\(number)"),
        reading: CaptureReading(fingerprint: capture.print, vectors: capture.vectors)))
  }

  func number(of row: Int64) throws -> Int {
    let id = try store.words(of: row)?.record.id.rawValue ?? ""
    return Int(id.dropFirst(4)) ?? -1
  }

  func cleared() throws -> Bool {
    try store.read { connection in
      try ["block", "block_data", "block_kind", "free_slot", "vector"].allSatisfy {
        try connection.number("SELECT count(*) FROM \($0)") == 0
      }
    }
  }
}

@Suite struct VectorModelTests {
  private struct World {
    let index: TemporaryIndex
    /// Another process, as far as SQLite can tell.
    let reader: IndexStore
    var model = VectorModel()
    var random: Numbers
    let centres: [[Float]]

    init(seed: UInt64) throws {
      index = try TemporaryIndex()
      reader = try IndexStore(folder: index.folder, readOnly: true)
      random = Numbers(state: seed)
      var random = random
      centres = (0..<5).map { _ in random.unit(96) }
      self.random = random
    }

    mutating func vector() -> [Float] {
      guard let centre = centres.randomElement(using: &random) else { return [] }
      let noise = random.unit(96)
      let sum = zip(centre, noise).map { $0 * 0.8 + $1 * 0.6 }
      let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return sum.map { $0 / length }
    }

    mutating func capture() -> VectorModel.Capture {
      var vectors: [CaptureVector] = []
      let space = Bool.random(using: &random) ? "s/1" : "s/2"
      if Int.random(in: 0..<4, using: &random) > 0 {
        vectors.append(CaptureVector(subject: .image, space: space, values: vector()))
      }
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        vectors.append(CaptureVector(subject: .text, space: space, values: vector()))
      }
      return VectorModel.Capture(
        mediaType: MediaType.allCases.randomElement(using: &random) ?? .photo,
        wall: Bool.random(using: &random) ? Double.random(in: -1e9...2e9, using: &random) : nil, vectors: vectors,
        print: Fingerprint(words: (0..<4).map { _ in random.next() & random.next() & random.next() }))
    }

    mutating func step() throws {
      var slice = IndexSlice()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let number = Int.random(in: 1...60, using: &random)
        guard !slice.listed.contains(where: { $0.id.rawValue == "cap_\(number)" }) else { continue }
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where model.captures[number] != nil && !slice.removed.contains(CaptureID("cap_\(number)")):
          slice.removed.append(CaptureID("cap_\(number)"))
          model.captures[number] = nil
        case 1:
          // Only the date or kind changes.
          guard var known = model.captures[number] else { continue }
          let other = capture()
          (known.mediaType, known.wall) = (other.mediaType, other.wall)
          model.captures[number] = known
          slice.listed.append(TemporaryIndex.listed(number, as: known, needsReading: false))
        default:
          let new = capture()
          model.captures[number] = new
          TemporaryIndex.add(number, new, to: &slice)
        }
      }
      try index.store.apply(slice)
    }

    mutating func compare() throws {
      let query = vector()
      var scope = RowScope()
      if Bool.random(using: &random) { scope.mediaTypes = [.screenshot, .video] }
      if Bool.random(using: &random) { scope.since = Double.random(in: -1e9...2e9, using: &random) }
      if Bool.random(using: &random) { scope.until = model.captures.values.compactMap(\.wall).max() }
      let isTimed = scope.since != nil || scope.until != nil
      func isIn(_ capture: VectorModel.Capture) -> Bool {
        (scope.mediaTypes.isEmpty || scope.mediaTypes.contains(capture.mediaType))
          && (!isTimed || capture.wall != nil) && (capture.wall ?? 0) >= (scope.since ?? -.infinity)
          && (capture.wall ?? 0) < (scope.until ?? .infinity)
      }
      for store in [index.store, reader] {
        for space in ["s/1", "s/2"] {
          for subject in [CaptureVector.Subject.image, .text] {
            let found = try store.nearest(
              to: query, space: space, subject: subject, floor: 0.1, scope: scope, limit: 1_000)
            let expected = model.nearest(query, space, subject, floor: 0.1) { isIn($1) }
            #expect(found.matches.map(\.cosine) == expected.map(\.cosine))
            #expect(try found.matches.map { try index.number(of: $0.row) } == expected.map(\.number))
          }
        }
        let print = try #require(Fingerprint(words: [0, 0, 0, 0]))
        let near = try store.near(print, distance: 34, scope: scope, limit: 1_000)
        let expected = model.captures.filter { isIn($0.value) && ($0.value.print?.distance(to: print) ?? 999) <= 34 }
        #expect(Set(try near.map { try index.number(of: $0.row) }) == Set(expected.keys))
        #expect(near.map(\.distance) == expected.values.compactMap { $0.print?.distance(to: print) }.sorted())
      }
    }
  }

  @Test(arguments: 1...6) func randomSlicesAnswerLikeAnExactSearch(seed: Int) throws {
    var world = try World(seed: UInt64(seed))
    for _ in 0..<12 {
      try world.step()
      try world.compare()
    }
    // All that was ever written goes with the last capture.
    var slice = IndexSlice()
    slice.removed = world.model.captures.keys.map { CaptureID("cap_\($0)") }
    world.model.captures = [:]
    try world.index.store.apply(slice)
    try world.compare()
    #expect(try world.index.cleared())
  }
}
