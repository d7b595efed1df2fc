import Foundation
import Testing

@testable import PoolServiceStore

@Suite struct AppsAndKeysTests {
  @Test(arguments: DatabaseKind.allCases)
  func anAppIsReadBackAsItWasMadeAndUpdated(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      var settings = AppSettings(
        name: "Bücher 📚", bundleID: "com.example.books", teamID: "ABCDE12345", isCloudAssistOn: false,
        attestMode: .monitor, liveQuota: MonthlyQuota(installs: 7, units: 1_000_000_000_000),
        testQuota: MonthlyQuota(installs: 0, units: 0), keyRequestsPerMinute: 9, installRequestsPerMinute: 3)
      let app = try await store.makeApp(settings, at: .start)
      #expect(app.id.hasPrefix("app_") && app.id.count == 20)
      #expect(app.settings == settings && app.madeAt == .start)
      #expect(try await other.app(app.id) == app)

      settings.isCloudAssistOn = true
      settings.attestMode = .enforce
      #expect(try await other.updateApp(app.id, to: settings).settings == settings)
      #expect(try await store.app(app.id)?.settings == settings)
      let second = try await store.makeApp(AppSettings(name: "Atlas", bundleID: "b"), at: .start)
      #expect(try await store.apps().map(\.id) == [second.id, app.id])
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func whatIsNotThereOrOutOfRangeIsRefused(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let strangers = [try await store.app("app_none"), try await store.app("zero\0")]
      #expect(strangers == [nil, nil])
      await #expect(throws: StoreError.self) {
        try await store.updateApp("app_none", to: AppSettings(name: "a", bundleID: "b"))
      }
      await #expect(throws: StoreError.self) { try await store.makeKey(.live, forApp: "app_none", at: .start) }
      await #expect(throws: StoreError.self) { try await store.rotateKey("key_none", at: .start) }
      await #expect(throws: StoreError.self) { try await store.revokeKey("key_none", at: .start) }
      let invalid = [
        AppSettings(name: "", bundleID: "b"), AppSettings(name: "a", bundleID: ""),
        AppSettings(name: "a\napp_other", bundleID: "b"), AppSettings(name: "a\u{1b}[2J", bundleID: "b"),
        AppSettings(name: "  ", bundleID: "b"), AppSettings(name: "a", bundleID: "b\t"),
        AppSettings(name: "a\0", bundleID: "b"), AppSettings(name: String(repeating: "a", count: 101), bundleID: "b"),
        AppSettings(name: "a", bundleID: "b", liveQuota: MonthlyQuota(installs: -1, units: 0)),
        AppSettings(name: "a", bundleID: "b", testQuota: MonthlyQuota(installs: 0, units: .max)),
        AppSettings(name: "a", bundleID: "b", keyRequestsPerMinute: 0),
      ]
      for settings in invalid {
        let error = await #expect(throws: StoreError.self) { try await store.makeApp(settings, at: .start) }
        let code = error?.code
        #expect(code == .invalid)
      }
      #expect(try await store.apps().isEmpty)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aKeyOpensItsAppAndNothingElseDoes(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let app = try await store.makeApp(AppSettings(name: "Sample", bundleID: "b"), at: .start)
      for keyKind in KeyKind.allCases {
        let key = try await store.makeKey(keyKind, forApp: app.id, at: .start)
        let form = try Regex("pk_\(keyKind.rawValue)_[0-9A-Za-z]{32}")
        #expect(key.secret.wholeMatch(of: form) != nil)
        #expect(key.secret.hasPrefix(key.record.hint) && key.record.hint.count == 16)
        #expect(try await other.authenticate(key.secret, at: .start) == .accepted(Caller(app: app, key: key.record)))

        let turned = key.secret.dropLast() + (key.secret.hasSuffix("a") ? "b" : "a")
        let strangers = [
          String(turned), key.secret + "a", String(key.secret.dropLast()), "", "pk_live_", key.secret.uppercased(),
          "pk_live_" + String(repeating: "é", count: 16), key.secret.replacingOccurrences(of: "pk_", with: "sk_"),
          String(key.secret.dropLast()) + "\0",
        ]
        for secret in strangers { #expect(try await other.authenticate(secret, at: .start) == .unknown) }
      }
      #expect(try await store.keys(ofApp: app.id).count == 2)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aRotatedKeyHoldsThirtyDaysMoreAndARevokedOneNoMore(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let app = try await store.makeApp(AppSettings(name: "Sample", bundleID: "b"), at: .start)
      let old = try await store.makeKey(.live, forApp: app.id, at: .start)
      let new = try await store.rotateKey(old.record.id, at: .start + 10)
      let end = Date.start + 10 + 30 * 86_400
      guard case .accepted(let caller) = try await store.authenticate(old.secret, at: end - 0.001) else {
        Issue.record("The old key does not hold in its grace.")
        return
      }
      #expect(caller.key.expiresAt == end)
      #expect(try await store.authenticate(old.secret, at: end) == .expired)
      #expect(new.record.kind == .live && new.record.expiresAt == nil && new.secret != old.secret)

      // Rotated again in its grace, the old key keeps its day.
      _ = try await store.rotateKey(old.record.id, at: end - 86_400)
      #expect(try await store.authenticate(old.secret, at: end) == .expired)

      try await store.revokeKey(new.record.id, at: .start + 20)
      try await store.revokeKey(new.record.id, at: .start + 30)
      #expect(try await store.authenticate(new.secret, at: .start + 20) == .revoked)
      #expect(try await store.keys(ofApp: app.id).first { $0.id == new.record.id }?.revokedAt == .start + 20)
      await #expect(throws: StoreError.self) { try await store.rotateKey(new.record.id, at: .start + 30) }
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func twoRotationsAtOnceBothMakeAKey(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller()
      async let first = store.rotateKey(caller.key.id, at: .start)
      async let second = other.rotateKey(caller.key.id, at: .start + 5)
      let secrets = try await [first.secret, second.secret]
      for secret in secrets {
        guard case .accepted = try await store.authenticate(secret, at: .start) else {
          Issue.record("A rotated key does not hold.")
          return
        }
      }
      #expect(try await store.keys(ofApp: caller.app.id).count == 3)
    }
  }
}
