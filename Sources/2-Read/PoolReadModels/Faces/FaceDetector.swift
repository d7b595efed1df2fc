internal import PoolRead
internal import PoolTypes

/// A face found, in pixels of the photo from its top left corner.
struct FoundFace: Sendable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double
  /// In pixels of the photo.
  var landmarks: FaceLandmarks
  /// 0 to 1.
  var score: Double
}

/// Finds faces with the models of the `faceProposal`, `faceRefinement` and `faceOutput` contracts.
struct FaceDetector: Sendable {
  static let purposes = ["faceProposal", "faceRefinement", "faceOutput"]
  /// Smaller faces are not looked for: less than what grouping takes, so that a face near its bar is not missed.
  private static let smallestShare = 0.04
  /// Most squares that the second and third net look at in one photo.
  private static let refinedMax = 600
  /// How many squares go through a net at once: bounds memory.
  private static let batch = 64

  /// A net that looks at squares of one size.
  private struct SquareNet: Sendable {
    var session: any ModelSession
    var input: String
    /// Shifts of the box, then whatever else the net tells, the probabilities last.
    var outputs: [String]
    var side: Int
    var keep: Float
    var overlap: Float
  }

  private let proposal: any ModelSession
  private let proposalInput: String
  private let proposalOutputs: [String]
  private let cell: Int
  private let stride: Int
  private let step: Double
  private let smallestFace: Double
  private let area: Double
  private let keep: Float
  private let overlap: Float
  private let overlapAcross: Float
  private let refinement: SquareNet
  private let output: SquareNet
  private let accept: Double

  /// - Throws: `PoolError.modelUnavailable` where a model is missing, damaged or of another contract.
  init(models: InstalledModels) throws {
    let (entry, session) = try models.session(for: "faceProposal")
    let contract = entry.contract
    guard let input = contract.text("inputs.0.name"), let shifts = contract.text("outputs.0.name"),
      let scores = contract.text("outputs.1.name"), let cell = contract.integer("cell"), (4...64).contains(cell),
      let stride = contract.integer("stride"), (1...16).contains(stride), let step = contract.number("pyramid"),
      (0.1...0.95).contains(step), let longSide = contract.number("longSide"), (64...8192).contains(longSide),
      let smallest = contract.number("smallestFace"), (8...1024).contains(smallest), Self.fits(contract)
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    proposal = session
    proposalInput = input
    proposalOutputs = [shifts, scores]
    self.cell = cell
    self.stride = stride
    self.step = step
    smallestFace = smallest
    // What a photo of the usual shape has at the contract's longer side.
    area = longSide * longSide * 0.75
    keep = Float(contract.number("keep") ?? 0.6)
    overlap = Float(contract.number("overlap") ?? 0.5)
    overlapAcross = Float(contract.number("overlapAcross") ?? 0.7)
    refinement = try Self.net(models, "faceRefinement", outputs: 2)
    output = try Self.net(models, "faceOutput", outputs: 3)
    accept = try models.requiredFile(for: "faceOutput").entry.contract.number("accept") ?? 0.9
  }

  private static func net(_ models: InstalledModels, _ purpose: String, outputs count: Int) throws -> SquareNet {
    let (entry, session) = try models.session(for: purpose)
    let contract = entry.contract
    let outputs = (0..<count).compactMap { contract.text("outputs.\($0).name") }
    guard let input = contract.text("inputs.0.name"), outputs.count == count, let side = contract.integer("side"),
      (8...256).contains(side), fits(contract)
    else { throw PoolError.modelUnavailable("The contract of \(entry.name) is incomplete.") }
    return SquareNet(
      session: session, input: input, outputs: outputs, side: side, keep: Float(contract.number("keep") ?? 0.7),
      overlap: Float(contract.number("overlap") ?? 0.7))
  }

  /// Whether a net takes pixels the way `FacePixels` lays them out.
  private static func fits(_ contract: ModelContract) -> Bool {
    contract.text("image.channels") == "RGB" && contract.text("image.layout") == "NHWC"
      && contract.boolean("transposed") == true && contract.number("image.normalisation.scale") == 1 / 128
      && contract.numbers("image.normalisation.mean") == [0.99609375, 0.99609375, 0.99609375]
  }

  /// Every face of the photo, surest first.
  /// - Throws: `CaptureFailure`.
  func faces(in pixels: FacePixels) throws -> [FoundFace] {
    let proposed = try proposals(pixels)
    let refined = try refine(proposed, pixels)
    return try decide(refined, pixels)
  }

  private func proposals(_ pixels: FacePixels) throws -> [FaceCandidate] {
    let smallest = FacePyramid.smallestFace(
      width: pixels.width, height: pixels.height, smallestFace: smallestFace, area: area, share: Self.smallestShare)
    let pyramid = FacePyramid(
      width: pixels.width, height: pixels.height, smallestFace: smallest, cell: cell, step: step)
    var boxes: [FaceCandidate] = []
    var shifts: [(Float, Float, Float, Float)] = []
    for scale in pyramid.scales {
      let columns = Int((Double(pixels.width) * scale).rounded(.up))
      let rows = Int((Double(pixels.height) * scale).rounded(.up))
      var values: [Float] = []
      values.reserveCapacity(columns * rows * 3)
      pixels.appendArea(
        left: 0, top: 0, span: (Double(pixels.width), Double(pixels.height)), columns: columns, rows: rows, to: &values)
      let outputs = try proposal.run(
        [(proposalInput, .float(values, shape: [1, columns, rows, 3]))], outputs: proposalOutputs)
      let (found, foundShifts) = try candidates(outputs, scale: scale)
      for place in FaceCandidate.surestPlaces(of: found, bar: overlap) {
        boxes.append(found[place])
        shifts.append(foundShifts[place])
      }
    }
    let kept = FaceCandidate.surestPlaces(of: boxes, bar: overlapAcross, limit: Self.refinedMax)
    return kept.map { boxes[$0].moved(by: shifts[$0], extra: 0).squared }
      .filter { $0.fits(width: pixels.width, height: pixels.height) }
  }

  /// The cells of one size that may hold a face, with how far the net would move their sides.
  private func candidates(_ outputs: [ModelOutput], scale: Double) throws
    -> ([FaceCandidate], [(Float, Float, Float, Float)])
  {
    guard outputs.count == 2, outputs[1].shape.count == 4, outputs[1].shape[3] == 2,
      outputs[0].values.count == outputs[1].values.count * 2
    else { throw CaptureFailure(.vectors, "the face model's outputs do not fit its contract") }
    let rows = outputs[1].shape[2]
    let shifts = outputs[0].values
    let scores = outputs[1].values
    var boxes: [FaceCandidate] = []
    var moves: [(Float, Float, Float, Float)] = []
    for place in 0..<(scores.count / 2) where scores[place * 2 + 1] >= keep {
      let x = Double(place / rows * stride)
      let y = Double(place % rows * stride)
      func side(_ pixel: Double) -> Float { Float((pixel / scale).rounded(.towardZero)) }
      boxes.append(
        FaceCandidate(
          left: side(x + 1), top: side(y + 1), right: side(x + Double(cell)), bottom: side(y + Double(cell)),
          score: scores[place * 2 + 1]))
      moves.append((shifts[place * 4], shifts[place * 4 + 1], shifts[place * 4 + 2], shifts[place * 4 + 3]))
    }
    return (boxes, moves)
  }

  private func refine(_ boxes: [FaceCandidate], _ pixels: FacePixels) throws -> [FaceCandidate] {
    let outputs = try run(refinement, boxes, pixels)
    var kept: [FaceCandidate] = []
    var shifts: [(Float, Float, Float, Float)] = []
    for (place, box) in boxes.enumerated() where outputs[1][place * 2 + 1] > refinement.keep {
      var box = box
      box.score = outputs[1][place * 2 + 1]
      kept.append(box)
      shifts.append(Self.shifts(outputs[0], place))
    }
    return FaceCandidate.surestPlaces(of: kept, bar: refinement.overlap)
      .map { kept[$0].moved(by: shifts[$0], extra: 1).squared }
      .filter { $0.fits(width: pixels.width, height: pixels.height) }
  }

  private func decide(_ boxes: [FaceCandidate], _ pixels: FacePixels) throws -> [FoundFace] {
    let outputs = try run(output, boxes, pixels)
    var kept: [FaceCandidate] = []
    var points: [FaceLandmarks] = []
    for (place, box) in boxes.enumerated() where outputs[2][place * 2 + 1] > output.keep {
      let width = box.right - box.left + 1
      let height = box.bottom - box.top + 1
      func point(_ number: Int) -> PlanePoint {
        PlanePoint(
          x: outputs[1][place * 10 + number] * width + box.left - 1,
          y: outputs[1][place * 10 + 5 + number] * height + box.top - 1)
      }
      var moved = box.moved(by: Self.shifts(outputs[0], place), extra: 1)
      moved.score = outputs[2][place * 2 + 1]
      kept.append(moved)
      points.append(
        FaceLandmarks(
          leftEye: point(0), rightEye: point(1), nose: point(2), leftMouth: point(3), rightMouth: point(4)))
    }
    return FaceCandidate.surestPlaces(of: kept, bar: output.overlap, .smaller).compactMap { place in
      let box = kept[place]
      guard Double(box.score) >= accept, box.fits(width: pixels.width, height: pixels.height) else { return nil }
      return FoundFace(
        left: Double(box.left) - 1, top: Double(box.top) - 1, width: Double(box.right - box.left) + 1,
        height: Double(box.bottom - box.top) + 1, landmarks: points[place], score: Double(box.score))
    }
  }

  private static func shifts(_ values: [Float], _ place: Int) -> (Float, Float, Float, Float) {
    (values[place * 4], values[place * 4 + 1], values[place * 4 + 2], values[place * 4 + 3])
  }

  /// What a net says of squares: its outputs in the contract's order, each for all squares in order.
  private func run(_ net: SquareNet, _ boxes: [FaceCandidate], _ pixels: FacePixels) throws -> [[Float]] {
    var all = [[Float]](repeating: [], count: net.outputs.count)
    // In the contract's order: four shifts, ten points where the net has them, two probabilities.
    let widths = net.outputs.count == 3 ? [4, 10, 2] : [4, 2]
    for start in Swift.stride(from: 0, to: boxes.count, by: Self.batch) {
      let part = boxes[start..<min(start + Self.batch, boxes.count)]
      var values: [Float] = []
      values.reserveCapacity(part.count * net.side * net.side * 3)
      for box in part {
        let span = (Double(box.right - box.left) + 1, Double(box.bottom - box.top) + 1)
        pixels.appendArea(
          left: Double(box.left) - 1, top: Double(box.top) - 1, span: span, columns: net.side, rows: net.side,
          to: &values)
      }
      let outputs = try net.session.run(
        [(net.input, .float(values, shape: [part.count, net.side, net.side, 3]))], outputs: net.outputs)
      guard zip(outputs, widths).allSatisfy({ $0.values.count == part.count * $1 }) else {
        throw CaptureFailure(.vectors, "the face model's outputs do not fit its contract")
      }
      for (place, output) in outputs.enumerated() { all[place] += output.values }
    }
    return all
  }
}
