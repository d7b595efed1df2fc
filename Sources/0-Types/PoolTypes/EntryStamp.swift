/// What tells, without opening a file, whether it is still the one that was read.
public struct EntryStamp: Hashable, Sendable {
  /// Bytes.
  public var size: Int64
  /// Nanoseconds since 1970 of the last change of the file's content.
  public var modified: Int64
  /// The file system's number for the file; survives a rename.
  public var fileNumber: UInt64
  /// Digest over the companions' names, sizes and times; 0 where there are none.
  public var companions: UInt64

  public init(size: Int64, modified: Int64, fileNumber: UInt64, companions: UInt64) {
    self.size = size
    self.modified = modified
    self.fileNumber = fileNumber
    self.companions = companions
  }
}

/// A capture, or a file that is none, as the index knows it.
public struct KnownEntry: Hashable, Sendable {
  /// Nil for a file that was looked at and left out.
  public var id: CaptureID?
  /// Relative to the library.
  public var path: String
  public var stamp: EntryStamp
  /// `EntryDescription`'s digest; empty for a file that is left out.
  public var contentDigest: String

  public init(id: CaptureID?, path: String, stamp: EntryStamp, contentDigest: String) {
    self.id = id
    self.path = path
    self.stamp = stamp
    self.contentDigest = contentDigest
  }
}
