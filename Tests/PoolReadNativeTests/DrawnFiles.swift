import Foundation

/// Small files that the tests write themselves, so that every pixel is known.
enum DrawnFiles {
  /// A folder of the test's own; the caller removes it.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-native-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A baseline TIFF 6.0, one strip, uncompressed, little-endian. `samples` are in the file's own layout.
  ///
  /// - Parameters:
  ///   - bits: bits a sample, 8 or 16.
  ///   - photometric: 1 black is zero, 2 RGB, 5 CMYK.
  ///   - extraSamples: 2 for unassociated alpha as the last channel; nil for none.
  static func tiff(
    width: Int, height: Int, channels: Int, bits: Int = 8, photometric: Int = 2, extraSamples: Int? = nil,
    orientation: Int? = nil, samples: [UInt8]
  ) -> Data {
    // Header, then the samples, then the bits of each channel, then the directory.
    let bitsAt = 8 + samples.count + samples.count % 2
    let directoryAt = bitsAt + 2 * channels
    var entries: [(tag: Int, isLong: Bool, count: Int, value: Int)] = [
      (256, true, 1, width), (257, true, 1, height),
      (258, false, channels, channels <= 2 ? bits | (channels == 2 ? bits << 16 : 0) : bitsAt),
      (259, false, 1, 1), (262, false, 1, photometric), (273, true, 1, 8),
    ]
    if let orientation { entries.append((274, false, 1, orientation)) }
    entries += [(277, false, 1, channels), (278, true, 1, height), (279, true, 1, samples.count)]
    if let extraSamples { entries.append((338, false, 1, extraSamples)) }
    var data = Data([0x49, 0x49, 42, 0])
    data.append(number: directoryAt, bytes: 4)
    data.append(contentsOf: samples)
    if samples.count % 2 == 1 { data.append(0) }
    for _ in 0..<channels { data.append(number: bits, bytes: 2) }
    data.append(number: entries.count, bytes: 2)
    for entry in entries {
      data.append(number: entry.tag, bytes: 2)
      data.append(number: entry.isLong ? 4 : 3, bytes: 2)
      data.append(number: entry.count, bytes: 4)
      data.append(number: entry.value, bytes: 4)
    }
    data.append(number: 0, bytes: 4)
    return data
  }

  /// A Windows bitmap of 24 bits; `rgb` in rows from the top.
  static func bmp(width: Int, height: Int, rgb: [UInt8]) -> Data {
    let pixels = bottomUp(width: width, height: height, rgb: rgb)
    var data = Data([0x42, 0x4d])
    data.append(number: 54 + pixels.count, bytes: 4)
    data.append(number: 0, bytes: 4)
    data.append(number: 54, bytes: 4)
    data.append(bitmapHeader(width: width, height: height, bytes: pixels.count))
    data.append(pixels)
    return data
  }

  /// An AVI of uncompressed frames, ten a second.
  static func avi(width: Int, height: Int, frames: [[UInt8]]) -> Data {
    let pictures = frames.map { bottomUp(width: width, height: height, rgb: $0) }
    let size = pictures.first?.count ?? 0
    var main = Data()
    for value in [100_000, size * 10, 0, 0x10, frames.count, 0, 1, size, width, height, 0, 0, 0, 0] {
      main.append(number: value, bytes: 4)
    }
    var stream = Data("vidsDIB ".utf8)
    for value in [0, 0, 0, 1, 10, 0, frames.count, size, 0, 0, 0, width | height << 16] {
      stream.append(number: value, bytes: 4)
    }
    let format = chunk("strf", bitmapHeader(width: width, height: height, bytes: size))
    let streamList = chunk("LIST", Data("strl".utf8) + chunk("strh", stream) + format)
    let header = chunk("LIST", Data("hdrl".utf8) + chunk("avih", main) + streamList)
    let movie = chunk("LIST", pictures.reduce(Data("movi".utf8)) { $0 + chunk("00db", $1) })
    var index = Data()
    for number in pictures.indices {
      index.append(Data("00db".utf8))
      index.append(number: 0x10, bytes: 4)
      index.append(number: 4 + number * (8 + size), bytes: 4)
      index.append(number: size, bytes: 4)
    }
    return chunk("RIFF", Data("AVI ".utf8) + header + movie + chunk("idx1", index))
  }

  /// A JPEG with an EXIF block that says this orientation, put in right after its start marker.
  static func oriented(jpeg: Data, _ orientation: Int) -> Data {
    var exif = Data("Exif\u{0}\u{0}II".utf8)
    for (value, bytes) in [(42, 2), (8, 4), (1, 2), (274, 2), (3, 2), (1, 4), (orientation, 4), (0, 4)] {
      exif.append(number: value, bytes: bytes)
    }
    let length = exif.count + 2
    return jpeg.prefix(2) + Data([0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)]) + exif + jpeg.dropFirst(2)
  }

  private static func chunk(_ name: String, _ body: Data) -> Data {
    var data = Data(name.utf8)
    data.append(number: body.count, bytes: 4)
    data.append(body)
    if body.count % 2 == 1 { data.append(0) }
    return data
  }

  private static func bitmapHeader(width: Int, height: Int, bytes: Int) -> Data {
    var data = Data()
    for (value, size) in [
      (40, 4), (width, 4), (height, 4), (1, 2), (24, 2), (0, 4), (bytes, 4), (0, 4), (0, 4), (0, 4), (0, 4),
    ] {
      data.append(number: value, bytes: size)
    }
    return data
  }

  /// Blue, green, red, rows from the bottom, each padded to four bytes.
  private static func bottomUp(width: Int, height: Int, rgb: [UInt8]) -> Data {
    var data = Data()
    for y in (0..<height).reversed() {
      for x in 0..<width {
        let at = (y * width + x) * 3
        data.append(contentsOf: [rgb[at + 2], rgb[at + 1], rgb[at]])
      }
      data.append(contentsOf: [UInt8](repeating: 0, count: (4 - width * 3 % 4) % 4))
    }
    return data
  }
}

extension Data {
  /// Little-endian.
  fileprivate mutating func append(number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
