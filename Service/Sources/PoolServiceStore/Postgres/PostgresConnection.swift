internal import CPoolServicePostgres

/// One connection and its prepared statements. Used by one thread at a time.
final class PostgresConnection: SQLSession {
  let dialect = SQLDialect.postgres
  /// Set by the thread that tries a transaction again.
  var isRepeat = false
  private let handle: OpaquePointer
  /// Names of prepared statements by their SQL.
  private var statements: [String: String] = [:]

  /// Connects. `url` may hold any setting of libpq; it comes last, so that it overrides those given here.
  init(url: String) throws {
    let settings: [(String, String)] = [
      ("application_name", "pool-actions"), ("connect_timeout", "5"), ("client_encoding", "UTF8"),
      ("keepalives_idle", "20"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      // A network that went away is noticed in ten seconds.
      ("tcp_user_timeout", "10000"), ("dbname", url),
    ]
    let opened = withCStrings(settings.map(\.0)) { names in
      withCStrings(settings.map(\.1)) { values in PQconnectdbParams(names, values, 1) }
    }
    guard let opened else { throw StoreError(.unavailable, "There is no memory for a connection to PostgreSQL.") }
    handle = opened
    // Notices would go to the program's standard error.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    guard PQstatus(handle) == CONNECTION_OK else {
      // libpq's text names host, user and database, and never the password.
      throw StoreError(
        .unavailable, "PostgreSQL is not reached: check its address, user and password, and that it runs.",
        detail: String(cString: PQerrorMessage(handle)))
    }
    try execute(
      """
      SET statement_timeout = '10s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s'; \
      SET default_transaction_isolation = 'read committed'; SET synchronous_commit = on
      """)
  }

  // Finishing also frees what was prepared.
  deinit { PQfinish(handle) }

  /// Whether the connection still stands, as far as libpq knows.
  var isAlive: Bool { PQstatus(handle) == CONNECTION_OK }
  /// Whether no transaction is open.
  var isIdle: Bool { PQtransactionStatus(handle) == PQTRANS_IDLE }

  /// Runs statements without values, whose rows are left out.
  func execute(_ sql: String) throws {
    let result = PostgresResult(PQexec(handle, sql))
    try result.check()
  }

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] { try run(sql, values).rows() }

  @discardableResult
  func change(_ sql: String, _ values: [SQLValue]) throws -> Int { try run(sql, values).changed }

  private func run(_ sql: String, _ values: [SQLValue]) throws -> PostgresResult {
    let name = try prepared(sql)
    let texts = values.map(PostgresText.text)
    let result = withCStrings(texts) { pointers in
      PostgresResult(PQexecPrepared(handle, name, Int32(clamping: values.count), pointers, nil, nil, 0))
    }
    try result.check()
    return result
  }

  private func prepared(_ sql: String) throws -> String {
    if let name = statements[sql] { return name }
    let name = "s\(statements.count)"
    // The statements number their values `?1`; PostgreSQL writes `$1`. They hold no other question mark.
    let numbered = sql.split(separator: "?", omittingEmptySubsequences: false).joined(separator: "$")
    let result = PostgresResult(PQprepare(handle, name, numbered, 0, nil))
    try result.check()
    statements[sql] = name
    return name
  }
}

/// Lends C strings for the time of a call; nil stands for no string, and one more nil for the end.
private func withCStrings<Value>(
  _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Value
) -> Value {
  var bytes: [CChar] = []
  var starts: [Int?] = []
  for text in texts {
    starts.append(text == nil ? nil : bytes.count)
    if let text { bytes += text.utf8.map { CChar(bitPattern: $0) } + [0] }
  }
  return bytes.withUnsafeBufferPointer { all in
    let pointers = (starts + [nil]).map { start in start.flatMap { start in all.baseAddress.map { $0 + start } } }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
