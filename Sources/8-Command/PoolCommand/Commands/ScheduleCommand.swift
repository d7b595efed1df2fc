internal import Foundation
internal import PoolKit

/// Runs `pool index` in the background, by a timer of the person's own systemd.
enum ScheduleCommand: Command {
  static let name = "schedule"
  static let summary = "run `pool index` every 15 minutes in the background"
  static let explanation = """
    Writes a service and a timer for systemd's user manager and starts the timer. A run that failed is tried again ten
    minutes later. --remove takes both away.
    """
  static let remove = Flag(name: "remove", value: .none, help: "Take the timer away.")
  static let flags = [remove]
  static let examples: [CommandExample] = [
    ("pool schedule", "Keep the index current."), ("pool schedule --remove", "Stop doing so."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let timer = UserTimer(
      program: try program(), store: Places.store(arguments).absoluteURL,
      models: try Places.models(arguments)?.absoluteURL)
    if arguments.has(remove) {
      try timer.remove()
      if !arguments.has(.quiet) { Output.message("The timer is gone.") }
      return 0
    }
    _ = try Places.library(arguments)
    let isStarted = try timer.install()
    if !arguments.has(.quiet) {
      Output.message(
        isStarted
          ? "The timer runs; `systemctl --user list-timers` shows it."
          : "The timer is in \(timer.folder.path); systemd's user manager does not answer here, so start it with"
            + " `systemctl --user enable --now pool-index.timer`.")
    }
    return 0
  }

  private static func program() throws -> String {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path else {
      throw PoolError.invalidRequest("Where this program stands is not known.")
    }
    return path
  }
}
