/// A kind of capture as grants and options name it.
public enum SourceKind: String, Hashable, Sendable, Codable, CaseIterable {
  case photos, screenshots, videos

  /// The kind that a capture of this source has.
  public var mediaType: MediaType {
    switch self {
    case .photos: .photo
    case .screenshots: .screenshot
    case .videos: .video
    }
  }
}
