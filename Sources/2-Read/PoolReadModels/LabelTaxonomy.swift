internal import Foundation
internal import PoolTypes

/// The everyday words that each class of the label model stands for.
struct LabelTaxonomy: Sendable {
  private struct Form: Decodable {
    struct Class: Decodable {
      var index: Int
      var name: String
      var terms: [String]
    }
    var classes: [Class]
  }

  /// A class's own name, then wider words.
  private let terms: [[String]]
  /// A word is kept from this probability on.
  private let keep: Double
  private let wordsMax = 10

  /// - Throws: `PoolError.modelUnavailable` where the file is not understood.
  init(data: Data, keep: Double) throws {
    guard let form = try? JSONDecoder().decode(Form.self, from: data),
      form.classes.allSatisfy({ (0..<100_000).contains($0.index) })
    else {
      throw PoolError.modelUnavailable("The label taxonomy cannot be read; run Tools/prepare-models again.")
    }
    var terms = [[String]](repeating: [], count: (form.classes.map(\.index).max() ?? -1) + 1)
    for one in form.classes {
      var words: [String] = []
      for word in [one.name] + one.terms where !words.contains(word.lowercased()) { words.append(word.lowercased()) }
      terms[one.index] = words
    }
    self.terms = terms
    self.keep = keep
  }

  /// Words for a picture, most certain first. A wide word is as certain as its classes together.
  func labels(for probabilities: [Float]) -> [Label] {
    var sums: [String: Double] = [:]
    for (index, probability) in probabilities.enumerated() where index < terms.count && probability > 0.002 {
      for word in terms[index] { sums[word, default: 0] += Double(probability) }
    }
    return sums.filter { $0.value >= keep }.map { Label(name: $0.key, confidence: min($0.value, 1)) }
      .sorted { ($0.confidence, $1.name) > ($1.confidence, $0.name) }.prefix(wordsMax).map { $0 }
  }
}
