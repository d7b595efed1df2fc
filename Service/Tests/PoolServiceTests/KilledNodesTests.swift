import Foundation
import Synchronization
import Testing

/// Two processes on one store, killed again and again while clients race for the last units.
@Suite(.serialized) struct KilledNodesTests {
  /// The ports of the nodes that run now.
  private final class Nodes: Sendable {
    private let ports = Mutex<[UInt16]>([])

    func set(_ place: Int, _ port: UInt16) {
      ports.withLock { ports in
        while ports.count <= place { ports.append(port) }
        ports[place] = port
      }
    }

    func port(_ place: Int) -> UInt16 { ports.withLock { $0[place % $0.count] } }
  }

  private let judge = #"{"rule":"receipts","items":[{"ref":"a","text":"receipt"}]}"#

  private func send(_ path: String, _ body: String, _ headers: String, _ port: UInt16) async -> RawClient.Response? {
    guard let client = try? RawClient(port: port, receiveSeconds: 5) else { return nil }
    client.send(
      "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Pool-Install: \(Node.install)\r\n"
        + "\(headers)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    guard let response = try? await client.response(), response.isWhole else { return nil }
    return response
  }

  /// Sends one request until it is answered for good: at whichever node, with the same key each time.
  private func deliver(_ number: Int, _ key: String, _ nodes: Nodes) async -> Bool? {
    let headers = "Authorization: Bearer \(key)\r\nIdempotency-Key: request-\(number)"
    for attempt in 0..<400 {
      if let response = await send("/v1/assist/judge", judge, headers, nodes.port(number + attempt)) {
        if response.status == 200 { return true }
        if response.code == "quota_exceeded" { return false }
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  /// Sends so many requests, sixteen at once, each until it is answered for good.
  private func race(_ count: Int, _ key: String, _ nodes: Nodes) async -> [Bool?] {
    await withTaskGroup(of: Bool?.self) { group in
      var begun = 0
      func begin() {
        let number = begun
        begun += 1
        group.addTask { await deliver(number, key, nodes) }
      }
      for _ in 0..<16 { begin() }
      var outcomes: [Bool?] = []
      for await outcome in group {
        outcomes.append(outcome)
        if begun < count { begin() }
      }
      return outcomes
    }
  }

  @Test func chargedIsWhatWasDeliveredThoughNodesAreKilled() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let flags = ["--data", folder, "--reservation-seconds", "1"]
    let added = try ExecutableRun(
      ["apps", "add", "--name", "A", "--bundle", "com.example.app", "--units", "150", "--install-rate", "1000000"]
        + flags)
    #expect(await eventually { !added.isRunning && added.text.contains("pk_live_") })
    let app = String(added.text.prefix { $0 != " " })
    let start = try #require(added.text.range(of: "pk_live_"))
    let key = String(added.text[start.lowerBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })

    let nodes = Nodes()
    var runs: [ExecutableRun] = []
    for place in 0..<2 {
      let run = try ExecutableRun(["serve", "--port", "0", "--quiet"] + flags)
      nodes.set(place, try #require(await run.port()))
      runs.append(run)
    }
    let registered = await send(
      "/v1/installs", Node.registration(), "Authorization: Bearer \(key)", nodes.port(0))
    #expect(registered?.status == 200)

    let clients = Task { await race(200, key, nodes) }
    for round in 0..<6 {
      try await Task.sleep(for: .milliseconds(120 + round * 37))
      runs[round % 2].kill()
      let run = try ExecutableRun(["serve", "--port", "0", "--quiet"] + flags)
      nodes.set(round % 2, try #require(await run.port()))
      runs[round % 2] = run
    }
    let outcomes = await clients.value
    #expect(!outcomes.contains { $0 == nil }, "a request was never answered")
    let delivered = outcomes.filter { $0 == true }.count
    #expect(delivered > 0 && delivered <= 150)

    // What killed nodes had set aside is free again after its second.
    try await Task.sleep(for: .milliseconds(1_200))
    let headers = "Authorization: Bearer \(key)"
    var more = 0
    while await send("/v1/assist/judge", judge, headers, nodes.port(0))?.status == 200 { more += 1 }
    #expect(delivered + more == 150, "every unit was delivered once: \(delivered) and \(more)")
    let usage = try ExecutableRun(["usage", app, "--data", folder])
    #expect(await eventually { !usage.isRunning && usage.text.contains("units 150 of 150, 0 set aside") })
    for run in runs { run.terminate() }
    for run in runs { #expect(await eventually { !run.isRunning }) }
  }
}
