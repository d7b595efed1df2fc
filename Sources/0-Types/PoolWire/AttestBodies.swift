/// `POST /v1/attest/challenges`: its request has no body. What comes back works once, for the install that asked.
public struct ChallengeResponse: Hashable, Sendable, Codable {
  /// 32 bytes, base64url without padding.
  public var challenge: String
  /// Five minutes from now.
  public var expiresAt: WireInstant

  /// A challenge.
  public init(challenge: String, expiresAt: WireInstant) {
    self.challenge = challenge
    self.expiresAt = expiresAt
  }
}

/// `POST /v1/attest/keys`: a key with Apple's word for it.
public struct AttestKeyRequest: WireRequest, Hashable {
  /// As the device names it, base64.
  public var keyId: String
  /// The attestation object, base64.
  public var attestation: String
  /// The challenge that was answered.
  public var challenge: String

  /// A key.
  public init(keyId: String, attestation: String, challenge: String) {
    self.keyId = keyId
    self.attestation = attestation
    self.challenge = challenge
  }

  public func check() throws(WireFault) {
    try WireCheck.text(keyId, 1...88, "keyId")
    try WireCheck.text(attestation, 1...100_000, "attestation")
    try WireCheck.text(challenge, 1...64, "challenge")
  }
}

/// A key that was accepted.
public struct AttestKeyResponse: Hashable, Sendable, Codable {
  /// The key.
  public var keyId: String
  /// `production` or `development`.
  public var environment: String

  /// An accepted key.
  public init(keyId: String, environment: String) {
    self.keyId = keyId
    self.environment = environment
  }
}
