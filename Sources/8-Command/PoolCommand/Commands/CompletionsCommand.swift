/// Prints a shell's completion script, made from the same declarations as the help.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let operands = "bash|zsh|fish"
  static let summary = "print a completion script for a shell"
  static let explanation = "Prints a script that the shell reads to complete commands and options."
  static let flags: [Flag] = []
  static let examples: [CommandExample] = [("source <(pool completions bash)", "Complete in this shell.")]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    switch arguments.positional {
    case ["bash"]: Output.line(bash)
    case ["zsh"]: Output.line("autoload -U +X bashcompinit && bashcompinit\n" + bash)
    case ["fish"]: Output.line(fish)
    default: throw UsageError("name one shell: bash, zsh or fish")
    }
    return 0
  }

  static var bash: String {
    let cases = CommandList.all.map { command in
      "    \(command.name)) words='\(command.allFlags.map { "--" + $0.name }.joined(separator: " "))' ;;"
    }.joined(separator: "\n")
    return """
      _pool() {
        local current="${COMP_WORDS[COMP_CWORD]}" words=''
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\(CommandList.all.map { $0.name }.joined(separator: " ")) help'
        else
          case "${COMP_WORDS[1]}" in
      \(cases)
          esac
        fi
        case "$current" in
          -*) ;;
          *) [ "$COMP_CWORD" -gt 1 ] && { COMPREPLY=($(compgen -f -- "$current")); return; } ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o filenames -F _pool pool
      """
  }

  static var fish: String {
    CommandList.all.flatMap { command in
      ["complete -c pool -n __fish_use_subcommand -a \(command.name) -d '\(command.summary)'"]
        + command.allFlags.map { flag in
          "complete -c pool -n '__fish_seen_subcommand_from \(command.name)' -l \(flag.name)"
            + (flag.value.placeholder == nil ? "" : " -r") + " -d '\(flag.help.replacing("'", with: "’"))'"
        }
    }.joined(separator: "\n")
  }
}
