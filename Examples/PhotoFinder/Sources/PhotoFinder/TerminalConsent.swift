import PoolKit

/// Shows the person every word of what is asked for, and takes nothing but `y` for a yes.
struct TerminalConsent: ConsentPresenter {
  func answer(to prompt: ConsentPrompt) async -> ConsentAnswer {
    print("PhotoFinder asks: \(prompt.purpose)")
    for line in prompt.sources { print("  from \(line.words)") }
    for line in prompt.data { print("  \(line.words)") }
    for line in prompt.operations { print("  to \(line.words)") }
    print("Allow this? y/N ", terminator: "")
    return readLine() == "y" ? .all(of: prompt) : .refused
  }
}
