#if Vips && Codes && Onnx
  import Foundation
  import PoolCloud
  import PoolTypes
  import Testing

  @testable import PoolKit

  extension Journey {
    /// Lists the drawn screens; without models nothing on them is read yet.
    func indexes(_ client: PoolClient) async throws -> Grant {
      let grant = try await client.authorization.requestAccess(
        AccessRequest(
          sources: [.screenshots], data: [.evidence, .things], operations: Set(GrantOperation.allCases),
          purpose: "the journey of a test", allowsCloudAssist: true))
      try await client.sources.indexNow()
      let hits = try await client.context.browse(using: grant).hits
      #expect(hits.map(\.path).sorted() == [DrawnScreens.flight, DrawnScreens.receipt, DrawnScreens.recipe])
      return grant
    }

    func names(_ client: PoolClient, _ grant: Grant) async throws {
      let report = try #require(await client.sources.nameThings())
      #expect(report.reason == nil, "\(report)")
      #expect(report.looked == 3 && report.failed == 0)
      let things = try await client.context.things(using: grant)
      #expect(!things.isEmpty)
      #expect(await eventually { self.service.count("name", 200) == 1 })
    }

    func asks(_ client: PoolClient, _ grant: Grant) async throws {
      var words: [String] = []
      var answer: AssistAnswer?
      for try await update in client.assist.askUpdates("When does my flight to Lisbon depart?", using: grant) {
        switch update {
        case .words(let text): words.append(text)
        case .withdrawn: words = []
        case .answer(let checked): answer = checked
        }
      }
      let checked = try #require(answer)
      #expect(checked.text?.contains("09:40") == true, "\(checked)")
      #expect(!words.isEmpty, "the words come before the answer")
      let cited = try #require(checked.citations.first)
      #expect(try await client.context.capture(cited, using: grant)?.path == DrawnScreens.flight)
    }

    func fillsAndJudges(_ client: PoolClient, _ grant: Grant) async throws {
      let form =
        #"{"type":"object","properties":{"total":{"type":"string","title":"Total of the receipt"},"#
        + #""religion":{"type":"string"}}}"#
      let profile = try await client.assist.profile(schema: form, using: grant)
      #expect(profile.json.contains("89.90"), "\(profile)")
      #expect(profile.refused["/religion"] == .sensitive)
      let judged = try await client.assist.judge(rule: "a recipe for soup", using: grant)
      let best = try #require(judged.captures.first)
      #expect(best.isMember, "\(judged)")
      #expect(try await client.context.capture(best.id, using: grant)?.path == DrawnScreens.recipe)
    }

    func reports(_ client: PoolClient) async throws {
      await client.sources.finishReport()
      #expect(await eventually { self.service.count("runs", 202) == 2 })
    }

    /// From one request to the next, the operator asks for attestation.
    func attests(_ client: PoolClient, _ grant: Grant) async throws {
      try service.operate("apps", "set", app, "--attest", "enforce")
      #expect(try await ask(client, grant).text?.contains("09:40") == true)
      #expect(await eventually { self.service.count("answer", 401) == 1 }, "the first try lacks an assertion")
      #expect(await eventually { self.service.count("attest_keys", 201) == 1 })
      #expect(try await ask(client, grant).text != nil)
      #expect(service.count("attest_keys", 201) == 1, "one key serves every request")
      let other = try await open(attests: false)
      await #expect(throws: PoolError.self) { try await self.ask(other, grant) }
    }

    /// What the client says that it sent is what the service says that it was sent.
    func listsEveryRequest(_ client: PoolClient) async throws {
      let listed = try client.egress(limit: 20_000)
      #expect(listed.allSatisfy { $0.host == service.address.dropFirst("https://".count) })
      #expect(await eventually { listed.count == self.service.requests })
      #expect(listed.filter { $0.endpoint.hasPrefix("GET /v1/models/") }.count == service.count("model_file", 200))
      #expect(listed.filter { !$0.categories.isEmpty }.allSatisfy { $0.endpoint.hasPrefix("POST /v1/assist/") })
    }

    /// A new key takes the place of the first, which holds for thirty days more.
    func rotatesTheKey() async throws -> String {
      let made = try service.operate("keys", "rotate", keyID)
      let old = try await open()
      let told = try await old.cloud?.register().keyExpiresAt
      let ends = try #require(told)
      #expect(abs(ends - Date().timeIntervalSince1970 - 30 * 86_400) < 3_600)
      let new = try Self.secret(in: made)
      let standing = try await open(key: new).cloud?.register()
      #expect(try #require(standing).keyExpiresAt == nil)
      return new
    }

    func spendsAndRenewsTheQuota(_ key: String, _ grant: Grant) async throws {
      let client = try await open(key: key)
      var answered = 0
      var refusal: PoolError?
      while refusal == nil, answered < 100 {
        do {
          _ = try await ask(client, grant)
          answered += 1
        } catch let error as PoolError { refusal = error }
      }
      guard case .cloudAssistUnavailable(let reason, let retryAfter) = refusal else {
        Issue.record("\(answered) answers, then \(String(describing: refusal))")
        return
      }
      #expect(reason.contains("spent") && (retryAfter ?? 0) > 0)
      #expect(try service.operate("usage", app, "--test").contains("units 84 of 84, 0 set aside"))

      service.stop()
      try await start(daysAhead: Self.daysAhead)
      let later = try await open(key: key, daysAhead: Double(Self.daysAhead))
      #expect(try await ask(later, grant).text?.contains("09:40") == true)
    }

    /// The first key's thirty days are over.
    func refusesTheOldKey(_ grant: Grant) async throws {
      let client = try await open(daysAhead: Double(Self.daysAhead))
      await #expect(throws: PoolError.keyRefused) { try await self.ask(client, grant) }
      await #expect(throws: PoolError.keyRefused) { try await client.sources.indexNow() }
      #expect(await client.sources.status.lastRun?.reason == .waiting)
      #expect(try await client.context.browse(using: grant).hits.count == 3, "what is indexed is read on")
    }

    func turnsCloudAssistOff(_ key: String, _ grant: Grant) async throws {
      try service.operate("apps", "set", app, "--cloud-assist", "off")
      let client = try await open(key: key, daysAhead: Double(Self.daysAhead))
      let before = service.count("answer", 200)
      do {
        _ = try await ask(client, grant)
        Issue.record("cloud assist answered")
      } catch PoolError.cloudAssistUnavailable(let reason, _) { #expect(reason.contains("turned off")) }
      #expect(service.count("answer", 200) == before)
      #expect(try await client.context.search("soup", using: grant).hits.first?.path == DrawnScreens.recipe)
    }

    @discardableResult
    private func ask(_ client: PoolClient, _ grant: Grant) async throws -> AssistAnswer {
      try await client.assist.ask("When does my flight to Lisbon depart?", using: grant)
    }

    /// Past the thirty days of a rotated key, and in another month.
    private static let daysAhead = 40
  }
#endif
