import PoolRead
import PoolTypes

/// Finds text lines with the detector of the `textDetection` contract.
struct TextDetector: Sendable {
  private let session: any ModelSession
  private let input: String
  private let output: String
  private let normalisation: PixelNormalisation
  private let regions: TextRegions
  private let multiple: Int
  private let room: SharedRoom
  /// What a run takes while it lasts, measured; more than everything else in reading.
  private static let bytesPerPixel = 280
  /// Longest side of the look that decides whether there is text at all.
  let gateSide: Int
  /// Longest side of the look that finds the lines.
  let fullSide: Int

  /// - Parameter room: bytes that the text models may take together.
  init(models: InstalledModels, room: SharedRoom) throws {
    self.room = room
    let (entry, session) = try models.session(for: "textDetection")
    let contract = entry.contract
    guard let input = contract.text("inputs.0.name"), let output = contract.text("outputs.0.name"),
      let normalisation = PixelNormalisation(contract: contract)
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    self.session = session
    self.input = input
    self.output = output
    self.normalisation = normalisation
    multiple = min(max(contract.integer("multipleOf") ?? 32, 1), 256)
    gateSide = min(max(contract.integer("gateLongSide") ?? 640, 64), 4096)
    fullSide = min(max(contract.integer("longSide") ?? 1280, 64), 4096)
    var regions = TextRegions()
    regions.binarise = Float(contract.number("binarise") ?? 0.3)
    regions.boxScore = Float(contract.number("boxScore") ?? 0.5)
    regions.unclip = Float(contract.number("unclip") ?? 1.6)
    regions.countMax = min(max(contract.integer("largestBoxCount") ?? 1000, 1), 10_000)
    regions.sideMin = Float(contract.number("shortestSide") ?? 3)
    regions.grownSideMin = Float(contract.number("shortestUnclippedSide") ?? 5)
    self.regions = regions
  }

  /// - Parameters:
  ///   - longSide: the picture is looked at with its longer side at most this long.
  ///   - enlargedTo: a smaller picture is enlarged until its longer side is this long, at most twice.
  /// - Returns: the corners of each line in pixels of `image`: top left, top right, bottom right, bottom left of
  ///   the upright picture.
  func lines(in image: PixelImage, longSide: Int, enlargedTo least: Int = 0) throws -> [[PlanePoint]] {
    let side = Double(max(image.width, image.height))
    let ratio = min(max(1, min(Double(least) / side, 2)), Double(longSide) / side)
    let width = fitted(image.width, ratio)
    let height = fitted(image.height, ratio)
    let outputs = try room.taking(width * height * Self.bytesPerPixel) {
      let planes = image.bilinearPlanes(width: width, height: height, normalisation: normalisation)
      return try session.run([(input, .float(planes, shape: [1, 3, height, width]))], outputs: [output])
    }
    guard let map = outputs.first, map.values.count == width * height else {
      throw CaptureFailure(.text, "the detector's map has another size")
    }
    let across = Float(image.width) / Float(width)
    let down = Float(image.height) / Float(height)
    return regions.regions(in: map.values, width: width, height: height).compactMap { region in
      let corners = region.rectangle.orderedCorners.map { corner in
        PlanePoint(
          x: min(max((corner.x * across).rounded(), 0), Float(image.width - 1)),
          y: min(max((corner.y * down).rounded(), 0), Float(image.height - 1)))
      }
      let wide = corners[0].distance(to: corners[1])
      let high = corners[0].distance(to: corners[3])
      return wide > 3 && high > 3 ? corners : nil
    }
  }

  private func fitted(_ side: Int, _ ratio: Double) -> Int {
    max(multiple, Int((Double(side) * ratio / Double(multiple)).rounded()) * multiple)
  }
}

extension PixelNormalisation {
  /// From a contract's `image` part; nil where it lacks what is needed.
  init?(contract: ModelContract) {
    guard let mean = contract.numbers("image.normalisation.mean"), mean.count == 3,
      let deviation = contract.numbers("image.normalisation.deviation"), deviation.count == 3,
      deviation.allSatisfy({ $0 != 0 }), let unit = contract.number("image.normalisation.scale")
    else { return nil }
    self.init(
      isBlueFirst: contract.text("image.channels") == "BGR", unit: Float(unit), mean: mean.map { Float($0) },
      deviation: deviation.map { Float($0) })
  }
}
