/// What makes a face comparable, rounded to whole numbers so that sums of many are exact in any order.
package struct FaceVector: Hashable, Sendable {
  /// How many numbers an embedding has.
  package static let dimensions = 128
  /// How many units make 1 of the embedding.
  package static let unit: Float = 1024
  /// Numbers beyond this are cut: squared distances then fit 32 bits.
  static let limit: Int16 = 2047

  /// `dimensions` numbers of `limit` at most either way.
  package let values: [Int16]

  /// Numbers that were a vector's before.
  init(numbers: [Int16]) { values = numbers }

  /// - Returns: nil for another count of numbers, or one that is no number.
  package init?(embedding: [Float]) {
    guard embedding.count == Self.dimensions, embedding.allSatisfy(\.isFinite) else { return nil }
    values = embedding.map { value in
      Int16(min(max((value * Self.unit).rounded(), -Float(Self.limit)), Float(Self.limit)))
    }
  }

  /// As it was stored: two bytes a number, low byte first.
  /// - Returns: nil for another count of bytes.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.dimensions * 2 else { return nil }
    var values: [Int16] = []
    values.reserveCapacity(Self.dimensions)
    var low: UInt8?
    for byte in bytes {
      if let first = low {
        let value = Int16(bitPattern: UInt16(byte) << 8 | UInt16(first))
        values.append(min(max(value, -Self.limit), Self.limit))
        low = nil
      } else {
        low = byte
      }
    }
    self.values = values
  }

  /// To be stored.
  package var bytes: [UInt8] {
    values.flatMap { value in
      let bits = UInt16(bitPattern: value)
      return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
    }
  }

  /// Euclidean distance of the embeddings.
  package func distance(to other: FaceVector) -> Float {
    let squared = zip(values, other.values).reduce(Int32(0)) { sum, pair in
      let difference = pair.0 &- pair.1
      return sum &+ Int32(difference) &* Int32(difference)
    }
    return Float(squared).squareRoot() / Self.unit
  }
}

extension FaceVector: Comparable {
  /// An order by content alone, so that what is decided by it does not depend on when a face arrived.
  package static func < (one: FaceVector, other: FaceVector) -> Bool {
    one.values.lexicographicallyPrecedes(other.values)
  }
}
