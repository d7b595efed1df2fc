internal import Foundation

/// What the system tells of itself: on Linux the kernel and NetworkManager, on Apple's systems the process info.
///
/// `load` is read anew at each call, from a few small files. `isNetworkMetered` may block for two seconds, and is
/// then kept for half a minute. What cannot be read speaks for work.
public struct SystemConditions: DeviceConditions {
  #if os(Linux)
    private let heat: ThermalZones
    private let power: PowerSupplies
    private let network: MeteredNetwork

    /// The conditions of this machine.
    public init() {
      self.init(thermal: URL(fileURLWithPath: "/sys/class/thermal"))
    }

    /// - Parameters:
    ///   - thermal: the folder of the thermal zones.
    ///   - power: the folder of the power supplies.
    ///   - profile: the file that names how the platform runs.
    ///   - busctl: the program that asks NetworkManager.
    init(
      thermal: URL, power: URL = URL(fileURLWithPath: "/sys/class/power_supply"),
      profile: URL = URL(fileURLWithPath: "/sys/firmware/acpi/platform_profile"),
      busctl: URL = URL(fileURLWithPath: "/usr/bin/busctl")
    ) {
      heat = ThermalZones(folder: thermal)
      self.power = PowerSupplies(folder: power, profile: profile)
      network = MeteredNetwork(program: busctl)
    }

    public var load: DeviceLoad { DeviceLoad(isHot: heat.isHot, isLowOnPower: power.isLow) }
    public var isNetworkMetered: Bool? { network.isMetered }
  #else
    /// The conditions of this machine.
    public init() {}

    public var load: DeviceLoad {
      #if canImport(Darwin)
        let process = ProcessInfo.processInfo
        let isHot = process.thermalState == .serious || process.thermalState == .critical
        return DeviceLoad(isHot: isHot, isLowOnPower: process.isLowPowerModeEnabled)
      #else
        return DeviceLoad()
      #endif
    }

    public var isNetworkMetered: Bool? { nil }
  #endif
}
