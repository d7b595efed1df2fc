internal import PoolKit

/// Reads files and stores nothing.
enum InspectCommand: Command {
  static let name = "inspect"
  static let operands = "FILE…"
  static let operandValue = Flag.Value.file("FILE")
  static let operandsMax = 1_000_000
  static let summary = "read files as a run would and print it, storing nothing"
  static let explanation = """
    Reads each file with its sidecars and prints all that was read. Nothing is stored, and no index is needed. A file
    that cannot be read is named with the reason, the rest are read all the same, and the exit status is 1.
    """
  static let jsonForm =
    "One line a file: the fields of `pool show`, and location with the file's own latitude and longitude, orientation"
    + " (1 to 8 as in EXIF), camera, lines (text, confidence, box as corners from 0 to 1),"
    + " and rules: the names of those of the privacy gate"
    + " that would hold it back, for the kind in sensitive."
  static let examples: [CommandExample] = [("pool inspect --json *.png", "One JSON line a file.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    guard !arguments.positional.isEmpty else { throw UsageError("name the files: pool inspect FILE…") }
    let inspector = try FileInspector(models: try Places.models(arguments))
    var failed = false
    for path in arguments.positional {
      let (record, rules) = inspector.inspect(path: path)
      failed = failed || record.state == .failed
      if arguments.has(.json) {
        var form = JSONForm.record(record, inspecting: true)
        form["rules"] = rules
        Output.json(form)
      } else {
        RecordPrinting.show(record, inspecting: true)
        if let kind = record.sensitive {
          Output.line("  would be held back: \(kind.rawValue) (\(rules.joined(separator: ", ")))")
        }
      }
    }
    return failed ? 1 : 0
  }
}
