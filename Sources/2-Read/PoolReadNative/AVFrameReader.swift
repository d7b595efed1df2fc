#if Video
  package import PoolRead
  internal import PoolTypes
  internal import CPoolAVShim

  /// A still frame of a video that is not blank, and pictures of kinds that libvips leaves to others (BMP), by libav.
  package struct AVFrameReader: PhotoDecoder {
    package init() {}

    package func decode(path: String, isVideo: Bool, orientation: Int, limits: DecodeLimits) throws
      -> DecodedPhoto
    {
      var picture = pool_av_picture()
      let code = pool_av_frame(
        path, Int64(limits.pixels), Int64(limits.sourcePixels), limits.seconds, &picture)
      defer { pool_av_free(picture.pixels) }
      guard code == 0, let pixels = picture.pixels else { throw Self.failure(code) }
      let width = Int(picture.width)
      let height = Int(picture.height)
      let copy = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 3))
      guard let image = PixelImage(width: width, height: height, pixels: copy) else {
        throw CaptureFailure(.decode, "the frame is empty")
      }
      let turns = [0: 1, 90: 6, 180: 3, 270: 8]
      let upright = image.turned(orientation: isVideo ? turns[Int(picture.rotation)] ?? 1 : orientation)
      return DecodedPhoto(
        image: upright, originalSize: PixelSize(width: upright.width, height: upright.height))
    }

    static func failure(_ code: Int32) -> CaptureFailure {
      switch code {
      case 1: CaptureFailure(.open, "the file cannot be opened")
      case 2: CaptureFailure(.decode, "no video in the file")
      case 3: CaptureFailure(.decode, "too many pixels")
      case 5: CaptureFailure(.decode, "decoding took too long")
      default: CaptureFailure(.decode, "the video is broken")
      }
    }
  }
#endif
