/// What an app asks the person for.
public struct AccessRequest: Hashable, Sendable, Codable {
  public var sources: Set<SourceKind>
  public var data: Set<DataCategory>
  public var operations: Set<GrantOperation>
  /// Why, in the app's words, as the person reads it: 1 to 300 characters.
  public var purpose: String
  /// Whether what is granted may go to the service for answers.
  public var allowsCloudAssist: Bool
  /// Seconds since 1970 at which the grant ends by itself; nil never.
  public var expires: Double?

  /// The categories of a request that names none.
  public static var standard: Set<DataCategory> { .standard }

  public init(
    sources: Set<SourceKind> = [.photos, .screenshots], data: Set<DataCategory> = .standard,
    operations: Set<GrantOperation> = [.search], purpose: String, allowsCloudAssist: Bool = false,
    expires: Double? = nil
  ) {
    self.sources = sources
    self.data = data
    self.operations = operations
    self.purpose = purpose
    self.allowsCloudAssist = allowsCloudAssist
    self.expires = expires
  }
}

/// What the person gave. A handle: every read names one, and what it lets through is looked up by its id at that
/// moment, never taken from this copy.
public struct Grant: Hashable, Sendable, Codable, Identifiable {
  /// `grt_` and random letters.
  public let id: String
  public let sources: Set<SourceKind>
  public let data: Set<DataCategory>
  public let operations: Set<GrantOperation>
  public let purpose: String
  public let allowsCloudAssist: Bool
  /// Seconds since 1970; nil never ends by itself.
  public let expires: Double?
  /// Seconds since 1970 at which it was given.
  public let granted: Double

  package init(id: String, access: AccessRequest, granted: Double) {
    self.id = id
    sources = access.sources
    data = access.data
    operations = access.operations
    purpose = access.purpose
    allowsCloudAssist = access.allowsCloudAssist
    expires = access.expires
    self.granted = granted
  }

  /// Whether it still holds at a moment, in seconds since 1970.
  public func isValid(at moment: Double) -> Bool { expires.map { moment < $0 } ?? true }
}
