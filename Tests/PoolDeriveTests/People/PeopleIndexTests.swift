import Testing

@testable import PoolDerive

@Suite struct PeopleIndexTests {
  @Test func facesOfOnePersonAreTogetherAndOfTwoApart() {
    var specimen = FaceSpecimen(1)
    var index = PeopleIndex()
    for face in specimen.library(people: 20, facesEach: 8) { index.add(face) }
    index.settle()
    #expect(index.people.count == 20)
    #expect(index.people.allSatisfy { Set($0.faces.map { $0 / 1000 }).count == 1 && $0.faces.count == 8 })
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func groupsAreTheSameInWhicheverOrderFacesCome(_ seed: UInt64) async {
    var specimen = FaceSpecimen(seed)
    let faces = specimen.crowd(60, photos: 30)
    var together = PeopleIndex()
    await together.build(faces, workers: 2)
    #expect(together.partition.count > 1)
    for _ in 0..<3 {
      var atTheEnd = PeopleIndex()
      var always = PeopleIndex()
      for face in specimen.shuffled(faces) {
        atTheEnd.add(face)
        always.add(face)
        always.settle()
      }
      atTheEnd.settle()
      #expect(atTheEnd.partition == together.partition)
      #expect(always.partition == together.partition)
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func groupsAreTheSameWhereFacesKnowOnlyFewOthers(_ seed: UInt64) async {
    var specimen = FaceSpecimen(500 + seed)
    var rules = GroupingRules()
    rules.nearest = 2
    let faces = specimen.crowd(60, photos: 50, width: 0.4)
    var together = PeopleIndex(rules: rules)
    await together.build(faces, workers: 2)
    var always = PeopleIndex(rules: rules)
    for face in specimen.shuffled(faces) {
      always.add(face)
      if specimen.number(0..<2) == 0 { always.settle() }
    }
    always.settle()
    #expect(always.partition == together.partition)
    for face in faces.prefix(20) {
      always.remove(face.id)
      always.settle()
      #expect(always.people.flatMap(\.faces).count == always.count)
    }
    var rest = PeopleIndex(rules: rules)
    await rest.build(Array(faces.dropFirst(20)), workers: 1)
    #expect(always.partition == rest.partition)
    for face in faces.dropFirst(20) {
      #expect(always.people.count { $0.faces.contains(face.id) && $0.id == always.group(of: face.id) } == 1)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func afterFacesAreTakenAwayGroupsAreThoseOfTheRest(_ seed: UInt64) {
    var specimen = FaceSpecimen(100 + seed)
    let faces = specimen.shuffled(specimen.crowd(80, photos: 50))
    var index = PeopleIndex()
    for face in faces { index.add(face) }
    index.settle()
    for face in faces.prefix(30) {
      index.remove(face.id)
      if specimen.number(0..<3) == 0 { index.settle() }
    }
    index.settle()
    var rest = PeopleIndex()
    for face in faces.dropFirst(30) { rest.add(face) }
    rest.settle()
    #expect(index.partition == rest.partition)
    #expect(index.count == 50)
    #expect(faces.prefix(30).allSatisfy { index.group(of: $0.id) == nil })
  }

  @Test func twoFacesOfOnePhotoAreNeverTogetherInTenThousandCases() {
    var specimen = FaceSpecimen(7)
    var broken = 0
    for _ in 0..<10_000 {
      // Few photos, all faces within the bar of each other: nothing but the photo keeps them apart.
      let faces = specimen.crowd(4, photos: 3, width: 0.15)
      var index = PeopleIndex()
      for face in faces { index.add(face) }
      if !isParted(index, faces) { broken += 1 }
      index.settle()
      if !isParted(index, faces) { broken += 1 }
    }
    #expect(broken == 0)
  }

  private func isParted(_ index: PeopleIndex, _ faces: [PersonFace]) -> Bool {
    let photos = Dictionary(uniqueKeysWithValues: faces.map { ($0.id, $0.photo) })
    return index.people.allSatisfy { Set($0.faces.map { photos[$0] }).count == $0.faces.count }
  }

  @Test func idsStayAsTheLibraryGrowsShrinksAndIsReadAgain() {
    var specimen = FaceSpecimen(3)
    let faces = specimen.library(people: 12, facesEach: 10)
    var index = PeopleIndex()
    for face in faces where face.id % 1000 < 5 { index.add(face) }
    index.settle()
    let first = Dictionary(uniqueKeysWithValues: index.people.map { ($0.faces[0] / 1000, $0.id) })
    #expect(first.count == 12)
    for face in specimen.shuffled(faces) { index.add(face) }
    index.settle()
    #expect(index.people.allSatisfy { $0.id == first[$0.faces[0] / 1000] && $0.faces.count == 10 })
    // The earliest faces go, which gave the groups their names.
    for face in faces where face.id % 1000 < 6 { index.remove(face.id) }
    index.settle()
    #expect(index.people.allSatisfy { $0.id == first[$0.faces[0] / 1000] && $0.faces.count == 4 })
    // A photo is read again: its face goes and comes back under another name.
    for face in faces where face.id % 1000 == 7 {
      index.remove(face.id)
      index.add(PersonFace(id: face.id + 500, photo: face.photo, vector: face.vector))
      index.settle()
    }
    #expect(index.people.allSatisfy { $0.id == first[$0.faces[0] / 1000] && $0.faces.count == 4 })
  }

  @Test func twoGroupsNeverHaveOneIdAfterAGroupFallsApart() throws {
    var specimen = FaceSpecimen(5)
    for round in 0..<10 {
      var index = PeopleIndex()
      let faces = specimen.crowd(40, photos: 40, width: 0.8)
      for face in faces { index.add(face) }
      index.settle()
      for face in specimen.shuffled(faces).prefix(12 + round) {
        index.remove(face.id)
        index.settle()
        index.add(face)
        if round % 2 == 0 { index.settle() }
      }
      index.settle()
      #expect(Set(index.people.map(\.id)).count == index.people.count)
      #expect(index.people.flatMap(\.faces).sorted() == faces.map(\.id).sorted())
    }
  }

  @Test func whatIsKeptBringsTheSameBackWithoutSearching() {
    var specimen = FaceSpecimen(9)
    let faces = specimen.crowd(120, photos: 70)
    var index = PeopleIndex()
    var store: [Int64: KeptFace] = [:]
    for face in faces.prefix(80) {
      index.add(face)
      for kept in index.takeChanges() { store[kept.face.id] = kept }
    }
    index.settle()
    for face in faces.prefix(20) {
      index.remove(face.id)
      store[face.id] = nil
    }
    index.settle()
    for kept in index.takeChanges() { store[kept.face.id] = kept }
    #expect(index.takeChanges().isEmpty)
    var again = PeopleIndex()
    again.restore(store.values.sorted { $0.face.id < $1.face.id })
    #expect(again.isSettled)
    #expect(again.takeChanges().isEmpty)
    #expect(again.people.map(\.id) == index.people.map(\.id))
    #expect(again.partition == index.partition)
    for face in faces.dropFirst(80) {
      again.add(face)
      index.add(face)
    }
    again.settle()
    index.settle()
    #expect(again.partition == index.partition)
  }

  @Test func keptFacesThatNameWhatIsGoneDoNoHarm() throws {
    let vector = try #require(FaceVector(embedding: [Float](repeating: 0.1, count: 128)))
    let face = PersonFace(id: 1, photo: 1, vector: vector)
    var index = PeopleIndex()
    index.restore([
      KeptFace(face: face, near: [1, 77, -5], group: PersonID("per_x")),
      KeptFace(face: face, near: [], group: PersonID("per_y")),
    ])
    #expect(index.group(of: 1) == PersonID("per_x"))
    index.remove(99)
    index.remove(1)
    index.remove(1)
    index.settle()
    #expect(index.people.isEmpty)
    #expect(index.count == 0)
  }

  @Test func sameFaceOnManyPhotosIsOneGroupAndTakesNoLongTime() throws {
    let vector = try #require(FaceVector(embedding: (0..<128).map { Float($0 % 7) / 50 }))
    var index = PeopleIndex()
    for number in 0..<100 { index.add(PersonFace(id: Int64(number), photo: Int64(number), vector: vector)) }
    index.settle()
    // Only the nearest few of each are looked at, and all are equally near: names decide, and tie them together.
    #expect(index.people.count == 1)
  }
}
