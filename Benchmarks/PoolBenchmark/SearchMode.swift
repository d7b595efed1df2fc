internal import Foundation
internal import PoolAnswer
internal import PoolRead
internal import PoolStore
internal import PoolTypes
internal import Synchronization

/// What one search asks.
enum SearchMode: String, Codable {
  /// Words alone, without any model.
  case text
  /// A vector over all pictures; its word stands on no capture.
  case visual
  /// Words, pictures and passages.
  case hybrid
}

/// An embedding that was made before: searches take it from here, so that no model's time is measured.
final class GivenVector: TextEmbedder {
  private let held = Mutex<[Float]>([])
  let space = CaptureMaker.textSpace

  func set(_ values: [Float]) { held.withLock { $0 = values } }
  var values: [Float] { held.withLock { $0 } }
  func vectors(forPassages texts: [String]) -> [[Float]] { texts.map { _ in values } }
  func vector(forQuery text: String) -> [Float] { values }
  func understands(_ text: String) -> Bool { true }
}

/// A store that was opened for searching, and the ways to ask it.
struct Searching {
  let store: IndexStore
  let scope: ReadScope
  private let picture: GivenVector
  private let meaning: GivenVector
  private let engines: [SearchMode: SearchEngine]

  /// Stands on no made capture: no syllable has these letters together.
  private static let unknownWord = "zyxuvzyxuv"

  /// - Parameter folder: opened as `pool search` opens it, for reading alone.
  init(folder: URL) throws {
    let store = try IndexStore(folder: folder, readOnly: true)
    let (picture, meaning) = (GivenVector(), GivenVector())
    self.store = store
    (self.picture, self.meaning) = (picture, meaning)
    scope = try WholeScope.of(folder)
    engines = [
      .text: SearchEngine(store: store),
      .visual: SearchEngine(
        store: store, imageQuery: { _ in picture.values }, imageSpace: CaptureMaker.imageSpace),
      .hybrid: SearchEngine(
        store: store, imageQuery: { _ in picture.values }, imageSpace: CaptureMaker.imageSpace, textEmbedder: meaning),
    ]
  }

  /// The engine of a kind; the one with everything answers what is not asked by words.
  func engine(_ mode: SearchMode = .hybrid) -> SearchEngine { engines[mode] ?? SearchEngine(store: store) }

  /// Searches once.
  func search(
    _ mode: SearchMode, _ words: BenchmarkQueries.Words, _ picture: BenchmarkQueries.Picture,
    filters: SearchFilters = SearchFilters()
  ) throws -> SearchResults {
    self.picture.set(picture.values)
    meaning.set(words.meaning)
    let text = mode == .visual ? Self.unknownWord : words.text
    return try engine(mode).search(text, filters: filters, scope: scope)
  }

  /// The store's own scan, as the engine asks it: no words, no order, no hits.
  func scan(_ picture: BenchmarkQueries.Picture) throws -> VectorMatches {
    try store.nearest(
      to: picture.values, space: CaptureMaker.imageSpace.id, subject: .image, floor: 0.25, scope: RowScope(),
      limit: 1_000)
  }
}

/// The first search of a new process.
struct FirstQuery: Codable {
  var kind: SearchMode
  /// Milliseconds.
  var opening: Double
  var query: Double
  var memory: ProcessMemory

  static func measure(_ mode: SearchMode, folder: URL) throws -> FirstQuery {
    let queries = try BenchmarkFiles(folder: folder).readQueries()
    guard let picture = queries.pictures.first, let words = queries.words.first(where: { $0.kind == .mixed }) else {
      throw PoolError.invalidRequest("There are no queries.")
    }
    var searching: Searching?
    let opening = try Taken { searching = try Searching(folder: folder) }
    let query = try Taken { _ = try searching?.search(mode, words, picture) }
    return FirstQuery(
      kind: mode, opening: opening.milliseconds, query: query.milliseconds, memory: try .now())
  }

  /// Measures in a process of its own.
  static func inChild(_ mode: SearchMode, folder: URL) throws -> FirstQuery {
    let child = Process()
    let output = Pipe()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["first", "--store", folder.path, "--kind", mode.rawValue]
    child.standardOutput = output
    try child.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return try JSONDecoder().decode(FirstQuery.self, from: text)
  }
}
