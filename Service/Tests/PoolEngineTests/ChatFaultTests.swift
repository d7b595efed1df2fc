import PoolEngine
import Synchronization
import Testing

/// What the server does wrong, at every stage of a call.
@Suite struct ChatFaultTests {
  private func failure(
    _ steps: [StandInServer.Step], _ change: (inout ChatSettings) -> Void = { _ in }
  ) async throws -> (EngineFailure?, Int) {
    let server = try StandInServer { _, _ in steps }
    do {
      _ = try await ChatEngine(quickSettings(server, change)).answer(flightQuestion, onDelta: nil)
      return (nil, server.requests.count)
    } catch let failure as EngineFailure {
      return (failure, server.requests.count)
    }
  }

  @Test func aServerThatIsNotThereIsUnavailableAfterItsRetries() async throws {
    let server = try StandInServer { _, _ in [] }
    server.stop()
    await #expect(throws: EngineFailure.unavailable(retryAfter: 30)) {
      try await ChatEngine(quickSettings(server)).answer(flightQuestion, onDelta: nil)
    }
  }

  @Test func whatDidNoWorkIsTriedAgain() async throws {
    for status in [429, 503] {
      let server = try StandInServer { place, _ in
        place < 2 ? [.answer("{}", status: status)] : [.completion(flightAnswer)]
      }
      let reply = try await ChatEngine(quickSettings(server)).answer(flightQuestion, onDelta: nil)
      #expect(reply.citations == ["c1"])
      #expect(server.requests.count == 3)
    }
  }

  @Test func aServerThatStaysBusyIsUnavailableForAsLongAsItSays() async throws {
    let busy = try await failure([.answer("{}", status: 429, headers: "Retry-After: 77\r\n")])
    #expect(busy.0 == .unavailable(retryAfter: 77))
    #expect(busy.1 == 1)
    let again = try await failure([.answer("{}", status: 503)])
    #expect(again.0 == .unavailable(retryAfter: 30))
    #expect(again.1 == 3)
  }

  @Test func whatMayHaveDoneWorkIsNotTriedAgain() async throws {
    for status in [500, 502, 302, 418] {
      let found = try await failure([.answer("{}", status: status)])
      #expect(found.0 == .failed, "\(status)")
      #expect(found.1 == 1)
    }
    for status in [401, 403, 404] {
      #expect(try await failure([.answer("{}", status: status)]).0 == .unavailable(retryAfter: 30))
    }
    #expect(try await failure([.answer("{}", status: 504)]).0 == .timedOut)
  }

  @Test func aConnectionThatBreaksFails() async throws {
    let breaks: [[StandInServer.Step]] = [
      [.send("HTTP/1.1 200 X\r\nContent-Length: 900\r\n\r\n{\"choices\":["), .close], [.send("rubbish"), .close],
      [.send("HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc"), .close],
    ]
    for steps in breaks { #expect(try await failure(steps).0 == .failed) }
  }

  @Test func aSilentServerTimesOut() async throws {
    let quick: (inout ChatSettings) -> Void = { $0.silenceSeconds = 0.2 }
    #expect(try await failure([.stall], quick).0 == .timedOut)
    #expect(try await failure([.send("HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\n{"), .stall], quick).0 == .timedOut)
  }

  @Test func aSlowServerHasOneTimeForAll() async throws {
    let drops = (0..<1_000).flatMap { _ in [StandInServer.Step.send(" "), .pause(0.05)] }
    let clock = ContinuousClock()
    let start = clock.now
    let found = try await failure([.send("HTTP/1.1 200 X\r\nContent-Length: 9000\r\n\r\n")] + drops) {
      $0.wholeSeconds = 0.5
    }
    #expect(found.0 == .timedOut)
    #expect(clock.now - start < .seconds(30))
  }

  @Test func anAnswerThatIsTooLongIsReadNoFurther() async throws {
    let long = String(repeating: "x", count: 100_000)
    let steps = [StandInServer.Step.send("HTTP/1.1 200 X\r\nConnection: close\r\n\r\n")]
    let found = try await failure(steps + (0..<30).map { _ in .send(long) } + [.close])
    #expect(found.0 == .failed)
  }

  @Test func whatTheModelSaysMustBeOfTheForm() async throws {
    let said = [
      "I cannot help with that.", "", "[]", #"{"text":7}"#, #"{"declined":false}"#, #"{"text":"cut"#, "}{", "{}",
    ]
    for content in said { #expect(try await failure([.completion(content)]).0 == .failed, "\(content)") }
    #expect(try await failure([.completion(flightAnswer, finish: "length")]).0 == .failed)
    for body in ["", "{}", "[]", #"{"choices":[]}"#, #"{"choices":[{"message":{"content":null}}]}"#, "\u{0}"] {
      #expect(try await failure([.answer(body)]).0 == .failed, "\(body)")
    }
  }

  @Test func afterManyFailuresNothingIsSentForAWhile() async throws {
    let isWell = Mutex(false)
    let server = try StandInServer { _, _ in
      isWell.withLock { $0 } ? [.completion(flightAnswer)] : [.answer("{}", status: 500)]
    }
    let engine = try ChatEngine(
      quickSettings(server) {
        $0.breakerFailures = 3
        $0.breakerSeconds = 0.5
      })
    for _ in 0..<3 {
      await #expect(throws: EngineFailure.failed) { try await engine.answer(flightQuestion, onDelta: nil) }
    }
    await #expect(throws: EngineFailure.unavailable(retryAfter: 1)) {
      try await engine.answer(flightQuestion, onDelta: nil)
    }
    #expect(server.requests.count == 3)
    isWell.withLock { $0 = true }
    try await Task.sleep(for: .seconds(0.6))
    #expect(try await engine.answer(flightQuestion, onDelta: nil).citations == ["c1"])
    #expect(server.requests.count == 4)
  }

  @Test func callsAtOnceAndWaitingAreBounded() async throws {
    let server = try StandInServer { _, _ in [.pause(0.1), .completion(flightAnswer)] }
    let engine = try ChatEngine(
      quickSettings(server) {
        $0.concurrencyMax = 2
        $0.queueMax = 3
      })
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask { (try? await engine.answer(flightQuestion, onDelta: nil)) != nil }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(results.count(where: { $0 }) == 5)
    #expect(server.connections == 2)
    #expect(server.requests.count == 5)
  }

  @Test func aCallThatWaitsTooLongIsUnavailable() async throws {
    let server = try StandInServer { _, _ in [.pause(1), .completion(flightAnswer)] }
    let engine = try ChatEngine(
      quickSettings(server) {
        $0.concurrencyMax = 1
        $0.queueSeconds = 0.1
      })
    async let first = engine.answer(flightQuestion, onDelta: nil)
    try await Task.sleep(for: .seconds(0.2))
    await #expect(throws: EngineFailure.unavailable(retryAfter: 30)) {
      try await engine.answer(flightQuestion, onDelta: nil)
    }
    #expect(try await first.citations == ["c1"])
  }

  @Test func aCallThatIsCancelledWhileItWaitsGivesItsPlaceUp() async throws {
    let server = try StandInServer { _, _ in [.pause(0.3), .completion(flightAnswer)] }
    let engine = try ChatEngine(
      quickSettings(server) {
        $0.concurrencyMax = 1
        $0.queueMax = 1
      })
    let first = Task { try await engine.answer(flightQuestion, onDelta: nil) }
    while server.requests.isEmpty { try await Task.sleep(for: .seconds(0.01)) }
    let second = Task { try await engine.answer(flightQuestion, onDelta: nil) }
    try await Task.sleep(for: .seconds(0.05))
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    let third = Task { try await engine.answer(flightQuestion, onDelta: nil) }
    #expect(try await first.value.citations == ["c1"])
    #expect(try await third.value.citations == ["c1"])
    #expect(server.requests.count == 2)
  }

  @Test func aCancelledCallEndsAtOnceAndLeavesTheEngineWhole() async throws {
    let server = try StandInServer { place, _ in place == 0 ? [.stall] : [.completion(flightAnswer)] }
    let engine = try ChatEngine(quickSettings(server) { $0.concurrencyMax = 1 })
    let call = Task { try await engine.answer(flightQuestion, onDelta: nil) }
    while server.requests.isEmpty { try await Task.sleep(for: .seconds(0.01)) }
    let clock = ContinuousClock()
    let start = clock.now
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(clock.now - start < .seconds(20))
    #expect(try await engine.answer(flightQuestion, onDelta: nil).citations == ["c1"])
  }
}
