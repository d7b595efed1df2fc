import PoolAttestTesting
import Testing

@testable import PoolAttest

/// Numbers that are the same in every run. SplitMix64, by Sebastiano Vigna (2015).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}

@Suite struct HostileBytesTests {
  private let app = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.app")
  private let challenge = Array("challenge".utf8)
  private let instant: Int64 = 1_780_000_000

  /// Bytes turned, put in, taken out, repeated, or lengths made huge.
  private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
      case 3: bytes.insert(contentsOf: bytes[..<min(bytes.count, 30)], at: place)
      case 4: bytes.insert(contentsOf: [0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], at: place)
      default: bytes = Array(bytes[..<place])
      }
    }
    return bytes
  }

  @Test(arguments: 0..<8) func noMutationIsBelievedOrTraps(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed))
    let attester = try SoftwareAttester(at: instant)
    let key = try SoftwareKey()
    let genuine = try attester.attestation(of: key, challenge: challenge, app: app)
    let verifier = AttestationVerifier(roots: attester.roots)
    var refusals: Set<AttestRefusal> = []
    for _ in 0..<600 {
      let bytes = mutated(genuine, &generator)
      let result = verifier.verify(
        bytes, keyID: key.id, challenge: challenge, app: app, accepted: [.production], at: instant)
      // A change of the receipt alone, which is not checked here, is no change of what is believed.
      if case .success(let known) = result { #expect(known.publicKey == key.publicKey) }
      if case .failure(let refusal) = result { refusals.insert(refusal) }
      _ = AssertionVerifier().verify(bytes, body: challenge, publicKey: key.publicKey, app: app)
    }
    #expect(refusals.count >= 4)
  }

  @Test(arguments: 0..<4) func noMutatedAssertionIsBelieved(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed) + 100)
    let key = try SoftwareKey()
    let genuine = try key.assertion(over: challenge, app: app, counter: 7)
    for _ in 0..<1_000 {
      let bytes = mutated(genuine, &generator)
      if case .success = AssertionVerifier().verify(bytes, body: challenge, publicKey: key.publicKey, app: app) {
        #expect(bytes == genuine)
      }
    }
  }

  @Test func claimedLengthsCostNothing() {
    let huge: [[UInt8]] = [
      [0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xBB, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x7A, 0xFF, 0xFF, 0xFF, 0xFF], [0x9F, 0xFF],
      Array(repeating: 0x81, count: 60_000), Array(repeating: 0x9F, count: 60_000), [0xC0, 0x00], [0xF9, 0x7E, 0x00],
    ]
    for bytes in huge { #expect(CBORValue(bytes) == nil) }
  }

  @Test func cborOfEveryTypeIsRead() {
    let value = CBORText.map([
      ("n", .number(70_000)), ("b", .bytes(Array(repeating: 1, count: 300))), ("t", .text("é")),
      ("a", .array([.number(1), .number(.max)])),
    ])
    let read = CBORValue(value.encoded)?.asMap
    #expect(read?["n"] == .number(70_000))
    #expect(read?["b"]?.asBytes?.count == 300)
    #expect(read?["t"]?.asText == "é")
    #expect(read?["a"]?.asArray == [.number(1), .number(.max)])
  }
}
