/// What is known of a capture without looking at its pixels.
public struct CaptureFacts: Hashable, Sendable, Codable {
  public var mediaType: MediaType
  public var date: CaptureDate?
  /// IANA name or offset of the zone where it was taken, where known; otherwise nil.
  public var timeZone: String?
  public var location: Coordinate?
  /// Size as shown, upright.
  public var size: PixelSize?
  /// EXIF orientation of the file, 1 to 8.
  public var orientation: Int
  /// Maker and model, such as `Canon EOS 40D`.
  public var camera: String?
  /// Seconds, for a video.
  public var duration: Double?
  /// Title or description given by a sidecar or the metadata.
  public var title: String?

  public init(
    mediaType: MediaType, date: CaptureDate? = nil, timeZone: String? = nil, location: Coordinate? = nil,
    size: PixelSize? = nil, orientation: Int = 1, camera: String? = nil, duration: Double? = nil,
    title: String? = nil
  ) {
    self.mediaType = mediaType
    self.date = date
    self.timeZone = timeZone
    self.location = location
    self.size = size
    self.orientation = orientation
    self.camera = camera
    self.duration = duration
    self.title = title
  }
}
