/// What the index covers and how it runs.
public struct IndexOptions: Hashable, Sendable, Codable {
  /// A stretch of time back from a moment.
  public enum Span: Hashable, Sendable, Codable {
    case days(Int), weeks(Int), months(Int), years(Int)
  }

  /// Which captures the index covers, by when they were taken.
  public enum Window: Hashable, Sendable, Codable {
    case everything
    /// From that far before the index began, and everything new.
    case growing(from: Span)
    /// Always the last span: older captures leave the index.
    case sliding(Span)
  }

  /// What the index is about.
  public enum Focus: String, Hashable, Sendable, Codable, CaseIterable {
    case everything
    /// Photos of food or drink, and screenshots of recipes or restaurants.
    case food
  }

  /// What the system shows while a first index runs in the background.
  public struct BackgroundProgress: Hashable, Sendable, Codable {
    public var title: String
    /// Nil shows how far it has come.
    public var subtitle: String?

    public init(title: String = "Preparing your photos", subtitle: String? = nil) {
      self.title = title
      self.subtitle = subtitle
    }
  }

  public var window: Window = .growing(from: .months(3))
  /// Within the configuration's sources and the grants.
  public var mediaTypes: Set<SourceKind> = [.photos, .screenshots, .videos]
  /// False leaves out every video without a location: where a video came from is not said anywhere.
  public var savedVideos = true
  public var focus: Focus = .everything
  /// Most captures to index, newest first; nil is no limit.
  public var maxPhotos: Int?
  /// Whether place lookups may use a metered network.
  public var allowsCellular = false
  /// False changes the index only by `indexNow()`, or when a grant changes.
  public var updatesAutomatically = true
  /// Sends counts, timings and the ending of each run, nothing that was read.
  public var sendsRunReports = false
  public var backgroundProgress = BackgroundProgress()
  /// Whether places are kept when a grant holds `.placesVisited` or `.locations`.
  public var places = true
  /// Whether faces are grouped when a grant holds `.people`.
  public var people = false
  /// Whether things may be named by the service where the device has no language model.
  public var namesWithCloudAssist = false

  public init() {}
}
