internal import CPoolSQLite
internal import CPoolSQLiteShim
internal import PoolTypes

/// A value bound to or read from a statement.
enum SQLValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
  static func optional(_ number: Double?) -> SQLValue { number.map(SQLValue.real) ?? .null }
  static func optional(_ number: Int?) -> SQLValue { number.map { .integer(Int64($0)) } ?? .null }
}

/// One connection and its prepared statements. Not safe for two threads: its owner guards it.
final class SQLiteConnection {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// - Throws: `PoolError` for a file that cannot be opened.
  init(path: String, readOnly: Bool) throws {
    let flags =
      (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_NOMUTEX
    var code = sqlite3_open_v2(path, &handle, flags, nil)
    if code == SQLITE_OK {
      sqlite3_busy_timeout(handle, 10_000)
      code = pool_sqlite_add_sightings(handle)
    }
    guard code == SQLITE_OK else {
      let error = Self.error(code, handle)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements without values or rows.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw Self.error(code, handle) }
  }

  /// Runs one statement and hands each row to `row` until it answers false. Statements are kept prepared.
  func run(_ sql: String, _ values: [SQLValue] = [], row: (SQLRow) throws -> Bool = { _ in true }) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, to: statement, at: Int32(index + 1)) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw Self.error(code, handle) }
      guard try row(SQLRow(statement: statement)) else { return }
    }
  }

  /// Runs one statement for each key in turn, as its only value, and hands the first row of each to `row`.
  func run(_ sql: String, eachOf keys: some Sequence<Int64>, row: (SQLRow) throws -> Void) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for key in keys {
      sqlite3_reset(statement)
      guard sqlite3_bind_int64(statement, 1, key) == SQLITE_OK else { throw Self.error(SQLITE_ERROR, handle) }
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { continue }
      guard code == SQLITE_ROW else { throw Self.error(code, handle) }
      try row(SQLRow(statement: statement))
    }
  }

  /// The first column of the first row as a number; 0 without rows.
  func number(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
    var answer = 0
    try run(sql, values) { row in
      answer = row.int(0)
      return false
    }
    return answer
  }

  /// Runs `body` in one transaction that is kept whole or not at all.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try execute("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // A failed COMMIT may have rolled back already; then this has nothing to do.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Runs `body` on one state of the file, whatever others write meanwhile. Not inside a transaction.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try execute("BEGIN")
    // It wrote nothing, so that there is nothing to lose.
    defer { try? execute("COMMIT") }
    return try body()
  }

  /// Writes bytes into a stored blob where they belong, without writing the rest of it anew.
  ///
  /// - Returns: the bytes that stood there.
  /// - Throws: `PoolError.storageDamaged` where there is no such row, or it is too short.
  func exchange(_ bytes: [UInt8], in table: String, column: String, row: Int64, offset: Int) throws -> [UInt8] {
    var blob: OpaquePointer?
    var code = sqlite3_blob_open(handle, "main", table, column, row, 1, &blob)
    defer { sqlite3_blob_close(blob) }
    guard code == SQLITE_OK else { throw Self.error(code == SQLITE_ERROR ? SQLITE_CORRUPT : code, handle) }
    guard offset >= 0, offset + bytes.count <= Int(sqlite3_blob_bytes(blob)) else {
      throw Self.error(SQLITE_CORRUPT, handle)
    }
    var old = [UInt8](repeating: 0, count: bytes.count)
    code = sqlite3_blob_read(blob, &old, Int32(bytes.count), Int32(offset))
    if code == SQLITE_OK, old != bytes { code = sqlite3_blob_write(blob, bytes, Int32(bytes.count), Int32(offset)) }
    guard code == SQLITE_OK else { throw Self.error(code, handle) }
    return old
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw Self.error(code, handle) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: SQLValue, to statement: OpaquePointer, at index: Int32) throws {
    let code: Int32
    switch value {
    case .null: code = sqlite3_bind_null(statement, index)
    case .integer(let number): code = sqlite3_bind_int64(statement, index, number)
    case .real(let number): code = sqlite3_bind_double(statement, index, number)
    case .text(var text):
      code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // An empty text needs an address too, or it would be bound as NULL.
          $0.baseAddress.map { pool_sqlite_bind_text(statement, index, $0, Int32(bytes.count)) }
            ?? pool_sqlite_bind_text(statement, index, "", 0)
        }
      }
    case .blob(let bytes):
      code = bytes.withUnsafeBytes {
        pool_sqlite_bind_blob(statement, index, $0.baseAddress, Int32(bytes.count))
      }
    }
    guard code == SQLITE_OK else { throw Self.error(code, handle) }
  }

  /// One sentence for each kind of trouble; SQL and values stay out of it.
  private static func error(_ code: Int32, _ handle: OpaquePointer?) -> PoolError {
    switch code & 0xff {
    case SQLITE_FULL: .storageFull
    case SQLITE_BUSY, SQLITE_LOCKED:
      .storageBusy("Another process is writing the index; try again when it is done.")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      .permissionDenied("The index may not be written: its folder or disk is read-only.")
    case SQLITE_CANTOPEN:
      .permissionDenied("The index cannot be opened: check that its folder exists and may be written.")
    case SQLITE_IOERR:
      .storageDamaged("The disk did not read or write the index; check the disk and run again.")
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      .storageDamaged("The index is damaged; delete it with `pool delete-index` and index again.")
    default:
      .storageDamaged(
        "The index did not answer (SQLite \(code): \(handle.map { String(cString: sqlite3_errmsg($0)) } ?? ""))."
      )
    }
  }
}

/// A row that is being read; valid until the next one.
struct SQLRow {
  fileprivate let statement: OpaquePointer

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
  func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
  func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }
  func optionalDouble(_ column: Int32) -> Double? { isNull(column) ? nil : double(column) }
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
  /// The bytes of a blob, without a copy, for the time of the call.
  func withBlob<Value>(_ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
    let count = Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, column), count: count))
  }
  func blob(_ column: Int32) -> [UInt8] { withBlob(column) { [UInt8]($0) } }
}
