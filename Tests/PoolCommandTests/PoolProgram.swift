import Foundation

/// The real program, run in a folder of its own that holds no models.
struct PoolProgram {
  /// What one run left.
  struct Outcome {
    var status: Int32
    var output: String
    var messages: String

    /// Every line of the output as JSON.
    var json: [[String: Any]] {
      get throws {
        try output.split(separator: "\n").map { line in
          guard let form = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            throw CocoaError(.propertyListReadCorrupt)
          }
          return form
        }
      }
    }
  }

  let folder: URL
  var store: String { folder.appendingPathComponent("store").path }
  var library: URL { folder.appendingPathComponent("library") }

  /// Where the build left the program: beside the program that runs the tests, wherever that was built.
  static let built: URL? = {
    let runner = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let own = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let bundles = Bundle.allBundles.map(\.bundleURL)
    return ([own, runner].compactMap { $0 } + bundles).map {
      $0.deletingLastPathComponent().appendingPathComponent("pool")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
  static var isBuilt: Bool { built != nil }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pool-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    // Run from here, the program finds no models above itself, whatever the repository holds.
    guard let built = Self.built else { throw CocoaError(.fileNoSuchFile) }
    let program = folder.appendingPathComponent("pool")
    do { try FileManager.default.linkItem(at: built, to: program) } catch {
      try FileManager.default.copyItem(at: built, to: program)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs `pool` with the store of this folder, and waits for it.
  func run(_ words: String..., store: Bool = true) throws -> Outcome { try run(words, store: store) }

  func run(_ words: [String], store: Bool = true) throws -> Outcome {
    try launch(
      folder.appendingPathComponent("pool").path,
      words + (store && !words.contains("--") ? ["--store", self.store] : [])
    )
  }

  /// Runs a script in which `$pool` is the program and `$store` the store, and waits for it.
  func script(_ text: String) throws -> Outcome { try launch("/bin/bash", ["-c", text]) }

  private func launch(_ path: String, _ words: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["POOL_MODELS"] = nil
    environment["pool"] = folder.appendingPathComponent("pool").path
    environment["store"] = store
    process.environment = environment
    let files = try ["out", "err"].map { name in
      let url = folder.appendingPathComponent("\(name)-\(UUID().uuidString)")
      try Data().write(to: url)
      return (url: url, handle: try FileHandle(forWritingTo: url))
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0].handle
    process.standardError = files[1].handle
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { file in
      try file.handle.close()
      return String(decoding: try Data(contentsOf: file.url), as: UTF8.self)
    }
    return Outcome(status: process.terminationStatus, output: texts[0], messages: texts[1])
  }

  /// A small picture of one colour, as an uncompressed 24-bit BMP.
  func addPicture(_ name: String, blue: UInt8 = 90, side: Int = 32) throws {
    func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 255) } }
    let pixels = [UInt8](repeating: blue, count: side * side * 3)
    let header: [UInt8] = [0x42, 0x4D] + little(54 + pixels.count, 4) + little(0, 4) + little(54, 4)
    let info =
      little(40, 4) + little(side, 4) + little(side, 4) + little(1, 2) + little(24, 2) + little(0, 4)
      + little(pixels.count, 4) + little(2835, 4) + little(2835, 4) + little(0, 8)
    try add(name, Data(header + info + pixels))
  }

  func add(_ name: String, _ data: Data) throws {
    let url = library.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
