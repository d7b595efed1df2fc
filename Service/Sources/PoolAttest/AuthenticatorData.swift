/// The bytes that the device signs, as WebAuthn (W3C, 2021) lays them out.
struct AuthenticatorData {
  /// Bytes; real ones have 37 or about 164.
  static let byteMax = 1_024
  private static let headBytes = 37

  /// SHA-256 of the app's id.
  let appHash: [UInt8]
  /// How often the key signed.
  let counter: UInt32
  /// What follows: of an attestation its AAGUID, credential id and key.
  private let rest: ArraySlice<UInt8>

  /// Takes the head apart; nil when it is not whole or the whole is too long.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headBytes, bytes.count <= Self.byteMax else { return nil }
    appHash = Array(bytes[0..<32])
    counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
    rest = bytes[Self.headBytes...]
  }

  /// The AAGUID and the credential id of an attestation; nil when they are not there whole.
  var credential: (environment: [UInt8], id: [UInt8])? {
    let start = rest.startIndex
    guard rest.count >= 18 else { return nil }
    let length = Int(rest[start + 16]) << 8 | Int(rest[start + 17])
    guard rest.count - 18 >= length else { return nil }
    return (Array(rest.prefix(16)), Array(rest.dropFirst(18).prefix(length)))
  }
}

extension AttestEnvironment {
  /// The AAGUID that Apple writes, 16 bytes.
  public var identifier: [UInt8] {
    switch self {
    case .production: Array("appattest".utf8) + Array(repeating: 0, count: 7)
    case .development: Array("appattestdevelop".utf8)
    }
  }
}
