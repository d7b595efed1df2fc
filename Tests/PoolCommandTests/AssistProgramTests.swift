#if Vips && Codes
  import Foundation
  import PoolDrawing
  import Testing

  /// The real program and a service on this machine.
  @Suite(.enabled(if: PoolProgram.isBuilt, "the program is not built"), .timeLimit(.minutes(5)))
  struct AssistProgramTests {
    private func program() throws -> PoolProgram {
      let program = try PoolProgram()
      var canvas = try #require(Canvas(width: 400, height: 400, colour: (255, 255, 255)))
      let code = "https://example.com/concert?seat=7"
      let isDrawn = canvas.drawCode(code, isBars: false, x: 40, y: 40, width: 320, height: 320)
      let isWritten = canvas.write(png: program.library.appendingPathComponent("namecanary.png").path)
      try #require(isDrawn && isWritten)
      #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
      return program
    }

    private func service() throws -> StandInService {
      try StandInService { request, _ in
        let ref = request.text.components(separatedBy: "\"ref\":\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
        let units = #""units":{"charged":1,"remaining":9}"#
        let answer = #"{"answer":{"text":"In row 4.","citations":["\#(ref)"],"declined":false},\#(units)}"#
        switch request.path {
        case "/v1/installs":
          return .body(
            #"{"installId":"i","key":{"kind":"test"},"cloudAssist":{"enabled":true},"attestation":{"mode":"off"}}"#)
        case "/v1/assist/answer": return .events(["event: answer\ndata: \(answer)\n\n"])
        case "/v1/assist/profile":
          return .body(
            #"{"profile":{"concert":"Row 4"},"evidence":{"/concert":["\#(ref)"]},"refused":[],\#(units)}"#)
        case "/v1/assist/judge":
          return .body(
            #"{"results":[{"ref":"\#(ref)","belongs":0.9,"incidental":0,"insufficient":0,"member":true}],\#(units)}"#)
        default: return .body("", status: 404)
        }
      }
    }

    @Test func answersNameCapturesAndEveryRequestIsListed() throws {
      let program = try program()
      defer { program.remove() }
      let service = try service()
      defer { service.stop() }
      func run(_ words: String) throws -> PoolProgram.Outcome {
        try program.script(
          "POOL_APP_KEY=pk_test_a \"$pool\" \(words) --store \"$store\" --service \(service.address)")
      }
      let refused = try run("ask where is the concert")
      #expect(refused.status == 1)
      #expect(
        refused.messages
          == "pool: Cloud assist is unavailable: the grant does not allow it.\nTry `pool help ask`.\n")
      #expect(service.calls.isEmpty)
      #expect(try program.run("egress").messages == "Nothing was sent to any service.\n")

      let granted = try program.run("grant", "--cloud", "--purpose", "answers", "--yes")
      #expect(granted.status == 0)
      #expect(granted.messages.contains("cloud assist"))
      let answer = try run("ask where is the concert")
      #expect(answer.status == 0)
      #expect(answer.output.hasPrefix("In row 4.\n"))
      #expect(answer.output.contains("namecanary.png  cap_"))
      let form = try #require(try run("ask where is the concert --json").json.first)
      #expect((form["answer"] as? [String: Any])?["text"] as? String == "In row 4.")
      #expect((form["citations"] as? [[String: Any]])?.first?["path"] as? String == "namecanary.png")
      #expect(form["origin"] as? String == "cloud")

      let judged = try #require(try run("judge a concert --json").json.first)
      #expect(((judged["captures"] as? [[String: Any]])?.first?["member"] as? Bool) == true)
      let schema = program.folder.appendingPathComponent("form.json")
      try Data(#"{"properties":{"concert":{"type":"string"}}}"#.utf8).write(to: schema)
      let profile = try #require(try run("profile \(schema.path) --json").json.first)
      #expect((profile["profile"] as? [String: Any])?["concert"] as? String == "Row 4")

      // One registration serves them all.
      #expect(service.requests(to: "/v1/installs").count == 1)
      let listed = try #require(try program.run("egress", "--json", "--limit", "100").json.first)
      let requests = try #require(listed["requests"] as? [[String: Any]])
      #expect(requests.count == service.requests.count)
      #expect(requests.first?["endpoint"] as? String == "POST /v1/assist/profile")
      for request in service.requests {
        let text = String(decoding: request.bytes, as: UTF8.self)
        #expect(!text.contains("namecanary") && !text.contains("cap_") && !text.contains("seat=7"))
      }
    }

    @Test func withoutAnybodyToAskItSaysSo() throws {
      let program = try program()
      defer { program.remove() }
      for words in [["ask", "where is the concert"], ["judge", "a concert"]] {
        let outcome = try program.run(words)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("has no language model here"))
      }
      #expect(try program.run("profile", "missing.json").status == 1)
      #expect(try program.run("judge", "photos of children").messages.contains("A rule may not be about"))
      let plain = try program.script(
        "POOL_APP_KEY=pk_test_a \"$pool\" ask concert --store \"$store\" --service http://service.example")
      #expect(plain.status == 1)
      #expect(plain.messages.contains("only https is used"))
    }
  }
#endif
