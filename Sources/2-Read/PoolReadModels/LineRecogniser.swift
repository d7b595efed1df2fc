import Foundation
import PoolRead
import PoolTypes

/// Reads cropped lines with the models of the `textRecognition`, `textDictionary` and `textOrientation` contracts.
struct LineRecogniser: Sendable {
  private let session: any ModelSession
  private let input: String
  private let output: String
  private let normalisation: PixelNormalisation
  private let height: Int
  private let multiple: Int
  private let steps: CharacterSteps
  private let orientation: Orientation?
  /// Lines below this confidence are not kept.
  let keep: Double
  /// A crop at least this many times as high as wide is turned a quarter.
  let turnAspect: Float

  /// Widest line read without squeezing, in pixels at the model's height: bounds memory.
  private static let widthMax = 3200

  private struct Orientation: Sendable {
    var session: any ModelSession
    var input: String
    var output: String
    var normalisation: PixelNormalisation
    var width: Int
    var height: Int
    var lines: Int
    var flipAbove: Float
  }

  private let room: SharedRoom
  /// What a run takes for each pixel of a line's width while it lasts, measured.
  private static let bytesPerColumn = 35_000

  /// - Parameter room: bytes that the text models may take together.
  init(models: InstalledModels, room: SharedRoom) throws {
    self.room = room
    let (entry, session) = try models.session(for: "textRecognition")
    let contract = entry.contract
    guard let input = contract.text("inputs.0.name"), let output = contract.text("outputs.0.name"),
      let normalisation = PixelNormalisation(contract: contract)
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    self.session = session
    self.input = input
    self.output = output
    self.normalisation = normalisation
    height = min(max(contract.integer("height") ?? 48, 8), 512)
    multiple = min(max(contract.integer("widthMultipleOf") ?? 8, 1), 256)
    keep = contract.number("keep") ?? 0.5
    turnAspect = Float(contract.number("rotateFromAspect") ?? 1.5)
    steps = CharacterSteps(characters: try Self.dictionary(models))
    orientation = try Self.orientation(models)
  }

  private static func dictionary(_ models: InstalledModels) throws -> [String] {
    let (entry, url) = try models.requiredFile(for: "textDictionary")
    guard let lines = ModelTextFile.lines(of: url), let count = entry.contract.integer("entries"), count > 1
    else { throw PoolError.modelUnavailable("The text dictionary cannot be read.") }
    guard lines.count >= count else { throw PoolError.modelUnavailable("The text dictionary is too short.") }
    return Array(lines[..<count])
  }

  private static func orientation(_ models: InstalledModels) throws -> Orientation? {
    guard models.manifest.entry(for: "textOrientation") != nil else { return nil }
    let (entry, session) = try models.session(for: "textOrientation")
    let contract = entry.contract
    guard let input = contract.text("inputs.0.name"), let output = contract.text("outputs.0.name"),
      let normalisation = PixelNormalisation(contract: contract), let width = contract.integer("width"),
      let height = contract.integer("height"), (8...1024).contains(width), (8...1024).contains(height)
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    return Orientation(
      session: session, input: input, output: output, normalisation: normalisation, width: width,
      height: height,
      lines: min(max(contract.integer("linesPerPage") ?? 8, 1), 64),
      flipAbove: Float(contract.number("flipAbove") ?? 0.5))
  }

  /// Whether the page stands on its head, by a vote of its widest lines.
  func isUpsideDown(_ crops: [PixelImage]) throws -> Bool {
    guard let orientation, !crops.isEmpty else { return false }
    let widest = crops.sorted { $0.width * $1.height > $1.width * $0.height }.prefix(orientation.lines)
    var planes: [Float] = []
    for crop in widest {
      planes += crop.bilinearPlanes(
        width: orientation.width, height: orientation.height, normalisation: orientation.normalisation)
    }
    let shape = [widest.count, 3, orientation.height, orientation.width]
    let outputs = try orientation.session.run(
      [(orientation.input, .float(planes, shape: shape))], outputs: [orientation.output])
    guard let votes = outputs.first?.values, votes.count == widest.count * 2 else { return false }
    let turned = stride(from: 1, to: votes.count, by: 2).reduce(Float(0)) { $0 + votes[$1] }
    return turned / Float(widest.count) > orientation.flipAbove
  }

  /// Reads one upright crop of a line.
  func read(_ crop: PixelImage) throws -> CharacterSteps.Reading {
    let natural = (Float(crop.width) / Float(crop.height) * Float(height)).rounded(.up)
    let width = min(max(Int(natural), multiple), Self.widthMax)
    let padded = (width + multiple - 1) / multiple * multiple
    let outputs = try room.taking(padded * Self.bytesPerColumn) {
      let planes = crop.bilinearPlanes(
        width: width, height: height, paddedWidth: padded, normalisation: normalisation)
      return try session.run([(input, .float(planes, shape: [1, 3, height, padded]))], outputs: [output])
    }
    guard let result = outputs.first, result.shape.count == 3, result.shape[2] == steps.characters.count
    else {
      throw CaptureFailure(.text, "the recogniser's classes do not fit its dictionary")
    }
    return steps.read(result.values, steps: result.shape[1])
  }
}
