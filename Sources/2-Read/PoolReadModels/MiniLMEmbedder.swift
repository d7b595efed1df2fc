internal import Foundation
internal import PoolRead
package import PoolTypes

/// Vectors for words by a sentence encoder (all-MiniLM-L6-v2).
package struct MiniLMEmbedder: TextEmbedder {
  package let space: VectorSpace
  private let session: any ModelSession
  private let tokenizer: WordPieceTokenizer
  private let tokensMax: Int
  private let templates: [String]

  /// - Throws: `PoolError.modelUnavailable` where a file is missing, damaged or of another contract.
  package init(models: InstalledModels) throws {
    let (entry, session) = try models.session(for: "textEmbedding")
    let vocabulary = try models.requiredFile(for: "textVocabulary")
    guard let pieces = ModelTextFile.lines(of: vocabulary.url),
      let tokenizer = WordPieceTokenizer(vocabulary: pieces)
    else { throw PoolError.modelUnavailable("The text vocabulary cannot be read; run Tools/prepare-models again.") }
    self.session = session
    self.tokenizer = tokenizer
    tokensMax = min(max(entry.contract.integer("maximumTokens") ?? 256, 3), 8192)
    templates =
      if case .list(let list)? = entry.contract.value("queryTemplates") {
        list.compactMap { if case .text(let text) = $0 { text } else { nil } }
      } else { ["{}"] }
    space = VectorSpace(
      id: "minilm-" + entry.sha256.prefix(8), dimensions: entry.contract.integer("dimensions") ?? 384, floor: 0.35,
      sure: 0.6)
  }

  package func vectors(forPassages texts: [String]) throws -> [[Float]] { try texts.map(vector(for:)) }

  package func vector(forQuery text: String) throws -> [Float] { try vector(for: text) }

  /// Three fifths: English sentences have four fifths of their letters in known words, those of other languages half.
  package func understands(_ text: String) -> Bool { tokenizer.knownShare(of: text) >= 0.6 }

  /// The query as the image space expects it: the mean over the contract's templates.
  package func imageQueryVector(_ text: String) throws -> [Float] {
    let vectors = try templates.map { try vector(for: $0.replacing("{}", with: text)) }
    guard let first = vectors.first else { return try vector(for: text) }
    return VectorArithmetic.unit(
      first.indices.map { place in vectors.reduce(Float(0)) { $0 + $1[place] } })
  }

  /// One text a run, so that a vector never depends on what it is batched with.
  private func vector(for text: String) throws -> [Float] {
    let ids = tokenizer.ids(for: text, limit: tokensMax)
    let shape = [1, ids.count]
    let output = try session.run(
      [
        ("input_ids", .int64(ids, shape: shape)),
        ("attention_mask", .int64([Int64](repeating: 1, count: ids.count), shape: shape)),
      ], outputs: ["embedding"])
    guard output[0].values.count == space.dimensions, output[0].values.allSatisfy(\.isFinite) else {
      throw CaptureFailure(.vectors, "a text vector has the wrong length or no numbers")
    }
    return VectorArithmetic.unit(output[0].values)
  }
}
