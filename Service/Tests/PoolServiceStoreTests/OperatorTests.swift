import Foundation
import PoolServiceStore
import Testing

@Suite struct OperatorTests {
  private static let password = "correct horse battery"

  private static func opened(_ outcome: LogInOutcome) throws -> (token: String, session: OperatorSession) {
    guard case .opened(let token, let session) = outcome else { throw CancellationError() }
    return (token, session)
  }

  @Test(arguments: DatabaseKind.allCases)
  func theRightPasswordOpensASessionOnAllNodes(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      #expect(try await store.logIn("admin", password: Self.password, at: .start) == .refused)
      try await store.setPassword(Self.password, ofOperator: "admin", at: .start)
      #expect(try await store.logIn("admin", password: Self.password + " ", at: .start) == .refused)
      #expect(try await store.logIn("Admin", password: Self.password, at: .start) == .refused)
      let (token, session) = try Self.opened(await store.logIn("admin", password: Self.password, at: .start))
      #expect(session.name == "admin" && session.expiresAt == .start + 43_200)
      #expect(!session.formToken.isEmpty && session.formToken != token)
      #expect(try await other.session(token, at: .start + 43_199) == session)
      #expect(try await other.session(token, at: .start + 43_200) == nil)
      #expect(try await other.session(token, at: .start - 86_400) == nil)
      #expect(try await other.session(token + "a", at: .start) == nil)
      try await other.logOut(token)
      #expect(try await store.session(token, at: .start) == nil)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func aNewPasswordEndsTheOldOneAndItsSessions(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      try await store.setPassword(Self.password, ofOperator: "admin", at: .start)
      let (token, _) = try Self.opened(await store.logIn("admin", password: Self.password, at: .start))
      try await store.setPassword("another password", ofOperator: "admin", at: .start)
      #expect(try await store.session(token, at: .start) == nil)
      #expect(try await store.logIn("admin", password: Self.password, at: .start) == .refused)
      _ = try Self.opened(await store.logIn("admin", password: "another password", at: .start))
      for (name, password) in [
        ("admin", "short"), ("", Self.password), ("admin", String(repeating: "p", count: 1_001)),
      ] {
        await #expect(throws: StoreError.self) {
          try await store.setPassword(password, ofOperator: name, at: .start)
        }
      }
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func wrongTriesHaveToWaitLongerAndLonger(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      try await store.setPassword(Self.password, ofOperator: "admin", at: .start)
      var now = Date.start
      for _ in 0..<5 { #expect(try await store.logIn("admin", password: "wrong", at: now) == .refused) }
      // The right password waits too, or trying would go on at full speed.
      for seconds in [1, 2, 4] {
        let early = try await store.logIn("admin", password: Self.password, at: now)
        #expect(early == .tooManyTries(retryAfter: seconds))
        now += Double(seconds)
        #expect(try await store.logIn("admin", password: "wrong", at: now) == .refused)
      }
      _ = try Self.opened(await store.logIn("admin", password: Self.password, at: now + 8))
      #expect(try await store.logIn("admin", password: "wrong", at: now + 8) == .refused)
      _ = try Self.opened(await store.logIn("admin", password: Self.password, at: now + 8))
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func manyTriesAtOnceDoNotSlipByTogether(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      try await store.setPassword(Self.password, ofOperator: "admin", at: .start)
      let refused = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<12 {
          let node = index.isMultiple(of: 2) ? store : other
          group.addTask { try await node.logIn("admin", password: "wrong \(index)", at: .start) == .refused }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(refused == 5)
    }
  }
}
