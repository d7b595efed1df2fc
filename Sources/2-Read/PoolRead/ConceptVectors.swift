internal import Foundation

/// Image vectors without an image encoder: the classes that a picture shows, each with its vector from a text encoder,
/// weighted by how sure the classifier is (ConSE, Norouzi and others 2014).
package struct ConceptVectors: Sendable {
  /// One unit-length vector a class, rows one after the other.
  private let rows: [Float]
  package let dimensions: Int
  private let temperature: Float
  private let topCount: Int

  /// - Returns: nil unless the numbers make whole rows.
  package init?(rows: [Float], dimensions: Int, temperature: Double, topCount: Int) {
    guard dimensions > 0, !rows.isEmpty, rows.count % dimensions == 0, topCount > 0, temperature > 0 else { return nil }
    self.rows = rows
    self.dimensions = dimensions
    self.temperature = Float(temperature)
    self.topCount = topCount
  }

  /// How many classes there are.
  package var classes: Int { rows.count / dimensions }

  /// - Parameter views: one probability a class, for each view of the picture.
  /// - Returns: a unit-length vector; nil without views.
  package func vector(for views: [[Float]]) -> [Float]? {
    guard let first = views.first, first.count == classes else { return nil }
    var mean = [Float](repeating: 0, count: classes)
    for view in views where view.count == classes {
      // Softer probabilities: p^(1/T), made to sum to one again.
      let soft = view.map { powf(max($0, 0), 1 / temperature) }
      let sum = soft.reduce(0, +)
      guard sum > 0 else { continue }
      for index in mean.indices { mean[index] += soft[index] / sum }
    }
    let best = mean.indices.sorted { (mean[$0], $1) > (mean[$1], $0) }.prefix(topCount)
    var vector = [Float](repeating: 0, count: dimensions)
    for index in best {
      for place in 0..<dimensions { vector[place] += mean[index] * rows[index * dimensions + place] }
    }
    return VectorArithmetic.unit(vector)
  }
}

/// Sums and lengths of vectors.
package enum VectorArithmetic {
  /// The same direction with length one; a zero vector stays.
  package static func unit(_ vector: [Float]) -> [Float] {
    let size = vector.reduce(Float(0)) { $0 + $1 * $1 }.squareRoot()
    return size > 0 && size.isFinite ? vector.map { $0 / size } : vector
  }

  /// The cosine of two unit-length vectors; 0 if their lengths differ.
  package static func cosine(_ one: [Float], _ other: [Float]) -> Float {
    one.count == other.count ? zip(one, other).reduce(Float(0)) { $0 + $1.0 * $1.1 } : 0
  }
}
