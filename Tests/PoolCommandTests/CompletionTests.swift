import Foundation
import Testing

@testable import PoolCommand

/// The scripts, read and used by a real shell.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/bin/bash"), "there is no bash here"))
struct CompletionTests {
  private func bash(_ script: String, _ words: [String] = []) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = words + ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func completions(_ typed: String...) throws -> Set<String> {
    let words = (["pool"] + typed).map { "'\($0)'" }.joined(separator: " ")
    let script =
      CompletionScript.bash
      + "\nCOMP_WORDS=(\(words)); COMP_CWORD=\(typed.count); _pool; printf '%s\\n' \"${COMPREPLY[@]}\""
    let result = try bash(script)
    #expect(result.status == 0, "\(result.output)")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func theScriptsAreWellFormed() throws {
    for script in [CompletionScript.bash, CompletionScript.zsh] {
      let result = try bash(script, ["-n"])
      #expect(result.status == 0, "\(result.output)")
    }
    for line in CompletionScript.fish.split(separator: "\n") {
      #expect(line.hasPrefix("complete -c pool "))
      let bare = line.replacing("\\\\", with: "").replacing("\\'", with: "")
      #expect(bare.filter { $0 == "'" }.count.isMultiple(of: 2), "\(line)")
    }
  }

  @Test func commandsFlagsAndValuesAreOffered() throws {
    #expect(try completions("se") == ["search"])
    #expect(try completions("").isSuperset(of: CommandList.all.map { $0.name }))
    #expect(try completions("search", "--li") == ["--library", "--limit"])
    #expect(try completions("search", "--media", "s") == ["screenshot"])
    #expect(try completions("--json", "sea") == ["search"])
    #expect(try completions("completions", "") == ["bash", "zsh", "fish"])
    #expect(try completions("index", "--verb") == ["--verbose"])
    #expect(try completions("status", "--verb").isEmpty)
  }
}
