import Foundation
import PoolHTTP
import PoolServiceStore
import Testing

@Suite(.serialized) struct RefusalTests {
  @Test func keysAreRefusedByWhatIsWrongWithThem() async throws {
    try await withNode { node in
      func code(_ header: String) async throws -> String? {
        let response = try await node.register(["Authorization": header])
        #expect(response.status == 401 && response.header("WWW-Authenticate") == "Bearer")
        return response.code
      }
      #expect(try await code("") == "key_missing")
      #expect(try await code("Basic abc") == "key_missing")
      #expect(try await code("Bearer") == "key_missing")
      #expect(try await code("Bearer nothing") == "key_invalid")
      #expect(try await code("Bearer pk_live_" + String(repeating: "a", count: 32)) == "key_invalid")
      let keys = try await node.store.keys(ofApp: node.app.id)
      for key in keys { try await node.store.revokeKey(key.id, at: node.clock.now) }
      #expect(try await code("Bearer \(node.key)") == "key_invalid")
    }
  }

  @Test func bodiesAreRefusedByTheNameOfTheField() async throws {
    try await withNode { node in
      try await node.register()
      let cases: [(String, String, String, String)] = [
        ("/v1/installs", "{", "invalid_json", ""),
        ("/v1/installs", "[]", "invalid_request", "body"),
        ("/v1/installs", "{}", "invalid_request", "installId"),
        ("/v1/installs", Node.registration(install: "short"), "invalid_request", "installId"),
        ("/v1/assist/name", #"{"items":[]}"#, "invalid_request", "items"),
        ("/v1/assist/name", #"{"items":[{"ref":"a"},{"ref":"a"}]}"#, "invalid_request", "items[1].ref"),
        ("/v1/assist/name", #"{"items":[{"ref":"a b"}]}"#, "invalid_request", "items[0].ref"),
        ("/v1/assist/name", #"{"items":[{"ref":"a","labels":[1]}]}"#, "invalid_request", "items[0].labels[0]"),
        ("/v1/assist/name", #"{"items":[{"ref":"a","date":"soon"}]}"#, "invalid_request", "items[0].date"),
        ("/v1/assist/answer", #"{"question":"","context":[]}"#, "invalid_request", "question"),
        (
          "/v1/assist/answer", #"{"question":"\#(String(repeating: "é", count: 1_001))","context":[]}"#,
          "invalid_request", "question"
        ),
        ("/v1/assist/answer", #"{"question":"q"}"#, "invalid_request", "context"),
        ("/v1/assist/judge", #"{"rule":"r","items":[{"ref":"a"}]}"#, "invalid_request", "items[0]"),
        (
          "/v1/assist/judge", #"{"rule":"people with an illness","items":[{"ref":"a","text":"t"}]}"#,
          "rule_not_allowed", ""
        ),
        ("/v1/assist/profile", ##"{"schema":{"$ref":"#"},"context":[]}"##, "invalid_schema", ""),
        ("/v1/assist/profile", #"{"schema":7,"context":[]}"#, "invalid_schema", ""),
        ("/v1/attest/keys", #"{"keyId":"a","attestation":"b","challenge":"c"}"#, "challenge_invalid", ""),
        ("/v1/runs", #"{"runId":"r","question":"why"}"#, "unknown_field", ""),
        (
          "/v1/runs", EndpointTests.report.replacingOccurrences(of: #""listing":1.2"#, with: #""listing":1.2,"x":1"#),
          "unknown_field", ""
        ),
        (
          "/v1/runs", EndpointTests.report.replacingOccurrences(of: #""indexed":812"#, with: #""indexed":-1"#),
          "invalid_request", "indexed"
        ),
        (
          "/v1/runs", EndpointTests.report.replacingOccurrences(of: "2026-11-30T10:00:00Z", with: "yesterday"),
          "invalid_request", "startedAt"
        ),
      ]
      for (path, body, code, field) in cases {
        let response = try await node.post(path, body)
        #expect(response.status == 400 && response.code == code, "\(path) \(body.prefix(80)): \(response.text)")
        let message = (response.json["error"] as? [String: Any])?["message"] as? String ?? ""
        #expect(message.hasPrefix(field + (field.isEmpty ? "" : " ")), "\(message)")
      }
      #expect(try await node.usage().unitsCharged == 0)
      #expect(try await node.usage().unitsReserved == 0)
    }
  }

  @Test func lengthsAreCountedInScalarsUpToTheLimit() async throws {
    try await withNode { node in
      try await node.register()
      let question = String(repeating: "🏳️", count: 500)
      let response = try await node.post("/v1/assist/answer", #"{"question":"\#(question)","context":[]}"#)
      #expect(response.status == 200, "1,000 scalars of two in a flag")
    }
  }

  @Test func requestsAreRefusedForWhatIsAroundTheBody() async throws {
    try await withNode { node in
      let unknown = try await node.post("/v1/assist/answer", #"{"question":"Hm?","context":[]}"#)
      #expect(unknown.status == 409 && unknown.code == "install_unknown")
      try await node.register()
      let type = try await node.post("/v1/runs", EndpointTests.report, ["Content-Type": "text/plain"])
      #expect(type.status == 415 && type.code == "unsupported_media_type")
      let missing = try await node.post("/v1/runs", EndpointTests.report, ["X-Pool-Install": ""])
      #expect(missing.status == 400 && missing.code == "invalid_request")
      let bundle = try await node.post("/v1/installs", Node.registration(bundle: "com.example.other"))
      #expect(bundle.status == 403 && bundle.code == "bundle_mismatch")
      let none = try await node.call("GET", "/v2/models")
      #expect(none.status == 404 && none.code == "not_found")
      let method = try await node.call("DELETE", "/v1/models")
      #expect(method.status == 405 && method.header("Allow") == "GET, HEAD")
    }
  }

  @Test func tooManyRequestsOfAnInstallOrAKeyAreTold() async throws {
    try await withNode(settings: { $0.installRequestsPerMinute = 3 }) { node in
      var statuses: [Int] = []
      for _ in 0..<5 { statuses.append(try await node.register().status) }
      #expect(statuses == [200, 200, 200, 429, 429])
      let refused = try await node.register()
      #expect(refused.code == "rate_limited")
      let seconds = try #require(refused.header("Retry-After").flatMap { Int($0) })
      #expect((1...20).contains(seconds) && refused.json["retryAfter"] as? Int == seconds)
      #expect(try await node.register(install: "another-install").status == 200)
    }
    try await withNode(settings: { $0.keyRequestsPerMinute = 2 }) { node in
      var statuses: [Int] = []
      for number in 0..<3 { statuses.append(try await node.register(install: "install-\(number)").status) }
      #expect(statuses == [200, 200, 429])
    }
  }

  @Test func storeThatIsAwayIsToldWithoutItsReason() async throws {
    try await withNode { node in
      await node.store.close()
      let response = try await node.register()
      #expect(response.status == 503 && response.code == "unavailable")
      #expect(node.lines.all.contains { $0.contains("\"event\":\"trouble\"") })
    }
  }
}
