import Foundation
import PoolServiceStore
import Testing

@Suite struct AttestTests {
  @Test(arguments: DatabaseKind.allCases)
  func aChallengeWorksOnceForItsInstallForFiveMinutes(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller()
      let stranger = try await store.makeCaller()
      let challenge = try await store.makeChallenge(for: "a", by: caller, at: .start)
      #expect(challenge.bytes.count == 32 && challenge.expiresAt == .start + 300)
      #expect(try await !other.useChallenge(challenge.bytes, for: "b", by: caller, at: .start))
      #expect(try await !other.useChallenge(challenge.bytes, for: "a", by: stranger, at: .start))
      #expect(try await !other.useChallenge(Array(challenge.bytes.dropLast()), for: "a", by: caller, at: .start))
      #expect(try await other.useChallenge(challenge.bytes, for: "a", by: caller, at: .start + 299.9))
      #expect(try await !store.useChallenge(challenge.bytes, for: "a", by: caller, at: .start))

      let old = try await store.makeChallenge(for: "a", by: caller, at: .start)
      #expect(old.bytes != challenge.bytes)
      #expect(try await !store.useChallenge(old.bytes, for: "a", by: caller, at: .start + 300))
      // Of a clock that was an hour ahead.
      #expect(try await !store.useChallenge(old.bytes, for: "a", by: caller, at: .start - 3_600))
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func ofManyThatUseAChallengeAtOnceOneDoes(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller()
      let challenge = try await store.makeChallenge(for: "a", by: caller, at: .start)
      let uses = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<20 {
          let node = index.isMultiple(of: 2) ? store : other
          group.addTask { try await node.useChallenge(challenge.bytes, for: "a", by: caller, at: .start) }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(uses == 1)
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func anAttestedKeyIsOfOneInstallAndKeepsItsCounters(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller()
      let key = AttestKeyRecord(id: [UInt8](0..<32), publicKey: [4] + [UInt8](0..<64), isProduction: true)
      try await store.addAttestKey(key, for: "a", by: caller, at: .start)
      #expect(try await other.attestKey(key.id, for: "a", by: caller) == key)
      #expect(try await other.attestKey(key.id, for: "b", by: caller) == nil)
      #expect(try await other.attestKey([], for: "a", by: caller) == nil)

      // The store keeps any counters, also such as fill all bits.
      let full = AttestCounters(highest: .max, accepted: .max)
      let verdict = try await other.updateCounters(ofKey: key.id, for: "a", by: caller) { before in
        before == AttestCounters(highest: 0, accepted: 0) ? full : nil
      }
      #expect(verdict == .accepted)
      try await store.addAttestKey(key, for: "a", by: caller, at: .start)
      #expect(
        try await store.updateCounters(ofKey: key.id, for: "a", by: caller) { $0 == full ? nil : $0 } == .refused)
      #expect(try await store.updateCounters(ofKey: key.id, for: "b", by: caller) { $0 } == .unknownKey)
      await #expect(throws: StoreError.self) {
        try await store.addAttestKey(key, for: "b", by: caller, at: .start)
      }
      let long = AttestKeyRecord(id: key.id, publicKey: [UInt8](repeating: 0, count: 257), isProduction: true)
      await #expect(throws: StoreError.self) {
        try await store.addAttestKey(long, for: "a", by: caller, at: .start)
      }
    }
  }

  @Test(arguments: DatabaseKind.allCases)
  func eachCounterIsAcceptedOnceByAllNodesTogether(_ kind: DatabaseKind) async throws {
    try await TestDatabase.withTwoNodes(kind) { store, other in
      let caller = try await store.makeCaller()
      let key = AttestKeyRecord(id: [1], publicKey: [2], isProduction: false)
      try await store.addAttestKey(key, for: "a", by: caller, at: .start)
      let accepted = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<96 {
          let node = index.isMultiple(of: 2) ? store : other
          // 32 counters, each offered three times: one bit of the window for each.
          let bit = UInt64(1) << UInt64(index % 32)
          group.addTask {
            let verdict = try await node.updateCounters(ofKey: key.id, for: "a", by: caller) { before in
              guard before.accepted & bit == 0 else { return nil }
              return AttestCounters(highest: before.highest + 1, accepted: before.accepted | bit)
            }
            return verdict == .accepted
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(accepted == 32)
      let last = try await store.updateCounters(ofKey: key.id, for: "a", by: caller) { before in
        before == AttestCounters(highest: 32, accepted: 0xffff_ffff) ? before : nil
      }
      #expect(last == .accepted)
    }
  }
}
