internal import Foundation
internal import PoolKit

enum ShowCommand: Command {
  static let name = "show"
  static let operands = "CAPTURE"
  static let summary = "print all that the index holds of one capture"
  static let explanation = "Takes an id or a path and prints what was read from that capture."
  static let flags: [Flag] = []
  static let examples: [CommandExample] = [("pool show 2024/IMG_0001.jpg --json", "One capture as JSON.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    let record = try await capture(arguments, in: client)
    if arguments.has(.json) { Output.json(JSONForm.record(record)) } else { RecordPrinting.show(record) }
    return 0
  }

  /// The one capture that is named.
  static func capture(_ arguments: Arguments, in client: PoolClient) async throws -> CaptureRecord {
    guard arguments.positional.count == 1 else { throw UsageError("name one capture by its id or path") }
    guard let record = try await client.context.capture(arguments.positional[0]) else {
      throw PoolError.invalidRequest("The index holds no capture `\(arguments.positional[0])`.")
    }
    return record
  }
}

enum InspectCommand: Command {
  static let name = "inspect"
  static let operands = "FILE…"
  static let summary = "read files as a run would and print it, storing nothing"
  static let explanation = "Reads each file with its sidecars and prints all that was read. Nothing is stored."
  static let flags: [Flag] = []
  static let examples: [CommandExample] = [("pool inspect --json *.png", "One JSON line a file.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    guard !arguments.positional.isEmpty else { throw UsageError("name the files: pool inspect FILE…") }
    let inspector = try FileInspector(models: try Places.models(arguments))
    var failed = false
    for path in arguments.positional {
      let record = inspector.inspect(path: path)
      failed = failed || record.state == .failed
      if arguments.has(.json) {
        Output.json(JSONForm.record(record, inspecting: true))
      } else {
        RecordPrinting.show(record)
      }
    }
    return failed ? 1 : 0
  }
}

enum ExportCommand: Command {
  static let name = "export"
  static let operands = ""
  static let summary = "print every capture as JSON lines"
  static let explanation = "Prints all that the index holds, one capture a line, newest first."
  static let output = Flag(name: "output", value: .file("FILE"), help: "Write to FILE instead.")
  static let flags = [output]
  static let examples: [CommandExample] = [("pool export --output captures.jsonl", "The whole index in one file.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    if let path = arguments.value(output) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0, dup2(descriptor, STDOUT_FILENO) >= 0 else {
        throw PoolError.invalidRequest("The file \(path) cannot be written.")
      }
      close(descriptor)
    }
    for try await record in client.context.all() { Output.json(JSONForm.record(record)) }
    return 0
  }
}

/// A capture for a person.
enum RecordPrinting {
  static func show(_ record: CaptureRecord) {
    Output.line("\(record.path)  \(record.id)")
    let size = record.facts.size.map { "\($0.width) × \($0.height)" } ?? "unknown size"
    let date = record.facts.date.map { "\($0.rfc3339) (from \($0.source.rawValue))" } ?? "no date"
    Output.line("  \(record.facts.mediaType.rawValue), \(size), \(date), \(record.state.rawValue)")
    if let camera = record.facts.camera { Output.line("  camera: \(camera)") }
    if let failure = record.failure { Output.line("  \(failure)") }
    guard let reading = record.reading else { return }
    let labels = reading.labels.map { "\($0.name) \(Int($0.confidence * 100)) %" }.joined(separator: ", ")
    if !labels.isEmpty { Output.line("  shows: \(labels)") }
    for code in reading.codes { Output.line("  \(code.symbology): \(code.text)") }
    for line in reading.text { Output.line("  | \(line.text)") }
  }
}
