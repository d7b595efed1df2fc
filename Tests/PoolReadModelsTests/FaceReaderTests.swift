import Foundation
import PoolRead
import PoolReadNative
import PoolTypes
import Testing

@testable import PoolReadModels

#if Vips && Onnx
  /// The corpus of faces.
  private let faceCorpus: URL? = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let corpus =
      ProcessInfo.processInfo.environment["CORPUS"].map { URL(filePath: $0) }
      ?? here.appending(path: "../../../shared/corpus").standardized
    let folder = corpus.appending(path: "faces")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  @Suite(.enabled(if: modelsFolder != nil, "no models folder: set POOL_MODELS or run Tools/prepare-models"))
  struct FaceReaderTests {
    private func wholeReader() throws -> OnnxFaceReader {
      let folder = try #require(modelsFolder)
      let made = try OnnxFaceReader(models: InstalledModels(folder: folder))
      return try #require(made)
    }

    private func photo(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) throws -> DecodedPhoto {
      var pixels: [UInt8] = []
      for y in 0..<height { for x in 0..<width { pixels += [UInt8](repeating: value(x, y), count: 3) } }
      let image = try #require(PixelImage(width: width, height: height, pixels: pixels))
      return DecodedPhoto(image: image, originalSize: PixelSize(width: width, height: height))
    }

    @Test func picturesWithoutFacesHaveNone() throws {
      let reader = try wholeReader()
      #expect(try reader.faces(in: photo(300, 200) { _, _ in 128 }).isEmpty)
      #expect(try reader.faces(in: photo(400, 300) { x, y in UInt8((x * 31 + y * 17) % 256) }).isEmpty)
      #expect(try reader.faces(in: photo(300, 300) { x, y in (x / 20 + y / 20) % 2 == 0 ? 20 : 230 }).isEmpty)
    }

    @Test(arguments: [(1, 1), (3, 900), (900, 3), (11, 11), (24, 24), (4000, 60)])
    func picturesOfAnyShapeAreRead(_ width: Int, _ height: Int) throws {
      let reader = try wholeReader()
      _ = try reader.faces(in: photo(width, height) { x, y in UInt8((x * 7 + y * 13) % 256) })
    }

    /// The models folder again, with a manifest that lacks what is named.
    private func models(without purposes: Set<String>) throws -> (InstalledModels, URL) {
      let folder = try #require(modelsFolder)
      let copy = FileManager.default.temporaryDirectory.appending(path: "pool-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      var manifest = try JSONDecoder().decode(
        ModelManifest.self, from: Data(contentsOf: folder.appending(path: "manifest.json")))
      manifest.models.removeAll { purposes.contains($0.purpose) }
      for model in manifest.models {
        try FileManager.default.createSymbolicLink(
          at: copy.appending(path: model.file),
          withDestinationURL: folder.appending(path: model.file).resolvingSymlinksInPath())
      }
      try JSONEncoder().encode(manifest).write(to: copy.appending(path: "manifest.json"))
      return (try InstalledModels(folder: copy), copy)
    }

    @Test func readerIsAbsentWithoutItsModelsAndSaysNothingOfAgeWithoutThatModel() throws {
      let whole = try wholeReader()
      #expect(whole.hasAppearance)
      let (none, first) = try models(without: ["faceEmbedding"])
      defer { try? FileManager.default.removeItem(at: first) }
      #expect(try OnnxFaceReader(models: none) == nil)
      let (bare, second) = try models(without: ["ageEstimate", "genderEstimate"])
      defer { try? FileManager.default.removeItem(at: second) }
      let made = try OnnxFaceReader(models: bare)
      let reader = try #require(made)
      #expect(!reader.hasAppearance)
      // Photos are read again when the model comes, and compared in the same space.
      #expect(reader.version != whole.version)
      #expect(reader.space == whole.space)
    }

    private struct Row: Decodable {
      var file: String
      var person: String?
      var least: Int?
      var published: Int?

      enum CodingKeys: String, CodingKey {
        case file, person
        case least = "faces_min"
        case published = "faces_published"
      }
    }

    @Test(.enabled(if: faceCorpus != nil, "the corpus is not there"))
    func nineteenOfTwentyPublishedFacesAreFoundAndClearOnesAreCompared() throws {
      let folder = try #require(faceCorpus)
      let reader = try wholeReader()
      let decoder = try NativeDecoder()
      var (published, found, invented) = (0, 0, 0)
      let lines = try String(contentsOf: folder.appending(path: "expected.jsonl"), encoding: .utf8)
      for (number, line) in lines.split(separator: "\n").enumerated() {
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        // Every fifth of those with one face, and all with another count.
        guard let count = row.published ?? row.least, row.least != 1 || number % 5 == 0 else { continue }
        let photo = try decoder.decode(
          path: folder.appending(path: row.file).path, isVideo: false, orientation: 1, limits: DecodeLimits())
        let faces = try reader.faces(in: photo)
        published += count
        found += min(count, faces.count)
        if count == 0 { invented += faces.count }
        for face in faces {
          #expect((face.embedding != nil) == face.quality.isClear)
          #expect(face.embedding == nil || face.embedding?.count == 128)
          #expect(face.box.x >= 0 && face.box.x + face.box.width <= 1.0001)
          #expect(face.box.y >= 0 && face.box.y + face.box.height <= 1.0001)
        }
      }
      #expect(published > 40)
      #expect(invented == 0)
      #expect(Double(found) >= 0.95 * Double(published))
    }
  }
#endif
