internal import PoolKit

/// What the person at the keyboard may read: everything but people and exact places, until they say otherwise.
enum OwnGrant {
  static let id = "grt_commandline"

  static let grant = Grant(
    id: id,
    access: AccessRequest(
      sources: Set(SourceKind.allCases), data: Set(DataCategory.allCases).subtracting([.people, .locations]),
      operations: Set(GrantOperation.allCases), purpose: "pool at the command line"),
    granted: 0)
}
