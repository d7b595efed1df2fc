import Foundation
import PoolDerive
import PoolTypes

@testable import PoolKit
@testable import PoolStore

/// A generated life in a real index.
enum LifeIndex {
  /// A store with the captures of a life, read and let pass.
  static func store(_ captures: [LocatedCapture], in folder: URL) throws -> IndexStore {
    let store = try IndexStore(folder: folder)
    try store.set("library", to: "a life")
    for start in stride(from: 0, to: captures.count, by: 2_000) {
      var slice = IndexSlice()
      for capture in captures[start..<min(start + 2_000, captures.count)] {
        let offset = Int(((capture.wallClock - capture.instant) / 60).rounded())
        let date = CaptureDate(wallClockSeconds: capture.wallClock, offsetMinutes: offset, source: .metadata)
        let facts = CaptureFacts(mediaType: capture.mediaType, date: date, location: capture.coordinate)
        slice.listed.append(
          IndexSlice.Listed(
            id: capture.id, path: capture.id.rawValue,
            stamp: EntryStamp(size: 1, modified: 1, fileNumber: 1, companions: 0),
            contentDigest: capture.id.rawValue, facts: facts, needsReading: true))
        slice.read.append(IndexSlice.Read(id: capture.id, reading: CaptureReading()))
      }
      try store.apply(slice)
    }
    return store
  }

  /// The index, opened by someone who may see the given categories.
  static func open(
    _ folder: URL, data: Set<DataCategory> = Set(DataCategory.allCases)
  ) async throws -> (client: PoolClient, grant: Grant) {
    var configuration = PoolConfiguration(storage: folder)
    configuration.startsByItself = false
    configuration.loadsModels = false
    configuration.consent = TemporaryClient.Willing()
    let client = try await PoolClient.open(configuration: configuration)
    let grant = try await client.authorization.requestAccess(
      AccessRequest(
        sources: Set(SourceKind.allCases), data: data, operations: Set(GrantOperation.allCases), purpose: "test"))
    return (client, grant)
  }
}
