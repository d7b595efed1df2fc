internal import Foundation
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

extension ActionsService {
  /// `POST /v1/installs`.
  func registerInstall(_ call: inout Call) async throws -> HTTPResponse {
    let caller = try await authenticate(&call)
    let body = try body(RegisterInstallRequest.self, call)
    try limits.take(
      "install/\(caller.key.appID)/\(body.installId)", perMinute: caller.app.settings.installRequestsPerMinute)
    let registration = try await store.registerInstall(
      body.installId, bundleID: body.bundleId, by: caller, at: settings.now())
    switch registration {
    case .bundleMismatch: throw WireError(.bundleMismatch, "The app key is of another bundle.")
    case .registered(let state):
      let response = RegisterInstallResponse(
        installId: body.installId,
        key: .init(kind: caller.key.kind.rawValue, expiresAt: caller.key.expiresAt.map { WireInstant($0) }),
        cloudAssist: cloudAssist(state), attestation: .init(mode: caller.app.settings.attestMode.rawValue))
      return Reply.json(200, response)
    }
  }

  private func cloudAssist(_ state: CloudAssistState) -> RegisterInstallResponse.CloudAssist {
    switch state {
    case .enabled(let units): .init(enabled: true, unitsRemaining: units)
    case .disabled: .init(enabled: false, reason: "disabled")
    case .quotaExceeded(let seconds): .init(enabled: false, reason: "quota_exceeded", retryAfter: max(1, seconds))
    }
  }
}
