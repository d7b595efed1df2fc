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
    Searches text, QR codes and barcodes, labels, names and what pictures show, and prints one order with the reasons.
    Words for a kind of capture and for dates are filters: screenshots from last March. Words in "double quotes" must
    stand together (give the shell its own quotes around them), and -word leaves out what holds it (after --, or inside
    the shell's quotes). Numbers and codes are found as they are written; of other words, parts and one slip of the
    fingers are found too. Words that find nothing print nothing, and that is no failure.
    """
  static let jsonForm =
    ListPrinting.jsonForm + """
       With --explain, each hit has parts: list, rank in it, value, score, weight and part; they add up to the score.
      With --each, one document a line.
      """
  static let explain = Flag(
    name: "explain", value: .none, help: "Say how the query was understood, and add up each score.")
  static let each = Flag(
    name: "each", value: .none, help: "Read queries from standard input, one a line.",
    more: "The index and the models are opened once.")
  static let flags: [Flag] = [.limit, .offset, .cursor] + Flag.filters + [explain, each, .sheet]
  static let examples: [CommandExample] = [
    ("pool search receipt from last month", "Captures of last month that say or show a receipt."),
    ("pool search --media screenshot --since 2024-03 wifi", "Screenshots since March 2024 that say wifi."),
    ("pool search '\"rain jacket\" -red'", "The two words side by side, and nowhere the word red."),
    ("pool search 'a cat on a sofa' --sheet cats.jpg", "By what pictures show, with a contact sheet."),
    ("pool search --each --json < queries.txt", "Many queries at once."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let query = arguments.positional.joined(separator: " ")
    let isEach = arguments.has(each)
    guard isEach != !query.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw UsageError(
        isEach ? "--each takes the queries from standard input" : "say what to search for: pool search QUERY")
    }
    let page = try ListPage(arguments)
    if isEach, page.cursor != nil || arguments.value(.sheet) != nil {
      throw UsageError("--each goes with neither --cursor nor --sheet")
    }
    let filters = try DateArgument.filters(arguments)
    let hasModels = try Places.models(arguments) != nil
    let client = try await Places.openForReading(arguments, models: hasModels)
    func results(_ query: String) async throws -> SearchResults {
      try await client.context.search(
        query, using: OwnGrant.grant, limit: page.limit, offset: page.offset, cursor: page.cursor, filters: filters,
        explains: arguments.has(explain))
    }
    guard isEach else {
      let results = try await results(query)
      if !hasModels, results.hits.isEmpty, !arguments.has(.quiet) {
        Output.message("No models are installed: what pictures show was not compared. Run Tools/prepare-models.")
      }
      try await show(results, query, page, client, arguments)
      return 0
    }
    while let line = readLine() {
      try await show(results(line), line, page, client, arguments)
    }
    return 0
  }

  private static func show(
    _ results: SearchResults, _ query: String, _ page: ListPage, _ client: PoolClient, _ arguments: Arguments
  ) async throws {
    if arguments.has(explain), !arguments.has(.json) {
      for sentence in results.plan.sentences { Output.message(sentence) }
    }
    try await ListPrinting.show(results, title: query, page: page, client: client, arguments: arguments)
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
  static let summary = "list captures by date"
  static let explanation = "Lists what is indexed, newest first; what a facet counts with --label, --thing and --host."
  static let jsonForm = ListPrinting.jsonForm
  static let oldest = Flag(name: "oldest", value: .none, help: "Oldest first.")
  static let flags: [Flag] = [.limit, .offset, .cursor] + Flag.filters + [oldest, .sheet]
  static let examples: [CommandExample] = [
    ("pool browse --media screenshot --limit 50", "The newest 50 screenshots."),
    ("pool browse --label dog --oldest", "Photos of dogs, from the first on."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let filters = try DateArgument.filters(arguments)
    let client = try await Places.openForReading(arguments)
    let results = try await client.context.browse(
      using: OwnGrant.grant, filters: filters, sort: arguments.has(oldest) ? .oldest : .newest, limit: page.limit,
      offset: page.offset, cursor: page.cursor)
    try await ListPrinting.show(
      results, title: arguments.has(oldest) ? "oldest" : "newest", page: page, client: client, arguments: arguments)
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
    score, reasons, textMatches, placeMatches, placeSimilarity, visualSimilarity, details) best first, cursor (null on
    the last page) and total (null where it is not known).
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
    let indent = String(repeating: " ", count: 18)
    return [first] + hit.textMatches.prefix(2).map { indent + Output.shown($0) } + sum(hit).map { indent + $0 }
  }

  /// The arithmetic of one hit, a line a list.
  private static func sum(_ hit: SearchHit) -> [String] {
    hit.parts.map { part in
      String(
        format: "%+.3f  %@: place %d, value %.3f, score %.3f, weight %.2f", part.part, part.list.rawValue as NSString,
        part.rank, part.value, part.score, part.weight)
    }
  }
}
