internal import Foundation
internal import PoolDerive

/// Groups faces that were read before, in many orders, and tells the groups as JSON.
struct CorpusGrouping {
  private struct Row: Decodable {
    var photo: Int64
    var embedding: [Float]
  }

  private struct Outcome: Encodable {
    /// For each face, in the order of the input, the number of its group.
    var groups: [Int]
    /// How many other orders gave the same groups when the faces came together.
    var sameTogether: Int
    /// How many gave them when the faces came one by one and the groups were settled at the end.
    var sameOneByOne: Int
    /// How many gave them when the groups were settled after each face.
    var sameStepByStep: Int
    var orders: Int
  }

  let file: URL
  let orders: Int
  let rules: GroupingRules

  func run() async throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let faces = try lines.enumerated().compactMap { place, line in
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      return FaceVector(embedding: row.embedding).map {
        PersonFace(id: Int64(place), photo: row.photo, vector: $0)
      }
    }
    let first = await together(faces)
    var outcome = Outcome(
      groups: numbered(first, count: lines.count), sameTogether: 0, sameOneByOne: 0, sameStepByStep: 0, orders: orders)
    var chance = Chance(7)
    for _ in 0..<orders {
      let shuffled = faces.shuffled(using: &chance)
      if await together(shuffled) == first { outcome.sameTogether += 1 }
      if oneByOne(shuffled, always: false) == first { outcome.sameOneByOne += 1 }
      if oneByOne(shuffled, always: true) == first { outcome.sameStepByStep += 1 }
    }
    print(String(decoding: try JSONEncoder().encode(outcome), as: UTF8.self))
  }

  private func together(_ faces: [PersonFace]) async -> Set<[Int64]> {
    var index = PeopleIndex(rules: rules)
    await index.build(faces, workers: 2)
    return Set(index.people.map(\.faces))
  }

  private func oneByOne(_ faces: [PersonFace], always: Bool) -> Set<[Int64]> {
    var index = PeopleIndex(rules: rules)
    for face in faces {
      index.add(face)
      if always { index.settle() }
    }
    index.settle()
    return Set(index.people.map(\.faces))
  }

  private func numbered(_ groups: Set<[Int64]>, count: Int) -> [Int] {
    var numbers = [Int](repeating: -1, count: count)
    for (number, faces) in groups.sorted(by: { $0.lexicographicallyPrecedes($1) }).enumerated() {
      for face in faces { numbers[Int(face)] = number }
    }
    return numbers
  }
}
