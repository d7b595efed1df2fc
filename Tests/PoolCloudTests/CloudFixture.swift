import PoolTypes
import Synchronization

@testable import PoolCloud

/// What the client remembers, in this process alone.
final class HeldMemory: CloudMemory {
  private let values = Mutex<[String: String]>([:])

  var everything: [String] { values.withLock { Array($0.values) } }
  func value(_ key: String) -> String? { values.withLock { $0[key] } }
  func set(_ key: String, to value: String?) { values.withLock { $0[key] = value } }
  func forgetAll() { values.withLock { $0 = [:] } }
}

/// Lists requests, or refuses to.
final class HeldLog: EgressLog {
  struct Full: Error {}

  private let state = Mutex<(entries: [EgressEntry], isFull: Bool)>(([], false))

  var entries: [EgressEntry] { state.withLock { $0.entries } }
  var calls: [String] { entries.map(\.endpoint) }

  func fill() { state.withLock { $0.isFull = true } }

  func note(_ entry: EgressEntry) throws {
    try state.withLock { state in
      if state.isFull { throw Full() }
      state.entries.append(entry)
    }
  }
}

/// Attests in software: what it signs can be checked, and its counter counts.
final class HeldAttester: AppAttester {
  private let state = Mutex<(keys: Int, counter: Int)>((0, 0))
  private let fails: Bool

  init(fails: Bool = false) { self.fails = fails }

  struct Failed: Error {}

  func makeKey() async throws -> String {
    if fails { throw Failed() }
    return state.withLock { state in
      state.keys += 1
      return "key\(state.keys)="
    }
  }

  func attestation(ofKey id: String, challenge: [UInt8]) async throws -> [UInt8] { Array("\(id):".utf8) + challenge }

  func assertion(ofKey id: String, body: [UInt8]) async throws -> [UInt8] {
    let counter = state.withLock { state in
      state.counter += 1
      return state.counter
    }
    return Array("\(id):\(counter):".utf8) + body
  }
}

/// A client of a stand-in service, with short times.
struct CloudFixture: Sendable {
  let service: StandInService
  let memory = HeldMemory()
  let log = HeldLog()
  let clock = Guarded(1_000_000.0)
  let client: CloudClient

  init(
    attester: HeldAttester? = nil, timing: CloudTiming = Self.timing,
    _ answer: @escaping @Sendable (StandInService.Request, Int) -> StandInService.Answer
  ) throws {
    service = try StandInService(answer)
    let clock = clock
    client = try CloudClient(
      address: service.address, appKey: "pk_test_" + String(repeating: "a", count: 32),
      facts: InstallFacts(bundleID: "com.example.app", platform: "linux", osVersion: "12", sdkVersion: "0.2.0"),
      memory: memory, egress: log, attester: attester, timing: timing, now: { clock.value })
  }

  static var timing: CloudTiming {
    var timing = CloudTiming()
    (timing.connect, timing.head, timing.assistHead, timing.quiet, timing.whole) = (2, 2, 2, 2, 5)
    (timing.pause, timing.pauseMax) = (0.01, 1)
    return timing
  }

  /// A registration's answer.
  static func registered(_ assist: String = #"{"enabled":true,"unitsRemaining":90}"#, mode: String = "off")
    -> StandInService.Answer
  {
    .body(
      #"{"installId":"install-1","key":{"kind":"test"},"cloudAssist":\#(assist),"attestation":{"mode":"\#(mode)"}}"#)
  }

  static func refusal(_ status: Int, _ code: String, retryAfter: Int? = nil) -> StandInService.Answer {
    .body(
      #"{"error":{"code":"\#(code)","message":"Why not."}\#(retryAfter.map { #","retryAfter":\#($0)"# } ?? "")}"#,
      status: status)
  }

  static let answerBody =
    #"{"answer":{"text":"On 3 March.","citations":["c1"],"declined":false},"units":{"charged":10,"remaining":80}}"#
}

/// A value behind a lock that several may hold.
final class Guarded<Value: Sendable>: Sendable {
  private let held: Mutex<Value>

  init(_ value: Value) { held = Mutex(value) }

  var value: Value {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
