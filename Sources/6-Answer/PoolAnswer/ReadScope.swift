package import PoolTypes

/// What one read may see: the one value that every read is limited by. Made by `ReadGate` alone.
package struct ReadScope: Hashable, Sendable {
  package let mediaTypes: Set<MediaType>
  package let data: Set<DataCategory>

  init(sources: Set<SourceKind>, data: Set<DataCategory>) {
    mediaTypes = Set(sources.map(\.mediaType))
    self.data = data
  }

  /// The filters with what the grant leaves of them; nil where nothing is left.
  func narrowed(_ filters: SearchFilters) -> SearchFilters? {
    var filters = filters
    filters.mediaTypes = filters.mediaTypes.isEmpty ? mediaTypes : filters.mediaTypes.intersection(mediaTypes)
    return filters.mediaTypes.isEmpty ? nil : filters
  }

  /// A capture without what the grant does not hold; nil where it holds nothing of it.
  ///
  /// Fingerprint and vectors come with the evidence, since both say what a picture shows. Its file's place is never in
  /// it: which of them lie near home is not known here. `details` has the place where it may be told.
  package func redacted(_ record: CaptureRecord) -> CaptureRecord? {
    guard mediaTypes.contains(record.facts.mediaType) else { return nil }
    var record = record
    record.facts.location = nil
    record.facts.timeZone = nil
    if record.state == .sensitive {
      // Its name and date would tell as much as what was read.
      return CaptureRecord(
        id: record.id, path: "", facts: CaptureFacts(mediaType: record.facts.mediaType), state: .sensitive,
        sensitive: record.sensitive)
    }
    if !data.contains(.links) { record.derived.links = [] }
    record.derived.objects = data.contains(.objects) ? record.derived.objects.map(redacted) : []
    record.derived.leads = data.contains(.leads) ? record.derived.leads.map(redacted) : []
    if !data.contains(.things) { record.things = [] }
    // What the gate has not let pass says nothing of its file but where it is and when it was made.
    if !data.contains(.evidence) || record.state != .indexed {
      record.facts.title = nil
      record.facts.camera = nil
      record.reading = nil
    }
    return record
  }

  /// A lead without the objects and links that the grant does not hold.
  func redacted(_ lead: Lead) -> Lead {
    var lead = lead
    lead.objects = data.contains(.objects) ? lead.objects.map(redacted) : []
    if !data.contains(.links) { lead.links = [] }
    lead.mentions = lead.mentions.map(redacted)
    return lead
  }

  func redacted(_ object: CapturedObject) -> CapturedObject {
    var object = object
    object.mentions = object.mentions.map(redacted)
    return object
  }

  /// Whole lines are evidence; where they stand is not.
  private func redacted(_ mention: Mention) -> Mention {
    guard !data.contains(.evidence) else { return mention }
    var mention = mention
    mention.text = ""
    return mention
  }

  /// Throws where a category is not granted.
  func require(_ category: DataCategory) throws {
    guard data.contains(category) else { throw PoolError.notGranted("the category \(category.rawValue)") }
  }

  /// Throws where neither names of cities and countries nor exact places are granted.
  func requirePlaceNames() throws {
    guard data.contains(.locations) else { return try require(.placesVisited) }
  }

  /// Seconds from 1970 to the last year that there can be.
  private static let farthest = 260_000_000_000.0

  /// Throws where a filter asks about a category that is not granted, for what it lets through would tell; and for
  /// bounds that are no time.
  func check(_ filters: SearchFilters) throws {
    for bound in [filters.since, filters.until].compactMap(\.self) where !(abs(bound) <= Self.farthest) {
      throw PoolError.invalidRequest("A date filter lies outside the years 1 to 9999.")
    }
    if !filters.labels.isEmpty { try require(.evidence) }
    if !filters.thingKinds.isEmpty { try require(.things) }
    if !filters.linkHosts.isEmpty { try require(.links) }
  }

  /// The lists of words that a search may look into. Words on screen, codes and labels answer every search, as the
  /// operation says; names are a category of their own.
  var wordLists: Set<SearchList> {
    data.contains(.things) ? [.text, .codes, .labels, .things] : [.text, .codes, .labels]
  }

  /// A hit without what the grant does not hold.
  func redacted(_ hit: SearchHit) -> SearchHit {
    var hit = hit
    if !data.contains(.evidence) { hit.textMatches = [] }
    if data.isDisjoint(with: [.locations, .placesVisited]) {
      hit.placeMatches = []
      hit.placeSimilarity = 0
      hit.reasons.removeAll { $0 == .place }
    }
    if !data.contains(.locations) { hit.details = nil }
    if !data.contains(.people) { hit.reasons.removeAll { $0 == .person } }
    return hit
  }
}
