public import PoolTypes

/// What a file's own metadata says, before anything is made of it.
public struct FileMetadata: Hashable, Sendable {
  /// Exiv2's tag names (`Exif.Photo.DateTimeOriginal`, `Xmp.photoshop.DateCreated`, …) with their values as text;
  /// rationals as `n/d`, separated by spaces.
  public var tags: [String: String]
  /// As stored, before orientation.
  public var storedSize: PixelSize?
  /// Seconds, for a video.
  public var duration: Double?
  /// Degrees clockwise that a video is to be turned.
  public var rotation: Int

  public init(
    tags: [String: String] = [:], storedSize: PixelSize? = nil, duration: Double? = nil, rotation: Int = 0
  ) {
    self.tags = tags
    self.storedSize = storedSize
    self.duration = duration
    self.rotation = rotation
  }

  /// The tags that a reader needs to give, where a file has them.
  public static let wantedTags = [
    "Exif.Photo.DateTimeOriginal", "Exif.Photo.SubSecTimeOriginal", "Exif.Photo.OffsetTimeOriginal",
    "Exif.Photo.DateTimeDigitized", "Exif.Photo.SubSecTimeDigitized", "Exif.Photo.OffsetTimeDigitized",
    "Exif.Image.DateTimeOriginal", "Exif.Image.Orientation", "Exif.Image.Make", "Exif.Image.Model",
    "Exif.Image.Software", "Exif.Image.ImageDescription", "Exif.Photo.UserComment", "Exif.Image.DateTime",
    "Exif.GPSInfo.GPSLatitude", "Exif.GPSInfo.GPSLatitudeRef", "Exif.GPSInfo.GPSLongitude",
    "Exif.GPSInfo.GPSLongitudeRef", "Exif.GPSInfo.GPSDateStamp", "Exif.GPSInfo.GPSTimeStamp",
    "Xmp.exif.GPSLatitude", "Xmp.exif.GPSLongitude",
    "Xmp.exif.DateTimeOriginal",
    "Xmp.exif.UserComment", "Xmp.photoshop.DateCreated", "Xmp.xmp.CreateDate", "Xmp.dc.title",
    "Xmp.dc.description",
    "Xmp.tiff.Orientation", "Iptc.Application2.DateCreated", "Iptc.Application2.TimeCreated",
  ]
}

/// Reads the metadata of one file. Safe to call from several threads; calls block.
public protocol MetadataReader: Sendable {
  /// - Throws: `CaptureFailure` of stage `metadata` if the file's metadata cannot be read.
  func metadata(ofFileAt path: String, kind: ContentKind) throws -> FileMetadata
  /// The tags of an XMP sidecar.
  func sidecar(at path: String) throws -> FileMetadata
}
