/// All faces that may be grouped, and their groups.
///
/// A face that comes is put at once where it seems to belong. `settle` then brings the groups to what they are by the
/// rules: the same for the same faces, however they came. Both need only what is near the faces that changed.
///
/// What a store keeps of each face is a `KeptFace`; `restore` takes these back without searching.
package struct PeopleIndex: Sendable {
  package let rules: GroupingRules
  var search: FaceSearch
  /// For each slot, the faces near it, in both directions.
  var near: [[Int32]] = []
  var ids: [Int64] = []
  var photos: [Int64] = []
  /// For each slot, its group's place in `groups`; −1 for a face that is gone or waits for `settle`.
  var groupOf: [Int32] = []
  /// Members are slots; a place is free where there are none.
  var groups: [(id: PersonID, members: [Int32])] = []
  var slots: [Int64: Int32] = [:]
  var takenIDs: Set<PersonID> = []
  /// Slots around which something changed since groups were last settled.
  var changed: Set<Int32> = []
  private var freeGroups: [Int32] = []

  package init(rules: GroupingRules = GroupingRules()) {
    self.rules = rules
    search = FaceSearch(reach: rules.reach)
  }

  /// How many faces there are.
  package var count: Int { slots.count }
  /// Whether `settle` has something to do.
  package var isSettled: Bool { changed.isEmpty }

  /// The group that a face is in.
  package func group(of face: Int64) -> PersonID? {
    guard let slot = slots[face], groupOf[Int(slot)] >= 0 else { return nil }
    return groups[Int(groupOf[Int(slot)])].id
  }

  /// The groups with their faces, both in ascending order.
  package var people: [(id: PersonID, faces: [Int64])] {
    groups.filter { !$0.members.isEmpty }
      .map { ($0.id, $0.members.map { ids[Int($0)] }.sorted()) }.sorted { $0.0 < $1.0 }
  }

  /// Puts a face where it seems to belong until `settle`.
  /// - Returns: what to keep of it; nil where a face of this name is there already.
  package mutating func add(_ face: PersonFace) -> KeptFace? {
    guard slots[face.id] == nil else { return nil }
    let found = search.near(face.vector)
    let slot = append(face, near: found.map(\.slot))
    changed.insert(slot)
    let place = nearestGroup(slot, near: found) ?? openGroup(first: slot)
    join(slot, place)
    return KeptFace(face: face, near: found.map { ids[Int($0.slot)] }, group: groups[Int(place)].id)
  }

  /// Takes faces back as they were kept; those of names that are there already are passed over.
  package mutating func restore(_ kept: [KeptFace]) {
    var places: [PersonID: Int32] = [:]
    for (place, group) in groups.enumerated() where !group.members.isEmpty { places[group.id] = Int32(place) }
    for one in kept where slots[one.face.id] == nil {
      let slot = append(one.face, near: [])
      let place = places[one.group] ?? openGroup(id: one.group)
      places[one.group] = place
      join(slot, place)
    }
    for one in kept {
      guard let slot = slots[one.face.id] else { continue }
      for other in one.near {
        guard let neighbour = slots[other], neighbour != slot, !near[Int(slot)].contains(neighbour) else { continue }
        near[Int(slot)].append(neighbour)
        near[Int(neighbour)].append(slot)
      }
    }
  }

  /// Takes a face away, and every trace of it.
  package mutating func remove(_ face: Int64) {
    guard let slot = slots.removeValue(forKey: face) else { return }
    leave(slot)
    for neighbour in near[Int(slot)] {
      near[Int(neighbour)].removeAll { $0 == slot }
      changed.insert(neighbour)
    }
    near[Int(slot)] = []
    changed.remove(slot)
    search.remove(slot: slot)
  }

  /// Whether the face of a slot is not gone.
  func isHere(_ slot: Int32) -> Bool { slots[ids[Int(slot)]] == slot }

  mutating func append(_ face: PersonFace, near neighbours: [Int32]) -> Int32 {
    let slot = search.add(face.vector)
    ids.append(face.id)
    photos.append(face.photo)
    groupOf.append(-1)
    near.append(neighbours)
    for neighbour in neighbours { near[Int(neighbour)].append(slot) }
    slots[face.id] = slot
    return slot
  }

  /// The group whose faces are on average nearest, if they are near enough and none is of the same photo.
  private func nearestGroup(_ slot: Int32, near found: [NearFace]) -> Int32? {
    var best: (squared: Double, id: PersonID, place: Int32)?
    for place in Set(found.map { groupOf[Int($0.slot)] }) where place >= 0 {
      let group = groups[Int(place)]
      guard !group.members.contains(where: { photos[Int($0)] == photos[Int(slot)] }) else { continue }
      let total = group.members.reduce(0.0) { $0 + Double(search.squared(slot, $1)) }
      let squared = total / Double(max(group.members.count, 1))
      if let best, (best.squared, best.id) < (squared, group.id) { continue }
      best = (squared, group.id, place)
    }
    let limit = Double(rules.bar * FaceVector.unit)
    return best.flatMap { $0.squared <= limit * limit ? $0.place : nil }
  }

  mutating func openGroup(first slot: Int32) -> Int32 {
    var turn = 0
    var id = PersonID(earliest: ids[Int(slot)], photo: photos[Int(slot)], turn: turn)
    while takenIDs.contains(id) {
      turn += 1
      id = PersonID(earliest: ids[Int(slot)], photo: photos[Int(slot)], turn: turn)
    }
    return openGroup(id: id)
  }

  mutating func openGroup(id: PersonID) -> Int32 {
    takenIDs.insert(id)
    if let place = freeGroups.popLast() {
      groups[Int(place)] = (id, [])
      return place
    }
    groups.append((id, []))
    return Int32(groups.count - 1)
  }

  mutating func join(_ slot: Int32, _ place: Int32) {
    groupOf[Int(slot)] = place
    groups[Int(place)].members.append(slot)
  }

  mutating func leave(_ slot: Int32) {
    let place = groupOf[Int(slot)]
    guard place >= 0 else { return }
    groupOf[Int(slot)] = -1
    groups[Int(place)].members.removeAll { $0 == slot }
    if groups[Int(place)].members.isEmpty { closeGroup(place) }
  }

  mutating func closeGroup(_ place: Int32) {
    takenIDs.remove(groups[Int(place)].id)
    groups[Int(place)].members = []
    freeGroups.append(place)
  }
}
