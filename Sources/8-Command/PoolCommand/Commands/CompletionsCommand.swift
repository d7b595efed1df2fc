/// Prints a shell's completion script, made from the same declarations as the help.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let operands = "SHELL"
  static let operandValue = Flag.Value.choice("SHELL", ["bash", "zsh", "fish"])
  static let summary = "print a completion script for bash, zsh or fish"
  static let explanation = """
    Prints a script that the shell reads to complete commands, options and their values. SHELL is bash, zsh or fish.
    """
  static let examples: [CommandExample] = [
    ("source <(pool completions bash)", "Complete in this shell; zsh likewise."),
    ("pool completions fish > ~/.config/fish/completions/pool.fish", "Complete in every fish from now on."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    switch arguments.positional.first {
    case "bash": Output.line(CompletionScript.bash)
    case "zsh": Output.line(CompletionScript.zsh)
    case "fish": Output.line(CompletionScript.fish)
    default: throw UsageError("name one shell: bash, zsh or fish")
    }
    return 0
  }
}

/// Completion scripts.
enum CompletionScript {
  static var bash: String {
    """
    _pool() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command='' word
      local flags='' operand='none' choices=''
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in
          \(CommandList.all.map { $0.name }.joined(separator: "|"))) command="$word"; break ;;
        esac
      done
      case "$previous" in
    \(values)
      esac
      case "$command" in
        '') flags='\(names(Flag.general))'; operand='choice'
          choices='\(CommandList.all.map { $0.name }.joined(separator: " "))' ;;
    \(commands)
      esac
      case "$current" in
        -*) COMPREPLY=($(compgen -W "$flags" -- "$current")); return ;;
      esac
      case "$operand" in
        choice) COMPREPLY=($(compgen -W "$choices" -- "$current")) ;;
        file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")) ;;
      esac
    }
    complete -F _pool pool
    """
  }

  static var zsh: String { "autoload -U +X bashcompinit && bashcompinit\n" + bash }

  static var fish: String {
    let commands = CommandList.all.flatMap { command in
      ["complete -c pool -f -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"]
        + operand(command) + command.flags.map { fish($0, after: command) }
    }
    return (commands + Flag.general.map { fish($0, after: nil) }).joined(separator: "\n")
  }

  private static func names(_ flags: [Flag]) -> String { flags.map { "--" + $0.name }.joined(separator: " ") }

  /// What bash offers after a flag that takes a value. A flag's name means the same in every command.
  private static var values: String {
    var seen: Set<String> = []
    return CommandList.all.flatMap { $0.allFlags }.filter { seen.insert($0.name).inserted }.compactMap { flag in
      let reply: String
      switch flag.value {
      case .none: return nil
      case .text: reply = "COMPREPLY=()"
      case .choice(_, let words):
        reply = "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
      case .file: reply = "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$current\"))"
      case .folder: reply = "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$current\"))"
      }
      return "    --\(flag.name)) \(reply); return ;;"
    }.joined(separator: "\n")
  }

  private static var commands: String {
    CommandList.all.map { command in
      var line = "    \(command.name)) flags='\(names(command.allFlags))'"
      switch command.operandValue {
      case .none, .text: break
      case .file, .folder: line += "; operand='file'"
      case .choice(_, let words): line += "; operand='choice'; choices='\(words.joined(separator: " "))'"
      }
      return line + " ;;"
    }.joined(separator: "\n")
  }

  private static func fish(_ flag: Flag, after command: (any Command.Type)?) -> String {
    let condition = command.map { " -n \(quoted("__fish_seen_subcommand_from \($0.name)"))" } ?? ""
    let value =
      switch flag.value {
      case .none: ""
      case .text: " -x"
      case .file: " -r -F"
      case .folder: " -x -a '(__fish_complete_directories)'"
      case .choice(_, let words): " -x -a \(quoted(words.joined(separator: " ")))"
      }
    return "complete -c pool\(condition) -l \(flag.name)\(value) -d \(quoted(flag.help))"
  }

  private static func operand(_ command: any Command.Type) -> [String] {
    let start = "complete -c pool -n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
    switch command.operandValue {
    case .none, .text: return [start + " -f"]
    case .file, .folder: return [start + " -F"]
    case .choice(_, let words): return [start + " -f -a \(quoted(words.joined(separator: " ")))"]
    }
  }

  /// For a shell, in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
