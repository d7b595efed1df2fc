import Foundation
import PoolRead
import PoolReadNative
import PoolTypes
import Testing

/// The folder of files from elsewhere, where it is there.
let corpus: URL? = {
  let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let folder =
    ProcessInfo.processInfo.environment["CORPUS"].map { URL(fileURLWithPath: $0) }
    ?? here.appendingPathComponent("../../../shared/corpus").standardized
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}()

#if Codes && Vips
  @Suite(.enabled(if: corpus != nil, "the corpus is not there")) struct CorpusCodesTests {
    struct Row: Decodable {
      struct Code: Decodable { var text: String? }
      var file: String
      var codes: [Code]?
    }

    /// Pictures whose other text is no misreading, or that this ZXing reads in another form: a payload of raw bytes,
    /// Code 39 that only its label says is extended, two books in one picture, three symbols that belong together,
    /// a code inside a code.
    static let explained = [
      // Their add-on is printed and read, and the published answer leaves it out.
      "ean13-1/31.webp", "ean13-3/52.webp",
      "aztec-1/padding_bs.png", "code39-2/2.png", "ean13-2/23.webp", "pdf417-4/03-01.png", "qrcode-2/16.webp",
    ]

    @Test func fourInFiveImagesGiveEveryTextAndNothingIsInvented() throws {
      let folder = try #require(corpus).appendingPathComponent("codes")
      let decoder = try NativeDecoder()
      let reader = NativeCodeReader()
      var (withCode, complete, wrong, seconds) = (0, 0, 0, 0.0)
      let lines = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
      for line in lines.split(separator: "\n") {
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        guard let expected = row.codes else { continue }
        let path = folder.appendingPathComponent(row.file).path
        guard
          let photo = try? decoder.decode(path: path, isVideo: false, orientation: 1, limits: DecodeLimits())
        else { continue }
        let start = Date()
        let found = Set(try reader.codes(in: photo).map(\.text))
        seconds += Date().timeIntervalSince(start)
        let texts = Set(expected.compactMap(\.text))
        // A code whose text the source does not tell cannot be judged.
        guard expected.allSatisfy({ $0.text != nil }) else { continue }
        if !texts.isEmpty { withCode += 1 }
        if !texts.isEmpty, texts.isSubset(of: found) {
          complete += 1
        } else if !texts.isEmpty {
          print("missed", row.file, texts, found)
        }
        // A retail code read without its add-on is incomplete, not wrong.
        let invented = found.filter { text in !texts.contains { $0.hasPrefix(text) } }
        if !invented.isEmpty, !Self.explained.contains(where: { row.file.hasSuffix($0) }) {
          wrong += 1
          print("wrong", row.file, texts, found)
        }
      }
      print("codes: \(complete) of \(withCode) complete, \(wrong) wrong, \(seconds) s")
      #expect(Double(complete) / Double(max(withCode, 1)) >= 0.8)
      #expect(wrong == 0)
    }
  }
#endif
