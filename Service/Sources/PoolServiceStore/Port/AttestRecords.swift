public import Foundation

/// A challenge that was just made; the store keeps only its hash.
public struct AttestChallenge: Hashable, Sendable {
  /// How long a challenge is good, in seconds.
  public static let lifetimeSeconds = 300

  /// 32 random bytes.
  public let bytes: [UInt8]
  /// When it ends.
  public let expiresAt: Date

  /// A challenge, for tests of those that use the store.
  public init(bytes: [UInt8], expiresAt: Date) {
    self.bytes = bytes
    self.expiresAt = expiresAt
  }
}

/// An attested key on file.
public struct AttestKeyRecord: Hashable, Sendable {
  /// 1 to 64 bytes; App Attest's have 32.
  public let id: [UInt8]
  /// 1 to 256 bytes; App Attest's have 65.
  public let publicKey: [UInt8]
  /// Whether it was attested in production.
  public let isProduction: Bool

  /// A key to keep.
  public init(id: [UInt8], publicKey: [UInt8], isProduction: Bool) {
    self.id = id
    self.publicKey = publicKey
    self.isProduction = isProduction
  }
}

/// Which counters of a key were accepted. What the numbers mean is for those to say who check assertions.
public struct AttestCounters: Hashable, Sendable {
  /// The highest accepted; 0 for a key that has not signed.
  public var highest: UInt32
  /// A bit for each of the last 64.
  public var accepted: UInt64

  /// Counters as they are on file.
  public init(highest: UInt32, accepted: UInt64) {
    self.highest = highest
    self.accepted = accepted
  }
}

/// What became of a counter.
public enum CounterVerdict: Hashable, Sendable {
  /// The change is on file.
  case accepted
  /// The change was refused; nothing was written.
  case refused
  /// No such key is on file for this install.
  case unknownKey
}
