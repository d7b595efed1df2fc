import Foundation
import PoolHTTP
import PoolService
import PoolServiceStore
import Testing

@Suite(.serialized) struct EndpointTests {
  @Test func registeringTellsKeyUnitsAndModeAndCountsOnceAMonth() async throws {
    try await withNode { node in
      for _ in 0..<3 { #expect(try await node.register().status == 200) }
      let response = try await node.register()
      let body = response.json
      #expect(body["installId"] as? String == Node.install)
      #expect((body["key"] as? [String: Any])?["kind"] as? String == "live")
      #expect((body["key"] as? [String: Any])?["expiresAt"] == nil)
      #expect((body["cloudAssist"] as? [String: Any])?["enabled"] as? Bool == true)
      #expect((body["cloudAssist"] as? [String: Any])?["unitsRemaining"] as? Int == 10_000)
      #expect((body["attestation"] as? [String: Any])?["mode"] as? String == "off")
      #expect(try await node.usage().installs == 1)
      node.clock.advance(32 * 86_400)
      #expect(try await node.register().status == 200)
      #expect(try await node.usage().installs == 1, "once in the next month too")
    }
  }

  @Test func rotatedKeySaysWhenItEndsAndThenHasEnded() async throws {
    try await withNode { node in
      let old = try #require(try await node.store.keys(ofApp: node.app.id).first { $0.kind == .live })
      _ = try await node.store.rotateKey(old.id, at: node.clock.now)
      let key = try await node.register().json["key"] as? [String: Any]
      let end = node.clock.now + 30 * 86_400
      #expect(key?["expiresAt"] as? String == end.formatted(.iso8601))
      node.clock.advance(30 * 86_400 + 1)
      let late = try await node.register()
      #expect(late.status == 401 && late.code == "key_expired")
    }
  }

  @Test func spentInstallsAreToldAndRegisteringStillSucceeds() async throws {
    try await withNode(settings: { $0.liveQuota.installs = 1 }) { node in
      try await node.register()
      let second = try await node.register(install: "second-install")
      let assist = second.json["cloudAssist"] as? [String: Any]
      #expect(second.status == 200 && assist?["enabled"] as? Bool == false)
      #expect(assist?["reason"] as? String == "quota_exceeded")
      let seconds = try #require(assist?["retryAfter"] as? Int)
      #expect((1...86_400).contains(seconds))
    }
  }

  @Test func switchedOffCloudAssistIsToldAndRefused() async throws {
    try await withNode(settings: { $0.isCloudAssistOn = false }) { node in
      let assist = try await node.register().json["cloudAssist"] as? [String: Any]
      #expect(assist?["enabled"] as? Bool == false && assist?["reason"] as? String == "disabled")
      let refused = try await node.post("/v1/assist/answer", #"{"question":"Hm?","context":[]}"#)
      #expect(refused.status == 403 && refused.code == "cloud_assist_disabled")
    }
  }

  @Test func nameChargesAUnitForEachCaptureReached() async throws {
    try await withNode(engine: ScriptedEngine(reached: 2)) { node in
      try await node.register()
      let response = try await node.post(
        "/v1/assist/name", #"{"items":[{"ref":"a","text":"x"},{"ref":"b"},{"ref":"c"}]}"#)
      #expect(response.status == 200 && response.charged == 2)
      #expect((response.json["things"] as? [[String: Any]])?.count == 2)
      #expect(try await node.usage().unitsCharged == 2)
    }
  }

  @Test func answerCitesOnlyWhatWasSent() async throws {
    try await withNode { node in
      try await node.register()
      let response = try await node.post(
        "/v1/assist/answer",
        #"{"question":"When is my flight?","context":[{"ref":"c1","kind":"event","name":"Flight TP1234","#
          + #""excerpt":"Flight TP1234 departs on 3 March at 09:40","date":"2026-02-02"}]}"#)
      let answer = try #require(response.json["answer"] as? [String: Any])
      #expect(answer["citations"] as? [String] == ["c1"] && answer["declined"] as? Bool == false)
      #expect((answer["text"] as? String)?.contains("09:40") == true)
      #expect(response.charged == 10)
      let nothing = try await node.post("/v1/assist/answer", #"{"question":"When is my flight?","context":[]}"#)
      let declined = try #require(nothing.json["answer"] as? [String: Any])
      #expect(declined["declined"] as? Bool == true && declined["text"] == nil)
      #expect(declined["citations"] as? [String] == [])
    }
  }

  @Test func profileHasEveryFieldFilledOrRefused() async throws {
    try await withNode { node in
      try await node.register()
      let response = try await node.post(
        "/v1/assist/profile",
        #"{"schema":{"type":"object","properties":{"favourite":{"type":"object","properties":{"cuisine":"#
          + #"{"type":"string"}}},"religion":{"type":"string"}}},"#
          + #""context":[{"ref":"c1","excerpt":"Favourite cuisine: Portuguese"}]}"#)
      #expect(response.charged == 20)
      let text = response.text
      #expect(text.contains(#""profile":{"favourite":{"cuisine":"Portuguese"},"religion":null}"#))
      #expect(text.contains(#""evidence":{"/favourite/cuisine":["c1"]}"#))
      #expect(text.contains(#"{"field":"/religion","reason":"sensitive"}"#))
    }
  }

  @Test func judgeChargesFourCapturesAsOneUnitAndOnlyThoseReached() async throws {
    try await withNode(engine: ScriptedEngine(reached: 5)) { node in
      try await node.register()
      let items = (0..<12).map { #"{"ref":"r\#($0)","text":"t"}"# }.joined(separator: ",")
      let response = try await node.post("/v1/assist/judge", #"{"rule":"receipts","items":[\#(items)]}"#)
      #expect(response.status == 200 && response.charged == 2)
      #expect(response.json["retryAfterSeconds"] as? Int == 20)
      let results = try #require(response.json["results"] as? [[String: Any]])
      #expect(results.count == 5 && results.allSatisfy { $0["member"] as? Bool == true })
    }
  }

  @Test func runReportIsKept() async throws {
    try await withNode { node in
      try await node.register()
      let response = try await node.post("/v1/runs", Self.report)
      #expect(response.status == 202 && response.text == #"{"status":"recorded"}"#)
      let kept = try await node.store.runReports(ofApp: node.app.id, kind: .live, limit: 10)
      #expect(kept.first?.indexed == 812 && kept.first?.skippedSensitive.financialInformation == 2)
      #expect(kept.first?.seconds.reading == 160.4)
    }
  }

  @Test func operatorsPathsNeedNoKey() async throws {
    try await withNode { node in
      let health = try await node.call("GET", "/health", nil, ["Authorization": ""])
      #expect(health.status == 200 && health.json["engine"] as? String == "extractive")
      #expect(try await node.call("GET", "/ready", nil, ["Authorization": ""]).status == 200)
      let metrics = try await node.call("GET", "/metrics", nil, ["Authorization": ""])
      #expect(metrics.text.contains("pool_requests_total{route=\"health\",status=\"200\"} 1"))
      await node.store.close()
      let ready = try await node.call("GET", "/ready")
      #expect(ready.status == 503 && ready.header("Retry-After") == "5")
    }
  }

  @Test func everyResponseHasItsOwnNumber() async throws {
    try await withNode { node in
      var numbers: Set<String> = []
      for (method, path) in [("GET", "/health"), ("GET", "/none"), ("PUT", "/v1/runs"), ("POST", "/v1/installs")] {
        let number = try await node.call(method, path).header("X-Request-Id")
        numbers.insert(try #require(number))
      }
      let long = try RawClient(port: node.server.port)
      long.send("POST /v1/runs HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n")
      let refused = try await long.response()
      #expect(refused.status == 413 && refused.code == "too_large")
      numbers.insert(try #require(refused.header("X-Request-Id")))
      #expect(numbers.count == 5)
    }
  }

  static let report =
    #"{"runId":"r-1","startedAt":"2026-11-30T10:00:00Z","finishedAt":"2026-11-30T10:01:00.5+01:00","#
    + #""reason":"completed","indexed":812,"failed":3,"skipped":40,"skippedSensitive":{"personalData":1,"health":0,"#
    + #""nudity":0,"financialInformation":2,"authentication":0},"seconds":{"listing":1.2,"reading":160.4,"#
    + #""storing":4.1},"visuallyIndexed":700,"sdkVersion":"0.2.0","platform":"linux","osVersion":"12"}"#
}
