import Testing

@testable import PoolCommand

@Suite struct ArgumentsTests {
  private let flags: [Flag] = [.limit, .media] + Flag.general

  private func parse(_ words: String...) throws -> Arguments { try Arguments(words, flags: flags) }

  private func complaint(_ words: String...) -> String? {
    do {
      _ = try Arguments(words, flags: flags)
      return nil
    } catch { return (error as? UsageError)?.message }
  }

  @Test func bothWaysOfGivingAValueMeanTheSame() throws {
    #expect(try parse("--limit", "5").value(.limit) == "5")
    #expect(try parse("--limit=5").value(.limit) == "5")
    #expect(try parse("--store=a=b").value(.store) == "a=b")
  }

  @Test func flagsMayStandAnywhere() throws {
    let arguments = try parse("red", "--json", "bicycle", "--limit", "3", "shed")
    #expect(arguments.positional == ["red", "bicycle", "shed"])
    #expect(arguments.has(.json))
    #expect(try arguments.number(.limit, in: 1...10, default: 1) == 3)
  }

  @Test func twoDashesEndTheFlags() throws {
    let arguments = try parse("--json", "--", "--limit", "--")
    #expect(arguments.positional == ["--limit", "--"])
    #expect(!arguments.has(.limit))
  }

  @Test func numbersBelowZeroAndALoneDashAreWords() throws {
    #expect(try parse("-5", "-0.25", "-").positional == ["-5", "-0.25", "-"])
    #expect(try parse("--limit", "-5").value(.limit) == "-5")
  }

  @Test func theLastOfARepeatedFlagCountsUnlessItGathers() throws {
    let arguments = try parse("--limit", "1", "--limit", "2", "--media", "photo", "--media=video")
    #expect(arguments.all(.limit) == ["2"])
    #expect(arguments.all(.media) == ["photo", "video"])
  }

  @Test func mistypedFlagsAreMetWithTheNearest() {
    #expect(complaint("--limt", "5") == "unknown option --limt; did you mean --limit?")
    #expect(complaint("--limt=5") == "unknown option --limt=5; did you mean --limit?")
    #expect(complaint("-x") == "unknown option -x; a word that begins with - goes after --")
  }

  @Test func valuesThatAreMissingEmptyOrWrongAreRefused() {
    #expect(complaint("--limit") == "--limit needs a value: --limit N")
    #expect(complaint("--library", "--json") == "--library needs a value: --library DIR")
    #expect(complaint("--library=") == "--library has an empty value: --library DIR")
    #expect(complaint("--library", "") == "--library has an empty value: --library DIR")
    #expect(complaint("--json=yes") == "--json takes no value")
    #expect(
      complaint("--media", "vidoe") == "--media is one of photo, screenshot, video; did you mean video?")
  }

  @Test func numbersOutsideTheirRangeAreRefused() throws {
    for text in ["0", "11", "five", "1.5", "99999999999999999999"] {
      let arguments = try parse("--limit", text)
      #expect(throws: UsageError.self) { try arguments.number(.limit, in: 1...10, default: 1) }
    }
  }

  @Test func generalFlagsMayStandBeforeTheCommand() {
    let line = CommandLineWords(["--store", "here", "--json", "search", "--limit", "3", "cat"])
    #expect(line.command == "search")
    #expect(line.others == ["--store", "here", "--json", "--limit", "3", "cat"])
    #expect(CommandLineWords(["--store=here", "status"]).command == "status")
    #expect(CommandLineWords(["--json"]).command == nil)
    #expect(CommandLineWords([]).command == nil)
  }

  @Test func distanceCountsSingleEditsAndSwaps() {
    #expect(Suggestion.distance("search", "search") == 0)
    #expect(Suggestion.distance("serach", "search") == 1)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
    #expect(Suggestion.distance("", "abc") == 3)
    #expect(Suggestion.nearest(to: "serach", in: ["show", "search"]) == "search")
    #expect(Suggestion.nearest(to: "qqqqqq", in: ["show", "search"]) == nil)
  }
}
