import Foundation
import PoolAttest
import PoolAttestTesting
import PoolHTTP
import PoolServiceStore
import Testing

@Suite(.serialized) struct AttestEndpointTests {
  private let app = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.app")
  private let body = #"{"rule":"receipts","items":[{"ref":"a","text":"t"}]}"#

  private func attester() throws -> SoftwareAttester {
    try SoftwareAttester(at: Int64(TestClock().now.timeIntervalSince1970))
  }

  private func challenge(_ node: Node, _ headers: [String: String] = [:]) async throws -> (text: String, bytes: [UInt8])
  {
    let response = try await node.call("POST", "/v1/attest/challenges", nil, headers)
    #expect(response.status == 200)
    let text = try #require(response.json["challenge"] as? String)
    let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/") + "="
    let bytes = Array(try #require(Data(base64Encoded: plain)))
    #expect(bytes.count == 32)
    return (text, bytes)
  }

  private func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  private func attest(
    _ node: Node, _ key: SoftwareKey, _ attestation: [UInt8], _ challenge: String, _ headers: [String: String] = [:]
  ) async throws -> RawClient.Response {
    try await node.post(
      "/v1/attest/keys",
      #"{"keyId":"\#(base64(key.id))","attestation":"\#(base64(attestation))","challenge":"\#(challenge)"}"#, headers)
  }

  private func signed(_ key: SoftwareKey, _ counter: UInt32, over text: String? = nil) throws -> [String: String] {
    let assertion = try key.assertion(over: Array((text ?? body).utf8), app: app, counter: counter)
    return ["X-Pool-Attest-Key": base64(key.id), "X-Pool-Assertion": base64(assertion)]
  }

  @Test func enforcedAppAnswersOnlySignedRequestsEachOnce() async throws {
    let attester = try attester()
    try await withNode(
      engine: ScriptedEngine(), roots: attester.roots, settings: { $0.attestMode = .enforce }
    ) { node in
      try await node.register()
      #expect(try await node.post("/v1/assist/judge", body).code == "attestation_required")
      let key = try SoftwareKey()
      #expect(try await node.post("/v1/assist/judge", body, signed(key, 1)).code == "attestation_key_unknown")

      let challenge = try await challenge(node)
      let attestation = try attester.attestation(of: key, challenge: challenge.bytes, app: app)
      let response = try await attest(node, key, attestation, challenge.text)
      #expect(response.status == 201 && response.json["environment"] as? String == "production")
      #expect(response.json["keyId"] as? String == base64(key.id))
      let again = try await attest(node, key, attestation, challenge.text)
      #expect(again.status == 400 && again.code == "challenge_invalid", "a challenge works once")

      #expect(try await node.post("/v1/assist/judge", body, signed(key, 1)).status == 200)
      #expect(try await node.post("/v1/assist/judge", body, signed(key, 3)).status == 200)
      #expect(try await node.post("/v1/assist/judge", body, signed(key, 2)).status == 200, "out of order")
      #expect(try await node.post("/v1/assist/judge", body, signed(key, 2)).code == "assertion_invalid")
      let other = try await node.post("/v1/assist/judge", body, signed(key, 4, over: "{}"))
      #expect(other.status == 401 && other.code == "assertion_invalid")
      #expect(try await node.usage().unitsCharged == 3)
      let metrics = try await node.call("GET", "/metrics").text
      for outcome in ["missing", "key_unknown", "accepted", "counter_replayed", "signature_invalid"] {
        #expect(metrics.contains("kind=\"assertion\",outcome=\"\(outcome)\""), "\(outcome)")
      }
    }
  }

  @Test func monitoredAppAnswersAndCountsWhatIsWrong() async throws {
    try await withNode(engine: ScriptedEngine(), settings: { $0.attestMode = .monitor }) { node in
      try await node.register()
      #expect(try await node.post("/v1/assist/judge", body).status == 200)
      #expect(try await node.call("GET", "/metrics").text.contains("outcome=\"missing\"} 1"))
      #expect(node.lines.all.contains { $0.contains("\"event\":\"attest\"") && $0.contains("\"missing\"") })
    }
  }

  /// An attestation that a test key is believed with and a live key is not.
  private func expectTestKeyAlone(
    _ node: Node, _ attester: SoftwareAttester, _ environment: AttestEnvironment
  ) async throws {
    let test = ["Authorization": "Bearer \(node.testKey)"]
    try await node.register()
    try await node.register(test)
    for (headers, status) in [([:], 400), (test, 201)] {
      let key = try SoftwareKey()
      let challenge = try await challenge(node, headers)
      let attestation = try attester.attestation(
        of: key, challenge: challenge.bytes, app: app, environment: environment)
      let response = try await attest(node, key, attestation, challenge.text, headers)
      #expect(response.status == status, "\(response.text)")
      if status == 400 { #expect(response.code == "attestation_invalid") }
    }
  }

  @Test func liveKeysTakeProductionAlone() async throws {
    let attester = try attester()
    try await withNode(roots: attester.roots) { try await expectTestKeyAlone($0, attester, .development) }
  }

  @Test func aRootForTestsIsBelievedForTestKeysAlone() async throws {
    let attester = try attester()
    try await withNode(testRoots: attester.roots) { try await expectTestKeyAlone($0, attester, .production) }
  }

  @Test func challengeIsOfOneInstallAndOfFiveMinutes() async throws {
    let attester = try attester()
    try await withNode(roots: attester.roots) { node in
      let other = ["X-Pool-Install": "another-install"]
      try await node.register()
      try await node.register(install: "another-install")
      let key = try SoftwareKey()
      let first = try await challenge(node)
      let attestation = try attester.attestation(of: key, challenge: first.bytes, app: app)
      #expect(try await attest(node, key, attestation, first.text, other).code == "challenge_invalid")
      let second = try await challenge(node)
      node.clock.advance(301)
      let late = try attester.attestation(of: key, challenge: second.bytes, app: app)
      #expect(try await attest(node, key, late, second.text).code == "challenge_invalid")
    }
  }

  @Test func wrongAttestationIsOneCodeOutsideAndAReasonInside() async throws {
    let attester = try attester()
    try await withNode(roots: attester.roots) { node in
      try await node.register()
      let key = try SoftwareKey()
      let challenge = try await challenge(node)
      let attestation = try attester.attestation(of: key, challenge: [1, 2, 3], app: app)
      let response = try await attest(node, key, attestation, challenge.text)
      #expect(response.status == 400 && response.code == "attestation_invalid")
      #expect(!response.text.contains("nonce"))
      #expect(node.lines.all.contains { $0.contains("nonce_mismatch") })
    }
  }
}
