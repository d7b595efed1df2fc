#if os(Linux)
  internal import Foundation

  /// The machine's heat sensors, as the kernel lists them.
  struct ThermalZones {
    let folder: URL
    /// Where a zone names no limit that slows the machine down; most processors slow down a few degrees above.
    private static let usualLimit = 95_000
    private static let limits: Set<String> = ["passive", "hot", "critical"]

    /// Whether a zone has reached one of its limits.
    var isHot: Bool { folder.children.contains { $0.lastPathComponent.hasPrefix("thermal_zone") && Self.isHot($0) } }

    private static func isHot(_ zone: URL) -> Bool {
      guard let heat = zone.number("temp") else { return false }
      let limits = zone.children.compactMap { file -> Int? in
        let name = file.lastPathComponent
        guard name.hasPrefix("trip_point_"), name.hasSuffix("_type"), let type = zone.word(name),
          Self.limits.contains(type), let limit = zone.number(name.dropLast(4) + "temp"), limit > 0
        else { return nil }
        return limit
      }
      return heat >= (limits.min() ?? usualLimit)
    }
  }

  /// The machine's batteries and chargers, as the kernel lists them, and what the person asked of the platform.
  struct PowerSupplies {
    let folder: URL
    /// The file that names how the platform runs.
    let profile: URL
    /// In percent.
    private static let lowCapacity = 20

    /// Whether a battery runs out, or the person asked to save power.
    var isLow: Bool {
      if profile.deletingLastPathComponent().word(profile.lastPathComponent) == "low-power" { return true }
      // What belongs to a device, such as a mouse, does not feed the machine.
      let own = folder.children.filter { $0.word("scope") != "Device" }
      let isPlugged = own.contains { supply in
        ["Mains", "USB"].contains(supply.word("type")) && (supply.number("online") ?? 0) > 0
      }
      return !isPlugged
        && own.contains { supply in
          supply.word("type") == "Battery" && supply.word("status") == "Discharging"
            && (supply.number("capacity") ?? 100) <= Self.lowCapacity
        }
    }
  }

  extension URL {
    fileprivate var children: [URL] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map { appendingPathComponent($0) }
    }

    /// What a small file of this folder says, in one word; nil where it cannot be read.
    fileprivate func word(_ name: String) -> String? {
      guard let file = FileHandle(forReadingAtPath: appendingPathComponent(name).path) else { return nil }
      defer { try? file.close() }
      guard let data = try? file.read(upToCount: 256) else { return nil }
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    fileprivate func number(_ name: some StringProtocol) -> Int? { word(String(name)).flatMap { Int($0) } }
  }
#endif
