internal import Foundation
internal import PoolAnswer
internal import PoolStore
internal import PoolTypes

/// Everything that was measured in one store. Times are milliseconds. Making a vector from a query is in none of them.
struct Figures: Codable {
  /// How many of the captures that a query was made from stand among its first 20 hits.
  struct Found: Codable {
    var queries = 0
    var found = 0
  }

  /// How many of the ten nearest pictures, by exact search over 32-bit vectors, stand among the first ten.
  struct Agreement: Codable {
    var queries: Int
    var mean: Double
    var worst: Double
  }

  var captures: Int
  var indexMegabytes: Int
  /// The median of three new processes each; what the disk holds is in the system's cache.
  var first: [FirstQuery] = []
  var times: [String: Times] = [:]
  /// Memory before the store was opened, and after all searches.
  var memoryBefore: ProcessMemory
  var memoryAfter: ProcessMemory
  /// By kind of query; those with a wrong letter count under `typo`.
  var found: [String: Found] = [:]
  var agreement: [String: Agreement] = [:]

  func write(to file: URL) throws { try JSON.data(self).write(to: file) }
}

/// Opens a store anew and measures every way to search it, one after the other.
struct Measurement {
  let folder: URL
  /// Seconds after which one kind of call is not repeated any more, once it was made twenty times.
  private let longest = 60.0

  func run() throws -> Figures {
    let files = BenchmarkFiles(folder: folder)
    let queries = try files.readQueries()
    var figures = Figures(
      captures: queries.captures, indexMegabytes: try size(), memoryBefore: try .now(), memoryAfter: try .now())
    for mode in [SearchMode.text, .visual, .hybrid] {
      let runs = try (0..<3).map { _ in try FirstQuery.inChild(mode, folder: folder) }
      figures.first.append(runs.sorted { $0.query < $1.query }[1])
    }
    let searching = try Searching(folder: folder)
    try measureScan(searching, queries, into: &figures)
    let scanned = try nearestByScan(searching, queries)
    let searched = try measureSearches(searching, queries, into: &figures)
    try measureLists(searching, queries, into: &figures)
    figures.memoryAfter = try .now()
    let exact = try ExactSearch.nearest(queries.pictures.map(\.values), file: files.vectors, count: 10)
    figures.agreement["scan"] = Self.agreement(exact, scanned)
    figures.agreement["visual"] = Self.agreement(exact, searched)
    return figures
  }

  /// Bytes of all files of the index, in megabytes.
  private func size() throws -> Int {
    let bytes = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("index") }
      .reduce(0) { sum, name in
        let path = folder.appendingPathComponent(name).path
        return sum + (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0)
      }
    return bytes / 1_048_576
  }

  /// Times a call for one place after another.
  private func times(_ count: Int, _ call: (Int) throws -> Void) rethrows -> Times {
    var all: [Taken] = []
    var sum = 0.0
    for place in 0..<count where sum < longest || place < 20 {
      let taken = try Taken { try call(place) }
      sum += taken.seconds
      all.append(taken)
    }
    return Times(all)
  }

  private func measureScan(_ searching: Searching, _ queries: BenchmarkQueries, into figures: inout Figures) throws {
    figures.times["scan"] = try times(queries.pictures.count) { _ = try searching.scan(queries.pictures[$0]) }
    Console.note("measure: scan \(figures.times["scan"]?.p50 ?? 0) ms")
  }

  /// At least a hundred queries' ten nearest captures.
  private func nearestByScan(_ searching: Searching, _ queries: BenchmarkQueries) throws -> [[Int]] {
    let first = try searching.store.row(of: CaptureMaker.id(0)) ?? 1
    return try queries.pictures.prefix(100).map { picture in
      try searching.scan(picture).matches.prefix(10).map { Int($0.row - first) }
    }
  }

  private func measureSearches(_ searching: Searching, _ queries: BenchmarkQueries, into figures: inout Figures) throws
    -> [[Int]]
  {
    var nearest: [[Int]] = []
    let month = CaptureMaker.firstMoment + CaptureMaker.span / 2
    let filters = SearchFilters(mediaTypes: [.screenshot], since: month, until: month + 30 * 86_400)
    let kinds: [(String, SearchMode, SearchFilters)] = [
      ("text", .text, SearchFilters()), ("visual", .visual, SearchFilters()), ("hybrid", .hybrid, SearchFilters()),
      ("filtered", .hybrid, filters),
    ]
    for (name, mode, filters) in kinds {
      figures.times[name] = try times(min(queries.words.count, queries.pictures.count)) { place in
        let words = queries.words[place]
        let results = try searching.search(mode, words, queries.pictures[place], filters: filters)
        let numbers = results.hits.compactMap { CaptureMaker.number($0.id) }
        if mode == .visual { nearest.append(Array(numbers.prefix(10))) }
        if mode == .text {
          let kind = words.hasTypo ? "typo" : words.kind.rawValue
          figures.found[kind, default: .init()].queries += 1
          if numbers.contains(words.source) { figures.found[kind, default: .init()].found += 1 }
        }
      }
      Console.note("measure: \(name) \(figures.times[name]?.p50 ?? 0) ms")
    }
    return nearest
  }

  private func measureLists(_ searching: Searching, _ queries: BenchmarkQueries, into figures: inout Figures) throws {
    let engine = searching.engine()
    figures.times["similar"] = try times(100) { place in
      let number = place * queries.captures / 100
      _ = try engine.similar(to: CaptureMaker.id(number), scope: searching.scope)
    }
    Console.note("measure: similar \(figures.times["similar"]?.p50 ?? 0) ms")
    var cursor: String?
    figures.times["browse"] = try times(100) { _ in
      cursor = try engine.browse(limit: 100, cursor: cursor, scope: searching.scope).cursor
    }
    figures.times["facets"] = try times(5) { _ in
      _ = try engine.facets(filters: SearchFilters(), scope: searching.scope)
    }
    Console.note("measure: facets \(figures.times["facets"]?.p50 ?? 0) ms")
  }

  private static func agreement(_ exact: [[Int]], _ found: [[Int]]) -> Figures.Agreement {
    let shares = zip(exact, found).map { exact, found in
      Double(Set(exact).intersection(found).count) / Double(max(exact.count, 1))
    }
    return Figures.Agreement(
      queries: shares.count, mean: shares.reduce(0, +) / Double(max(shares.count, 1)), worst: shares.min() ?? 0)
  }
}
