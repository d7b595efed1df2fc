import Foundation
import PoolEngine
import PoolHTTP
import PoolServiceStore
import Testing

@Suite(.serialized) struct ChargingTests {
  private let judge = #"{"rule":"receipts","items":[{"ref":"a","text":"t"}]}"#

  @Test func parallelCallsNeverPassTheQuotaAndChargeWhatTheyDeliver() async throws {
    try await withNode(engine: ScriptedEngine([.wait(0.01)]), settings: { $0.liveQuota.units = 40 }) { node in
      try await node.register()
      let statuses = await withTaskGroup(of: Int.self) { group in
        // Sixteen at once: each waits on a thread of its own.
        for _ in 0..<16 { group.addTask { (try? await node.post("/v1/assist/judge", judge).status) ?? 0 } }
        var statuses: [Int] = []
        for await status in group {
          statuses.append(status)
          if statuses.count <= 84 {
            group.addTask { (try? await node.post("/v1/assist/judge", judge).status) ?? 0 }
          }
        }
        return statuses
      }
      let delivered = statuses.filter { $0 == 200 }.count
      #expect(delivered <= 40 && delivered > 0)
      #expect(statuses.allSatisfy { [200, 429].contains($0) })
      let usage = try await node.usage()
      #expect(usage.unitsCharged == delivered && usage.unitsReserved == 0)
      while try await node.post("/v1/assist/judge", judge).status == 200 {}
      #expect(try await node.usage().unitsCharged == 40, "every unit can be had")
    }
  }

  @Test func replayIsAnsweredAndNotChargedAgain() async throws {
    try await withNode(engine: ScriptedEngine()) { node in
      try await node.register()
      let headers = ["Idempotency-Key": "key-1"]
      for _ in 0..<3 {
        let response = try await node.post("/v1/assist/judge", judge, headers)
        #expect(response.status == 200 && response.charged == 1)
      }
      #expect(try await node.usage().unitsCharged == 1)
      let other = try await node.post(
        "/v1/assist/judge", judge.replacingOccurrences(of: "receipts", with: "tickets"), headers)
      #expect(other.status == 400 && other.code == "invalid_request")
      for key in [String(repeating: "k", count: 256), "a b", "é"] {
        #expect(try await node.post("/v1/assist/judge", judge, ["Idempotency-Key": key]).status == 400)
      }
    }
  }

  @Test func failureOfTheModelGivesBackAndTheSameKeyMayTryAgain() async throws {
    try await withNode(engine: ScriptedEngine([.fail(.timedOut)])) { node in
      try await node.register()
      for _ in 0..<2 {
        let response = try await node.post("/v1/assist/judge", judge, ["Idempotency-Key": "k"])
        #expect(response.status == 504 && response.code == "model_timeout")
      }
      let usage = try await node.usage()
      #expect(usage.unitsCharged == 0 && usage.unitsReserved == 0)
    }
  }

  @Test func clientThatLeavesIsNotCharged() async throws {
    let engine = ScriptedEngine([.gate])
    try await withNode(engine: engine) { node in
      try await node.register()
      let client = try RawClient(port: node.server.port)
      client.send(node.text("POST", "/v1/assist/judge", judge, [:]))
      #expect(await eventually { engine.calls == 1 })
      client.reset()
      #expect(await (try? eventually { try await node.usage().unitsReserved == 0 }) == true)
      #expect(try await node.usage().unitsCharged == 0)
    }
  }

  @Test func stoppingNodeLeavesNoUnitsSetAside() async throws {
    let engine = ScriptedEngine([.gate])
    try await withNode(engine: engine) { node in
      try await node.register()
      let client = try RawClient(port: node.server.port)
      client.send(node.text("POST", "/v1/assist/judge", judge, [:]))
      #expect(await eventually { engine.calls == 1 })
      await node.server.stop(graceSeconds: 0)
      #expect(try await node.usage().unitsReserved == 0)
    }
  }

  @Test func testKeysHaveUnitsOfTheirOwn() async throws {
    try await withNode(engine: ScriptedEngine(), settings: { $0.testQuota.units = 1 }) { node in
      let test = ["Authorization": "Bearer \(node.testKey)"]
      try await node.register(test)
      #expect(try await node.post("/v1/assist/judge", judge, test).status == 200)
      #expect(try await node.post("/v1/assist/judge", judge, test).code == "quota_exceeded")
      #expect(try await node.usage().unitsCharged == 0, "live units are untouched")
    }
  }

  @Test func nothingThatWasSentIsKeptOrLogged() async throws {
    try await withNode { node in
      try await node.register()
      let canary = "kanarienvogel"
      let context = #"[{"ref":"c1","name":"\#(canary)","excerpt":"Total of \#(canary): 12 EUR"}]"#
      for (path, body) in [
        ("/v1/assist/answer", #"{"question":"What is \#(canary)?","context":\#(context)}"#),
        ("/v1/assist/judge", #"{"rule":"\#(canary)","items":[{"ref":"a","text":"\#(canary)"}]}"#),
        ("/v1/assist/name", #"{"items":[{"ref":"a","text":"\#(canary)"}]}"#),
        (
          "/v1/assist/profile",
          #"{"schema":{"type":"object","properties":{"\#(canary)":{"type":"string"}}},"context":\#(context)}"#
        ),
        ("/v1/assist/profile", #"{"schema":{"\#(canary)":1},"context":\#(context)}"#),
        ("/v1/assist/answer", #"{"question":7,"\#(canary)":"\#(canary)"}"#),
        ("/v1/runs", #"{"\#(canary)":"\#(canary)"}"#),
        ("/\(canary)", canary),
      ] {
        let response = try await node.post(path, body, ["Idempotency-Key": "\(canary)-\(path)"])
        if response.status != 200 { #expect(!response.text.contains(canary), "\(response.text)") }
      }
      let metrics = try await node.call("GET", "/metrics").text
      #expect(!metrics.contains(canary))
      #expect(node.lines.all.count >= 9 && !node.lines.all.contains { $0.contains(canary) })
      // What PostgreSQL keeps is looked through by the store's own tests.
      if Node.isOnPostgres { return }
      let files = try FileManager.default.subpathsOfDirectory(atPath: node.folder)
      #expect(!files.isEmpty)
      for file in files {
        let data = FileManager.default.contents(atPath: node.folder + "/" + file) ?? Data()
        #expect(data.range(of: Data(canary.utf8)) == nil, "\(file)")
        #expect(data.range(of: Data(node.key.utf8)) == nil, "the key is in \(file)")
      }
    }
  }
}
