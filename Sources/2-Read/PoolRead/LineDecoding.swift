/// Turns a recogniser's steps into text: the best class of each step, repeats folded, blanks dropped (greedy CTC,
/// Graves and others 2006).
package struct LineDecoding: Sendable {
  private let characters: [String]

  /// - Parameter dictionary: one entry a class; class 0 is the blank.
  package init(dictionary: [String]) { characters = dictionary }

  /// - Parameters:
  ///   - steps: `count` rows of one probability a class.
  /// - Returns: the text, the mean probability of the kept steps, and the least of them.
  package func decode(_ steps: [Float], count: Int) -> (text: String, confidence: Double, weakest: Double) {
    let classes = characters.count
    guard classes > 0, count > 0, steps.count >= count * classes else { return ("", 0, 0) }
    var text = ""
    var (sum, kept, weakest) = (Float(0), 0, Float(1))
    var last = 0
    steps.withUnsafeBufferPointer { steps in
      for step in 0..<count {
        let (best, probability) = Self.best(of: steps, from: step * classes, count: classes)
        if best != 0, best != last {
          text += characters[best]
          sum += probability
          kept += 1
          weakest = min(weakest, probability)
        }
        last = best
      }
    }
    return (text, kept == 0 ? 0 : Double(sum) / Double(kept), Double(weakest))
  }

  /// The largest of many numbers, sixteen at a time.
  private static func best(of values: UnsafeBufferPointer<Float>, from start: Int, count: Int) -> (Int, Float)
  {
    var largest = SIMD16<Float>(repeating: -.infinity)
    let whole = count / 16 * 16
    guard let base = values.baseAddress else { return (0, 0) }
    let row = UnsafeRawPointer(base + start)
    for index in stride(from: 0, to: whole, by: 16) {
      largest = pointwiseMax(largest, row.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<Float>.self))
    }
    var top = largest.max()
    for index in whole..<count { top = max(top, values[start + index]) }
    for index in 0..<count where values[start + index] == top { return (index, top) }
    return (0, 0)
  }
}
