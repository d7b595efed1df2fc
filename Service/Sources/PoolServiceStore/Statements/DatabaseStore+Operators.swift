public import Foundation

extension DatabaseStore {
  public func setPassword(_ password: String, ofOperator name: String, at now: Date) async throws {
    try StoreError.check(name, 1...64, "name of an operator")
    guard password.count >= 12, password.utf8.count <= 1_000 else {
      throw StoreError(.invalid, "A password has to have 12 characters or more, and at most 1,000 bytes.")
    }
    let salt = Secrets.randomBytes(16)
    let cost = passwords.cost
    let digest = try await passwords.hash(password, salt: salt, cost: cost)
    try await database.transaction("operators") { session in
      try session.change(
        """
        INSERT INTO operators(name, salt, digest, cost, failures, failed_at) VALUES (?1, ?2, ?3, ?4, 0, 0) \
        ON CONFLICT (name) DO UPDATE SET salt = ?2, digest = ?3, cost = ?4, failures = 0
        """, [.text(name), .blob(salt), .blob(digest), .integer(cost)])
      try session.change("DELETE FROM sessions WHERE name = ?1", [.text(name)])
    }
  }

  public func logIn(_ name: String, password: String, at now: Date) async throws -> LogInOutcome {
    guard Self.isStorable(name), password.utf8.count <= 1_000 else { return .refused }
    let entry = try await database.transaction("operators") { try Self.beginLogIn(name, $0, now) }
    let stored: StoredPassword
    switch entry {
    case .wait(let seconds): return .tooManyTries(retryAfter: seconds)
    // The work is done for an unknown name too, so that the time does not tell which names there are.
    case .unknown:
      stored = StoredPassword(salt: [UInt8](repeating: 0, count: 16), digest: [], cost: passwords.cost)
    case .known(let password): stored = password
    }
    let digest = try await passwords.hash(password, salt: stored.salt, cost: stored.cost)
    guard Secrets.isEqual(digest, stored.digest) else { return .refused }

    let token = Self.address(Secrets.randomBytes(32))
    let end = now.storedMilliseconds + Int64(OperatorSession.lifetimeSeconds) * 1_000
    let tokenDigest = try Secrets.digest(Array(token.utf8))
    let isOpened = try await database.transaction("operators") { session in
      // A password that was changed meanwhile opens nothing.
      let isStill = try session.change(
        "UPDATE operators SET failures = 0 WHERE name = ?1 AND digest = ?2", [.text(name), .blob(digest)])
      guard isStill == 1 else { return false }
      try session.change(
        "INSERT INTO sessions(digest, name, expires_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        [.blob(tokenDigest), .text(name), .integer(end)])
      return true
    }
    guard isOpened else { return .refused }
    return .opened(token: token, try Self.session(token, name: name, end: end))
  }

  public func session(_ token: String, at now: Date) async throws -> OperatorSession? {
    guard token.utf8.count == 43 else { return nil }
    let rows = try await database.read(
      "SELECT name, expires_at FROM sessions WHERE digest = ?1 AND expires_at > ?2 AND expires_at <= ?3",
      [
        .blob(try Secrets.digest(Array(token.utf8))), .integer(now.storedMilliseconds),
        // Under a clock that was set back a session does not last longer than twice its time.
        .integer(now.storedMilliseconds + 2 * Int64(OperatorSession.lifetimeSeconds) * 1_000),
      ])
    return try rows.first.map { try Self.session(token, name: try $0.text(0), end: try $0.int64(1)) }
  }

  public func logOut(_ token: String) async throws {
    let digest = try Secrets.digest(Array(token.utf8))
    try await database.transaction("operators") { session in
      try session.change("DELETE FROM sessions WHERE digest = ?1", [.blob(digest)])
    }
  }

  private struct StoredPassword {
    let salt: [UInt8]
    let digest: [UInt8]
    let cost: Int
  }

  private enum LogInEntry {
    case known(StoredPassword)
    case unknown
    case wait(seconds: Int)
  }

  /// Counts a try as wrong before it is looked at, so that many at once do not slip by together.
  private static func beginLogIn(_ name: String, _ session: any SQLSession, _ now: Date) throws -> LogInEntry {
    let rows = try session.rows(
      "SELECT salt, digest, failures, failed_at, cost FROM operators WHERE name = ?1" + session.dialect.locked,
      [.text(name)])
    guard let row = rows.first else { return .unknown }
    let failures = try row.int(2)
    // 1, 2, 4, … seconds after the fifth try, 15 minutes at most.
    let pauseSeconds = failures < 5 ? 0 : min(900, 1 << min(failures - 5, 10))
    let sinceSeconds = Double(now.storedMilliseconds - (try row.int64(3))) / 1_000
    // Under a clock that was set back the last try seems to lie ahead; then the pause begins anew, once.
    if sinceSeconds >= 0, sinceSeconds < Double(pauseSeconds) {
      return .wait(seconds: max(1, Int((Double(pauseSeconds) - sinceSeconds).rounded(.up))))
    }
    try session.change(
      "UPDATE operators SET failures = ?2, failed_at = ?3 WHERE name = ?1",
      [.text(name), .integer(min(failures + 1, 1_000)), .integer(now.storedMilliseconds)])
    return .known(StoredPassword(salt: try row.blob(0), digest: try row.blob(1), cost: try row.int(4)))
  }

  private static func session(_ token: String, name: String, end: Int64) throws -> OperatorSession {
    OperatorSession(
      name: name, expiresAt: Date(storedMilliseconds: end),
      formToken: address(try Secrets.digest(Array("form:\(token)".utf8))))
  }

  /// Bytes in the letters of base64 that may stand in an address.
  private static func address(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
