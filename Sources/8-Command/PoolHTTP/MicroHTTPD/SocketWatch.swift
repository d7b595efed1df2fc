#if Serving && os(Linux)
  internal import CPoolMicroHTTPDShim
  internal import Foundation
  internal import Glibc
  internal import Synchronization

  /// Notices clients that leave while their connection sleeps: the daemon does not look at a sleeping connection.
  ///
  /// One thread waits with epoll for the end of the watched sockets, and once a second looks for late connections. A
  /// client that ends its sending side alone counts as gone, as with most servers in front of which this one stands.
  final class SocketWatch: Sendable {
    private let poll: Int32
    private let clocks: ConnectionClocks
    private let isEnding = Atomic(false)
    private let watched = Mutex<[UInt64: Exchange]>([:])

    init(clocks: ConnectionClocks) throws {
      self.clocks = clocks
      poll = epoll_create1(Int32(EPOLL_CLOEXEC))
      guard poll >= 0 else {
        throw HTTPServerError(.cannotListen, "too many open files: raise the limit of the process")
      }
      let thread = Thread { [self] in run() }
      thread.name = "pool-http-watch"
      thread.stackSize = 512 * 1_024
      thread.start()
    }

    /// Ends the thread within a second; nothing is watched any more.
    func end() { isEnding.store(true, ordering: .releasing) }

    func add(_ exchange: Exchange, socket: Int32) {
      watched.withLock { $0[exchange.id] = exchange }
      var event = epoll_event()
      event.events = EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
      event.data.u64 = exchange.id
      _ = epoll_ctl(poll, EPOLL_CTL_ADD, socket, &event)
    }

    func remove(_ exchange: Exchange, socket: Int32) {
      watched.withLock { $0[exchange.id] = nil }
      var event = epoll_event()
      _ = epoll_ctl(poll, EPOLL_CTL_DEL, socket, &event)
    }

    private func run() {
      var events = Array(repeating: epoll_event(), count: 64)
      var nextSweep = ContinuousClock.now + .seconds(1)
      while !isEnding.load(ordering: .acquiring) {
        let count = epoll_wait(poll, &events, Int32(events.count), 1_000)
        for event in events.prefix(Int(max(count, 0))) {
          let exchange = watched.withLock { $0[event.data.u64] }
          exchange?.clientLeft()
        }
        let now = ContinuousClock.now
        if now >= nextSweep {
          clocks.sweep(now: now)
          nextSweep = now + .seconds(1)
        }
      }
      close(poll)
    }
  }

  /// Whether the other side of a socket has ended its sending side or is gone.
  func hasLeft(socket: Int32) -> Bool {
    var entry = pollfd(fd: socket, events: Int16(EPOLLRDHUP.rawValue), revents: 0)
    return poll(&entry, 1, 0) > 0
  }
#endif
