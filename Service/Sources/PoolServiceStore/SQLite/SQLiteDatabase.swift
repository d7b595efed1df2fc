internal import Foundation

/// The database in a file: one thread that writes, two that read.
///
/// The writer takes all calls that wait and keeps them in one transaction, so that the disk is waited for once for all
/// of them. `synchronous=FULL`, because a charge that was answered has to outlive a power cut as well as a killed
/// process, and so shared the wait is short.
final class SQLiteDatabase: SQLDatabase {
  private let writing = JobQueue(capacity: 4_096)
  private let reading = JobQueue(capacity: 4_096)

  /// Opens `pool-actions.sqlite` in a folder, which is made if it is not there, and brings its tables up to date.
  init(folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError(.unavailable, "The folder of the database cannot be made: check its path and its owner.")
    }
    let path = folder + "/pool-actions.sqlite"
    let writer = SQLiteThread(try Self.connection(path))
    try writer.migrate()
    let readers = try (0..<2).map { _ in
      let connection = try Self.connection(path)
      try connection.execute("PRAGMA query_only=ON")
      return SQLiteThread(connection)
    }
    writing.startThread(name: "store-writer", most: 256, work: writer.keep, end: writer.close)
    for reader in readers {
      reading.startThread(name: "store-reader", most: 1, work: reader.answer, end: reader.close)
    }
  }

  deinit {
    writing.closeWithoutWaiting()
    reading.closeWithoutWaiting()
  }

  @discardableResult
  func transaction<Value: Sendable>(
    _ group: String, _ body: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws -> Value {
    // One thread writes whatever the group, and takes all that wait together.
    try await DatabaseJob.value(on: writing, group: "all", of: body)
  }

  func read(_ sql: String, _ values: [SQLValue]) async throws -> [SQLRow] {
    try await DatabaseJob.value(on: reading, group: nil) { try $0.rows(sql, values) }
  }

  func close() async {
    await writing.close()
    await reading.close()
  }

  private static func connection(_ path: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path)
    // The files beside it take their rights from it.
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    // The cache is 16 MiB; WAL lets readers read while the writer writes.
    guard try connection.rows("PRAGMA journal_mode=WAL", []).first?.text(0) == "wal" else {
      throw StoreError(.unavailable, "The database needs a disk of this machine: its folder's cannot share memory.")
    }
    try connection.execute(
      """
      PRAGMA synchronous=FULL; PRAGMA cache_size=-16384; PRAGMA foreign_keys=ON; \
      PRAGMA temp_store=MEMORY
      """)
    return connection
  }
}

/// A connection in the hands of one thread.
// After the initializer of the database, which only it has seen by then, one thread alone calls these.
private final class SQLiteThread: @unchecked Sendable {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Closes the file. Nothing may be called after.
  @Sendable func close() { connection.close() }

  /// Brings the tables up to date, in one transaction.
  func migrate() throws {
    try begin()
    do {
      let version = try connection.rows("PRAGMA user_version", []).first?.int(0) ?? 0
      guard version <= Schema.version else {
        throw StoreError(.newer, "A newer version of pool-actions wrote this database; start that one.")
      }
      for step in Schema.steps(.sqlite).dropFirst(version) {
        for statement in step { try connection.execute(statement) }
      }
      try connection.execute("PRAGMA user_version=\(Schema.version); COMMIT")
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs jobs that read, each by itself.
  @Sendable func answer(_ jobs: [DatabaseJob]) {
    for job in jobs {
      do { try job.attempt(connection)() } catch { job.fail(error) }
    }
  }

  /// Runs jobs that write in one transaction. One that throws is left out; the others are kept.
  @Sendable func keep(_ jobs: [DatabaseJob]) {
    var rest = jobs[...]
    while !rest.isEmpty { rest = keepTogether(rest) }
  }

  /// Runs jobs until one of them loses the transaction, delivers what they came to, and gives those not begun.
  private func keepTogether(_ jobs: ArraySlice<DatabaseJob>) -> ArraySlice<DatabaseJob> {
    do { try begin() } catch {
      for job in jobs { job.fail(error) }
      return []
    }
    var kept: [(job: DatabaseJob, deliver: @Sendable () -> Void)] = []
    for (index, job) in zip(jobs.indices, jobs) {
      do {
        try connection.change("SAVEPOINT job", [])
        let deliver = try job.attempt(connection)
        try connection.change("RELEASE job", [])
        kept.append((job, deliver))
      } catch {
        job.fail(error)
        let isBack = (try? connection.execute("ROLLBACK TO job; RELEASE job")) != nil
        if isBack && connection.isInTransaction { continue }
        // A full disk, for example, ends the whole transaction: what was done in it is not kept.
        rollBack()
        for (job, _) in kept { job.fail(error) }
        return jobs[(index + 1)...]
      }
    }
    do { try connection.execute("COMMIT") } catch {
      rollBack()
      for (job, _) in kept { job.fail(error) }
      return []
    }
    for (_, deliver) in kept { deliver() }
    return []
  }

  private func begin() throws { try connection.execute("BEGIN IMMEDIATE") }

  private func rollBack() {
    // Without a transaction there is nothing to take back.
    if connection.isInTransaction { try? connection.execute("ROLLBACK") }
  }
}
