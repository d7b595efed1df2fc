internal import CPoolAttesterShim
public import PoolAttest

/// Plays Apple and the device: a root of its own, an authority under it, and attestations of keys.
public struct SoftwareAttester: Sendable {
  /// Apple's extension with the nonce.
  public static let nonceOID = "1.2.840.113635.100.8.2"
  /// Seconds for which a leaf is valid, before and after the time it is made at.
  public static let leafSeconds: Int64 = 86_400

  /// What a verifier has to believe.
  public let roots: TrustedRoots
  /// The root and the authority, in DER.
  public let root: [UInt8]
  /// The authority under the root, in DER.
  public let authority: [UInt8]
  private let authorityKey: SoftwareKey
  private let instant: Int64

  /// A root and an authority.
  /// - Parameter instant: seconds since 1970; the root is valid for years around it, leaves for a day.
  public init(at instant: Int64, authorityYears: Int64 = 10, isAuthority: Bool = true) throws {
    let years = Int64(365) * 86_400
    let rootKey = try SoftwareKey()
    authorityKey = try SoftwareKey()
    root = try Self.certificate(
      name: "Software Attestation Root", key: rootKey, issuer: [], issuerKey: rootKey,
      validity: (instant - 10 * years)...(instant + 10 * years), isAuthority: true)
    authority = try Self.certificate(
      name: "Software Attestation Authority", key: authorityKey, issuer: root, issuerKey: rootKey,
      validity: (instant - 5 * years)...(instant + authorityYears * years), isAuthority: isAuthority)
    roots = TrustedRoots(certificates: [root])
    self.instant = instant
  }

  /// An attestation of a key, as the device sends it.
  public func attestation(
    of key: SoftwareKey, challenge: [UInt8], app: AttestedApp, environment: AttestEnvironment = .production
  ) throws -> [UInt8] {
    try attestation(AttestationDraft(key: key, challenge: challenge, app: app, environment: environment))
  }

  /// An attestation with whatever the draft says, right or wrong.
  public func attestation(_ draft: AttestationDraft) throws -> [UInt8] {
    let data = draft.authenticatorData
    let nonce = draft.nonce ?? Self.sha256(data + Self.sha256(draft.challenge))
    let value = draft.extensionValue ?? [0x30, 0x24, 0xA1, 0x22, 0x04, 0x20] + nonce
    let start = instant + draft.leafOffset
    let leaf = try Self.certificate(
      name: "Software Attested Key", key: draft.certifiedKey ?? draft.key, issuer: authority, issuerKey: authorityKey,
      validity: (start - Self.leafSeconds)...(start + Self.leafSeconds), isAuthority: false,
      extensionOID: draft.extensionOID, extensionValue: value)
    let chain = draft.certificates ?? [leaf, authority]
    let statement: [(String, CBORText)] = [
      ("x5c", .array(chain.map(CBORText.bytes))), ("receipt", .bytes(draft.receipt)),
    ]
    return CBORText.map([
      ("fmt", .text(draft.format)), ("attStmt", .map(statement)), ("authData", .bytes(draft.data ?? data)),
    ]).encoded
  }

  /// SHA-256, 32 bytes.
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] { AttestDigest.sha256(bytes) }

  /// The first 37 bytes of authenticator data.
  public static func head(of app: AttestedApp, flags: UInt8, counter: UInt32) -> [UInt8] {
    let count = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: counter >> UInt32($0)) }
    return sha256(Array("\(app.teamID).\(app.bundleID)".utf8)) + [flags] + count
  }

  private static func certificate(
    name: String, key: SoftwareKey, issuer: [UInt8], issuerKey: SoftwareKey, validity: ClosedRange<Int64>,
    isAuthority: Bool, extensionOID: String? = nil, extensionValue: [UInt8] = []
  ) throws -> [UInt8] {
    var made = [UInt8](repeating: 0, count: 8_192)
    var length = 0
    // The pointers of the request live until the innermost closure returns, and the shim keeps none of them.
    let code = name.withCString { name in
      withText(extensionOID) { oid in
        SoftwareKey.with(key.der) { key in
          SoftwareKey.with(issuer) { issuer in
            SoftwareKey.with(issuerKey.der) { issuerKey in
              SoftwareKey.with(extensionValue) { value in
                var request = pool_attester_certificate_request()
                request.name = name
                request.key = key
                request.issuer = issuer
                request.issuer_key = issuerKey
                request.not_before = validity.lowerBound
                request.not_after = validity.upperBound
                request.serial = Int.random(in: 1...0xFFFF_FFFF)
                request.is_authority = isAuthority ? 1 : 0
                request.extension_oid = oid
                request.extension = value
                return pool_attester_certificate(&request, &made, made.count, &length)
              }
            }
          }
        }
      }
    }
    guard code == 0 else { throw SoftwareAttesterError() }
    return Array(made.prefix(length))
  }

  private static func withText<Value>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Value) -> Value {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }
}
