package import Foundation
internal import PoolDerive
internal import PoolLibrary

/// Reads files as a run would and stores nothing.
package struct FileInspector: Sendable {
  private let wiring: Wiring

  /// - Parameter models: folder of the models; nil reads without them.
  /// - Throws: `PoolError.modelUnavailable`.
  package init(models: URL?) throws {
    do { wiring = try Wiring(models: models, readsCaptures: true) } catch let failure as CaptureFailure {
      throw PoolError.modelUnavailable("A native library did not start (\(failure.reason)).")
    }
  }

  /// What one file says, its sidecars included. `path` of the record is the path as given; `sensitive` is what the gate
  /// would count it under, beside what was read.
  ///
  /// - Returns: the record, and the names of the gate's rules that spoke.
  package func inspect(path: String) -> (record: CaptureRecord, rules: [String]) {
    let url = URL(fileURLWithPath: path)
    let folder = FolderLibrary(url.deletingLastPathComponent())
    var rules: [String] = []
    var record = CaptureRecord(
      id: CaptureID(""), path: path, facts: CaptureFacts(mediaType: .photo), state: .failed)
    do {
      let name = url.lastPathComponent
      guard let entry = try folder.entry(named: name) else {
        throw CaptureFailure(
          .open, FileManager.default.fileExists(atPath: path) ? "no picture or video by its name" : "no such file")
      }
      guard case .capture(let found, let digest) = try folder.describe(entry) else {
        throw CaptureFailure(.open, "no capture: a screen recording, or no picture by its content")
      }
      let facts = LocalClock.placed(found)
      record.id = CaptureID(contentDigest: digest, path: name)
      record.facts = facts
      var file = try folder.file(for: entry)
      file.orientation = facts.orientation
      let pipeline = CapturePipeline(readers: wiring.readers)
      record.reading = try pipeline.read(
        file, facts: facts, wanted: Set(wiring.readers.versions.keys), before: nil)
      if let reading = record.reading {
        let judge = wiring.judge
        let verdict = judge.verdict(on: reading, facts: facts)
        record.sensitive = verdict.kind
        rules = verdict.rules
        record.derived = judge.derived(reading, facts: facts)
      }
      record.state = .indexed
    } catch {
      record.failure = (error as? CaptureFailure)?.description ?? (error as? PoolError)?.description ?? "unreadable"
    }
    return (record, rules)
  }
}
