import Testing

@testable import PoolDerive

@Suite struct FaceSearchTests {
  @Test func vectorComesBackFromItsBytes() throws {
    let vector = try #require(FaceVector(embedding: (0..<128).map { Float($0 - 64) / 100 }))
    #expect(vector.bytes.count == 256)
    #expect(FaceVector(bytes: vector.bytes) == vector)
    #expect(FaceVector(bytes: [1, 2, 3]) == nil)
    #expect(FaceVector(embedding: [1]) == nil)
    #expect(FaceVector(embedding: [Float](repeating: .nan, count: 128)) == nil)
  }

  @Test func numbersBeyondTheLimitAreCutAndDistancesStillFit() throws {
    let low = try #require(FaceVector(embedding: [Float](repeating: -1e30, count: 128)))
    let high = try #require(FaceVector(bytes: [UInt8](repeating: 0x7f, count: 256)))
    #expect(low.values.allSatisfy { $0 == -2047 })
    #expect(high.values.allSatisfy { $0 == 2047 })
    #expect(abs(low.distance(to: high) - Float(128).squareRoot() * 4094 / 1024) < 0.01)
  }

  @Test func distanceIsThatOfTheEmbeddings() throws {
    let one = try #require(FaceVector(embedding: [Float](repeating: 0.25, count: 128)))
    let other = try #require(FaceVector(embedding: (0..<128).map { $0 == 5 ? 0.75 : 0.25 }))
    #expect(one.distance(to: other) == 0.5)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func searchFindsWhatComparingAllFinds(_ seed: UInt64) {
    var specimen = FaceSpecimen(seed)
    // More than a projection is made from, in clusters that the reach parts as well as joins.
    let faces = specimen.shuffled(specimen.library(people: 60, facesEach: 10, spread: 0.38 + Float(seed) / 25))
    var search = FaceSearch(reach: 0.52)
    for face in faces { search.add(face.vector) }
    for slot in stride(from: 0, to: faces.count, by: 13) where slot % 2 == 0 { search.remove(slot: Int32(slot)) }
    var pairs = 0
    for slot in stride(from: 1, to: faces.count, by: 19) {
      let expected = faces.indices.filter { other in
        let isGone = other % 13 == 0 && other % 2 == 0
        return other != slot && !isGone && faces[other].vector.distance(to: faces[slot].vector) <= 0.52
      }
      if slot % 13 == 0 && slot % 2 == 0 { continue }
      #expect(search.near(slot: Int32(slot)).map { Int($0.slot) } == expected)
      pairs += expected.count
    }
    #expect(pairs > 20)
  }

  @Test func facesThatAreAllAlikeAreFoundToo() throws {
    let vector = try #require(FaceVector(embedding: [Float](repeating: 0.05, count: 128)))
    var search = FaceSearch(reach: 0.5)
    for _ in 0..<600 { search.add(vector) }
    #expect(search.near(vector).count == 600)
    search.remove(slot: 3)
    search.remove(slot: 3000)
    #expect(search.near(vector).count == 599)
    #expect(search.numbers(of: 3).allSatisfy { $0 == 0 })
  }
}
