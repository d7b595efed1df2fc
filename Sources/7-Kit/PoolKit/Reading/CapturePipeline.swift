internal import PoolDerive
internal import PoolLibrary
internal import PoolRead

/// Reads one capture: decoded once, the picture is shared by every reader.
struct CapturePipeline: Sendable {
  let readers: CaptureReaders
  private let freed: FreedMemory
  /// A decode that takes more than this begins with memory given back, in bytes.
  private static let muchMemory = 128_000_000
  /// About what looking for codes takes, or labels: such work waits while a decode takes the whole room.
  private static let readingBytes = 64_000_000

  init(readers: CaptureReaders) {
    self.readers = readers
    freed = FreedMemory(give: readers.giveBackMemory)
  }

  /// What one capture says.
  ///
  /// - Parameters:
  ///   - wanted: the readers to run; the others' parts of `before` stay as they are.
  ///   - before: what was read earlier, if anything.
  ///   - focus: what the index is about; what tells whether a capture belongs to it is read first.
  ///   - faces: looks for faces in a photo, where they are wanted.
  /// - Returns: nil where the capture is out of focus.
  /// - Throws: `CaptureFailure` if the file cannot be decoded, or a reader that is wanted gives up.
  func read(
    _ file: CaptureFile, facts: CaptureFacts, wanted: Set<ReaderKind>, before: CaptureReading?,
    focus: IndexOptions.Focus = .everything, faces: ((DecodedPhoto) throws -> Void)? = nil
  ) throws -> CaptureReading? {
    defer { freed.giveBackNowAndThen() }
    let photo = try decode(file, facts)
    var reading = before ?? CaptureReading()
    if facts.mediaType == .screenshot {
      try readText(photo, facts: facts, wanted: wanted, into: &reading)
    } else {
      try readLabels(photo, wanted: wanted, into: &reading)
    }
    if focus == .food, !FoodFocus.holds(reading, mediaType: facts.mediaType) { return nil }
    if facts.mediaType == .screenshot {
      try readLabels(photo, wanted: wanted, into: &reading)
    } else {
      try readText(photo, facts: facts, wanted: wanted, into: &reading)
    }
    if wanted.contains(.codes), let codes = readers.codes {
      reading.codes = try readers.room.taking(Self.readingBytes) { try codes.codes(in: photo) }
    }
    if wanted.contains(.nudity), let nudity = readers.nudity {
      reading.nudity = try readers.room.taking(Self.readingBytes) { try nudity.score(of: photo) }
    }
    if wanted.contains(.fingerprint) {
      reading.fingerprint = PhotoFingerprint.fingerprint(of: photo.image)
    }
    if wanted.contains(.faces), facts.mediaType == .photo, let faces {
      try readers.room.taking(Self.readingBytes) { try faces(photo) }
    }
    let versions = readers.versions
    for kind in wanted { reading.readers[kind] = versions[kind] }
    return reading
  }

  private func decode(_ file: CaptureFile, _ facts: CaptureFacts) throws -> DecodedPhoto {
    let bytes = Self.decodingBytes(file, facts)
    return try readers.room.taking(bytes) {
      if bytes > Self.muchMemory { freed.giveBack() }
      defer { if bytes > Self.muchMemory { freed.giveBack() } }
      return try readers.decoder.decode(
        path: file.path, isVideo: file.kind == .video, orientation: file.orientation, limits: readers.limits)
    }
  }

  private func readLabels(_ photo: DecodedPhoto, wanted: Set<ReaderKind>, into reading: inout CaptureReading) throws {
    guard !wanted.isDisjoint(with: [.labels, .imageVector]), let visual = readers.visual else { return }
    let (labels, vector) = try readers.room.taking(Self.readingBytes) { try visual.read(photo) }
    reading.labels = labels
    reading.vectors.removeAll { $0.subject == .image }
    if let vector, let space = visual.space {
      reading.vectors.append(CaptureVector(subject: .image, space: space.id, values: vector))
    }
  }

  /// About what a decode takes while it lasts. HEIF and AVIF unfold as a whole, other pictures row by row.
  private static func decodingBytes(_ file: CaptureFile, _ facts: CaptureFacts) -> Int {
    let ending = file.path.suffix(5).lowercased()
    let isWhole = [".heic", ".heif", ".avif", ".hif"].contains { ending.hasSuffix($0) }
    let pixels = facts.size.map { $0.width.multipliedReportingOverflow(by: $0.height) }
    guard let pixels, !pixels.overflow else { return isWhole ? .max : 0 }
    return min(max(pixels.partialValue, 0), 1 << 40) * (isWhole ? 24 : 2)
  }

  private func readText(
    _ photo: DecodedPhoto, facts: CaptureFacts, wanted: Set<ReaderKind>, into reading: inout CaptureReading
  ) throws {
    guard let text = readers.text else { return }
    if wanted.contains(.text) {
      reading.text = try text.lines(in: photo, mediaType: facts.mediaType)
    }
    guard wanted.contains(.textVector) || wanted.contains(.text), let passages = readers.passages else {
      return
    }
    reading.vectors.removeAll { $0.subject == .text }
    let parts = PassageSplitter.passages(of: reading.text)
    guard !parts.isEmpty else { return }
    reading.vectors += try passages.vectors(forPassages: parts).map {
      CaptureVector(subject: .text, space: passages.space.id, values: $0)
    }
  }
}
