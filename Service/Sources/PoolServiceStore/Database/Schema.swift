/// The tables, as steps from one version to the next. A step that was published is never changed.
///
/// Written once for both databases: `BLOB` is `BYTEA` in PostgreSQL, and `{clustered}` keeps a table of SQLite in the
/// order of its key. Instants are milliseconds since 1970, months are numbered from the year 0, days from 1970.
/// Installs are 16 bytes of a digest.
enum Schema {
  /// The version that this service reads and writes.
  static var version: Int { steps.count }

  /// The statements of each step, in the dialect's own words.
  static func steps(_ dialect: SQLDialect) -> [[String]] {
    steps.map { step in
      step.map { statement in
        statement.split(separator: " ").map { word in
          switch word {
          case "{clustered}": dialect == .sqlite ? "WITHOUT ROWID" : ""
          case "BLOB": dialect == .sqlite ? "BLOB" : "BYTEA"
          default: String(word)
          }
        }.joined(separator: " ")
      }
    }
  }

  private static let steps = [first]

  private static let first = [
    """
    CREATE TABLE apps(id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, bundle_id TEXT NOT NULL, \
    team_id TEXT NOT NULL, cloud_assist BIGINT NOT NULL, attest_mode TEXT NOT NULL, live_installs BIGINT NOT NULL, \
    live_units BIGINT NOT NULL, test_installs BIGINT NOT NULL, test_units BIGINT NOT NULL, key_rate BIGINT NOT NULL, \
    install_rate BIGINT NOT NULL, made_at BIGINT NOT NULL)
    """,
    // `locator` is the beginning of the key, by which it is found; the rest is known by a salted hash alone.
    """
    CREATE TABLE app_keys(id TEXT NOT NULL PRIMARY KEY, app_id TEXT NOT NULL REFERENCES apps(id), kind TEXT NOT NULL, \
    locator TEXT NOT NULL UNIQUE, salt BLOB NOT NULL, digest BLOB NOT NULL, made_at BIGINT NOT NULL, \
    expires_at BIGINT, revoked_at BIGINT)
    """,
    "CREATE INDEX app_keys_of_app ON app_keys(app_id)",
    // An install that the allowance had no room for has a row that is not counted.
    """
    CREATE TABLE install_months(app_id TEXT NOT NULL, kind TEXT NOT NULL, month BIGINT NOT NULL, \
    install BLOB NOT NULL, counted BIGINT NOT NULL, PRIMARY KEY (app_id, kind, month, install)) {clustered}
    """,
    """
    CREATE TABLE month_usage(app_id TEXT NOT NULL, kind TEXT NOT NULL, month BIGINT NOT NULL, \
    installs BIGINT NOT NULL, units_charged BIGINT NOT NULL, units_reserved BIGINT NOT NULL, \
    CHECK (units_charged >= 0 AND units_reserved >= 0), PRIMARY KEY (app_id, kind, month)) {clustered}
    """,
    """
    CREATE TABLE day_usage(app_id TEXT NOT NULL, kind TEXT NOT NULL, day BIGINT NOT NULL, installs BIGINT NOT NULL, \
    requests BIGINT NOT NULL, units BIGINT NOT NULL, PRIMARY KEY (app_id, kind, day)) {clustered}
    """,
    // state: 0 open, 1 settled, 2 given back, 3 lapsed. Ended rows stay an hour, for answers that were lost.
    """
    CREATE TABLE reservations(id TEXT NOT NULL PRIMARY KEY, app_id TEXT NOT NULL, kind TEXT NOT NULL, \
    month BIGINT NOT NULL, units BIGINT NOT NULL, charged BIGINT NOT NULL, state BIGINT NOT NULL, mark BLOB , \
    expires_at BIGINT NOT NULL) {clustered}
    """,
    "CREATE INDEX reservations_open ON reservations(app_id, kind, expires_at) WHERE state = 0",
    "CREATE INDEX reservations_ended ON reservations(expires_at) WHERE state <> 0",
    // state: 0 being worked on, 1 charged.
    """
    CREATE TABLE replays(app_id TEXT NOT NULL, kind TEXT NOT NULL, mark BLOB NOT NULL, body BLOB NOT NULL, \
    reservation_id TEXT NOT NULL, state BIGINT NOT NULL, status BIGINT NOT NULL, charged BIGINT NOT NULL, \
    made_at BIGINT NOT NULL, PRIMARY KEY (app_id, kind, mark)) {clustered}
    """,
    "CREATE INDEX replays_by_age ON replays(made_at)",
    """
    CREATE TABLE challenges(digest BLOB NOT NULL PRIMARY KEY, app_id TEXT NOT NULL, kind TEXT NOT NULL, \
    install BLOB NOT NULL, expires_at BIGINT NOT NULL) {clustered}
    """,
    "CREATE INDEX challenges_by_age ON challenges(expires_at)",
    """
    CREATE TABLE attest_keys(app_id TEXT NOT NULL, kind TEXT NOT NULL, key_id BLOB NOT NULL, install BLOB NOT NULL, \
    public_key BLOB NOT NULL, production BIGINT NOT NULL, highest BIGINT NOT NULL, accepted BIGINT NOT NULL, \
    made_at BIGINT NOT NULL, PRIMARY KEY (app_id, kind, key_id)) {clustered}
    """,
    """
    CREATE TABLE run_reports(app_id TEXT NOT NULL, kind TEXT NOT NULL, run_id TEXT NOT NULL, \
    received_at BIGINT NOT NULL, started_at BIGINT NOT NULL, finished_at BIGINT NOT NULL, reason TEXT NOT NULL, \
    indexed BIGINT NOT NULL, failed BIGINT NOT NULL, skipped BIGINT NOT NULL, personal_data BIGINT NOT NULL, \
    health BIGINT NOT NULL, nudity BIGINT NOT NULL, financial BIGINT NOT NULL, authentication BIGINT NOT NULL, \
    listing_seconds DOUBLE PRECISION NOT NULL, reading_seconds DOUBLE PRECISION NOT NULL, \
    storing_seconds DOUBLE PRECISION NOT NULL, visually_indexed BIGINT NOT NULL, sdk_version TEXT NOT NULL, \
    platform TEXT NOT NULL, os_version TEXT NOT NULL, PRIMARY KEY (app_id, kind, run_id)) {clustered}
    """,
    "CREATE INDEX run_reports_of_app ON run_reports(app_id, kind, received_at)",
    "CREATE INDEX run_reports_by_age ON run_reports(received_at)",
    """
    CREATE TABLE operators(name TEXT NOT NULL PRIMARY KEY, salt BLOB NOT NULL, digest BLOB NOT NULL, \
    cost BIGINT NOT NULL, failures BIGINT NOT NULL, failed_at BIGINT NOT NULL) {clustered}
    """,
    """
    CREATE TABLE sessions(digest BLOB NOT NULL PRIMARY KEY, name TEXT NOT NULL, expires_at BIGINT NOT NULL) \
    {clustered}
    """,
  ]
}
