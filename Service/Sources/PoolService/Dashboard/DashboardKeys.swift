internal import Foundation
internal import PoolHTTP
internal import PoolServiceStore

extension Dashboard {
  func keysTable(_ app: AppRecord, _ visit: Visit) async throws -> String {
    var rows: [[String]] = []
    for key in try await store.keys(ofApp: app.id) {
      var state = "good"
      if let revoked = key.revokedAt {
        state = "revoked \(day(revoked))"
      } else if let end = key.expiresAt {
        state = (end > now() ? "until " : "ended ") + day(end)
      }
      let path = "/apps/\(app.id)/keys/\(key.id)"
      let actions =
        key.revokedAt != nil
        ? ""
        : HTMLText.form(path + "/rotate", visit.session, "<button>Rotate</button>") + " "
          + HTMLText.form(path + "/revoke", visit.session, "<button>Revoke</button>")
      rows.append([
        "<code>\(HTMLText.escaped(key.hint))…</code>", key.kind.rawValue, day(key.madeAt), state, actions,
      ])
    }
    let form = HTMLText.form(
      "/apps/\(app.id)/keys", visit.session,
      HTMLText.choice("Kind", "kind", ["live", "test"], chosen: "live") + "<button>New key</button>")
    return "<h2>Keys</h2><p>A rotated key holds 30 days more.</p>"
      + HTMLText.table(["Key", "Kind", "Made", "State", ""], rows) + form
  }

  func addKey(_ visit: Visit) async throws -> HTTPResponse {
    guard let kind = KeyKind(rawValue: visit.form["kind"] ?? "") else {
      throw Turned.wrongValue("A key is live or test.")
    }
    let key = try await store.makeKey(kind, forApp: visit.parameter("app"), at: now())
    log.event("key_made", ["key": key.record.id, "operator": visit.session?.name ?? ""])
    return try await appPage(visit, newKey: key)
  }

  func rotateKey(_ visit: Visit) async throws -> HTTPResponse {
    let key = try await store.rotateKey(try await ownKey(visit), at: now())
    log.event("key_rotated", ["key": visit.parameter("key"), "operator": visit.session?.name ?? ""])
    return try await appPage(visit, newKey: key)
  }

  func revokeKey(_ visit: Visit) async throws -> HTTPResponse {
    try await store.revokeKey(try await ownKey(visit), at: now())
    log.event("key_revoked", ["key": visit.parameter("key"), "operator": visit.session?.name ?? ""])
    return Self.away("/apps/\(visit.parameter("app"))")
  }

  /// The key that the path names, which has to be of the app that it names.
  private func ownKey(_ visit: Visit) async throws -> String {
    let id = visit.parameter("key")
    let keys = try await store.keys(ofApp: visit.parameter("app"))
    guard keys.contains(where: { $0.id == id }) else { throw Turned.missing }
    return id
  }

  func usePlots(_ app: AppRecord) async throws -> String {
    var plots = "<h2>Use, last 60 days</h2>"
    for kind in KeyKind.allCases {
      let days = try await store.usageByDay(ofApp: app.id, kind: kind, days: 60, at: now())
      if kind == .test && days.allSatisfy({ $0.installs == 0 && $0.requests == 0 }) { continue }
      plots += UsePlot.svg("Units, \(kind.rawValue)", days.map { (day($0.day), $0.units) })
      plots += UsePlot.svg("Requests, \(kind.rawValue)", days.map { (day($0.day), $0.requests) })
      plots += UsePlot.svg("New installs, \(kind.rawValue)", days.map { (day($0.day), $0.installs) })
    }
    return plots
  }

  func reportsTable(_ app: AppRecord) async throws -> String {
    let rows = try await store.runReports(ofApp: app.id, kind: .live, limit: 50).map { report in
      [
        HTMLText.escaped(report.finishedAt.formatted(.iso8601)), HTMLText.escaped(report.reason), "\(report.indexed)",
        "\(report.failed)", "\(report.skipped)",
        "\((report.seconds.listing + report.seconds.reading + report.seconds.storing).rounded())",
        HTMLText.escaped("\(report.platform) \(report.osVersion), PoolKit \(report.sdkVersion)"),
      ]
    }
    return "<h2>Run reports</h2>"
      + HTMLText.table(["Finished", "Reason", "Indexed", "Failed", "Skipped", "Seconds", "Where"], rows)
  }

  func modelsPage(_ visit: Visit) -> HTTPResponse {
    let rows = models.entries.map { entry in
      [entry.name, entry.version, entry.purpose, entry.license, "\(entry.bytes)", entry.sha256, entry.url ?? "here"]
        .map { HTMLText.escaped($0) }
    }
    let note = "<p>Published with <code>pool-actions models publish</code>; a node reads the list when it starts.</p>"
    return html(
      visit, "Models",
      HTMLText.table(["Name", "Version", "Purpose", "Licence", "Bytes", "SHA-256", "Where"], rows) + note)
  }

  private func day(_ instant: Date) -> String { instant.formatted(.iso8601.year().month().day()) }
}
