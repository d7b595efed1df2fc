internal import Foundation
internal import PoolKit

/// Lists what a language model named.
enum ThingsCommand: Command {
  static let name = "things"
  static let summary = "list what a language model named in captures"
  static let explanation = """
    Products, places, events, recipes, books, music, movies, articles and posts that a language model of this machine
    named in captures, the newest first. Without a model there are none; everything else works.
    """
  static let jsonForm = DerivedList.jsonForm("things", "kind, name, confidence")
  static let kind = DerivedList.kind(Thing.Kind.self)
  static let flags = [kind] + DerivedList.flags
  static let examples: [CommandExample] = [("pool things --kind book", "Books that captures show.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await DerivedList.print(arguments, name, JSONForm.thing, DerivedPrinting.line) { context, page, since in
      try await context.things(
        using: OwnGrant.grant, kinds: DerivedList.kinds(arguments, kind), since: since, limit: page.limit,
        offset: page.offset)
    }
  }
}

/// Lists links.
enum LinksCommand: Command {
  static let name = "links"
  static let summary = "list web pages, addresses, numbers and accounts read in captures"
  static let explanation = """
    URLs, e-mail addresses, telephone numbers, postal addresses, social handles and map links, each once in its normal
    form, the newest first.
    """
  static let jsonForm = DerivedList.jsonForm("links", "kind, value, host, mention")
  static let kind = DerivedList.kind(Link.Kind.self)
  static let flags = [kind] + DerivedList.flags
  static let examples: [CommandExample] = [
    ("pool links --kind phone", "Telephone numbers."), ("pool links --since 2024-03", "All that was seen since then."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await DerivedList.print(arguments, name, JSONForm.link, DerivedPrinting.line) { context, page, since in
      try await context.links(
        using: OwnGrant.grant, kinds: DerivedList.kinds(arguments, kind), since: since, limit: page.limit,
        offset: page.offset)
    }
  }
}

/// Lists objects.
enum ObjectsCommand: Command {
  static let name = "objects"
  static let summary = "list products, events, receipts, recipes and the like"
  static let explanation = "Records that fixed rules read in captures, with their fields, the newest first."
  static let jsonForm = DerivedList.jsonForm("objects", "kind, fields, mentions")
  static let kind = DerivedList.kind(CapturedObject.Kind.self)
  static let flags = [kind] + DerivedList.flags
  static let examples: [CommandExample] = [("pool objects --kind receipt", "Receipts with merchant, total and date.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await DerivedList.print(arguments, name, JSONForm.object, DerivedPrinting.line) { context, page, since in
      try await context.objects(
        using: OwnGrant.grant, kinds: DerivedList.kinds(arguments, kind), since: since, limit: page.limit,
        offset: page.offset)
    }
  }
}

/// Lists leads.
enum LeadsCommand: Command {
  static let name = "leads"
  static let summary = "list what is worth acting on, such as products with a price"
  static let explanation = "Objects and links with what makes them worth acting on, the newest first."
  static let jsonForm = DerivedList.jsonForm("leads", "kind, title, objects, links, mentions")
  static let kind = DerivedList.kind(Lead.Kind.self)
  static let flags = [kind] + DerivedList.flags
  static let examples: [CommandExample] = [("pool leads --kind parcelToTrack", "Parcels on their way.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    try await DerivedList.print(arguments, name, JSONForm.lead, DerivedPrinting.line) { context, page, since in
      try await context.leads(
        using: OwnGrant.grant, kinds: DerivedList.kinds(arguments, kind), since: since, limit: page.limit,
        offset: page.offset)
    }
  }
}

/// What the lists of derived values have in common.
enum DerivedList {
  static let flags: [Flag] = [.since, .limit, .offset]

  static func kind<Kind: CaseIterable & RawRepresentable>(_ type: Kind.Type) -> Flag where Kind.RawValue == String {
    Flag(
      name: "kind", value: .choice("KIND", Kind.allCases.map(\.rawValue)), help: "Only this kind.",
      more: Kind.allCases.map(\.rawValue).joined(separator: ", ") + "; may be given again for a second one.",
      repeats: true)
  }

  static func jsonForm(_ name: String, _ fields: String) -> String {
    "One document: \(name), each with \(fields), captures (ids, newest first, at most 100), captureCount, firstSeen and"
      + " lastSeen."
  }

  /// The kinds that were asked for; empty for all. The parser lets no other name through.
  static func kinds<Kind: RawRepresentable & Hashable>(_ arguments: Arguments, _ flag: Flag) -> Set<Kind>
  where Kind.RawValue == String {
    Set(arguments.all(flag).compactMap(Kind.init(rawValue:)))
  }

  static func print<Value>(
    _ arguments: Arguments, _ name: String, _ form: (Value) -> [String: Any], _ text: (Value) -> String,
    read: (PoolContext, ListPage, Double?) async throws -> [Proven<Value>]
  ) async throws -> Int32 {
    let page = try ListPage(arguments)
    let since = try DateArgument.filters(arguments).since
    let client = try await Places.openForReading(arguments)
    let found = try await read(client.context, page, since)
    if arguments.has(.json) {
      Output.json([name: found.map { JSONForm.proven($0, form) }])
      return 0
    }
    if found.isEmpty, !arguments.has(.quiet) { Output.message("There are no \(name).") }
    for one in found { Output.line(DerivedPrinting.line(one, text)) }
    if found.count == page.limit, !arguments.has(.quiet) {
      Output.message("More: --offset \(page.offset + page.limit)")
    }
    return 0
  }
}
