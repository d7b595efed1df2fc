internal import CPoolServiceSQLite
internal import CPoolServiceShim

/// One connection and its prepared statements. Used by one thread at a time.
final class SQLiteConnection: SQLSession {
  let dialect = SQLDialect.sqlite
  /// A file answers where it keeps, so that no answer is lost; tests say otherwise.
  var isRepeat = false
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file, which is made if it is not there.
  init(path: String) throws {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = Self.error(code, handle)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 10_000)
  }

  deinit { close() }

  /// Closes the file. Statements after it fail.
  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Whether a transaction is open. Some errors end it by themselves.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs statements without values, whose rows are left out.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw Self.error(code, handle) }
  }

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] {
    let statement = try prepared(sql, values)
    defer { sqlite3_reset(statement) }
    var rows: [SQLRow] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw Self.error(code, handle) }
      rows.append(SQLRow(values: (0..<sqlite3_column_count(statement)).map { Self.value(statement, $0) }))
    }
  }

  @discardableResult
  func change(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let statement = try prepared(sql, values)
    defer { sqlite3_reset(statement) }
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW { code = sqlite3_step(statement) }
    guard code == SQLITE_DONE else { throw Self.error(code, handle) }
    return Int(sqlite3_changes(handle))
  }

  private func prepared(_ sql: String, _ values: [SQLValue]) throws -> OpaquePointer {
    var statement = statements[sql]
    if statement == nil {
      let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
      guard code == SQLITE_OK else { throw Self.error(code, handle) }
      statements[sql] = statement
    }
    guard let statement else { throw Self.error(SQLITE_MISUSE, handle) }
    for (index, value) in values.enumerated() {
      let code = Self.bind(value, to: statement, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw Self.error(code, handle) }
    }
    return statement
  }

  private static func bind(_ value: SQLValue, to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, number)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text): return pool_store_bind_text(statement, index, text, Int32(clamping: text.utf8.count))
    case .blob(let bytes): return pool_store_bind_blob(statement, index, bytes, Int32(clamping: bytes.count))
    }
  }

  private static func value(_ statement: OpaquePointer, _ column: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      let bytes = UnsafeBufferPointer(
        start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      return .blob(Array(bytes))
    default: return .null
    }
  }

  private static func error(_ code: Int32, _ handle: OpaquePointer?) -> StoreError {
    let detail = "SQLite \(code): \(handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no connection")"
    switch code & 0xff {
    case SQLITE_FULL:
      return StoreError(.full, "The disk is full; free some space.", detail: detail)
    case SQLITE_BUSY, SQLITE_LOCKED:
      return StoreError(.busy, "Another process has been writing the database for too long.", detail: detail)
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH, SQLITE_CANTOPEN:
      return StoreError(
        .unavailable, "The database cannot be opened or written: check its folder and its owner.", detail: detail)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      return StoreError(.damaged, "The database file is damaged; restore it from a backup.", detail: detail)
    default:
      return StoreError(.damaged, "The database did not do what it was asked.", detail: detail)
    }
  }
}
