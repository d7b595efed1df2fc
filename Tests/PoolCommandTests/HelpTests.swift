import Foundation
import PoolKit
import Testing

@testable import PoolCommand

@Suite struct HelpTests {
  @Test(arguments: CommandList.all.map { $0.name }) func everyPageHasItsSectionsAndFitsATerminal(name: String) throws {
    let command = try #require(CommandList.named(name))
    let page = Help.page(command)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "GENERAL OPTIONS", "EXAMPLES", "EXIT STATUS"] {
      #expect(lines.contains { $0 == section }, "\(section) is missing")
    }
    for flag in command.allFlags { #expect(page.contains("  --\(flag.name)"), "--\(flag.name) is missing") }
    #expect(!command.examples.isEmpty)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test func everyExampleIsOneThatTheParserTakes() throws {
    for command in CommandList.all {
      for example in command.examples {
        let text = try #require(example.command.split(separator: "pool ", maxSplits: 1).last)
        let words = Self.words(String(text.prefix { !"|><)".contains($0) }))
        #expect(words.first == command.name, "\(example.command)")
        #expect(throws: Never.self) { try Arguments(Array(words.dropFirst()), flags: command.allFlags) }
      }
    }
  }

  /// Words of a shell line, single quotes understood.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  @Test func theOverviewNamesEveryCommandAndNoOther() {
    for command in CommandList.all { #expect(Help.overview.contains("\n  \(command.name) ")) }
    for later in ["serve"] {
      #expect(!Help.overview.contains("\n  \(later) "))
    }
  }

  @Test func wrappingKeepsWordsAndParagraphs() {
    #expect(Help.wrapped("one two\nthree", indent: 2, width: 9) == "  one two\n  three")
    #expect(Help.wrapped("one\n\ntwo", indent: 0) == "one\n\ntwo")
    #expect(Help.wrapped("incomprehensible", indent: 2, width: 5) == "  incomprehensible")
  }

  @Test func textFromFilesCannotSteerTheTerminal() {
    #expect(Output.shown("a\u{1b}[2Jb\nc\u{9b}d") == "a\u{FFFD}[2Jb c\u{FFFD}d")
    #expect(Output.safe("first\nsecond") == "first\nsecond")
    #expect(Output.shown("日本語 Brötchen 🍞") == "日本語 Brötchen 🍞")
  }

  @Test func aHitIsShownWithItsReasonsAndWhatMatched() {
    let hit = SearchHit(
      id: CaptureID("cap_1"), path: "a/b.jpg", mediaType: .photo, date: nil, score: 0.456,
      reasons: [.text, .visual], textMatches: ["the receipt", "of May", "third"])
    #expect(
      ListPrinting.lines(hit, rank: 21) == [
        "21.  0.46  no date     a/b.jpg  (text, visual)", "                  the receipt",
        "                  of May",
      ])
  }
}
