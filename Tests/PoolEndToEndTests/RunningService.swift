import Foundation
import Synchronization

/// The real service in a process of its own, over TLS, with a store in a folder of the test.
final class RunningService: Sendable {
  let folder: URL
  /// `https://localhost:PORT`.
  let address: String
  private let port: Int
  private let process = Mutex<Process?>(nil)
  private let lines = Mutex(Data())

  /// What the service is started with.
  struct Start {
    /// Days by which its clock is ahead.
    var daysAhead = 0
    /// A root certificate in DER that test keys are believed by.
    var attestRoot: URL?
    /// Published model files.
    var models: URL?
  }

  /// A service in this folder that is not started yet.
  init(folder: URL) throws {
    self.folder = folder
    port = try Self.freePort()
    address = "https://localhost:\(port)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Starts the service and waits until it listens.
  func start(_ start: Start = Start()) async throws {
    guard let tls = ServiceBuild.tls else { throw ProgramFailure(description: "there is no certificate") }
    var arguments = [
      "serve", "--data", data, "--port", "\(port)", "--tls-certificate",
      tls.appending(path: "tls.pem").path, "--tls-key", tls.appending(path: "tls.key").path, "--public-address",
      address,
    ]
    if let root = start.attestRoot { arguments += ["--test-attest-root", root.path] }
    if let models = start.models { arguments += ["--models", models.path] }
    let process = Process()
    process.executableURL = try Self.program("pool-actions")
    process.arguments = arguments
    if start.daysAhead > 0 {
      // libfaketime has to be in a process before the one whose runtime of Swift starts threads at once.
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [try Self.program("pool-actions").path] + arguments
      process.environment = try Self.environment(daysAhead: start.daysAhead)
    }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    lines.withLock { $0 = Data() }
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      // At its end a pipe would be told of without end.
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.lines.withLock { $0 += data }
    }
    try process.run()
    self.process.withLock { $0 = process }
    let isUp = await eventually { self.log.contains("\"started\"") || !process.isRunning }
    guard isUp, process.isRunning else { throw ProgramFailure(description: "pool-actions did not start: \(log)") }
  }

  /// The environment of a program whose clock libfaketime moves.
  private static func environment(daysAhead: Int) throws -> [String: String] {
    let base = "/usr/lib"
    let folders = try FileManager.default.contentsOfDirectory(atPath: base).map { "\(base)/\($0)/faketime" }
    guard
      let library = folders.map({ "\($0)/libfaketimeMT.so.1" }).first(where: FileManager.default.fileExists(atPath:))
    else { throw ProgramFailure(description: "libfaketime is not installed: Scripts/setup --tests") }
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = library
    environment["FAKETIME"] = "+\(daysAhead)d"
    // Waits are as long as they are.
    environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
    return environment
  }

  func stop() {
    process.withLock {
      $0?.terminate()
      $0?.waitUntilExit()
      $0 = nil
    }
  }

  /// What the service logged since it was started.
  var log: String { String(decoding: lines.withLock { $0 }, as: UTF8.self) }

  /// How many requests were answered since it was started, by the log.
  var requests: Int { fields.count { $0["event"] as? String == "request" } }

  /// How often a request to an endpoint was answered with a status, by the log.
  func count(_ route: String, _ status: Int) -> Int {
    fields.count { $0["route"] as? String == route && $0["status"] as? Int == status }
  }

  private var fields: [[String: Any]] {
    log.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  private var data: String { folder.appending(path: "service").path }

  /// Runs a command of the operator on the store of this service.
  @discardableResult
  func operate(_ words: String...) throws -> String {
    try Self.run(try Self.program("pool-actions"), words + ["--data", data])
  }

  static func program(_ name: String) throws -> URL {
    guard let folder = ServiceBuild.folder else { throw ProgramFailure(description: "the service is not built") }
    return folder.appending(path: name)
  }

  /// Runs a program to its end.
  /// - Returns: what it wrote.
  static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProgramFailure(description: "\(program.lastPathComponent) \(arguments.first ?? ""): \(text)")
    }
    return text
  }

  /// A port that nobody listened at a moment ago.
  private static func freePort() throws -> Int {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      // The two structures are one and the same to the calls of sockets.
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw ProgramFailure(description: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
