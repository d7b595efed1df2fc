internal import Foundation
internal import PoolKit

/// Lists what comes back.
enum RecurringCommand: Command {
  static let name = "recurring"
  static let summary = "list what was seen on three days or more"
  static let explanation = "Things, links, codes and labels that captures of at least three different days hold."
  static let jsonForm = """
    One document: recurring, each with kind (thing, link, code, label), value, days, captureCount, captures (ids of the
    newest, at most 10), firstDay and lastDay.
    """
  static let flags: [Flag] = [.limit, .offset]
  static let examples: [CommandExample] = [("pool recurring --limit 10", "The ten that came back most.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let client = try await Places.openForReading(arguments)
    let found = try await client.context.recurring(using: OwnGrant.grant, limit: page.limit, offset: page.offset)
    if arguments.has(.json) {
      Output.json(["recurring": found.map(JSONForm.recurring)])
      return 0
    }
    if found.isEmpty, !arguments.has(.quiet) { Output.message("Nothing was seen on three different days.") }
    for one in found {
      Output.line(
        Help.padded("\(one.days) days", 10) + "\(one.firstDay) to \(one.lastDay)  \(one.kind.rawValue): "
          + Output.shown(one.value))
    }
    return 0
  }
}

/// Lists topics.
enum InterestsCommand: Command {
  static let name = "interests"
  static let summary = "list topics that come back, with their weight"
  static let explanation = """
    What photos show and screens are about, on at least three different days. What was seen lately weighs more; the
    strongest topic weighs 1.
    """
  static let jsonForm =
    "One document: interests, each with topic, weight, firstSeen, lastSeen and sources (photo, screenshot, venue)."
  static let flags: [Flag] = [.limit]
  static let examples: [CommandExample] = [("pool interests", "Topics, the strongest first.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let client = try await Places.openForReading(arguments)
    let found = try await client.context.interests(using: OwnGrant.grant, limit: page.limit)
    if arguments.has(.json) {
      Output.json(["interests": found.map(JSONForm.interest)])
      return 0
    }
    if found.isEmpty, !arguments.has(.quiet) { Output.message("No topic was seen on three different days.") }
    for one in found {
      let sources = one.sources.map(\.rawValue).joined(separator: ", ")
      Output.line(
        String(format: "%.2f", one.weight) + "  \(one.firstSeen) to \(one.lastSeen)  \(Output.shown(one.topic))"
          + "  (\(sources))")
    }
    return 0
  }
}

/// Counts captures.
enum FacetsCommand: Command {
  static let name = "facets"
  static let summary = "count captures by month, kind, label and link host"
  static let explanation = "Counts what is indexed, under the filters that are given."
  static let jsonForm =
    "One document: months (newest first), mediaTypes, labels, thingKinds and linkHosts (the most frequent first), each"
    + " a list of value and captures."
  static let flags: [Flag] = [.media, .since, .until]
  static let examples: [CommandExample] = [("pool facets --media screenshot", "What screenshots there are.")]
  /// Values of one facet that are printed for a person.
  private static let shownMax = 20

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let filters = try DateArgument.filters(arguments)
    let client = try await Places.openForReading(arguments)
    let facets = try await client.context.facets(using: OwnGrant.grant, filters: filters)
    if arguments.has(.json) {
      Output.json(JSONForm.facets(facets))
      return 0
    }
    let parts = [
      ("months", facets.months), ("kinds", facets.mediaTypes), ("labels", facets.labels),
      ("things", facets.thingKinds), ("link hosts", facets.linkHosts),
    ]
    for (name, counts) in parts where !counts.isEmpty {
      Output.line(name)
      for count in counts.prefix(shownMax) {
        Output.line("  " + Help.padded("\(count.captures)", 8) + Output.shown(count.value))
      }
      if counts.count > shownMax { Output.line("  and \(counts.count - shownMax) more; --json prints them all") }
    }
    return 0
  }
}
