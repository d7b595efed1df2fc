/// Says whether a request was signed by an attested key.
public struct AssertionVerifier: Sendable {
  /// Bytes of an assertion; real ones have about 140.
  public static let byteMax = 1_024

  /// A verifier.
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
    .failure(.malformed)
  }
}
