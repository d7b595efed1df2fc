public import PoolLibrary
public import PoolTypes
internal import Synchronization

/// A library in memory, which a test fills, changes and watches being read.
public final class SimulatedLibrary: PhotoLibrary {
  /// One capture, with what its readers will find in it.
  public struct Capture: Hashable, Sendable {
    public var path: String
    public var facts: CaptureFacts
    public var text: [String]
    public var codes: [String]
    public var labels: [String]
    /// Two captures of one look have the same fingerprint and vector.
    public var look: UInt64
    /// Numbers of the persons whose faces it shows.
    public var faces: [UInt64] = []
    /// Fails to be read with this reason.
    public var failure: String?

    public init(
      _ path: String, mediaType: MediaType = .photo, instant: Double, location: Coordinate? = nil, text: [String] = [],
      codes: [String] = [], labels: [String] = [], look: UInt64? = nil, failure: String? = nil
    ) {
      self.path = path
      facts = CaptureFacts(
        mediaType: mediaType, date: CaptureDate(wallClockSeconds: instant, offsetMinutes: 0, source: .metadata),
        location: location, size: PixelSize(width: 4, height: 4))
      self.text = text
      self.codes = codes
      self.labels = labels
      self.look = look ?? path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      self.failure = failure
    }
  }

  private struct State {
    var captures: [String: (capture: Capture, stamp: EntryStamp)] = [:]
    var number: UInt64 = 0
    var isThere = true
    var described = 0
    var opened: [String] = []
    var followers: [AsyncStream<Void>.Continuation] = []
  }

  public let name: String
  private let state = Mutex(State())

  public init(name: String = "simulated", _ captures: [Capture] = []) {
    self.name = name
    for capture in captures { put(capture) }
  }

  // MARK: What a test does

  /// Adds a capture, or changes the one at its path.
  public func put(_ capture: Capture) {
    change { state in
      state.number += 1
      state.captures[capture.path] = (
        capture, EntryStamp(size: 1, modified: Int64(state.number), fileNumber: state.number, companions: 0)
      )
    }
  }

  /// Changes what its readers will find, in a file that stays the same.
  public func relabel(_ path: String, _ labels: [String]) {
    state.withLock { $0.captures[path]?.capture.labels = labels }
  }

  public func remove(_ path: String) { change { $0.captures[path] = nil } }

  /// False makes the library unreadable.
  public func setThere(_ isThere: Bool) { change { $0.isThere = isThere } }

  public var captures: [Capture] {
    state.withLock { $0.captures.values.map(\.capture).sorted { $0.path < $1.path } }
  }

  /// Paths whose pixels were asked for, in order.
  public var opened: [String] { state.withLock { $0.opened } }

  /// How often a capture was described.
  public var describedCount: Int { state.withLock { $0.described } }

  public func capture(_ path: String) -> Capture? { state.withLock { $0.captures[path]?.capture } }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      for follower in state.followers { follower.yield() }
    }
  }

  // MARK: PhotoLibrary

  public func list() throws -> LibraryListing {
    try state.withLock { state in
      guard state.isThere else { throw PoolError.permissionDenied("The library is not there.") }
      return LibraryListing(
        entries: state.captures.map { LibraryEntry(path: $0.key, stamp: $0.value.stamp) }.sorted { $0.path < $1.path })
    }
  }

  public func describe(_ entry: LibraryEntry) throws -> EntryDescription {
    try state.withLock { state in
      state.described += 1
      guard let found = state.captures[entry.path] else { throw CaptureFailure(.open, "no such file") }
      return .capture(found.capture.facts, contentDigest: String(found.stamp.fileNumber))
    }
  }

  public func file(for entry: LibraryEntry) throws -> CaptureFile {
    try state.withLock { state in
      guard let found = state.captures[entry.path] else { throw CaptureFailure(.open, "no such file") }
      state.opened.append(entry.path)
      return CaptureFile(path: entry.path, kind: found.capture.facts.mediaType == .video ? .video : .picture)
    }
  }

  public func changes() -> AsyncStream<Void>? {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    state.withLock { $0.followers.append(continuation) }
    return stream
  }
}
