public import Foundation

extension DatabaseStore {
  public func makeChallenge(for installID: String, by caller: Caller, at now: Date) async throws -> AttestChallenge {
    let bytes = Secrets.randomBytes(32)
    let end = now.storedMilliseconds + Int64(AttestChallenge.lifetimeSeconds) * 1_000
    let values: [SQLValue] = [
      .blob(try Secrets.digest(bytes)), .text(caller.app.id), .text(caller.key.kind.rawValue),
      try Secrets.install(installID), .integer(end),
    ]
    try await database.transaction(caller.app.id) { session in
      // The second time round, after a lost answer, it is there.
      try session.change(
        """
        INSERT INTO challenges(digest, app_id, kind, install, expires_at) VALUES (?1, ?2, ?3, ?4, ?5) \
        ON CONFLICT DO NOTHING
        """, values)
    }
    return AttestChallenge(bytes: bytes, expiresAt: Date(storedMilliseconds: end))
  }

  public func useChallenge(
    _ bytes: [UInt8], for installID: String, by caller: Caller, at now: Date
  ) async throws -> Bool {
    guard bytes.count == 32 else { return false }
    let values: [SQLValue] = [
      .blob(try Secrets.digest(bytes)), .text(caller.app.id), .text(caller.key.kind.rawValue),
      try Secrets.install(installID), .integer(now.storedMilliseconds),
      // Under a clock that was set back a challenge does not hold longer than twice its time.
      .integer(now.storedMilliseconds + 2 * Int64(AttestChallenge.lifetimeSeconds) * 1_000),
    ]
    return try await database.transaction(caller.app.id) { session in
      try session.change(
        """
        DELETE FROM challenges WHERE digest = ?1 AND app_id = ?2 AND kind = ?3 AND install = ?4 \
        AND expires_at > ?5 AND expires_at <= ?6
        """, values) == 1
    }
  }

  public func addAttestKey(
    _ key: AttestKeyRecord, for installID: String, by caller: Caller, at now: Date
  ) async throws {
    try StoreError.check(key.id.count, 1...64, "length of a key's id")
    try StoreError.check(key.publicKey.count, 1...256, "length of a public key")
    let install = try Secrets.install(installID)
    let values: [SQLValue] = [
      .text(caller.app.id), .text(caller.key.kind.rawValue), .blob(key.id), install, .blob(key.publicKey),
      .flag(key.isProduction), .integer(now.storedMilliseconds),
    ]
    try await database.transaction(caller.app.id) { session in
      let inserted = try session.change(
        """
        INSERT INTO attest_keys(app_id, kind, key_id, install, public_key, production, highest, accepted, made_at) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, ?7) ON CONFLICT DO NOTHING
        """, values)
      if inserted == 1 { return }
      let same = try session.rows(
        """
        SELECT 1 FROM attest_keys \
        WHERE app_id = ?1 AND kind = ?2 AND key_id = ?3 AND install = ?4 AND public_key = ?5
        """, Array(values.prefix(5)))
      if same.isEmpty { throw StoreError(.conflict, "This attested key is another install's.") }
    }
  }

  public func attestKey(
    _ id: [UInt8], for installID: String, by caller: Caller
  ) async throws -> AttestKeyRecord? {
    guard (1...64).contains(id.count) else { return nil }
    let rows = try await database.read(
      "SELECT public_key, production FROM attest_keys WHERE " + Self.attestKeyCondition,
      try Self.attestKeyValues(id, installID, caller))
    return try rows.first.map {
      AttestKeyRecord(id: id, publicKey: try $0.blob(0), isProduction: try $0.flag(1))
    }
  }

  public func updateCounters(
    ofKey id: [UInt8], for installID: String, by caller: Caller,
    change: @escaping @Sendable (AttestCounters) -> AttestCounters?
  ) async throws -> CounterVerdict {
    guard (1...64).contains(id.count) else { return .unknownKey }
    let values = try Self.attestKeyValues(id, installID, caller)
    return try await database.transaction(caller.app.id) { session in
      let rows = try session.rows(
        "SELECT highest, accepted FROM attest_keys WHERE " + Self.attestKeyCondition + session.dialect.locked, values)
      guard let row = rows.first else { return .unknownKey }
      let before = AttestCounters(
        highest: UInt32(clamping: try row.int64(0)), accepted: UInt64(bitPattern: try row.int64(1)))
      guard let after = change(before) else { return .refused }
      try session.change(
        "UPDATE attest_keys SET highest = ?5, accepted = ?6 WHERE " + Self.attestKeyCondition,
        values + [.integer(Int64(after.highest)), .integer(Int64(bitPattern: after.accepted))])
      return .accepted
    }
  }

  private static let attestKeyCondition = "app_id = ?1 AND kind = ?2 AND key_id = ?3 AND install = ?4"

  private static func attestKeyValues(
    _ id: [UInt8], _ installID: String, _ caller: Caller
  ) throws -> [SQLValue] {
    [.text(caller.app.id), .text(caller.key.kind.rawValue), .blob(id), try Secrets.install(installID)]
  }
}
