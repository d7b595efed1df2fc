internal import Foundation
internal import PoolHTTP
internal import PoolServiceStore

extension Dashboard {
  /// All apps, and a form for one more.
  func appsPage(_ visit: Visit) async throws -> HTTPResponse {
    var rows: [[String]] = []
    for app in try await store.apps() {
      let use = try await store.usage(ofApp: app.id, kind: .live, at: now())
      rows.append([
        "<a href=\"/apps/\(HTMLText.escaped(app.id))\">\(HTMLText.escaped(app.settings.name))</a>",
        "<code>\(HTMLText.escaped(app.settings.bundleID))</code>",
        app.settings.isCloudAssistOn ? "on" : "off", app.settings.attestMode.rawValue,
        "\(use.installs) of \(use.quota.installs)", "\(use.unitsCharged) of \(use.quota.units)",
      ])
    }
    let table = HTMLText.table(
      ["App", "Bundle", "Cloud assist", "App Attest", "Installs this month", "Units this month"], rows)
    let form = HTMLText.form(
      "/apps", visit.session,
      HTMLText.field("Name", "name", "") + HTMLText.field("Bundle", "bundle", "") + HTMLText.field("Team", "team", "")
        + "<button>Add</button>")
    return html(visit, "Apps", table + "<h2>Another app</h2>" + form)
  }

  func addApp(_ visit: Visit) async throws -> HTTPResponse {
    let app = try await store.makeApp(
      AppSettings(
        name: visit.form["name"] ?? "", bundleID: visit.form["bundle"] ?? "", teamID: visit.form["team"] ?? ""),
      at: now())
    log.event("app_added", ["app": app.id, "operator": visit.session?.name ?? ""])
    return Self.away("/apps/\(app.id)")
  }

  /// One app: settings, keys, use, run reports.
  /// - Parameter newKey: a key that was just made, shown this once.
  func appPage(_ visit: Visit, newKey: IssuedKey?) async throws -> HTTPResponse {
    guard let app = try await store.app(visit.parameter("app")) else { throw Turned.missing }
    var body = ""
    if let newKey {
      body += "<p class=\"once\">This key is shown once: <code>\(HTMLText.escaped(newKey.secret))</code></p>"
    }
    body += settingsForm(app, visit)
    body += try await keysTable(app, visit)
    body += try await usePlots(app)
    body += try await reportsTable(app)
    return html(visit, app.settings.name, body)
  }

  private func settingsForm(_ app: AppRecord, _ visit: Visit) -> String {
    let settings = app.settings
    let fields = [
      HTMLText.field("Name", "name", settings.name), HTMLText.field("Bundle", "bundle", settings.bundleID),
      HTMLText.field("Team", "team", settings.teamID),
      HTMLText.choice("Cloud assist", "assist", ["on", "off"], chosen: settings.isCloudAssistOn ? "on" : "off"),
      HTMLText.choice(
        "App Attest", "attest", AttestMode.allCases.map(\.rawValue), chosen: settings.attestMode.rawValue),
      number("Installs a month", "installs", settings.liveQuota.installs),
      number("Units a month", "units", settings.liveQuota.units),
      number("Test installs", "testInstalls", settings.testQuota.installs),
      number("Test units", "testUnits", settings.testQuota.units),
      number("Requests a minute, a key", "keyRate", settings.keyRequestsPerMinute),
      number("Requests a minute, an install", "installRate", settings.installRequestsPerMinute),
    ]
    return "<h2>Settings</h2>"
      + HTMLText.form(
        "/apps/\(app.id)/settings", visit.session, fields.joined(separator: "\n") + "<button>Save</button>")
  }

  private func number(_ label: String, _ name: String, _ value: Int) -> String {
    HTMLText.field(label, name, "\(value)", type: "number")
  }

  func changeApp(_ visit: Visit) async throws -> HTTPResponse {
    guard let app = try await store.app(visit.parameter("app")) else { throw Turned.missing }
    var settings = app.settings
    settings.name = visit.form["name"] ?? settings.name
    settings.bundleID = visit.form["bundle"] ?? settings.bundleID
    settings.teamID = visit.form["team"] ?? settings.teamID
    if let word = visit.form["assist"] { settings.isCloudAssistOn = word == "on" }
    if let word = visit.form["attest"] {
      guard let mode = AttestMode(rawValue: word) else { throw Turned.wrongValue("App Attest has no such mode.") }
      settings.attestMode = mode
    }
    func take(_ name: String, _ value: inout Int, from least: Int) throws {
      guard let text = visit.form[name] else { return }
      guard let number = Int(text), (least...1_000_000_000).contains(number) else {
        throw Turned.wrongValue("A number is missing, negative or too large.")
      }
      value = number
    }
    try take("installs", &settings.liveQuota.installs, from: 0)
    try take("units", &settings.liveQuota.units, from: 0)
    try take("testInstalls", &settings.testQuota.installs, from: 0)
    try take("testUnits", &settings.testQuota.units, from: 0)
    try take("keyRate", &settings.keyRequestsPerMinute, from: 1)
    try take("installRate", &settings.installRequestsPerMinute, from: 1)
    _ = try await store.updateApp(app.id, to: settings)
    log.event("app_changed", ["app": app.id, "operator": visit.session?.name ?? ""])
    return Self.away("/apps/\(app.id)")
  }
}
