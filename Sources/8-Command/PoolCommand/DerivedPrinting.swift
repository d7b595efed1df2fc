internal import PoolKit

/// What was made of captures, for a person.
enum DerivedPrinting {
  static func line(_ link: Link) -> String { "\(link.kind.rawValue): \(Output.shown(link.value))" }

  static func line(_ object: CapturedObject) -> String {
    // In the order in which the fields are declared: names first.
    let fields = CapturedObject.Field.allCases.compactMap { field in
      object.fields[field].map { "\(field.rawValue) \(Output.shown($0.replacing("\n", with: ", ")))" }
    }
    return "\(object.kind.rawValue): " + fields.joined(separator: "; ")
  }

  static func line(_ lead: Lead) -> String {
    let title = lead.title.isEmpty ? lead.links.first?.value ?? lead.objects.first.map(line) ?? "" : lead.title
    return "\(lead.kind.rawValue): \(Output.shown(title))"
  }

  static func line(_ thing: Thing) -> String { "\(thing.kind.rawValue): \(Output.shown(thing.name))" }

  /// All that was made of one capture.
  static func lines(of record: CaptureRecord) -> [String] {
    let derived = record.derived
    return derived.links.map { "link " + line($0) } + derived.objects.map { "object " + line($0) }
      + derived.leads.map { "lead " + line($0) } + record.things.map { "thing " + line($0) }
  }

  /// One line, with how many captures prove it and when it was seen last.
  static func line<Value>(_ proven: Proven<Value>, _ text: (Value) -> String) -> String {
    let date = proven.lastSeen.map { String($0.rfc3339.prefix(10)) } ?? "no date   "
    let count = proven.captureCount == 1 ? "" : "  (\(proven.captureCount) captures)"
    return "\(date)  \(text(proven.value))\(count)"
  }
}
