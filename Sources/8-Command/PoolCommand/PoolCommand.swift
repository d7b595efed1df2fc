internal import Foundation
internal import PoolKit

/// `pool`: the command line over PoolKit for a folder of photos.
@main
struct PoolCommand {
  static func main() async {
    Output.prepare()
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// - Returns: the exit status: 0 done, 1 failed, 2 wrong usage, 130 stopped.
  static func run(_ words: [String]) async -> Int32 {
    let line = CommandLineWords(words)
    do {
      guard let name = line.command else { return try withoutCommand(line.others) }
      let command = try CommandList.required(name)
      do { return try await run(command, words: line.others) } catch let error as UsageError {
        Output.message("pool: \(error.message)\nTry `pool help \(command.name)`.")
        return 2
      } catch let error as PoolError {
        guard case .cloudAssistUnavailable = error else { throw error }
        // What a question needs is several things, and the page of the command names them all.
        Output.message("pool: \(error)\nTry `pool help \(command.name)`.")
        return 1
      }
    } catch let error as UsageError {
      Output.message("pool: \(error.message)\nTry `pool help`.")
      return 2
    } catch let error as PoolError {
      Output.message("pool: \(error)")
      return 1
    } catch {
      Output.message("pool: something went wrong: \(error)")
      return 1
    }
  }

  private static func run(_ command: any Command.Type, words: [String]) async throws -> Int32 {
    let arguments = try Arguments(words, flags: command.allFlags)
    if arguments.has(.help) { return printed(Help.page(command)) }
    if arguments.has(.version) { return printed(Help.version) }
    guard arguments.positional.count <= command.operandsMax else {
      let word = arguments.positional[command.operandsMax]
      throw UsageError("`\(word)` is one word too many; usage: \(Help.synopsis(command))")
    }
    return try await command.run(arguments)
  }

  private static func withoutCommand(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words, flags: Flag.general)
    if arguments.has(.version) { return printed(Help.version) }
    if arguments.has(.help) { return printed(Help.overview) }
    if let word = arguments.positional.first { throw UsageError("there is no command `\(word)`") }
    Output.message(Help.overview)
    return 2
  }

  private static func printed(_ text: String) -> Int32 {
    Output.line(text)
    return 0
  }
}
