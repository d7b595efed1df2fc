/// Finds faces in a photo and says what each looks like. Safe to call from several threads; calls block.
package protocol FaceReader: Sendable {
  /// Name and version; a change makes photos be read again.
  var version: String { get }
  /// The space of the embeddings; embeddings of different spaces are never compared.
  var space: String { get }
  /// - Returns: every face found, largest first.
  /// - Throws: `CaptureFailure`.
  func faces(in photo: DecodedPhoto) throws -> [FaceReading]
}

/// One face of one photo.
package struct FaceReading: Hashable, Sendable {
  /// Where it is.
  package var box: FaceBox
  /// Where its eyes, nose and mouth are.
  package var landmarks: FaceLandmarks
  /// How sure the detector is, 0 to 1.
  package var score: Double
  package var quality: FaceQuality
  /// What makes it comparable with other faces of the same space; nil for a face too poor to be compared.
  package var embedding: [Float]?
  /// How it appears; nil where the models for it are not installed, or the face is too poor.
  package var appearance: FaceAppearance?

  package init(
    box: FaceBox, landmarks: FaceLandmarks, score: Double, quality: FaceQuality, embedding: [Float]? = nil,
    appearance: FaceAppearance? = nil
  ) {
    self.box = box
    self.landmarks = landmarks
    self.score = score
    self.quality = quality
    self.embedding = embedding
    self.appearance = appearance
  }
}

/// An upright rectangle, in shares of the upright photo's width and height, 0 to 1 from its top left corner.
package struct FaceBox: Hashable, Sendable, Codable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Five points of a face; left and right are those of the picture. Pixels or shares, as the owner says; in a
/// `FaceReading` shares of the photo's width and height, which may lie a little outside 0 to 1.
package struct FaceLandmarks: Hashable, Sendable {
  package var leftEye: PlanePoint
  package var rightEye: PlanePoint
  package var nose: PlanePoint
  package var leftMouth: PlanePoint
  package var rightMouth: PlanePoint

  package init(
    leftEye: PlanePoint, rightEye: PlanePoint, nose: PlanePoint, leftMouth: PlanePoint, rightMouth: PlanePoint
  ) {
    self.leftEye = leftEye
    self.rightEye = rightEye
    self.nose = nose
    self.leftMouth = leftMouth
    self.rightMouth = rightMouth
  }

  /// The points in the order of the declarations.
  package var points: [PlanePoint] { [leftEye, rightEye, nose, leftMouth, rightMouth] }

  /// Every point with its x and y multiplied.
  package func scaled(x: Float, y: Float) -> FaceLandmarks {
    func scaled(_ point: PlanePoint) -> PlanePoint { PlanePoint(x: point.x * x, y: point.y * y) }
    return FaceLandmarks(
      leftEye: scaled(leftEye), rightEye: scaled(rightEye), nose: scaled(nose), leftMouth: scaled(leftMouth),
      rightMouth: scaled(rightMouth))
  }
}

/// How a face appears to a model, never who the person is.
package struct FaceAppearance: Hashable, Sendable {
  /// How many years each of the age shares stands for; the last has no end.
  package static let bandYears = 5
  /// How many age shares there are: 0-4, 5-9, … 75-79, 80 and more.
  package static let bandCount = 17

  /// How probable each band of ages is: `bandCount` numbers, 0 to 1, sum 1; nil without the model for it.
  package var ageShares: [Float]?
  /// How probable `female` is against `male`, 0 to 1; nil without the model for it.
  package var female: Float?

  package init(ageShares: [Float]? = nil, female: Float? = nil) {
    self.ageShares = ageShares
    self.female = female
  }

  /// Sums a model's probabilities of single years, the first of them being year 0, into the bands.
  /// - Returns: nil where there are none or one of them is no number.
  package static func bands(ofYears probabilities: some Collection<Float>) -> [Float]? {
    var shares = [Float](repeating: 0, count: bandCount)
    for (year, probability) in probabilities.enumerated() {
      guard probability.isFinite, probability >= 0 else { return nil }
      shares[min(year / bandYears, bandCount - 1)] += probability
    }
    let sum = shares.reduce(0, +)
    return sum > 0 ? shares.map { $0 / sum } : nil
  }
}
