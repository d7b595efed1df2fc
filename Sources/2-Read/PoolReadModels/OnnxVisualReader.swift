internal import Foundation
package import PoolRead
package import PoolTypes

/// What a picture shows by a classifier seen in several views: words by a taxonomy, and a vector in the space of the
/// text encoder.
package struct OnnxVisualReader: VisualReader {
  package let labelsVersion: String
  package let space: VectorSpace?
  /// Nil where only the space is asked for.
  private let session: (any ModelSession)?
  private let inputName: String
  private let side: Int
  private let filter: Resampling.Filter
  private let normalisation: PixelNormalisation
  private let taxonomy: LabelTaxonomy
  private let concepts: ConceptVectors?
  private let pair: ImageTextPair?
  private let centreSquares: [Double]
  private let cornerShare: Double

  /// Uses the small label net where it is installed; it reaches what the large one does in half the time.
  ///
  /// - Parameters:
  ///   - pair: makes the image vectors in place of the labels.
  ///   - reads: false for the space alone, without loading the net.
  /// - Throws: `PoolError.modelUnavailable` where a file is missing, damaged or of another contract.
  package init(models: InstalledModels, pair: ImageTextPair? = nil, reads: Bool = true) throws {
    let purpose = models.manifest.entry(for: "labelsFast") == nil ? "labels" : "labelsFast"
    let entry = try models.requiredFile(for: purpose).entry
    session = reads ? try models.session(for: purpose).session : nil
    inputName = entry.contract.text("inputs.0.name") ?? "images"
    side = entry.contract.integer("width") ?? 224
    filter = entry.contract.text("resize") == "bicubic" ? .cubic : .triangle
    let squares = entry.contract.numbers("centreSquares") ?? [0.875]
    guard let normalisation = PixelNormalisation(contract: entry.contract), (1...2048).contains(side),
      !squares.isEmpty, squares.count <= 16, squares.allSatisfy({ $0 > 0 && $0 <= 1 })
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    self.normalisation = normalisation
    centreSquares = squares
    let taxonomyFile = try models.requiredFile(for: "labelTaxonomy")
    guard let data = FileManager.default.contents(atPath: taxonomyFile.url.path) else {
      throw PoolError.modelUnavailable("The label taxonomy cannot be read; run Tools/prepare-models again.")
    }
    taxonomy = try LabelTaxonomy(data: data, keep: entry.contract.number("keep") ?? 0.3)
    labelsVersion = "labels/1." + models.version(of: [purpose, "labelTaxonomy"]).suffix(8)
    self.pair = pair
    guard pair == nil, let (vectors, url) = try models.file(for: "labelVectors"),
      let bytes = FileManager.default.contents(atPath: url.path)
    else {
      concepts = nil
      space = pair?.space
      cornerShare = 0
      return
    }
    let numbers = bytes.withUnsafeBytes { raw in
      stride(from: 0, to: raw.count - 3, by: 4).map {
        Float(bitPattern: UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
      }
    }
    let dimensions = vectors.contract.integer("dimensions") ?? 0
    guard
      let concepts = ConceptVectors(
        rows: numbers, dimensions: dimensions, temperature: vectors.contract.number("temperature") ?? 2,
        topCount: vectors.contract.integer("topCount") ?? 20)
    else { throw PoolError.modelUnavailable("The label vectors do not fit their contract; run Tools/prepare-models.") }
    self.concepts = concepts
    cornerShare = min(max(vectors.contract.number("views.cornerShare") ?? 0.6, 0.05), 1)
    space = VectorSpace(
      id: "conse-" + models.version(of: [purpose]).suffix(8) + "-" + vectors.sha256.prefix(8), dimensions: dimensions,
      floor: vectors.contract.number("floor") ?? 0.35, sure: vectors.contract.number("sure") ?? 0.5)
  }

  package func read(_ photo: DecodedPhoto) throws -> (labels: [Label], vector: [Float]?) {
    let image = photo.image
    let whole = try probabilities(image, part: Self.whole(image))
    let labels = taxonomy.labels(for: try classes(image, whole: whole))
    if let pair { return (labels, try pair.vector(of: image)) }
    guard let concepts else { return (labels, nil) }
    let corners = try Self.corners(image, share: cornerShare).map { try probabilities(image, part: $0) }
    return (labels, concepts.vector(for: [whole] + corners))
  }

  /// How probable each class of the model is, in its order, from the whole picture and its centre.
  func classes(_ image: PixelImage) throws -> [Float] {
    try classes(image, whole: probabilities(image, part: Self.whole(image)))
  }

  private func classes(_ image: PixelImage, whole: [Float]) throws -> [Float] {
    Self.mean(of: try [whole] + centreSquares.map { try probabilities(image, part: Self.centre(image, share: $0)) })
  }

  /// Views that came out shorter than the first are left out.
  private static func mean(of views: [[Float]]) -> [Float] {
    guard var sum = views.first else { return [] }
    let whole = views.dropFirst().filter { $0.count == sum.count }
    for view in whole { for index in sum.indices { sum[index] += view[index] } }
    return sum.map { $0 / Float(whole.count + 1) }
  }

  private func probabilities(_ image: PixelImage, part: PixelRect) throws -> [Float] {
    guard let session else { throw CaptureFailure(.labels, "the label model is not loaded") }
    let planes = Resampling.planes(
      of: image, part: part, width: side, height: side, normalisation: normalisation, filter: filter)
    return try session.run(
      [(inputName, .float(planes.values, shape: [1, 3, side, side]))], outputs: ["probabilities"])[0].values
  }

  private static func whole(_ image: PixelImage) -> PixelRect {
    PixelRect(x: 0, y: 0, width: image.width, height: image.height)
  }

  private static func centre(_ image: PixelImage, share: Double) -> PixelRect {
    let side = max(1, Int(Double(min(image.width, image.height)) * share))
    return PixelRect(x: (image.width - side) / 2, y: (image.height - side) / 2, width: side, height: side)
  }

  /// A tile in each corner.
  private static func corners(_ image: PixelImage, share: Double) -> [PixelRect] {
    let width = max(1, Int(Double(image.width) * share))
    let height = max(1, Int(Double(image.height) * share))
    return [0, image.height - height].flatMap { y in
      [0, image.width - width].map { PixelRect(x: $0, y: y, width: width, height: height) }
    }
  }
}
