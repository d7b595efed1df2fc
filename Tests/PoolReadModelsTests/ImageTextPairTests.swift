import Foundation
import PoolRead
import PoolTypes
import Testing

@testable import PoolReadModels

#if Onnx
  /// A pair that the test makes: the image encoder gives a picture's mean colour, the text encoder sums a vector a
  /// token, and the tokens for "red", "green" and "blue" are those colours.
  @Suite(.enabled(if: modelsFolder != nil, "no models folder: set POOL_MODELS or run Tools/prepare-models"))
  struct ImageTextPairTests {
    private let merges = [
      "g r", "gr e", "gre e", "gree n</w>", "r e", "re d</w>", "b l", "bl u", "blu e</w>",
    ]

    private func imageEncoder() -> Data {
      ONNXFile.model(
        nodes: [
          .init(operation: "GlobalAveragePool", inputs: ["pixels"], output: "mean"),
          .init(operation: "Flatten", inputs: ["mean"], output: "image", numbers: ["axis": 1]),
        ],
        inputs: [.init(name: "pixels", element: .float, sides: ["N", "C", "H", "W"])],
        output: .init(name: "image", element: .float, sides: ["N", "D"]))
    }

    private func textEncoder(_ element: ONNXFile.Element) -> Data {
      let count = 512 + merges.count + 2
      var table = [Float](repeating: 0, count: count * 3)
      for (place, merge) in ["re d</w>", "gree n</w>", "blu e</w>"].enumerated() {
        if let index = merges.firstIndex(of: merge) { table[(512 + index) * 3 + place] = 1 }
      }
      return ONNXFile.model(
        nodes: [
          .init(operation: "Gather", inputs: ["table", "tokens"], output: "vectors"),
          .init(
            operation: "ReduceSum", inputs: ["vectors"], output: "text", lists: ["axes": [1]], numbers: ["keepdims": 0]
          ),
        ],
        inputs: [.init(name: "tokens", element: element, sides: ["N", "L"])],
        output: .init(name: "text", element: .float, sides: ["N", "D"]), constants: [("table", [count, 3], table)])
    }

    private func entry(_ purpose: String, _ file: String, _ data: Data, _ contract: String) -> String {
      var hash = SHA256()
      data.withUnsafeBytes { hash.update($0) }
      return """
        {"name":"\(purpose)","version":"1","purpose":"\(purpose)","file":"\(file)","bytes":\(data.count),
        "sha256":"\(hash.finish())","licence":"none","source":"test","contract":\(contract)}
        """
    }

    private func folder(
      element: ONNXFile.Element = .int64, space: String = "colours", mergeCount: Int? = nil
    ) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: "pool-pair-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let vocabulary = Data((["# version"] + merges + [""]).joined(separator: "\n").utf8)
      let runtime = try InstalledModels(folder: #require(modelsFolder)).requiredFile(for: "runtime")
      let files = [
        ("image.onnx", imageEncoder()), ("text.onnx", textEncoder(element)), ("bpe.txt", vocabulary),
        (runtime.entry.file, try Data(contentsOf: runtime.url, options: .mappedIfSafe)),
      ]
      for (name, data) in files { try data.write(to: folder.appending(path: name)) }
      let entries = [
        entry(
          "imageEncoder", "image.onnx", files[0].1,
          """
          {"space":"colours","inputName":"pixels","outputName":"image","size":16,"resize":"bicubic","mean":[0,0,0],
          "std":[1,1,1],"dimensions":3}
          """),
        entry(
          "textEncoder", "text.onnx", files[1].1,
          """
          {"space":"\(space)","inputName":"tokens","outputName":"text","dimensions":3,"contextLength":8,"bos":521,
          "eos":522,"pad":0,"idType":"\(element)","floor":0.2}
          """),
        entry("bpeVocabulary", "bpe.txt", vocabulary, #"{"kind":"clip","merges":\#(mergeCount ?? merges.count)}"#),
        entry("runtime", runtime.entry.file, files[3].1, "{}"),
      ]
      let manifest = #"{"format":1,"models":[\#(entries.joined(separator: ","))]}"#
      try Data(manifest.utf8).write(to: folder.appending(path: "manifest.json"))
      return folder
    }

    private func picture(_ colour: [UInt8]) throws -> PixelImage {
      let pixels = (0..<40 * 30).flatMap { _ in colour }
      return try #require(PixelImage(width: 40, height: 30, pixels: pixels))
    }

    @Test(arguments: [ONNXFile.Element.int64, .int32])
    func wordsFindTheirPictures(element: ONNXFile.Element) throws {
      let folder = try folder(element: element)
      defer { try? FileManager.default.removeItem(at: folder) }
      let pair = try #require(try ImageTextPair(models: InstalledModels(folder: folder)))
      #expect(pair.space.dimensions == 3)
      #expect(pair.space.floor == 0.2)
      let colours: [String: [UInt8]] = ["red": [250, 10, 10], "green": [0, 200, 30], "blue": [20, 0, 240]]
      for (word, _) in colours {
        let query = try pair.vector(forQuery: "A \(word.capitalized)!")
        let cosines = try colours.mapValues {
          VectorArithmetic.cosine(query, try pair.vector(of: picture($0)))
        }
        #expect(cosines.max { $0.value < $1.value }?.key == word)
        #expect((cosines[word] ?? 0) > 0.97)
      }
    }

    @Test func modelsWithoutAPairHaveNone() throws {
      #expect(try ImageTextPair(models: InstalledModels(folder: #require(modelsFolder))) == nil)
    }

    @Test func sidesOfDifferentSpacesAreRefused() throws {
      let folder = try folder(space: "sounds")
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(throws: PoolError.self) { try ImageTextPair(models: InstalledModels(folder: folder)) }
    }

    @Test func vocabularyShorterThanItsContractIsRefused() throws {
      let folder = try folder(mergeCount: 4000)
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(throws: PoolError.self) { try ImageTextPair(models: InstalledModels(folder: folder)) }
    }
  }
#endif
