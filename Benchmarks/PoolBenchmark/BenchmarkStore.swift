internal import Foundation
internal import PoolAnswer
internal import PoolStore
internal import PoolTypes

/// The files of one made index.
struct BenchmarkFiles {
  let folder: URL

  /// One image vector a capture, one after the other, little-endian 32-bit numbers.
  var vectors: URL { folder.appendingPathComponent("vectors.f32") }
  /// One line a capture with words: its number, a tab, the words.
  var texts: URL { folder.appendingPathComponent("texts.tsv") }
  /// `BenchmarkQueries`; written last, so that a store that has it is whole.
  var queries: URL { folder.appendingPathComponent("queries.json") }

  func readQueries() throws -> BenchmarkQueries {
    try JSONDecoder().decode(BenchmarkQueries.self, from: Data(contentsOf: queries))
  }
}

/// The whole library's scope, by the one way that there is: a grant, asked for at the gate.
enum WholeScope {
  static func of(_ folder: URL) throws -> ReadScope {
    let grant = Grant(
      id: "grt_benchmark",
      access: AccessRequest(
        sources: Set(SourceKind.allCases), data: Set(DataCategory.allCases).subtracting([.people, .locations]),
        operations: Set(GrantOperation.allCases), purpose: "measuring"),
      granted: 0)
    let gate = ReadGate(
      settings: try SettingsStore(folder: folder, readOnly: true), own: grant, now: { Date().timeIntervalSince1970 })
    return try gate.scope(of: grant.id, for: [.search, .browse])
  }
}

/// What the kernel says of this process's memory, in megabytes of 1,048,576 bytes.
struct ProcessMemory: Codable {
  var resident: Int
  /// Not backed by a file: what could not be dropped.
  var anonymous: Int
  var peak: Int

  static func now() throws -> ProcessMemory {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    func megabytes(_ name: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 / 1_024 } ?? -1
    }
    return ProcessMemory(
      resident: megabytes("VmRSS"), anonymous: megabytes("RssAnon"), peak: megabytes("VmHWM"))
  }
}

/// Times of one kind of call, in milliseconds.
struct Times: Codable {
  var calls: Int
  var p50: Double
  var p95: Double
  var max: Double
  /// Median of the time on all processors, which other programs on the machine lengthen less.
  var processor: Double

  init(_ taken: [Taken]) {
    let sorted = taken.map(\.seconds).sorted()
    calls = sorted.count
    p50 = Self.at(0.5, sorted)
    p95 = Self.at(0.95, sorted)
    max = Self.at(1, sorted)
    processor = Self.at(0.5, taken.map(\.processorSeconds).sorted())
  }

  /// The smallest value that this share of all values does not exceed, in milliseconds.
  private static func at(_ share: Double, _ sorted: [Double]) -> Double {
    let place = Swift.max(Int((share * Double(sorted.count)).rounded(.up)) - 1, 0)
    return sorted.isEmpty ? 0 : milliseconds(sorted[place])
  }

  /// Rounded to a microsecond.
  static func milliseconds(_ seconds: Double) -> Double { (seconds * 1_000_000).rounded() / 1_000 }
}

/// What a piece of work took.
struct Taken {
  var seconds: Double
  /// Of all threads together.
  var processorSeconds: Double

  init(_ work: () throws -> Void) rethrows {
    let before = clock()
    seconds = try ContinuousClock().measure(work) / .seconds(1)
    processorSeconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
  }

  var milliseconds: Double { Times.milliseconds(seconds) }
}
