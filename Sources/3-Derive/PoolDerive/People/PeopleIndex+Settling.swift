extension PeopleIndex {
  /// Brings the groups around all changes to what they are by the rules. An id stays with the group that holds most of
  /// the faces it had; a group of none gets a new one.
  package mutating func settle() {
    // Bars that depend on how many faces there are move for all of them at once.
    if rules.crowd(of: count) != settledCrowd {
      settledCrowd = rules.crowd(of: count)
      unsettled = Set(near.indices.map { Int32($0) }.filter { isHere($0) })
    }
    let order = touched().sorted { precedes($0, $1) }
    unsettled = []
    guard !order.isEmpty else { return }
    rename(order, roots: grouped(order))
  }

  /// All faces tied to a change: near it, near what is near it, and so on.
  private func touched() -> [Int32] {
    guard !unsettled.isEmpty else { return [] }
    var parents = near.indices.map { Int32($0) }
    func root(_ slot: Int32) -> Int32 {
      var place = slot
      while parents[Int(place)] != place {
        parents[Int(place)] = parents[Int(parents[Int(place)])]
        place = parents[Int(place)]
      }
      return place
    }
    for slot in near.indices {
      for other in near[slot] {
        let (one, two) = (root(Int32(slot)), root(other.slot))
        parents[Int(max(one, two))] = min(one, two)
      }
    }
    let roots = Set(unsettled.map { root($0) })
    return near.indices.map { Int32($0) }.filter { roots.contains(root($0)) && isHere($0) }
  }

  /// - Returns: for each place of `order` the place of the first face of its group.
  private func grouped(_ order: [Int32]) -> [Int32] {
    var places = [Int32](repeating: -1, count: near.count)
    for (place, slot) in order.enumerated() { places[Int(slot)] = Int32(place) }
    var pairs: [FaceAgglomeration.FacePair] = []
    for slot in order {
      for other in near[Int(slot)] where places[Int(other.slot)] >= 0 {
        // A pair that both name is told once.
        let isTold = other.slot < slot && near[Int(other.slot)].contains { $0.slot == slot }
        if !isTold { pairs.append(.init(one: places[Int(slot)], other: places[Int(other.slot)])) }
      }
    }
    var agglomeration = FaceAgglomeration(
      faces: order.map { (numbers: search.numbers(of: $0), photo: photos[Int($0)]) }, pairs: pairs,
      rules: rules.among(count))
    return agglomeration.run()
  }

  private struct Claim: Hashable {
    var group: Int32
    var root: Int32
  }

  /// Moves the faces of `order` into the groups that `roots` say, keeping ids where most of a group's faces are.
  private mutating func rename(_ order: [Int32], roots: [Int32]) {
    let before = order.map { groupOf[Int($0)] < 0 ? nil : groups[Int(groupOf[Int($0)])].id }
    let old = Set(order.map { groupOf[Int($0)] }).subtracting([-1])
    let touched = Set(order)
    for place in old { groups[Int(place)].members.removeAll { touched.contains($0) } }
    var shared: [Claim: Int] = [:]
    var members: [Int32: [Int32]] = [:]
    for (place, slot) in order.enumerated() {
      members[roots[place], default: []].append(slot)
      let group = groupOf[Int(slot)]
      // A group that has other faces still keeps its id for them.
      guard group >= 0, groups[Int(group)].members.isEmpty else { continue }
      shared[Claim(group: group, root: roots[place]), default: 0] += 1
    }
    let owner = owners(shared)
    let kept = Set(owner.values)
    for place in old where groups[Int(place)].members.isEmpty && !kept.contains(place) { closeGroup(place) }
    for root in members.keys.sorted() {
      let slots = (members[root] ?? []).sorted()
      guard let earliest = slots.min(by: { ids[Int($0)] < ids[Int($1)] }) else { continue }
      let place = owner[root] ?? openGroup(earliest: earliest)
      groups[Int(place)].members = slots
      for slot in slots { groupOf[Int(slot)] = place }
    }
    for (slot, id) in zip(order, before) where groups[Int(groupOf[Int(slot)])].id != id { untold.insert(slot) }
  }

  /// Which old group's id each new group keeps: most shared faces first, and between equal claims by id, so that one
  /// history has one outcome.
  private func owners(_ shared: [Claim: Int]) -> [Int32: Int32] {
    let claims = shared.sorted { one, other in
      (other.value, groups[Int(one.key.group)].id, one.key.root)
        < (one.value, groups[Int(other.key.group)].id, other.key.root)
    }
    var owner: [Int32: Int32] = [:]
    var claimed: Set<Int32> = []
    for (claim, _) in claims where owner[claim.root] == nil && claimed.insert(claim.group).inserted {
      owner[claim.root] = claim.group
    }
    return owner
  }
}
