extension PeopleIndex {
  /// What is to be kept of each face of which something is new since this was last asked, by face. Faces that were
  /// removed are not told. To be asked after `settle`, for what is restored counts as settled.
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
    // What was kept was settled, by the bars for as many.
    if restored.count == count { settledCrowd = rules.crowd(of: count) }
  }

  /// How many faces are searched for before what was found is taken in: bounds memory.
  private static let round = 4096

  /// Takes many faces in at once, on several threads; names that are there already are passed over.
  /// - Parameters:
  ///   - workers: how many searches go on at once, 1 and more.
  ///   - settles: false where more faces follow, which have no group until `settle`.
  package mutating func build(_ faces: [PersonFace], workers: Int, settles: Bool = true) async {
    let first = search.count
    for face in faces where slots[face.id] == nil { _ = append(face) }
    let total = search.count
    let whole = search
    for start in stride(from: first, to: total, by: Self.round) {
      let end = min(start + Self.round, total)
      let portion = max((end - start) / (4 * max(workers, 1)), 16)
      let found = await withTaskGroup(of: (Int, [[NearFace]]).self) { group in
        for lower in stride(from: start, to: end, by: portion) {
          let range = lower..<min(lower + portion, end)
          group.addTask { (lower, whole.nearBelow(slots: range)) }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for lower in found.keys.sorted() {
        for (offset, list) in (found[lower] ?? []).enumerated() { link(Int32(lower + offset), list) }
      }
    }
    for slot in first..<total {
      unsettled.insert(Int32(slot))
      untold.insert(Int32(slot))
    }
    if settles { settle() }
  }
}
