import PoolAttest
import PoolAttestTesting
import Testing

@Suite struct AssertionTests {
  private let app = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.app")
  private let body = Array(#"{"question":"When is my flight?"}"#.utf8)
  private let key: SoftwareKey

  init() throws { key = try SoftwareKey() }

  private func verify(_ assertion: [UInt8], body: [UInt8]? = nil) -> Result<UInt32, AttestRefusal> {
    AssertionVerifier().verify(assertion, body: body ?? self.body, publicKey: key.publicKey, app: app)
  }

  @Test func aGenuineOneTellsItsCounter() throws {
    for counter in [1, 2, 255, 256, 65_536, UInt32.max] {
      #expect(verify(try key.assertion(over: body, app: app, counter: counter)) == .success(counter))
    }
  }

  @Test func anythingChangedIsSeen() throws {
    let assertion = try key.assertion(over: body, app: app, counter: 3)
    var one = body
    one[4] ^= 1
    #expect(verify(assertion, body: one) == .failure(.signatureInvalid))
    let other = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.other")
    #expect(verify(try key.assertion(over: body, app: other, counter: 3)) == .failure(.appMismatch))
    let stranger = try SoftwareKey()
    #expect(verify(try stranger.assertion(over: body, app: app, counter: 3)) == .failure(.signatureInvalid))
    #expect(verify(try key.assertion(over: body, app: app, counter: 0)) == .failure(.counterInvalid))
  }

  @Test func noChangedByteIsBelieved() throws {
    let assertion = try key.assertion(over: body, app: app, counter: 9)
    for place in assertion.indices {
      for bit in 0..<8 {
        var changed = assertion
        changed[place] ^= 1 << UInt8(bit)
        if case .success = verify(changed) {
          Issue.record("bit \(bit) of byte \(place) was changed and it was believed")
        }
      }
    }
  }

  @Test func aKeyOffTheCurveIsNoKey() throws {
    let assertion = try key.assertion(over: body, app: app, counter: 1)
    let points: [[UInt8]] = [[], [4], Array(repeating: 4, count: 65), [2] + Array(key.publicKey.dropFirst())]
    for point in points {
      let found = AssertionVerifier().verify(assertion, body: body, publicKey: point, app: app)
      #expect(found == .failure(.keyUnsupported))
    }
  }

  @Test func whatIsNoAssertionIsMalformed() {
    #expect(verify([]) == .failure(.malformed))
    #expect(verify(CBORText.map([("signature", .bytes([]))]).encoded) == .failure(.malformed))
    let short = CBORText.map([("signature", .bytes([1])), ("authenticatorData", .bytes([1, 2]))])
    #expect(verify(short.encoded) == .failure(.authenticatorDataMalformed))
    #expect(verify(Array(repeating: 0, count: 1_025)) == .failure(.tooLong))
  }
}
