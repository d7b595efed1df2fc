/// Says whether a key was made by a genuine app on a genuine device, after Apple's "Validating apps that connect to
/// your server". No clock, no network, no store: the caller gives the time, the challenge and the app.
public struct AttestationVerifier: Sendable {
  /// Bytes of an attestation; real ones have about 6,000.
  public static let byteMax = 65_536

  private let roots: TrustedRoots

  /// A verifier that believes these roots. The service uses Apple's.
  public init(roots: TrustedRoots = .apple) { self.roots = roots }

  /// Checks an attestation.
  /// - Parameters:
  ///   - attestation: the object as the device sent it, out of base64.
  ///   - keyID: the key's id as the device names it, 32 bytes out of base64.
  ///   - challenge: the bytes that the device hashed: the service's challenge.
  ///   - app: the app that the key must be of.
  ///   - accepted: where keys may come from.
  ///   - instant: seconds since 1970 at which certificates must be valid.
  public func verify(
    _ attestation: [UInt8], keyID: [UInt8], challenge: [UInt8], app: AttestedApp,
    accepted: Set<AttestEnvironment>, at instant: Int64
  ) -> Result<AttestedKey, AttestRefusal> {
    verify(
      attestation, keyID: keyID, clientDataHash: Digest.sha256(challenge), app: app, accepted: accepted, at: instant)
  }
}
