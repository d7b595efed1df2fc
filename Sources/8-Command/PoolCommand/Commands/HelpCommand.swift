/// Prints the help of a command, or of the whole.
enum HelpCommand: Command {
  static let name = "help"
  static let operands = "[COMMAND]"
  static var operandValue: Flag.Value { .choice("COMMAND", CommandList.all.map { $0.name }) }
  static let summary = "tell how a command is used"
  static let explanation = "Prints what a command does, its options and examples; without a command, the list of them."
  static let examples: [CommandExample] = [("pool help search", "All about searching.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    guard let name = arguments.positional.first else {
      Output.line(Help.overview)
      return 0
    }
    Output.line(Help.page(try CommandList.required(name)))
    return 0
  }
}
