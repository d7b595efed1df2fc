/// When the index asks for time in the background. Whatever gives that time — a timer of the system, or the system's
/// own scheduler — goes by these.
package enum BackgroundRules {
  /// To the next run while the first index is unfinished, in seconds.
  package static let firstIndexWait = 60.0
  /// To the next look for changes once everything is indexed, in seconds.
  package static let updateWait = 900.0
  /// After a failure, in seconds.
  package static let failureWait = 600.0
}

extension PoolSources {
  /// Asks the system for time in the background. Call it once, before the app has finished launching.
  ///
  /// On Linux a program cannot ask for that from within: `pool schedule` sets up a timer of the person's own systemd
  /// that runs `pool index` by the same rules.
  /// - Parameter identifier: the name under which the system knows the task; nil reads it from the app's own
  ///   description.
  /// - Returns: false where the system takes no such registration.
  @discardableResult
  public static func registerBackgroundTasks(identifier: String? = nil) -> Bool { false }

  /// The same, on an open client.
  @discardableResult
  public func registerBackgroundIndexing(identifier: String) -> Bool {
    Self.registerBackgroundTasks(identifier: identifier)
  }
}
