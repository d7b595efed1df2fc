/// What went wrong, said so that a caller knows what to do about it.
public enum PoolError: Error, Hashable, Sendable {
  /// The grant lacks the named operation or category.
  case notGranted(String)
  case grantRevoked
  /// The library may not be read; the text says which and why.
  case permissionDenied(String)
  case keyRefused
  case invalidRequest(String)
  case storageDamaged(String)
  case storageFull
  /// Another process holds the index.
  case storageBusy(String)
  case cloudAssistUnavailable(reason: String, retryAfter: Double?)
  case modelUnavailable(String)
  case serviceUnreachable(String)
}

extension PoolError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notGranted(let what): "Not granted: \(what)."
    case .grantRevoked: "The grant was taken back."
    case .permissionDenied(let what): what
    case .keyRefused: "The app key was refused; check the key."
    case .invalidRequest(let what): what
    case .storageDamaged(let what): what
    case .storageFull: "The disk is full; free some space and run again. Nothing was lost."
    case .storageBusy(let what): what
    case .cloudAssistUnavailable(let reason, _): "Cloud assist is unavailable: \(reason)."
    case .modelUnavailable(let what): what
    case .serviceUnreachable(let what): what
    }
  }
}
