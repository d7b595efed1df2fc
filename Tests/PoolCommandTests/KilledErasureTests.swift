import Foundation
import Testing

@testable import PoolCommand

#if Vips && Metadata
  /// Ends from outside at any moment of a run or an erasure leave no byte behind once an erasure has come to its end.
  @Suite(
    .enabled(if: PoolProgram.isBuilt, "the program `pool` is not built beside the tests"), .timeLimit(.minutes(5)))
  struct KilledErasureTests {
    private let title = "kalanchoe-7f3a91c2d4e8"

    private func program() throws -> PoolProgram {
      let program = try PoolProgram()
      for number in 0..<80 { try program.addPicture("\(number).bmp", blue: UInt8(number), side: 64) }
      try program.addPicture("canary.bmp", blue: 200, side: 64)
      try program.add(
        "canary.bmp.xmp",
        Data(
          """
          <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
          <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
           exif:GPSLatitude="38,42.6740741N" exif:GPSLongitude="9,8.1925931W">
          <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(title)</rdf:li></rdf:Alt></dc:title>
          </rdf:Description></rdf:RDF></x:xmpmeta>
          """.utf8))
      return program
    }

    /// Starts a command and ends it from outside.
    private func kill(_ program: PoolProgram, _ words: String, after seconds: String) throws -> PoolProgram.Outcome {
      try program.script(
        """
        "$pool" \(words) --store "$store" & run=$!
        sleep \(seconds); kill -9 $run; wait $run; true
        """)
    }

    /// Files of the store that hold the title.
    private func holders(_ program: PoolProgram) throws -> [String] {
      guard FileManager.default.fileExists(atPath: program.store) else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: program.store).filter { name in
        let bytes = try Data(contentsOf: URL(filePath: program.store).appending(path: name))
        return bytes.range(of: Data(title.utf8)) != nil
      }
    }

    @Test func anErasureThatWasKilledIsFinishedByTheNextOpening() throws {
      let program = try program()
      defer { program.remove() }
      #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
      #expect(try !holders(program).isEmpty)
      var empty = 0
      for turn in 0..<8 {
        #expect(try program.run("index", "--library", program.library.path, "--quiet").status == 0)
        let killed = try kill(program, "delete-index --yes --quiet", after: "0.\(turn + 1)")
        #expect(killed.status == 0)
        // Opened for writing, the store is either as it was, or empty.
        #expect(try program.run("options", "places=true", "--quiet").status == 0)
        let isThere = try program.run("status").status == 0
        if !isThere { empty += 1 }
        if !isThere { #expect(try holders(program).isEmpty, "turn \(turn)") }
      }
      #expect(empty > 0, "every kill came before the erasure began")
      #expect(try program.run("erase", "--yes", "--quiet").status == 0)
      #expect(try holders(program).isEmpty)
    }

    @Test func whatAKilledRunLeftIsErasedToo() throws {
      let program = try program()
      defer { program.remove() }
      for turn in 1...6 {
        let killed = try kill(program, "index --library library --quiet", after: "0.\(turn)")
        #expect(killed.status == 0)
        #expect(try program.run("erase", "--yes", "--quiet").status == 0)
        #expect(try holders(program).isEmpty, "turn \(turn)")
      }
    }
  }
#endif
