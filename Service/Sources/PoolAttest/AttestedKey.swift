/// An app as Apple names it.
public struct AttestedApp: Hashable, Sendable {
  /// Ten characters.
  public var teamID: String
  /// As `com.example.app`.
  public var bundleID: String

  /// The app of a team.
  public init(teamID: String, bundleID: String) {
    self.teamID = teamID
    self.bundleID = bundleID
  }

  /// The hash that stands in authenticator data: SHA-256 of `<team ID>.<bundle ID>`.
  var hash: [UInt8] { AttestDigest.sha256(Array("\(teamID).\(bundleID)".utf8)) }
}

/// Where a key was attested.
public enum AttestEnvironment: String, CaseIterable, Hashable, Sendable {
  /// An app from the App Store, TestFlight or an enterprise.
  case production
  /// An app that a developer runs.
  case development
}

/// A key that Apple vouched for.
public struct AttestedKey: Hashable, Sendable {
  /// SHA-256 of the key, 32 bytes.
  public var id: [UInt8]
  /// The point on P-256, uncompressed: 65 bytes that begin with 4. What the store keeps and assertions are checked
  /// with.
  public var publicKey: [UInt8]
  /// Where it was attested.
  public var environment: AttestEnvironment
  /// Apple's receipt as it came, for a later risk question to Apple; not checked here. At most 16 KiB.
  public var receipt: [UInt8]

  /// A key with what was attested of it.
  public init(id: [UInt8], publicKey: [UInt8], environment: AttestEnvironment, receipt: [UInt8]) {
    self.id = id
    self.publicKey = publicKey
    self.environment = environment
    self.receipt = receipt
  }
}
