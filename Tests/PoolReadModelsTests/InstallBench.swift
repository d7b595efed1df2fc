import Foundation

@testable import PoolReadModels

/// A source folder, a server of the same files and an empty place to install to; removed at the end.
final class InstallBench: Sendable {
  let root = FileManager.default.temporaryDirectory.appending(path: "pool-install-\(UUID().uuidString)")
  let server: SmallServer
  let files: [String: Data]

  var source: URL { root.appending(path: "source") }
  var folder: URL { root.appending(path: "models") }

  /// Two files of some 100 KB, unless told otherwise.
  init(
    _ files: [String: Data] = ["a.bin": InstallBench.bytes(300_000, 1), "b.bin": InstallBench.bytes(200_000, 2)]
  ) throws {
    server = try SmallServer()
    self.files = files
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try offer(files, manifest: InstallBench.manifest(files))
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: root)
  }

  func offer(_ files: [String: Data], manifest: Data) throws {
    var all = files
    all["manifest.json"] = manifest
    for (name, data) in all where !name.contains("/") && name != ".." {
      try data.write(to: source.appending(path: name))
    }
    server.serve(all)
  }

  func installer(_ address: URL? = nil, silenceSeconds: Int = 20) -> ModelInstaller {
    ModelInstaller(origin: .address(address ?? server.address), folder: folder, silenceSeconds: silenceSeconds)
  }

  func content(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.appending(path: name).path)
  }

  /// Whether the folder holds the files as its manifest says.
  var isWhole: Bool {
    get throws {
      let models = try InstalledModels(folder: folder)
      return models.manifest.models.count == files.count
        && models.manifest.models.allSatisfy { models.state(of: $0) == .ready }
        && files.allSatisfy { content($0.key) == $0.value }
    }
  }

  /// Names of parts that lie about.
  var parts: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".part") }
    }
  }

  static func bytes(_ count: Int, _ seed: UInt32) -> Data {
    var state = seed
    return Data(
      (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      })
  }

  static func manifest(_ files: [String: Data]) -> Data {
    let entries = files.sorted { $0.key < $1.key }.map { name, data in
      var hash = SHA256()
      data.withUnsafeBytes { hash.update($0) }
      return """
        {"name":"n","version":"1","purpose":"\(name)","file":"\(name)","bytes":\(data.count),
        "sha256":"\(hash.finish())","licence":"MIT","source":"s","contract":{}}
        """
    }
    return Data(#"{"format":1,"models":[\#(entries.joined(separator: ","))]}"#.utf8)
  }
}
