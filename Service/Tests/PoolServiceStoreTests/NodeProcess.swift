import Foundation

/// A `store-node` and the file that it writes to, so that nothing it said is lost when it is killed.
final class NodeProcess {
  private let process = Process()
  private let input = Pipe()
  private let output: String

  struct Failure: Error, CustomStringConvertible { let description: String }

  init(_ database: TestDatabase) throws {
    guard let program = Self.program else { throw Failure(description: "store-node is not built.") }
    output = NSTemporaryDirectory() + "pool-node-" + UUID().uuidString
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.executableURL = program
    process.arguments = [database.kind.rawValue, database.place]
    process.standardInput = input
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(atPath: output)
  }

  /// Begins a round.
  func begin(_ secret: String, round: String, seed: UInt64) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(secret) \(round) \(seed)\n".utf8))
  }

  /// The lines that it wrote so far, whole ones.
  var lines: [Substring] {
    let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.dropLast())
  }

  /// Waits until the round is over, or the node wrote so many lines since `first`.
  func wait(round: String, first: Int, lines most: Int = .max) async throws {
    let start = ContinuousClock.now
    while true {
      let lines = lines.dropFirst(first)
      if lines.last == "E \(round)" || lines.count >= most { return }
      guard process.isRunning else { throw Failure(description: "A node ended: \(process.terminationStatus).") }
      guard ContinuousClock.now - start < .seconds(60) else { throw Failure(description: "A node hangs.") }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Ends it where it stands.
  func killNow() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Lets it end by itself.
  func finish() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Where the build left the program: beside the program that runs the tests.
  private static let program: URL? = {
    let runner = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let own = Bundle.main.executableURL?.resolvingSymlinksInPath()
    return ([own, runner].compactMap { $0 } + Bundle.allBundles.map(\.bundleURL)).map {
      $0.deletingLastPathComponent().appendingPathComponent("store-node")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
