import Foundation
import Testing

/// What the fuzzer started from and what it found, given to the same parsers in every test run.
@Suite struct FuzzReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzzing")
  /// What the fuzzer repeats short inputs to, in its second mode.
  private static let stretched = 200_000

  private static func files(_ kind: String, _ parser: String) throws -> [URL] {
    let place = folder.appendingPathComponent(kind).appendingPathComponent(parser)
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }

  @Test func everyParserHasItsSeedsAndWords() throws {
    for parser in Parser.all {
      #expect(try !Self.files("Seeds", parser.name).isEmpty, "\(parser.name)")
      let words = Self.folder.appendingPathComponent("Dictionaries/\(parser.name).dict")
      #expect(FileManager.default.fileExists(atPath: words.path), "\(parser.name)")
    }
  }

  @Test(arguments: Parser.all.map(\.name)) func seedsAndFailCasesAreRead(_ name: String) throws {
    let parser = try #require(Parser.all.first { $0.name == name })
    for file in try Self.files("Seeds", name) + Self.files("FailCases", name) {
      var bytes = try [UInt8](Data(contentsOf: file))
      #expect(parser.complaint(bytes) == nil, "\(file.lastPathComponent)")
      guard file.lastPathComponent.hasPrefix("stretch-"), !bytes.isEmpty else { continue }
      let unit = bytes
      while bytes.count < Self.stretched { bytes += unit }
      #expect(parser.complaint(bytes) == nil, "\(file.lastPathComponent), repeated")
    }
  }

  @Test(arguments: Parser.all.map(\.name)) func halvesAndJoinsOfSeedsAreRead(_ name: String) throws {
    let parser = try #require(Parser.all.first { $0.name == name })
    let seeds = try Self.files("Seeds", name).map { try [UInt8](Data(contentsOf: $0)) }
    for seed in seeds {
      for part in 1..<8 {
        let cut = seed.count * part / 8
        #expect(parser.complaint(Array(seed[cut...])) == nil)
        #expect(parser.complaint(Array(seed[..<cut]) + [0xff, 0x00, 0x0a] + seed[cut...]) == nil)
        #expect(parser.complaint(Array(seed.reversed())[cut...] + seed) == nil)
      }
    }
  }
}

/// Work grows with the input and not faster, whatever stands in it.
@Suite(.serialized) struct FuzzGrowthTests {
  /// Repeated, each is meant to make some scan look far and in vain.
  private static let units = [
    "1", "a", "@", ".", "/", "<", "-", " ", ":", ",", "$", "€", "\\", "\"", "{", "[", "(", ";", "\n", "é", "東", "1 ",
    "a.", "a@", "1.", "1,", "1-", "1/1/", "A1", "P<", "€1", "http://", "www.a.", "+1 ", "{\"n\":[", "BEGIN:VCARD\n",
    "TEL:", "1Z", "M1", "QR|", "QR|WIFI:S:\\;", "password: ", "code 123456 ", "Total 1,00\n", "12:30 ", "5 May ",
  ]
  private static let small = 3_000
  /// Shorter than this is no blow-up, and too short to compare.
  private static let floor = Duration.milliseconds(100)

  private static func cost(_ parser: Parser, _ unit: String, _ count: Int) -> Duration {
    let text = Array(String(repeating: unit, count: max(1, count / unit.utf8.count)).utf8)
    return ContinuousClock().measure { _ = parser.complaint(text) }
  }

  /// Four times the input costs at most eight times as much. Each look takes the best of some, for others work too.
  @Test(arguments: Parser.all.map(\.name)) func fourTimesTheTextIsAtMostEightTimesTheWork(_ name: String) throws {
    let parser = try #require(Parser.all.first { $0.name == name })
    for unit in Self.units {
      var large = Self.cost(parser, unit, Self.small * 4)
      if large < Self.floor { continue }
      var little = Self.cost(parser, unit, Self.small)
      for _ in 0..<3 where large > little * 8 {
        large = min(large, Self.cost(parser, unit, Self.small * 4))
        little = max(little, Self.cost(parser, unit, Self.small))
      }
      #expect(large <= little * 8, "\(unit.debugDescription): \(little), \(large)")
    }
  }
}
