/// Says whether a key was made by a genuine app on a genuine device, by the nine steps of Apple's "Validating apps that
/// connect to your server" (2020). No clock, no network, no store: the caller gives the time, the challenge and the
/// app.
public struct AttestationVerifier: Sendable {
  /// Bytes of an attestation; real ones have about 6,000.
  public static let byteMax = 65_536
  /// Bytes of a receipt; real ones have about 4,000.
  static let receiptByteMax = 16_384

  private let roots: TrustedRoots

  /// A verifier that believes these roots. The service uses Apple's.
  public init(roots: TrustedRoots = .apple) { self.roots = roots }

  /// Checks an attestation. Work and memory are bounded, whatever the bytes are.
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
      attestation, keyID: keyID, clientDataHash: AttestDigest.sha256(challenge), app: app, accepted: accepted,
      at: instant)
  }

  /// The same for a hash that the app made in another way.
  package func verify(
    _ attestation: [UInt8], keyID: [UInt8], clientDataHash: [UInt8], app: AttestedApp,
    accepted: Set<AttestEnvironment>, at instant: Int64
  ) -> Result<AttestedKey, AttestRefusal> {
    Result { () throws(AttestRefusal) in
      let object = try AttestationObject(attestation)
      guard let chain = CertificateChain(object.certificates) else { throw .certificateMalformed }
      if let refusal = chain.refusal(roots: roots, instant: instant) { throw refusal }
      guard let nonce = chain.nonce else { throw .nonceMissing }
      guard nonce == AttestDigest.sha256(object.authenticatorData + clientDataHash) else { throw .nonceMismatch }
      guard let publicKey = chain.publicKey else { throw .keyUnsupported }
      guard AttestDigest.sha256(publicKey) == keyID else { throw .keyMismatch }
      let environment = try check(object.authenticatorData, keyID: keyID, app: app)
      guard accepted.contains(environment) else { throw .environmentNotAccepted }
      return AttestedKey(id: keyID, publicKey: publicKey, environment: environment, receipt: object.receipt)
    }
  }

  private func check(
    _ bytes: [UInt8], keyID: [UInt8], app: AttestedApp
  ) throws(AttestRefusal) -> AttestEnvironment {
    guard let data = AuthenticatorData(bytes), let credential = data.credential else {
      throw .authenticatorDataMalformed
    }
    guard data.appHash == app.hash else { throw .appMismatch }
    guard data.counter == 0 else { throw .counterInvalid }
    guard let environment = AttestEnvironment.allCases.first(where: { $0.identifier == credential.environment }) else {
      throw .environmentUnknown
    }
    guard credential.id == keyID else { throw .credentialMismatch }
    return environment
  }
}

/// An attestation taken apart, nothing of it believed yet.
private struct AttestationObject {
  let certificates: [[UInt8]]
  let receipt: [UInt8]
  let authenticatorData: [UInt8]

  init(_ bytes: [UInt8]) throws(AttestRefusal) {
    guard bytes.count <= AttestationVerifier.byteMax else { throw .tooLong }
    guard let members = CBORValue(bytes)?.asMap, let format = members["fmt"]?.asText,
      let statement = members["attStmt"]?.asMap, let data = members["authData"]?.asBytes
    else { throw .malformed }
    guard format == "apple-appattest" else { throw .wrongFormat }
    guard let chain = statement["x5c"]?.asArray else { throw .malformed }
    let certificates = chain.compactMap(\.asBytes)
    let receipt = statement["receipt"]?.asBytes ?? []
    guard certificates.count == chain.count else { throw .malformed }
    guard receipt.count <= AttestationVerifier.receiptByteMax else { throw .tooLong }
    self.certificates = certificates
    self.receipt = receipt
    authenticatorData = data
  }
}
