internal import Foundation
internal import PoolAttest
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

/// Whether a cloud assist request was signed by an attested key.
struct AttestGate: Sendable {
  let store: any ServiceStore
  private let live: AttestationVerifier
  private let test: AttestationVerifier
  private let assertions = AssertionVerifier()
  let figures: ServiceFigures
  let log: ServiceLog

  init(
    store: any ServiceStore, roots: TrustedRoots, testRoots: TrustedRoots, figures: ServiceFigures, log: ServiceLog
  ) {
    self.store = store
    live = AttestationVerifier(roots: roots)
    test = AttestationVerifier(
      roots: TrustedRoots(certificates: roots.certificates + testRoots.certificates))
    self.figures = figures
    self.log = log
  }

  /// What checks the attestations that come with a key of a kind.
  func verifier(_ kind: KeyKind) -> AttestationVerifier { kind == .live ? live : test }

  /// Checks a request as the app's mode asks. Under `monitor` what is wrong is counted and logged, and the request goes
  /// on. Throws 401 under `enforce`.
  func check(_ call: Call, install: String, caller: Caller) async throws {
    let mode = caller.app.settings.attestMode
    if mode == .off { return }
    let refusal = try await refusal(call, install: install, caller: caller)
    note("assertion", refusal?.reason ?? "accepted", call, caller)
    guard mode == .enforce, let refusal else { return }
    throw WireError(refusal.code, refusal.message)
  }

  /// Counts and logs what came of a check, with its named reason.
  func note(_ kind: String, _ outcome: String, _ call: Call, _ caller: Caller) {
    figures.count("pool_attest_total", ["kind": kind, "outcome": outcome])
    if outcome != "accepted" {
      log.event("attest", ["kind": kind, "outcome": outcome, "app": caller.app.id, "request": call.id])
    }
  }

  private struct Refused {
    var code: WireErrorCode
    var reason: String
    var message: String
  }

  private func refusal(_ call: Call, install: String, caller: Caller) async throws -> Refused? {
    let headers = call.request.headers
    guard let keyText = headers[WireHeader.attestKey], let assertionText = headers[WireHeader.assertion] else {
      return Refused(
        code: .attestationRequired, reason: "missing",
        message: "\(WireHeader.attestKey) and \(WireHeader.assertion) are needed.")
    }
    let unknown = Refused(
      code: .attestationKeyUnknown, reason: "key_unknown", message: "The attested key is not on file: attest again.")
    func invalid(_ reason: AttestRefusal) -> Refused {
      Refused(code: .assertionInvalid, reason: reason.rawValue, message: "The assertion is not valid.")
    }
    guard let keyID = Base64.bytes(keyText), (1...64).contains(keyID.count),
      let key = try await store.attestKey(keyID, for: install, by: caller),
      key.isProduction || caller.key.kind == .test
    else { return unknown }
    guard let assertion = Base64.bytes(assertionText) else { return invalid(.malformed) }
    let app = AttestedApp(teamID: caller.app.settings.teamID, bundleID: caller.app.settings.bundleID)
    let verdict = assertions.verify(assertion, body: call.request.body, publicKey: key.publicKey, app: app)
    switch verdict {
    case .failure(let reason): return invalid(reason)
    case .success(let counter):
      let change = try await store.updateCounters(ofKey: keyID, for: install, by: caller) { counters in
        var window = CounterWindow(highest: counters.highest, accepted: counters.accepted)
        guard window.accept(counter) else { return nil }
        return AttestCounters(highest: window.highest, accepted: window.accepted)
      }
      switch change {
      case .accepted: return nil
      case .refused: return invalid(.counterReplayed)
      case .unknownKey: return unknown
      }
    }
  }
}

/// Base64 as headers and bodies carry it.
enum Base64 {
  /// The bytes of base64 or base64url, with or without padding; nil for anything else.
  static func bytes(_ text: String) -> [UInt8]? {
    var plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    while plain.utf8.count % 4 != 0 { plain += "=" }
    return Data(base64Encoded: plain).map { Array($0) }
  }

  /// Base64url without padding.
  static func url(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
