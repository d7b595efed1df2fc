internal import PoolDerive
internal import PoolStore
package import PoolTypes

extension SearchEngine {
  /// Links, each with the captures that prove it, the newest first.
  ///
  /// - Parameters:
  ///   - kinds: empty for all.
  ///   - filters: of the captures that prove them.
  ///   - limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without the category, `.invalidRequest` for a number out of range.
  package func links(
    kinds: Set<Link.Kind>, filters: SearchFilters, limit: Int, offset: Int, scope: ReadScope
  ) throws -> [Proven<Link>] {
    try proven(Link.self, .link, .links, kinds.map(\.rawValue), filters, limit, offset, scope)
  }

  /// Objects; as `links`.
  package func objects(
    kinds: Set<CapturedObject.Kind>, filters: SearchFilters, limit: Int, offset: Int, scope: ReadScope
  ) throws -> [Proven<CapturedObject>] {
    try proven(CapturedObject.self, .object, .objects, kinds.map(\.rawValue), filters, limit, offset, scope).map {
      var object = $0
      object.value = scope.redacted(object.value)
      return object
    }
  }

  /// Leads; as `links`. They say no object and link that the scope does not hold.
  package func leads(
    kinds: Set<Lead.Kind>, filters: SearchFilters, limit: Int, offset: Int, scope: ReadScope
  ) throws -> [Proven<Lead>] {
    try proven(Lead.self, .lead, .leads, kinds.map(\.rawValue), filters, limit, offset, scope).map {
      var lead = $0
      lead.value = scope.redacted(lead.value)
      return lead
    }
  }

  /// Things; as `links`.
  package func things(
    kinds: Set<Thing.Kind>, filters: SearchFilters, limit: Int, offset: Int, scope: ReadScope
  ) throws -> [Proven<Thing>] {
    try proven(Thing.self, .thing, .things, kinds.map(\.rawValue), filters, limit, offset, scope)
  }

  private func proven<Value: Codable & Hashable & Sendable>(
    _ type: Value.Type, _ class: IndexStore.ProvenClass, _ category: DataCategory, _ kinds: [String],
    _ filters: SearchFilters, _ limit: Int, _ offset: Int, _ scope: ReadScope
  ) throws -> [Proven<Value>] {
    try scope.require(category)
    try scope.check(filters)
    try Self.check(limit: limit, offset: offset)
    guard let filters = scope.narrowed(filters) else { return [] }
    return try store.proven(type, `class`, kinds: kinds.sorted(), filters: filters, limit: limit, offset: offset)
  }

  /// Most values that one facet tells.
  private static let facetMax = 200

  /// How many captures there are of each month, kind, label and so on, within what the scope holds.
  ///
  /// - Throws: `PoolError.notGranted` for a filter of a category that the scope does not hold.
  package func facets(filters: SearchFilters, scope: ReadScope) throws -> Facets {
    try scope.check(filters)
    guard let filters = scope.narrowed(filters) else { return Facets() }
    func counts(_ kind: IndexStore.SeenKind, under category: DataCategory) throws -> [Facets.Count] {
      guard scope.data.contains(category) else { return [] }
      return try store.seenCounts(kind, filters: filters, limit: Self.facetMax)
    }
    return Facets(
      months: try store.monthCounts(filters), mediaTypes: try store.mediaTypeCounts(filters),
      labels: try counts(.label, under: .evidence), thingKinds: try counts(.thingKind, under: .things),
      linkHosts: try counts(.host, under: .links))
  }

  /// Days on which something has to be seen before it counts as coming back.
  static let recurringDays = 3

  /// Things, links, codes and labels seen on at least three different days, the most days first.
  ///
  /// - Parameter limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` where the scope holds none of the categories.
  package func recurring(limit: Int, offset: Int, scope: ReadScope) throws -> [Recurring] {
    try Self.check(limit: limit, offset: offset)
    var kinds: [IndexStore.SeenKind] = []
    if scope.data.contains(.things) { kinds.append(.thing) }
    if scope.data.contains(.links) { kinds.append(.link) }
    if scope.data.contains(.evidence) { kinds += [.code, .label] }
    guard !kinds.isEmpty else { throw PoolError.notGranted("the categories things, links or evidence") }
    return try store.seenOnDays(
      kinds, mediaTypes: scope.mediaTypes, atLeast: Self.recurringDays, limit: limit, offset: offset
    ).compactMap { seen in
      guard let kind = Recurring.Kind(rawValue: seen.kind.rawValue) else { return nil }
      return Recurring(
        kind: kind, value: seen.value, days: seen.days, captureCount: seen.captures,
        captures: try store.captures(
          seen: seen.kind, value: seen.value, mediaTypes: scope.mediaTypes, limit: 10),
        firstDay: CivilTime.dayText(seen.firstDay), lastDay: CivilTime.dayText(seen.lastDay))
    }
  }

  /// Topics that come back, the strongest first: what photos show, what screens are about, and what was named.
  ///
  /// - Parameter limit: 1 to 1000.
  /// - Throws: `PoolError.notGranted` without the category.
  package func interests(limit: Int, scope: ReadScope) throws -> [Interest] {
    try scope.require(.interests)
    try Self.check(limit: limit, offset: 0)
    var kinds: [IndexStore.SeenKind] = [.label, .object]
    // Hosts and names are what their own categories hold, word for word.
    if scope.data.contains(.links) { kinds.append(.host) }
    if scope.data.contains(.things) { kinds.append(.thing) }
    let seen = try store.seenDays(kinds, mediaTypes: scope.mediaTypes)
    var sightings = seen.compactMap { seen -> Interests.Sighting? in
      let isScreen = seen.mediaType == .screenshot
      let topic: String? =
        switch seen.kind {
        // What a label model makes of a screen says little of what the screen is about.
        case .label: isScreen ? nil : Interests.topic(ofLabel: seen.value)
        case .object: CapturedObject.Kind(rawValue: seen.value).flatMap(Interests.topic)
        case .host, .thing: seen.value
        default: nil
        }
      return topic.map { Interests.Sighting(topic: $0, day: seen.day, source: isScreen ? .screenshot : .photo) }
    }
    // Where people go says as much as what they photograph, where exact places are granted.
    if scope.data.contains(.locations) {
      sightings += try store.venueDays(scope.mediaTypes).compactMap { venue in
        PlaceType(category: venue.category)?.words.first.map {
          Interests.Sighting(topic: $0, day: venue.day, source: .venue)
        }
      }
    }
    return Array(Interests.weighed(sightings).prefix(limit))
  }
}
