#if Serving && os(Linux)
  internal import Glibc
  internal import Synchronization

  /// Until when each connection has to have sent the header or body that is due.
  ///
  /// The server's own timer ends connections on which nothing moves; this ends those on which something moves, too
  /// slowly. A connection is registered before its first byte and taken out before its socket is closed, both by the
  /// daemon, so a socket that is shut down here is never one that was opened since.
  final class ConnectionClocks: Sendable {
    private struct Entry {
      var socket: Int32
      var deadline: ContinuousClock.Instant?
    }

    private struct State {
      var entries: [UInt64: Entry] = [:]
      var nextID: UInt64 = 1
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.entries.count } }

    /// Registers a connection. The number is 1 or more.
    func add(socket: Int32, seconds: Int) -> UInt64 {
      let deadline = ContinuousClock.now + .seconds(seconds)
      return state.withLock { state in
        let id = state.nextID
        state.nextID += 1
        state.entries[id] = Entry(socket: socket, deadline: deadline)
        return id
      }
    }

    func remove(_ id: UInt64) {
      state.withLock { $0.entries[id] = nil }
    }

    /// Sets what is due, or nil while the client waits for the server.
    func set(_ id: UInt64, seconds: Int?) {
      let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
      state.withLock { $0.entries[id]?.deadline = deadline }
    }

    /// Ends the connections that are late. The daemon then sees their end and closes them.
    func sweep(now: ContinuousClock.Instant = .now) {
      state.withLock { state in
        for (id, entry) in state.entries {
          guard let deadline = entry.deadline, deadline < now else { continue }
          _ = shutdown(entry.socket, Int32(SHUT_RDWR))
          state.entries[id]?.deadline = nil
        }
      }
    }
  }
#endif
