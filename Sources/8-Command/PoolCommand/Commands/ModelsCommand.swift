internal import Foundation
internal import PoolKit

/// Says which models are there, and brings them.
enum ModelsCommand: Command {
  static let name = "models"
  static let operands = "[status | install [SOURCE]]"
  static let operandValue = Flag.Value.choice("status", ["status", "install"])
  static let operandsMax = 2
  static let summary = "say which models are there and whole, or install them"
  static let explanation = """
    Checks every model file against its size and SHA-256. The state is ready, missing or damaged; the exit status is 1
    unless all are ready. Tools/prepare-models makes them on this machine.

    install takes them from a folder or an http address that holds a manifest.json, into the folder models of the store,
    or into --models. What is there and whole is not fetched again, and a broken download goes on where it ended.
    """
  static let jsonForm =
    "One document: models, each with name, version, purpose, state, bytes and licence; with install: changed, folder."
  static let flags = [AssistCommands.service]
  static let examples: [CommandExample] = [
    ("pool models status", "Name, version, state, size and licence of each file."),
    ("pool models install ~/pool/models", "Take them from a folder."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    switch (arguments.positional.first ?? "status", arguments.positional.count) {
    case ("install", 1): return try await install(from: nil, arguments)
    case ("install", 2): return try await install(from: arguments.positional[1], arguments)
    case ("status", 0...1): break
    default:
      throw UsageError("pool models knows `status` and `install`, not `\(arguments.positional.joined(separator: " "))`")
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

  private static func install(from source: String?, _ arguments: Arguments) async throws -> Int32 {
    var configuration = PoolConfiguration(storage: Places.store(arguments))
    try AssistCommands.use(service: arguments.value(AssistCommands.service), in: &configuration)
    let from = try source.map(address)
    guard from != nil || configuration.service != nil else {
      throw UsageError("say where the models are: pool models install SOURCE, or with --service")
    }
    let folder =
      arguments.value(.models).map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? Places.store(arguments).appendingPathComponent("models", isDirectory: true)
    let showsBar = Terminal.canRedraw && !arguments.has(.quiet) && !arguments.has(.json)
    let work = Task { [configuration] in
      try await ModelFileState.install(from: from, into: folder, configuration: configuration) { fraction in
        if showsBar { Output.write("\r\(Int(fraction * 100)) % ", to: STDERR_FILENO) }
      }
    }
    let signals = StopOnSignals { work.cancel() }
    defer { signals.end() }
    let changed: Bool
    do { changed = try await work.value } catch is CancellationError {
      Output.message("Stopped; the next install goes on from here.")
      return 130
    }
    if showsBar { Output.message("") }
    if arguments.has(.json) {
      Output.json(["changed": changed, "folder": folder.path])
    } else if !arguments.has(.quiet) {
      Output.message(changed ? "The models are installed in \(folder.path)." : "All models were there and whole.")
    }
    return 0
  }

  private static func address(_ source: String) throws -> URL {
    let isAddress = source.hasPrefix("http://") || source.hasPrefix("https://")
    guard let url = isAddress ? URL(string: source) : URL(fileURLWithPath: source) else {
      throw UsageError("`\(source)` is no folder and no address")
    }
    return url
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
