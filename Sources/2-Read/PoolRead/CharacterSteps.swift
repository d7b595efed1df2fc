/// Reads a recogniser's step-by-step probabilities as text: greedy decoding of Connectionist Temporal
/// Classification (Graves et al. 2006): the likeliest class of each step, repeats merged, blanks dropped.
package struct CharacterSteps: Sendable {
  /// Class index to text; index 0 is the blank.
  package let characters: [String]

  package init(characters: [String]) { self.characters = characters }

  /// What was read.
  package struct Reading: Hashable, Sendable {
    package var text: String
    /// Mean probability of the steps that gave a character; 0 for none.
    package var confidence: Double
    /// Each character's probability, in order; as many as class steps were kept.
    package var probabilities: [Float]
  }

  /// - Parameters:
  ///   - values: `steps * characters.count` probabilities, step by step.
  package func read(_ values: [Float], steps: Int) -> Reading {
    let classes = characters.count
    guard classes > 0, steps > 0, values.count == steps * classes else {
      return Reading(text: "", confidence: 0, probabilities: [])
    }
    var text = ""
    var kept: [Float] = []
    var last = 0
    values.withUnsafeBufferPointer { values in
      for step in 0..<steps {
        let (index, value) = Self.largest(values, from: step * classes, count: classes)
        defer { last = index }
        guard index != 0, index != last else { continue }
        text += characters[index]
        kept.append(value)
      }
    }
    let mean = kept.isEmpty ? 0 : kept.reduce(0, +) / Float(kept.count)
    return Reading(text: text, confidence: Double(mean), probabilities: kept)
  }

  /// The place of the largest value, the first of equals: a SIMD pass finds the value, a scan its place.
  @inline(__always)
  private static func largest(_ values: UnsafeBufferPointer<Float>, from start: Int, count: Int) -> (
    Int, Float
  ) {
    var best = SIMD16<Float>(repeating: -.infinity)
    var index = 0
    while index + 16 <= count {
      var lanes = SIMD16<Float>()
      for lane in 0..<16 { lanes[lane] = values[start &+ index &+ lane] }
      best.replace(with: lanes, where: lanes .> best)
      index += 16
    }
    var top = best.max()
    while index < count {
      top = max(top, values[start &+ index])
      index += 1
    }
    for place in 0..<count where values[start &+ place] == top { return (place, top) }
    return (0, top)
  }
}
