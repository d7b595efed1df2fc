package import PoolRead
internal import PoolTypes

/// Faces by a cascade of three nets, compared by an embedding, with an apparent age and gender where the models for
/// these are installed.
package struct OnnxFaceReader: FaceReader {
  package let version: String
  package let space: String
  /// Whether faces get an `appearance`.
  package let hasAppearance: Bool
  private let detector: FaceDetector
  private let embedding: FaceNet
  private let age: FaceNet?
  private let gender: FaceNet?
  /// Which of the gender model's classes says female.
  private let femalePlace: Int

  /// Side in pixels of the crop that blur and light are measured on.
  private static let measuredSide = 96

  /// - Returns: nil where one of the models that find and compare faces is not installed.
  /// - Throws: `PoolError.modelUnavailable` where a model is damaged or of another contract.
  package init?(models: InstalledModels) throws {
    let needed = FaceDetector.purposes + ["faceEmbedding"]
    guard needed.allSatisfy({ models.manifest.entry(for: $0) != nil }) else { return nil }
    detector = try FaceDetector(models: models)
    embedding = try FaceNet(models: models, purpose: "faceEmbedding")
    age = try Self.optional(models, "ageEstimate", width: 81)
    gender = try Self.optional(models, "genderEstimate", width: 2)
    femalePlace = gender?.entry.contract.text("classes.1") == "female" ? 1 : 0
    hasAppearance = age != nil || gender != nil
    // A face model that arrives later changes the version, so that photos read before are read again.
    let files = needed + ["ageEstimate", "genderEstimate"]
    version =
      "faces/1-" + files.map { models.manifest.entry(for: $0)?.sha256.prefix(6) ?? "none" }.joined(separator: "-")
    let contract = embedding.entry.contract
    space = (contract.text("space") ?? embedding.entry.name) + "-" + embedding.entry.sha256.prefix(8)
  }

  private static func optional(_ models: InstalledModels, _ purpose: String, width: Int) throws -> FaceNet? {
    guard models.manifest.entry(for: purpose) != nil else { return nil }
    let net = try FaceNet(models: models, purpose: purpose)
    guard net.width == width else {
      throw PoolError.modelUnavailable("The contract of \(net.entry.name) is incomplete.")
    }
    return net
  }

  package func faces(in photo: DecodedPhoto) throws -> [FaceReading] {
    let pixels = FacePixels(photo.image)
    let found = try detector.faces(in: pixels)
    var readings = found.map { reading(of: $0, pixels) }
    let clear = readings.indices.filter { readings[$0].quality.isClear }
    let landmarks = clear.map { found[$0].landmarks }
    let embeddings = try embedding.outputs(for: landmarks, in: pixels)
    let ages = try age?.outputs(for: landmarks, in: pixels)
    let genders = try gender?.outputs(for: landmarks, in: pixels)
    for (row, place) in clear.enumerated() {
      readings[place].embedding = embeddings[row]
      guard hasAppearance else { continue }
      readings[place].appearance = FaceAppearance(
        ageShares: ages?[row].flatMap { FaceAppearance.bands(ofYears: $0) },
        female: genders?[row].map { min(max($0[femalePlace], 0), 1) })
    }
    return readings.sorted { one, other in
      let (first, second) = (one.box.width * one.box.height, other.box.width * other.box.height)
      return (second, one.box.x, one.box.y) < (first, other.box.x, other.box.y)
    }
  }

  /// A face as shares of the photo, with its quality.
  private func reading(of face: FoundFace, _ pixels: FacePixels) -> FaceReading {
    let width = Double(pixels.width)
    let height = Double(pixels.height)
    func share(_ from: Double, _ length: Double, of whole: Double) -> (Double, Double) {
      let start = min(max(from / whole, 0), 1)
      return (start, min(max((from + length) / whole, start), 1) - start)
    }
    let (x, across) = share(face.left, face.width, of: width)
    let (y, down) = share(face.top, face.height, of: height)
    return FaceReading(
      box: FaceBox(x: x, y: y, width: across, height: down),
      landmarks: face.landmarks.scaled(x: 1 / Float(width), y: 1 / Float(height)), score: face.score,
      quality: quality(of: face, pixels))
  }

  private func quality(of face: FoundFace, _ pixels: FacePixels) -> FaceQuality {
    let side = (face.width * face.height).squareRoot()
    let chip = Self.measured?.chip(of: pixels, face.landmarks).map { GreyImage($0) }
    return FaceQuality(
      size: side / Double(min(pixels.width, pixels.height)), turn: face.landmarks.turn, blur: chip?.blurEffect ?? 1,
      brightness: chip?.meanLightness ?? 0)
  }

  /// From brow to chin and from cheek to cheek, without hair and ground.
  private static let measured = FaceAlignment(
    places: [[0.25, 0.28], [0.75, 0.28], [0.5, 0.56], [0.29, 0.80], [0.71, 0.80]], side: measuredSide)
}
