public import Foundation

extension DatabaseStore {
  public func settle(
    _ reservation: Reservation, charged: Int, status: Int, at now: Date
  ) async throws -> Settlement {
    guard charged >= 0, charged <= reservation.units else {
      throw StoreError(.invalid, "No more can be charged than was set aside.")
    }
    try StoreError.check(status, 0...999, "status")
    return try await database.transaction(reservation.appID) { session in
      guard let row = try ReservationRow(reservation.id, session) else { return .refused(retryAfter: 1) }
      let account = row.account
      switch row.state {
      case .settled:
        return .settled(charged: row.charged, remaining: try account.remaining(of: row.allowance, session))
      case .givenBack: return .refused(retryAfter: 1)
      case .open, .lapsed: break
      }
      guard charged <= row.units else { throw StoreError(.invalid, "No more can be charged than was set aside.") }
      guard try row.settleMark(charged: charged, status: status, session) else {
        // An equal request took over when this one's time was over; it is the one that is charged.
        try row.end(.givenBack, charged: 0, session)
        if row.state == .open { try account.end(reserved: row.units, charged: 0, session) }
        return .refused(retryAfter: 1)
      }
      let remaining: Int
      if row.state == .open {
        remaining = row.allowance - (try account.end(reserved: row.units, charged: charged, session))
      } else {
        // Its units went back and may be others' by now: they are taken again, or it was done for nothing.
        guard try account.take(charged: charged, reserved: 0, of: row.allowance, session) else {
          try row.freeMark(session)
          return .refused(retryAfter: account.month.retryAfter(now))
        }
        remaining = try account.remaining(of: row.allowance, session)
      }
      try row.end(.settled, charged: charged, session)
      try account.addToDay(installs: 0, requests: 1, units: charged, session, now)
      return .settled(charged: charged, remaining: max(0, remaining))
    }
  }

  public func giveBack(_ reservation: Reservation, at now: Date) async throws {
    try await database.transaction(reservation.appID) { session in
      guard let row = try ReservationRow(reservation.id, session), row.state == .open || row.state == .lapsed else {
        return
      }
      try row.freeMark(session)
      if row.state == .open { try row.account.end(reserved: row.units, charged: 0, session) }
      try row.end(.givenBack, charged: 0, session)
    }
  }
}

/// A reservation as it is on file, locked for the rest of the transaction.
private struct ReservationRow {
  enum State: Int { case open, settled, givenBack, lapsed }

  let id: String
  let account: MonthAccount
  let units: Int
  let charged: Int
  let state: State
  let mark: [UInt8]?
  /// Units that the app may use in a month, now.
  let allowance: Int

  /// Nil when there is none, or it ended so long ago that it was deleted.
  init?(_ id: String, _ session: any SQLSession) throws {
    let rows = try session.rows(
      """
      SELECT r.app_id, r.kind, r.month, r.units, r.charged, r.state, r.mark, a.live_units, a.test_units \
      FROM reservations r JOIN apps a ON a.id = r.app_id WHERE r.id = ?1
      """ + session.dialect.locked(of: "r"), [.text(id)])
    guard let row = rows.first else { return nil }
    guard let kind = KeyKind(rawValue: try row.text(1)), let state = State(rawValue: try row.int(5)) else {
      throw StoreError(.damaged, "The database holds a reservation of an unknown kind.")
    }
    self.id = id
    account = MonthAccount(try row.text(0), kind, UsageMonth(number: try row.int(2)))
    units = try row.int(3)
    charged = try row.int(4)
    self.state = state
    mark = try row.optionalBlob(6)
    allowance = try row.int(kind == .live ? 7 : 8)
  }

  func end(_ state: State, charged: Int, _ session: any SQLSession) throws {
    try session.change(
      "UPDATE reservations SET state = ?2, charged = ?3 WHERE id = ?1",
      [.text(id), .integer(state.rawValue), .integer(charged)])
  }

  /// Keeps the outcome for a replay. False when the mark is another's.
  func settleMark(charged: Int, status: Int, _ session: any SQLSession) throws -> Bool {
    guard let mark else { return true }
    return try session.change(
      """
      UPDATE replays SET state = 1, charged = ?5, status = ?6 \
      WHERE app_id = ?1 AND kind = ?2 AND mark = ?3 AND reservation_id = ?4
      """, markValues(mark) + [.integer(charged), .integer(status)]) == 1
  }

  /// Lets an equal request begin anew.
  func freeMark(_ session: any SQLSession) throws {
    guard let mark else { return }
    try session.change(
      "DELETE FROM replays WHERE app_id = ?1 AND kind = ?2 AND mark = ?3 AND reservation_id = ?4", markValues(mark))
  }

  private func markValues(_ mark: [UInt8]) -> [SQLValue] {
    [.text(account.appID), .text(account.kind.rawValue), .blob(mark), .text(id)]
  }
}
