internal import Foundation
internal import PoolKit

/// Answers a question.
enum AskCommand: Command {
  static let name = "ask"
  static let operands = "QUESTION…"
  static let operandValue = Flag.Value.text("QUESTION")
  static let operandsMax = 1_000
  static let summary = "answer a question from what captures say"
  static let explanation =
    """
    Finds what the index says about the question, has a language model word the answer, and names the captures that it
    rests on. Words appear as they come; where the checked answer turns out declined, they are taken back.
    """ + AssistCommands.explanation
  static let jsonForm = """
    One document: answer (text, null where declined or not found; declined), citations (id, path, date), origin (device
    or cloud).
    """
  static let flags = AssistCommands.flags
  static let examples: [CommandExample] = [
    ("pool ask 'When is my flight?'", "By the language model of this machine that $POOL_LANGUAGE_MODEL names.")
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let question = arguments.positional.joined(separator: " ")
    guard !question.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw UsageError("say what to ask: pool ask QUESTION")
    }
    let client = try await AssistCommands.open(arguments)
    let isStreamed = !arguments.has(.json) && !arguments.has(.quiet) && isatty(STDOUT_FILENO) == 1
    var shown = ""
    var answer: AssistAnswer?
    for try await update in client.assist.askUpdates(question, using: OwnGrant.grant) {
      switch update {
      case .words(let words) where isStreamed && words.hasPrefix(shown):
        Output.part(String(words.dropFirst(shown.count)))
        shown = words
      case .words: break
      case .withdrawn:
        if !shown.isEmpty { Output.line("") }
        if !arguments.has(.quiet) { Output.message("The words above do not hold.") }
        shown = ""
      case .answer(let checked): answer = checked
      }
    }
    guard let answer else { throw PoolError.serviceUnreachable("The answer did not come.") }
    let citations = try await AssistCommands.captures(answer.citations, client)
    if arguments.has(.json) {
      Output.json([
        "answer": ["text": orNull(answer.text), "declined": answer.isDeclined] as [String: Any],
        "citations": citations.map(AssistCommands.form), "origin": answer.origin.rawValue,
      ])
      return 0
    }
    guard let text = answer.text else {
      Output.message(
        answer.isDeclined
          ? "No answer: what was found does not say it, or the question is sensitive or asks who somebody is."
          : "The index does not say.")
      return 0
    }
    Output.line(shown.isEmpty ? text : "")
    for capture in citations { Output.line(AssistCommands.line(capture)) }
    return 0
  }
}

/// Fills a form.
enum ProfileCommand: Command {
  static let name = "profile"
  static let operands = "SCHEMA.json"
  static let operandValue = Flag.Value.file("SCHEMA.json")
  static let summary = "fill a form from what captures say"
  static let explanation =
    """
    Reads a form as JSON Schema: objects, arrays, strings, numbers, integers, booleans and enums, at most 5 levels, 100
    fields and 32 KiB. A field is filled only where captures prove it. Fields about health, religion, sexuality,
    ethnicity, politics, children, finances or credentials never are.
    """ + AssistCommands.explanation
  static let jsonForm = """
    One document: profile (every field, filled or null), evidence (by JSON Pointer, the captures: id, path, date),
    refused (field, reason: no_evidence, sensitive or invalid), origin (device or cloud).
    """
  static let flags = AssistCommands.flags
  static let examples: [CommandExample] = [("pool profile tastes.json", "Fill the form of that file.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    guard let path = arguments.positional.first else {
      throw UsageError("name the file of the form: pool profile SCHEMA.json")
    }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: 40_000), let schema = String(data: data, encoding: .utf8)
    else { throw PoolError.invalidRequest("The form cannot be read: \(path)") }
    let client = try await AssistCommands.open(arguments)
    let profile = try await client.assist.profile(schema: schema, using: OwnGrant.grant)
    var evidence: [String: [CaptureRecord]] = [:]
    for (pointer, ids) in profile.evidence { evidence[pointer] = try await AssistCommands.captures(ids, client) }
    let refused = profile.refused.sorted { $0.key < $1.key }
    if arguments.has(.json) {
      Output.json([
        "profile": (try? JSONSerialization.jsonObject(with: Data(profile.json.utf8))) ?? [:],
        "evidence": evidence.mapValues { $0.map(AssistCommands.form) },
        "refused": refused.map { ["field": $0.key, "reason": $0.value.rawValue] }, "origin": profile.origin.rawValue,
      ])
      return 0
    }
    Output.line(profile.json)
    for (pointer, captures) in evidence.sorted(by: { $0.key < $1.key }) {
      Output.line("\(Output.shown(pointer)) rests on:")
      for capture in captures { Output.line(AssistCommands.line(capture)) }
    }
    if !arguments.has(.quiet) {
      for (pointer, reason) in refused { Output.message("\(Output.shown(pointer)): \(reason.plainWords)") }
    }
    return 0
  }
}

/// Judges captures against a rule.
enum JudgeCommand: Command {
  static let name = "judge"
  static let operands = "RULE…"
  static let operandValue = Flag.Value.text("RULE")
  static let operandsMax = 1_000
  static let summary = "find the captures that a rule describes"
  static let explanation =
    """
    Has a language model judge the likeliest captures against a rule in plain words, such as: receipts from restaurants.
    Prints those that it describes, the likeliest first.
    """ + AssistCommands.explanation
  static let jsonForm = """
    One document: captures (id, path, date, belongs, incidental, insufficient, member), notReached (ids), retryAfter in
    seconds or null, origin (device or cloud).
    """
  static let count = Flag(
    name: "limit", value: .text("N"), help: "Judge at most N captures, 1 to 240; 24 without it.")
  static let flags = [count] + AssistCommands.flags
  static let examples: [CommandExample] = [("pool judge receipts from restaurants", "What the rule describes.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let rule = arguments.positional.joined(separator: " ")
    guard !rule.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw UsageError("say what to look for: pool judge RULE")
    }
    let limit = try arguments.number(count, in: 1...240, default: 24)
    let client = try await AssistCommands.open(arguments)
    let judgement = try await client.assist.judge(rule: rule, using: OwnGrant.grant, limit: limit)
    let records = try await AssistCommands.captures(judgement.captures.map(\.id), client)
    let byID = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    if arguments.has(.json) {
      let captures = judgement.captures.compactMap { judged in
        byID[judged.id].map { record in
          AssistCommands.form(record).merging([
            "belongs": JSONForm.rounded(judged.belongs), "incidental": JSONForm.rounded(judged.incidental),
            "insufficient": JSONForm.rounded(judged.insufficient), "member": judged.isMember,
          ]) { _, new in new }
        }
      }
      Output.json([
        "captures": captures, "notReached": judgement.notReached.map(\.rawValue),
        "retryAfter": orNull(judgement.retryAfter), "origin": judgement.origin.rawValue,
      ])
      return 0
    }
    let members = judgement.captures.filter(\.isMember)
    if members.isEmpty, !arguments.has(.quiet) { Output.message("The rule describes no capture that was judged.") }
    for judged in members {
      guard let record = byID[judged.id] else { continue }
      Output.line("\(String(format: "%.2f", judged.belongs))  \(AssistCommands.line(record))")
    }
    if !judgement.notReached.isEmpty, !arguments.has(.quiet) {
      let again = judgement.retryAfter.map { "; try again in \(Int($0.rounded(.up))) s" } ?? ""
      Output.message("\(judgement.notReached.count) captures were not reached\(again).")
    }
    return 0
  }
}
