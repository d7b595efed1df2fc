internal import Foundation
internal import PoolDerive
internal import PoolStore
internal import PoolTypes
internal import Synchronization

/// What passes over people remember from one to the next, so that nothing is read from the index twice.
final class PeopleMemory: Sendable {
  struct Known: Sendable {
    var people: PeopleIndex
    /// Names of the faces in it.
    var faces: Set<Int64>
    var space: String
  }

  private let known = Mutex<Known?>(nil)

  func take() -> Known? {
    known.withLock { known in
      defer { known = nil }
      return known
    }
  }

  func keep(_ new: Known) { known.withLock { $0 = new } }
}

/// Groups the faces of photos into unnamed people, once a run has read them.
struct PeoplePass {
  let store: IndexStore
  let memory: PeopleMemory
  /// The space of the faces that are compared; nil where no faces are kept.
  let space: String?

  /// From so many new faces on they are searched for on all threads.
  private static let many = 2_000

  /// Brings the groups up to date with the faces of the index.
  /// - Throws: `PoolError` where the index cannot be read or written.
  func run() async throws {
    guard let space else { return _ = memory.take() }
    let rows = Set(try store.groupableFaces(space: space))
    let new = try store.faces(space: space, onlyNew: true)
    var known = memory.take() ?? PeopleMemory.Known(people: PeopleIndex(), faces: [], space: space)
    if known.space != space { known = PeopleMemory.Known(people: PeopleIndex(), faces: [], space: space) }
    // Another process may have grouped faces since.
    let grouped = rows.subtracting(new.map(\.row))
    if !grouped.subtracting(known.faces).isEmpty { known = try restored(space) }
    let gone = known.faces.subtracting(rows)
    guard !gone.isEmpty || !new.isEmpty || !known.people.isSettled else { return memory.keep(known) }
    for face in gone { known.people.remove(face) }
    known.faces.subtract(gone)
    let added = new.compactMap(Self.face).filter { !known.faces.contains($0.id) }
    if added.count >= Self.many {
      await known.people.build(added, workers: ProcessInfo.processInfo.activeProcessorCount)
    } else {
      for face in added { known.people.add(face) }
    }
    known.faces.formUnion(added.map(\.id))
    known.people.settle()
    let changes = known.people.takeChanges()
    try store.group(changes.map { ($0.face.id, $0.group.rawValue, $0.near) })
    memory.keep(known)
  }

  private func restored(_ space: String) throws -> PeopleMemory.Known {
    var people = PeopleIndex()
    let kept = try store.faces(space: space, onlyNew: false).compactMap { face -> KeptFace? in
      guard let person = face.person, let one = Self.face(face) else { return nil }
      return KeptFace(face: one, near: face.near, group: PersonID(person))
    }
    people.restore(kept)
    _ = people.takeChanges()
    return PeopleMemory.Known(people: people, faces: Set(kept.map(\.face.id)), space: space)
  }

  private static func face(_ face: GroupedFace) -> PersonFace? {
    FaceVector(bytes: face.vector).map { PersonFace(id: face.row, photo: face.capture, vector: $0) }
  }
}
