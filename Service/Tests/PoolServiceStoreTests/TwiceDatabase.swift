@testable import PoolServiceStore

/// A database that loses the answer of every transaction: each is kept, and then run again, as it is after a lost
/// connection. What the second time comes to is what the caller is told.
struct TwiceDatabase: SQLDatabase {
  let base: any SQLDatabase

  @discardableResult
  func transaction<Value: Sendable>(
    _ group: String, _ body: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws -> Value {
    _ = try? await base.transaction(group, body)
    return try await base.transaction(group) { session in
      let repeated = RepeatedSession(base: session)
      return try body(repeated)
    }
  }

  func read(_ sql: String, _ values: [SQLValue]) async throws -> [SQLRow] { try await base.read(sql, values) }
  func close() async { await base.close() }
}

/// A session that says it is a repeat.
private final class RepeatedSession: SQLSession {
  private let base: any SQLSession
  let isRepeat = true

  init(base: any SQLSession) { self.base = base }

  var dialect: SQLDialect { base.dialect }
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] { try base.rows(sql, values) }
  @discardableResult
  func change(_ sql: String, _ values: [SQLValue]) throws -> Int { try base.change(sql, values) }
}
