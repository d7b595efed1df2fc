public import PoolAttest

/// Everything that stands in an attestation, so that a test can make any of it wrong.
public struct AttestationDraft: Sendable {
  /// The key that is attested.
  public var key: SoftwareKey
  /// What the device hashed.
  public var challenge: [UInt8]
  /// The app that the device names.
  public var app: AttestedApp
  /// The AAGUID, 16 bytes.
  public var identifier: [UInt8]
  /// How often the key signed; 0 when it is right.
  public var counter: UInt32 = 0
  /// The credential id; nil writes the key's.
  public var credentialID: [UInt8]?
  /// The format; `apple-appattest` when it is right.
  public var format = "apple-appattest"
  /// The nonce of the leaf; nil writes the right one.
  public var nonce: [UInt8]?
  /// Where the nonce stands; nil leaves the extension out.
  public var extensionOID: String? = SoftwareAttester.nonceOID
  /// The whole value of the extension; nil writes the nonce as Apple does.
  public var extensionValue: [UInt8]?
  /// The key that the leaf certifies; nil writes `key`.
  public var certifiedKey: SoftwareKey?
  /// Seconds by which the time of the leaf is moved.
  public var leafOffset: Int64 = 0
  /// The chain; nil writes the leaf and the authority.
  public var certificates: [[UInt8]]?
  /// The authenticator data that is sent; nil sends what was signed.
  public var data: [UInt8]?
  /// Apple's receipt; a device sends one, this one says nothing.
  public var receipt: [UInt8] = Array("receipt".utf8)

  /// What a genuine device sends.
  public init(
    key: SoftwareKey, challenge: [UInt8], app: AttestedApp, environment: AttestEnvironment = .production
  ) {
    self.key = key
    self.challenge = challenge
    self.app = app
    identifier = environment.identifier
  }

  /// The authenticator data that the nonce is made over.
  public var authenticatorData: [UInt8] {
    let id = credentialID ?? key.id
    let length = [UInt8(truncatingIfNeeded: id.count >> 8), UInt8(truncatingIfNeeded: id.count)]
    return SoftwareAttester.head(of: app, flags: 0x40, counter: counter) + identifier + length + id
  }
}
