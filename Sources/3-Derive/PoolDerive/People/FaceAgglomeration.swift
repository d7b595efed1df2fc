/// Groups faces by average linkage (R. Sokal and C. Michener, "A statistical method for evaluating systematic
/// relationships", 1958) with squared distances: again and again the two groups merge whose faces are on average
/// nearest to each other, until none are near enough.
///
/// Two rules hold merges back. Two faces of one photo never share a group. And above a sure bar a merge is held back
/// where there is a rival: a group nearly as near to one of the two that is surely not the other's, for then the
/// evidence does not agree. What comes out depends on the faces alone, never on the order in which they came.
struct FaceAgglomeration {
  /// Two faces that are near each other, by their places.
  struct FacePair {
    var one: Int32
    var other: Int32
  }

  private let rules: GroupingRules
  private var clusters: FaceClusters
  /// For each cluster, by its first face: whether it has not gone into another.
  private var isAlive: [Bool]
  /// Counts a cluster's merges, so that pairs of before are known to be old.
  private var ages: [Int32]
  /// Into which cluster each went; itself while alive.
  private var parents: [Int32]
  /// Clusters that have a face near one of this cluster's, as they were called when last looked at.
  private var neighbours: [[Int32]]
  /// The photos of each cluster, ascending.
  private var photos: [[Int64]]
  private var queue: PairQueue
  private var marks: [Int32]
  private var mark: Int32 = 0

  /// - Parameters:
  ///   - faces: numbers of each face with its photo, in an order that content alone decides.
  ///   - pairs: which of them are near each other, each pair once.
  ///   - rules: with the bars that hold for as many faces as there are in all.
  init(
    faces: [(numbers: ArraySlice<Int16>, photo: Int64)], pairs: [FacePair], rules: GroupingRules
  ) {
    self.rules = rules
    clusters = FaceClusters(faces: faces.count)
    for face in faces { clusters.append(face.numbers) }
    isAlive = [Bool](repeating: true, count: faces.count)
    ages = [Int32](repeating: 0, count: faces.count)
    parents = faces.indices.map { Int32($0) }
    neighbours = [[Int32]](repeating: [], count: faces.count)
    photos = faces.map { [$0.photo] }
    marks = [Int32](repeating: 0, count: faces.count)
    var degrees = [Int](repeating: 0, count: faces.count)
    for pair in pairs {
      degrees[Int(pair.one)] += 1
      degrees[Int(pair.other)] += 1
    }
    for face in faces.indices { neighbours[face].reserveCapacity(degrees[face]) }
    queue = PairQueue()
    // What is too far apart for two single faces comes again when one of them is no longer alone.
    let limit = rules.limit(1, 1)
    for pair in pairs where photos[Int(pair.one)] != photos[Int(pair.other)] {
      neighbours[Int(pair.one)].append(pair.other)
      neighbours[Int(pair.other)].append(pair.one)
      let squared = clusters.meanSquared(pair.one, pair.other)
      guard squared <= limit else { continue }
      queue.append(
        .init(
          squared: squared, one: min(pair.one, pair.other), other: max(pair.one, pair.other), oneAge: 0, otherAge: 0))
    }
    queue.order()
  }

  /// - Returns: for each face the first face of its group.
  mutating func run() -> [Int32] {
    while let pair = queue.removeFirst() {
      let (one, other) = (Int(pair.one), Int(pair.other))
      guard isAlive[one], isAlive[other], ages[one] == pair.oneAge, ages[other] == pair.otherAge else { continue }
      if pair.squared > rules.sureBar * rules.sureBar && hasRival(pair) { continue }
      merge(pair.one, pair.other)
    }
    return parents.indices.map { root(Int32($0)) }
  }

  private mutating func root(_ cluster: Int32) -> Int32 {
    var place = cluster
    while parents[Int(place)] != place {
      parents[Int(place)] = parents[Int(parents[Int(place)])]
      place = parents[Int(place)]
    }
    return place
  }

  /// Whether a third group is nearly as near to one of the two, and cannot be the other's.
  private mutating func hasRival(_ pair: PairQueue.Entry) -> Bool {
    guard rules.rivalry > 1 else { return false }
    let near = pair.squared * rules.rivalry * rules.rivalry
    for (mine, theirs) in [(pair.one, pair.other), (pair.other, pair.one)] {
      for place in neighbours[Int(mine)].indices {
        let rival = root(neighbours[Int(mine)][place])
        guard rival != mine, rival != theirs, clusters.meanSquared(mine, rival) <= near else { continue }
        if clusters.meanSquared(theirs, rival) > rules.apart * rules.apart { return true }
      }
    }
    return false
  }

  /// Puts two clusters together under the name of the first, and finds how far the new one is from its neighbours.
  private mutating func merge(_ one: Int32, _ other: Int32) {
    clusters.merge(other, into: one)
    photos[Int(one)] = Self.merged(photos[Int(one)], photos[Int(other)])
    photos[Int(other)] = []
    isAlive[Int(other)] = false
    parents[Int(other)] = one
    ages[Int(one)] += 1
    let all = neighbours[Int(one)] + neighbours[Int(other)]
    neighbours[Int(other)] = []
    mark += 1
    var kept: [Int32] = []
    let size = Float(clusters.sizes[Int(one)])
    let hopeless = rules.hopeless
    for cluster in all {
      let neighbour = root(cluster)
      guard neighbour != one, marks[Int(neighbour)] != mark else { continue }
      marks[Int(neighbour)] = mark
      let squared = clusters.meanSquared(one, neighbour)
      guard squared <= hopeless else { continue }
      kept.append(neighbour)
      let limit = rules.limit(size, Float(clusters.sizes[Int(neighbour)]))
      guard squared <= limit, !Self.share(photos[Int(one)], photos[Int(neighbour)]) else { continue }
      let (low, high) = (min(one, neighbour), max(one, neighbour))
      queue.insert(
        .init(squared: squared, one: low, other: high, oneAge: ages[Int(low)], otherAge: ages[Int(high)]))
    }
    neighbours[Int(one)] = kept
  }

  private static func merged(_ one: [Int64], _ other: [Int64]) -> [Int64] {
    var all: [Int64] = []
    all.reserveCapacity(one.count + other.count)
    var (left, right) = (0, 0)
    while left < one.count, right < other.count {
      if one[left] < other[right] {
        all.append(one[left])
        left += 1
      } else {
        all.append(other[right])
        right += 1
      }
    }
    all += one[left...]
    all += other[right...]
    return all
  }

  private static func share(_ one: [Int64], _ other: [Int64]) -> Bool {
    var (left, right) = (0, 0)
    while left < one.count, right < other.count {
      if one[left] == other[right] { return true }
      if one[left] < other[right] { left += 1 } else { right += 1 }
    }
    return false
  }
}
