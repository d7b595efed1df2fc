/// Captures that were indexed lately, about a hundred at once.
public struct IndexBatch: Hashable, Sendable, Codable, Identifiable {
  /// One capture of a batch.
  public struct Item: Hashable, Sendable, Codable, Identifiable {
    public var id: CaptureID
    public var mediaType: MediaType
    public var date: CaptureDate?
    /// Most certain first; empty unless the grant holds `.evidence`.
    public var labels: [Label]

    package init(id: CaptureID, mediaType: MediaType, date: CaptureDate?, labels: [Label]) {
      self.id = id
      self.mediaType = mediaType
      self.date = date
      self.labels = labels
    }
  }

  /// `bat_` and random letters.
  public var id: String
  public var items: [Item]

  package init(id: String, items: [Item]) {
    self.id = id
    self.items = items
  }
}
