internal import Foundation
internal import PoolRead
internal import PoolReadModels
internal import PoolReadNative
internal import PoolTypes

/// Reads the faces of photos and tells them as JSON, one line a photo, in the order of their names.
struct PhotoFaces {
  private struct Line: Encodable {
    var file: String
    /// Time for faces alone, without the decoding, in milliseconds.
    var milliseconds: Double
    var width: Int
    var height: Int
    var faces: [Face]
    var failure: String?
  }

  private struct Face: Encodable {
    var box: [Double]
    var score: Double
    var size: Double
    var turn: Double
    var blur: Double
    var brightness: Double
    var clarity: Double
    var isClear: Bool
    var embedding: [Float]?
    var ages: [Float]?
    var female: Float?
  }

  let folder: URL
  let models: URL
  /// Each photo is read this often; the least time counts.
  let rounds: Int

  /// - Throws: `PoolError` without models.
  func run() throws {
    guard let reader = try OnnxFaceReader(models: InstalledModels(folder: models)) else {
      throw PoolError.modelUnavailable("no face models")
    }
    let decoder = try NativeDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    while let name = readLine() {
      let line = read(name, reader, decoder)
      print(String(decoding: try encoder.encode(line), as: UTF8.self))
    }
  }

  private func read(_ name: String, _ reader: OnnxFaceReader, _ decoder: NativeDecoder) -> Line {
    do {
      let photo = try decoder.decode(
        path: folder.appending(path: name).path, isVideo: false, orientation: 0, limits: DecodeLimits())
      var faces: [FaceReading] = []
      var least = Double.infinity
      for _ in 0..<rounds {
        let clock = ContinuousClock()
        let time = try clock.measure { faces = try reader.faces(in: photo) }
        least = min(least, Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15)
      }
      return Line(
        file: name, milliseconds: least, width: photo.image.width, height: photo.image.height,
        faces: faces.map(Self.told))
    } catch {
      return Line(file: name, milliseconds: 0, width: 0, height: 0, faces: [], failure: "\(error)")
    }
  }

  private static func told(_ face: FaceReading) -> Face {
    Face(
      box: [face.box.x, face.box.y, face.box.width, face.box.height], score: face.score, size: face.quality.size,
      turn: face.quality.turn, blur: face.quality.blur, brightness: face.quality.brightness,
      clarity: face.quality.clarity, isClear: face.quality.isClear, embedding: face.embedding,
      ages: face.appearance?.ageShares, female: face.appearance?.female)
  }
}
