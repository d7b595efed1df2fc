public import PoolTypes

/// A library of captures: what is there, and what each file says of itself.
///
/// Implementations are safe to call from several tasks at once. Calls block on the disk.
public protocol PhotoLibrary: Sendable {
  /// A name for error messages and status, such as the folder's path.
  var name: String { get }

  /// Everything that may be a capture, found by listing alone: no capture's file is opened.
  ///
  /// Live Photo movies and sidecars are companions of their picture, never entries of their own. What cannot be
  /// listed (an unreadable folder, a name that is not UTF-8) is counted in `LibraryListing.problems`.
  /// - Throws: `PoolError.permissionDenied` if the library itself is missing or unreadable.
  func list() throws -> LibraryListing

  /// Opens one entry's headers and sidecars and says what it is.
  ///
  /// - Throws: `CaptureFailure` with a short reason for a file that is broken, unreadable or gone.
  func describe(_ entry: LibraryEntry) throws -> EntryDescription

  /// The file to read pixels from.
  ///
  /// - Throws: `CaptureFailure` if it is gone.
  func file(for entry: LibraryEntry) throws -> CaptureFile

  /// One value after each change of the library, changes that come together told once; nil where it cannot be
  /// followed. Ends when its consumer does.
  func changes() -> AsyncStream<Void>?
}

extension PhotoLibrary {
  public func changes() -> AsyncStream<Void>? { nil }
}

/// What one listing found.
public struct LibraryListing: Sendable {
  public var entries: [LibraryEntry]
  /// Short reasons for what could not be listed, at most 100 kept.
  public var problems: [String]
  /// How many could not be listed.
  public var problemCount: Int

  /// False where a folder could not be listed: captures that are missing may still be there.
  public var isComplete: Bool

  public init(
    entries: [LibraryEntry], problems: [String] = [], problemCount: Int = 0, isComplete: Bool = true
  ) {
    self.entries = entries
    self.problems = problems
    self.problemCount = problemCount
    self.isComplete = isComplete
  }
}

/// One capture as a listing shows it.
public struct LibraryEntry: Hashable, Sendable {
  /// Path relative to the library, `/` between parts, as it stands on disk.
  public var path: String
  public var stamp: EntryStamp
  /// Paths, relative to the library, of the files that belong to it.
  public var companions: [Companion]

  public init(path: String, stamp: EntryStamp, companions: [Companion] = []) {
    self.path = path
    self.stamp = stamp
    self.companions = companions
  }
}

/// A file that belongs to a capture.
public struct Companion: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable, Codable {
    /// The movie of a Live Photo.
    case liveMovie
    case xmpSidecar
    case takeoutSidecar
  }
  public var role: Role
  public var path: String

  public init(role: Role, path: String) {
    self.role = role
    self.path = path
  }
}

/// What an entry turned out to be.
public enum EntryDescription: Hashable, Sendable {
  /// A capture. `contentDigest` is 16 bytes in hexadecimal over its content (the whole of a small file, head, tail
  /// and size of a large one); equal files have equal digests.
  case capture(CaptureFacts, contentDigest: String)
  /// No capture (not a picture or video by content, or a screen recording), with the reason.
  case leftOut(String)
}

/// A file whose pixels can be read.
public struct CaptureFile: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case picture, video }
  /// Absolute path.
  public var path: String
  public var kind: Kind
  /// EXIF orientation that the metadata gives, 1 to 8. A decoder applies what its container has not yet applied.
  public var orientation: Int

  public init(path: String, kind: Kind, orientation: Int = 1) {
    self.path = path
    self.kind = kind
    self.orientation = orientation
  }
}
