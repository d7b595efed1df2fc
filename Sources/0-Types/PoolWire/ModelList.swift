/// `GET /v1/models`: the model files that the operator publishes.
public struct ModelList: Hashable, Sendable, Codable {
  /// One file.
  public struct Model: Hashable, Sendable, Codable {
    /// As `text-vector`.
    public var name: String
    /// Its version, in the words of who made it.
    public var version: String
    /// What it is for: the key by which a reader looks for it.
    public var purpose: String
    /// Where it is.
    public var url: String
    /// Its length.
    public var bytes: Int
    /// SHA-256 of its bytes in small hexadecimal letters.
    public var sha256: String
    /// An SPDX expression.
    public var license: String
    /// What a reader has to know of it.
    public var metadata: WireJSON

    /// A model file.
    public init(
      name: String, version: String, purpose: String, url: String, bytes: Int, sha256: String, license: String,
      metadata: WireJSON
    ) {
      self.name = name
      self.version = version
      self.purpose = purpose
      self.url = url
      self.bytes = bytes
      self.sha256 = sha256
      self.license = license
      self.metadata = metadata
    }
  }

  /// The files.
  public var models: [Model]

  /// A list.
  public init(models: [Model]) { self.models = models }
}
