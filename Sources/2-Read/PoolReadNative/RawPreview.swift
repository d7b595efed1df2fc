#if Metadata
  internal import CPoolGExiv2
  internal import Foundation

  /// The picture that a raw file carries of itself.
  enum RawPreview {
    private static let rawEndings: Set<String> = [
      "dng", "cr2", "nef", "arw", "orf", "rw2", "pef", "raf", "srw",
    ]
    /// Larger previews are passed over.
    private static let bytesMax: guint32 = 64 << 20

    /// The largest preview, or nil if the file is no raw file or has none.
    static func largest(inFileAt path: String) -> [UInt8]? {
      guard rawEndings.contains((path as NSString).pathExtension.lowercased()) else { return nil }
      return GExiv2Reading.alone { preview(inFileAt: path) }
    }

    private static func preview(inFileAt path: String) -> [UInt8]? {
      guard let metadata = gexiv2_metadata_new() else { return nil }
      defer { g_object_unref(metadata) }
      var error: UnsafeMutablePointer<GError>?
      defer { g_clear_error(&error) }
      guard gexiv2_metadata_open_path(metadata, path, &error) != 0 else { return nil }
      guard let all = gexiv2_metadata_get_preview_properties(metadata) else { return nil }
      var best: OpaquePointer?
      var bestSize: guint32 = 0
      var next = all
      while let one = next.pointee {
        let size = gexiv2_preview_properties_get_size(one)
        if size > bestSize, size <= bytesMax {
          best = OpaquePointer(one)
          bestSize = size
        }
        next += 1
      }
      guard let best, let image = gexiv2_metadata_try_get_preview_image(metadata, .init(best), &error) else {
        return nil
      }
      defer { g_object_unref(image) }
      var size: guint32 = 0
      guard let data = gexiv2_preview_image_get_data(image, &size), size > 0 else { return nil }
      return [UInt8](UnsafeBufferPointer(start: data, count: Int(size)))
    }
  }
#endif
