package import PoolTypes

extension IndexStore {
  /// Rows of all faces that can be grouped, of one space.
  package func groupableFaces(space: String) throws -> [Int64] {
    try read { connection in
      var rows: [Int64] = []
      try connection.run(
        "SELECT row FROM face WHERE vector IS NOT NULL AND space = ? ORDER BY row", [.text(space)]
      ) { found in
        rows.append(found.int64(0))
        return true
      }
      return rows
    }
  }

  /// Faces that can be grouped, of one space; those not grouped yet alone, or all.
  package func faces(space: String, onlyNew: Bool) throws -> [GroupedFace] {
    try read { connection in
      var faces: [GroupedFace] = []
      try connection.run(
        "SELECT row, capture, vector, person, near FROM face WHERE vector IS NOT NULL AND space = ? "
          + (onlyNew ? "AND person IS NULL " : "") + "ORDER BY row", [.text(space)]
      ) { found in
        faces.append(
          GroupedFace(
            row: found.int64(0), capture: found.int64(1), vector: found.blob(2), person: found.optionalText(3),
            near: FaceCoding.rows(found.blob(4))))
        return true
      }
      return faces
    }
  }

  /// Stores the groups of faces, whole or not at all.
  package func group(_ faces: [(row: Int64, person: String, near: [Int64])]) throws {
    guard !faces.isEmpty else { return }
    try write { connection in
      try connection.transaction {
        for face in faces {
          try connection.run(
            "UPDATE face SET person = ?, near = ? WHERE row = ?",
            [.text(face.person), .blob(FaceCoding.bytes(face.near)), .integer(face.row)])
        }
      }
    }
  }

  /// Deletes every face and group, and has photos read again once faces are wanted. `checkpoint()` then takes the last
  /// bytes out of the file.
  package func forgetFaces(reader: ReaderKind) throws {
    try write { connection in
      let mark = "readers LIKE '%\(reader.rawValue)%'"
      guard
        try connection.number("SELECT EXISTS (SELECT 1 FROM face) OR EXISTS (SELECT 1 FROM capture WHERE \(mark))")
          > 0
      else { return }
      try connection.transaction {
        try connection.execute("DELETE FROM face")
        var changed: [(row: Int64, text: String)] = []
        try connection.run("SELECT row, readers FROM capture WHERE \(mark)") { found in
          var readers = ReadingCoding.readers(from: found.text(1))
          readers[reader] = nil
          changed.append((found.int64(0), ReadingCoding.text(of: readers)))
          return true
        }
        for one in changed {
          try connection.run("UPDATE capture SET readers = ? WHERE row = ?", [.text(one.text), .integer(one.row)])
        }
        try SliceWriter(connection: connection).noteDeletion()
      }
    }
  }

  /// Every grouped face of photos that can be searched, by group.
  package func seenFaces(mediaTypes: Set<MediaType>) throws -> [SeenFaceRow] {
    guard mediaTypes.contains(.photo) else { return [] }
    return try read { connection in
      var faces: [SeenFaceRow] = []
      try connection.run(
        "SELECT face.row, person, capture.id, wall, offset, date_source, clarity, ages, female FROM face "
          + "JOIN capture ON capture.row = face.capture "
          + "WHERE person IS NOT NULL AND state = 'indexed' AND media = 'photo' ORDER BY person, face.row"
      ) { found in
        faces.append(
          SeenFaceRow(
            row: found.int64(0), person: found.text(1), capture: CaptureID(found.text(2)),
            date: Self.date(found, from: 3), clarity: found.double(6), ages: FaceCoding.floats(found.blob(7)),
            female: found.optionalDouble(8).map(Float.init)))
        return true
      }
      return faces
    }
  }

  /// One page of the photos of a group, the newest first, after the given one.
  package func photos(of person: String, after: (instant: Double, row: Int64)?, limit: Int) throws -> [(
    row: Int64, instant: Double, record: CaptureRecord
  )] {
    var condition = "state = 'indexed' AND media = 'photo' AND row IN (SELECT capture FROM face WHERE person = ?)"
    var values: [SQLValue] = [.text(person)]
    if let after {
      condition += " AND (instant, row) < (?, ?)"
      values += [.real(after.instant), .integer(after.row)]
    }
    return try read { connection in
      var page: [(row: Int64, instant: Double, record: CaptureRecord)] = []
      try connection.run(
        "SELECT \(Self.columns) FROM capture WHERE \(condition) ORDER BY instant DESC, row DESC LIMIT ?",
        values + [.integer(Int64(limit))]
      ) { row in
        page.append((row.int64(0), row.double(4), Self.record(row)))
        return true
      }
      return page
    }
  }

  /// How many faces were found in a capture.
  package func faceCount(of id: CaptureID) throws -> Int {
    try read {
      try $0.number(
        "SELECT count(*) FROM face JOIN capture ON capture.row = face.capture WHERE id = ?", [.text(id.rawValue)])
    }
  }

  /// Where a face is in its photo.
  package func face(_ row: Int64) throws -> StoredFace? {
    try read { connection in
      var face: StoredFace?
      try connection.run("SELECT \(SliceWriter.faceColumns) FROM face WHERE row = ?", [.integer(row)]) { found in
        face = SliceWriter.face(found)
        return false
      }
      return face
    }
  }
}

extension SliceWriter {
  static let faceColumns = "row, x, y, width, height, clarity, space, vector, ages, female"
  /// Faces of two readings that overlap so far are one.
  private static let sameFace = 0.5

  static func face(_ found: SQLRow) -> StoredFace {
    let vector = found.blob(7)
    return StoredFace(
      x: found.double(1), y: found.double(2), width: found.double(3), height: found.double(4),
      clarity: found.double(5), space: found.text(6), vector: vector.isEmpty ? nil : vector,
      ages: FaceCoding.floats(found.blob(8)), female: found.optionalDouble(9).map(Float.init))
  }

  /// Puts the faces of a photo in the place of those that were there. One that was there before keeps its name and its
  /// group, so that reading again for another model leaves groups as they are.
  func store(_ faces: [StoredFace], of capture: Int64) throws {
    var old: [(row: Int64, face: StoredFace)] = []
    try connection.run("SELECT \(Self.faceColumns) FROM face WHERE capture = ?", [.integer(capture)]) { found in
      old.append((found.int64(0), Self.face(found)))
      return true
    }
    for face in faces {
      let ages: SQLValue = face.ages.map { .blob(FaceCoding.bytes($0)) } ?? .null
      let kept = old.firstIndex {
        $0.face.space == face.space && $0.face.vector == face.vector && $0.face.overlap(face) >= Self.sameFace
      }
      if let kept {
        let row = old.remove(at: kept).row
        try connection.run(
          "UPDATE face SET ages = ?, female = ?, clarity = ? WHERE row = ?",
          [ages, .optional(face.female.map(Double.init)), .real(face.clarity), .integer(row)])
        continue
      }
      try connection.run(
        "INSERT INTO face (capture, x, y, width, height, clarity, space, vector, ages, female) "
          + "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(capture), .real(face.x), .real(face.y), .real(face.width), .real(face.height), .real(face.clarity),
          .text(face.space), face.vector.map { .blob($0) } ?? .null, ages, .optional(face.female.map(Double.init)),
        ])
    }
    for gone in old { try connection.run("DELETE FROM face WHERE row = ?", [.integer(gone.row)]) }
    if !old.isEmpty { try noteDeletion() }
  }

  /// Deletes the faces of a capture.
  func dropFaces(of capture: Int64) throws {
    try connection.run("DELETE FROM face WHERE capture = ?", [.integer(capture)])
  }
}

/// Numbers as bytes, least first.
enum FaceCoding {
  static func bytes(_ rows: [Int64]) -> [UInt8] { rows.flatMap { bytes(UInt64(bitPattern: $0), count: 8) } }

  static func rows(_ bytes: [UInt8]) -> [Int64] { numbers(bytes, size: 8).map { Int64(bitPattern: $0) } }

  static func bytes(_ numbers: [Float]) -> [UInt8] {
    numbers.flatMap { bytes(UInt64($0.bitPattern), count: 4) }
  }

  /// Nil for no bytes.
  static func floats(_ bytes: [UInt8]) -> [Float]? {
    guard !bytes.isEmpty else { return nil }
    return numbers(bytes, size: 4).map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
  }

  private static func bytes(_ number: UInt64, count: UInt64) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func numbers(_ bytes: [UInt8], size: Int) -> [UInt64] {
    stride(from: 0, to: bytes.count - bytes.count % size, by: size).map { start in
      bytes[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }
}
