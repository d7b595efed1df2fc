#if os(Linux)
  internal import Foundation
  internal import Synchronization

  /// Whether the network is paid by use, as NetworkManager knows or guesses it. Asked through `busctl`, which comes
  /// with systemd, so that nothing is linked for it.
  final class MeteredNetwork: Sendable {
    private struct Answer {
      var isMetered: Bool?
      var until: ContinuousClock.Instant
    }

    private struct Reply: Decodable { var data: Int }

    private let program: URL
    /// For the program, which is then ended.
    private let patience: Duration
    /// An answer is kept that long, as is that there is none.
    private let validity: Duration
    private let answer = Mutex<Answer?>(nil)

    init(program: URL, patience: Duration = .seconds(2), validity: Duration = .seconds(30)) {
      self.program = program
      self.patience = patience
      self.validity = validity
    }

    /// Nil where nothing tells. Blocks while the program runs; several callers wait for one.
    var isMetered: Bool? {
      answer.withLock { answer in
        if let answer, answer.until > .now { return answer.isMetered }
        let isMetered = ask()
        answer = Answer(isMetered: isMetered, until: .now + validity)
        return isMetered
      }
    }

    private func ask() -> Bool? {
      guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
      let output = Pipe()
      defer {
        try? output.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
      }
      let process = Process()
      process.executableURL = program
      process.arguments = [
        "--json=short", "get-property", "org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager",
        "org.freedesktop.NetworkManager", "Metered",
      ]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      guard (try? process.run()) != nil else { return nil }
      guard ended.wait(timeout: .now() + patience / .seconds(1)) == .success else {
        kill(process.processIdentifier, SIGKILL)
        // Until it is reaped, so that its number is not another's.
        _ = ended.wait(timeout: .now() + 1)
        return nil
      }
      guard process.terminationStatus == 0 else { return nil }
      return Self.isMetered(Self.waiting(in: output.fileHandleForReading.fileDescriptor))
    }

    /// What a pipe holds right now. Not read to its end, which a process that the program left may put off.
    private static func waiting(in descriptor: Int32) -> [UInt8] {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 0) == 1 else { return [] }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      return Array(bytes.prefix(max(0, count)))
    }

    /// NetworkManager's words: 1 yes, 2 no, 3 a guess that it is, 4 a guess that it is not, 0 unknown.
    static func isMetered(_ json: [UInt8]) -> Bool? {
      guard let reply = try? JSONDecoder().decode(Reply.self, from: Data(json)) else { return nil }
      switch reply.data {
      case 1, 3: return true
      case 2, 4: return false
      default: return nil
      }
    }
  }
#endif
