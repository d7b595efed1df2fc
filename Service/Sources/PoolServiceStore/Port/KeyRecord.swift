public import Foundation

/// Whether a key counts.
public enum KeyKind: String, CaseIterable, Hashable, Sendable {
  /// For apps that people use.
  case live
  /// For developers; it has quotas of its own and accepts development attestations.
  case test
}

/// A key on file, without its secret.
public struct KeyRecord: Hashable, Sendable, Identifiable {
  /// How long a rotated key holds, in seconds: 30 days.
  public static let graceSeconds = 30 * 86_400

  /// `key_` and 16 base-62 characters.
  public let id: String
  /// The app it is of.
  public let appID: String
  /// Live or test.
  public let kind: KeyKind
  /// The beginning of the key, `pk_live_` and 8 characters, to tell keys apart; it opens nothing.
  public let hint: String
  /// When it was made.
  public let madeAt: Date
  /// When it ends; nil until it is rotated.
  public let expiresAt: Date?
  /// When it was revoked; nil if it was not.
  public let revokedAt: Date?

  /// A record, for tests of those that use the store.
  public init(
    id: String, appID: String, kind: KeyKind, hint: String, madeAt: Date, expiresAt: Date? = nil, revokedAt: Date? = nil
  ) {
    self.id = id
    self.appID = appID
    self.kind = kind
    self.hint = hint
    self.madeAt = madeAt
    self.expiresAt = expiresAt
    self.revokedAt = revokedAt
  }
}

/// A key that was just made. The only place where its secret is.
public struct IssuedKey: Sendable {
  /// `pk_live_` or `pk_test_` and 32 base-62 characters. To be shown once.
  public let secret: String
  /// What is on file.
  public let record: KeyRecord

  /// A key with its secret, for tests of those that use the store.
  public init(secret: String, record: KeyRecord) {
    self.secret = secret
    self.record = record
  }
}

/// Who calls: a key that was found good, and its app at that moment.
public struct Caller: Hashable, Sendable {
  /// The app.
  public let app: AppRecord
  /// The key.
  public let key: KeyRecord

  /// A caller, for tests of those that use the store.
  public init(app: AppRecord, key: KeyRecord) {
    self.app = app
    self.key = key
  }
}

/// What was found of a key.
public enum KeyVerdict: Hashable, Sendable {
  /// It is good.
  case accepted(Caller)
  /// It is no key, or none on file.
  case unknown
  /// It was revoked.
  case revoked
  /// Its grace after a rotation is over.
  case expired
}
