import Foundation
import PoolServiceStore

/// A node of the race tests: sixteen clients that race for units, in a process that is killed at any moment.
///
/// Arguments: `sqlite` or `postgres`, and the folder or address. A line of input begins a round: the key's secret, a
/// name for the round and this node, and a number that chances are made of. What happened goes to the output at once,
/// a line each: `R request units` before a request, then `D request charged` when it was delivered, `G request` when
/// the engine failed, `N request` when no units were had, or nothing, when the client gave up. `E name` ends a round.
@main
struct StoreNode {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count == 3 else { exit(64) }
    let store =
      words[1] == "sqlite"
      ? try DatabaseStore(sqliteFolder: words[2]) : try await DatabaseStore(postgres: words[2], connections: 4)
    while let line = readLine() {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 3, let seed = UInt64(parts[2]) else { exit(65) }
      guard case .accepted(let caller) = try await store.authenticate(parts[0], at: Date()) else { exit(66) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for client in 0..<16 {
          group.addTask {
            var chances = Chances(state: seed &+ UInt64(client) &* 7_919)
            try await race(store, caller, "\(parts[1])-\(client)", &chances)
          }
        }
        try await group.waitForAll()
      }
      say("E \(parts[1])")
    }
    await store.close()
  }

  /// Asks for units until there are none, three times in a row.
  private static func race(
    _ store: DatabaseStore, _ caller: Caller, _ name: String, _ chances: inout Chances
  ) async throws {
    var refusals = 0
    var number = 0
    while refusals < 3 {
      number += 1
      let request = "\(name)-\(number)"
      let units = Int(chances.below(9)) + 1
      say("R \(request) \(units)")
      let mark = ReplayMark(key: request, bodyDigest: [UInt8(units)])
      let outcome = try await store.reserve(
        UnitsRequest(units: units, installID: "install", replayMark: mark), by: caller, at: Date())
      guard case .reserved(let reservation) = outcome else {
        say("N \(request)")
        refusals += 1
        continue
      }
      refusals = 0
      // The engine works.
      try await Task.sleep(for: .microseconds(Int(chances.below(3_000))))
      switch chances.below(20) {
      case 0: continue
      case 1...3:
        try await store.giveBack(reservation, at: Date())
        say("G \(request)")
      default:
        let charged = Int(chances.below(UInt64(units) + 1))
        let settlement = try await store.settle(reservation, charged: charged, status: 200, at: Date())
        if case .settled(let charged, _) = settlement { say("D \(request) \(charged)") } else { say("N \(request)") }
      }
    }
  }

  /// Writes a line in one call, so that a killed process leaves whole lines.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    if write(1, bytes, bytes.count) != bytes.count { exit(74) }
  }
}

/// Chances from a seed. SplitMix64, by Sebastiano Vigna.
private struct Chances {
  var state: UInt64

  mutating func below(_ end: UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return (word ^ (word >> 31)) % end
  }
}
