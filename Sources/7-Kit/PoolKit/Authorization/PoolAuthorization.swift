internal import Foundation
internal import PoolAnswer
internal import PoolStore
public import PoolTypes

/// What the person allows: ask for it, list it, take it back. Grants stand outside the index and outlive it.
public actor PoolAuthorization {
  private let settings: SettingsStore
  private let gate: ReadGate
  private let consent: (any ConsentPresenter)?
  private let broadcast: Broadcast<[Grant]>
  private let now: @Sendable () -> Double
  /// Called after each change, once it is stored.
  private var changed: @Sendable () async -> Void = {}

  init(
    settings: SettingsStore, gate: ReadGate, consent: (any ConsentPresenter)?, now: @escaping @Sendable () -> Double
  ) throws {
    self.settings = settings
    self.gate = gate
    self.consent = consent
    self.now = now
    broadcast = Broadcast(try gate.active())
  }

  func onChange(_ changed: @escaping @Sendable () async -> Void) { self.changed = changed }

  /// Asks the person, who may grant less than is asked for.
  ///
  /// - Throws: `PoolError.invalidRequest` for a request that asks for nothing or does not say why, `.notGranted` where
  ///   the person refuses, or nobody can be asked.
  public func requestAccess(_ request: AccessRequest) async throws -> Grant {
    var request = request
    request.purpose = request.purpose.trimmingCharacters(in: .whitespacesAndNewlines)
    try check(request)
    guard let consent else {
      throw PoolError.notGranted("there is nobody to ask; set PoolConfiguration.consent")
    }
    let answer = await consent.answer(to: ConsentPrompt(request))
    guard case .granted(let sources, let data, let operations, let assist) = answer else {
      throw PoolError.notGranted("the person refused")
    }
    request.sources.formIntersection(sources)
    request.data.formIntersection(data)
    request.operations.formIntersection(operations)
    request.allowsCloudAssist = request.allowsCloudAssist && assist
    guard !request.sources.isEmpty, !request.operations.isEmpty else {
      throw PoolError.notGranted("the person granted nothing")
    }
    return try await keep(Grant(id: "grt_" + RandomName.make(), access: request, granted: now()))
  }

  private func check(_ request: AccessRequest) throws {
    guard (1...300).contains(request.purpose.count) else {
      throw PoolError.invalidRequest("Say in 1 to 300 characters what the access is for.")
    }
    guard !request.sources.isEmpty, !request.operations.isEmpty else {
      throw PoolError.invalidRequest("Ask for at least one source and one operation.")
    }
    if let expires = request.expires, !(expires > now()) {
      throw PoolError.invalidRequest("The access would be over before it begins.")
    }
  }

  /// Keeps a grant without asking: for the person at the command line, who asks themselves.
  package func keep(_ grant: Grant) async throws -> Grant {
    try settings.keep(grant)
    try await tell()
    return grant
  }

  /// Grants that hold now, oldest first.
  public func grants() throws -> [Grant] { try gate.active() }

  /// The grant of that id, as it stands now.
  ///
  /// - Throws: `PoolError.grantRevoked`, `.notGranted`.
  public func grant(id: String) throws -> Grant { try gate.grant(id) }

  /// Takes a grant back: the next read under it fails, its streams end, and the next run deletes what no grant covers
  /// any more.
  ///
  /// - Throws: `PoolError.notGranted` if there is no such grant.
  public func revoke(_ grant: Grant) async throws { try await revoke(id: grant.id) }

  package func revoke(id: String) async throws {
    if case .unknown = try settings.standing(id), let own = try? gate.grant(id) { try settings.keep(own) }
    guard try settings.revoke(id) else { throw PoolError.notGranted("there is no such grant") }
    try await tell()
  }

  /// The grants that hold at once, then again after each change; only the newest list is kept for a slow listener.
  public func updates() -> AsyncStream<[Grant]> { broadcast.updates() }

  /// Tells of a change, also one that another part made.
  func tell() async throws {
    let grants = try gate.active()
    broadcast.update { $0 = grants }
    await changed()
  }

  deinit { broadcast.finish() }
}

/// Names that nobody can guess.
enum RandomName {
  /// 20 letters and digits of 32: 100 bits.
  static func make() -> String {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    var system = SystemRandomNumberGenerator()
    return String((0..<20).map { _ in letters[Int.random(in: 0..<letters.count, using: &system)] })
  }
}
