import Foundation
import PoolCloud
import Synchronization

/// App Attest by the program `attest-device` of the service's package.
final class SoftwareDevice: AppAttester {
  /// The root of what it attests, in DER.
  let root: URL
  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  /// One question at a time.
  private let turn = Mutex(())

  init(folder: URL) throws {
    root = folder.appending(path: "attest-root.der")
    process = Process()
    process.executableURL = try RunningService.program("attest-device")
    process.arguments = [root.path, ServiceBuild.team, ServiceBuild.bundle]
    let (questions, answers) = (Pipe(), Pipe())
    process.standardInput = questions
    process.standardOutput = answers
    input = questions.fileHandleForWriting
    output = answers.fileHandleForReading
    try process.run()
    guard try Self.line(output) == "ready" else { throw ProgramFailure(description: "attest-device did not start") }
  }

  func stop() { process.terminate() }

  func makeKey() async throws -> String { try ask("key") }

  func attestation(ofKey id: String, challenge: [UInt8]) async throws -> [UInt8] { try bytes("attest", id, challenge) }

  func assertion(ofKey id: String, body: [UInt8]) async throws -> [UInt8] { try bytes("assert", id, body) }

  private func bytes(_ word: String, _ id: String, _ bytes: [UInt8]) throws -> [UInt8] {
    let answer = try ask("\(word) \(id) \(Data(bytes).base64EncodedString())")
    guard let data = Data(base64Encoded: answer) else { throw ProgramFailure(description: "attest-device: \(answer)") }
    return Array(data)
  }

  private func ask(_ question: String) throws -> String {
    try turn.withLock { _ in
      try input.write(contentsOf: Data("\(question)\n".utf8))
      return try Self.line(output)
    }
  }

  private static func line(_ handle: FileHandle) throws -> String {
    var line = Data()
    while let byte = try handle.read(upToCount: 1), !byte.isEmpty {
      if byte == Data("\n".utf8) { break }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }
}
