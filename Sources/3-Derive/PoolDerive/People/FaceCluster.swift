/// Faces taken together, told by sums that are whole numbers and so the same in whichever order they were made.
struct FaceClusters {
  private static let width = FaceVector.dimensions / 8
  /// For each cluster its summed vectors; exact while no sum passes 2²⁴, which takes 27,000 faces of one person.
  private var sums: [SIMD8<Float>] = []
  /// For each cluster the sum of its vectors' squared lengths.
  private var squares: [Double] = []
  private(set) var sizes: [Int32] = []

  var count: Int { sizes.count }

  /// - Parameter faces: how many will be appended and merged, to make room once.
  init(faces: Int) {
    sums.reserveCapacity(faces * Self.width)
    squares.reserveCapacity(faces)
    sizes.reserveCapacity(faces)
  }

  /// One face as a cluster of its own.
  mutating func append(_ numbers: ArraySlice<Int16>) {
    var square = 0.0
    var place = numbers.startIndex
    for _ in 0..<Self.width {
      var part = SIMD8<Float>.zero
      for lane in 0..<8 {
        let number = Float(numbers[place])
        part[lane] = number
        square += Double(number) * Double(number)
        place += 1
      }
      sums.append(part)
    }
    squares.append(square)
    sizes.append(1)
  }

  /// Adds the faces of `other` to `cluster`.
  mutating func merge(_ other: Int32, into cluster: Int32) {
    let (one, two) = (Int(cluster), Int(other))
    for place in 0..<Self.width { sums[one * Self.width + place] += sums[two * Self.width + place] }
    squares[one] += squares[two]
    sizes[one] += sizes[two]
  }

  /// Takes the faces of `other` away from `cluster`, which holds them.
  mutating func part(_ other: Int32, from cluster: Int32) {
    let (one, two) = (Int(cluster), Int(other))
    for place in 0..<Self.width { sums[one * Self.width + place] -= sums[two * Self.width + place] }
    squares[one] -= squares[two]
    sizes[one] -= sizes[two]
  }

  /// Mean squared distance between the faces of two clusters, in the embedding's own measure.
  func meanSquared(_ one: Int32, _ other: Int32) -> Float {
    let (a, b) = (Int(one), Int(other))
    let sizeA = Double(sizes[a])
    let sizeB = Double(sizes[b])
    guard sizeA > 0, sizeB > 0 else { return .infinity }
    // Safe: both are below `count`, and each cluster has `width` entries.
    let product = sums.withUnsafeBufferPointer { sums in
      var total = SIMD8<Float>.zero
      for place in 0..<Self.width { total += sums[a &* Self.width &+ place] * sums[b &* Self.width &+ place] }
      return total.sum()
    }
    let squared = squares[a] / sizeA + squares[b] / sizeB - 2 * Double(product) / (sizeA * sizeB)
    return Float(max(squared, 0) / Double(FaceVector.unit * FaceVector.unit))
  }
}
