import Foundation
import Testing

@testable import PoolCommand

#if Vips
  /// A process that ends in the middle, by a crash or from outside.
  @Suite(.enabled(if: PoolProgram.isBuilt, "the program `pool` is not built beside the tests"), .serialized)
  struct CrashTests {
    /// Runs `pool index` and sends it a signal as soon as it reads.
    private func indexAndSend(_ signal: String, _ program: PoolProgram) throws -> PoolProgram.Outcome {
      try program.script(
        """
        ulimit -c 0
        "$pool" index --library library --store "$store" --json > progress & run=$!
        for turn in $(seq 2000); do grep -q '"step":"indexing"' progress && break; sleep 0.002; done
        kill -\(signal) $run; wait $run 2> /dev/null; echo $?
        """)
    }

    @Test func aCrashLeavesAMarkAndTheNextRunReadsEverything() throws {
      let program = try PoolProgram()
      defer { program.remove() }
      for number in 0..<120 { try program.addPicture("\(number).bmp", blue: UInt8(number), side: 200) }
      let crash = try indexAndSend("SEGV", program)
      #expect(crash.output == "139\n")
      let mark = URL(fileURLWithPath: program.store).appendingPathComponent("crashed")
      #expect(try Data(contentsOf: mark).count == 1)
      let after = try program.run("index", "--library", program.library.path, "--json")
      #expect(after.status == 0)
      #expect(try after.json.last?["indexed"] as? Int == 120)
      #expect(try Data(contentsOf: mark).isEmpty)
    }

    @Test func endsFromOutsideLeaveNoMarkAndLoseNothing() throws {
      let program = try PoolProgram()
      defer { program.remove() }
      for number in 0..<120 { try program.addPicture("\(number).bmp", blue: UInt8(number), side: 200) }
      for _ in 0..<5 { #expect(try indexAndSend("KILL", program).output == "137\n") }
      let after = try program.run("index", "--library", program.library.path, "--json")
      #expect(after.status == 0)
      #expect(try after.json.last?["indexed"] as? Int == 120)
      #expect(try after.json.last?["failed"] as? Int == 0)
    }
  }
#endif
