internal import Foundation
internal import PoolTypes
internal import PoolWire

extension CloudClient {
  private static let attestedKey = "cloud.attestedKey"

  /// The attested key and its assertion over a body; nil where the app does not ask for one.
  ///
  /// - Throws: `PoolError.cloudAssistUnavailable` where the app insists on one and there is none.
  func signature(of body: [UInt8]) async throws -> (key: String, assertion: String)? {
    guard let mode = registered?.standing.attestation, mode != "off" else { return nil }
    do {
      guard let attester else { throw Self.unattested }
      let key = try await attested()
      let assertion = try await attester.assertion(ofKey: key, body: body)
      return (key, Data(assertion).base64EncodedString())
    } catch {
      if error is CancellationError { throw error }
      // Where the app only watches, a request without one is answered.
      if mode == "monitor" { return nil }
      throw error is PoolError ? error : Self.unattested
    }
  }

  /// Forgets the key of before and has a new one attested.
  func attestAnew() async throws {
    try memory.set(Self.attestedKey, to: nil)
    _ = try await attested()
  }

  /// The key that was attested for this install, or a new one. A call during another one waits for that one.
  private func attested() async throws -> String {
    let install = try installID()
    if let known = try memory.value(Self.attestedKey)?.split(separator: " "), known.count == 2,
      known[0] == install
    {
      return String(known[1])
    }
    if let attesting { return try await attesting.value }
    let task = Task { try await attestOnce(install) }
    attesting = task
    defer { attesting = nil }
    return try await task.value
  }

  private func attestOnce(_ install: String) async throws -> String {
    guard let attester else { throw Self.unattested }
    let given: ChallengeResponse = try await value(Outgoing("POST", "/v1/attest/challenges"))
    guard let challenge = Self.bytes(given.challenge), challenge.count == 32 else { throw ServiceRefusal.senseless }
    let key: String
    let attestation: [UInt8]
    do {
      key = try await attester.makeKey()
      attestation = try await attester.attestation(ofKey: key, challenge: challenge)
    } catch {
      throw error is CancellationError ? error : Self.unattested
    }
    var outgoing = try Outgoing(
      "POST", "/v1/attest/keys",
      AttestKeyRequest(
        keyId: key, attestation: Data(attestation).base64EncodedString(), challenge: given.challenge))
    // The challenge is used up.
    outgoing.isRepeatable = false
    let _: AttestKeyResponse = try await value(outgoing)
    try memory.set(Self.attestedKey, to: "\(install) \(key)")
    return key
  }

  private static var unattested: PoolError {
    .cloudAssistUnavailable(reason: "this copy of the app could not be attested", retryAfter: nil)
  }

  /// The bytes of base64url; nil for anything else.
  private static func bytes(_ text: String) -> [UInt8]? {
    var plain = text.replacing("-", with: "+").replacing("_", with: "/")
    while plain.utf8.count % 4 != 0 { plain += "=" }
    return Data(base64Encoded: plain).map { [UInt8]($0) }
  }
}
