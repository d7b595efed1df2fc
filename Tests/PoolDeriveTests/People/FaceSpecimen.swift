import PoolTesting

@testable import PoolDerive

/// Faces of invented people, for tests of grouping.
struct FaceSpecimen {
  private var chance: SeededGenerator

  init(_ seed: UInt64) { chance = SeededGenerator(seed) }

  /// Nearly normal numbers: the sum of twelve even ones.
  private mutating func normal() -> Float {
    (0..<12).reduce(Float(-6)) { sum, _ in sum + Float.random(in: 0..<1, using: &chance) }
  }

  /// Persons so far apart that every two are told apart, and faces of each, `spread` apart about.
  mutating func library(people: Int, facesEach: Int, spread: Float = 0.35) -> [PersonFace] {
    var faces: [PersonFace] = []
    for person in 0..<people {
      let middle = (0..<128).map { _ in normal() * 0.07 }
      for number in 0..<facesEach {
        let embedding = middle.map { $0 + normal() * spread / Float(256).squareRoot() }
        let name = Int64(person * 1000 + number)
        if let vector = FaceVector(embedding: embedding) {
          faces.append(PersonFace(id: name, photo: name, vector: vector))
        }
      }
    }
    return faces
  }

  /// Faces anywhere in a few dimensions, so that many are near each other, several to a photo.
  mutating func crowd(_ count: Int, photos: Int, width: Float = 0.5) -> [PersonFace] {
    (0..<count).compactMap { number in
      let embedding = (0..<128).map { $0 < 4 ? Float.random(in: 0..<width, using: &chance) : 0 }
      return FaceVector(embedding: embedding).map {
        PersonFace(id: Int64(number), photo: Int64.random(in: 0..<Int64(photos), using: &chance), vector: $0)
      }
    }
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &chance) }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &chance) }
}

extension PeopleIndex {
  /// The groups without their names.
  var partition: Set<[Int64]> { Set(people.map(\.faces)) }
}
