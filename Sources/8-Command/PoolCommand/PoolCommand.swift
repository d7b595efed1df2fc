internal import Foundation
import PoolKit

/// `pool`: the command line over PoolKit for a folder of photos.
@main
struct PoolCommand {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let status = await run(words)
    exit(status)
  }

  /// - Returns: the exit status.
  static func run(_ words: [String]) async -> Int32 {
    guard let first = words.first else {
      Output.message(Help.overview)
      return 2
    }
    switch first {
    case "--help", "-h": return printed(Help.overview)
    case "--version": return printed(Help.version)
    case "help":
      guard words.count > 1 else { return printed(Help.overview) }
      guard let command = CommandList.named(words[1]) else { return unknown(words[1]) }
      return printed(Help.page(command))
    default: break
    }
    guard let command = CommandList.named(first) else { return unknown(first) }
    do {
      let arguments = try Arguments(Array(words.dropFirst()), flags: command.allFlags)
      if arguments.has(.help) { return printed(Help.page(command)) }
      return try await command.run(arguments)
    } catch let error as UsageError {
      Output.message("pool: \(error.message)\nTry `pool help \(command.name)`.")
      return 2
    } catch let error as PoolError {
      Output.message("pool: \(error)")
      return 1
    } catch {
      Output.message("pool: something went wrong: \(error)")
      return 1
    }
  }

  private static func printed(_ text: String) -> Int32 {
    Output.line(text)
    return 0
  }

  private static func unknown(_ name: String) -> Int32 {
    let near = Suggestion.nearest(to: name, in: CommandList.all.map { $0.name }).map { "; did you mean `pool \($0)`?" }
    Output.message("pool: there is no command `\(name)`\(near ?? "; `pool help` lists them")")
    return 2
  }
}
