/// Why a capture is held back.
public enum SensitiveKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Identity documents.
  case personalData
  case health
  case nudity
  /// Payment cards and account statements.
  case financialInformation
  /// Passwords, recovery and one-time codes, secret QR payloads.
  case authentication
}
