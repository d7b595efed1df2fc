internal import Foundation
internal import PoolAnswer
internal import PoolDerive
internal import PoolStore
public import PoolTypes

extension PoolSources {
  /// Captures that are indexed from now on, about a hundred at once. Nothing is held for a slow reader: each batch is
  /// read from the index when it is asked for. Captures that are held back or out of focus never come, and shots of
  /// one moment come once. The stream ends when the grant does.
  ///
  /// - Throws: `PoolError.notGranted` without the operation `observe`, `.grantRevoked`.
  public func batches(using grant: Grant) throws -> AsyncStream<IndexBatch> {
    _ = try gate.scope(of: grant.id, for: [.observe])
    let reader = BatchReader(
      store: store, gate: gate, grant: grant.id, after: try store.lastSequence(), erasures: stored.current.erasures,
      signals: stored.updates())
    return AsyncStream { await reader.next() }
  }
}

/// Reads one listener's batches.
private actor BatchReader {
  /// Captures in one batch.
  private static let size = 100
  /// Captures that later shots of the same moment are compared with.
  private static let remembered = 2_000

  private let store: IndexStore
  private let gate: ReadGate
  private let grant: String
  private var after: Int64
  private let signals: AsyncStream<StoredMark>
  private var shown: [Moments.Shot] = []
  private var grantChanges = 0
  private var erasures: Int

  init(store: IndexStore, gate: ReadGate, grant: String, after: Int64, erasures: Int, signals: AsyncStream<StoredMark>)
  {
    self.store = store
    self.gate = gate
    self.grant = grant
    self.after = after
    self.signals = signals
    self.erasures = erasures
  }

  /// Nil once the grant is over, or the listener has gone.
  func next() async -> IndexBatch? {
    while !Task.isCancelled {
      guard let scope = try? gate.scope(of: grant, for: [.observe]) else { return nil }
      guard let found = try? store.read(after: after, limit: Self.size) else { return nil }
      if let last = found.last {
        after = last.sequence
        // Threads finish in any order: a moment's shots are told apart from the newest on.
        let firsts = Set(
          found.sorted { Self.instant($0.record) > Self.instant($1.record) }.filter {
            scope.redacted($0.record) != nil && isFirstOfItsMoment($0.record, $0.fingerprint)
          }.map(\.record.id))
        let items = found.compactMap { one -> IndexBatch.Item? in
          guard firsts.contains(one.record.id), let record = scope.redacted(one.record) else { return nil }
          return IndexBatch.Item(
            id: record.id, mediaType: record.facts.mediaType, date: record.facts.date,
            labels: scope.data.contains(.evidence) ? one.labels : [])
        }
        if !items.isEmpty { return IndexBatch(id: "bat_" + RandomName.make(), items: items) }
        continue
      }
      guard let mark = await change() else { return nil }
      grantChanges = mark.grantChanges
      // An index that was emptied counts from one again.
      if mark.erasures != erasures { after = 0 }
      erasures = mark.erasures
    }
    return nil
  }

  /// Waits for captures or grants to change; nil where nothing is told any more.
  private func change() async -> StoredMark? {
    for await mark in signals
    where mark.sequence != after || mark.grantChanges != grantChanges
      || mark.erasures != erasures
    { return mark }
    return nil
  }

  private static func instant(_ record: CaptureRecord) -> Double { record.facts.date?.instantSeconds ?? 0 }

  private func isFirstOfItsMoment(_ record: CaptureRecord, _ fingerprint: Fingerprint?) -> Bool {
    let shot = Moments.Shot(
      mediaType: record.facts.mediaType, instant: Self.instant(record), fingerprint: fingerprint)
    let isFirst = !shown.contains { Moments.areOne($0, shot) }
    // Later shots of the moment are compared with each of its shots, shown or not.
    if shot.fingerprint != nil {
      shown.append(shot)
      if shown.count > Self.remembered { shown.removeFirst(Self.remembered / 2) }
    }
    return isFirst
  }
}
