public import Foundation

extension DatabaseStore {
  public func makeKey(_ kind: KeyKind, forApp id: String, at now: Date) async throws -> IssuedKey {
    guard Self.isStorable(id) else { throw Self.noSuchApp }
    let key = try UnstoredKey(kind)
    return try await database.transaction(id) { session in
      _ = try Self.app(id, session)
      return try Self.insert(key, appID: id, session, now)
    }
  }

  public func rotateKey(_ id: String, at now: Date) async throws -> IssuedKey {
    guard Self.isStorable(id) else { throw Self.noSuchKey }
    let keys = [KeyKind.live: try UnstoredKey(.live), .test: try UnstoredKey(.test)]
    let end = now.storedMilliseconds + Int64(KeyRecord.graceSeconds) * 1_000
    return try await database.transaction(id) { session in
      let rows = try session.rows(
        "SELECT \(Self.keyColumns) FROM app_keys k WHERE k.id = ?1" + session.dialect.locked, [.text(id)])
      guard let row = rows.first, let new = keys[try Self.key(row).kind] else { throw Self.noSuchKey }
      let old = try Self.key(row)
      guard old.revokedAt == nil else { throw Self.noSuchKey }
      if old.expiresAt == nil {
        try session.change("UPDATE app_keys SET expires_at = ?2 WHERE id = ?1", [.text(id), .integer(end)])
      }
      return try Self.insert(new, appID: old.appID, session, now)
    }
  }

  public func revokeKey(_ id: String, at now: Date) async throws {
    guard Self.isStorable(id) else { throw Self.noSuchKey }
    try await database.transaction(id) { session in
      // The first revocation is the one that is told.
      let changed = try session.change(
        "UPDATE app_keys SET revoked_at = COALESCE(revoked_at, ?2) WHERE id = ?1",
        [.text(id), .integer(now.storedMilliseconds)])
      if changed == 0 { throw Self.noSuchKey }
    }
  }

  public func keys(ofApp id: String) async throws -> [KeyRecord] {
    guard Self.isStorable(id) else { return [] }
    return try await database.read(
      "SELECT \(Self.keyColumns) FROM app_keys k WHERE k.app_id = ?1 ORDER BY k.made_at DESC, k.id", [.text(id)]
    ).map { try Self.key($0) }
  }

  public func authenticate(_ secret: String, at now: Date) async throws -> KeyVerdict {
    guard let locator = UnstoredKey.locator(secret) else { return .unknown }
    let rows = try await database.read(
      """
      SELECT \(Self.keyColumns), k.salt, k.digest, \(Self.appColumns) \
      FROM app_keys k JOIN apps a ON a.id = k.app_id WHERE k.locator = ?1
      """, [.text(locator)])
    guard let row = rows.first,
      Secrets.isEqual(try UnstoredKey.digest(secret, salt: try row.blob(7)), try row.blob(8))
    else { return .unknown }
    let key = try Self.key(row)
    if key.revokedAt != nil { return .revoked }
    if let end = key.expiresAt, now >= end { return .expired }
    return .accepted(Caller(app: try Self.app(row, after: 9), key: key))
  }

  private static let keyColumns = "k.id, k.app_id, k.kind, k.locator, k.made_at, k.expires_at, k.revoked_at"

  private static var noSuchKey: StoreError { StoreError(.notFound, "There is no key with this id that still holds.") }

  private static func key(_ row: SQLRow) throws -> KeyRecord {
    guard let kind = KeyKind(rawValue: try row.text(2)) else {
      throw StoreError(.damaged, "The database holds a key of an unknown kind.")
    }
    return KeyRecord(
      id: try row.text(0), appID: try row.text(1), kind: kind, hint: try row.text(3),
      madeAt: Date(storedMilliseconds: try row.int64(4)),
      expiresAt: try row.optionalInt64(5).map { Date(storedMilliseconds: $0) },
      revokedAt: try row.optionalInt64(6).map { Date(storedMilliseconds: $0) })
  }

  private static func insert(
    _ key: UnstoredKey, appID: String, _ session: any SQLSession, _ now: Date
  ) throws -> IssuedKey {
    let inserted = try session.change(
      """
      INSERT INTO app_keys(id, app_id, kind, locator, salt, digest, made_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) \
      ON CONFLICT DO NOTHING
      """,
      [
        .text(key.id), .text(appID), .text(key.kind.rawValue), .text(key.hint), .blob(key.salt), .blob(key.digest),
        .integer(now.storedMilliseconds),
      ])
    if inserted == 0 {
      // Either the answer of a first time was lost, or eight random letters came twice, once in 10^14.
      let own = try session.rows("SELECT id FROM app_keys WHERE locator = ?1", [.text(key.hint)]).first?.text(0)
      guard own == key.id else { throw StoreError(.conflict, "Chance made a key that is there already; try again.") }
    }
    let record = KeyRecord(
      id: key.id, appID: appID, kind: key.kind, hint: key.hint,
      madeAt: Date(storedMilliseconds: now.storedMilliseconds))
    return IssuedKey(secret: key.secret, record: record)
  }
}

/// A key before it is stored.
///
/// A key has 190 random bits, so that a fast hash is enough: nobody tries them all. The salt keeps two databases from
/// being compared. The first eight letters find the row; the 142 bits after them are what has to be known.
private struct UnstoredKey {
  static let letterCount = 32
  static let locatorLetterCount = 8

  let id = "key_" + Secrets.randomLetters(16)
  let kind: KeyKind
  let secret: String
  let hint: String
  let salt: [UInt8]
  let digest: [UInt8]

  init(_ kind: KeyKind) throws {
    self.kind = kind
    let prefix = Self.prefix(kind)
    secret = prefix + Secrets.randomLetters(Self.letterCount)
    hint = String(secret.prefix(prefix.count + Self.locatorLetterCount))
    salt = Secrets.randomBytes(16)
    digest = try Self.digest(secret, salt: salt)
  }

  static func digest(_ secret: String, salt: [UInt8]) throws -> [UInt8] {
    try Secrets.digest(salt, Array(secret.utf8))
  }

  /// The part by which a key is found, or nil for what has not the form of a key.
  static func locator(_ secret: String) -> String? {
    guard let kind = KeyKind.allCases.first(where: { secret.hasPrefix(prefix($0)) }) else { return nil }
    let letters = secret.dropFirst(prefix(kind).count)
    guard letters.utf8.count == letterCount, Secrets.isBase62(letters.utf8) else { return nil }
    return prefix(kind) + letters.prefix(locatorLetterCount)
  }

  private static func prefix(_ kind: KeyKind) -> String { "pk_\(kind.rawValue)_" }
}
