internal import Foundation
internal import PoolServiceStore

/// `pool-actions keys` and `pool-actions usage`.
enum KeysCommand {
  static func run(_ arguments: [String]) async throws {
    let flags = try Flags(arguments, valued: OpenStore.flags, plain: ["test"])
    try await OpenStore.with(flags) { store in
      switch flags.words.first {
      case "list":
        for key in try await store.keys(ofApp: try flags.word(1, "the app's id")) { show(key) }
      case "add":
        let kind: KeyKind = flags.isSet("test") ? .test : .live
        tell(try await store.makeKey(kind, forApp: try flags.word(1, "the app's id"), at: Date()))
      case "rotate": tell(try await store.rotateKey(try flags.word(1, "the key's id"), at: Date()))
      case "revoke": try await store.revokeKey(try flags.word(1, "the key's id"), at: Date())
      default: throw UsageError("keys takes list, add, rotate or revoke")
      }
    }
  }

  private static func tell(_ key: IssuedKey) {
    show(key.record)
    Output.line("key \(key.secret)   (shown this once)")
  }

  private static func show(_ key: KeyRecord) {
    var state = "good"
    if key.revokedAt != nil {
      state = "revoked"
    } else if let end = key.expiresAt {
      state = "until \(end.formatted(.iso8601))"
    }
    Output.line("\(key.id)  \(key.hint)…  made \(key.madeAt.formatted(.iso8601))  \(state)")
  }
}

/// `pool-actions usage`.
enum UsageCommand {
  static func run(_ arguments: [String]) async throws {
    let flags = try Flags(arguments, valued: OpenStore.flags.union(["days"]), plain: ["test"])
    let kind: KeyKind = flags.isSet("test") ? .test : .live
    let days = try flags.number("days", 1...400) ?? 7
    try await OpenStore.with(flags) { store in
      let app = try flags.word(0, "the app's id")
      let month = try await store.usage(ofApp: app, kind: kind, at: Date())
      Output.line(
        "month \(month.month.year)-\(month.month.month)  installs \(month.installs) of \(month.quota.installs)  "
          + "units \(month.unitsCharged) of \(month.quota.units), \(month.unitsReserved) set aside")
      for day in try await store.usageByDay(ofApp: app, kind: kind, days: days, at: Date()) {
        let date = day.day.formatted(.iso8601.year().month().day())
        Output.line("\(date)  installs \(day.installs)  requests \(day.requests)  units \(day.units)")
      }
    }
  }
}
