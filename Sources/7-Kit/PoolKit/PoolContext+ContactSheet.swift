internal import Foundation
internal import PoolRead
internal import PoolReadNative

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
}
