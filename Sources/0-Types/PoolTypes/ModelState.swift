/// How the engine's models stand.
public enum ModelState: Hashable, Sendable, Codable {
  /// None is here, and none is on its way: no network that may be used, or the next try is still to come.
  case notInstalled
  /// Share of all bytes that have come, 0 to 1.
  case downloading(Double)
  /// All are here and whole.
  case ready
  /// The configuration rules downloads out.
  case disabled
  /// Nothing says where models come from, or the source refused.
  case unavailable
}

extension ModelState {
  private enum Key: String, CodingKey { case state, fraction }

  /// The case's name, without what it carries.
  public var name: String {
    switch self {
    case .notInstalled: "notInstalled"
    case .downloading: "downloading"
    case .ready: "ready"
    case .disabled: "disabled"
    case .unavailable: "unavailable"
    }
  }

  public init(from decoder: any Decoder) throws {
    let form = try decoder.container(keyedBy: Key.self)
    switch try form.decode(String.self, forKey: .state) {
    case "downloading": self = .downloading(try form.decode(Double.self, forKey: .fraction))
    case "ready": self = .ready
    case "disabled": self = .disabled
    case "unavailable": self = .unavailable
    default: self = .notInstalled
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var form = encoder.container(keyedBy: Key.self)
    try form.encode(name, forKey: .state)
    if case .downloading(let fraction) = self { try form.encode(fraction, forKey: .fraction) }
  }
}

/// Which networks may carry the models.
public enum ModelDownloads: String, Hashable, Sendable, Codable, CaseIterable {
  case unmeteredOnly, anyNetwork, never
}
