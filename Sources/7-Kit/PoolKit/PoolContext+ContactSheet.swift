internal import Foundation
internal import PoolAnswer
internal import PoolRead
internal import PoolReadNative
internal import PoolTypes

extension PoolContext {
  /// Writes one picture of the hits, best first, with their place in the order and their path below each.
  ///
  /// - Throws: `PoolError.invalidRequest` where the file cannot be written.
  package func contactSheet(of hits: [SearchHit], to path: String) async throws {
    guard let library = try libraryPath() else { return }
    let cells = hits.prefix(60).enumerated().map { index, hit in
      ContactSheet.Cell(
        path: library + "/" + hit.path, isVideo: hit.mediaType == .video,
        caption: "\(index + 1). \((hit.path as NSString).lastPathComponent)")
    }
    try ContactSheet(columns: 5, cellSide: 240).write(Array(cells), to: path)
  }

  /// Writes one picture of people, those with most photos first: the clearest face of each, cut out of its photo at
  /// this moment, with the number of photos below.
  ///
  /// - Throws: `PoolError.notGranted` without the category `people`, `.invalidRequest` where the file cannot be
  ///   written.
  package func contactSheet(
    ofPeople grant: Grant, minimumPhotos: Int, limit: Int, offset: Int, to path: String
  ) async throws {
    let scope = try gate.scope(of: grant.id, for: [.search])
    guard let library = try libraryPath() else { return }
    let faces = try engine.clearestFaces(
      minimumPhotos: minimumPhotos, limit: min(limit, 60), offset: offset, scope: scope)
    let cells = faces.enumerated().map { index, face in
      ContactSheet.Cell(
        path: library + "/" + face.path, isVideo: false,
        caption: "\(offset + index + 1). \(face.group.photoCount) photos", part: face.box)
    }
    try ContactSheet(columns: 5, cellSide: 240).write(cells, to: path)
  }
}
