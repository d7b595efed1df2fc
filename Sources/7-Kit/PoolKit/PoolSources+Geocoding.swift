internal import PoolAnswer
internal import PoolDerive
internal import PoolDeriveCities
internal import PoolStore
internal import PoolTypes

/// What one pass of look-ups came to.
public struct LookupReport: Hashable, Sendable {
  /// Why it ended.
  public enum Ending: String, Hashable, Sendable, Codable {
    /// Every place that may be named is named, or waits for another try.
    case done
    /// The pass had all its look-ups; the next one carries on.
    case used
    /// The network is metered.
    case metered
    /// The geocoder does not answer.
    case failing
    /// Home is not known yet, so that no place may be asked for.
    case unknownHome
    /// It was cancelled.
    case stopped
  }

  public var ending: Ending
}

extension PoolSources {
  /// Has the geocoder name neighbourhoods and venues of captures that have none yet, newest first: one look-up every
  /// 1.5 seconds, 60 at most, none on a metered network unless `allowsCellular` allows it. Happens by itself after each
  /// run of a client that runs by itself. Cancelling the calling task ends the pass.
  ///
  /// - Returns: nil where there is no geocoder, no grant holds `locations`, or the index is paused.
  @discardableResult
  public func lookUpPlaces() async -> LookupReport? {
    startLookups()
    guard let task = lookups else { return nil }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  func startLookups() {
    guard lookups == nil, let geocoder = configuration.geocoder, !machine.isPaused, keepsVisits else { return }
    let (store, gate, options, memory) = (store, gate, options, placeMemory)
    let device = configuration.conditions ?? SystemConditions()
    let table = CarriedCityTable.table
    let (egress, now) = (egress, configuration.now)
    let listed = geocoder.listing { request in
      try egress.note(
        EgressEntry(
          date: now(), host: request.host, endpoint: request.endpoint, categories: [.locations], bytes: request.bytes))
    }
    let pass = GeocodePass(
      store: store, geocoder: listed, table: table,
      held: { try PlacePass(store: store, memory: memory, table: table, keepsVisits: true).held() },
      isMetered: { device.isNetworkMetered ?? false }, allowsMetered: options.allowsCellular, now: configuration.now,
      isGranted: { ((try? gate.active()) ?? []).contains { $0.data.contains(.locations) } })
    lookups = Task { [weak self] in
      var ending = LookupReport.Ending.stopped
      if let end = try? await pass.run() { ending = LookupReport.Ending(rawValue: end.rawValue) ?? .done }
      let report = LookupReport(ending: ending)
      await self?.noteLookups(report)
      return report
    }
  }

  /// Ends what goes on after runs and waits for it: nothing is named in an index that is being deleted, or for a grant
  /// that is gone.
  func stopPasses() async {
    lookups?.cancel()
    _ = await lookups?.value
    lookups = nil
    await stopNaming()
  }

  private var keepsVisits: Bool { options.places && activeGrants.contains { $0.data.contains(.locations) } }

  private func noteLookups(_ report: LookupReport) {
    lookups = nil
    let waits = [.used, .metered, .failing].contains(report.ending)
    broadcast.update { status in
      status.detail.waitingFor.removeAll { $0 == .places }
      if waits { status.detail.waitingFor.append(.places) }
    }
  }
}
