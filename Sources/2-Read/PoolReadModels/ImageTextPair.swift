package import PoolRead
package import PoolTypes

/// An image encoder and a text encoder that share one space (CLIP, Radford and others 2021, or any pair of its shape),
/// as the entries `imageEncoder`, `textEncoder` and `bpeVocabulary` of a manifest describe them.
package struct ImageTextPair: Sendable {
  package let space: VectorSpace
  private let image: ImageSide
  private let text: TextSide

  /// - Returns: nil where the manifest names no image encoder.
  /// - Throws: `PoolError.modelUnavailable` where a file is missing, damaged, or does not fit its contract.
  package init?(models: InstalledModels) throws {
    guard models.manifest.entry(for: "imageEncoder") != nil else { return nil }
    let (imageEntry, imageSession) = try models.session(for: "imageEncoder")
    let (textEntry, textSession) = try models.session(for: "textEncoder")
    guard let image = ImageSide(contract: imageEntry.contract, session: imageSession),
      let dimensions = imageEntry.contract.integer("dimensions"), (1...8192).contains(dimensions),
      textEntry.contract.integer("dimensions") == dimensions,
      let name = imageEntry.contract.text("space"), textEntry.contract.text("space") == name,
      let floor = textEntry.contract.number("floor"), (0..<1).contains(floor)
    else {
      throw PoolError.modelUnavailable("The contracts of \(imageEntry.name) and \(textEntry.name) do not fit.")
    }
    self.image = image
    text = try TextSide(entry: textEntry, session: textSession, models: models)
    let sure = textEntry.contract.number("sure") ?? min(floor + 0.1, 1)
    space = VectorSpace(
      id: "\(name)-" + models.version(of: ["imageEncoder"]).suffix(8) + "-" + textEntry.sha256.prefix(8),
      dimensions: dimensions, floor: floor, sure: sure)
  }

  /// A unit-length vector of a picture's centre square.
  /// - Throws: `CaptureFailure`.
  package func vector(of picture: PixelImage) throws -> [Float] {
    try checked(try image.run(picture))
  }

  /// A unit-length vector of a query.
  /// - Throws: `CaptureFailure`.
  package func vector(forQuery query: String) throws -> [Float] {
    try checked(try text.run(query))
  }

  private func checked(_ values: [Float]) throws -> [Float] {
    guard values.count == space.dimensions, values.allSatisfy(\.isFinite) else {
      throw CaptureFailure(.vectors, "a vector has the wrong length")
    }
    return VectorArithmetic.unit(values)
  }
}

private struct ImageSide: Sendable {
  let session: any ModelSession
  let input: String
  let output: String
  let side: Int
  let filter: Resampling.Filter
  let normalisation: PixelNormalisation

  init?(contract: ModelContract, session: any ModelSession) {
    guard let input = contract.text("inputName"), let output = contract.text("outputName"),
      let side = contract.integer("size"), (8...2048).contains(side),
      let mean = contract.numbers("mean"), mean.count == 3,
      let deviation = contract.numbers("std"), deviation.count == 3, deviation.allSatisfy({ $0 != 0 })
    else { return nil }
    self.session = session
    self.input = input
    self.output = output
    self.side = side
    filter = contract.text("resize") == "bilinear" ? .triangle : .cubic
    normalisation = PixelNormalisation(
      isBlueFirst: false, mean: mean.map { Float($0) }, deviation: deviation.map { Float($0) })
  }

  func run(_ picture: PixelImage) throws -> [Float] {
    let short = min(picture.width, picture.height)
    let centre = PixelRect(
      x: (picture.width - short) / 2, y: (picture.height - short) / 2, width: short, height: short)
    let planes = Resampling.planes(
      of: picture, part: centre, width: side, height: side, normalisation: normalisation, filter: filter)
    let tensor = ModelTensor.float(planes.values, shape: [1, 3, side, side])
    return try session.run([(input, tensor)], outputs: [output]).first?.values ?? []
  }
}

private struct TextSide: Sendable {
  let session: any ModelSession
  let tokenizer: BytePairTokenizer
  let input: String
  let mask: String?
  let output: String
  let isWide: Bool
  let end: Int64

  init(entry: ModelManifest.Entry, session: any ModelSession, models: InstalledModels) throws {
    let contract = entry.contract
    let vocabulary = try models.requiredFile(for: "bpeVocabulary")
    guard let input = contract.text("inputName"), let output = contract.text("outputName"),
      let length = contract.integer("contextLength"), (2...4096).contains(length),
      let begin = contract.integer("bos"), let end = contract.integer("eos"), let pad = contract.integer("pad")
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    let lines = ModelTextFile.lines(of: vocabulary.url)?.dropFirst() ?? []
    let count = vocabulary.entry.contract.integer("merges") ?? 0
    guard vocabulary.entry.contract.text("kind") == "clip", count >= 0, lines.count >= count,
      let tokenizer = BytePairTokenizer(
        merges: Array(lines.prefix(count)), begin: Int64(begin), end: Int64(end), pad: Int64(pad), length: length)
    else { throw PoolError.modelUnavailable("The byte pair vocabulary does not fit its contract.") }
    self.session = session
    self.tokenizer = tokenizer
    self.input = input
    self.output = output
    mask = contract.text("maskName")
    isWide = contract.text("idType") != "int32"
    self.end = Int64(end)
  }

  func run(_ query: String) throws -> [Float] {
    let ids = tokenizer.ids(for: query)
    var inputs = [(name: input, tensor: tensor(ids))]
    if let mask {
      // Everything up to and with the first end mark is text; the padding may be that mark again.
      let used = (ids.firstIndex(of: end) ?? ids.count - 1) + 1
      inputs.append((mask, tensor(ids.indices.map { $0 < used ? 1 : 0 })))
    }
    return try session.run(inputs, outputs: [output]).first?.values ?? []
  }

  private func tensor(_ values: [Int64]) -> ModelTensor {
    let shape = [1, values.count]
    return isWide ? .int64(values, shape: shape) : .int32(values.map { Int32(clamping: $0) }, shape: shape)
  }
}
