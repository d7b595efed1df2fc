internal import CPoolAttesterShim
public import PoolAttest

/// OpenSSL refused to make a key, a certificate or a signature.
public struct SoftwareAttesterError: Error {}

/// A key as the secure part of a device holds it, in software.
public struct SoftwareKey: Sendable {
  /// Its uncompressed point: 65 bytes on P-256.
  public let publicKey: [UInt8]
  /// The private key.
  let der: [UInt8]

  /// A new key on a curve: `P-256`, or `P-384` for a device that does it wrong.
  public init(curve: String = "P-256") throws {
    var der = [UInt8](repeating: 0, count: 512)
    var point = [UInt8](repeating: 0, count: 256)
    var length = 0
    var pointLength = 0
    let code = pool_attester_key(curve, &der, der.count, &length, &point, point.count, &pointLength)
    guard code == 0 else { throw SoftwareAttesterError() }
    self.der = Array(der.prefix(length))
    publicKey = Array(point.prefix(pointLength))
  }

  /// Its id: SHA-256 of the point.
  public var id: [UInt8] { SoftwareAttester.sha256(publicKey) }

  /// A signature in DER over SHA-256 of a message.
  public func sign(_ message: [UInt8]) throws -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: 256)
    let length = try Self.with(der) { key in
      try Self.with(message) { message in
        var length = 0
        guard pool_attester_sign(key, message, &signature, signature.count, &length) == 0 else {
          throw SoftwareAttesterError()
        }
        return length
      }
    }
    return Array(signature.prefix(length))
  }

  /// An assertion over a body, as the device makes it.
  /// - Parameter counter: how often the key signed, this time included.
  public func assertion(over body: [UInt8], app: AttestedApp, counter: UInt32) throws -> [UInt8] {
    let data = SoftwareAttester.head(of: app, flags: 0, counter: counter)
    let nonce = SoftwareAttester.sha256(data + SoftwareAttester.sha256(body))
    let signature = try sign(nonce)
    return CBORText.map([("signature", .bytes(signature)), ("authenticatorData", .bytes(data))]).encoded
  }

  /// Lends bytes to the shim for as long as the call lasts; the shim keeps no pointer.
  static func with<Value>(_ bytes: [UInt8], _ body: (pool_attester_bytes) throws -> Value) rethrows -> Value {
    try bytes.withUnsafeBufferPointer { try body(pool_attester_bytes(bytes: $0.baseAddress, count: $0.count)) }
  }
}
