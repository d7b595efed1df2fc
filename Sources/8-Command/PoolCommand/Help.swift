/// The texts of `--help`, wrapped for 80 columns.
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

      START
        pool index --library ~/Pictures
        pool search receipt

      `pool help COMMAND` tells more.
      Exit status: 0 done, 1 failed, 2 wrong usage, 130 stopped.
      """
  }

  static func synopsis(_ command: any Command.Type) -> String {
    "pool \(command.name)" + (command.operands.isEmpty ? "" : " " + command.operands) + " [OPTIONS]"
  }

  static func page(_ command: any Command.Type) -> String {
    var sections = [
      ("NAME", "  pool \(command.name) - \(command.summary)"),
      ("SYNOPSIS", "  " + synopsis(command)),
      ("DESCRIPTION", wrapped(command.explanation, indent: 2)),
    ]
    if !command.flags.isEmpty { sections.append(("OPTIONS", options(command.flags))) }
    sections.append(("GENERAL OPTIONS", options(Flag.general)))
    if !command.jsonForm.isEmpty { sections.append(("JSON", wrapped(command.jsonForm, indent: 2))) }
    let examples = command.examples.map { "  \($0.command)\n\(wrapped($0.meaning, indent: 6))" }
    sections.append(("EXAMPLES", examples.joined(separator: "\n")))
    sections.append(("EXIT STATUS", "  0 done, 1 failed, 2 wrong usage, 130 stopped."))
    return sections.map { "\($0.0)\n\($0.1)" }.joined(separator: "\n\n")
  }

  private static func options(_ flags: [Flag]) -> String {
    flags.map { flag in
      let left = "  --" + flag.name + (flag.value.placeholder.map { " " + $0 } ?? "") + (flag.repeats ? " …" : "")
      return left + "\n" + wrapped(flag.help + (flag.more.isEmpty ? "" : " " + flag.more), indent: 6)
    }.joined(separator: "\n")
  }

  /// Lines of at most `width` letters; a longer word stands alone. An empty line parts paragraphs.
  static func wrapped(_ text: String, indent: Int, width: Int = 78) -> String {
    let margin = String(repeating: " ", count: indent)
    let paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: true)
    return paragraphs.map { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(whereSeparator: \.isWhitespace) {
        if !line.isEmpty, indent + line.count + 1 + word.count > width {
          lines.append(margin + line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      lines.append(margin + line)
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Fills up with spaces; one at least.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
