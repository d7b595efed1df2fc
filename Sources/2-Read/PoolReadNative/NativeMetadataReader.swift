internal import Foundation
public import PoolLibrary
internal import PoolTypes
internal import Synchronization

/// Metadata by the native libraries that this build has: gexiv2 for pictures, libav for videos, libvips for the EXIF
/// block of containers that gexiv2 does not open.
public struct NativeMetadataReader: MetadataReader {
  public init() {}

  public func metadata(ofFileAt path: String, kind: ContentKind) throws -> FileMetadata {
    if kind.isVideo { return try video(path) }
    var file = FileMetadata()
    #if Metadata
      if let found = GExiv2Reading.file(path) { file = found }
    #endif
    #if Vips
      let isSized = file.storedSize.map { $0.width > 0 && $0.height > 0 } ?? false
      if !isSized || kind == .heif || kind == .avif {
        let (size, exif) = VipsHeader.read(path)
        file.storedSize = size ?? (isSized ? file.storedSize : nil)
        #if Metadata
          if file.tags.isEmpty, let exif, let found = GExiv2Reading.block(exif) { file.tags = found.tags }
        #endif
      }
    #endif
    return file
  }

  public func sidecar(at path: String) throws -> FileMetadata {
    #if Metadata
      if let found = GExiv2Reading.file(path) { return found }
    #endif
    throw CaptureFailure(.metadata, "the sidecar cannot be read")
  }

  private func video(_ path: String) throws -> FileMetadata {
    #if Video
      return try AVMetadata.read(path)
    #else
      throw CaptureFailure(.metadata, "this build reads no videos")
    #endif
  }
}

#if Metadata
  internal import CPoolGExiv2

  /// gexiv2's calls. Exiv2's XMP parser keeps state for the whole process, so one call runs at a time.
  enum GExiv2Reading {
    private static let turn = Mutex(false)

    /// Runs `body` while no other call into gexiv2 is under way.
    static func alone<Result>(_ body: () -> Result) -> Result {
      turn.withLock { started in
        if !started {
          gexiv2_initialize()
          gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE)
          started = true
        }
        return body()
      }
    }

    static func file(_ path: String) -> FileMetadata? {
      read { metadata, error in gexiv2_metadata_open_path(metadata, path, &error) != 0 }
    }

    /// An EXIF block by itself, with or without its `Exif` header.
    static func block(_ bytes: [UInt8]) -> FileMetadata? {
      let header = Array("Exif\0\0".utf8)
      let segment = bytes.starts(with: header) ? bytes : header + bytes
      return read { metadata, error in
        segment.withUnsafeBufferPointer {
          gexiv2_metadata_from_app1_segment(metadata, $0.baseAddress, glong($0.count), &error) != 0
        }
      }
    }

    private static func read(
      _ open: (UnsafeMutablePointer<GExiv2Metadata>, inout UnsafeMutablePointer<GError>?) -> Bool
    ) -> FileMetadata? {
      alone {
        guard let metadata = gexiv2_metadata_new() else { return nil }
        defer { g_object_unref(metadata) }
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        guard open(metadata, &error) else { return nil }
        var file = FileMetadata()
        for tag in FileMetadata.wantedTags {
          g_clear_error(&error)
          guard gexiv2_metadata_try_has_tag(metadata, tag, &error) != 0,
            let text = gexiv2_metadata_try_get_tag_string(metadata, tag, &error)
          else { continue }
          // A tag longer than this is no date, name or place.
          file.tags[tag] = String(String(cString: text).prefix(4096))
          g_free(text)
        }
        let width = Int(gexiv2_metadata_get_pixel_width(metadata))
        let height = Int(gexiv2_metadata_get_pixel_height(metadata))
        if width > 0, height > 0 { file.storedSize = PixelSize(width: width, height: height) }
        return file
      }
    }
  }
#endif

#if Vips
  internal import CPoolVipsShim

  private enum VipsHeader {
    static func read(_ path: String) -> (size: PixelSize?, exif: [UInt8]?) {
      guard (try? VipsDecoder()) != nil else { return (nil, nil) }
      var width: Int32 = 0
      var height: Int32 = 0
      var exif: UnsafeMutablePointer<UInt8>?
      var bytes = 0
      guard pool_vips_exif(path, &width, &height, &exif, &bytes) == 0 else { return (nil, nil) }
      defer { pool_vips_free(exif) }
      return (
        PixelSize(width: Int(width), height: Int(height)),
        exif.map { [UInt8](UnsafeBufferPointer(start: $0, count: bytes)) }
      )
    }
  }
#endif

#if Video
  internal import CPoolAVShim

  private enum AVMetadata {
    static func read(_ path: String) throws -> FileMetadata {
      var found = pool_av_metadata()
      let code = pool_av_read_metadata(path, 10, &found)
      guard code == 0 else { throw CaptureFailure(.metadata, "the video's headers cannot be read") }
      func text<Value>(_ value: Value) -> String {
        withUnsafeBytes(of: value) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
      }
      var tags: [String: String] = [:]
      let named = [
        ("Video.CreationTime", text(found.creation_time)), ("Video.AppleDate", text(found.apple_date)),
        ("Video.Location", text(found.location)), ("Exif.Image.Make", text(found.make)),
        ("Exif.Image.Model", text(found.model)), ("Exif.Image.Software", text(found.software)),
        ("Video.Comment", text(found.comment)),
      ]
      for (tag, value) in named where !value.isEmpty { tags[tag] = value }
      return FileMetadata(
        tags: tags, storedSize: PixelSize(width: Int(found.width), height: Int(found.height)),
        duration: found.seconds > 0 ? found.seconds : nil, rotation: Int(found.rotation))
    }
  }
#endif
