package import PoolRead
package import PoolTypes
internal import Synchronization

/// Decoder and readers over a simulated library: a picture carries the number of its capture in its pixels.
package final class SimulatedReaders: PhotoDecoder, TextReader, CodeReader, VisualReader {
  package let version: String
  package let labelsVersion: String
  package let space: VectorSpace?
  private let library: SimulatedLibrary
  private let side: Int
  private let numbers = Mutex<[String]>([])
  /// Called before each decode; a test waits or stops here.
  private let beforeDecode: @Sendable (String) -> Void

  package init(
    _ library: SimulatedLibrary, version: String = "simulated/1", side: Int = 64,
    beforeDecode: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.library = library
    self.version = version
    labelsVersion = version
    space = VectorSpace(id: version, dimensions: 8, floor: 0.3, sure: 0.6)
    self.side = side
    self.beforeDecode = beforeDecode
  }

  package func decode(path: String, isVideo: Bool, orientation: Int, limits: DecodeLimits) throws -> DecodedPhoto {
    beforeDecode(path)
    guard let capture = library.capture(path) else { throw CaptureFailure(.open, "no such file") }
    if let failure = capture.failure { throw CaptureFailure(.decode, failure) }
    let number = numbers.withLock { numbers in
      numbers.append(path)
      return numbers.count - 1
    }
    // The picture's noise follows its look, so that fingerprints do too; the number stands in the first pixels.
    var noise = capture.look
    var pixels = (0..<side * side * 3).map { _ in
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: noise >> 33)
    }
    for place in 0..<4 { pixels[place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
    guard let image = PixelImage(width: side, height: side, pixels: pixels) else {
      throw CaptureFailure(.decode, "empty")
    }
    return DecodedPhoto(image: image, originalSize: PixelSize(width: side, height: side))
  }

  fileprivate func capture(in photo: DecodedPhoto) -> SimulatedLibrary.Capture? {
    let number = (0..<4).reduce(0) { $0 | Int(photo.image.pixels[$1]) << (8 * $1) }
    return numbers.withLock { $0.indices.contains(number) ? $0[number] : nil }.flatMap(library.capture)
  }

  package func lines(in photo: DecodedPhoto, mediaType: MediaType) throws -> [TextLine] {
    capture(in: photo)?.text.map { SampleCapture.line($0) } ?? []
  }

  package func codes(in photo: DecodedPhoto) throws -> [ReadCode] {
    capture(in: photo)?.codes.map { ReadCode(symbology: "QR", text: $0, box: nil) } ?? []
  }

  package func read(_ photo: DecodedPhoto) throws -> (labels: [Label], vector: [Float]?) {
    guard let capture = capture(in: photo) else { return ([], nil) }
    let raw = (0..<8).map { Float(Int8(truncatingIfNeeded: capture.look >> (8 * UInt64($0)))) + 0.5 }
    let length = raw.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return (capture.labels.map { Label(name: $0, confidence: 0.9) }, raw.map { $0 / length })
  }
}

/// Faces of simulated captures: those of one person are near each other, those of two are far apart.
package struct SimulatedFaces: FaceReader {
  package let version: String
  package let space = "simulated faces"
  private let readers: SimulatedReaders

  package init(_ readers: SimulatedReaders) {
    self.readers = readers
    version = readers.version
  }

  package func faces(in photo: DecodedPhoto) throws -> [FaceReading] {
    guard let capture = readers.capture(in: photo) else { return [] }
    return capture.faces.enumerated().map { place, person in
      var chance = SeededGenerator(capture.look &+ UInt64(place))
      var own = SeededGenerator(person)
      let embedding = (0..<128).map { _ in
        Float.random(in: -0.15...0.15, using: &own) + Float.random(in: -0.02...0.02, using: &chance)
      }
      let quality = FaceQuality(size: 0.2, turn: 5, blur: 0.2, brightness: 0.5)
      let point = PlanePoint(x: 0.5, y: 0.5)
      return FaceReading(
        box: FaceBox(x: 0.1 + 0.2 * Double(place), y: 0.2, width: 0.15, height: 0.2),
        landmarks: FaceLandmarks(leftEye: point, rightEye: point, nose: point, leftMouth: point, rightMouth: point),
        score: 0.99, quality: quality, embedding: embedding, appearance: FaceAppearance(female: 0.95))
    }
  }
}
