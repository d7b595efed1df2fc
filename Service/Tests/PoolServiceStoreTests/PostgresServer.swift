import Foundation

@testable import PoolServiceStore

/// A PostgreSQL of these tests' own, in a folder of its own, on a socket and no port. It is started when the first test
/// asks, and ends with this process, however that ends.
final class PostgresServer: Sendable {
  static let shared = Result { try PostgresServer() }

  let folder: String

  struct Failure: Error, CustomStringConvertible { let description: String }

  private init() throws {
    let programs = try Self.programs()
    folder = "/tmp/pool-pg-" + Secrets.randomLetters(8)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The server refuses to run as root.
    let isRoot = getuid() == 0
    if isRoot { try Self.run("/bin/chown", ["postgres", folder]) }
    let user = isRoot ? ["/usr/sbin/runuser", "-u", "postgres", "--"] : []
    // The shell waits for the end of its input, which comes when this process is gone, even by `kill -9`.
    // Its data are thrown away, so that it may stop at once; and nothing waits for its output.
    let script = """
      "$1/initdb" -D "$2/data" -U postgres --auth=trust --encoding=UTF8 --locale=C --no-sync >"$2/log" 2>&1 || exit 1
      "$1/postgres" -D "$2/data" -k "$2" -h '' -c max_connections=300 -c shared_buffers=64MB >>"$2/log" 2>&1 &
      cat >/dev/null
      kill -QUIT $!
      wait
      rm -rf "$2"
      """
    let command = user + ["/bin/sh", "-c", script, "pool-tests", programs, folder]
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: command[0])
    shell.arguments = Array(command.dropFirst())
    shell.currentDirectoryURL = URL(fileURLWithPath: "/tmp")
    let input = Pipe()
    let descriptor = input.fileHandleForWriting.fileDescriptor
    // No other child may hold the writing end, or the end of this process would go unnoticed.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // The pipe object closes its ends when it goes; this one stays open as long as the process.
    _ = fcntl(dup(descriptor), F_SETFD, FD_CLOEXEC)
    shell.standardInput = input
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    try waitUntilReady()
  }

  /// The address of a database.
  func url(_ database: String) -> String {
    "postgres://postgres@/\(database)?host=\(folder.replacingOccurrences(of: "/", with: "%2F"))"
  }

  /// Makes an empty database and gives its address.
  func makeDatabase() throws -> String {
    let name = "test_" + Secrets.randomBytes(8).map { String($0, radix: 16) }.joined()
    try PostgresConnection(url: url("postgres")).execute("CREATE DATABASE \(name)")
    return url(name)
  }

  /// Ends every connection to a database from the server's side, as a restart does.
  func endConnections(_ url: String) throws {
    _ = try PostgresConnection(url: url).rows(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        + "AND pid <> pg_backend_pid()", [])
  }

  /// Lets a database take connections, or ends them and takes none.
  func setOpen(_ isOpen: Bool, _ database: String) throws {
    let name = database.dropFirst("postgres://postgres@/".count).prefix { $0 != "?" }
    let connection = try PostgresConnection(url: url("postgres"))
    try connection.execute("ALTER DATABASE \(name) ALLOW_CONNECTIONS \(isOpen)")
    if isOpen { return }
    _ = try connection.rows(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'", [])
  }

  private func waitUntilReady() throws {
    let start = ContinuousClock.now
    while (try? PostgresConnection(url: url("postgres"))) == nil {
      guard ContinuousClock.now - start < .seconds(60) else {
        let log = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
        throw Failure(description: "PostgreSQL did not start: \(log.suffix(500))")
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// Where Debian keeps the server's programs: a folder for each version, of which the newest is taken.
  private static func programs() throws -> String {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    guard let newest = versions.compactMap({ Int($0) }).max() else {
      throw Failure(description: "PostgreSQL is not installed: run Scripts/setup --tests.")
    }
    return "\(root)/\(newest)/bin"
  }

  private static func run(_ path: String, _ words: [String]) throws {
    let process = try Process.run(URL(fileURLWithPath: path), arguments: words)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "\(path) failed.") }
  }
}
