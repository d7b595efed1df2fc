import Foundation
import Synchronization
import Testing

@testable import PoolServiceStore

@Suite struct FaultTests {
  private static func code<Value>(_ body: () async throws -> Value) async -> StoreError.Code? {
    do { _ = try await body() } catch { return (error as? StoreError)?.code }
    return nil
  }

  @Test func callsOutliveConnectionsThatAreLost() async throws {
    let database = try TestDatabase(.postgres)
    let store = try await database.open(connections: 4)
    let caller = try await store.makeCaller(units: 100_000)
    try await store.register("a", by: caller)
    let server = try PostgresServer.shared.get()
    let done = Mutex(false)
    async let charged = withThrowingTaskGroup(of: Int.self) { group in
      for client in 0..<12 {
        group.addTask {
          var charged = 0
          for _ in 0..<25 {
            let reservation = try await store.reserve(3, by: caller)
            let settlement = try await store.settle(reservation, charged: 2, status: 200, at: .start)
            if case .settled(let units, _) = settlement { charged += units }
            _ = client
          }
          return charged
        }
      }
      let sum = try await group.reduce(0, +)
      done.withLock { $0 = true }
      return sum
    }
    var losses = 0
    while !done.withLock({ $0 }), losses < 10 {
      try server.endConnections(database.place)
      losses += 1
      try await Task.sleep(for: .milliseconds(30))
    }
    #expect(try await charged == 12 * 25 * 2)
    let usage = try await store.usage(of: caller)
    #expect(usage.unitsCharged == 600 && usage.unitsReserved == 0 && losses > 1)
    await store.close()
  }

  @Test func aServerThatIsNotThereIsSaidToBeUnavailable() async throws {
    let url = "postgres://nobody@/none?host=%2Fnowhere"
    let code = await Self.code { try await PostgresDatabase(url: url, connections: 2, patienceSeconds: 0.1) }
    #expect(code == .unavailable)
    #expect(await Self.code { try await PostgresDatabase(url: url, connections: 0) } == .invalid)
  }

  @Test func aServerThatGoesAwayFailsCallsInTimeAndServesThemWhenItIsBack() async throws {
    let database = try TestDatabase(.postgres)
    let store = try DatabaseStore(
      database: try await PostgresDatabase(url: database.place, connections: 2, patienceSeconds: 0.3),
      reservationSeconds: 120, passwords: PasswordHashing(cost: 32))
    let caller = try await store.makeCaller()
    let server = try PostgresServer.shared.get()
    try server.setOpen(false, database.place)
    let start = ContinuousClock.now
    let codes = await withTaskGroup(of: StoreError.Code?.self) { group in
      for index in 0..<200 {
        group.addTask { await Self.code { try await store.register("install \(index)", by: caller) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.allSatisfy { $0 == .unavailable })
    // Not as long for each of them.
    #expect(ContinuousClock.now - start < .seconds(20))
    try server.setOpen(true, database.place)
    try await store.register("a", by: caller)
    #expect(try await store.usage(of: caller).installs == 1)
    await store.close()
  }

  @Test(arguments: DatabaseKind.allCases)
  func aDatabaseOfANewerServiceIsLeftAlone(_ kind: DatabaseKind) async throws {
    let database = try TestDatabase(kind)
    let store = try await database.open()
    let sql = kind == .sqlite ? "PRAGMA user_version = 1000" : "UPDATE store_version SET version = 1000"
    await store.close()
    switch kind {
    case .sqlite: try SQLiteConnection(path: database.place + "/pool-actions.sqlite").execute(sql)
    case .postgres: try PostgresConnection(url: database.place).execute(sql)
    }
    #expect(await Self.code { try await database.open() } == .newer)
  }

  @Test(arguments: DatabaseKind.allCases)
  func nodesThatStartAtOnceMakeTheTablesOnce(_ kind: DatabaseKind) async throws {
    let database = try TestDatabase(kind)
    let stores = try await withThrowingTaskGroup(of: DatabaseStore.self) { group in
      for _ in 0..<6 { group.addTask { try await database.open(connections: 1) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let caller = try await stores[0].makeCaller()
    for store in stores {
      try await store.check()
      #expect(try await store.app(caller.app.id) == caller.app)
      await store.close()
    }
    // What was there is there when it is opened again.
    let again = try await database.open()
    #expect(try await again.apps() == [caller.app])
    await again.close()
  }

  @Test(arguments: DatabaseKind.allCases)
  func aClosedStoreIsUnavailableAfterItFinishedWhatWasBegun(_ kind: DatabaseKind) async throws {
    let database = try TestDatabase(kind)
    let store = try await database.open()
    let caller = try await store.makeCaller()
    async let registrations = withTaskGroup(of: Bool.self) { group in
      for index in 0..<50 {
        group.addTask { (try? await store.register("install \(index)", by: caller)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    try await Task.sleep(for: .milliseconds(2))
    await store.close()
    await store.close()
    let kept = await registrations
    #expect(await Self.code { try await store.apps() } == .unavailable)
    #expect(await Self.code { try await store.register("a", by: caller) } == .unavailable)
    let again = try await database.open()
    #expect(try await again.usage(of: caller).installs == kept)
    await again.close()
  }

  @Test func aFileThatIsNoDatabaseIsDamagedAndAFolderThatCannotBeIsUnavailable() async throws {
    let database = try TestDatabase(.sqlite)
    try FileManager.default.createDirectory(atPath: database.place, withIntermediateDirectories: true)
    let file = database.place + "/pool-actions.sqlite"
    try Data(repeating: 7, count: 8_192).write(to: URL(fileURLWithPath: file))
    #expect(await Self.code { try DatabaseStore(sqliteFolder: database.place) } == .damaged)
    #expect(await Self.code { try DatabaseStore(sqliteFolder: file + "/folder") } == .unavailable)
    #expect(await Self.code { try DatabaseStore(sqliteFolder: database.place, reservationSeconds: 0) } != nil)
  }

  @Test func aFullDiskIsSaidAndNothingHalfDoneIsKept() async throws {
    try await TestDatabase.withStore(.sqlite) { store in
      let caller = try await store.makeCaller()
      func setPages(_ most: Int) async throws {
        try await store.database.transaction("pages") { session in
          let pages = try session.rows("PRAGMA page_count", []).first?.int(0) ?? 0
          _ = try session.rows("PRAGMA max_page_count = \(pages + most)", [])
        }
      }
      /// Registers all installs at once and gives how many were.
      func registerAll() async -> Int {
        await withTaskGroup(of: StoreError.Code?.self) { group in
          for index in 0..<600 {
            group.addTask { await Self.code { try await store.register("install \(index)", by: caller) } }
          }
          return await group.reduce(0) { count, code in
            #expect(code == nil || code == .full)
            return count + (code == nil ? 1 : 0)
          }
        }
      }
      try await setPages(3)
      let kept = await registerAll()
      #expect(kept < 600)
      #expect(try await store.usage(of: caller).installs == kept)
      try await setPages(10_000)
      #expect(await registerAll() == 600)
      #expect(try await store.usage(of: caller).installs == 600)
    }
  }

  @Test func onlyTheOwnerMayReadTheFiles() async throws {
    let database = try TestDatabase(.sqlite)
    let store = try await database.open()
    _ = try await store.makeCaller()
    for name in try FileManager.default.contentsOfDirectory(atPath: database.place) + ["."] {
      let attributes = try FileManager.default.attributesOfItem(atPath: database.place + "/" + name)
      let rights = attributes[.posixPermissions] as? Int
      #expect(rights == (name == "." ? 0o700 : 0o600))
    }
    await store.close()
  }

  @Test(arguments: DatabaseKind.allCases)
  func aCallThatFailsTakesNoOtherWithIt(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withStore(kind) { store in
      let caller = try await store.makeCaller()
      let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<120 {
          group.addTask {
            guard index.isMultiple(of: 3) else {
              return try await store.register("install \(index)", by: caller) != .bundleMismatch
            }
            // Fails after it has written.
            let code = await Self.code {
              try await store.database.transaction(caller.app.id) { session in
                try session.change("DELETE FROM install_months", [])
                if index.isMultiple(of: 2) { throw StoreError(.conflict, "As it had to.") }
                _ = try session.rows("SELECT nothing FROM nowhere", [])
              }
            }
            return code != nil
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(outcomes == 120)
      #expect(try await store.usage(of: caller).installs == 80)
      #expect(try await store.isInstallKnown("install 1", by: caller))
    }
  }

  @Test func twoThatWaitForEachOtherAreBothServedInTheEnd() async throws {
    try await TestDatabase.withTwoNodes(.postgres) { first, second in
      let callers = [try await first.makeCaller(), try await first.makeCaller()]
      let ids = callers.map(\.app.id)
      @Sendable func rename(_ store: DatabaseStore, _ ids: [String], _ word: String) async throws {
        try await store.database.transaction("rename") { session in
          for id in ids {
            try session.change("UPDATE apps SET name = name || ?2 WHERE id = ?1", [.text(id), .text(word)])
            Thread.sleep(forTimeInterval: 0.3)
          }
        }
      }
      async let forward: Void = rename(first, ids, " one")
      async let backward: Void = rename(second, ids.reversed(), " two")
      _ = try await (forward, backward)
      for id in ids {
        let name = try await first.app(id)?.settings.name
        #expect(name == "Sample one two" || name == "Sample two one")
      }
    }
  }

  @Test func aQueueThatIsFullRefuses() async throws {
    let queue = JobQueue(capacity: 2)
    let job = DatabaseJob(attempt: { _ in {} }, fail: { _ in }, group: nil)
    try queue.submit(job)
    try queue.submit(job)
    #expect(await Self.code { try queue.submit(job) } == .busy)
    queue.startThread(name: "test", most: 1, work: { _ in })
    await queue.close()
    #expect(await Self.code { try queue.submit(job) } == .unavailable)
  }
}
