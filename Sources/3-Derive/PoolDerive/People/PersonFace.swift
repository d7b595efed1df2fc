/// The stable name of an unnamed group of faces: `per_` and 20 lower-case hexadecimal digits.
package struct PersonID: Hashable, Sendable, Comparable {
  package let rawValue: String

  /// Wraps an id that was printed or stored before.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The id that a group gets by its earliest face.
  /// - Parameter turn: counts up where the id is another group's already.
  init(earliest face: Int64, photo: Int64, turn: Int) {
    var hash = StableHash()
    hash.add(texts: ["person", String(face), String(photo), String(turn)])
    rawValue = "per_" + hash.digits.prefix(20)
  }

  package static func < (one: PersonID, other: PersonID) -> Bool { one.rawValue < other.rawValue }
}

/// A face that may be grouped: a clear one, of a photo.
package struct PersonFace: Hashable, Sendable {
  /// The face's name, which its owner gives and never uses again.
  package var id: Int64
  /// The photo's name; two faces of one photo are two people.
  package var photo: Int64
  package var vector: FaceVector

  package init(id: Int64, photo: Int64, vector: FaceVector) {
    self.id = id
    self.photo = photo
    self.vector = vector
  }
}

/// A face with what grouping needs to know of it the next time, so that nothing is searched twice.
package struct KeptFace: Hashable, Sendable {
  package var face: PersonFace
  /// Faces near it that were there when it came; those that are gone since do no harm.
  package var near: [Int64]
  package var group: PersonID

  package init(face: PersonFace, near: [Int64], group: PersonID) {
    self.face = face
    self.near = near
    self.group = group
  }
}

/// Where a face was put.
package struct FacePlacement: Hashable, Sendable {
  package var face: Int64
  package var group: PersonID

  package init(face: Int64, group: PersonID) {
    self.face = face
    self.group = group
  }
}
