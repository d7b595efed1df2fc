package import PoolTypes

/// What one transaction of a run changes.
package struct IndexSlice: Sendable {
  /// A capture seen for the first time, or whose file changed.
  package struct Listed: Sendable {
    package var id: CaptureID
    package var path: String
    package var stamp: EntryStamp
    package var contentDigest: String
    package var facts: CaptureFacts
    /// False where the pixels are the ones that were read: only facts, path and stamp change.
    package var needsReading: Bool
    /// Whether the file says where it was taken, even where `facts` may not.
    package var isLocated: Bool

    package init(
      id: CaptureID, path: String, stamp: EntryStamp, contentDigest: String, facts: CaptureFacts,
      needsReading: Bool, isLocated: Bool? = nil
    ) {
      self.isLocated = isLocated ?? (facts.location != nil)
      self.id = id
      self.path = path
      self.stamp = stamp
      self.contentDigest = contentDigest
      self.facts = facts
      self.needsReading = needsReading
    }
  }

  /// A capture that was read and let pass.
  package struct Read: Sendable {
    package var id: CaptureID
    package var reading: CaptureReading
    package var derived: Derivation
    /// Version of the rules that looked at it.
    package var judged: String
    /// Nil where faces were not looked for: then those that were found before stay.
    package var faces: [StoredFace]?

    package init(
      id: CaptureID, reading: CaptureReading, derived: Derivation = Derivation(), judged: String = "",
      faces: [StoredFace]? = nil
    ) {
      self.faces = faces
      self.id = id
      self.reading = reading
      self.derived = derived
      self.judged = judged
    }
  }

  /// A capture that is held back.
  package struct Held: Sendable {
    package var id: CaptureID
    package var kind: SensitiveKind
    /// Version of the gate; another one reads the capture again.
    package var judged: String
    /// With the readers that told.
    package var readers: [ReaderKind: String]

    package init(id: CaptureID, kind: SensitiveKind, judged: String = "", readers: [ReaderKind: String] = [:]) {
      self.id = id
      self.kind = kind
      self.judged = judged
      self.readers = readers
    }
  }

  /// What a language model named in a capture, with `IndexStore.namedMark`.
  package typealias Named = (id: CaptureID, things: [Thing], version: String)

  /// Captures that are gone from the library.
  package var removed: [CaptureID] = []
  /// Paths of files that were left out and are gone.
  package var forgotten: [String] = []
  /// The same files at other paths.
  package var moved: [(id: CaptureID, path: String, stamp: EntryStamp)] = []
  package var listed: [Listed] = []
  package var leftOut: [(path: String, stamp: EntryStamp, reason: String)] = []
  package var read: [Read] = []
  /// Captures whose reading stays, and whose derivation is new.
  package var derived: [(id: CaptureID, derived: Derivation, judged: String)] = []
  /// What a language model named, with the version of the evidence that it saw.
  package var named: [Named] = []
  package var failed: [(id: CaptureID, failure: CaptureFailure)] = []
  package var sensitive: [Held] = []
  /// With the readers that judged them.
  package var outOfFocus: [(id: CaptureID, readers: [ReaderKind: String])] = []

  package init() {}

  /// How many captures it brings an outcome for.
  package var outcomes: Int { read.count + failed.count + sensitive.count + outOfFocus.count }

  package var isEmpty: Bool {
    removed.isEmpty && forgotten.isEmpty && moved.isEmpty && listed.isEmpty && leftOut.isEmpty
      && derived.isEmpty && named.isEmpty && outcomes == 0
  }
}

/// How many captures the index holds, by what became of them.
package struct IndexCounts: Hashable, Sendable {
  /// All that the library holds.
  package var known = 0
  /// Those that options and grants cover; what follows counts among these.
  package var covered = 0
  package var indexed = 0
  package var listed = 0
  package var failed = 0
  package var outOfFocus = 0
  package var withImageVector = 0
  /// Every kind is present.
  package var sensitive: [SensitiveKind: Int] = Dictionary(
    uniqueKeysWithValues: SensitiveKind.allCases.map { ($0, 0) })

  package init() {}
}

/// A capture that is to be read.
package struct PendingCapture: Sendable {
  package var id: CaptureID
  package var path: String
  package var facts: CaptureFacts
  /// The readers that it still needs.
  package var wanted: Set<ReaderKind>
  /// True if nothing was read from it yet.
  package var isNew: Bool
  /// True if it is held back, by rules or readers of another version.
  package var isHeld: Bool
}
