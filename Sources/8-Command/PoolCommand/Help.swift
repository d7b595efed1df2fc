/// The texts of `--help`.
enum Help {
  static let version = "pool 0.1.0"

  static var overview: String {
    let commands = CommandList.all.map { "  \(padded($0.name, 14))\($0.summary)" }.joined(separator: "\n")
    return """
      pool: makes a folder of photos searchable, on this machine alone.

      USAGE
        pool COMMAND [OPTIONS]

      COMMANDS
      \(commands)

      `pool help COMMAND` tells more. Exit status: 0 done, 1 failed, 2 wrong usage, 130 stopped.
      """
  }

  static func page(_ command: any Command.Type) -> String {
    let flags = command.allFlags.map { flag in
      let left = "--" + flag.name + (flag.value.placeholder.map { " " + $0 } ?? "") + (flag.repeats ? "…" : "")
      return "  \(padded(left, 20))\(flag.help)"
    }.joined(separator: "\n")
    let examples = command.examples.map { "  \($0.command)\n      \($0.meaning)" }.joined(separator: "\n")
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    return """
      NAME
        pool \(command.name) - \(command.summary)

      SYNOPSIS
        pool \(command.name)\(operands) [OPTIONS]

      DESCRIPTION
        \(command.explanation)

      OPTIONS
      \(flags)

      EXAMPLES
      \(examples)

      EXIT STATUS
        0 done, 1 failed, 2 wrong usage, 130 stopped.
      """
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
