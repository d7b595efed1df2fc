/// This machine.
public struct SystemConditions: DeviceConditions {
  public init() {}
  public var load: DeviceLoad { DeviceLoad() }
  public var isNetworkMetered: Bool? { nil }
}
