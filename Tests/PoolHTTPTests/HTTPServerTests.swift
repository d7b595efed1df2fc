#if Serving
  import Foundation
  import PoolHTTP
  import Synchronization
  import Testing

  @Suite(.serialized) struct HTTPServerTests {
    @Test func handlerGetsMethodPathQueryHeadersAndBody() async throws {
      try await withServer(answer: hello) { server, handler in
        let client = try RawClient(port: server.port)
        client.send("POST /a%2Fb/c?x=1+2&y=%C3%A9 HTTP/1.1\r\nHost: a\r\nX-One: 1\r\nContent-Length: 4\r\n\r\nbody")
        let response = try await client.response()
        #expect(response.status == 200 && response.text == "hello")
        let request = try #require(handler.requests.first)
        #expect(request.method == "POST" && request.path == "/a%2Fb/c")
        #expect(request.query.map(\.name) == ["x", "y"] && request.query.map(\.value) == ["1 2", "é"])
        #expect(request.headers["x-one"] == "1")
        #expect(request.body == Array("body".utf8))
      }
    }

    @Test func oneConnectionServesManyRequests() async throws {
      try await withServer(answer: { HTTPResponse(status: 200, type: "text/plain", text: $0.path) }) { server, _ in
        let client = try RawClient(port: server.port)
        for number in 0..<50 {
          client.send("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
          #expect(try await client.response().text == "/\(number)")
        }
        client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\nGET /y HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await client.response().text == "/x")
        #expect(try await client.response().text == "/y")
        #expect(server.connectionsOpen == 1)
      }
    }

    @Test func bodyInPartsIsPutTogether() async throws {
      try await withServer(answer: hello) { server, handler in
        let client = try RawClient(port: server.port)
        client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
        try await Task.sleep(for: .milliseconds(50))
        client.send("2\r\nde\r\n0\r\n\r\n")
        #expect(try await client.response().status == 200)
        #expect(handler.requests.first?.body == Array("abcde".utf8))
      }
    }

    @Test func bodyOverTheLimitIsRefusedUnread() async throws {
      try await withServer({ $0.bodyBytesMax = 1_000 }, answer: hello) { server, handler in
        let client = try RawClient(port: server.port)
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n")
        // Nothing of the body was sent, and the answer is there.
        let response = try await client.response()
        #expect(response.status == 413 && response.text == "bodyTooLarge")
        #expect(await !client.more(), "the connection is closed")
        let exact = try RawClient(port: server.port)
        exact.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n" + String(repeating: "a", count: 1_000))
        #expect(try await exact.response().status == 200)
        let huge = try RawClient(port: server.port)
        huge.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n")
        #expect([400, 413].contains((try? await huge.response())?.status ?? 413))
        #expect(handler.requests.count == 1)
      }
    }

    @Test func bodyOfUnknownLengthIsReadNoFurtherThanItsCut() async throws {
      try await withServer({ $0.bodyBytesMax = 1_000 }, answer: hello) { server, handler in
        let over = try RawClient(port: server.port)
        over.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        over.send("7d0\r\n" + String(repeating: "a", count: 2_000) + "\r\n0\r\n\r\n")
        #expect(try await over.response().status == 413)

        let endless = try RawClient(port: server.port)
        endless.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        let part = "10000\r\n" + String(repeating: "a", count: 65_536) + "\r\n"
        var sent = 0
        while sent < 64, endless.send(part) { sent += 1 }
        #expect(sent < 64, "the server went on reading")
        #expect(handler.requests.isEmpty)
      }
    }

    @Test func headerOverTheLimitIsRefused() async throws {
      try await withServer({ $0.headerBytesMax = 2_000 }, answer: hello) { server, _ in
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + String(repeating: "a", count: 2_500) + "\r\n\r\n")
        #expect(try await client.response().status == 431)
      }
    }

    @Test(arguments: [
      "Content-Length: 4\r\nContent-Length: 5", "Content-Length: 4\r\nTransfer-Encoding: chunked",
    ])
    func contradictingLengthsAreRefused(fields: String) async throws {
      try await withServer(answer: hello) { server, handler in
        let client = try RawClient(port: server.port)
        client.send("POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\nbody")
        #expect(try await client.response().status == 400)
        #expect(handler.requests.isEmpty)
      }
    }

    @Test func headIsAnsweredWithoutABody() async throws {
      try await withServer(answer: hello) { server, _ in
        let client = try RawClient(port: server.port)
        client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
        let head = try await client.response(bodyless: true)
        #expect(head.status == 200 && head.header("Content-Length") == "5")
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await client.response().text == "hello")
      }
    }

    @Test func partOfAFileIsSent() async throws {
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
      try Data(content).write(to: URL(fileURLWithPath: path))
      try await withServer(
        answer: { _ in HTTPResponse(status: 206, body: .file(path: path, offset: 1_000, count: 200_000)) }
      ) { server, _ in
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await client.response().body == Array(content[1_000..<201_000]))
      }
    }

    @Test func slowHeadersAndBodiesAreEnded() async throws {
      try await withServer(
        {
          $0.headerSeconds = 1
          $0.bodySeconds = 1
        }, answer: hello
      ) { server, handler in
        for opening in ["GET / HTTP/1.1\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n"] {
          let client = try RawClient(port: server.port)
          client.send(opening)
          // Something moves all the time, so that a timer of silence alone would never end it.
          var steps = 0
          while steps < 40, client.send("X: a\r\n") {
            try await Task.sleep(for: .milliseconds(100))
            steps += 1
          }
          #expect(steps < 40, "a client could dribble for ever")
        }
        #expect(handler.requests.isEmpty)
        #expect(await eventually { server.connectionsOpen == 0 })
      }
    }

    @Test func requestsBeyondTheLimitAreToldBusy() async throws {
      try await withServer(
        { $0.requestsMax = 2 },
        answer: { _ in
          try? await Task.sleep(for: .milliseconds(300))
          return HTTPResponse(status: 200, type: "text/plain", text: "late")
        }
      ) { server, _ in
        let clients = try (0..<5).map { _ in try RawClient(port: server.port) }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
        var statuses: [Int] = []
        for client in clients { statuses.append(try await client.response().status) }
        statuses.sort()
        #expect(statuses == [200, 200, 503, 503, 503])
      }
    }

    @Test func clientThatLeavesCancelsItsRequest() async throws {
      let cancelled = Mutex(0)
      try await withServer(answer: { _ in
        do { try await Task.sleep(for: .seconds(30)) } catch { cancelled.withLock { $0 += 1 } }
        return HTTPResponse(status: 200)
      }) { server, handler in
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(await eventually { handler.requests.count == 1 })
        client.reset()
        #expect(await eventually { cancelled.withLock { $0 } == 1 })
        #expect(await eventually { server.requestsUnderWay == 0 })
      }
    }

    @Test func stoppingLetsRequestsEndAndThenCancels() async throws {
      let server = try HTTPServer(
        configuration: HTTPServerConfiguration(),
        handler: TestHandler { request in
          try? await Task.sleep(for: .seconds(request.path == "/short" ? 1 : 60))
          return HTTPResponse(status: 200, type: "text/plain", text: Task.isCancelled ? "cancelled" : "done")
        })
      let short = try RawClient(port: server.port)
      let long = try RawClient(port: server.port)
      short.send("GET /short HTTP/1.1\r\nHost: a\r\n\r\n")
      long.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await eventually { server.requestsUnderWay == 2 })
      let begin = ContinuousClock.now
      await server.stop(graceSeconds: 2)
      #expect(ContinuousClock.now - begin < .seconds(30), "it waited for the long one")
      let answered = try await short.response()
      #expect(answered.text == "done" && answered.header("Connection")?.lowercased() == "close")
      #expect((try? RawClient(port: server.port)) == nil, "nothing listens any more")
    }

    @Test func portInUseIsAnErrorWithARemedy() async throws {
      try await withServer(answer: hello) { server, handler in
        var configuration = HTTPServerConfiguration()
        configuration.port = server.port
        #expect {
          _ = try HTTPServer(configuration: configuration, handler: handler)
        } throws: { error in
          (error as? HTTPServerError)?.code == .cannotListen
        }
        configuration.address = "nowhere"
        #expect(throws: HTTPServerError.self) { _ = try HTTPServer(configuration: configuration, handler: handler) }
      }
    }
  }
#endif
