internal import PoolDerive
internal import PoolStore
internal import PoolTypes

/// What one run goes by, taken when it begins.
struct RunRules: Hashable, Sendable {
  var options = IndexOptions()
  /// Kinds of capture that the configuration and the grants let through.
  var sources: Set<SourceKind>
  /// Kinds of capture whose places the options and a grant let be kept.
  var placeTypes: Set<MediaType>
  /// Whether the options and a grant let exact places be kept, and not cities and trips alone.
  var keepsVisits: Bool
  /// Whether the options and a grant let faces be kept.
  var keepsPeople: Bool
  /// Whether a grant holds things.
  var keepsThings: Bool
  /// When the window was set, in seconds since 1970.
  var anchor: Double
  /// When the run began, in seconds since 1970.
  var began: Double

  /// - Parameters:
  ///   - configured: the sources of the configuration.
  ///   - grants: those that hold now.
  init(options: IndexOptions, configured: Set<SourceKind>, grants: [Grant], anchor: Double, now: Double) {
    self.options = options
    self.anchor = anchor
    began = now
    sources = configured.intersection(grants.reduce(into: []) { $0.formUnion($1.sources) })
    let telling = grants.filter { !$0.data.isDisjoint(with: [.placesVisited, .locations]) }
    keepsThings = grants.contains { $0.data.contains(.things) }
    keepsVisits = options.places && grants.contains { $0.data.contains(.locations) }
    keepsPeople = options.people && grants.contains { $0.data.contains(.people) && $0.sources.contains(.photos) }
    placeTypes = options.places ? Set(telling.flatMap(\.sources).map(\.mediaType)) : []
  }

  var coverage: Coverage { Coverage(options: options, sources: sources, anchor: anchor, now: began) }

  /// Two runs of one text cover the same captures of one library.
  var text: String {
    let coverage = coverage
    return [
      coverage.mediaTypes.map(\.rawValue).sorted().joined(separator: ","), coverage.earliest.map { "\($0)" } ?? "",
      "\(coverage.savedVideos)", coverage.most.map { "\($0)" } ?? "", options.focus.rawValue,
      placeTypes.map(\.rawValue).sorted().joined(separator: ","),
    ].joined(separator: ";")
  }
}

/// Keeps the index to what the rules cover.
struct IndexCoverage {
  let store: IndexStore
  let rules: RunRules

  /// Says by which rules every capture of the index was decided; absent while some may not be.
  static let decidedKey = "decided"

  /// Whether every capture was decided by these rules: then nothing has to be looked at again.
  func isDecided() throws -> Bool { try store.setting(Self.decidedKey) == rules.text }

  /// Deletes at once what is covered no more, before anything new is looked at.
  func sweep() throws {
    if !rules.keepsThings { try store.forgetThings() }
    if !rules.keepsVisits { try store.forgetVisits() }
    if !rules.keepsPeople { try store.forgetFaces(reader: .faces) }
    guard try !isDecided() else { return }
    // What is decided by other rules is not decided by these, even if the others come back.
    try store.forget(setting: Self.decidedKey)
    try store.forgetPlaces(except: rules.placeTypes)
    try decide(taking: false)
    try settleFocus()
  }

  /// Takes in what is covered now, and lets go of what is not.
  func decide() throws { try decide(taking: true) }

  /// Notes that every capture was decided and described.
  func noteDecided() throws { try store.set(Self.decidedKey, to: rules.text) }

  private func decide(taking: Bool) throws {
    let rows = try store.coverageRows()
    let covered = rules.coverage.covered(
      rows.map {
        Coverage.Facts(row: $0.row, mediaType: $0.mediaType, instant: $0.instant, isLocated: $0.isLocated)
      })
    try store.cover(
      taking ? rows.filter { !$0.isCovered && covered.contains($0.row) }.map(\.row) : [],
      uncover: rows.filter { $0.isCovered && !covered.contains($0.row) }.map(\.row))
  }

  /// Hides what was read and is out of focus now; what was out of focus and is not any more is read by the run.
  private func settleFocus() throws {
    guard rules.options.focus == .food else { return try store.focusOnEverything() }
    var row: Int64 = 0
    while true {
      let page = try store.indexedIDs(after: row, limit: 500)
      guard let last = page.last else { return }
      row = last.row
      var slice = IndexSlice()
      for (_, id) in page {
        guard let record = try store.record(id), let reading = record.reading,
          !FoodFocus.holds(reading, mediaType: record.facts.mediaType)
        else { continue }
        slice.outOfFocus.append((id, reading.readers))
      }
      try store.apply(slice)
    }
  }
}
