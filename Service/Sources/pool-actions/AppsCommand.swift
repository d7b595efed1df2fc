internal import Foundation
internal import PoolServiceStore

/// `pool-actions apps`.
enum AppsCommand {
  private static let settings: Set<String> = [
    "name", "bundle", "team", "cloud-assist", "attest", "installs", "units", "test-installs", "test-units", "key-rate",
    "install-rate",
  ]

  static func run(_ arguments: [String]) async throws {
    let flags = try Flags(arguments, valued: settings.union(OpenStore.flags))
    try await OpenStore.with(flags) { store in
      switch flags.words.first {
      case nil, "list":
        for app in try await store.apps() { show(app) }
      case "add":
        let made = AppSettings(name: try flags.required("name"), bundleID: try flags.required("bundle"))
        let app = try await store.makeApp(try changed(made, flags), at: Date())
        show(app)
        let key = try await store.makeKey(.live, forApp: app.id, at: Date())
        Output.line("key \(key.secret)   (shown this once)")
      case "set":
        let id = try flags.word(1, "the app's id")
        guard let app = try await store.app(id) else { throw UsageError("there is no app \(id)") }
        show(try await store.updateApp(id, to: try changed(app.settings, flags)))
      case let word?: throw UsageError("there is no command apps \(word)")
      }
    }
  }

  private static func changed(_ settings: AppSettings, _ flags: Flags) throws -> AppSettings {
    var settings = settings
    if let name = flags["name"] { settings.name = name }
    if let bundle = flags["bundle"] { settings.bundleID = bundle }
    if let team = flags["team"] { settings.teamID = team }
    if let word = flags["cloud-assist"] {
      guard ["on", "off"].contains(word) else { throw UsageError("--cloud-assist is on or off") }
      settings.isCloudAssistOn = word == "on"
    }
    if let word = flags["attest"] {
      guard let mode = AttestMode(rawValue: word) else { throw UsageError("--attest is off, monitor or enforce") }
      settings.attestMode = mode
    }
    let quota = 0...1_000_000_000
    if let number = try flags.number("installs", quota) { settings.liveQuota.installs = number }
    if let number = try flags.number("units", quota) { settings.liveQuota.units = number }
    if let number = try flags.number("test-installs", quota) { settings.testQuota.installs = number }
    if let number = try flags.number("test-units", quota) { settings.testQuota.units = number }
    let rate = 1...10_000_000
    if let number = try flags.number("key-rate", rate) { settings.keyRequestsPerMinute = number }
    if let number = try flags.number("install-rate", rate) { settings.installRequestsPerMinute = number }
    return settings
  }

  private static func show(_ app: AppRecord) {
    let settings = app.settings
    Output.line(
      "\(app.id)  \(settings.name)  \(settings.bundleID)  team \(settings.teamID.isEmpty ? "-" : settings.teamID)  "
        + "cloud assist \(settings.isCloudAssistOn ? "on" : "off")  attest \(settings.attestMode.rawValue)  "
        + "live \(settings.liveQuota.installs) installs \(settings.liveQuota.units) units  "
        + "test \(settings.testQuota.installs) installs \(settings.testQuota.units) units  "
        + "a minute \(settings.keyRequestsPerMinute) a key \(settings.installRequestsPerMinute) an install")
  }
}
