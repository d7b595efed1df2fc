internal import CPoolAttestShim

/// SHA-256.
package enum AttestDigest {
  /// 32 bytes.
  package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(POOL_ATTEST_DIGEST_BYTES)) { digest, count in
      // The shim writes exactly as many bytes as there is room for, and reads only the bytes of the array.
      bytes.withUnsafeBufferPointer { source in
        pool_attest_sha256(source.baseAddress, source.count, digest.baseAddress)
      }
      count = Int(POOL_ATTEST_DIGEST_BYTES)
    }
  }
}
