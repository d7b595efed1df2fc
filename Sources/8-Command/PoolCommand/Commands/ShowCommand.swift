internal import Foundation
internal import PoolKit

/// Prints one capture of the index.
enum ShowCommand: Command {
  static let name = "show"
  static let operands = "CAPTURE"
  static let operandValue = Flag.Value.file("CAPTURE")
  static let summary = "print all that the index holds of one capture"
  static let explanation = """
    Takes an id or a path, relative to the library or to where you are, and prints what was read from that capture.
    """
  static let jsonForm = RecordPrinting.jsonForm
  static let examples: [CommandExample] = [("pool show 2024/IMG_0001.jpg --json", "One capture as JSON.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let name = try name(arguments)
    let client = try await Places.openForReading(arguments)
    let record = try await capture(name, in: client)
    if arguments.has(.json) {
      Output.json(JSONForm.record(record))
    } else {
      RecordPrinting.show(record)
      for line in DerivedPrinting.lines(of: record) { Output.line("  " + line) }
    }
    return 0
  }

  /// - Throws: `UsageError` where no capture is named.
  static func name(_ arguments: Arguments) throws -> String {
    guard let name = arguments.positional.first, !name.isEmpty else {
      throw UsageError("name one capture by its id or path")
    }
    return name
  }

  /// The capture that is named.
  ///
  /// - Throws: `PoolError.invalidRequest` where there is none.
  static func capture(_ name: String, in client: PoolClient) async throws -> CaptureRecord {
    guard let record = try await client.context.capture(named: name, using: OwnGrant.grant) else {
      throw PoolError.invalidRequest("The index holds no capture `\(name)`.")
    }
    return record
  }
}

/// A capture for a person.
enum RecordPrinting {
  static let jsonForm = """
    id, path, mediaType, date, dateSource, timeZone, width, height, state (listed, indexed, failed, sensitive,
    outOfFocus), failure, sensitive, text (lines), codes (symbology, text), labels (name, confidence), links (kind,
    value, host, mention), objects (kind, fields, mentions), leads (kind, title, objects, links), things (kind, name,
    confidence), faces, location, visit, fingerprint, duration in seconds, title. What is unknown is null or empty.
    """

  static func show(_ record: CaptureRecord, inspecting: Bool = false) {
    let facts = record.facts
    if record.state == .sensitive {
      let kind = record.sensitive.map { " (\($0.rawValue))" } ?? ""
      return Output.line("\(record.id)  held back as sensitive\(kind); nothing of it is kept")
    }
    Output.line(Output.shown(record.path) + (record.id.rawValue.isEmpty ? "" : "  \(record.id)"))
    if let failure = record.failure { Output.line("  could not be read: \(Output.shown(failure))") }
    let size = facts.size.map { "\($0.width) × \($0.height)" } ?? "unknown size"
    let date = facts.date.map { "\($0.rfc3339) (from \($0.source.rawValue))" } ?? "no date"
    Output.line("  \(facts.mediaType.rawValue), \(size), \(date), \(record.state.rawValue)")
    if let camera = facts.camera { Output.line("  camera: \(Output.shown(camera))") }
    if let title = facts.title { Output.line("  title: \(Output.shown(title))") }
    if inspecting, let place = facts.location {
      Output.line("  place: \(place.latitude), \(place.longitude)")
    }
    if let names = record.details?.location?.names {
      let place = [names.neighbourhood, names.city, names.country].compactMap(\.self).joined(separator: ", ")
      if !place.isEmpty { Output.line("  place: \(Output.shown(place))") }
    }
    guard let reading = record.reading else { return }
    let labels = reading.labels.map { "\($0.name) \(Int($0.confidence * 100)) %" }.joined(separator: ", ")
    if !labels.isEmpty { Output.line("  shows: \(labels)") }
    for code in reading.codes { Output.line("  \(code.symbology): \(Output.shown(code.text))") }
    for line in reading.text { Output.line("  | \(Output.shown(line.text))") }
  }
}
