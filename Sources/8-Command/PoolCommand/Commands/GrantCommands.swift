internal import Foundation
internal import PoolKit

/// Gives access to one more category, to the person's own command line or to an app.
enum GrantCommand: Command {
  static let name = "grant"
  static let summary = "let the command line read more, such as people and places"
  static let explanation = """
    Names each category in plain words and asks. The command line's own grant holds everything but people and locations;
    what is granted here is added to it. With --cloud, what is found for a question, a form or a rule may go to the
    service that `pool ask`, `profile` and `judge` name. `pool revoke` takes it back.
    """
  static let jsonForm = "One document: the grant, as `pool grants` prints it."
  static let data = Flag(
    name: "data", value: .text("LIST"), help: "Categories, with commas between them.",
    more: DataCategory.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  static let purpose = Flag(name: "purpose", value: .text("TEXT"), help: "What it is for.")
  static let cloud = Flag(
    name: "cloud", value: .none, help: "Let the service answer where no model of this machine does.")
  static let flags: [Flag] = [data, cloud, purpose, .yes]
  static let examples: [CommandExample] = [
    (
      "pool grant --data people,locations --purpose \"my own albums\"",
      "Let the command line group faces and see places."
    )
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let list = arguments.value(data)
    guard list != nil || arguments.has(cloud) else {
      throw UsageError("name the categories: pool grant --data people")
    }
    guard let purpose = arguments.value(purpose) else { throw UsageError("say what it is for: --purpose TEXT") }
    let asked = try list.map(categories) ?? []
    let client = try await Places.openForGrants(arguments)
    // The command line reads under one grant, and what is added joins it. One that was taken back begins empty.
    let old = try? await client.authorization.grant(id: OwnGrant.id)
    var request = AccessRequest(
      sources: Set(SourceKind.allCases), data: asked, operations: Set(GrantOperation.allCases), purpose: purpose,
      allowsCloudAssist: arguments.has(cloud))
    guard case .granted = await TerminalConsent(arguments: arguments).answer(to: ConsentPrompt(request)) else {
      return 1
    }
    request.data.formUnion(old?.data ?? [])
    request.allowsCloudAssist = request.allowsCloudAssist || old?.allowsCloudAssist ?? false
    let kept = try await client.authorization.keep(
      Grant(id: OwnGrant.id, access: request, granted: Date().timeIntervalSince1970))
    if arguments.has(.json) { Output.json(GrantsCommand.form(kept)) }
    if !arguments.has(.quiet), !arguments.has(.json) {
      let granted = asked.map(\.rawValue).sorted() + (arguments.has(cloud) ? ["cloud assist"] : [])
      Output.message("Granted: \(granted.joined(separator: ", ")).")
    }
    return 0
  }

  /// - Throws: `UsageError` for a word that is no category.
  static func categories(_ list: String) throws -> Set<DataCategory> {
    var found: Set<DataCategory> = []
    for word in list.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard let category = DataCategory(rawValue: word) else {
        let near = Suggestion.nearest(to: word, in: DataCategory.allCases.map(\.rawValue)).map {
          "; did you mean \($0)?"
        }
        throw UsageError("there is no category `\(word)`\(near ?? "")")
      }
      found.insert(category)
    }
    guard !found.isEmpty else { throw UsageError("name at least one category: --data people") }
    return found
  }
}

/// Asks in the terminal.
struct TerminalConsent: ConsentPresenter {
  let arguments: Arguments

  func answer(to prompt: ConsentPrompt) async -> ConsentAnswer {
    Output.message("For: \(Output.shown(prompt.purpose))")
    Output.message("From " + prompt.sources.map(\.words).joined(separator: ", ") + ":")
    for line in prompt.data { Output.message("  - \(line.words)") }
    if prompt.allowsCloudAssist {
      Output.message(
        "  - cloud assist: what is found for your questions goes to the service; never pictures, file names or faces")
    }
    return Question.ask("Allow this?", arguments) ? .all(of: prompt) : .refused
  }
}

/// Lists grants.
enum GrantsCommand: Command {
  static let name = "grants"
  static let summary = "list who may read what"
  static let explanation = "Lists every grant that holds, with its purpose, sources, categories and operations."
  static let jsonForm =
    "One document: grants, each with id, sources, data, operations, purpose, allowsCloudAssist, expires and granted"
    + " (seconds since 1970; expires null where it never ends by itself)."
  static let examples: [CommandExample] = [("pool grants --json", "Every grant as JSON.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments, needsIndex: false)
    let grants = try await client.authorization.grants()
    if arguments.has(.json) {
      Output.json(["grants": grants.map(form)])
    } else {
      for grant in grants {
        Output.line("\(grant.id)  \(Output.shown(grant.purpose))")
        Output.line("  sources: \(names(grant.sources))")
        Output.line("  data: \(names(grant.data))")
        Output.line("  operations: \(names(grant.operations))")
      }
    }
    return 0
  }

  private static func names<Kind: RawRepresentable<String>>(_ kinds: Set<Kind>) -> String {
    kinds.map(\.rawValue).sorted().joined(separator: ", ")
  }

  static func form(_ grant: Grant) -> [String: Any] {
    [
      "id": grant.id, "sources": grant.sources.map(\.rawValue).sorted(), "data": grant.data.map(\.rawValue).sorted(),
      "operations": grant.operations.map(\.rawValue).sorted(), "purpose": grant.purpose,
      "allowsCloudAssist": grant.allowsCloudAssist, "expires": orNull(grant.expires), "granted": grant.granted,
    ]
  }
}

/// Takes a grant back.
enum RevokeCommand: Command {
  static let name = "revoke"
  static let operands = "GRANT"
  static let operandValue = Flag.Value.text("GRANT")
  static let summary = "take a grant back, or categories of the command line's own"
  static let explanation = """
    The next read under the grant fails, its streams end, and what no grant covers any more is deleted at once.
    With --data, the command line's own grant stays without those categories.
    """
  static let flags: [Flag] = [GrantCommand.data]
  static let examples: [CommandExample] = [
    ("pool revoke grt_0123456789abcdefghjk", "Take an app's grant back."),
    ("pool revoke --data people,locations", "Take categories back from the command line."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    if let list = arguments.value(GrantCommand.data) {
      guard arguments.positional.isEmpty || arguments.positional == [OwnGrant.id] else {
        throw UsageError("--data takes categories from the command line's own grant alone")
      }
      let categories = try GrantCommand.categories(list)
      let client = try await Places.openForGrants(arguments)
      let own = try await client.authorization.grant(id: OwnGrant.id)
      _ = try await client.authorization.keep(
        Grant(
          id: OwnGrant.id,
          access: AccessRequest(
            sources: own.sources, data: own.data.subtracting(categories), operations: own.operations,
            purpose: own.purpose),
          granted: own.granted))
      return try await sweep(client, arguments)
    }
    guard let id = arguments.positional.first else { throw UsageError("name the grant: pool revoke GRANT") }
    let client = try await Places.openForGrants(arguments)
    try await client.authorization.revoke(id: id)
    return try await sweep(client, arguments)
  }

  /// Deletes at once what is covered no more; a run that goes on in another process does the same by itself.
  static func sweep(_ client: PoolClient, _ arguments: Arguments) async throws -> Int32 {
    do { try await client.sources.sweep() } catch PoolError.storageBusy {
      Output.message("Taken back. Another process reads or writes the index; what it held goes with the next run.")
      return 0
    }
    if !arguments.has(.quiet) { Output.message("Taken back.") }
    return 0
  }
}
