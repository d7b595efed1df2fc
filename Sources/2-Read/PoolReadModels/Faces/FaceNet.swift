internal import PoolRead
internal import PoolTypes

/// A model that looks at faces laid before it at fixed places: an embedding, an age, a gender.
struct FaceNet: Sendable {
  /// How many faces go through at once: bounds memory.
  private static let batch = 16

  let entry: ModelManifest.Entry
  private let session: any ModelSession
  private let input: String
  private let output: String
  private let alignment: FaceAlignment
  private let normalisation: PixelNormalisation
  /// Numbers a face.
  let width: Int

  /// - Throws: `PoolError.modelUnavailable` where the model is missing, damaged or of another contract.
  init(models: InstalledModels, purpose: String) throws {
    let (entry, session) = try models.session(for: purpose)
    let contract = entry.contract
    let points = (0..<5).compactMap { contract.numbers("alignment.points.\($0)") }
    guard let input = contract.text("inputs.0.name"), let output = contract.text("outputs.0.name"),
      let side = contract.integer("width"), contract.integer("height") == side,
      let alignment = FaceAlignment(places: points, side: side), contract.text("image.layout") == "NCHW",
      let normalisation = PixelNormalisation(contract: contract), let width = contract.integer("outputs.0.shape.1"),
      (1...4096).contains(width)
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    self.entry = entry
    self.session = session
    self.input = input
    self.output = output
    self.alignment = alignment
    self.normalisation = normalisation
    self.width = width
  }

  /// What the model says of faces, `width` numbers each; nil for a face that cannot be laid out or told of.
  /// - Parameter landmarks: in pixels of the photo.
  /// - Throws: `CaptureFailure`.
  func outputs(for landmarks: [FaceLandmarks], in pixels: FacePixels) throws -> [[Float]?] {
    let chips = landmarks.map { alignment.chip(of: pixels, $0) }
    var results = [[Float]?](repeating: nil, count: chips.count)
    let places = chips.indices.filter { chips[$0] != nil }
    let side = alignment.side
    for start in stride(from: 0, to: places.count, by: Self.batch) {
      let part = places[start..<min(start + Self.batch, places.count)]
      var planes: [Float] = []
      planes.reserveCapacity(part.count * 3 * side * side)
      for place in part { chips[place]?.appendPlanes(normalisation, to: &planes) }
      let run = try session.run(
        [(input, .float(planes, shape: [part.count, 3, side, side]))], outputs: [output])
      guard let values = run.first?.values, values.count == part.count * width else {
        throw CaptureFailure(.vectors, "the face model's outputs do not fit its contract")
      }
      for (row, place) in part.enumerated() {
        let numbers = Array(values[row * width..<(row + 1) * width])
        if numbers.allSatisfy(\.isFinite) { results[place] = numbers }
      }
    }
    return results
  }
}

extension PixelImage {
  /// The picture as three planes at its own size.
  fileprivate func appendPlanes(_ normalisation: PixelNormalisation, to planes: inout [Float]) {
    for channel in 0..<3 {
      let source = normalisation.isBlueFirst ? 2 - channel : channel
      let (scale, offset) = (normalisation.scale[channel], normalisation.offset[channel])
      for place in stride(from: source, to: pixels.count, by: 3) {
        planes.append(Float(pixels[place]) * scale + offset)
      }
    }
  }
}
