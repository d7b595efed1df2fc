internal import Foundation
internal import PoolKit

/// A systemd user timer that runs `pool index`.
struct UserTimer {
  let program: String
  let store: URL
  /// Nil where the program finds them by itself.
  let models: URL?
  private static let name = "pool-index"

  /// Where the user manager looks for units.
  var folder: URL {
    let base = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(
      fileURLWithPath: base ?? Places.home.path + "/.config", isDirectory: true
    ).appendingPathComponent("systemd/user", isDirectory: true)
  }

  /// - Returns: whether the user manager took it up.
  /// - Throws: `PoolError.permissionDenied` where the units cannot be written.
  func install() throws -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (ending, text) in units {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(Self.name).\(ending)"), options: .atomic)
      }
    } catch {
      throw PoolError.permissionDenied("The timer cannot be written to \(folder.path).")
    }
    return Self.systemctl("daemon-reload") && Self.systemctl("enable", "--now", "\(Self.name).timer")
  }

  func remove() throws {
    _ = Self.systemctl("disable", "--now", "\(Self.name).timer")
    for (ending, _) in units {
      let path = folder.appendingPathComponent("\(Self.name).\(ending)").path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do { try FileManager.default.removeItem(atPath: path) } catch {
        throw PoolError.permissionDenied("The timer cannot be deleted from \(folder.path).")
      }
    }
    _ = Self.systemctl("daemon-reload")
  }

  /// Reading yields to whatever the person does, and never runs on battery.
  var units: [(ending: String, text: String)] {
    [
      (
        "service",
        """
        [Unit]
        Description=Read what is new in the photo library
        ConditionACPower=true

        [Service]
        Type=oneshot
        ExecStart=\(Self.quoted(program)) index --quiet --store \(Self.quoted(store.path))\(modelsWord)
        Nice=10
        IOSchedulingClass=idle
        CPUSchedulingPolicy=batch
        Restart=on-failure
        RestartSec=\(Int(BackgroundRules.failureWait))

        """
      ),
      (
        "timer",
        """
        [Unit]
        Description=Read what is new in the photo library every 15 minutes

        [Timer]
        OnStartupSec=\(Int(BackgroundRules.firstIndexWait))
        OnUnitInactiveSec=\(Int(BackgroundRules.updateWait))

        [Install]
        WantedBy=timers.target

        """
      ),
    ]
  }

  private var modelsWord: String { models.map { " --models " + Self.quoted($0.path) } ?? "" }

  /// A word of a unit file: systemd takes `%` for a specifier and `$` for a variable.
  static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%").replacing(
        "$", with: "$$")
      + "\""
  }

  private static func systemctl(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["systemctl", "--user", "--quiet"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
