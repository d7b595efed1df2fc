internal import Foundation
internal import PoolKit

/// Says which models are there.
enum ModelsCommand: Command {
  static let name = "models"
  static let operands = "[status]"
  static let operandValue = Flag.Value.choice("status", ["status"])
  static let summary = "say which models are installed and whether they are whole"
  static let explanation = """
    Checks every model file against its size and SHA-256. The state is ready, missing or damaged; the exit status is 1
    unless all are ready. Tools/prepare-models installs them.
    """
  static let jsonForm = "One document: models, each with name, version, purpose, state, bytes and licence."
  static let examples: [CommandExample] = [
    ("pool models status", "Name, version, state, size and licence of each file.")
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    if let word = arguments.positional.first, word != "status" {
      throw UsageError("pool models knows `status` alone, not `\(word)`")
    }
    guard let folder = try Places.models(arguments) else {
      throw PoolError.modelUnavailable("No models are installed; run Tools/prepare-models.")
    }
    let states = try ModelFileState.all(in: folder)
    if arguments.has(.json) {
      Output.json(["models": states.map(form)])
    } else {
      for line in table(states) { Output.line(line) }
    }
    return states.allSatisfy { $0.state == "ready" } ? 0 : 1
  }

  private static func form(_ state: ModelFileState) -> [String: Any] {
    [
      "name": state.name, "version": state.version, "purpose": state.purpose, "bytes": state.bytes,
      "licence": state.licence, "state": state.state,
    ]
  }

  /// Columns as wide as what stands in them.
  static func table(_ states: [ModelFileState]) -> [String] {
    let rows =
      [["NAME", "VERSION", "STATE", "SIZE", "LICENCE"]]
      + states.map {
        [$0.name, $0.version, $0.state, String(format: "%.1f MB", Double($0.bytes) / 1e6), $0.licence]
      }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row.dropLast(), widths).map { Help.padded(Output.shown($0), $1 + 2) }
      return cells.joined() + Output.shown(row[4])
    }
  }
}
