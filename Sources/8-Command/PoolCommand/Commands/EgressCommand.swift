internal import Foundation
internal import PoolKit

/// Lists what left this machine.
enum EgressCommand: Command {
  static let name = "egress"
  static let summary = "list every request to another machine"
  static let explanation = """
    Lists each request to the service, for model files and of a geocoder, the newest first: when, to which machine,
    which endpoint, what kinds of data it told, and how many bytes its body, or its query, had. A request is listed
    before it is sent, and one that cannot be listed is not sent. The newest 20,000 are kept; `pool erase` deletes the
    list.
    """
  static let jsonForm =
    "One document: requests, each with date (RFC 3339 in UTC), host, endpoint, categories and bytes of body or query."
  static let flags: [Flag] = [.limit, .offset]
  static let examples: [CommandExample] = [("pool egress --limit 5", "The last five requests.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let page = try ListPage(arguments)
    let entries = try PoolClient.egress(
      storage: Places.store(arguments), limit: page.limit, offset: page.offset)
    func date(_ entry: EgressEntry) -> String { CivilTime(secondsSince1970: entry.date.rounded(.down)).text + "Z" }
    if arguments.has(.json) {
      Output.json([
        "requests": entries.map { entry in
          [
            "date": date(entry), "host": entry.host, "endpoint": entry.endpoint,
            "categories": entry.categories.map(\.rawValue).sorted(), "bytes": entry.bytes,
          ] as [String: Any]
        }
      ])
      return 0
    }
    if entries.isEmpty, !arguments.has(.quiet) { Output.message("Nothing was sent to any service.") }
    for entry in entries {
      let told = entry.categories.map(\.rawValue).sorted().joined(separator: ", ")
      Output.line(
        "\(date(entry))  \(Output.shown(entry.host))  \(Output.shown(entry.endpoint))  \(entry.bytes) bytes"
          + (told.isEmpty ? "" : "  \(told)"))
    }
    return 0
  }
}
