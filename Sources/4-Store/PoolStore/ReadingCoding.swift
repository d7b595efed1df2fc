internal import Foundation
internal import PoolTypes

/// How what was read becomes columns and back.
enum ReadingCoding {
  /// The versions of the readers, as `text=ppocr-v5/1 codes=…`, sorted.
  static func text(of readers: [ReaderKind: String]) -> String {
    readers.map { "\($0.key.rawValue)=\(escaped($0.value))" }.sorted().joined(separator: " ")
  }

  static func readers(from text: String) -> [ReaderKind: String] {
    var readers: [ReaderKind: String] = [:]
    for part in text.split(separator: " ") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let kind = ReaderKind(rawValue: String(pair[0])) else { continue }
      readers[kind] = pair[1].removingPercentEncoding ?? String(pair[1])
    }
    return readers
  }

  /// Names come from manifests and may hold blanks.
  private static func escaped(_ version: String) -> String {
    version.replacing("%", with: "%25").replacing(" ", with: "%20")
  }

  /// 17 bytes a line: eight corners as 16-bit shares of the side, and the confidence in 255ths.
  static func boxes(of lines: [TextLine]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.count * 17)
    for line in lines {
      let box = line.box
      for corner in [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft] {
        for share in [corner.x, corner.y] {
          let value = UInt16(min(max(share.isFinite ? share : 0, 0), 1) * 65_535)
          bytes.append(UInt8(value >> 8))
          bytes.append(UInt8(value & 0xff))
        }
      }
      bytes.append(UInt8(min(max(line.confidence.isFinite ? line.confidence : 0, 0), 1) * 255))
    }
    return bytes
  }

  static func lines(text: String, boxes: [UInt8]) -> [TextLine] {
    guard !text.isEmpty else { return [] }
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    return texts.enumerated().map { index, text in
      let start = index * 17
      guard start + 17 <= boxes.count else {
        let none = Quad.Corner(x: 0, y: 0)
        return TextLine(
          text: String(text), box: Quad(topLeft: none, topRight: none, bottomRight: none, bottomLeft: none),
          confidence: 0)
      }
      let shares = (0..<8).map { number in
        Double(UInt16(boxes[start + number * 2]) << 8 | UInt16(boxes[start + number * 2 + 1])) / 65_535
      }
      return TextLine(
        text: String(text),
        box: Quad(
          topLeft: .init(x: shares[0], y: shares[1]), topRight: .init(x: shares[2], y: shares[3]),
          bottomRight: .init(x: shares[4], y: shares[5]), bottomLeft: .init(x: shares[6], y: shares[7])),
        confidence: Double(boxes[start + 16]) / 255)
    }
  }

  static func json<Value: Encodable>(_ value: Value) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  static func value<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  static func values<Value: Decodable>(_ type: Value.Type, from text: String) -> [Value] {
    (try? JSONDecoder().decode([Value].self, from: Data(text.utf8))) ?? []
  }

  /// A unit-length vector in one byte a number: the largest number becomes ±127.
  static func quantised(_ values: [Float]) -> (scale: Double, bytes: [UInt8]) {
    let largest = values.reduce(Float(0)) { max($0, abs($1)) }
    guard largest.isFinite, largest / 127 > 0, values.allSatisfy(\.isFinite) else {
      return (0, [UInt8](repeating: 0, count: values.count))
    }
    let step = largest / 127
    return (Double(step), values.map { UInt8(bitPattern: Int8(($0 / step).rounded())) })
  }
}
