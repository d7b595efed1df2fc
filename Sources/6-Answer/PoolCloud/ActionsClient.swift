internal import PoolTypes
internal import PoolWire

/// The service as the device sees it. Every call either answers or throws a `PoolError`; none sends a photo.
public protocol ActionsClient: Sendable {
  /// Registers this install, once.
  func register() async throws
}
