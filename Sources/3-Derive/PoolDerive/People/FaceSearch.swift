/// A face that lies near another.
package struct NearFace: Hashable, Sendable {
  /// Its slot in the search.
  package var slot: Int32
  /// Squared distance in units of `FaceVector`.
  package var squared: Int32
}

/// Finds all faces within a distance of one, exactly: a quick scan over few numbers a face leaves out those that
/// cannot be near, and the rest are measured.
package struct FaceSearch: Sendable {
  /// The distance within which faces are found.
  package let reach: Float
  private let squaredReach: Int32
  /// All vectors, one after the other.
  private var numbers: [Int16] = []
  /// For each 16 faces, their steps along each direction of the projection, a direction after the other.
  private var columns: [SIMD16<Int16>] = []
  private var removed: Set<Int32> = []
  private var projection: FaceProjection?
  /// At how many faces the projection was made.
  private var projected = 0

  /// Fewer faces than this are measured one by one.
  private static let projectionFloor = 512
  /// Faces that a projection is made from, at most.
  private static let sampleSize = 2000
  private static let lanes = 16

  /// - Parameter reach: a distance of embeddings, above 0 and at most 1.
  package init(reach: Float) {
    self.reach = min(max(reach, 0), 1)
    squaredReach = Int32((self.reach * FaceVector.unit * self.reach * FaceVector.unit).rounded(.down))
  }

  /// How many slots there are, those of removed faces included.
  package var count: Int { numbers.count / FaceVector.dimensions }

  /// Puts a face into the next slot.
  @discardableResult
  package mutating func add(_ vector: FaceVector) -> Int32 {
    let slot = count
    numbers += vector.values
    if projection == nil && count >= Self.projectionFloor || projection != nil && count >= 4 * projected {
      project()
    } else {
      appendColumns(slot)
    }
    return Int32(slot)
  }

  /// Leaves a face out of every answer from now on; its slot is not used again.
  package mutating func remove(slot: Int32) {
    guard slot >= 0, Int(slot) < count else { return }
    removed.insert(slot)
    // Nothing of a face stays behind.
    let start = Int(slot) * FaceVector.dimensions
    for place in start..<(start + FaceVector.dimensions) { numbers[place] = 0 }
    for direction in 0..<FaceProjection.count where projection != nil {
      columns[Int(slot) / Self.lanes * FaceProjection.count + direction][Int(slot) % Self.lanes] = 0
    }
  }

  /// Squared distance of two slots in units of `FaceVector`.
  func squared(_ one: Int32, _ other: Int32) -> Int32 {
    Self.squared(numbers(of: one), numbers, at: Int(other) * FaceVector.dimensions)
  }

  /// The face of a slot.
  func vector(of slot: Int32) -> FaceVector { FaceVector(numbers: Array(numbers(of: slot))) }

  /// The numbers of a slot.
  func numbers(of slot: Int32) -> ArraySlice<Int16> {
    let start = Int(slot) * FaceVector.dimensions
    return numbers[start..<start + FaceVector.dimensions]
  }

  /// Directions of what is there now, for a search that has grown or had none.
  private mutating func project() {
    let count = count
    let stride = max(count / Self.sampleSize, 1)
    let sample = Swift.stride(from: 0, to: count, by: stride).map { Array(numbers(of: Int32($0))) }
    projection = FaceProjection(sample: sample)
    projected = count
    columns = []
    for slot in 0..<count { appendColumns(slot) }
  }

  private mutating func appendColumns(_ slot: Int) {
    guard let projection else { return }
    if slot % Self.lanes == 0 {
      columns.append(contentsOf: repeatElement(SIMD16(repeating: 0), count: FaceProjection.count))
    }
    let steps = projection.steps(of: numbers(of: Int32(slot)))
    let block = slot / Self.lanes * FaceProjection.count
    for direction in 0..<FaceProjection.count { columns[block + direction][slot % Self.lanes] = steps[direction] }
  }

  /// All faces within the reach of a vector, by slot.
  package func near(_ vector: FaceVector) -> [NearFace] {
    var found: [NearFace] = []
    scan(Query(vector.values, projection), 0..<count, into: &found)
    return found
  }

  /// All other faces within the reach of the face in `slot`, by slot.
  package func near(slot: Int32) -> [NearFace] { near(vector(of: slot)).filter { $0.slot != slot } }

  /// For each of some slots all faces of lower slots within the reach, by slot.
  package func nearBelow(slots: Range<Int>) -> [[NearFace]] {
    let slots = slots.clamped(to: 0..<count)
    let queries = slots.map { Query(Array(numbers(of: Int32($0))), projection) }
    var found = [[NearFace]](repeating: [], count: slots.count)
    // Part by part for all of them, so that a part is fetched from memory once.
    for start in stride(from: 0, to: slots.upperBound, by: Self.part) {
      for (place, query) in queries.enumerated() {
        let end = min(start + Self.part, slots.lowerBound + place)
        if end > start { scan(query, start..<end, into: &found[place]) }
      }
    }
    return found
  }

  /// How many faces a part has; a multiple of `lanes`, and few enough for a processor's own memory.
  private static let part = 2048

  /// A face that is looked for.
  private struct Query {
    let numbers: [Int16]
    /// Its steps along each direction, sixteen times; none without a projection.
    let steps: [SIMD16<Int16>]

    init(_ numbers: [Int16], _ projection: FaceProjection?) {
      self.numbers = numbers
      steps = projection?.steps(of: numbers).map { SIMD16(repeating: $0) } ?? []
    }
  }

  /// Appends the faces of a range within the reach; the range begins at a multiple of `lanes`.
  private func scan(_ query: Query, _ range: Range<Int>, into found: inout [NearFace]) {
    guard projection != nil else {
      for slot in range { measure(query, slot, into: &found) }
      return
    }
    let bar = Self.bar(reach: reach)
    // Safe: `columns` has `FaceProjection.count` entries for each block of `lanes` slots below `count`, and a query of
    // this search as many steps.
    columns.withUnsafeBufferPointer { columns in
      query.steps.withUnsafeBufferPointer { steps in
        for block in range.lowerBound / Self.lanes..<(range.upperBound + Self.lanes - 1) / Self.lanes {
          let passes = Self.sums(columns, at: block * FaceProjection.count, steps) .<= bar
          guard any(passes) else { continue }
          for lane in 0..<Self.lanes where passes[lane] && block * Self.lanes + lane < range.upperBound {
            measure(query, block * Self.lanes + lane, into: &found)
          }
        }
      }
    }
  }

  private func measure(_ query: Query, _ slot: Int, into found: inout [NearFace]) {
    let squared = Self.squared(query.numbers[...], numbers, at: slot * FaceVector.dimensions)
    guard squared <= squaredReach, removed.isEmpty || !removed.contains(Int32(slot)) else { return }
    found.append(NearFace(slot: Int32(slot), squared: squared))
  }

  /// An eighth of the squared steps between 16 faces and one, rounded down.
  @inline(__always)
  private static func sums(
    _ columns: UnsafeBufferPointer<SIMD16<Int16>>, at start: Int, _ steps: UnsafeBufferPointer<SIMD16<Int16>>
  ) -> SIMD16<UInt16> {
    // A step is 120 at most, so that a square over 4 is 3,600 at most and sixteen of them fit 16 bits.
    var first = SIMD16<UInt16>.zero
    var second = SIMD16<UInt16>.zero
    for direction in 0..<FaceProjection.count / 2 {
      let one = columns[start &+ direction] &- steps[direction]
      let place = direction &+ FaceProjection.count / 2
      let other = columns[start &+ place] &- steps[place]
      first &+= SIMD16<UInt16>(truncatingIfNeeded: one &* one) &>> 2
      second &+= SIMD16<UInt16>(truncatingIfNeeded: other &* other) &>> 2
    }
    return (first &>> 1) &+ (second &>> 1)
  }

  /// No face within the reach has a sum above this: each of the steps is off by half a step at most in both faces.
  private static func bar(reach: Float) -> SIMD16<UInt16> {
    let steps = reach / FaceProjection.step + Float(FaceProjection.count).squareRoot() + 1
    return SIMD16(repeating: UInt16(min(steps * steps / 8, 65_535).rounded(.up)))
  }

  @inline(__always)
  private static func squared(_ vector: ArraySlice<Int16>, _ numbers: [Int16], at start: Int) -> Int32 {
    // Safe: `vector` has as many numbers as a slot, and `start` is the first number of a slot.
    vector.withUnsafeBufferPointer { vector in
      numbers.withUnsafeBufferPointer { numbers in
        var sum: Int32 = 0
        for place in 0..<FaceVector.dimensions {
          let difference = vector[place] &- numbers[start &+ place]
          sum &+= Int32(difference) &* Int32(difference)
        }
        return sum
      }
    }
  }
}
