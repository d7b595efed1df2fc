import Foundation
import PoolKit

/// Finds pictures of a folder by words.
@main
enum PhotoFinder {
  static func main() async {
    guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
      print(Request.usage)
      exit(2)
    }
    do { try await run(request) } catch {
      print("\(error)")
      exit(1)
    }
  }

  static func run(_ request: Request) async throws {
    let spare = FileManager.default.temporaryDirectory.appendingPathComponent("photo-finder-\(UUID())")
    defer { try? FileManager.default.removeItem(at: spare) }
    let storage = request.store ?? spare

    // 1. Open. The library leaves out the folder of the index, in case it stands among the pictures.
    var options = IndexOptions()
    options.window = .everything
    var configuration = PoolConfiguration(
      library: FolderLibrary(request.folder, excluding: [storage]), storage: storage, models: request.models,
      indexOptions: options)
    configuration.consent = TerminalConsent()
    let pool = try await PoolClient.open(configuration: configuration)

    // 2. Ask, unless the person allowed it before: grants outlive the process. The first one begins the indexing.
    var grant = try await pool.authorization.grants().first { $0.operations.isSuperset(of: [.search, .observe]) }
    if grant == nil {
      grant = try await pool.authorization.requestAccess(
        AccessRequest(
          data: [.evidence], operations: [.search, .observe], purpose: "Find pictures by the words you type."))
    }
    guard let grant else { return }

    // 3. Follow the run. Batches tell of what is indexed from here on.
    let batches = try await pool.sources.batches(using: grant)
    let firstBatch = Task { await batches.first { _ in true } }
    let progress = Task { await show(pool.sources.statusUpdates()) }
    let run = try await pool.sources.indexNow()
    progress.cancel()
    firstBatch.cancel()
    print("\nThe run: \(run.reason.rawValue), \(run.indexed) read, \(run.failed) failed.")
    if let batch = await firstBatch.value {
      let newest = batch.items.compactMap(\.date).max { $0.instantSeconds < $1.instantSeconds }
      print("First batch: \(batch.items.count) captures, the newest of \(newest?.rfc3339 ?? "no date").")
    }

    // 4. Search.
    if !request.words.isEmpty {
      let results = try await pool.context.search(request.words, using: grant, limit: 10)
      print("Found \(results.total.map(String.init) ?? "many") for: \(request.words)")
      for hit in results.hits { print(line(hit)) }
    }

    // 5. Forget. Without a grant, a run deletes all that was read. It has begun by itself; this waits for its end.
    if request.forgets {
      try await pool.authorization.revoke(grant)
      try await pool.sources.indexNow()
      print("Taken back: \(await pool.sources.status.indexedAssets) captures are left in the index.")
    }
  }

  static func show(_ updates: AsyncStream<IndexStatus>) async {
    for await status in updates {
      let detail = status.detail
      print("\r\(detail.step.rawValue): \(detail.indexed) of \(detail.total)", terminator: "   ")
      fflush(nil)
    }
  }

  static func line(_ hit: SearchHit) -> String {
    let score = String(format: "%.2f", hit.score)
    // A search for nothing but a kind, such as `screenshots`, lists and gives no reasons.
    let reasons = hit.reasons.isEmpty ? hit.mediaType.rawValue : hit.reasons.map(\.rawValue).joined(separator: ", ")
    let said = hit.textMatches.first.map { ": \($0)" } ?? ""
    return "  \(score)  \(hit.path)  (\(reasons)\(said))"
  }
}
