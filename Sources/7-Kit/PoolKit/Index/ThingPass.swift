internal import PoolDerive
internal import PoolStore
internal import PoolTypes

/// One pass of a namer over what is indexed and was not shown to it yet, newest first. It holds no run up:
/// each batch is stored by itself, and what leaves the index meanwhile gets nothing.
struct ThingPass: Sendable {
  let store: IndexStore
  let namer: any CaptureNamer
  /// Version of the rules that a capture must have passed to be shown.
  let judged: String
  /// Kinds of capture of the grants that hold things, asked before each page; empty ends the pass.
  let mediaTypes: @Sendable () throws -> Set<MediaType>

  /// What the namer is told needs these. For a model of this machine they are granted with things, for they do not
  /// leave it; what leaves it has to be granted by itself.
  let categories: Set<DataCategory>

  private static let pageSize = 64

  /// - Throws: what is wrong with the index itself.
  func run() async throws -> NamingReport {
    var report = NamingReport()
    var after: (instant: Double, row: Int64)?
    let asker = "\(ThingPrompt.version) \(namer.id)"
    while !Task.isCancelled {
      let kinds = try mediaTypes()
      guard !kinds.isEmpty else { break }
      let page = try store.unnamed(asker: asker, judged: judged, mediaTypes: kinds, after: after, limit: Self.pageSize)
      guard let last = page.last else {
        report.isComplete = true
        return report
      }
      after = (last.instant, last.row)
      let (subjects, settled) = try subjects(of: page, asker: asker)
      var slice = IndexSlice()
      slice.named = settled
      try store.apply(slice)
      let versions = Dictionary(
        subjects.map { ($0.subject.id, $0.version) }, uniquingKeysWith: { first, _ in first })
      let (store, mediaTypes) = (store, mediaTypes)
      let named = await namer.name(subjects.map(\.subject)) { id, outcome in
        // A grant that was taken back meanwhile gets nothing more.
        guard let version = versions[id], let kinds = try? mediaTypes(), !kinds.isEmpty else { return }
        var slice = IndexSlice()
        switch outcome {
        case .named(let things): slice.named = [(id, things, version)]
        case .nothing, .failed(.refused): slice.named = [(id, [], version)]
        // Another time it may be quicker, or make sense.
        case .failed(.malformed), .failed(.timedOut): return
        }
        // A store that fails here fails for the next page, too, which says why.
        try? store.apply(slice)
      }
      report.looked += named.named + named.nothing + named.failed
      report.named += named.named
      report.failed += named.failed
      switch named.end {
      case .complete: break
      case .cancelled:
        report.wasStopped = true
        return report
      case .unavailable(let reason):
        report.reason = reason
        return report
      case .notOnThisMachine:
        report.reason = "it is not on this machine"
        return report
      }
    }
    return report
  }

  /// What is to be asked, and what needs no question: the evidence is what it was, or there is none.
  private func subjects(of page: [IndexStore.Unnamed], asker: String) throws
    -> (ask: [(subject: ThingNamer.Subject, version: String)], settled: [IndexSlice.Named])
  {
    var ask: [(subject: ThingNamer.Subject, version: String)] = []
    var settled: [IndexSlice.Named] = []
    for capture in page {
      guard let record = try store.record(capture.id), record.state == .indexed else { continue }
      let evidence = ThingEvidence(record: record, derivation: record.derived, categories: categories)
      let version = evidence?.version(model: namer.id) ?? ""
      let mark = IndexStore.namedMark(asker: asker, basis: capture.basis, version: version)
      if let evidence, capture.version != version {
        ask.append((ThingNamer.Subject(id: capture.id, evidence: evidence), mark))
      } else {
        settled.append((capture.id, evidence == nil ? [] : record.things, mark))
      }
    }
    return (ask, settled)
  }
}
