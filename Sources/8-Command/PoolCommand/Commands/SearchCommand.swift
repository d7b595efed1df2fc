internal import Foundation
internal import PoolKit

enum SearchCommand: Command {
  static let name = "search"
  static let operands = "QUERY"
  static let summary = "find captures by words on screen, codes, and what pictures show"
  static let explanation = """
    Searches text, QR codes and barcodes, labels and what pictures show, and prints one order with the reasons. Words in
      "double quotes" must stand together. Words that find nothing print nothing.
    """
  static let flags: [Flag] = [.limit, .offset, .cursor, .media, .since, .until, .sheet]
  static let examples: [CommandExample] = [
    ("pool search receipt", "Captures that say or show a receipt."),
    ("pool search --media screenshot --since 2024-03 wifi", "Screenshots since March 2024 that say wifi."),
    ("pool search 'a cat on a sofa' --sheet cats.jpg", "By what pictures show, with a contact sheet."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let query = arguments.positional.joined(separator: " ")
    guard !query.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw UsageError("say what to search for: pool search QUERY")
    }
    let client = try await Places.openForReading(arguments)
    let results = try await client.context.search(
      query, limit: try arguments.number(.limit, in: 1...1000, default: 20),
      offset: try arguments.number(.offset, in: 0...1_000_000, default: 0), cursor: arguments.value(.cursor),
      filters: try DateArgument.filters(arguments))
    try await ResultPrinting.show(results, title: query, client: client, arguments: arguments)
    return 0
  }
}

enum SimilarCommand: Command {
  static let name = "similar"
  static let operands = "CAPTURE"
  static let summary = "find captures that look like one"
  static let explanation = "Takes an id or a path and prints the captures that look most like it."
  static let flags: [Flag] = [.limit, .sheet]
  static let examples: [CommandExample] = [("pool similar IMG_0001.jpg", "Captures that look like this one.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    let record = try await ShowCommand.capture(arguments, in: client)
    let results = try await client.context.similar(
      to: record.id, limit: try arguments.number(.limit, in: 1...1000, default: 20))
    try await ResultPrinting.show(results, title: record.path, client: client, arguments: arguments)
    return 0
  }
}

enum BrowseCommand: Command {
  static let name = "browse"
  static let operands = ""
  static let summary = "list captures, newest first"
  static let explanation = "Lists what is indexed, newest first."
  static let flags: [Flag] = [.limit, .cursor, .media, .since, .until, .sheet]
  static let examples: [CommandExample] = [("pool browse --media screenshot --limit 50", "The newest 50 screenshots.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    let results = try await client.context.browse(
      limit: try arguments.number(.limit, in: 1...1000, default: 20), cursor: arguments.value(.cursor),
      filters: try DateArgument.filters(arguments))
    try await ResultPrinting.show(results, title: "newest", client: client, arguments: arguments)
    return 0
  }
}

/// One way to print hits.
enum ResultPrinting {
  static func show(_ results: SearchResults, title: String, client: PoolClient, arguments: Arguments) async throws {
    if let sheet = arguments.value(.sheet) {
      try await client.context.contactSheet(of: results.hits, to: sheet)
      if !arguments.has(.quiet) { Output.message("Wrote \(sheet).") }
    }
    if arguments.has(.json) {
      Output.json(JSONForm.results(results))
      return
    }
    if results.hits.isEmpty { if !arguments.has(.quiet) { Output.message("Nothing found.") } }
    for (index, hit) in results.hits.enumerated() {
      let reasons = hit.reasons.map(\.rawValue).joined(separator: ", ")
      let date = hit.date?.rfc3339.prefix(10) ?? "no date   "
      let score = String(format: "%.2f", hit.score)
      Output.line(
        "\(Help.padded("\(index + 1).", 4)) \(score)  \(date)  \(hit.path)\(reasons.isEmpty ? "" : "  (\(reasons))")")
      for match in hit.textMatches.prefix(2) { Output.line("              \(match)") }
    }
    if let cursor = results.cursor, !arguments.has(.quiet) { Output.message("More: --cursor \(cursor)") }
  }
}
