internal import Foundation
internal import PoolDerive

/// Groups many invented faces and measures how long it takes, how much memory, and how right it is.
struct SyntheticGrouping {
  private struct Outcome: Encodable {
    var faces = 0
    var people = 0
    var searchSeconds = 0.0
    var groupSeconds = 0.0
    /// What all threads worked, the making of faces included; other programs do not lengthen it much.
    var processorSeconds = 0.0
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
    var maker = FaceMaker(seed: seed)
    let middles = (0..<people).map { _ in maker.person() }
    let persons = shuffledPersons()
    outcome.faces = persons.count
    outcome.people = people
    var index = PeopleIndex(rules: rules)
    let later = 200
    // In portions, as a store would hand them over, so that what is measured is not the making.
    for start in stride(from: 0, to: persons.count - later, by: 8192) {
      let part = make(start..<min(start + 8192, persons.count - later), persons, middles, &maker)
      let from = clock.now
      await index.build(part, workers: 2, settles: false)
      outcome.searchSeconds += Self.seconds(clock.now - from)
    }
    outcome.groupSeconds = outcome.searchSeconds + Self.seconds(clock.measure { index.settle() })
    outcome.processorSeconds = Double(Foundation.clock()) / 1e6
    outcome.peakMegabytes = Self.peak()
    let last = make(persons.count - later..<persons.count, persons, middles, &maker)
    let kept = index.takeChanges()
    outcome.nearPairs = kept.reduce(0) { $0 + $1.near.count }
    judge(index, persons, &outcome)
    var times: [Double] = []
    for face in last { times.append(Self.seconds(clock.measure { index.add(face) }) * 1000) }
    times.sort()
    outcome.addMedianMilliseconds = times[times.count / 2]
    outcome.addWorstMilliseconds = times[times.count - 1]
    // What comes after takes as long again; who waits sees this.
    FileHandle.standardError.write(Data("\(outcome)\n".utf8))
    outcome.settleSeconds = Self.seconds(clock.measure { index.settle() })
    let before = index.people.map(\.faces)
    index = PeopleIndex(rules: rules)
    outcome.restoreSeconds = Self.seconds(clock.measure { index.restore(kept) })
    for face in last { index.add(face) }
    index.settle()
    outcome.restoredSame = Set(index.people.map(\.faces)) == Set(before)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
  }

  /// Whose each face is.
  private func shuffledPersons() -> [Int] {
    var persons: [Int] = []
    for (person, size) in FaceMaker.sizes(people: people, faces: faces).enumerated() {
      persons += [Int](repeating: person, count: size)
    }
    var chance = Chance(seed &+ 1)
    persons.shuffle(using: &chance)
    return persons
  }

  private func make(_ range: Range<Int>, _ persons: [Int], _ middles: [[Float]], _ maker: inout FaceMaker)
    -> [PersonFace]
  {
    range.compactMap { place in
      FaceVector(embedding: maker.face(of: middles[persons[place]])).map {
        PersonFace(id: Int64(place), photo: Int64(place), vector: $0)
      }
    }
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
