/// How the two databases differ in what the statements need.
enum SQLDialect {
  case sqlite
  case postgres

  /// Ends a SELECT whose rows are about to be changed. SQLite has one writer, so that nothing is to be locked.
  var locked: String { self == .postgres ? " FOR UPDATE" : "" }
  /// The same for the rows of one of the tables that are read.
  func locked(of table: String) -> String { self == .postgres ? " FOR UPDATE OF \(table)" : "" }
  /// The same, leaving out rows that another transaction holds, so that nothing is waited for.
  var lockedIfFree: String { self == .postgres ? " FOR UPDATE SKIP LOCKED" : "" }
}

/// A connection inside a transaction. Statements number their values `?1`, `?2`, …
///
/// Rows that two transactions may want are always locked in this order, so that none waits for one that waits for it:
/// reservations, replays, installs, months, days. Where reservations are taken out of order they are taken if free.
protocol SQLSession: AnyObject {
  var dialect: SQLDialect { get }
  /// Whether this transaction was tried before, and that may have been kept though its answer was lost.
  var isRepeat: Bool { get }
  /// Runs a statement and gives the rows of its answer. Statements are kept prepared.
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow]
  /// Runs a statement and gives the number of rows that it inserted, changed or deleted.
  @discardableResult
  func change(_ sql: String, _ values: [SQLValue]) throws -> Int
}

/// A database with its threads. Its calls wait for those threads and never block the caller's.
protocol SQLDatabase: Sendable {
  /// Runs `body` in one transaction, which is kept whole when this returns and left out whole when it throws. `body`
  /// may run more than once, the second time after a conflict or a lost connection, where the first may have been kept.
  ///
  /// Calls of one `group` want the same rows, an app's for example: they are run one after the other, where that helps,
  /// so that they do not wait for each other in the database.
  @discardableResult
  func transaction<Value: Sendable>(
    _ group: String, _ body: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws -> Value
  /// Runs one statement that only reads.
  func read(_ sql: String, _ values: [SQLValue]) async throws -> [SQLRow]
  /// Finishes what was begun and ends the threads.
  func close() async
}

/// A piece of work for a database thread.
struct DatabaseJob: Sendable {
  /// Does the work and gives the call that delivers its value, to be made once the work is kept.
  let attempt: @Sendable (any SQLSession) throws -> @Sendable () -> Void
  /// Delivers an error instead.
  let fail: @Sendable (any Error) -> Void
  /// What jobs have to be alike to be taken together, and never by two threads at once. Nil for one statement that
  /// reads, which needs no transaction and is taken alone.
  let group: String?
  /// When it was asked for.
  let start = ContinuousClock.now

  /// Hands `body` to the queue and waits for its value.
  static func value<Value: Sendable>(
    on queue: JobQueue, group: String?, of body: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let job = DatabaseJob(
        attempt: { session in
          let value = try body(session)
          return { continuation.resume(returning: value) }
        },
        fail: { continuation.resume(throwing: $0) }, group: group)
      do { try queue.submit(job) } catch { continuation.resume(throwing: error) }
    }
  }
}
