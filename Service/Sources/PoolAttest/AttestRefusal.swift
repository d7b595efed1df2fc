/// Why an attestation or an assertion is not believed. For the log and the metrics of the operator; a client is told
/// `attestation_invalid` or `assertion_invalid` and no more.
public enum AttestRefusal: String, Error, CaseIterable, Hashable, Sendable {
  /// More bytes than any real one has.
  case tooLong = "too_long"
  /// Not CBOR of the expected shape: bytes left over, a key that is missing or of another type, too deep.
  case malformed
  /// The `fmt` is not `apple-appattest`.
  case wrongFormat = "wrong_format"
  /// A certificate is not X.509, or there are too few or too many.
  case certificateMalformed = "certificate_malformed"
  /// The chain does not end at a trusted root, or a signature or an extension in it is wrong.
  case chainUntrusted = "chain_untrusted"
  /// A certificate of the chain is no longer valid.
  case chainExpired = "chain_expired"
  /// A certificate of the chain is not valid yet.
  case chainNotYetValid = "chain_not_yet_valid"
  /// The leaf holds no nonce in Apple's extension, or one of another shape.
  case nonceMissing = "nonce_missing"
  /// The nonce is of another challenge or other authenticator data.
  case nonceMismatch = "nonce_mismatch"
  /// The key is not on the curve P-256.
  case keyUnsupported = "key_unsupported"
  /// The key id is not the hash of the attested key.
  case keyMismatch = "key_mismatch"
  /// The authenticator data is too short, too long, or its lengths do not fit.
  case authenticatorDataMalformed = "authenticator_data_malformed"
  /// The data is of another app.
  case appMismatch = "app_mismatch"
  /// An attestation whose counter is not 0, or an assertion whose counter is 0.
  case counterInvalid = "counter_invalid"
  /// The AAGUID is neither Apple's for production nor for development.
  case environmentUnknown = "environment_unknown"
  /// A development key where only production is accepted, or the other way round.
  case environmentNotAccepted = "environment_not_accepted"
  /// The credential id is not the key id.
  case credentialMismatch = "credential_mismatch"
  /// The signature is not of this key over this data and body.
  case signatureInvalid = "signature_invalid"
  /// The counter was accepted before, or is older than the window.
  case counterReplayed = "counter_replayed"
}
