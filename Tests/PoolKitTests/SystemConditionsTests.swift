#if os(Linux)
  import Foundation
  import Testing

  @testable import PoolKit

  @Suite final class SystemConditionsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: file)
    }

    /// Lines such as `BAT0/type Battery`.
    private func write(in place: String, _ lines: [String]) throws {
      for line in lines {
        let parts = line.split(separator: " ", maxSplits: 1)
        try write("\(place)/\(parts[0])", String(try #require(parts.last)))
      }
    }

    private var conditions: SystemConditions {
      SystemConditions(
        thermal: folder.appendingPathComponent("thermal"), power: folder.appendingPathComponent("power"),
        profile: folder.appendingPathComponent("profile"), busctl: folder.appendingPathComponent("busctl"))
    }

    private func program(_ text: String) throws -> URL {
      try write("busctl", "#!/bin/sh\necho \"$@\" >> \(folder.path)/asked\n" + text)
      let program = folder.appendingPathComponent("busctl")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      return program
    }

    private func asked() throws -> [Substring] {
      try String(contentsOf: folder.appendingPathComponent("asked"), encoding: .utf8).split(separator: "\n")
    }

    @Test func aMachineThatTellsNothingIsFine() {
      #expect(conditions.load == DeviceLoad())
      #expect(conditions.isNetworkMetered == nil)
    }

    @Test(arguments: [
      (["temp 84000", "trip_point_0_type passive", "trip_point_0_temp 85000"], false),
      (["temp 85000", "trip_point_0_type passive", "trip_point_0_temp 85000"], true),
      (["temp 90000", "trip_point_0_type critical", "trip_point_0_temp 85000"], true),
      (["temp 90000", "trip_point_3_type hot", "trip_point_3_temp 85000"], true),
      (["temp 90000", "trip_point_0_type active", "trip_point_0_temp 50000"], false),
      (["temp 90000", "trip_point_0_type passive", "trip_point_0_temp 0"], false),
      (["temp 90000", "trip_point_0_type passive", "trip_point_0_temp -274000"], false),
      (
        [
          "temp 96000", "trip_point_0_type passive", "trip_point_0_temp 0", "trip_point_1_type critical",
          "trip_point_1_temp 105000",
        ], false
      ),
      (["temp 94999"], false), (["temp 95000"], true), (["temp N/A"], false),
      (["trip_point_0_type passive", "trip_point_0_temp 10"], false),
    ])
    func heatIsALimitOfTheZoneItself(zone: [String], isHot: Bool) throws {
      try write(in: "thermal/thermal_zone0", ["temp 20000", "trip_point_0_type passive", "trip_point_0_temp 30000"])
      try write(in: "thermal/thermal_zone1", zone)
      try write(in: "thermal/cooling_device0", ["temp 200000"])
      #expect(conditions.load == DeviceLoad(isHot: isHot))
    }

    @Test(arguments: [
      (["BAT0/type Battery", "BAT0/status Discharging", "BAT0/capacity 20"], true),
      (["BAT0/type Battery", "BAT0/status Discharging", "BAT0/capacity 21"], false),
      (["BAT0/type Battery", "BAT0/status Discharging"], false),
      (["BAT0/type Battery", "BAT0/status Charging", "BAT0/capacity 5"], false),
      (["BAT0/type Battery", "BAT0/status Discharging", "BAT0/capacity 5", "BAT0/scope System"], true),
      (["mouse/type Battery", "mouse/status Discharging", "mouse/capacity 5", "mouse/scope Device"], false),
      (["BAT0/type Battery", "BAT0/status Discharging", "BAT0/capacity 5", "AC/type Mains", "AC/online 1"], false),
      (["BAT0/type Battery", "BAT0/status Discharging", "BAT0/capacity 5", "AC/type Mains", "AC/online 0"], true),
      (["BAT0/type Battery", "BAT0/status Discharging", "BAT0/capacity 5", "C/type USB", "C/online 1"], false),
    ])
    func aBatteryThatRunsOutIsLow(supplies: [String], isLow: Bool) throws {
      try write(in: "power", supplies)
      #expect(conditions.load == DeviceLoad(isLowOnPower: isLow))
    }

    @Test(arguments: [("low-power", true), ("balanced", false), ("", false)])
    func aPersonMayAskToSavePower(profile: String, isLow: Bool) throws {
      try write("profile", profile)
      #expect(conditions.load == DeviceLoad(isLowOnPower: isLow))
    }

    @Test(
      arguments: [
        (0, nil), (1, true), (2, false), (3, true), (4, false), (5, nil),
      ] as [(Int, Bool?)])
    func theNetworkIsMeteredAsNetworkManagerSays(number: Int, isMetered: Bool?) throws {
      _ = try program(#"echo '{"type":"u","data":\#(number)}'"#)
      let conditions = conditions
      #expect(conditions.isNetworkMetered == isMetered)
      #expect(conditions.isNetworkMetered == isMetered)
      let arguments = "org.freedesktop.NetworkManager /org/freedesktop/NetworkManager org.freedesktop.NetworkManager"
      #expect(try asked() == ["--json=short get-property \(arguments) Metered"])
    }

    @Test(arguments: ["exit 1", "echo no", ":", #"echo '{"type":"u","data":1}'; exit 3"#])
    func noAnswerIsNone(script: String) throws {
      let network = MeteredNetwork(program: try program(script))
      #expect(network.isMetered == nil)
      #expect(network.isMetered == nil)
      #expect(try asked().count == 1)
    }

    @Test func anAnswerIsAskedAnewInTime() throws {
      let network = MeteredNetwork(program: try program(#"echo '{"type":"u","data":1}'"#), validity: .zero)
      #expect(network.isMetered == true)
      #expect(network.isMetered == true)
      #expect(try asked().count == 2)
    }

    @Test func askingLeavesNothingOpen() throws {
      let network = MeteredNetwork(program: try program(#"echo '{"type":"u","data":2}'"#), validity: .zero)
      func openCount() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
      let before = try openCount()
      for _ in 0..<100 { _ = network.isMetered }
      // Other tests open files meanwhile, but not as many.
      #expect(try openCount() - before < 80)
    }

    @Test func aProgramThatHangsIsEnded() throws {
      let network = MeteredNetwork(
        program: try program("echo $$ > \(folder.path)/number\nexec sleep 60"), patience: .milliseconds(500))
      let begun = ContinuousClock.now
      #expect(network.isMetered == nil)
      #expect(ContinuousClock.now - begun < .seconds(20))
      let text = try String(contentsOf: folder.appendingPathComponent("number"), encoding: .utf8)
      let number = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(number, 0) == -1)
    }
  }
#endif
