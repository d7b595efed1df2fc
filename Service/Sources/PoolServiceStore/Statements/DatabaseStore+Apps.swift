public import Foundation

extension DatabaseStore {
  public func makeApp(_ settings: AppSettings, at now: Date) async throws -> AppRecord {
    try Self.check(settings)
    let app = AppRecord(
      id: "app_" + Secrets.randomLetters(16), settings: settings,
      madeAt: Date(storedMilliseconds: now.storedMilliseconds))
    return try await database.transaction(app.id) { session in
      // The second time round, after a lost answer, it is there.
      try session.change(
        """
        INSERT INTO apps(id, name, bundle_id, team_id, cloud_assist, attest_mode, live_installs, live_units, \
        test_installs, test_units, key_rate, install_rate, made_at) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) ON CONFLICT DO NOTHING
        """, [.text(app.id)] + Self.values(settings) + [.integer(now.storedMilliseconds)])
      return app
    }
  }

  public func app(_ id: String) async throws -> AppRecord? {
    guard Self.isStorable(id) else { return nil }
    return try await database.read("SELECT \(Self.appColumns) FROM apps a WHERE a.id = ?1", [.text(id)]).first.map {
      try Self.app($0)
    }
  }

  public func apps() async throws -> [AppRecord] {
    try await database.read("SELECT \(Self.appColumns) FROM apps a ORDER BY a.name, a.id", []).map {
      try Self.app($0)
    }
  }

  public func updateApp(_ id: String, to settings: AppSettings) async throws -> AppRecord {
    try Self.check(settings)
    guard Self.isStorable(id) else { throw Self.noSuchApp }
    return try await database.transaction(id) { session in
      let changed = try session.change(
        """
        UPDATE apps SET name = ?2, bundle_id = ?3, team_id = ?4, cloud_assist = ?5, attest_mode = ?6, \
        live_installs = ?7, live_units = ?8, test_installs = ?9, test_units = ?10, key_rate = ?11, install_rate = ?12 \
        WHERE id = ?1
        """, [.text(id)] + Self.values(settings))
      guard changed == 1 else { throw Self.noSuchApp }
      return try Self.app(id, session)
    }
  }

  /// The columns that `app` reads, of a table named `a`.
  static let appColumns = """
    a.id, a.name, a.bundle_id, a.team_id, a.cloud_assist, a.attest_mode, a.live_installs, a.live_units, \
    a.test_installs, a.test_units, a.key_rate, a.install_rate, a.made_at
    """

  /// An app of a row that begins with `appColumns`, after `first` others.
  static func app(_ row: SQLRow, after first: Int = 0) throws -> AppRecord {
    AppRecord(
      id: try row.text(first),
      settings: AppSettings(
        name: try row.text(first + 1), bundleID: try row.text(first + 2), teamID: try row.text(first + 3),
        isCloudAssistOn: try row.flag(first + 4), attestMode: AttestMode(rawValue: try row.text(first + 5)) ?? .enforce,
        liveQuota: MonthlyQuota(installs: try row.int(first + 6), units: try row.int(first + 7)),
        testQuota: MonthlyQuota(installs: try row.int(first + 8), units: try row.int(first + 9)),
        keyRequestsPerMinute: try row.int(first + 10), installRequestsPerMinute: try row.int(first + 11)),
      madeAt: Date(storedMilliseconds: try row.int64(first + 12)))
  }

  /// The app as it is now, in a transaction. Throws `.notFound` without it.
  static func app(_ id: String, _ session: any SQLSession) throws -> AppRecord {
    let rows = try session.rows("SELECT \(appColumns) FROM apps a WHERE a.id = ?1", [.text(id)])
    guard let row = rows.first else { throw noSuchApp }
    return try app(row)
  }

  /// Whether a text can be asked for; PostgreSQL takes none with a zero in it.
  static func isStorable(_ text: String) -> Bool { text.utf8.count <= 1_024 && !text.utf8.contains(0) }

  static var noSuchApp: StoreError { StoreError(.notFound, "There is no app with this id.") }

  private static func values(_ settings: AppSettings) -> [SQLValue] {
    [
      .text(settings.name), .text(settings.bundleID), .text(settings.teamID), .flag(settings.isCloudAssistOn),
      .text(settings.attestMode.rawValue), .integer(settings.liveQuota.installs), .integer(settings.liveQuota.units),
      .integer(settings.testQuota.installs), .integer(settings.testQuota.units),
      .integer(settings.keyRequestsPerMinute), .integer(settings.installRequestsPerMinute),
    ]
  }

  private static func check(_ settings: AppSettings) throws {
    try StoreError.check(settings.name, 1...100, "name of an app")
    try StoreError.check(settings.bundleID, 1...255, "bundle id")
    try StoreError.check(settings.teamID, 0...32, "team id")
    // A name is shown in terminals and logs: a line of its own would be another app's.
    for text in [settings.name, settings.bundleID, settings.teamID] {
      let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      guard !hasControls, text.isEmpty || text.contains(where: { !$0.isWhitespace }) else {
        throw StoreError(.invalid, "Name, bundle id and team id hold no control characters and are not blank.")
      }
    }
    for quota in [settings.liveQuota, settings.testQuota] {
      try StoreError.check(quota.installs, 0...1_000_000_000_000, "installs of a month")
      try StoreError.check(quota.units, 0...1_000_000_000_000, "units of a month")
    }
    try StoreError.check(settings.keyRequestsPerMinute, 1...1_000_000_000, "requests of a key in a minute")
    try StoreError.check(settings.installRequestsPerMinute, 1...1_000_000_000, "requests of an install in a minute")
  }
}
