import PoolAttest
import PoolAttestTesting
import Testing

/// One thing wrong at a time.
@Suite struct AttestationTests {
  static let instant: Int64 = 1_780_000_000
  static let app = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.app")
  static let challenge = Array("challenge of the service".utf8)

  let attester: SoftwareAttester
  let key: SoftwareKey

  init() throws {
    attester = try SoftwareAttester(at: Self.instant)
    key = try SoftwareKey()
  }

  private var draft: AttestationDraft { AttestationDraft(key: key, challenge: Self.challenge, app: Self.app) }

  private func verify(
    _ bytes: [UInt8], at instant: Int64 = instant, roots: TrustedRoots? = nil
  ) -> Result<AttestedKey, AttestRefusal> {
    AttestationVerifier(roots: roots ?? attester.roots).verify(
      bytes, keyID: key.id, challenge: Self.challenge, app: Self.app, accepted: [.production], at: instant)
  }

  /// Why it is refused when one part of it is another.
  private func refusal<Part>(
    _ part: WritableKeyPath<AttestationDraft, Part>, _ value: Part, nonce: [UInt8]? = nil
  ) throws -> AttestRefusal? {
    var draft = draft
    draft[keyPath: part] = value
    if let nonce { draft.nonce = nonce }
    if case .failure(let refusal) = verify(try attester.attestation(draft)) { return refusal }
    return nil
  }

  @Test func aGenuineOneIsBelieved() throws {
    let known = try verify(attester.attestation(draft)).get()
    #expect(known.id == key.id)
    #expect(known.publicKey == key.publicKey)
    #expect(known.environment == .production)
    #expect(known.receipt == Array("receipt".utf8))
  }

  @Test func theFormatMustBeApples() throws {
    #expect(try refusal(\.format, "packed") == .wrongFormat)
  }

  @Test func theNonceMustBeThereAndRight() throws {
    #expect(try refusal(\.nonce, Array(repeating: 7, count: 32)) == .nonceMismatch)
    #expect(try refusal(\.challenge, [1]) == .nonceMismatch)
    #expect(try refusal(\.extensionOID, nil) == .nonceMissing)
    #expect(try refusal(\.extensionOID, "1.2.840.113635.100.8.5") == .nonceMissing)
    #expect(try refusal(\.extensionValue, [0x04, 0x20]) == .nonceMissing)
    #expect(try refusal(\.nonce, Array(repeating: 7, count: 33)) == .nonceMissing)
  }

  @Test func theAppMustBeTheOneAsked() throws {
    #expect(
      try refusal(\.app, AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.other")) == .appMismatch)
  }

  @Test func aKeyThatSignedBeforeIsNotNew() throws {
    #expect(try refusal(\.counter, 1) == .counterInvalid)
  }

  @Test func theEnvironmentMustBeKnownAndAccepted() throws {
    #expect(try refusal(\.identifier, Array(repeating: 0, count: 16)) == .environmentUnknown)
    #expect(try refusal(\.identifier, AttestEnvironment.development.identifier) == .environmentNotAccepted)
  }

  @Test func theCredentialMustBeTheKey() throws {
    #expect(try refusal(\.credentialID, Array(repeating: 1, count: 32)) == .credentialMismatch)
    #expect(try refusal(\.credentialID, []) == .credentialMismatch)
  }

  @Test func theCertifiedKeyMustBeTheOneNamed() throws {
    let other = try SoftwareKey()
    #expect(try refusal(\.certifiedKey, other) == .keyMismatch)
    let wide = try SoftwareKey(curve: "P-384")
    #expect(try refusal(\.certifiedKey, wide) == .keyUnsupported)
  }

  @Test func theLeafMustBeValidNow() throws {
    #expect(try refusal(\.leafOffset, -2 * SoftwareAttester.leafSeconds) == .chainExpired)
    #expect(try refusal(\.leafOffset, 2 * SoftwareAttester.leafSeconds) == .chainNotYetValid)
  }

  @Test func theChainMustEndAtATrustedRoot() throws {
    let stranger = try SoftwareAttester(at: Self.instant)
    #expect(verify(try stranger.attestation(draft)) == .failure(.chainUntrusted))
    #expect(verify(try attester.attestation(draft), roots: .apple) == .failure(.chainUntrusted))
    #expect(verify(try attester.attestation(draft), roots: TrustedRoots(certificates: [])) == .failure(.chainUntrusted))
    #expect(try refusal(\.certificates, [attester.root, attester.authority]) != nil)
  }

  @Test func anAuthorityThatMayNotSignIsNotBelieved() throws {
    let attester = try SoftwareAttester(at: Self.instant, isAuthority: false)
    let bytes = try attester.attestation(draft)
    #expect(verify(bytes, roots: attester.roots) == .failure(.chainUntrusted))
  }

  @Test func theChainMustBeCertificatesOfTheRightNumber() throws {
    #expect(try refusal(\.certificates, []) == .certificateMalformed)
    #expect(try refusal(\.certificates, [[0x30, 0x00], [0x30, 0x00]]) == .certificateMalformed)
    #expect(try refusal(\.certificates, Array(repeating: [1], count: 9)) == .certificateMalformed)
    #expect(try refusal(\.certificates, [Array(repeating: 0x30, count: 10_000), [1]]) == .certificateMalformed)
  }

  @Test func authenticatorDataMustBeWhole() throws {
    let data = draft.authenticatorData
    for count in [0, 36, 37, 54, data.count - 1] {
      // Signed as it is sent, so that nothing but the length is wrong.
      let cut = Array(data.prefix(count))
      let nonce = SoftwareAttester.sha256(cut + SoftwareAttester.sha256(Self.challenge))
      #expect(try refusal(\.data, cut, nonce: nonce) == .authenticatorDataMalformed, "\(count) bytes")
    }
  }

  @Test func whatIsTooLongIsNotRead() throws {
    #expect(try refusal(\.receipt, Array(repeating: 0, count: 20_000)) == .tooLong)
    #expect(try refusal(\.receipt, Array(repeating: 0, count: 70_000)) == .tooLong)
  }

  @Test func wrongCborIsMalformed() throws {
    let wrong: [CBORText] = [
      .number(1), .text("x"), .array([]), .map([]), .map([("fmt", .text("apple-appattest"))]),
      .map([("fmt", .number(1)), ("attStmt", .map([])), ("authData", .bytes([]))]),
      .map([("fmt", .text("apple-appattest")), ("attStmt", .map([])), ("authData", .bytes([]))]),
      .map([("fmt", .text("a")), ("fmt", .text("b")), ("attStmt", .map([])), ("authData", .bytes([]))]),
    ]
    for value in wrong { #expect(verify(value.encoded) == .failure(.malformed)) }
    #expect(verify([]) == .failure(.malformed))
  }
}
