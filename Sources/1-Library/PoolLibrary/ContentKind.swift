internal import Foundation

/// What a file is by its first bytes, whatever its name says.
public enum ContentKind: String, Hashable, Sendable {
  case jpeg, png, heif, avif, webp, gif, tiff, bmp, mp4, quickTime, webM

  public var isVideo: Bool { self == .mp4 || self == .quickTime || self == .webM }

  /// Endings of files that are looked at, in lower case.
  static let pictureEndings: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "heic", "heif", "hif", "avif", "webp", "gif", "tif", "tiff", "bmp",
    "dng",
    "cr2", "nef", "arw", "orf", "rw2", "pef", "srw", "thm",
  ]
  static let videoEndings: Set<String> = ["mp4", "mov", "m4v", "webm"]

  /// Nil for what is no picture or video that is read.
  ///
  /// - Parameter head: at least the first 16 bytes, where the file has them.
  public init?(head: [UInt8]) {
    func starts(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.count >= offset + bytes.count && Array(head[offset..<offset + bytes.count]) == bytes
    }
    if starts([0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if starts(Array("GIF8".utf8)) {
      self = .gif
    } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if starts([0x49, 0x49, 0x2a, 0]) || starts([0x4d, 0x4d, 0, 0x2a])
      || starts([0x49, 0x49, 0x52, 0x4f])
      || starts([0x49, 0x49, 0x55, 0])
    {
      self = .tiff
    } else if starts(Array("BM".utf8)), starts([0, 0, 0, 0], at: 6), head.count >= 14 {
      self = .bmp
    } else if starts([0x1a, 0x45, 0xdf, 0xa3]) {
      self = .webM
    } else if starts(Array("ftyp".utf8), at: 4), head.count >= 12 {
      let brand = String(decoding: head[8..<12], as: UTF8.self)
      guard let kind = Self.container(brand: brand, head: head) else { return nil }
      self = kind
    } else if ["moov", "mdat", "wide", "free", "skip"].contains(where: { starts(Array($0.utf8), at: 4) }) {
      self = .quickTime
    } else {
      return nil
    }
  }

  /// The brands of ISO base media files; a generic brand is settled by the compatible brands after it.
  private static func container(brand: String, head: [UInt8]) -> ContentKind? {
    let compatible = stride(from: 16, to: min(head.count - 3, 64), by: 4).map {
      String(decoding: head[$0..<$0 + 4], as: UTF8.self)
    }
    switch brand {
    case "avif", "avis": return .avif
    case "heic", "heix", "hevc", "hevx", "heim", "heis": return .heif
    case "mif1", "msf1": return compatible.contains("avif") ? .avif : .heif
    case "qt  ": return .quickTime
    // Raw pictures and music in the same container.
    case "crx ", "M4A ", "M4B ", "M4P ": return nil
    default: return .mp4
    }
  }

  /// Reads the head of a file; nil if it is unreadable or none of ours.
  static func ofFile(at path: String) -> (kind: ContentKind?, readable: Bool) {
    guard let file = FileHandle(forReadingAtPath: path) else { return (nil, false) }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 64) else { return (nil, true) }
    return (ContentKind(head: [UInt8](data)), true)
  }
}
