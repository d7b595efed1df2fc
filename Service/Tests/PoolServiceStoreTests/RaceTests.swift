import Foundation
import Testing

@testable import PoolServiceStore

/// 64 clients in four processes race for the last 1,000 units. Engines fail at random, clients give up at random, and
/// processes are killed at random. Clients whose request came to nothing send it again, as an app does.
@Suite(.serialized) struct RaceTests {
  @Test(.timeLimit(.minutes(10)), arguments: [(DatabaseKind.sqlite, 50), (.postgres, 15)])
  func whatIsChargedIsWhatWasDelivered(_ kind: DatabaseKind, rounds: Int) async throws {
    let database = try TestDatabase(kind)
    let store = try await database.open()
    var numbers = SeededNumbers(kind == .sqlite ? 11 : 12)
    var nodes = try (0..<4).map { _ in try NodeProcess(database) }
    var tally = RaceTally()
    for round in 0..<rounds {
      let caller = try await store.makeCaller(units: 1_000, at: Date())
      try await store.register("install", by: caller, at: Date())
      let secret = try await store.makeKey(.live, forApp: caller.app.id, at: Date()).secret
      let firsts = nodes.map(\.lines.count)
      for (index, node) in nodes.enumerated() {
        try node.begin(secret, round: "\(round)-\(index)", seed: numbers.next())
      }
      var events: [Substring] = []
      let victims = Set(
        (0..<Int.random(in: 0...2, using: &numbers)).map { _ in Int.random(in: 0..<4, using: &numbers) })
      for index in victims {
        let lines = Int.random(in: 1...120, using: &numbers)
        try await nodes[index].wait(round: "\(round)-\(index)", first: firsts[index], lines: lines)
        nodes[index].killNow()
      }
      for index in nodes.indices {
        if !victims.contains(index) {
          try await nodes[index].wait(round: "\(round)-\(index)", first: firsts[index])
        }
        events += nodes[index].lines.dropFirst(firsts[index])
        if victims.contains(index) { nodes[index] = try NodeProcess(database) }
      }
      try await tally.settle(events, store, caller)
    }
    #expect(tally.resent > rounds && tally.givenBack > 10 * rounds)
    for node in nodes { node.finish() }
    await store.close()
  }
}

/// What clients were given in one round after another, from what nodes wrote.
private struct RaceTally {
  /// Requests that came to nothing, and were sent again.
  var resent = 0
  /// Requests whose engine failed.
  var givenBack = 0

  mutating func settle(_ events: [Substring], _ store: DatabaseStore, _ caller: Caller) async throws {
    var delivered = 0
    var pending: [String: Int] = [:]
    for event in events {
      let words = event.split(separator: " ").map(String.init)
      switch words[0] {
      case "R": pending[words[1]] = Int(words[2])
      case "D":
        pending[words[1]] = nil
        delivered += Int(words[2]) ?? .max / 2
      case "G", "N":
        pending[words[1]] = nil
        if words[0] == "G" { givenBack += 1 }
      default: break
      }
    }
    resent += pending.count
    // No reservation is left after its time.
    let later = Date() + 121
    while try await store.sweep(at: later).isMoreLeft {}
    #expect(try await store.usage(of: caller, at: later).unitsReserved == 0)
    let open = try await store.database.read("SELECT COUNT(*) FROM reservations WHERE state = 0", [])
    #expect(try open.first?.int(0) == 0)

    for (request, units) in pending.sorted(by: { $0.key < $1.key }) {
      let mark = ReplayMark(key: request, bodyDigest: [UInt8(units)])
      let outcome = try await store.reserve(
        UnitsRequest(units: units, installID: "install", replayMark: mark), by: caller, at: later)
      switch outcome {
      // It was charged, and its answer was lost with the node: this is the answer.
      case .replayed(let replay): delivered += replay.charged
      case .reserved(let reservation):
        if case .settled(let charged, _) = try await store.settle(
          reservation, charged: units, status: 200, at: later)
        {
          delivered += charged
        }
      case .refused(let reason): #expect(reason == .unitsSpent(retryAfter: UsageMonth(later).retryAfter(later)))
      }
    }
    let usage = try await store.usage(of: caller, at: later)
    #expect(usage.unitsCharged == delivered)
    #expect(usage.unitsCharged <= 1_000 && usage.unitsCharged > 900 && usage.unitsReserved == 0)
    let days = try await store.usageByDay(ofApp: caller.app.id, kind: .live, days: 2, at: later)
    #expect(days.reduce(0) { $0 + $1.units } == delivered)
  }
}
