import Testing

@testable import PoolDerive

@Suite struct AgglomerationTests {
  /// Average linkage as the books define it, comparing everything with everything each time.
  private func plain(_ faces: [PersonFace], bar: Float) -> Set<[Int64]> {
    var groups = faces.map { [$0] }
    func mean(_ one: [PersonFace], _ other: [PersonFace]) -> Double {
      let photos = Set(one.map(\.photo))
      if other.contains(where: { photos.contains($0.photo) }) { return .infinity }
      let sum = one.reduce(0.0) { sum, a in
        other.reduce(sum) { part, b in
          let distance = Double(a.vector.distance(to: b.vector))
          return part + distance * distance
        }
      }
      return sum / Double(one.count * other.count)
    }
    while true {
      var best: (value: Double, one: Int, other: Int)?
      for one in groups.indices {
        for other in groups.indices where other > one {
          let value = mean(groups[one], groups[other])
          if value < best?.value ?? .infinity { best = (value, one, other) }
        }
      }
      guard let best, best.value <= Double(bar * bar) else { break }
      groups[best.one] += groups[best.other]
      groups.remove(at: best.other)
    }
    return Set(groups.map { $0.map(\.id).sorted() })
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func withoutDoubtAndRivalsGroupsAreThoseOfPlainAverageLinkage(_ seed: UInt64) {
    var specimen = FaceSpecimen(300 + seed)
    let faces = specimen.crowd(16, photos: 10 + Int(seed), width: 0.7)
    var rules = GroupingRules()
    rules.bar = 0.35
    rules.singleBar = 0.35
    rules.rivalry = 1
    rules.nearest = 1000
    rules.apart = 100
    var index = PeopleIndex(rules: rules)
    for face in faces { index.add(face) }
    index.settle()
    #expect(index.partition == plain(faces, bar: 0.35))
  }

  private func faces(at places: [Float]) -> [PersonFace] {
    places.enumerated().compactMap { number, place in
      FaceVector(embedding: (0..<128).map { $0 == 0 ? place : 0 }).map {
        PersonFace(id: Int64(number), photo: Int64(number), vector: $0)
      }
    }
  }

  private func partition(_ places: [Float], _ rules: GroupingRules) -> Set<[Int64]> {
    var index = PeopleIndex(rules: rules)
    for face in faces(at: places) { index.add(face) }
    index.settle()
    return index.partition
  }

  @Test func fewFacesMustBeNearerThanMany() {
    var rules = GroupingRules()
    rules.bar = 0.5
    rules.singleBar = 0.4
    rules.trust = 0.045
    // Alone they may be 0.4 apart.
    #expect(partition([0, 0.39], rules) == [[0, 1]])
    #expect(partition([0, 0.41], rules) == [[0], [1]])
    // Three against one: 0.16 and two thirds of 0.045 is 0.19.
    #expect(partition([0, 0, 0, 0.43], rules) == [[0, 1, 2, 3]])
    #expect(partition([0, 0, 0, 0.44], rules) == [[0, 1, 2], [3]])
  }

  @Test func singleFacesMustBeNearerAmongMoreFaces() {
    var rules = GroupingRules()
    rules.singleBar = 0.4
    rules.crowds = [4]
    rules.crowdStep = 0.1
    var index = PeopleIndex(rules: rules)
    let all = faces(at: [0, 0.35, 1.1, 1.9])
    for face in all.prefix(3) { index.add(face) }
    index.settle()
    #expect(index.partition == [[0, 1], [2]])
    // The fourth is near nobody and still tightens the bar for all; when it goes, the bar is what it was.
    index.add(all[3])
    #expect(!index.isSettled)
    index.settle()
    #expect(index.partition == [[0], [1], [2], [3]])
    index.remove(3)
    #expect(!index.isSettled)
    index.settle()
    #expect(index.partition == [[0, 1], [2]])
  }

  @Test func faceBetweenTwoStrangersJoinsNeither() {
    var rules = GroupingRules()
    rules.bar = 0.5
    rules.singleBar = 0.5
    rules.apart = 0.8
    // The one in the middle is 0.45 from one and 0.46 from the other, who are 0.91 apart.
    #expect(partition([0, 0.45, 0.91], rules) == [[0], [1], [2]])
    // Nearer than the sure bar it joins.
    #expect(partition([0, 0.40, 0.86], rules) == [[0, 1], [2]])
    rules.rivalry = 1
    #expect(partition([0, 0.45, 0.91], rules) == [[0, 1], [2]])
  }

  @Test func chainOfFacesIsNotOnePerson() {
    // Each is near the next; the ends are far apart.
    let groups = partition((0..<12).map { Float($0) * 0.2 }, GroupingRules())
    #expect(groups.count >= 4)
    #expect(groups.allSatisfy { ($0.last ?? 0) - ($0.first ?? 0) <= 3 })
  }
}
