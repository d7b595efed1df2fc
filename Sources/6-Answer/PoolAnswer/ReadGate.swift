package import PoolStore
package import PoolTypes

/// The one place that decides what a grant lets through, at the moment of each read.
package struct ReadGate: Sendable {
  private let settings: SettingsStore
  /// Seconds since 1970.
  private let now: @Sendable () -> Double
  /// The person's own grant at the command line, which holds unless they took it back.
  private let own: Grant?

  /// - Parameters:
  ///   - own: a grant that counts as given until settings say otherwise; nil in an app.
  ///   - now: seconds since 1970.
  package init(settings: SettingsStore, own: Grant? = nil, now: @escaping @Sendable () -> Double) {
    self.settings = settings
    self.own = own
    self.now = now
  }

  /// The grant as it stands now.
  ///
  /// - Throws: `PoolError.grantRevoked` once it was taken back or its time is over, `.notGranted` for one that was
  ///   never given.
  package func grant(_ id: String) throws -> Grant {
    let grant: Grant
    switch try settings.standing(id) {
    case .given(let given): grant = given
    case .revoked: throw PoolError.grantRevoked
    case .unknown:
      guard let own, own.id == id else { throw PoolError.notGranted("there is no such grant") }
      grant = own
    }
    guard grant.isValid(at: now()) else { throw PoolError.grantRevoked }
    return grant
  }

  /// What a read under this grant may see.
  ///
  /// - Parameter operations: the read belongs to any of these.
  /// - Throws: `PoolError.grantRevoked`, `.notGranted`.
  package func scope(of id: String, for operations: Set<GrantOperation>) throws -> ReadScope {
    let grant = try grant(id)
    guard !grant.operations.isDisjoint(with: operations) else {
      throw PoolError.notGranted("the operation \(operations.map(\.rawValue).sorted().joined(separator: " or "))")
    }
    return ReadScope(sources: grant.sources, data: grant.data)
  }

  /// Every grant that holds now, oldest first.
  package func active() throws -> [Grant] {
    let moment = now()
    var grants = try settings.grants().filter { $0.isValid(at: moment) }
    if let own, try settings.standing(own.id) == .unknown, own.isValid(at: moment) { grants.insert(own, at: 0) }
    return grants
  }
}
