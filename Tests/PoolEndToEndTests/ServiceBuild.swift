import Foundation

/// The service's programs, which another package builds.
enum ServiceBuild {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder with `pool-actions` and `attest-device`: the one of `POOL_SERVICE_BUILD`, or where
  /// `swift build --package-path Service` puts them; nil where they are not built.
  static let folder: URL? = {
    let given = ProcessInfo.processInfo.environment["POOL_SERVICE_BUILD"].map { URL(filePath: $0) }
    let folder = given ?? repository.appending(path: "Service/.build/debug")
    let programs = ["pool-actions", "attest-device"]
    let isBuilt = programs.allSatisfy {
      FileManager.default.isExecutableFile(atPath: folder.appending(path: $0).path)
    }
    return isBuilt ? folder : nil
  }()

  /// The folder with a certificate that this process believes, by `Scripts/with-test-authority`; nil without it.
  static let tls = ProcessInfo.processInfo.environment["POOL_TEST_TLS"].map { URL(filePath: $0) }

  /// The models that set-up made; nil where it did not.
  static let models: URL? = {
    let given = ProcessInfo.processInfo.environment["POOL_MODELS"].map { URL(filePath: $0) }
    let folder = given ?? repository.appending(path: "models")
    return FileManager.default.fileExists(atPath: folder.appending(path: "manifest.json").path) ? folder : nil
  }()

  /// What the service takes this program for.
  static let bundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  static let team = "ABCDE12345"
}

/// Why a program of the tests did not do what it had to.
struct ProgramFailure: Error, CustomStringConvertible {
  var description: String
}

/// Waits until a condition holds, twenty seconds at most.
func eventually(_ condition: () async throws -> Bool) async rethrows -> Bool {
  for _ in 0..<1_000 {
    if try await condition() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return try await condition()
}
