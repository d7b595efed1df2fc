internal import Foundation
internal import PoolDerive

/// Groups many invented faces and measures how long it takes, how much memory, and how right it is.
struct SyntheticGrouping {
  private struct Outcome: Encodable {
    var faces = 0
    var people = 0
    var makeSeconds = 0.0
    var groupSeconds = 0.0
    /// After one more face, the groups around it.
    var settleSeconds = 0.0
    var addMedianMilliseconds = 0.0
    var addWorstMilliseconds = 0.0
    var restoreSeconds = 0.0
    var restoredSame = false
    var peakMegabytes = 0
    var groups = 0
    /// Pairs in one group that are of different persons.
    var wrongPairs = 0
    /// For each group of several persons how many faces each of them has in it.
    var wrongGroups: [[Int]] = []
    var precision = 0.0
    var recall = 0.0
    var nearPairs = 0
  }

  let people: Int
  let faces: Int
  let seed: UInt64
  let rules: GroupingRules

  func run() async throws {
    var outcome = Outcome()
    let clock = ContinuousClock()
    var persons: [Int] = []
    var made: [PersonFace] = []
    outcome.makeSeconds = Self.seconds(clock.measure { (made, persons) = make() })
    outcome.faces = made.count
    outcome.people = people
    var index = PeopleIndex(rules: rules)
    let later = 200
    let start = clock.now
    await index.build(Array(made.dropLast(later)), workers: 2)
    outcome.peakMegabytes = Self.peak()
    outcome.groupSeconds = Self.seconds(clock.now - start)
    let kept = index.takeChanges()
    outcome.nearPairs = kept.reduce(0) { $0 + $1.near.count }
    judge(index, persons, &outcome)
    var times: [Double] = []
    for face in made.suffix(later) { times.append(Self.seconds(clock.measure { index.add(face) }) * 1000) }
    times.sort()
    outcome.addMedianMilliseconds = times[times.count / 2]
    outcome.addWorstMilliseconds = times[times.count - 1]
    // What comes after takes as long again; who waits sees this.
    FileHandle.standardError.write(Data("\(outcome)\n".utf8))
    outcome.settleSeconds = Self.seconds(clock.measure { index.settle() })
    let before = index.people.map(\.faces)
    index = PeopleIndex(rules: rules)
    outcome.restoreSeconds = Self.seconds(clock.measure { index.restore(kept) })
    for face in made.suffix(later) { index.add(face) }
    index.settle()
    outcome.restoredSame = Set(index.people.map(\.faces)) == Set(before)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
  }

  private func make() -> ([PersonFace], [Int]) {
    var maker = FaceMaker(seed: seed)
    var all: [(person: Int, vector: FaceVector)] = []
    for (person, size) in FaceMaker.sizes(people: people, faces: faces).enumerated() {
      let middle = maker.person()
      for _ in 0..<size {
        if let vector = FaceVector(embedding: maker.face(of: middle)) { all.append((person, vector)) }
      }
    }
    var chance = Chance(seed &+ 1)
    all.shuffle(using: &chance)
    let faces = all.enumerated().map { PersonFace(id: Int64($0), photo: Int64($0), vector: $1.vector) }
    return (faces, all.map(\.person))
  }

  private func judge(_ index: PeopleIndex, _ persons: [Int], _ outcome: inout Outcome) {
    var (right, together) = (0, 0)
    var sizes: [Int: Int] = [:]
    for group in index.people {
      var counts: [Int: Int] = [:]
      for face in group.faces {
        counts[persons[Int(face)], default: 0] += 1
        sizes[persons[Int(face)], default: 0] += 1
      }
      if counts.count > 1 { outcome.wrongGroups.append(counts.values.sorted(by: >)) }
      together += group.faces.count * (group.faces.count - 1) / 2
      right += counts.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    }
    let all = sizes.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    outcome.groups = index.people.count
    outcome.wrongPairs = together - right
    outcome.precision = together == 0 ? 1 : Double(right) / Double(together)
    outcome.recall = all == 0 ? 1 : Double(right) / Double(all)
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// Most memory that this process held so far, in millions of bytes.
  private static func peak() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return (line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).compactMap { Int($0) }.first ?? 0) / 1000
  }
}
