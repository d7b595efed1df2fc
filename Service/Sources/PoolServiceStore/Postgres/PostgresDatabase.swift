internal import Foundation

/// The database of several nodes: a few connections, each with a thread of its own.
///
/// The calls of one app want the same row, its account of the month, and would wait for each other until the disk is
/// done. So those that wait are kept together in one transaction, on one connection, while other apps and calls that
/// only read have the others. "Read committed" is enough, because every count is changed by one statement that also
/// checks it.
final class PostgresDatabase: SQLDatabase {
  private let queue = JobQueue(capacity: 4_096)

  /// Connects, and brings the tables up to date.
  init(url: String, connections: Int, patienceSeconds: Double = 8) async throws {
    guard (1...100).contains(connections) else {
      throw StoreError(.invalid, "A node has 1 to 100 connections to PostgreSQL.")
    }
    for _ in 0..<connections {
      let worker = PostgresThread(url: url, patienceSeconds: patienceSeconds)
      queue.startThread(name: "store-postgres", most: 64, work: worker.run, end: worker.close)
    }
    do {
      try await transaction("migration", Self.migrate)
    } catch {
      await queue.close()
      throw error
    }
  }

  deinit { queue.closeWithoutWaiting() }

  @discardableResult
  func transaction<Value: Sendable>(
    _ group: String, _ body: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws -> Value {
    try await DatabaseJob.value(on: queue, group: group, of: body)
  }

  func read(_ sql: String, _ values: [SQLValue]) async throws -> [SQLRow] {
    try await DatabaseJob.value(on: queue, group: nil) { try $0.rows(sql, values) }
  }

  func close() async { await queue.close() }

  /// Nodes that start at once take turns by a lock, whose number means nothing but this.
  @Sendable private static func migrate(_ session: any SQLSession) throws {
    // The rows hold nothing.
    _ = try session.rows("SELECT pg_advisory_xact_lock(7665776841)", [])
    try session.change("CREATE TABLE IF NOT EXISTS store_version(version BIGINT NOT NULL)", [])
    let version = try session.rows("SELECT version FROM store_version", []).first?.int(0)
    guard version ?? 0 <= Schema.version else {
      throw StoreError(.newer, "A newer version of pool-actions wrote this database; start that one.")
    }
    for step in Schema.steps(.postgres).dropFirst(version ?? 0) {
      for statement in step { try session.change(statement, []) }
    }
    let sql = version == nil ? "INSERT INTO store_version VALUES (?1)" : "UPDATE store_version SET version = ?1"
    if version != Schema.version { try session.change(sql, [.integer(Schema.version)]) }
  }
}

/// A connection in the hands of one thread, made anew when it is lost.
// One thread alone calls `run` and, at its end, `close`; nothing else touches the connection.
private final class PostgresThread: @unchecked Sendable {
  /// How long after it was asked for a call is tried again before its error is handed on, in seconds.
  private let patienceSeconds: Double
  private let url: String
  private var connection: PostgresConnection?

  init(url: String, patienceSeconds: Double) {
    self.url = url
    self.patienceSeconds = patienceSeconds
  }

  /// Ends the connection.
  @Sendable func close() { connection = nil }

  @Sendable func run(_ jobs: [DatabaseJob]) {
    // Together they are tried once; where anything is in the way, each is for itself.
    let isTogether = jobs.count > 1
    if isTogether, let deliveries = try? once(jobs, isRepeat: false) {
      for deliver in deliveries { deliver() }
      return
    }
    if connection?.isAlive == false { connection = nil }
    for (index, job) in jobs.enumerated() {
      do { try attempt(job, isRepeat: isTogether)() } catch {
        job.fail(error)
        if connection != nil { continue }
        // The server is away: those that waited as long do not each try to connect.
        let rest = jobs[(index + 1)...]
        for job in rest where !isPatient(job) { job.fail(error) }
        run(rest.filter(isPatient))
        return
      }
    }
  }

  private func isPatient(_ job: DatabaseJob) -> Bool {
    ContinuousClock.now - job.start < .seconds(patienceSeconds)
  }

  /// Runs a job until it is kept, fails for a reason of its own, or was tried for long enough.
  private func attempt(_ job: DatabaseJob, isRepeat wasTried: Bool) throws -> @Sendable () -> Void {
    var pauseSeconds = 0.005
    var isRepeat = wasTried
    while true {
      do {
        let deliveries = try once([job], isRepeat: isRepeat)
        return { for deliver in deliveries { deliver() } }
      } catch let failure as PostgresFailure {
        if failure.isConnection || connection?.isAlive == false { connection = nil }
        let isWorthAgain = failure.isConflict || failure.isConnection
        guard isWorthAgain, isPatient(job) else {
          throw failure.storeError
        }
      } catch let error as StoreError {
        // Not connected: the same server may be back in a moment.
        guard connection == nil, error.code == .unavailable, isPatient(job) else { throw error }
      }
      isRepeat = true
      // Those that were in each other's way wait for different times.
      Thread.sleep(forTimeInterval: pauseSeconds * Double.random(in: 0.5...1.5))
      pauseSeconds = min(pauseSeconds * 2, 0.5)
    }
  }

  /// Runs jobs in one transaction and gives what is to be delivered.
  private func once(_ jobs: [DatabaseJob], isRepeat: Bool) throws -> [@Sendable () -> Void] {
    let connection = try self.connection ?? PostgresConnection(url: url)
    self.connection = connection
    connection.isRepeat = isRepeat
    if jobs.allSatisfy({ $0.group == nil }) { return try jobs.map { try $0.attempt(connection) } }
    try connection.execute("BEGIN")
    do {
      let deliveries = try jobs.map { try $0.attempt(connection) }
      try connection.execute("COMMIT")
      return deliveries
    } catch {
      // A connection that cannot even roll back is given up, and the server rolls back.
      if (try? connection.execute("ROLLBACK")) == nil || !connection.isIdle { self.connection = nil }
      throw error
    }
  }
}
