internal import PoolDerive
internal import PoolStore
internal import PoolTypes

/// Judges again what rules of another version let pass, from what was read: no file is opened.
struct Rejudging {
  let store: IndexStore
  let judge: CaptureJudge
  let stop: StopSignal
  let threads: Int
  /// Captures judged in one transaction.
  private let sliceSize = 200

  init(store: IndexStore, judge: CaptureJudge, stop: StopSignal, threads: Int) {
    self.store = store
    self.judge = judge
    self.stop = stop
    self.threads = threads
  }

  private enum Outcome: Sendable {
    case judged(CaptureRecord, CaptureJudge.Judgement)
    case gone
    case failed(any Error)
  }

  /// - Parameter tell: told how many captures are judged, of how many.
  /// - Throws: what is wrong with the index itself.
  func run(tell: (_ done: Int, _ total: Int) -> Void) async throws {
    let total = try store.countJudgedOtherwise(than: judge.version)
    guard total > 0 else { return }
    var done = 0
    var last: Int64 = 0
    while !stop.isStopped {
      let page = try store.judgedOtherwise(than: judge.version, after: last, limit: sliceSize)
      guard let end = page.last else { return }
      last = end.row
      var slice = IndexSlice()
      let place = AtomicCounter()
      try await ReadingWorkers(threads: threads).run(
        stop: StopSignal(),
        next: {
          let index = place.next()
          return index < page.count ? page[index].id : nil
        }, work: { judgeOne($0) }, consume: { try add($0, to: &slice) })
      try store.apply(slice)
      done += page.count
      tell(done, total)
    }
  }

  private func judgeOne(_ id: CaptureID) -> Outcome {
    do {
      guard let record = try store.record(id), let reading = record.reading else { return .gone }
      return .judged(record, judge.judge(reading, facts: record.facts))
    } catch { return .failed(error) }
  }

  private func add(_ outcome: Outcome, to slice: inout IndexSlice) throws {
    switch outcome {
    case .judged(let record, .held(let kind)):
      slice.sensitive.append(
        IndexSlice.Held(
          id: record.id, kind: kind, judged: judge.gate.version, readers: record.reading?.readers ?? [:]))
    case .judged(let record, .passed(let derived)): slice.derived.append((record.id, derived, judge.version))
    case .gone: break
    case .failed(let error): throw error
    }
  }
}
