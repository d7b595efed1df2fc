internal import Foundation
internal import PoolKit

/// Finds captures by a question.
enum SearchCommand: Command {
  static let name = "search"
  static let operands = "QUERY…"
  static let operandValue = Flag.Value.text("QUERY")
  static let operandsMax = 1_000
  static let summary = "find captures by words on screen, codes, and what pictures show"
  static let explanation = """
    Searches text, QR codes and barcodes, labels and what pictures show, and prints one order with the reasons. Words in
    "double quotes" must stand together; give the shell its own quotes around them. Words that find nothing print
    nothing, and that is no failure.
    """
  static let jsonForm = ListPrinting.jsonForm
  static let flags: [Flag] = [.limit, .offset, .cursor, .media, .since, .until, .sheet]
  static let examples: [CommandExample] = [
    ("pool search receipt", "Captures that say or show a receipt."),
    ("pool search --media screenshot --since 2024-03 wifi", "Screenshots since March 2024 that say wifi."),
    ("pool search '\"rain jacket\"'", "The two words side by side."),
    ("pool search 'a cat on a sofa' --sheet cats.jpg", "By what pictures show, with a contact sheet."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let query = arguments.positional.joined(separator: " ")
    guard !query.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw UsageError("say what to search for: pool search QUERY")
    }
    let page = try ListPage(arguments)
    let filters = try DateArgument.filters(arguments)
    let hasModels = try Places.models(arguments) != nil
    let client = try await Places.openForReading(arguments, models: hasModels)
    let results = try await client.context.search(
      query, using: OwnGrant.grant, limit: page.limit, offset: page.offset, cursor: page.cursor, filters: filters)
    if !hasModels, results.hits.isEmpty, !arguments.has(.quiet) {
      Output.message("No models are installed: what pictures show was not compared. Run Tools/prepare-models.")
    }
    try await ListPrinting.show(results, title: query, page: page, client: client, arguments: arguments)
    return 0
  }
}

/// Finds captures by a capture.
enum SimilarCommand: Command {
  static let name = "similar"
  static let operands = "CAPTURE"
  static let operandValue = Flag.Value.file("CAPTURE")
  static let summary = "find captures that look like one"
  static let explanation = """
    Takes an id or a path, relative to the library or to where you are, and prints the captures that look most like it.
    """
  static let jsonForm = ListPrinting.jsonForm
  static let flags: [Flag] = [.limit, .offset, .sheet]
  static let examples: [CommandExample] = [("pool similar IMG_0001.jpg", "Captures that look like this one.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let wanted = page.offset + page.limit
    guard wanted <= ListPage.limitMax else {
      throw UsageError("--offset and --limit reach no further than \(ListPage.limitMax) together")
    }
    let name = try ShowCommand.name(arguments)
    let client = try await Places.openForReading(arguments)
    let record = try await ShowCommand.capture(name, in: client)
    var results = try await client.context.similar(to: record.id, using: OwnGrant.grant, limit: wanted)
    results.hits = Array(results.hits.dropFirst(page.offset))
    try await ListPrinting.show(results, title: record.path, page: page, client: client, arguments: arguments)
    return 0
  }
}

/// Lists captures.
enum BrowseCommand: Command {
  static let name = "browse"
  static let summary = "list captures, newest first"
  static let explanation = "Lists what is indexed, newest first."
  static let jsonForm = ListPrinting.jsonForm
  static let flags: [Flag] = [.limit, .offset, .cursor, .media, .since, .until, .sheet]
  static let examples: [CommandExample] = [
    ("pool browse --media screenshot --limit 50", "The newest 50 screenshots.")
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let filters = try DateArgument.filters(arguments)
    let client = try await Places.openForReading(arguments)
    let results = try await client.context.browse(
      using: OwnGrant.grant, filters: filters, limit: page.limit, offset: page.offset, cursor: page.cursor)
    try await ListPrinting.show(results, title: "newest", page: page, client: client, arguments: arguments)
    return 0
  }
}

/// Which part of a list is asked for.
struct ListPage {
  static let limitMax = 1_000
  let limit: Int
  let offset: Int
  let cursor: String?

  /// - Throws: `UsageError` for numbers out of range.
  init(_ arguments: Arguments) throws {
    limit = try arguments.number(.limit, in: 1...Self.limitMax, default: 20)
    offset = try arguments.number(.offset, in: 0...1_000_000, default: 0)
    cursor = arguments.value(.cursor)
  }
}

/// One way to print a list of captures.
enum ListPrinting {
  static let jsonForm = """
    One document: plan (operation, retrievalIntent, the words and filters understood), hits (id, path, date, mediaType,
    score, reasons, textMatches, placeMatches, placeSimilarity, visualSimilarity) best first, cursor (null on the last
    page) and total (null where it is not known).
    """

  static func show(
    _ results: SearchResults, title: String, page: ListPage, client: PoolClient, arguments: Arguments
  ) async throws {
    if let sheet = arguments.value(.sheet) {
      try await client.context.contactSheet(of: results.hits, to: sheet)
      if !arguments.has(.quiet) { Output.message("Wrote \(sheet).") }
    }
    if arguments.has(.json) {
      Output.json(JSONForm.results(results))
      return
    }
    if results.hits.isEmpty, !arguments.has(.quiet) { Output.message("Nothing found for \(Output.shown(title)).") }
    for (index, hit) in results.hits.enumerated() {
      for line in lines(hit, rank: page.offset + index + 1) { Output.line(line) }
    }
    if let cursor = results.cursor, !arguments.has(.quiet) { Output.message("More: --cursor \(cursor)") }
  }

  /// Rank, score, date, path and reasons; below them what matched on screen.
  static func lines(_ hit: SearchHit, rank: Int) -> [String] {
    let reasons = hit.reasons.map(\.rawValue).joined(separator: ", ")
    let date = hit.date.map { String($0.rfc3339.prefix(10)) } ?? "no date   "
    let score = String(format: "%.2f", hit.score)
    let first =
      Help.padded("\(rank).", 4) + " \(score)  \(date)  \(Output.shown(hit.path))"
      + (reasons.isEmpty ? "" : "  (\(reasons))")
    return [first] + hit.textMatches.prefix(2).map { "                  " + Output.shown($0) }
  }
}
