internal import PoolTypes

/// When the index runs. Plain values: events in, effects out; whoever drives it starts, stops and wakes.
///
/// A run is wanted by opening, by a change of the library, the options or the grants, or by the app's call. It goes on
/// unless the app paused, no grant is there, the library may not be read, or an attempt failed a moment ago.
struct RunMachine: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    /// The client is there. `startsByItself` is false for a program that runs the index by hand; `hasToSweep` is true
    /// where the index holds what no grant covers.
    case opened(startsByItself: Bool, hasToSweep: Bool)
    /// The app asks for a run now, whatever waits.
    case asked
    case libraryChanged
    /// What was read before is to be read by new models.
    case modelsArrived
    case optionsChanged(updatesAutomatically: Bool)
    case grantsChanged(hasGrant: Bool)
    case paused
    case resumed
    /// The store is about to be emptied: what runs stops, and nothing begins until `released`.
    case held
    case released(wantsRun: Bool)
    /// The one who asked for the run does not want it any more.
    case cancelled
    case ended(Ending)
    /// The time that `wake` named has come.
    case woke
  }

  enum Ending: Hashable, Sendable {
    case completed
    case stopped
    case failed
    /// The library may not be read, or is not there.
    case unpermitted
    case keyRefused
  }

  enum Effect: Hashable, Sendable {
    case start
    /// Ends the run after the captures under way.
    case stop
    /// Sends `woke` at a moment, in seconds since 1970; replaces an earlier one.
    case wake(at: Double)
  }

  /// First wait after a failure; doubles with each, up to `longestWait`. In seconds.
  static let firstWait = 10.0
  static let longestWait = BackgroundRules.failureWait
  /// Between two looks whether the library may be read now.
  static let permissionWait = 60.0

  private(set) var isRunning = false
  private(set) var isPaused: Bool
  private(set) var hasGrant: Bool
  private(set) var updatesAutomatically: Bool
  /// Seconds since 1970 before which no run begins by itself.
  private(set) var nextAttempt: Double?
  private var isHeld = false
  /// The run that goes on works on what is no longer asked.
  private var isStale = false
  private var isStopping = false
  /// There is work that nothing has done yet.
  private var isWanted = false
  /// A run that goes on does not know of the newest change.
  private var isWantedAgain = false
  /// Only a call begins a run.
  private var isByHand = false
  /// What no grant covers any more is still there.
  private var hasToSweep = false
  private var failures = 0
  private var lastEnding: Ending?

  init(isPaused: Bool, hasGrant: Bool, updatesAutomatically: Bool) {
    self.isPaused = isPaused
    self.hasGrant = hasGrant
    self.updatesAutomatically = updatesAutomatically
  }

  /// - Parameter now: seconds since 1970.
  mutating func handle(_ event: Event, now: Double) -> [Effect] {
    switch event {
    case .opened(let startsByItself, let hasToSweep):
      self.hasToSweep = hasToSweep
      isByHand = !startsByItself
      isWanted = startsByItself && (updatesAutomatically || hasToSweep)
    case .asked:
      isWanted = true
      isWantedAgain = isWantedAgain || isStopping
      nextAttempt = nil
    case .libraryChanged:
      if updatesAutomatically { want(restarting: false) }
    case .modelsArrived:
      if updatesAutomatically { want(restarting: true) }
    case .optionsChanged(let automatic):
      updatesAutomatically = automatic
      nextAttempt = nil
      want(restarting: true)
    case .grantsChanged(let hasGrant):
      self.hasGrant = hasGrant
      hasToSweep = true
      nextAttempt = nil
      want(restarting: true)
    case .paused: isPaused = true
    case .resumed:
      isPaused = false
      isWantedAgain = isWantedAgain || isStopping
      nextAttempt = nil
      isWanted = isWanted || lastEnding == .stopped || (updatesAutomatically && !isByHand)
    case .held: isHeld = true
    case .released(let wantsRun):
      isHeld = false
      isWanted = wantsRun
    case .cancelled:
      if isRunning, !isStopping {
        isStopping = true
        return [.stop]
      }
    case .ended(let ending): end(ending, now: now)
    case .woke: break
    }
    return settle(now: now)
  }

  /// - Parameter restarting: a run that goes on works on what is no longer asked.
  private mutating func want(restarting: Bool) {
    if isRunning { isWantedAgain = true } else if !isByHand { isWanted = true }
    if isRunning, restarting { isStale = true }
  }

  private mutating func end(_ ending: Ending, now: Double) {
    isRunning = false
    isStopping = false
    isStale = false
    lastEnding = ending
    nextAttempt = nil
    switch ending {
    case .completed:
      failures = 0
      isWanted = isWantedAgain
      hasToSweep = hasToSweep && isWantedAgain
    case .stopped:
      // After a pause the work is still wanted, and after a change more than before; after a cancelled call it is not.
      isWanted = isPaused || isHeld || isWantedAgain
    case .failed:
      failures += 1
      let wait = Self.firstWait * Double(1 << min(failures - 1, 10))
      nextAttempt = now + min(wait, Self.longestWait)
      isWanted = true
    case .unpermitted, .keyRefused:
      nextAttempt = now + Self.permissionWait
      isWanted = true
    }
    isWantedAgain = false
  }

  private mutating func settle(now: Double) -> [Effect] {
    if isRunning {
      guard isPaused || isHeld || isStale, !isStopping else { return [] }
      isStopping = true
      return [.stop]
    }
    guard isWanted, !isPaused, !isHeld, hasGrant || hasToSweep else { return [] }
    if let nextAttempt, nextAttempt > now { return [.wake(at: nextAttempt)] }
    nextAttempt = nil
    isRunning = true
    isWanted = false
    return [.start]
  }

  // MARK: What it says

  /// Where the index stands, and why it does not go on, where it does not.
  var phase: (phase: IndexStatus.Phase, reason: IndexStatus.PauseReason?) {
    if isRunning { return (.indexing, nil) }
    if isPaused { return (.paused, .byApp) }
    if !hasGrant { return (.waitingForGrant, nil) }
    switch lastEnding {
    case .unpermitted: return (.waitingForPermission, nil)
    case .failed, .keyRefused: return (.paused, .failed)
    case .stopped where !isWanted: return (.paused, .byApp)
    default: return (.idle, nil)
    }
  }
}
