package import PoolRead
internal import PoolTypes

/// How likely a picture shows nudity, by a classifier over the whole picture.
package struct OnnxNudityReader: NudityReader {
  package let version: String
  private let session: any ModelSession
  private let inputName: String
  private let outputName: String
  private let side: Int
  /// Share of the width and height that the middle of the resized picture keeps.
  private let kept: Double
  private let normalisation: PixelNormalisation
  /// Which of the classes says nudity.
  private let place: Int

  /// - Returns: nil where the model is not installed.
  /// - Throws: `PoolError.modelUnavailable` where it is damaged or of another contract.
  package init?(models: InstalledModels) throws {
    guard models.manifest.entry(for: Self.purpose) != nil else { return nil }
    let entry = try models.requiredFile(for: Self.purpose).entry
    let contract = entry.contract
    guard let normalisation = PixelNormalisation(contract: contract), let side = contract.integer("width"),
      let resized = contract.integer("resizeWidth"), contract.integer("height") == side,
      contract.integer("resizeHeight") == resized, (1...1024).contains(side), resized >= side,
      contract.text("image.layout") == "NHWC"
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    self.normalisation = normalisation
    self.side = side
    kept = Double(side) / Double(resized)
    place = contract.text("classes.0") == "nude" ? 0 : 1
    inputName = contract.text("inputs.0.name") ?? "input:0"
    outputName = contract.text("outputs.0.name") ?? "outputs"
    version = "nudity/1." + models.version(of: [Self.purpose]).suffix(8)
    session = try models.session(for: Self.purpose).session
  }

  private static let purpose = "nudity"

  package func score(of photo: DecodedPhoto) throws -> Double {
    let image = photo.image
    let width = max(1, Int((Double(image.width) * kept).rounded()))
    let height = max(1, Int((Double(image.height) * kept).rounded()))
    let middle = PixelRect(
      x: (image.width - width) / 2, y: (image.height - height) / 2, width: width, height: height)
    let planes = Resampling.planes(
      of: image, part: middle, width: side, height: side, normalisation: normalisation, filter: .triangle
    ).values
    let plane = side * side
    guard planes.count == 3 * plane else { throw CaptureFailure(.labels, "the picture could not be scaled") }
    // The net takes the channels of a pixel side by side.
    let pixels = [Float](unsafeUninitializedCapacity: 3 * plane) { buffer, count in
      for index in 0..<plane {
        for channel in 0..<3 { buffer[index * 3 + channel] = planes[channel * plane + index] }
      }
      count = 3 * plane
    }
    let scores = try session.run([(inputName, .float(pixels, shape: [1, side, side, 3]))], outputs: [outputName])[0]
      .values
    guard scores.count == 2, scores[place].isFinite else {
      throw CaptureFailure(.labels, "the model for nudity gave no score")
    }
    return Double(min(max(scores[place], 0), 1))
  }
}
