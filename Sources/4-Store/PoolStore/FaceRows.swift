package import PoolTypes

/// A face of a photo, as it is read.
package struct StoredFace: Hashable, Sendable {
  /// In shares of the upright photo, from its top left corner.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  /// How well it shows who it is, 0 to 1.
  package var clarity: Double
  /// The space of `vector`; vectors of different spaces are never compared.
  package var space: String
  /// What makes it comparable; nil for a face too poor to be.
  package var vector: [UInt8]?
  /// How probable each five years of age are; nil without a model.
  package var ages: [Float]?
  /// How probable `female` is against `male`; nil without a model.
  package var female: Float?

  package init(
    x: Double, y: Double, width: Double, height: Double, clarity: Double, space: String, vector: [UInt8]?,
    ages: [Float]? = nil, female: Float? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.clarity = clarity
    self.space = space
    self.vector = vector
    self.ages = ages
    self.female = female
  }

  /// The shared area of two faces as a share of what both cover together, 0 to 1.
  func overlap(_ other: StoredFace) -> Double {
    let (left, right) = (max(x, other.x), min(x + width, other.x + other.width))
    let (top, bottom) = (max(y, other.y), min(y + height, other.y + other.height))
    let both = max(0, right - left) * max(0, bottom - top)
    let all = width * height + other.width * other.height - both
    return all > 0 ? both / all : 0
  }
}

/// A face as grouping takes it.
package struct GroupedFace: Hashable, Sendable {
  package var row: Int64
  /// Row of its photo.
  package var capture: Int64
  package var vector: [UInt8]
  /// Nil until it was grouped.
  package var person: String?
  package var near: [Int64]
}

/// A grouped face with what a summary of its group is made of.
package struct SeenFaceRow: Hashable, Sendable {
  package var row: Int64
  package var person: String
  package var capture: CaptureID
  package var date: CaptureDate?
  package var clarity: Double
  package var ages: [Float]?
  package var female: Float?
}
