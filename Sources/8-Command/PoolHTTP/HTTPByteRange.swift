/// What `Range` asks of something whose length is known.
public enum HTTPByteRange: Hashable, Sendable {
  /// All of it: no `Range`, several ranges, another unit, or nothing that can be understood; RFC 9110 lets a server
  /// answer those with the whole.
  case whole
  /// One part: the first byte and how many, at least one.
  case part(offset: UInt64, count: UInt64)
  /// Nothing of it lies in the range: 416.
  case unsatisfiable

  /// Reads a header's value.
  /// - Parameters:
  ///   - header: the value of `Range`, or nil.
  ///   - length: bytes of the whole.
  public init(_ header: String?, length: UInt64) {
    self = .whole
    guard let header, header.hasPrefix("bytes=") else { return }
    let sides = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      .map { HTTPText.trimmed($0) }
    guard sides.count == 2, sides.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }) else { return }
    // A number that does not fit lies beyond every length.
    let first = sides[0].isEmpty ? nil : UInt64(sides[0]) ?? .max
    let last = sides[1].isEmpty ? nil : UInt64(sides[1]) ?? .max
    switch (first, last) {
    case (nil, nil): return
    case (nil, let suffix?):
      let count = min(suffix, length)
      self = count == 0 ? .unsatisfiable : .part(offset: length - count, count: count)
    case (let first?, let last):
      if let last, last < first { return }
      guard first < length else {
        self = .unsatisfiable
        return
      }
      self = .part(offset: first, count: min(last ?? .max, length - 1) - first + 1)
    }
  }
}
