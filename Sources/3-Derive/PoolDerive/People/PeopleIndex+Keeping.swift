extension PeopleIndex {
  /// What is to be kept of each face of which something is new since this was last asked, by face. Faces that were
  /// removed are not told.
  package mutating func takeChanges() -> [KeptFace] {
    let told = untold.sorted { ids[Int($0)] < ids[Int($1)] }
    untold = []
    return told.compactMap { kept(slot: $0) }
  }

  private func kept(slot: Int32) -> KeptFace? {
    let place = groupOf[Int(slot)]
    guard place >= 0 else { return nil }
    let face = PersonFace(id: ids[Int(slot)], photo: photos[Int(slot)], vector: search.vector(of: slot))
    return KeptFace(face: face, near: near[Int(slot)].map { ids[Int($0.slot)] }, group: groups[Int(place)].id)
  }

  /// Takes faces back as they were kept, without searching. Names that are there already are passed over, and so are
  /// near faces that are not.
  package mutating func restore(_ kept: [KeptFace]) {
    var places: [PersonID: Int32] = [:]
    for (place, group) in groups.enumerated() where !group.members.isEmpty { places[group.id] = Int32(place) }
    var restored: [(slot: Int32, near: [Int64])] = []
    for one in kept where slots[one.face.id] == nil {
      let slot = append(one.face)
      let place = places[one.group] ?? openGroup(id: one.group)
      places[one.group] = place
      groupOf[Int(slot)] = place
      groups[Int(place)].members.append(slot)
      restored.append((slot, one.near))
    }
    for (slot, names) in restored {
      near[Int(slot)] = names.prefix(rules.nearest).compactMap { name in
        guard let other = slots[name], other != slot else { return nil }
        return NearFace(slot: other, squared: search.squared(slot, other))
      }
    }
  }

  /// Takes many faces in at once, on several threads, and settles the groups; names that are there already are passed
  /// over.
  /// - Parameter workers: how many searches go on at once, 1 and more.
  package mutating func build(_ faces: [PersonFace], workers: Int) async {
    let first = search.count
    for face in faces where slots[face.id] == nil { _ = append(face) }
    let total = search.count
    guard total > first else { return }
    let whole = self
    let portion = max(min((total - first) / 64, 512), 16)
    // Old faces may have new ones nearest to them: all are looked up again where new ones are many.
    let from = first == 0 || total - first > first / 4 ? 0 : first
    await withTaskGroup(of: (Int, [[NearFace]]).self) { group in
      var next = from
      func start() {
        guard next < total else { return }
        let range = next..<min(next + portion, total)
        next = range.upperBound
        group.addTask { (range.lowerBound, range.map { whole.nearest(whole.search.near(slot: Int32($0))) }) }
      }
      for _ in 0..<max(workers, 1) { start() }
      while let (lower, part) = await group.next() {
        for (offset, list) in part.enumerated() { near[lower + offset] = list }
        start()
      }
    }
    for slot in first..<total {
      unsettled.insert(Int32(slot))
      untold.insert(Int32(slot))
    }
    settle()
  }
}
