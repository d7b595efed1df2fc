import Testing

@testable import PoolAttest

@Suite struct TrustedRootsTests {
  @Test func applesRootHasThePublishedFingerprint() {
    let digests = TrustedRoots.apple.certificates.map { certificate in
      AttestDigest.sha256(certificate).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
    #expect(digests == ["1cb9823ba28ba6ad2d33a006941de2ae4f513ef1d4e831b9f7e0fa7b6242c932"])
  }
}
