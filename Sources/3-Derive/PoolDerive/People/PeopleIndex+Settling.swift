extension PeopleIndex {
  /// Brings the groups around all changes to what they are by the rules. An id stays with the group that holds most of
  /// the faces it had; a group of none gets a new one.
  /// - Returns: the faces whose group is another now, by face.
  package mutating func settle() -> [FacePlacement] {
    let touched = reached(from: changed)
    changed = []
    guard !touched.isEmpty else { return [] }
    // Content decides the order, and names only between faces that are alike to the last bit.
    let order = touched.sorted { one, other in
      let (a, b) = (search.numbers(of: one), search.numbers(of: other))
      if a.lexicographicallyPrecedes(b) { return true }
      if b.lexicographicallyPrecedes(a) { return false }
      return (photos[Int(one)], ids[Int(one)]) < (photos[Int(other)], ids[Int(other)])
    }
    return rename(order, roots: grouped(order))
  }

  /// All faces that are near a face that is near …, from the given ones on.
  private func reached(from start: Set<Int32>) -> [Int32] {
    var seen = [Bool](repeating: false, count: near.count)
    var stack: [Int32] = []
    for slot in start where isHere(slot) {
      seen[Int(slot)] = true
      stack.append(slot)
    }
    var found: [Int32] = []
    while let slot = stack.popLast() {
      found.append(slot)
      for neighbour in near[Int(slot)] where !seen[Int(neighbour)] {
        seen[Int(neighbour)] = true
        stack.append(neighbour)
      }
    }
    return found
  }

  /// - Returns: for each place of `order` the place of the first face of its group.
  private func grouped(_ order: [Int32]) -> [Int32] {
    var places = [Int32](repeating: -1, count: near.count)
    for (place, slot) in order.enumerated() { places[Int(slot)] = Int32(place) }
    var pairs: [(one: Int32, other: Int32)] = []
    for slot in order {
      for neighbour in near[Int(slot)] where places[Int(neighbour)] > places[Int(slot)] {
        pairs.append((places[Int(slot)], places[Int(neighbour)]))
      }
    }
    let faces = order.map { (numbers: search.numbers(of: $0), photo: photos[Int($0)]) }
    var agglomeration = FaceAgglomeration(faces: faces, pairs: pairs, rules: rules)
    return agglomeration.run()
  }

  /// Moves the faces of `order` into the groups that `roots` say, keeping ids where most of a group's faces are.
  private mutating func rename(_ order: [Int32], roots: [Int32]) -> [FacePlacement] {
    struct Claim: Hashable {
      var group: Int32
      var root: Int32
    }
    var shared: [Claim: Int] = [:]
    var members: [Int32: [Int32]] = [:]
    for (place, slot) in order.enumerated() {
      members[roots[place], default: []].append(slot)
      let group = groupOf[Int(slot)]
      if group >= 0 { shared[Claim(group: group, root: roots[place]), default: 0] += 1 }
    }
    // Between equal claims the id decides, so that one history has one outcome.
    let claims = shared.sorted { one, other in
      (other.value, groups[Int(one.key.group)].id, one.key.root)
        < (one.value, groups[Int(other.key.group)].id, other.key.root)
    }
    var owner: [Int32: Int32] = [:]
    var claimed: Set<Int32> = []
    for (claim, _) in claims where owner[claim.root] == nil && claimed.insert(claim.group).inserted {
      owner[claim.root] = claim.group
    }
    let before = order.map { groupOf[Int($0)] < 0 ? nil : groups[Int(groupOf[Int($0)])].id }
    let old = Set(order.map { groupOf[Int($0)] }).subtracting([-1])
    for place in old { groups[Int(place)].members = [] }
    for place in old where !claimed.contains(place) { closeGroup(place) }
    for root in members.keys.sorted() {
      let slots = (members[root] ?? []).sorted()
      let earliest = slots.min { ids[Int($0)] < ids[Int($1)] }
      guard let earliest else { continue }
      let place = owner[root] ?? openGroup(first: earliest)
      groups[Int(place)].members = slots
      for slot in slots { groupOf[Int(slot)] = place }
    }
    return zip(order, before).compactMap { slot, id in
      let group = groups[Int(groupOf[Int(slot)])].id
      return group == id ? nil : FacePlacement(face: ids[Int(slot)], group: group)
    }.sorted { $0.face < $1.face }
  }

  /// Takes many faces in at once, on all processors; names that are there already are passed over.
  /// - Returns: what to keep of each, in the order given, with their settled groups.
  package mutating func build(_ faces: [PersonFace], workers: Int) async -> [KeptFace] {
    var added: [Int32] = []
    for face in faces where slots[face.id] == nil { added.append(append(face, near: [])) }
    guard let first = added.first else { return [] }
    let search = search
    let total = search.count
    let portion = max(min((total - Int(first)) / 64, 1024), 64)
    var lists = [[Int32]](repeating: [], count: total - Int(first))
    await withTaskGroup(of: (Int, [[Int32]]).self) { group in
      var next = Int(first)
      func start() {
        guard next < total else { return }
        let range = next..<min(next + portion, total)
        next = range.upperBound
        group.addTask {
          (range.lowerBound, range.map { search.nearBelow(slot: Int32($0)).map(\.slot) })
        }
      }
      for _ in 0..<max(workers, 1) { start() }
      while let (lower, part) = await group.next() {
        for (offset, list) in part.enumerated() { lists[lower - Int(first) + offset] = list }
        start()
      }
    }
    for slot in added {
      let list = lists[Int(slot - first)]
      near[Int(slot)] += list
      for neighbour in list { near[Int(neighbour)].append(slot) }
      changed.insert(slot)
    }
    _ = settle()
    return added.map { slot in
      KeptFace(
        face: PersonFace(
          id: ids[Int(slot)], photo: photos[Int(slot)], vector: search.vector(of: slot)),
        near: lists[Int(slot - first)].map { ids[Int($0)] }, group: groups[Int(groupOf[Int(slot)])].id)
    }
  }
}
