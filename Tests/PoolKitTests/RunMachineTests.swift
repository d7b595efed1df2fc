import PoolTesting
import PoolTypes
import Testing

@testable import PoolKit

/// When the index runs, event by event, without waiting for anything.
@Suite struct RunMachineTests {
  private func ready() -> RunMachine {
    var machine = RunMachine(isPaused: false, hasGrant: true, updatesAutomatically: true)
    _ = machine.handle(.opened(startsByItself: true, hasToSweep: false), now: 0)
    return machine
  }

  @Test func openingStartsARunAndItsEndIsIdle() {
    var machine = RunMachine(isPaused: false, hasGrant: true, updatesAutomatically: true)
    #expect(machine.handle(.opened(startsByItself: true, hasToSweep: false), now: 0) == [.start])
    #expect(machine.phase.phase == .indexing)
    #expect(machine.handle(.ended(.completed), now: 1) == [])
    #expect(machine.phase.phase == .idle)
  }

  @Test func withoutAGrantItWaitsAndAGrantStartsIt() {
    var machine = RunMachine(isPaused: false, hasGrant: false, updatesAutomatically: true)
    #expect(machine.handle(.opened(startsByItself: true, hasToSweep: false), now: 0) == [])
    #expect(machine.phase.phase == .waitingForGrant)
    #expect(machine.handle(.asked, now: 1) == [])
    #expect(machine.handle(.grantsChanged(hasGrant: true), now: 2) == [.start])
  }

  @Test func theLastGrantTakenBackSweepsOnceAndThenWaits() {
    var machine = ready()
    _ = machine.handle(.ended(.completed), now: 1)
    #expect(machine.handle(.grantsChanged(hasGrant: false), now: 2) == [.start])
    #expect(machine.handle(.ended(.completed), now: 3) == [])
    #expect(machine.phase.phase == .waitingForGrant)
    #expect(machine.handle(.libraryChanged, now: 4) == [])
  }

  @Test func aChangeOfGrantsDuringARunStopsItAndBeginsAnew() {
    var machine = ready()
    #expect(machine.handle(.grantsChanged(hasGrant: true), now: 1) == [.stop])
    #expect(machine.handle(.grantsChanged(hasGrant: true), now: 1) == [])
    #expect(machine.handle(.ended(.stopped), now: 2) == [.start])
  }

  @Test func aChangeOfTheLibraryDuringARunIsReadAfterIt() {
    var machine = ready()
    #expect(machine.handle(.libraryChanged, now: 1) == [])
    #expect(machine.handle(.ended(.completed), now: 2) == [.start])
    #expect(machine.handle(.ended(.completed), now: 3) == [])
  }

  @Test func aPauseStopsTheRunAndResumingGoesOn() {
    var machine = ready()
    #expect(machine.handle(.paused, now: 1) == [.stop])
    #expect(machine.handle(.ended(.stopped), now: 2) == [])
    #expect(machine.phase.phase == .paused)
    #expect(machine.phase.reason == .byApp)
    #expect(machine.handle(.asked, now: 3) == [])
    #expect(machine.handle(.libraryChanged, now: 3) == [])
    #expect(machine.handle(.resumed, now: 4) == [.start])
  }

  @Test func failuresAreTriedAgainLaterAndLater() {
    var machine = ready()
    var now = 0.0
    var waits: [Double] = []
    for _ in 0..<9 {
      let effects = machine.handle(.ended(.failed), now: now)
      #expect(machine.phase.phase == .paused)
      #expect(machine.phase.reason == .failed)
      guard case .wake(let moment)? = effects.first else { return #expect(Bool(false), "no wake in \(effects)") }
      waits.append(moment - now)
      #expect(machine.handle(.woke, now: moment - 1) == [.wake(at: moment)])
      #expect(machine.handle(.woke, now: moment) == [.start])
      now = moment
    }
    #expect(waits == [10, 20, 40, 80, 160, 320, 600, 600, 600])
    _ = machine.handle(.ended(.completed), now: now)
    #expect(machine.phase.phase == .idle)
    _ = machine.handle(.asked, now: now)
    #expect(machine.handle(.ended(.failed), now: now) == [.wake(at: now + 10)])
  }

  @Test func theAppsCallDoesNotWaitForTheNextAttempt() {
    var machine = ready()
    _ = machine.handle(.ended(.failed), now: 0)
    #expect(machine.handle(.asked, now: 1) == [.start])
  }

  @Test func anUnreadableLibraryIsLookedAtEachMinute() {
    var machine = ready()
    #expect(machine.handle(.ended(.unpermitted), now: 0) == [.wake(at: 60)])
    #expect(machine.phase.phase == .waitingForPermission)
    #expect(machine.handle(.woke, now: 60) == [.start])
  }

  @Test func withUpdatesOffOnlyACallOrAGrantRuns() {
    var machine = RunMachine(isPaused: false, hasGrant: true, updatesAutomatically: false)
    #expect(machine.handle(.opened(startsByItself: true, hasToSweep: false), now: 0) == [])
    #expect(machine.handle(.libraryChanged, now: 1) == [])
    #expect(machine.handle(.asked, now: 2) == [.start])
    _ = machine.handle(.ended(.completed), now: 3)
    #expect(machine.handle(.grantsChanged(hasGrant: true), now: 4) == [.start])
  }

  @Test func aCancelledCallIsNotTakenUpAgain() {
    var machine = ready()
    #expect(machine.handle(.cancelled, now: 1) == [.stop])
    #expect(machine.handle(.ended(.stopped), now: 2) == [])
    #expect(machine.phase.reason == .byApp)
    #expect(machine.handle(.asked, now: 3) == [.start])
  }

  @Test func aPauseThatEndsBeforeTheRunDoesIsTakenUpAgain() {
    var machine = ready()
    #expect(machine.handle(.paused, now: 1) == [.stop])
    #expect(machine.handle(.resumed, now: 2) == [])
    #expect(machine.handle(.ended(.stopped), now: 3) == [.start])
  }

  @Test func aCallDuringAStopIsRunAfterIt() {
    var machine = ready()
    #expect(machine.handle(.cancelled, now: 1) == [.stop])
    #expect(machine.handle(.asked, now: 2) == [])
    #expect(machine.handle(.ended(.stopped), now: 3) == [.start])
  }

  @Test func aCancelledCallTakesNoOthersWishAway() {
    var machine = ready()
    #expect(machine.handle(.grantsChanged(hasGrant: false), now: 1) == [.stop])
    #expect(machine.handle(.cancelled, now: 2) == [])
    #expect(machine.handle(.ended(.stopped), now: 3) == [.start])
  }

  @Test func nothingBeginsWhileTheStoreIsEmptied() {
    var machine = ready()
    #expect(machine.handle(.held, now: 1) == [.stop])
    #expect(machine.handle(.libraryChanged, now: 1) == [])
    #expect(machine.handle(.ended(.stopped), now: 2) == [])
    #expect(machine.handle(.asked, now: 3) == [])
    #expect(machine.handle(.released(wantsRun: true), now: 4) == [.start])
  }

  /// Whatever comes in whatever order: one run at a time, none while paused or without a grant, and no effect that
  /// contradicts another.
  @Test func noOrderOfEventsBreaksTheRules() {
    var random = SeededGenerator(3)
    for _ in 0..<2_000 {
      var machine = RunMachine(
        isPaused: .random(using: &random), hasGrant: .random(using: &random), updatesAutomatically: true)
      var running = false
      var stopped = false
      var now = 0.0
      for _ in 0..<40 {
        now += Double.random(in: 0...30, using: &random)
        var events: [RunMachine.Event] = [
          .asked, .libraryChanged, .optionsChanged(updatesAutomatically: .random(using: &random)),
          .grantsChanged(hasGrant: .random(using: &random)), .paused, .resumed, .cancelled, .woke, .modelsArrived,
          .held, .released(wantsRun: .random(using: &random)),
        ]
        if running {
          let endings: [RunMachine.Ending] =
            stopped ? [.stopped, .completed, .failed] : [.completed, .failed, .unpermitted, .keyRefused]
          events += endings.map { .ended($0) } + endings.map { .ended($0) }
        }
        guard let event = events.randomElement(using: &random) else { return }
        if case .ended = event { running = false }
        for effect in machine.handle(event, now: now) {
          switch effect {
          case .start:
            #expect(!running)
            #expect(!machine.isPaused)
            running = true
            stopped = false
          case .stop:
            #expect(running)
            #expect(!stopped)
            stopped = true
          case .wake(let moment): #expect(moment > now)
          }
        }
        #expect(machine.isRunning == running)
        #expect((machine.phase.phase == .indexing) == running)
        if machine.isPaused, running { #expect(stopped) }
      }
      // Whatever came before: free to run and asked to, it runs.
      var effects = machine.handle(.released(wantsRun: true), now: now)
      effects += machine.handle(.resumed, now: now)
      effects += machine.handle(.grantsChanged(hasGrant: true), now: now)
      if running { effects += machine.handle(.ended(.stopped), now: now) }
      #expect(effects.contains(.start) && machine.isRunning)
    }
  }
}
