internal import Foundation
internal import PoolDerive

/// Measures what no library offers: it is built by `Benchmarks/faces.py` alone and is no product.
@main
enum FaceBenchmarkProgram {
  static let usage = """
    usage: PoolFaceBenchmark read --folder DIR --models DIR [--rounds N] < NAMES
           PoolFaceBenchmark group --faces FILE [--orders N] [--bar D] [--sure D] [--rivalry F]
           PoolFaceBenchmark synthetic --people N --faces N [--seed S] [--bar D] [--sure D] [--rivalry F]
    """

  static func main() async {
    do {
      let options = Options(Array(CommandLine.arguments.dropFirst()))
      switch options.command {
      case "read":
        guard let folder = options["folder"], let models = options["models"] else { throw UsageError() }
        let rounds = options["rounds"].flatMap { Int($0) } ?? 1
        try PhotoFaces(
          folder: URL(filePath: folder), models: URL(filePath: models), rounds: min(max(rounds, 1), 100)
        ).run()
      case "group":
        guard let file = options["faces"] else { throw UsageError() }
        try await CorpusGrouping(
          file: URL(filePath: file), orders: options.number("orders") ?? 20, rules: options.rules
        ).run()
      case "synthetic":
        guard let people = options.number("people"), let faces = options.number("faces"), people > 0, faces > 400
        else { throw UsageError() }
        try await SyntheticGrouping(
          people: people, faces: faces, seed: UInt64(options.number("seed") ?? 1), rules: options.rules
        ).run()
      default: throw UsageError()
      }
    } catch is UsageError {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("PoolFaceBenchmark: \(error)\n".utf8))
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

  init(_ arguments: [String]) {
    command = arguments.first ?? ""
    for place in stride(from: 1, to: arguments.count - 1, by: 2) {
      values[String(arguments[place].drop { $0 == "-" })] = arguments[place + 1]
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// A whole number of 0 and more.
  func number(_ name: String) -> Int? { self[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil } }

  /// The standard rules, changed as asked for.
  var rules: GroupingRules {
    var rules = GroupingRules()
    if let bar = self["bar"].flatMap({ Float($0) }) {
      rules.bar = bar
    }
    if let sure = self["sure"].flatMap({ Float($0) }) { rules.sureBar = sure }
    if let apart = self["apart"].flatMap({ Float($0) }) { rules.apart = apart }
    if let reach = self["reach"].flatMap({ Float($0) }) { rules.reach = reach }
    if let nearest = number("nearest") { rules.nearest = nearest }
    if let trust = self["trust"].flatMap({ Float($0) }) { rules.trust = trust }
    if let single = self["single"].flatMap({ Float($0) }) { rules.singleBar = single }
    if let rivalry = self["rivalry"].flatMap({ Float($0) }) { rules.rivalry = rivalry }
    return rules
  }
}
