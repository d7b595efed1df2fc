internal import CPoolAttestShim

/// Says whether a request was signed by an attested key, by Apple's "Validating apps that connect to your server"
/// (2020).
public struct AssertionVerifier: Sendable {
  /// Bytes of an assertion; real ones have about 140.
  public static let byteMax = 1_024

  /// A verifier. It holds nothing.
  public init() {}

  /// Checks an assertion. Whether its counter is new is for `CounterWindow` to say, where the key is kept.
  /// - Parameters:
  ///   - assertion: the object as the device sent it, out of base64.
  ///   - body: the exact bytes of the request's body.
  ///   - publicKey: the key as it was attested, 65 bytes.
  ///   - app: the app that the key is of.
  /// - Returns: the counter, 1 or more.
  public func verify(
    _ assertion: [UInt8], body: [UInt8], publicKey: [UInt8], app: AttestedApp
  ) -> Result<UInt32, AttestRefusal> {
    Result { () throws(AttestRefusal) in
      guard assertion.count <= Self.byteMax else { throw .tooLong }
      guard let members = CBORValue(assertion)?.asMap, let signature = members["signature"]?.asBytes,
        let bytes = members["authenticatorData"]?.asBytes
      else { throw .malformed }
      guard let data = AuthenticatorData(bytes) else { throw .authenticatorDataMalformed }
      let nonce = AttestDigest.sha256(bytes + AttestDigest.sha256(body))
      switch pool_attest_verify(publicKey, publicKey.count, nonce, nonce.count, signature, signature.count) {
      case 1: break
      case 0: throw .signatureInvalid
      default: throw .keyUnsupported
      }
      guard data.appHash == app.hash else { throw .appMismatch }
      guard data.counter > 0 else { throw .counterInvalid }
      return data.counter
    }
  }
}
