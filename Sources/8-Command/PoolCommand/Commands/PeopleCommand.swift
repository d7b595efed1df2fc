internal import PoolKit

/// Lists people, or the photos of one.
enum PeopleCommand: Command {
  static let name = "people"
  static let operands = "[PERSON]"
  static let operandValue = Flag.Value.text("PERSON")
  static let summary = "list people as unnamed groups of faces, or the photos of one"
  static let explanation = """
    Groups of faces that look alike, those with most photos first; with an id, the photos of that person, the newest
    first. Nobody is named, and one person may be several groups. Age and gender are guesses of a model. Needs
    `pool options people=true`, `pool grant --data people` and an index made after it.
    """
  static let jsonForm = """
    One document: people, each with id, photoCount, firstSeen, lastSeen, representativeAssetID, ageRange and
    apparentGender (value and confidence, or null). With an id: hits, as `pool search` prints them.
    """
  static let minimum = Flag(
    name: "minimum-photos", value: .text("N"), help: "Only people on at least N photos; 2 without it.")
  static let flags: [Flag] = [minimum, .limit, .offset, .cursor, .sheet]
  static let examples: [CommandExample] = [
    ("pool people --sheet people.png", "A picture with the clearest face of each."),
    ("pool people per_0123456789abcdef0123", "The photos of one person."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let minimum = try arguments.number(minimum, in: 1...1_000_000, default: 2)
    let client = try await Places.openForReading(arguments)
    if let person = arguments.positional.first {
      let photos = try await client.context.photos(
        of: person, using: OwnGrant.grant, limit: page.limit, offset: page.offset, cursor: page.cursor)
      try await ListPrinting.show(photos, title: person, page: page, client: client, arguments: arguments)
      return 0
    }
    let people = try await client.context.people(
      using: OwnGrant.grant, minimumPhotos: minimum, limit: page.limit, offset: page.offset)
    if let sheet = arguments.value(.sheet) {
      try await client.context.contactSheet(
        ofPeople: OwnGrant.grant, minimumPhotos: minimum, limit: page.limit, offset: page.offset, to: sheet)
      if !arguments.has(.quiet) { Output.message("Wrote \(sheet).") }
    }
    if arguments.has(.json) {
      Output.json(["people": people.map(JSONForm.person)])
      return 0
    }
    if people.isEmpty, !arguments.has(.quiet) {
      Output.message("There are no people. Faces are read with `pool options people=true` and a grant for people.")
    }
    for (index, person) in people.enumerated() {
      let guesses = [person.ageRange?.value, person.apparentGender?.value].compactMap(\.self)
      let guess = guesses.isEmpty ? "" : "  (appears \(guesses.joined(separator: ", ")))"
      let days = [person.firstSeen, person.lastSeen].compactMap { $0.map { String($0.rfc3339.prefix(10)) } }
      Output.line(
        Help.padded("\(page.offset + index + 1).", 5) + Help.padded("\(person.photoCount) photos", 12)
          + Help.padded(days.joined(separator: " to "), 26) + person.id + guess)
    }
    if people.count == page.limit, !arguments.has(.quiet) {
      Output.message("More: --offset \(page.offset + page.limit)")
    }
    return 0
  }
}
