import Foundation
import PoolRead
import PoolTypes
import Testing

@testable import PoolReadModels

/// Measures reading over a list of decoded pictures: `POOL_MEASURE` names a JSON file, a list of objects with `ppm`
/// (path of a binary PPM) and `lines` (the whole text) or `mustContain` (phrases). Prints figures, judges nothing.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["POOL_MEASURE"] != nil && modelsFolder != nil,
    "set POOL_MEASURE to a list of pictures, and POOL_MODELS"))
struct TextMeasurements {
  struct Row: Decodable {
    var ppm: String
    var lines: [String]?
    var mustContain: [String]?
    var kind: String?
  }

  func picture(_ path: String) throws -> PixelImage {
    let data = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var fields: [String] = []
    var at = 0
    while fields.count < 4 {
      let start = at
      while data[at] > 32 { at += 1 }
      fields.append(String(decoding: data[start..<at], as: UTF8.self))
      at += 1
    }
    let (width, height) = (try #require(Int(fields[1])), try #require(Int(fields[2])))
    return try #require(PixelImage(width: width, height: height, pixels: Array(data[at...])))
  }

  private func words(_ lines: [String]) -> [String: Int] {
    var bag: [String: Int] = [:]
    for word in lines.joined(separator: " ").lowercased().split(whereSeparator: \.isWhitespace) {
      bag[String(word), default: 0] += 1
    }
    return bag
  }

  private func packed(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }

  @Test func recallAndTime() throws {
    let list = try #require(ProcessInfo.processInfo.environment["POOL_MEASURE"])
    let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: URL(filePath: list)))
    let reader = try OnnxTextReader(
      models: InstalledModels(folder: #require(modelsFolder)), room: SharedRoom(size: 512_000_000))
    var (wanted, found, phrases, hits, seconds) = (0, 0, 0, 0, 0.0)
    var readings: [[String: Any]] = []
    for row in rows {
      let image = try picture(row.ppm)
      let photo = DecodedPhoto(
        image: image, originalSize: PixelSize(width: image.width, height: image.height))
      let start = ContinuousClock.now
      let lines = try reader.lines(in: photo, mediaType: row.kind == "screenshot" ? .screenshot : .photo)
      let taken = (ContinuousClock.now - start) / .seconds(1)
      seconds += taken
      let texts = lines.map(\.text)
      if let expected = row.lines {
        let have = words(texts)
        let want = words(expected)
        let count = want.values.reduce(0, +)
        let got = want.reduce(0) { $0 + min($1.value, have[$1.key] ?? 0) }
        (wanted, found) = (wanted + count, found + got)
        print("words \(got)/\(count) \(row.ppm) \(Int(taken * 1000)) ms, \(lines.count) lines")
      }
      let all = packed(texts.joined())
      for phrase in row.mustContain ?? [] {
        phrases += 1
        if all.contains(packed(phrase)) { hits += 1 } else { print("missing [\(phrase)] in \(row.ppm)") }
      }
      readings.append([
        "ppm": row.ppm, "texts": texts, "confidences": lines.map(\.confidence), "ms": taken * 1000,
        "boxes": lines.map {
          [$0.box.topLeft.x, $0.box.topLeft.y, $0.box.bottomRight.x, $0.box.bottomRight.y]
        },
      ])
    }
    print(
      "WORDS \(found)/\(wanted) PHRASES \(hits)/\(phrases) MEAN \(Int(seconds / Double(rows.count) * 1000)) ms"
    )
    try JSONSerialization.data(withJSONObject: readings).write(to: URL(filePath: list + ".readings.json"))
  }
}
