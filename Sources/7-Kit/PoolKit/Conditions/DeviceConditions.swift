/// What speaks against work that can wait.
public struct DeviceLoad: Hashable, Sendable {
  public var isHot: Bool
  public var isLowOnPower: Bool

  public init(isHot: Bool = false, isLowOnPower: Bool = false) {
    self.isHot = isHot
    self.isLowOnPower = isLowOnPower
  }
}

/// The device as it is right now.
public protocol DeviceConditions: Sendable {
  var load: DeviceLoad { get }
  /// Whether the network is paid by use; nil where nothing tells, which counts as unmetered.
  var isNetworkMetered: Bool? { get }
}
