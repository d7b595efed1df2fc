/// How much the device can take right now.
public struct DeviceLoad: Hashable, Sendable {
  /// Hot enough that the system slows down, or is about to.
  public var isHot: Bool
  /// Low Power Mode, or a battery that runs low.
  public var isLowOnPower: Bool

  public init(isHot: Bool = false, isLowOnPower: Bool = false) {
    self.isHot = isHot
    self.isLowOnPower = isLowOnPower
  }
}

/// Tells heat, power and network of the device. Calls may block for a moment; they are made at most every few seconds.
public protocol DeviceConditions: Sendable {
  var load: DeviceLoad { get }
  /// Whether the network is paid by use; nil where nothing tells, which counts as unmetered.
  var isNetworkMetered: Bool? { get }
}
