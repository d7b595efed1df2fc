internal import Foundation
internal import PoolAttest
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

extension ActionsService {
  /// `POST /v1/attest/challenges`.
  func makeChallenge(_ call: inout Call) async throws -> HTTPResponse {
    let caller = try await authenticate(&call)
    let install = try await knownInstall(call, caller)
    let challenge = try await store.makeChallenge(for: install, by: caller, at: settings.now())
    return Reply.json(
      200,
      ChallengeResponse(challenge: Base64.url(challenge.bytes), expiresAt: WireInstant(challenge.expiresAt)))
  }

  /// `POST /v1/attest/keys`. The device hashes the 32 bytes that the challenge stands for.
  func attestKey(_ call: inout Call) async throws -> HTTPResponse {
    let caller = try await authenticate(&call)
    let install = try await knownInstall(call, caller)
    let body = try body(AttestKeyRequest.self, call)
    let now = settings.now()
    guard let challenge = Base64.bytes(body.challenge),
      try await store.useChallenge(challenge, for: install, by: caller, at: now)
    else {
      attest.note("challenge", "invalid", call, caller)
      throw WireError(.challengeInvalid, "The challenge is unknown, used, or too old.")
    }
    let key: AttestedKey
    switch verify(body, challenge: challenge, caller: caller, now: now) {
    case .failure(let reason):
      attest.note("attestation", reason.rawValue, call, caller)
      throw WireError(.attestationInvalid, "The attestation is not valid.")
    case .success(let verified): key = verified
    }
    do {
      let record = AttestKeyRecord(
        id: key.id, publicKey: key.publicKey, isProduction: key.environment == .production)
      try await store.addAttestKey(record, for: install, by: caller, at: now)
    } catch let error as StoreError where error.code == .conflict {
      attest.note("attestation", "other_install", call, caller)
      throw WireError(.attestationInvalid, "The attestation is not valid.")
    }
    attest.note("attestation", "accepted", call, caller)
    return Reply.json(201, AttestKeyResponse(keyId: body.keyId, environment: key.environment.rawValue))
  }

  private func verify(
    _ body: AttestKeyRequest, challenge: [UInt8], caller: Caller, now: Date
  ) -> Result<AttestedKey, AttestRefusal> {
    guard let keyID = Base64.bytes(body.keyId), let attestation = Base64.bytes(body.attestation) else {
      return .failure(.malformed)
    }
    // A live key accepts production alone.
    let accepted: Set<AttestEnvironment> = caller.key.kind == .live ? [.production] : [.production, .development]
    let app = AttestedApp(teamID: caller.app.settings.teamID, bundleID: caller.app.settings.bundleID)
    return attest.verifier(caller.key.kind).verify(
      attestation, keyID: keyID, challenge: challenge, app: app, accepted: accepted,
      at: Int64(now.timeIntervalSince1970))
  }
}
