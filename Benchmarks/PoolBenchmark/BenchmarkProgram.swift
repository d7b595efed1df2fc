internal import Foundation

/// Makes large indexes and measures searches in them.
@main
enum BenchmarkProgram {
  static let usage = """
    usage: PoolBenchmark generate --captures N --store DIR [--seed S]
           PoolBenchmark measure --store DIR --json FILE
           PoolBenchmark first --store DIR --kind text|visual|hybrid
           PoolBenchmark add --store DIR --captures N [--rounds R]
    """

  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let folder = URL(fileURLWithPath: try options.text("store"), isDirectory: true)
      switch options.command {
      case "generate":
        let captures = try options.number("captures", within: 1...20_000_000)
        let seed = try options.number("seed", within: 0...Int.max, standard: 1)
        try await Generation(folder: folder, captures: captures, seed: UInt64(seed)).run()
      case "measure":
        let file = URL(fileURLWithPath: try options.text("json"))
        try Measurement(folder: folder).run().write(to: file)
      case "first":
        guard let mode = SearchMode(rawValue: try options.text("kind")) else { throw UsageError() }
        print(try JSON.text(FirstQuery.measure(mode, folder: folder)))
      case "add":
        let captures = try options.number("captures", within: 1...100_000)
        let rounds = try options.number("rounds", within: 1...100, standard: 5)
        print(try JSON.text(Addition(folder: folder, captures: captures).run(rounds: rounds)))
      default: throw UsageError()
      }
    } catch is UsageError {
      Console.note(usage)
      exit(2)
    } catch {
      Console.note("PoolBenchmark: \(error)")
      exit(1)
    }
  }
}

/// The command line was not understood.
struct UsageError: Error {}

/// A command and its options, each with a value.
struct Options {
  let command: String
  private var values: [String: String] = [:]

  /// - Throws: `UsageError`.
  init(_ arguments: [String]) throws {
    guard let command = arguments.first, arguments.count % 2 == 1 else { throw UsageError() }
    self.command = command
    for place in stride(from: 1, to: arguments.count, by: 2) {
      guard arguments[place].hasPrefix("--") else { throw UsageError() }
      values[String(arguments[place].dropFirst(2))] = arguments[place + 1]
    }
  }

  func text(_ name: String) throws -> String {
    guard let value = values[name] else { throw UsageError() }
    return value
  }

  func number(_ name: String, within bounds: ClosedRange<Int>, standard: Int? = nil) throws -> Int {
    if values[name] == nil, let standard { return standard }
    guard let value = Int(try text(name)), bounds.contains(value) else { throw UsageError() }
    return value
  }
}

/// What people read while the program runs.
enum Console {
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// What programs read.
enum JSON {
  static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(value)
  }

  static func text(_ value: some Encodable) throws -> String { String(decoding: try data(value), as: UTF8.self) }
}
