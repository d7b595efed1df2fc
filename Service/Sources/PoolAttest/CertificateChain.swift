internal import CPoolAttestShim

/// Certificates that came with an attestation, the leaf first. Untrusted until `refusal(roots:instant:)` says nothing.
struct CertificateChain {
  /// Certificates, and bytes of each; Apple sends two of about 1,000.
  static let countRange = 2...3
  /// Bytes of one certificate.
  static let byteMax = 8_192
  /// Apple's extension with the nonce.
  private static let nonceOID = "1.2.840.113635.100.8.2"
  /// A sequence of one field, tagged 1, that holds 32 bytes.
  private static let noncePrefix: [UInt8] = [0x30, 0x24, 0xA1, 0x22, 0x04, 0x20]

  private let certificates: [[UInt8]]
  private let leaf: [UInt8]

  /// Nil when there are too few or too many, or one is empty or too long.
  init?(_ certificates: [[UInt8]]) {
    guard Self.countRange.contains(certificates.count), let leaf = certificates.first,
      certificates.allSatisfy({ !$0.isEmpty && $0.count <= Self.byteMax })
    else { return nil }
    self.certificates = certificates
    self.leaf = leaf
  }

  /// Why the chain is not believed at a time in seconds since 1970; nil when it is.
  func refusal(roots: TrustedRoots, instant: Int64) -> AttestRefusal? {
    let code = pool_attest_check_chain(
      Array(certificates.joined()), certificates.map(\.count), certificates.count,
      Array(roots.certificates.joined()), roots.certificates.map(\.count), roots.certificates.count, instant)
    switch Int(code) {
    case POOL_ATTEST_OK: return nil
    case POOL_ATTEST_MALFORMED: return .certificateMalformed
    case POOL_ATTEST_EXPIRED: return .chainExpired
    case POOL_ATTEST_NOT_YET_VALID: return .chainNotYetValid
    default: return .chainUntrusted
    }
  }

  /// The leaf's key, 65 bytes; nil when it is not on P-256.
  var publicKey: [UInt8]? {
    var point = [UInt8](repeating: 0, count: Int(POOL_ATTEST_POINT_BYTES))
    return pool_attest_certificate_point(leaf, leaf.count, &point) == 0 ? point : nil
  }

  /// The nonce of the leaf, 32 bytes; nil where Apple's extension is missing, there twice, or of another shape.
  var nonce: [UInt8]? {
    var value = [UInt8](repeating: 0, count: Self.noncePrefix.count + 32)
    var length = 0
    let code = pool_attest_certificate_extension(leaf, leaf.count, Self.nonceOID, &value, value.count, &length)
    guard code == 0, length == value.count, value.starts(with: Self.noncePrefix) else { return nil }
    return Array(value[Self.noncePrefix.count...])
  }
}

/// A way into the reading of certificates for what tests it with bytes that are none.
package enum AttestProbe {
  /// Reads a chain in every way in which an attestation's is read.
  package static func look(at certificates: [[UInt8]]) -> (isTrusted: Bool, nonce: [UInt8]?, publicKey: [UInt8]?) {
    guard let chain = CertificateChain(certificates) else { return (false, nil, nil) }
    return (chain.refusal(roots: .apple, instant: 1_780_000_000) == nil, chain.nonce, chain.publicKey)
  }
}
