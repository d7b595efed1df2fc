import Foundation
import Synchronization

/// A run of the built `pool-actions`.
final class ExecutableRun: Sendable {
  private let process: Mutex<Process>
  private let output = Mutex(Data())
  private let trouble = Mutex(Data())

  /// - Parameters:
  ///   - output: a file that takes standard output; nil for `text`.
  ///   - log: a file that takes standard error; nil for `log`.
  init(_ arguments: [String], output file: String? = nil, log logFile: String? = nil) throws {
    let folder = Bundle.allBundles.compactMap { $0.bundleURL.pathExtension == "xctest" ? $0.bundleURL : nil }.first
    let program = (folder ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
      .appendingPathComponent("pool-actions")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let out = Pipe()
    let err = Pipe()
    process.standardOutput = try file.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) } ?? out
    process.standardError = try logFile.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) } ?? err
    self.process = Mutex(process)
    out.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      self?.output.withLock { $0 += data }
    }
    err.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      self?.trouble.withLock { $0 += data }
    }
    try process.run()
  }

  var text: String { String(decoding: output.withLock { $0 }, as: UTF8.self) }
  var log: String { String(decoding: trouble.withLock { $0 }, as: UTF8.self) }
  var isRunning: Bool { process.withLock { $0.isRunning } }
  var status: Int32 { process.withLock { $0.terminationStatus } }
  func terminate() { process.withLock { $0.terminate() } }
  func kill() { process.withLock { _ = Foundation.kill($0.processIdentifier, SIGKILL) } }

  /// The port that the log names once the server listens.
  func port() async -> UInt16? {
    _ = await eventually { self.log.contains("\"started\"") || !self.isRunning }
    guard let range = log.range(of: "\"port\":\"") else { return nil }
    return UInt16(log[range.upperBound...].prefix { $0 != "\"" })
  }
}
