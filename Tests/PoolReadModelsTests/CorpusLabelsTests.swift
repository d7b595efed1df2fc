import Foundation
import PoolRead
import PoolReadNative
import Testing

@testable import PoolReadModels

#if Vips && Onnx
  /// The pictures of the corpus that show one class each.
  private let classPictures: URL? = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let corpus =
      ProcessInfo.processInfo.environment["CORPUS"].map { URL(filePath: $0) }
      ?? here.appending(path: "../../../shared/corpus").standardized
    let folder = corpus.appending(path: "scenes")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  @Suite(.enabled(if: classPictures != nil && modelsFolder != nil, "the corpus or the models are not there"))
  struct CorpusLabelsTests {
    private struct Row: Decodable {
      var file: String
      var wnid: String?
    }

    private struct Taxonomy: Decodable {
      struct Class: Decodable {
        var index: Int
        var wnid: String
      }
      var classes: [Class]
    }

    @Test func theRightClassIsAmongTheFirstFiveOnNineteenOfTwentyPictures() throws {
      let folder = try #require(classPictures)
      let models = try InstalledModels(folder: #require(modelsFolder))
      let taxonomy = try JSONDecoder().decode(
        Taxonomy.self, from: Data(contentsOf: models.requiredFile(for: "labelTaxonomy").url))
      let classes = Dictionary(taxonomy.classes.map { ($0.wnid, $0.index) }, uniquingKeysWith: { first, _ in first })
      let reader = try OnnxVisualReader(models: models)
      let decoder = try NativeDecoder()
      var (asked, first, firstFive) = (0, 0, 0)
      let lines = try String(contentsOf: folder.appending(path: "expected.jsonl"), encoding: .utf8)
      for line in lines.split(separator: "\n") {
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        guard let wnid = row.wnid, let index = classes[wnid] else { continue }
        let photo = try decoder.decode(
          path: folder.appending(path: row.file).path, isVideo: false, orientation: 1, limits: DecodeLimits())
        let probabilities = try reader.classes(photo.image)
        let better = probabilities.count { $0 > probabilities[index] }
        asked += 1
        if better < 1 { first += 1 }
        if better < 5 { firstFive += 1 }
      }
      print("labels: first \(first), among the first five \(firstFive), of \(asked)")
      #expect(asked == 102)
      #expect(Double(firstFive) / Double(asked) >= 0.95)
    }
  }
#endif
