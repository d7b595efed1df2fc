#if Vips
  package import PoolRead
  internal import PoolTypes
  internal import CPoolVipsShim
  internal import Foundation

  /// Pictures by libvips: shrunk while loading, upright, sRGB, over white, from trusted loaders alone.
  package struct VipsDecoder: PhotoDecoder {
    /// libvips is started once a process; later decoders share it.
    private static let started = pool_vips_start() == 0

    /// - Throws: `CaptureFailure` if libvips does not start.
    package init() throws {
      guard Self.started else { throw CaptureFailure(.decode, "libvips did not start") }
    }

    package func decode(path: String, isVideo: Bool, orientation: Int, limits: DecodeLimits) throws
      -> DecodedPhoto
    {
      try decode(path: path, bytes: nil, orientation: orientation, limits: limits)
    }

    /// Decodes a picture that is already in memory, such as a preview inside a raw file.
    func decode(bytes: [UInt8], orientation: Int, limits: DecodeLimits) throws -> DecodedPhoto {
      try decode(path: "", bytes: bytes, orientation: orientation, limits: limits)
    }

    private func decode(path: String, bytes: [UInt8]?, orientation: Int, limits: DecodeLimits) throws
      -> DecodedPhoto
    {
      var picture = pool_vips_picture()
      let call = { (data: UnsafeRawPointer?, count: Int) in
        pool_vips_decode(
          path, data, count, Int32(orientation), Int64(limits.pixels), Int32(limits.side),
          Int64(limits.sourcePixels), limits.seconds, &picture)
      }
      let code = bytes.map { $0.withUnsafeBytes { call($0.baseAddress, $0.count) } } ?? call(nil, 0)
      defer { pool_vips_free(picture.pixels) }
      guard code == POOL_VIPS_OK, let pixels = picture.pixels else { throw Self.failure(code) }
      let width = Int(picture.width)
      let height = Int(picture.height)
      let copy = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 3))
      guard let image = PixelImage(width: width, height: height, pixels: copy) else {
        throw CaptureFailure(.decode, "the picture is empty")
      }
      return DecodedPhoto(
        image: image,
        originalSize: PixelSize(width: Int(picture.source_width), height: Int(picture.source_height)))
    }

    private static func failure(_ code: pool_vips_code) -> CaptureFailure {
      switch code {
      case POOL_VIPS_UNREADABLE: CaptureFailure(.open, "the file cannot be opened")
      case POOL_VIPS_UNKNOWN: CaptureFailure(.decode, "no picture that can be read")
      case POOL_VIPS_TOO_LARGE: CaptureFailure(.decode, "too many pixels")
      case POOL_VIPS_FILE_TOO_LARGE: CaptureFailure(.decode, "the file is too large")
      case POOL_VIPS_TIMEOUT: CaptureFailure(.decode, "decoding took too long")
      default: CaptureFailure(.decode, "the picture is broken")
      }
    }
  }
#endif
