public import Foundation

extension DatabaseStore {
  public func reserve(_ request: UnitsRequest, by caller: Caller, at now: Date) async throws -> ReserveOutcome {
    try StoreError.check(request.units, 1...1_000_000, "units of a request")
    let claim = try UnitClaim(request, by: caller, at: now)
    return try await database.transaction(caller.app.id) { try claim.reserve($0, self) }
  }

  public func renew(_ reservation: Reservation, at now: Date) async throws -> Bool {
    let end = reservationEnd(now)
    return try await database.transaction(reservation.appID) { session in
      try session.change(
        "UPDATE reservations SET expires_at = ?2 WHERE id = ?1 AND state = 0", [.text(reservation.id), .integer(end)]
      ) == 1
    }
  }

  /// Reservations of one app that are given back at once, at most.
  static let lapsedMax = 500

  /// Ends reservations of one app whose time is over, and gives back their units.
  /// - Returns: how many.
  func giveBackLapsed(
    _ appID: String, _ kind: KeyKind, _ session: any SQLSession, _ now: Date
  ) throws -> Int {
    let rows = try session.rows(
      """
      SELECT id, month, units FROM reservations WHERE app_id = ?1 AND kind = ?2 AND state = 0 \
      AND (expires_at <= ?3 OR expires_at > ?4) LIMIT ?5
      """ + session.dialect.lockedIfFree,
      [
        .text(appID), .text(kind.rawValue), .integer(now.storedMilliseconds), .integer(reservationEndMax(now)),
        .integer(Self.lapsedMax),
      ])
    var units: [MonthAccount: Int] = [:]
    var count = 0
    for row in rows {
      let ended = try session.change(
        "UPDATE reservations SET state = 3 WHERE id = ?1 AND state = 0", [.text(try row.text(0))])
      guard ended == 1 else { continue }
      units[MonthAccount(appID, kind, UsageMonth(number: try row.int(1))), default: 0] += try row.int(2)
      count += 1
    }
    for (account, units) in units.sorted(by: { $0.key < $1.key }) {
      try account.end(reserved: units, charged: 0, session)
    }
    return count
  }
}

/// One call for units. Its reservation has its id before the transaction, so that a second time, after a lost answer,
/// finds what the first did.
private struct UnitClaim {
  let request: UnitsRequest
  let account: MonthAccount
  let install: SQLValue
  let reservation: Reservation
  /// The digest of install and `Idempotency-Key`, and the digest of what it was used for.
  let mark: [UInt8]?
  let body: [UInt8]
  let now: Date

  init(_ request: UnitsRequest, by caller: Caller, at now: Date) throws {
    self.request = request
    self.now = now
    account = MonthAccount(caller, at: now)
    install = try Secrets.install(request.installID)
    reservation = Reservation(
      id: Secrets.randomID(), appID: account.appID, kind: account.kind, month: account.month,
      units: request.units)
    if let replayMark = request.replayMark {
      try StoreError.check(replayMark.bodyDigest.count, 1...64, "length of a digest")
      let installDigest = try Secrets.digest(Array(request.installID.utf8))
      mark = try Secrets.digest(installDigest, Array(replayMark.key.utf8))
      body = try Secrets.digest(replayMark.bodyDigest)
    } else {
      mark = nil
      body = []
    }
  }

  func reserve(_ session: any SQLSession, _ store: DatabaseStore) throws -> ReserveOutcome {
    if session.isRepeat, try isThere(session) { return .reserved(reservation) }
    let state = try AccountState(account, install, session)
    let quota = state.settings.quota(account.kind)
    guard state.settings.isCloudAssistOn else { return .refused(.cloudAssistDisabled) }
    if state.isCounted == nil, try !DatabaseStore.isKnown(install, account, session) {
      return .refused(.installUnknown)
    }
    if let mark, let outcome = try claimMark(mark, quota, session, store) { return outcome }

    var counting = DatabaseStore.Counting.before
    if state.isCounted != true {
      counting = try DatabaseStore.count(install, account, quota, session)
      if counting == .noRoom { return try refused(.installsSpent(retryAfter: retryAfter), session) }
    }
    var isTaken = try account.take(charged: 0, reserved: request.units, of: quota.units, session)
    if !isTaken, try store.giveBackLapsed(account.appID, account.kind, session, now) > 0 {
      isTaken = try account.take(charged: 0, reserved: request.units, of: quota.units, session)
    }
    guard isTaken else {
      if counting == .first { try account.addToDay(installs: 1, requests: 0, units: 0, session, now) }
      return try refused(.unitsSpent(retryAfter: retryAfter), session)
    }
    try session.change(
      """
      INSERT INTO reservations(id, app_id, kind, month, units, charged, state, mark, expires_at) \
      VALUES (?4, ?1, ?2, ?3, ?5, 0, 0, ?6, ?7)
      """,
      account.values + [
        .text(reservation.id), .integer(request.units), mark.map { .blob($0) } ?? .null,
        .integer(store.reservationEnd(now)),
      ])
    if counting == .first { try account.addToDay(installs: 1, requests: 0, units: 0, session, now) }
    return .reserved(reservation)
  }

  private var retryAfter: Int { account.month.retryAfter(now) }

  /// Whether a first time was kept and only its answer was lost.
  private func isThere(_ session: any SQLSession) throws -> Bool {
    try !session.rows("SELECT 1 FROM reservations WHERE id = ?1", [.text(reservation.id)]).isEmpty
  }

  /// Refuses, and frees the mark for another try.
  private func refused(_ reason: ReserveRefusal, _ session: any SQLSession) throws -> ReserveOutcome {
    if let mark {
      try session.change(
        "DELETE FROM replays WHERE app_id = ?1 AND kind = ?2 AND mark = ?3 AND reservation_id = ?4",
        [.text(account.appID), .text(account.kind.rawValue), .blob(mark), .text(reservation.id)])
    }
    return .refused(reason)
  }

  /// Makes the mark point to this reservation, or says what an equal request came to.
  private func claimMark(
    _ mark: [UInt8], _ quota: MonthlyQuota, _ session: any SQLSession, _ store: DatabaseStore
  ) throws -> ReserveOutcome? {
    let key: [SQLValue] = [.text(account.appID), .text(account.kind.rawValue), .blob(mark)]
    let claim = key + [.blob(body), .text(reservation.id), .integer(now.storedMilliseconds)]
    let inserted = try session.change(
      """
      INSERT INTO replays(app_id, kind, mark, body, reservation_id, state, status, charged, made_at) \
      VALUES (?1, ?2, ?3, ?4, ?5, 0, 0, 0, ?6) ON CONFLICT DO NOTHING
      """, claim)
    if inserted == 1 { return nil }
    let rows = try session.rows(
      """
      SELECT body, reservation_id, state, status, charged, made_at FROM replays \
      WHERE app_id = ?1 AND kind = ?2 AND mark = ?3
      """ + session.dialect.locked, key)
    if let row = rows.first {
      let age = now.storedMilliseconds - (try row.int64(5))
      // A clock that was set back makes ages under 0; a mark is never kept longer than a day by any clock.
      if abs(age) < DatabaseStore.replayMilliseconds {
        guard try row.blob(0) == body else { return .refused(.replayKeyReused) }
        if try row.int(2) == 1 {
          return .replayed(
            ReplayOutcome(
              status: try row.int(3), charged: try row.int(4),
              remaining: try account.remaining(of: quota.units, session)))
        }
        if try isOpen(try row.text(1), session, store) { return .refused(.inProgress(retryAfter: 2)) }
      }
    }
    // Its reservation lapsed, or it is a day old: the mark is this request's from here on.
    try session.change(
      """
      INSERT INTO replays(app_id, kind, mark, body, reservation_id, state, status, charged, made_at) \
      VALUES (?1, ?2, ?3, ?4, ?5, 0, 0, 0, ?6) ON CONFLICT (app_id, kind, mark) DO UPDATE \
      SET body = ?4, reservation_id = ?5, state = 0, status = 0, charged = 0, made_at = ?6
      """, claim)
    return nil
  }

  /// Whether a reservation is neither ended nor over its time.
  private func isOpen(_ id: String, _ session: any SQLSession, _ store: DatabaseStore) throws -> Bool {
    try !session.rows(
      "SELECT 1 FROM reservations WHERE id = ?1 AND state = 0 AND expires_at > ?2 AND expires_at <= ?3",
      [.text(id), .integer(now.storedMilliseconds), .integer(store.reservationEndMax(now))]
    ).isEmpty
  }
}

extension DatabaseStore {
  /// How long a mark is kept, in milliseconds: 24 hours.
  static let replayMilliseconds: Int64 = 86_400_000
}
