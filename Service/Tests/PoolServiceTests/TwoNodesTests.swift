import Foundation
import PoolEngine
import PoolHTTP
import PoolServiceStore
import Testing

/// Two nodes on one PostgreSQL database are one service.
@Suite(.serialized) struct TwoNodesTests {
  private let judge = #"{"rule":"receipts","items":[{"ref":"a","text":"t"}]}"#

  private func withTwoNodes(
    engine: any AssistEngine = ScriptedEngine(), settings: (inout AppSettings) -> Void = { _ in },
    _ body: (Node, Node) async throws -> Void
  ) async throws {
    let database = try PostgresServer.shared.get().makeDatabase()
    let first = try await Node(engine: engine, settings: settings, database: database)
    let second = try await Node(engine: engine, beside: first)
    do {
      try await body(first, second)
    } catch {
      await second.end()
      await first.end()
      throw error
    }
    await second.end()
    await first.end()
  }

  @Test func whatOneKnowsTheOtherKnows() async throws {
    try await withTwoNodes { first, second in
      try await first.register()
      let headers = ["Idempotency-Key": "k"]
      #expect(try await second.post("/v1/assist/judge", judge, headers).charged == 1)
      #expect(try await first.post("/v1/assist/judge", judge, headers).charged == 1)
      #expect(try await first.usage().unitsCharged == 1, "a replay at the other node is not charged")
      let challenge = try await first.call("POST", "/v1/attest/challenges").json["challenge"] as? String ?? ""
      let body = #"{"keyId":"AAAA","attestation":"AAAA","challenge":"\#(challenge)"}"#
      #expect(try await second.post("/v1/attest/keys", body).code == "attestation_invalid", "the challenge was good")
      #expect(try await first.post("/v1/attest/keys", body).code == "challenge_invalid", "and is used up")
      let key = try #require(try await first.store.keys(ofApp: first.app.id).first { $0.kind == .live })
      try await first.store.revokeKey(key.id, at: first.clock.now)
      #expect(try await second.register().code == "key_invalid")
    }
  }

  @Test func racesForTheLastUnitsChargeWhatWasDelivered() async throws {
    let engine = ScriptedEngine([.wait(0.005)])
    try await withTwoNodes(engine: engine, settings: { $0.liveQuota.units = 60 }) { first, second in
      try await first.register()
      let statuses = await withTaskGroup(of: Int.self) { group in
        var begun = 0
        func begin() {
          let node = begun % 2 == 0 ? first : second
          begun += 1
          group.addTask { (try? await node.post("/v1/assist/judge", judge).status) ?? 0 }
        }
        for _ in 0..<16 { begin() }
        var statuses: [Int] = []
        for await status in group {
          statuses.append(status)
          if begun < 160 { begin() }
        }
        return statuses
      }
      let delivered = statuses.filter { $0 == 200 }.count
      #expect(delivered > 0 && delivered <= 60 && statuses.allSatisfy { [200, 429].contains($0) })
      let usage = try await second.usage()
      #expect(usage.unitsCharged == delivered && usage.unitsReserved == 0)
    }
  }
}
