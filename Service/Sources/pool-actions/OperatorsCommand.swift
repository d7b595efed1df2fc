internal import Foundation
internal import PoolServiceStore

/// `pool-actions operators`.
enum OperatorsCommand {
  static func run(_ arguments: [String]) async throws {
    let flags = try Flags(arguments, valued: OpenStore.flags)
    guard flags.words.first == "set" else { throw UsageError("operators takes set") }
    let name = try flags.word(1, "the operator's name")
    // Not a flag: what stands on a command line can be read by every user of the machine.
    guard let password = readLine(strippingNewline: true), !password.isEmpty else {
      throw UsageError("the password is read from standard input")
    }
    try await OpenStore.with(flags) { try await $0.setPassword(password, ofOperator: name, at: Date()) }
  }
}
