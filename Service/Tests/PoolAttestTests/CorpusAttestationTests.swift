import Foundation
import Testing

@testable import PoolAttest

/// The sample of Apple's documentation passed its challenge where the hash of one belongs.
private let unhashed = "apple-published-sample"

@Suite(.enabled(if: AttestCorpus.folder != nil, "the corpus is not there")) struct CorpusAttestationTests {
  private func verify(
    _ vector: AttestCorpus.Vector, bytes: [UInt8]? = nil, app: AttestedApp? = nil,
    keyID: [UInt8]? = nil, challenge: [UInt8]? = nil, accepted: Set<AttestEnvironment> = [.production, .development],
    later: Int64 = 0
  ) -> Result<AttestedKey, AttestRefusal> {
    let bytes = bytes ?? AttestCorpus.bytes(vector.attestationB64)
    let clientData = challenge ?? AttestCorpus.bytes(vector.challenge)
    return AttestationVerifier().verify(
      bytes, keyID: keyID ?? AttestCorpus.bytes(vector.keyIdB64),
      clientDataHash: vector.id == unhashed ? clientData : AttestDigest.sha256(clientData), app: app ?? vector.app,
      accepted: accepted, at: vector.instant + later)
  }

  @Test func allAreThere() {
    #expect(AttestCorpus.attestations.count == 9)
    #expect(AttestCorpus.assertions.count == 5)
  }

  @Test(arguments: AttestCorpus.attestations) func verifiesAtItsDate(_ vector: AttestCorpus.Vector) throws {
    let key = try verify(vector).get()
    #expect(key.publicKey == vector.point)
    #expect(key.environment.rawValue == vector.environment)
    #expect(!key.receipt.isEmpty)
  }

  @Test(arguments: AttestCorpus.attestations) func isRefusedForAnotherReasonEachTime(
    _ vector: AttestCorpus.Vector
  ) throws {
    let app = vector.app
    let keyID = AttestCorpus.bytes(vector.keyIdB64)
    let isProduction = vector.environment == "production"
    let year: Int64 = 365 * 86_400
    #expect(verify(vector, app: AttestedApp(teamID: app.teamID, bundleID: "org.other")) == .failure(.appMismatch))
    #expect(verify(vector, app: AttestedApp(teamID: "0000000000", bundleID: app.bundleID)) == .failure(.appMismatch))
    #expect(verify(vector, keyID: [UInt8](keyID.reversed())) == .failure(.keyMismatch))
    #expect(verify(vector, keyID: []) == .failure(.keyMismatch))
    #expect(verify(vector, challenge: Array("another".utf8)) == .failure(.nonceMismatch))
    #expect(verify(vector, later: 2 * year) == .failure(.chainExpired))
    #expect(verify(vector, later: -year) == .failure(.chainNotYetValid))
    #expect(verify(vector, accepted: []) == .failure(.environmentNotAccepted))
    let swapped: Set<AttestEnvironment> = [isProduction ? .development : .production]
    #expect(verify(vector, accepted: swapped) == .failure(.environmentNotAccepted))
    let bytes = AttestCorpus.bytes(vector.attestationB64)
    #expect(verify(vector, bytes: Array(bytes.dropLast())) == .failure(.malformed))
    #expect(verify(vector, bytes: bytes + [0]) == .failure(.malformed))
    let long = bytes + Array(repeating: 0, count: AttestationVerifier.byteMax)
    #expect(verify(vector, bytes: long) == .failure(.tooLong))
  }

  /// Authenticator data is the last member of every real attestation.
  @Test(arguments: AttestCorpus.attestations) func aChangedByteOfTheSignedDataIsSeen(
    _ vector: AttestCorpus.Vector
  ) throws {
    let bytes = AttestCorpus.bytes(vector.attestationB64)
    let hash = vector.app.hash
    let start = try #require(bytes.firstRange(of: hash)?.lowerBound)
    for place in stride(from: start, to: start + 37 + 16 + 2 + 32, by: 5) {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(verify(vector, bytes: changed) == .failure(.nonceMismatch), "byte \(place - start)")
    }
  }

  @Test(arguments: AttestCorpus.attestations) func aChangedByteOfTheLeafIsSeen(_ vector: AttestCorpus.Vector) throws {
    let bytes = AttestCorpus.bytes(vector.attestationB64)
    let value = try #require(CBORValue(bytes)?.asMap)
    let leaf = try #require(value["attStmt"]?.asMap?["x5c"]?.asArray?.first?.asBytes)
    let start = try #require(bytes.firstRange(of: leaf)?.lowerBound)
    var refusals: Set<AttestRefusal> = []
    for place in stride(from: start, to: start + leaf.count, by: 7) {
      var changed = bytes
      changed[place] ^= 0x01
      switch verify(vector, bytes: changed) {
      case .success: Issue.record("byte \(place - start) of the leaf was changed and it was believed")
      case .failure(let refusal): refusals.insert(refusal)
      }
    }
    #expect(refusals.contains(.chainUntrusted))
    #expect(
      refusals.isSubset(of: [.chainUntrusted, .certificateMalformed, .malformed, .chainExpired, .chainNotYetValid]))
  }

  @Test(arguments: AttestCorpus.assertions) func assertionVerifiesAndItsNegativesDoNot(
    _ vector: AttestCorpus.Vector
  ) throws {
    let assertion = AttestCorpus.bytes(vector.assertionB64)
    let body = AttestCorpus.bytes(vector.clientDataB64)
    let verifier = AssertionVerifier()
    func verify(_ assertion: [UInt8], _ body: [UInt8], _ app: AttestedApp) -> Result<UInt32, AttestRefusal> {
      verifier.verify(assertion, body: body, publicKey: vector.point, app: app)
    }
    let counter = try verify(assertion, body, vector.app).get()
    #expect(counter == vector.counter)
    #expect(verify(assertion, body + [0], vector.app) == .failure(.signatureInvalid))
    #expect(verify(assertion, [], vector.app) == .failure(.signatureInvalid))
    #expect(verify(assertion, body, AttestedApp(teamID: "A", bundleID: "b")) == .failure(.appMismatch))
    #expect(verify(Array(assertion.dropLast()), body, vector.app) == .failure(.malformed))
    let stranger = try #require(AttestCorpus.assertions.first { $0.point != vector.point })
    let foreign = verifier.verify(assertion, body: body, publicKey: stranger.point, app: vector.app)
    #expect(foreign == .failure(.signatureInvalid))
    var window = CounterWindow()
    #expect([counter, counter].map { window.accept($0) } == [true, false])
  }
}
