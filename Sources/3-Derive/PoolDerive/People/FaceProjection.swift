/// The directions in which faces differ most, to tell most pairs apart by few numbers. Distances along them are never
/// longer than the true ones, so that which directions these are changes how much work a search is, never its answer.
struct FaceProjection: Sendable {
  /// How many directions there are.
  static let count = 32
  /// What one step of a projected number is in the embedding.
  static let step: Float = 0.008
  /// Steps beyond this are cut, which shortens distances and never lengthens them.
  private static let limit: Float = 60

  /// `count` rows of `FaceVector.dimensions` numbers, of length 1 and at right angles.
  private let rows: [Float]
  /// What is taken off first, one number a direction.
  private let middle: [Float]

  /// From a sample of faces, by orthogonal iteration over their covariance (H. Rutishauser, "Computational aspects of
  /// F. L. Bauer's simultaneous iteration method", 1969).
  init(sample: [[Int16]]) {
    let size = FaceVector.dimensions
    var mean = [Float](repeating: 0, count: size)
    for face in sample { for place in 0..<size { mean[place] += Float(face[place]) / FaceVector.unit } }
    for place in 0..<size { mean[place] /= Float(max(sample.count, 1)) }
    var covariance = [Float](repeating: 0, count: size * size)
    for face in sample {
      let apart = (0..<size).map { Float(face[$0]) / FaceVector.unit - mean[$0] }
      for row in 0..<size {
        let factor = apart[row]
        for column in 0..<size { covariance[row * size + column] += factor * apart[column] }
      }
    }
    var rows = Self.start()
    for _ in 0..<12 { rows = Self.upright(Self.product(rows, covariance)) }
    self.rows = rows
    middle = (0..<Self.count).map { row in
      (0..<size).reduce(Float(0)) { $0 + rows[row * size + $1] * mean[$1] }
    }
  }

  /// The first axes, each a little mixed so that none is at right angles to what is sought.
  private static func start() -> [Float] {
    let size = FaceVector.dimensions
    var rows = [Float](repeating: 0.01, count: count * size)
    for row in 0..<count {
      for column in stride(from: row, to: size, by: count) { rows[row * size + column] = 1 + Float(row) / 100 }
    }
    return upright(rows)
  }

  private static func product(_ rows: [Float], _ matrix: [Float]) -> [Float] {
    let size = FaceVector.dimensions
    var result = [Float](repeating: 0, count: rows.count)
    for row in 0..<count {
      for inner in 0..<size {
        let factor = rows[row * size + inner]
        for column in 0..<size { result[row * size + column] += factor * matrix[inner * size + column] }
      }
    }
    return result
  }

  /// Rows made of length 1 and at right angles, one after the other; a row that vanishes stays zero, which is safe.
  private static func upright(_ rows: [Float]) -> [Float] {
    let size = FaceVector.dimensions
    var rows = rows
    for row in 0..<count {
      // Twice, for once leaves what rounding put back.
      for _ in 0..<2 {
        for before in 0..<row {
          let along = (0..<size).reduce(Float(0)) { $0 + rows[row * size + $1] * rows[before * size + $1] }
          for column in 0..<size { rows[row * size + column] -= along * rows[before * size + column] }
        }
      }
      let length = (0..<size).reduce(Float(0)) { $0 + rows[row * size + $1] * rows[row * size + $1] }.squareRoot()
      let factor = length > 1e-6 ? 1 / length : 0
      for column in 0..<size { rows[row * size + column] *= factor }
    }
    return rows
  }

  /// A face along the directions, in whole steps.
  func steps(of face: some RandomAccessCollection<Int16>) -> [Int16] {
    let numbers = face.map { Float($0) / FaceVector.unit }
    let size = FaceVector.dimensions
    return (0..<Self.count).map { row in
      var sum = -middle[row]
      for column in 0..<size { sum += rows[row * size + column] * numbers[column] }
      return Int16(min(max((sum / Self.step).rounded(), -Self.limit), Self.limit))
    }
  }
}
