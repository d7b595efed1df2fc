internal import Foundation
package import PoolRead
internal import PoolTypes

/// Pictures and videos by the native libraries that this build has.
package struct NativeDecoder: PhotoDecoder {
  #if Vips
    private let pictures: VipsDecoder
  #endif

  /// - Throws: `CaptureFailure` if a native library does not start.
  package init() throws {
    #if Vips
      pictures = try VipsDecoder()
    #endif
  }

  package func decode(path: String, isVideo: Bool, orientation: Int, limits: DecodeLimits) throws
    -> DecodedPhoto
  {
    try checkFile(path, limits)
    #if Video
      if isVideo || startsAsBMP(path) {
        return try AVFrameReader().decode(
          path: path, isVideo: isVideo, orientation: orientation, limits: limits)
      }
    #endif
    if isVideo { throw CaptureFailure(.decode, "this build reads no videos") }
    #if Vips
      #if Metadata
        if let preview = RawPreview.largest(inFileAt: path) {
          return try pictures.decode(bytes: preview, orientation: orientation, limits: limits)
        }
      #endif
      return try pictures.decode(path: path, isVideo: false, orientation: orientation, limits: limits)
    #else
      throw CaptureFailure(.decode, "this build reads no pictures")
    #endif
  }

  private func checkFile(_ path: String, _ limits: DecodeLimits) throws {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw CaptureFailure(.open, errno == ENOENT ? "the file is gone" : "the file cannot be opened")
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw CaptureFailure(.open, "not a regular file") }
    guard access(path, R_OK) == 0 else { throw CaptureFailure(.open, "the file may not be read") }
    guard info.st_size > 0 else { throw CaptureFailure(.decode, "the file is empty") }
    guard Int64(info.st_size) <= limits.fileBytes else {
      throw CaptureFailure(.decode, "the file is too large")
    }
  }

  private func startsAsBMP(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: 2)) == Data([0x42, 0x4d])
  }
}
