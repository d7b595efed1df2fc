package import Foundation
internal import PoolAnswer
internal import PoolCloud
internal import PoolDeriveCities
internal import PoolLibrary
internal import PoolRead
internal import PoolReadModels
internal import PoolStore
public import PoolTypes

/// The index as something that runs: status, options, pause, batches, models, deletion.
public actor PoolSources {
  let configuration: PoolConfiguration
  let store: IndexStore
  let settings: SettingsStore
  let gate: ReadGate
  let wiring: CurrentWiring
  /// Makes the wiring of a models folder.
  let rewire: @Sendable (URL) throws -> Wiring
  /// The service; nil where none is set.
  let cloud: CloudClient?
  /// Where every request is listed before it is sent.
  let egress: EgressStore
  let models: Broadcast<ModelState>
  /// The installation that goes on or waits.
  var installing: Task<Void, Never>?
  /// The report that is under way.
  var reporting: Task<Void, Never>?
  /// The pass of naming that goes on.
  var naming: Task<NamingReport?, Never>?
  /// The look-ups of a geocoder that go on.
  var lookups: Task<LookupReport, Never>?
  let broadcast = Broadcast(IndexStatus())
  /// What those who wait for new captures wait for.
  let stored = Broadcast(StoredMark())
  let throttle: RunThrottle
  let placeMemory = PlaceMemory()
  let peopleMemory = PeopleMemory()
  var machine: RunMachine
  var options = IndexOptions()
  private var running: (task: Task<IndexStatus.LastRun, any Error>, stop: StopSignal)?
  private var alarm: Task<Void, Never>?
  var following: Task<Void, Never>?
  private var isLibraryAway = false
  var listening: Task<Void, Never>?
  let settingsVersion: Int
  /// Which making of the index this is; another process may empty it and begin anew.
  var generation: String?
  /// The grants of the last look.
  var activeGrants: [Grant] = []
  /// Called where another process changed the grants.
  var tellGrants: @Sendable () async -> Void = {}

  init(
    configuration: PoolConfiguration, store: IndexStore, settings: SettingsStore, gate: ReadGate, wiring: CurrentWiring,
    rewire: @escaping @Sendable (URL) throws -> Wiring, cloud: CloudClient?, egress: EgressStore
  ) throws {
    self.configuration = configuration
    self.store = store
    self.settings = settings
    self.gate = gate
    self.wiring = wiring
    self.rewire = rewire
    self.cloud = cloud
    self.egress = egress
    let modelState = Self.modelState(configuration, wiring.value, hasService: cloud != nil)
    models = Broadcast(modelState)
    throttle = RunThrottle(conditions: configuration.conditions ?? SystemConditions())
    // Taken before anything is read, so that no change in between is missed.
    settingsVersion = try settings.version()
    generation = try store.setting(PoolClient.generationKey)
    options = try settings.decoded(IndexOptions.self, SettingKey.options) ?? configuration.firstOptions
    activeGrants = try gate.active()
    let isPaused = try settings.value(SettingKey.paused) != nil
    machine = RunMachine(
      isPaused: isPaused, hasGrant: try !gate.active().isEmpty, updatesAutomatically: options.updatesAutomatically)
    let counts = try store.counts()
    let last = try store.setting(Self.lastRunKey).flatMap {
      try? JSONDecoder().decode(IndexStatus.LastRun.self, from: Data($0.utf8))
    }
    let phase = machine.phase
    broadcast.update { status in
      counts.fill(&status)
      status.phase = phase.phase
      status.pauseReason = phase.reason
      status.lastRun = last
      status.models = modelState
    }
    stored.update { $0.sequence = (try? store.lastSequence()) ?? 0 }
  }

  deinit {
    alarm?.cancel()
    following?.cancel()
    listening?.cancel()
    installing?.cancel()
    naming?.cancel()
    lookups?.cancel()
    running?.stop.stop()
    broadcast.finish()
    stored.finish()
    models.finish()
  }

  private static let lastRunKey = "lastRun"
  private static let runningKey = "running"

  // MARK: Status

  /// The newest status.
  public var status: IndexStatus { broadcast.current }

  /// The newest status at once, then every later one; only the newest is kept for a slow listener.
  public func statusUpdates() -> AsyncStream<IndexStatus> { broadcast.updates() }

  /// Lets a crash of this process leave a mark in the folder of an index, so that the next run knows it from an end
  /// from outside. For programs that own their process: it sets signal handlers.
  package static func markCrashes(in storage: URL) { CrashMark.arm(in: storage) }

  // MARK: Beginning

  /// Takes up the options, and starts what is to run by itself.
  /// - Parameter given: the options of the configuration; nil keeps what was set before.
  func begin(_ given: IndexOptions?) async throws {
    let isFirst = try settings.value(SettingKey.options) == nil
    if isFirst || given.map({ $0 != options }) ?? false { try keep(given ?? options) }
    if try settings.value(SettingKey.anchor) == nil {
      try settings.set(SettingKey.anchor, to: "\(configuration.now())")
    }
    try noteInterruption()
    if machine.updatesAutomatically != options.updatesAutomatically {
      machine = RunMachine(
        isPaused: machine.isPaused, hasGrant: machine.hasGrant, updatesAutomatically: options.updatesAutomatically)
    }
    if configuration.startsByItself { follow() }
    listen()
    let covered = try store.counts().covered
    let hasToSweep = !machine.hasGrant && covered > 0
    await send(.opened(startsByItself: configuration.startsByItself, hasToSweep: hasToSweep))
  }

  /// A run that was going on when its process ended is told as interrupted.
  private func noteInterruption() throws {
    guard try store.setting(Self.runningKey) != nil, let lock = try? WriterLock(folder: store.folder.path) else {
      return
    }
    defer { withExtendedLifetime(lock) {} }
    try store.forget(setting: Self.runningKey)
    try keep(
      IndexStatus.LastRun(
        reason: .interrupted, finishedAt: configuration.now(), nextAttempt: nil, indexed: 0, failed: 0))
  }

  // MARK: Running

  /// Runs once over the library and returns how it ended; `waiting` without running where no grant covers anything,
  /// `stopped` while the app has paused. Cancelling the calling task stops the run cleanly after the captures under
  /// way; what was read is stored. A call during a run waits for that run.
  ///
  /// - Throws: `PoolError` where the library or the store cannot be used; what was stored before stays.
  @discardableResult
  public func indexNow() async throws -> IndexStatus.LastRun {
    await send(.asked)
    guard let task = running?.task else {
      let last = IndexStatus.LastRun(
        reason: machine.isPaused ? .stopped : .waiting, finishedAt: configuration.now(), nextAttempt: nil, indexed: 0,
        failed: 0)
      try keep(last)
      return last
    }
    return try await withTaskCancellationHandler {
      var last = try await task.value
      // A run that knew nothing of the newest change was stopped for it, and another one has begun.
      while last.reason == .stopped, !Task.isCancelled, let next = running?.task { last = try await next.value }
      return last
    } onCancel: {
      Task { await self.send(.cancelled) }
    }
  }

  /// Stops indexing, and model downloads, until `resume()`. Survives relaunches; reads go on from what is indexed.
  public func pause() async {
    try? settings.set(SettingKey.paused, to: "1")
    stopInstalling()
    await stopPasses()
    let old = currentRun
    await send(.paused)
    _ = try? await old?.value
  }

  /// Ends a pause; what waited begins at once.
  public func resume() async {
    try? settings.set(SettingKey.paused, to: nil)
    await send(.resumed)
  }

  public var isPaused: Bool { machine.isPaused }

  func grantsChanged() async {
    // A read that fails is no answer; the next look finds the change.
    guard let newest = try? gate.active() else { return }
    activeGrants = newest
    let hasGrant = !activeGrants.isEmpty
    // The pass that goes on asked under the old grants; the next run begins another.
    await stopPasses()
    stored.update { $0.grantChanges += 1 }
    await send(.grantsChanged(hasGrant: hasGrant))
  }

  /// Ends the run that goes on after the captures under way.
  func stopRun() { running?.stop.stop() }

  /// The run that goes on now.
  var currentRun: Task<IndexStatus.LastRun, any Error>? { running?.task }

  /// Waits until no run is going on.
  func finishRun() async { while let task = running?.task { _ = try? await task.value } }

  /// Hands an event to the machine and does what it says.
  func send(_ event: RunMachine.Event) async {
    for effect in machine.handle(event, now: configuration.now()) {
      switch effect {
      case .start: start()
      case .stop: running?.stop.stop()
      case .wake(let moment): wake(at: moment)
      }
    }
    let phase = machine.phase
    broadcast.update { status in
      status.phase = phase.phase
      status.pauseReason = phase.reason
      if phase.reason != .failed { status.failureDescription = nil }
    }
  }

  private func wake(at moment: Double) {
    alarm?.cancel()
    let wait = max(0, moment - configuration.now())
    alarm = Task { [weak self] in
      try? await Task.sleep(for: .seconds(wait))
      guard !Task.isCancelled else { return }
      await self?.send(.woke)
    }
  }

  private func start() {
    let stop = StopSignal()
    running = (Task { try await self.runOnce(stop) }, stop)
  }

  /// One run to its end, however many wait for it.
  private func runOnce(_ stop: StopSignal) async throws -> IndexStatus.LastRun {
    let times = RunTimes(broadcast, startedAt: configuration.now())
    defer { times.stop() }
    var failure: PoolError?
    var ending = RunMachine.Ending.failed
    var last: IndexStatus.LastRun?
    do {
      let lock = try await turn(stop)
      defer { withExtendedLifetime(lock) {} }
      try await cloud?.requireKey()
      if lock != nil { last = try await run(stop) }
      ending = last?.reason == .completed ? .completed : .stopped
      // Told while the run went on, which then stopped for it.
      if ending == .stopped, await cloud?.isKeyRefused == true { throw PoolError.keyRefused }
    } catch let error as PoolError {
      failure = error
      switch error {
      case .permissionDenied: ending = .unpermitted
      case .keyRefused: ending = .keyRefused
      default: break
      }
    } catch {
      failure = .storageDamaged("the run failed: \(error)")
    }
    running = nil
    await send(.ended(ending))
    var outcome =
      last
      ?? IndexStatus.LastRun(
        reason: failure == nil ? .stopped : ending == .failed ? .failed : .waiting,
        finishedAt: configuration.now(), nextAttempt: machine.nextAttempt, indexed: 0, failed: 0)
    if ending == .keyRefused { (outcome.reason, outcome.nextAttempt) = (.waiting, machine.nextAttempt) }
    let (text, ended) = (failure?.description, outcome)
    let counts = try? store.counts()
    broadcast.update { status in
      counts?.fill(&status)
      status.detail.secondsRemaining = nil
      status.detail.waitingFor = ending == .failed && machine.nextAttempt != nil ? [.retryingBatch] : []
      status.lastRun = ended
      status.failureDescription = text
      if text == nil { status.detail.searchUpdatedAt = ended.finishedAt }
    }
    try? keep(outcome)
    report(outcome, times)
    await goOn(after: ending)
    if let failure { throw failure }
    return outcome
  }

  /// Begins what waits for the end of a run.
  private func goOn(after ending: RunMachine.Ending) async {
    // Models come after the first pass has listed the library, so that they never hold it up.
    if ending == .completed {
      installModels()
      if configuration.startsByItself {
        startNaming()
        startLookups()
      }
    }
    // A library that was away is another folder to the system once it is back.
    if ending == .unpermitted {
      isLibraryAway = true
    } else if ending == .completed, isLibraryAway || following == nil {
      isLibraryAway = false
      if configuration.startsByItself {
        follow()
        // What changed since this run listed the library was told to nobody.
        await send(.libraryChanged)
      }
    }
  }

  private func run(_ stop: StopSignal) async throws -> IndexStatus.LastRun {
    // What another process began to erase is erased before anything is read into it.
    if let erasing = try settings.value(SettingKey.erasing) {
      try PoolClient.finish(erasing, store, settings)
    }
    guard let library = configuration.library else {
      try IndexCoverage(store: store, rules: rules()).sweep()
      try store.checkpoint()
      throw PoolError.permissionDenied("There is no library to read; set PoolConfiguration.library.")
    }
    try PoolClient.rememberLibrary(library.name, in: store)
    generation = try store.setting(PoolClient.generationKey)
    try store.set(Self.runningKey, to: "\(configuration.now())")
    let (stored, rules) = (stored, try rules())
    var readers = wiring.value.readers
    if !rules.keepsPeople { readers.faces = nil }
    let run = IndexRun(
      library: library, store: store, pipeline: CapturePipeline(readers: readers),
      judge: wiring.value.judge, status: broadcast, stop: stop,
      threads: ProcessInfo.processInfo.activeProcessorCount, rules: rules, throttle: throttle,
      places: PlacePass(
        store: store, memory: placeMemory, table: CarriedCityTable.table, keepsVisits: rules.keepsVisits),
      people: PeoplePass(store: store, memory: peopleMemory, space: readers.faces?.space),
      stored: { number in stored.update { $0.sequence = number } }, now: configuration.now)
    defer { try? store.forget(setting: Self.runningKey) }
    return try await run.run()
  }

  /// Waits for the run of another process to end.
  /// - Returns: nil if this run is to stop before its turn comes.
  private func turn(_ stop: StopSignal) async throws -> WriterLock? {
    while !stop.isStopped {
      do { return try WriterLock(folder: store.folder.path) } catch PoolError.storageBusy {
        broadcast.update {
          $0.phase = .indexing
          $0.failureDescription = "Another process is indexing this library; waiting for its turn to end."
        }
        try await Task.sleep(for: .milliseconds(200))
      }
    }
    return nil
  }

  func rules() throws -> RunRules {
    let anchor = try settings.value(SettingKey.anchor).flatMap(Double.init)
    if anchor == nil { try settings.set(SettingKey.anchor, to: "\(configuration.now())") }
    return RunRules(
      options: options, configured: configuration.sources, grants: try gate.active(),
      anchor: anchor ?? configuration.now(),
      now: configuration.now())
  }

  private func keep(_ last: IndexStatus.LastRun) throws {
    let text = String(decoding: try JSONEncoder().encode(last), as: UTF8.self)
    try store.set(Self.lastRunKey, to: text)
    broadcast.update { $0.lastRun = last }
  }
}

/// What those who wait for new captures are told.
struct StoredMark: Hashable, Sendable {
  /// The number of the capture that was stored last.
  var sequence: Int64 = 0
  /// How often grants changed.
  var grantChanges = 0
  /// How often the index was emptied; it counts from one again after that.
  var erasures = 0
}
