#if Serving
  import Foundation
  import PoolHTTP
  import Synchronization
  import Testing

  @Suite(.serialized) struct HTTPStreamTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func partsArriveAsTheyAreWritten() async throws {
      let gate = Mutex(false)
      try await withServer(answer: { _ in
        HTTPResponse(
          status: 200, headers: ["Content-Type": "text/event-stream"],
          body: .stream { writer in
            try await writer.write("first\n\n")
            while !gate.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
            try await writer.write("second\n\n")
          })
      }) { server, _ in
        let client = try RawClient(port: server.port)
        client.send(get)
        #expect(await client.read(through: "first\n\n") != nil)
        gate.withLock { $0 = true }
        #expect(await client.read(through: "second\n\n") != nil)
        #expect(await client.read(through: "\r\n0\r\n\r\n") != nil, "the end mark")
        client.send(get)
        #expect(await client.read(through: "0\r\n\r\n") != nil, "the connection goes on")
      }
    }

    @Test func bodyOfAWriterThatFailsIsSeenAsCut() async throws {
      struct Fault: Error {}
      try await withServer(answer: { _ in
        HTTPResponse(
          status: 200,
          body: .stream { writer in
            try await writer.write("some")
            throw Fault()
          })
      }) { server, _ in
        let client = try RawClient(port: server.port)
        client.send(get)
        let response = try await client.response()
        #expect(response.text == "some" && !response.isWhole)
      }
    }

    @Test func slowReaderMakesTheWriterWait() async throws {
      let written = Mutex(0)
      let total = 64 * 1_048_576
      try await withServer(answer: { _ in
        HTTPResponse(
          status: 200,
          body: .stream { writer in
            let part = [UInt8](repeating: 7, count: 65_536)
            for _ in 0..<(total / part.count) {
              try await writer.write(part)
              written.withLock { $0 += part.count }
            }
          })
      }) { server, _ in
        let client = try RawClient(port: server.port)
        client.send(get)
        try await Task.sleep(for: .milliseconds(500))
        let early = written.withLock { $0 }
        #expect(early < 16 * 1_048_576, "the writer ran ahead of its reader: \(early)")
        let response = try await client.response()
        #expect(response.body.count == total && response.isWhole)
      }
    }

    @Test func readerThatStopsIsDropped() async throws {
      let outcome = Mutex<String?>(nil)
      try await withServer(
        { $0.idleSeconds = 1 },
        answer: { _ in
          HTTPResponse(
            status: 200,
            body: .stream { writer in
              do {
                while true { try await writer.write([UInt8](repeating: 7, count: 65_536)) }
              } catch {
                outcome.withLock { $0 = "\(type(of: error))" }
                throw error
              }
            })
        }
      ) { server, _ in
        let client = try RawClient(port: server.port)
        client.send(get)
        #expect(await eventually { outcome.withLock { $0 } == "HTTPClientGone" })
        withExtendedLifetime(client) {}
      }
    }

    @Test func readerThatLeavesEndsTheWriterThoughItIsSilent() async throws {
      let outcome = Mutex<String?>(nil)
      try await withServer(answer: { _ in
        HTTPResponse(
          status: 200,
          body: .stream { writer in
            try await writer.write("a")
            do {
              try await Task.sleep(for: .seconds(30))
            } catch {
              outcome.withLock { $0 = "\(type(of: error))" }
              throw error
            }
          })
      }) { server, _ in
        let client = try RawClient(port: server.port)
        client.send(get)
        #expect(await client.read(through: "a") != nil)
        client.reset()
        #expect(await eventually { outcome.withLock { $0 } == "CancellationError" })
        #expect(await eventually { server.requestsUnderWay == 0 })
        #expect(await eventually { server.connectionsOpen == 0 })
      }
    }

    @Test func flushSaysWhetherBytesWereTaken() async throws {
      let steps = Mutex<[String]>([])
      try await withServer(answer: { _ in
        HTTPResponse(
          status: 200,
          body: .stream { writer in
            try await writer.write("one")
            try await writer.flush()
            steps.withLock { $0.append("taken") }
            // Long enough for the client to leave; its leaving cancels the sleep.
            try? await Task.sleep(for: .seconds(5))
            do { try await writer.write("two"); try await writer.flush() } catch {
              steps.withLock { $0.append("gone") }
            }
          })
      }) { server, _ in
        let client = try RawClient(port: server.port)
        client.send(get)
        #expect(await client.read(through: "one") != nil)
        #expect(await eventually { steps.withLock { $0 } == ["taken"] })
        client.reset()
        #expect(await eventually { steps.withLock { $0 } == ["taken", "gone"] })
      }
    }

    @Test func stoppingCutsOpenStreams() async throws {
      let server = try HTTPServer(
        configuration: HTTPServerConfiguration(),
        handler: TestHandler { _ in
          HTTPResponse(
            status: 200,
            body: .stream { writer in
              while true {
                try await writer.write(".")
                try await Task.sleep(for: .milliseconds(20))
              }
            })
        })
      let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
      for client in clients { client.send(get) }
      #expect(await eventually { server.requestsUnderWay == 20 })
      await server.stop(graceSeconds: 0.3)
      for client in clients { #expect(try await !client.response().isWhole) }
    }

    @Test func manyClientsThatComeAndGoLeaveNothingBehind() async throws {
      try await withServer(
        { $0.headerSeconds = 2 },
        answer: { request in
          if request.path == "/stream" {
            return HTTPResponse(
              status: 200,
              body: .stream { writer in
                for _ in 0..<20 { try await writer.write(String(repeating: "x", count: 500)); await Task.yield() }
              })
          }
          return await hello(request)
        }
      ) { server, _ in
        let port = server.port
        await withTaskGroup(of: Void.self) { group in
          for seed in 0..<16 {
            group.addTask {
              var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
              for _ in 0..<30 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                guard let client = try? RawClient(port: port) else { continue }
                let path = state >> 60 & 1 == 0 ? "/stream" : "/plain"
                client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n" + (state >> 61 & 1 == 0 ? "" : "\r\n"))
                switch state >> 62 {
                case 0: client.reset()
                case 1: if state >> 61 & 1 != 0 { _ = await client.more() }
                default: if state >> 61 & 1 != 0 { _ = try? await client.response() }
                }
              }
            }
          }
        }
        #expect(await eventually { server.requestsUnderWay == 0 && server.connectionsOpen == 0 })
        let client = try RawClient(port: port)
        client.send(get)
        #expect(try await client.response().status == 200)
      }
    }
  }
#endif
