/// All faces that may be grouped, and their groups.
///
/// Each face knows those nearest to it. A face that comes is put at once where it seems to belong; `settle` then brings
/// the groups to what they are by the rules: the same for the same faces, however they came. What a store has to keep
/// is told by `takeChanges`, and `restore` takes it back without searching.
package struct PeopleIndex: Sendable {
  package let rules: GroupingRules
  var search: FaceSearch
  /// For each slot, the faces nearest to it within the reach, nearest first, `GroupingRules.nearest` at most.
  var near: [[NearFace]] = []
  var ids: [Int64] = []
  var photos: [Int64] = []
  /// For each slot, its group's place in `groups`; −1 for a face that is gone or waits for `settle`.
  var groupOf: [Int32] = []
  /// Members are slots; a place is free where there are none.
  var groups: [(id: PersonID, members: [Int32])] = []
  var slots: [Int64: Int32] = [:]
  var takenIDs: Set<PersonID> = []
  /// Slots around which something changed since groups were last settled.
  var unsettled: Set<Int32> = []
  /// Slots of which something else is to be kept than what was last told.
  var untold: Set<Int32> = []
  var freeGroups: [Int32] = []
  /// By which bars the groups were settled.
  var settledCrowd = 0

  package init(rules: GroupingRules = GroupingRules()) {
    self.rules = rules
    search = FaceSearch(reach: rules.reach)
  }

  /// How many faces there are.
  package var count: Int { slots.count }
  /// False where `settle` has something to do.
  package var isSettled: Bool { unsettled.isEmpty && rules.crowd(of: count) == settledCrowd }

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
  /// - Returns: its group; nil where a face of this name is there already.
  @discardableResult
  package mutating func add(_ face: PersonFace) -> PersonID? {
    guard slots[face.id] == nil else { return nil }
    let found = search.near(face.vector)
    let slot = append(face)
    link(slot, found)
    let place = nearestGroup(slot, near: found) ?? openGroup(earliest: slot)
    groupOf[Int(slot)] = place
    groups[Int(place)].members.append(slot)
    unsettled.insert(slot)
    untold.insert(slot)
    return groups[Int(place)].id
  }

  /// Takes a face away, and every trace of it.
  package mutating func remove(_ face: Int64) {
    guard let slot = slots.removeValue(forKey: face) else { return }
    leave(slot)
    search.remove(slot: slot)
    for other in near[Int(slot)] { unsettled.insert(other.slot) }
    near[Int(slot)] = []
    unsettled.remove(slot)
    untold.remove(slot)
    for other in near.indices {
      guard let place = near[other].firstIndex(where: { $0.slot == slot }) else { continue }
      // What was crowded out of a full list comes back.
      if near[other].count == rules.nearest {
        near[other] = nearest(search.near(slot: Int32(other)))
      } else {
        near[other].remove(at: place)
      }
      unsettled.insert(Int32(other))
      untold.insert(Int32(other))
    }
  }

  /// Whether the face of a slot is not gone.
  func isHere(_ slot: Int32) -> Bool { slots[ids[Int(slot)]] == slot }

  mutating func append(_ face: PersonFace) -> Int32 {
    let slot = search.add(face.vector)
    ids.append(face.id)
    photos.append(face.photo)
    groupOf.append(-1)
    near.append([])
    slots[face.id] = slot
    return slot
  }

  /// Enters a face among those nearest to others, and others among its own.
  mutating func link(_ slot: Int32, _ found: [NearFace]) {
    near[Int(slot)] = nearest(found)
    for other in found {
      let entry = NearFace(slot: slot, squared: other.squared)
      let list = near[Int(other.slot)]
      if list.count == rules.nearest, let last = list.last, !isNearer(entry, last) { continue }
      let place = list.firstIndex { isNearer(entry, $0) } ?? list.count
      // The last goes first, so that a full list never grows.
      if list.count == rules.nearest, let last = near[Int(other.slot)].popLast() { unsettled.insert(last.slot) }
      near[Int(other.slot)].insert(entry, at: place)
      unsettled.insert(other.slot)
      untold.insert(other.slot)
    }
  }

  /// The nearest of what was found, nearest first.
  func nearest(_ found: [NearFace]) -> [NearFace] {
    Array(found.sorted { isNearer($0, $1) }.prefix(rules.nearest))
  }

  /// By distance; between equal ones by content, so that what is kept does not depend on when a face came.
  private func isNearer(_ one: NearFace, _ other: NearFace) -> Bool {
    one.squared == other.squared ? precedes(one.slot, other.slot) : one.squared < other.squared
  }

  /// An order of faces by content, and by names only between those that are alike to the last bit.
  func precedes(_ one: Int32, _ other: Int32) -> Bool {
    let (a, b) = (search.numbers(of: one), search.numbers(of: other))
    if a.lexicographicallyPrecedes(b) { return true }
    if b.lexicographicallyPrecedes(a) { return false }
    return (photos[Int(one)], ids[Int(one)]) < (photos[Int(other)], ids[Int(other)])
  }

  /// The group whose faces are on average nearest, if they are near enough and none is of the same photo.
  private func nearestGroup(_ slot: Int32, near found: [NearFace]) -> Int32? {
    var best: (squared: Double, id: PersonID, place: Int32)?
    for place in Set(found.map { groupOf[Int($0.slot)] }) where place >= 0 {
      let group = groups[Int(place)]
      guard !group.members.contains(where: { photos[Int($0)] == photos[Int(slot)] }) else { continue }
      let total = group.members.reduce(0.0) { $0 + Double(search.squared(slot, $1)) }
      let size = Double(group.members.count)
      let squared = total / size / Double(FaceVector.unit * FaceVector.unit)
      guard Float(squared) <= rules.among(count).limit(1, Float(size)) else { continue }
      if let best, (best.squared, best.id) < (squared, group.id) { continue }
      best = (squared, group.id, place)
    }
    return best?.place
  }

  /// A group without faces yet, named after the face that came first.
  mutating func openGroup(earliest slot: Int32) -> Int32 {
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

  mutating func closeGroup(_ place: Int32) {
    takenIDs.remove(groups[Int(place)].id)
    groups[Int(place)].members = []
    freeGroups.append(place)
  }

  private mutating func leave(_ slot: Int32) {
    let place = groupOf[Int(slot)]
    guard place >= 0 else { return }
    groupOf[Int(slot)] = -1
    groups[Int(place)].members.removeAll { $0 == slot }
    if groups[Int(place)].members.isEmpty { closeGroup(place) }
  }
}
