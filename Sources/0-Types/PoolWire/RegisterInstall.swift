/// `POST /v1/installs`: sent when the client opens.
public struct RegisterInstallRequest: WireRequest, Hashable {
  /// Random, made by the SDK, and new with each installation.
  public var installId: String
  /// As `com.example.app`.
  public var bundleId: String
  /// The ten characters of the team; absent off Apple's platforms.
  public var teamId: String?
  /// As `ios` or `linux`.
  public var platform: String
  /// The version of the system.
  public var osVersion: String
  /// The version of PoolKit.
  public var sdkVersion: String

  /// A registration.
  public init(
    installId: String, bundleId: String, teamId: String? = nil, platform: String, osVersion: String, sdkVersion: String
  ) {
    self.installId = installId
    self.bundleId = bundleId
    self.teamId = teamId
    self.platform = platform
    self.osVersion = osVersion
    self.sdkVersion = sdkVersion
  }

  public func check() throws(WireFault) {
    guard WireName.isInstallID(installId) else {
      throw .field("installId", "has to be 8 to 64 characters of A-Z, a-z, 0-9, _ and -")
    }
    try WireCheck.text(bundleId, 1...255, "bundleId")
    try WireCheck.text(teamId, 0...32, "teamId")
    try WireCheck.text(platform, 1...64, "platform")
    try WireCheck.text(osVersion, 1...64, "osVersion")
    try WireCheck.text(sdkVersion, 1...64, "sdkVersion")
  }
}

/// What a registered install is told.
public struct RegisterInstallResponse: Hashable, Sendable, Codable {
  /// The key that was used.
  public struct Key: Hashable, Sendable, Codable {
    /// `live` or `test`.
    public var kind: String
    /// When it ends; only while a rotated key is in its 30 days of grace.
    public var expiresAt: WireInstant?

    /// A key.
    public init(kind: String, expiresAt: WireInstant?) {
      self.kind = kind
      self.expiresAt = expiresAt
    }
  }

  /// Whether cloud assist answers this install, and why not.
  public struct CloudAssist: Hashable, Sendable, Codable {
    /// Whether it answers.
    public var enabled: Bool
    /// `disabled` or `quota_exceeded`; only when it does not answer.
    public var reason: String?
    /// Seconds until another registration may find it answering.
    public var retryAfter: Int?
    /// What is left of the month; only when it answers.
    public var unitsRemaining: Int?

    /// The state of cloud assist.
    public init(enabled: Bool, reason: String? = nil, retryAfter: Int? = nil, unitsRemaining: Int? = nil) {
      self.enabled = enabled
      self.reason = reason
      self.retryAfter = retryAfter
      self.unitsRemaining = unitsRemaining
    }
  }

  /// Whether App Attest is asked for.
  public struct Attestation: Hashable, Sendable, Codable {
    /// `off`, `monitor` or `enforce`.
    public var mode: String

    /// A mode.
    public init(mode: String) { self.mode = mode }
  }

  /// The install.
  public var installId: String
  /// The key that was used.
  public var key: Key
  /// Whether cloud assist answers.
  public var cloudAssist: CloudAssist
  /// Whether App Attest is asked for.
  public var attestation: Attestation

  /// A response.
  public init(installId: String, key: Key, cloudAssist: CloudAssist, attestation: Attestation) {
    self.installId = installId
    self.key = key
    self.cloudAssist = cloudAssist
    self.attestation = attestation
  }
}
