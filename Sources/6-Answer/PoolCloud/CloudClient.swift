internal import Foundation
internal import PoolTypes
package import PoolWire

/// The service as the device sees it. Every call either answers or throws a `PoolError`; none sends a picture, a file's
/// name or the id of a capture, and none is sent that is not listed before.
package actor CloudClient {
  /// How the service stands to this install, as it was told at the last registration.
  package struct Standing: Hashable, Sendable, Codable {
    /// Seconds since 1970 at which the key ends; nil unless it was replaced by another one.
    package var keyExpiresAt: Double?
    /// Whether cloud assist answers.
    package var isAssistEnabled: Bool
    /// `disabled` or `quota_exceeded` where it does not.
    package var reason: String?
    /// Seconds, from the registration on, until another one may find it answering.
    package var retryAfter: Double?
    /// What is left of the month, where that is known.
    package var unitsRemaining: Int?
    /// `off`, `monitor` or `enforce`.
    package var attestation: String
  }

  struct Registered: Codable {
    var install: String
    /// Which key and service it was made with, in a form that leads back to neither.
    var mark: String
    var standing: Standing
    /// Seconds since 1970.
    var date: Double
  }

  package nonisolated let address: ServiceAddress
  let appKey: String
  let facts: InstallFacts
  let memory: any CloudMemory
  let egress: any EgressLog
  let attester: (any AppAttester)?
  let timing: CloudTiming
  /// Seconds since 1970.
  let now: @Sendable () -> Double
  var registered: Registered?
  /// Whether the last answer of the service was that it does not take the key.
  package internal(set) var isKeyRefused = false
  /// Called when the key turns out refused.
  var tellRefusal: @Sendable () async -> Void = {}
  private var registering: Task<Standing, any Error>?
  var attesting: Task<String, any Error>?
  /// The install of a memory that keeps nothing.
  private var unkeptInstall: String?

  /// Seconds after which a registration is asked for anew where cloud assist is turned off.
  private static let askAgain = 3_600.0
  private static let installKey = "cloud.install"
  private static let modelsKey = "cloud.models"

  /// - Parameters:
  ///   - address: of the service, such as `https://actions.example.com`.
  ///   - attester: nil where the platform has none; then an app that enforces attestation is not answered.
  ///   - now: seconds since 1970.
  /// - Throws: `PoolError.invalidRequest` for an address that is not used, or a key that is none.
  package init(
    address: String, appKey: String, facts: InstallFacts, memory: any CloudMemory, egress: any EgressLog,
    attester: (any AppAttester)? = nil, timing: CloudTiming = CloudTiming(), now: @escaping @Sendable () -> Double
  ) throws {
    self.address = try ServiceAddress(address)
    // A key with an end of line would be further lines of the request.
    guard (1...200).contains(appKey.utf8.count), appKey.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      throw PoolError.invalidRequest("The app key has signs that no key has, or is none.")
    }
    self.appKey = appKey
    self.facts = facts
    self.memory = memory
    self.egress = egress
    self.attester = attester
    self.timing = timing
    self.now = now
  }

  // MARK: Registering

  /// The random id of this install; a new one where there is none, as after everything was erased.
  func installID() throws -> String {
    if let known = try memory.value(Self.installKey), WireName.isInstallID(known) { return known }
    let made = unkeptInstall ?? UUID().uuidString.lowercased()
    try memory.set(Self.installKey, to: made)
    let kept = try memory.value(Self.installKey)
    unkeptInstall = kept == nil ? made : nil
    return kept ?? made
  }

  /// Registers this install. A call during another one waits for that one.
  ///
  /// - Throws: `PoolError.keyRefused`, `.serviceUnreachable`, or what is wrong with the store.
  @discardableResult
  package func register() async throws -> Standing {
    if let registering { return try await registering.value }
    let task = Task { try await registerOnce() }
    registering = task
    defer { registering = nil }
    return try await task.value
  }

  private func registerOnce() async throws -> Standing {
    let install = try installID()
    let body = RegisterInstallRequest(
      installId: install, bundleId: facts.bundleID, teamId: facts.teamID, platform: facts.platform,
      osVersion: facts.osVersion, sdkVersion: facts.sdkVersion)
    var outgoing = try Outgoing("POST", "/v1/installs", body)
    outgoing.isRegistration = true
    let answer: RegisterInstallResponse = try await value(outgoing)
    let assist = answer.cloudAssist
    let standing = Standing(
      keyExpiresAt: answer.key.expiresAt?.date.timeIntervalSince1970, isAssistEnabled: assist.enabled,
      reason: assist.reason, retryAfter: assist.retryAfter.map { Double(min(max($0, 0), 31_622_400)) },
      unitsRemaining: assist.unitsRemaining, attestation: answer.attestation.mode)
    try keep(Registered(install: install, mark: mark, standing: standing, date: now()))
    isKeyRefused = false
    return standing
  }

  /// The last registration, of this opening or of an earlier one; nil before the first.
  package var standing: Standing? { (registered ?? kept)?.standing }

  /// A registration that holds: the last one, or a new one where the install is another or its time is over.
  func ready() async throws -> Standing {
    if registered == nil { registered = kept }
    guard let last = registered, try installID() == last.install, holds(last) else { return try await register() }
    guard !last.standing.isAssistEnabled else { return last.standing }
    let wait = last.standing.retryAfter ?? Self.askAgain
    // A clock that was turned back must not keep it waiting.
    return (0..<wait).contains(now() - last.date) ? last.standing : try await register()
  }

  /// Throws `PoolError.cloudAssistUnavailable` where the last registration says that nothing will be answered.
  func requireAssist() async throws {
    let standing = try await ready()
    guard !standing.isAssistEnabled else { return }
    let left = standing.retryAfter.map { max(0, $0 - (now() - (registered?.date ?? now()))) }
    throw PoolError.cloudAssistUnavailable(
      reason: standing.reason == "quota_exceeded"
        ? "what the app may use this month is spent" : "it is turned off for this app",
      retryAfter: left)
  }

  /// Remembers a refusal that holds for every later request too.
  func note(_ error: WireError) {
    guard registered != nil else { return }
    switch error.error.code {
    case .quotaExceeded, .cloudAssistDisabled:
      registered?.standing.isAssistEnabled = false
      registered?.standing.reason = error.error.code == .quotaExceeded ? "quota_exceeded" : "disabled"
      registered?.standing.retryAfter = error.retryAfter.map { Double(min(max($0, 0), 31_622_400)) }
      registered?.date = now()
    case .attestationRequired: registered?.standing.attestation = "enforce"
    default: return
    }
    try? keep(registered)
  }

  // MARK: Models and reports

  private struct KeptModels: Codable {
    var tag: String
    var list: ModelList
  }

  /// The model files that the service publishes. The list that is known already is not sent again.
  ///
  /// - Throws: `PoolError.keyRefused`, `.serviceUnreachable`, or what is wrong with the store.
  package func models() async throws -> ModelList {
    _ = try await ready()
    let kept = try memory.value(Self.modelsKey).flatMap {
      try? WireCoding.value(KeptModels.self, from: Array($0.utf8))
    }
    var outgoing = Outgoing("GET", "/v1/models")
    outgoing.knownTag = kept?.tag
    let (head, bytes) = try await whole(outgoing)
    if head.status == 304 {
      guard let kept else { throw ServiceRefusal.senseless }
      return kept.list
    }
    guard let list = try? WireCoding.value(ModelList.self, from: bytes) else { throw ServiceRefusal.senseless }
    if let tag = head.tag, let text = try? WireCoding.bytes(KeptModels(tag: tag, list: list)) {
      try memory.set(Self.modelsKey, to: String(decoding: text, as: UTF8.self))
    }
    return list
  }

  /// Sends what a run came to: counts and times, nothing that was read.
  ///
  /// - Throws: `PoolError`.
  package func report(_ report: RunReport) async throws {
    _ = try await ready()
    let _: RunReportResponse = try await value(try Outgoing("POST", "/v1/runs", report))
  }
}
