package import Foundation
import PoolTypes

/// Puts the models that a manifest names into a folder, and keeps what has come when it is stopped.
///
/// Files come as `<file>.part`, are checked against their SHA-256 and moved into place once all are whole; the
/// manifest is written last. A folder that shows a manifest thus holds its files.
package struct ModelInstaller: Sendable {
  private let origin: ModelOrigin
  private let folder: URL
  private let silenceSeconds: Int
  private let rules: DownloadRules

  /// - Parameters:
  ///   - source: address of a `manifest.json` (file: or http(s):) or of a folder that holds one; the files stand
  ///     beside it.
  ///   - folder: where the models go.
  ///   - rules: what holds for each request.
  package init(source: URL, folder: URL, rules: DownloadRules = DownloadRules()) {
    self.init(origin: .address(source), folder: folder, silenceSeconds: 30, rules: rules)
  }

  /// As the other one, from a listing.
  package init(listing: ModelListing, folder: URL, rules: DownloadRules) {
    self.init(origin: .listing(listing), folder: folder, silenceSeconds: 30, rules: rules)
  }

  /// - Parameter silenceSeconds: how long a server may send nothing.
  init(origin: ModelOrigin, folder: URL, silenceSeconds: Int, rules: DownloadRules = DownloadRules()) {
    self.origin = origin
    self.folder = folder
    self.silenceSeconds = silenceSeconds
    self.rules = rules
  }

  /// Bytes still to come, 0 where all are here and whole. The source is asked only where the folder has no manifest.
  /// - Throws: as `install` does.
  package func bytesToCome() async throws -> Int {
    let here = FileManager.default.contents(atPath: place(of: ModelSource.manifestName).path)
    var plan = try here.flatMap(ModelManifest.init(json:)).map { try InstallPlan($0) }
    if plan == nil {
      let source = try ModelSource(origin, silenceSeconds: silenceSeconds, rules: rules)
      defer { source.close() }
      plan = try await InstallPlan(json: source.readManifest())
    }
    guard let plan else { return 0 }
    return try plan.total - countHere(plan, missing: missing(of: plan))
  }

  /// Installs what is missing or damaged.
  ///
  /// Where it throws, what has come is kept and the next install goes on from there; only content that differs from
  /// the manifest is deleted. A cancelled task stops soon.
  /// - Parameter progress: gets the share of all bytes of the manifest that are here: 0 to 1, never falling, at most
  ///   ten times a second, and 1 once all is done. It has to return soon: the install waits for it.
  /// - Returns: whether anything changed.
  /// - Throws: `PoolError.storageFull`, `.storageBusy` while another install runs, `.permissionDenied` or
  ///   `.storageDamaged` where the folder cannot be written, `.serviceUnreachable`, `.modelUnavailable` where the
  ///   content is wrong, `.invalidRequest`, or `CancellationError`.
  package func install(progress: @escaping @Sendable (Double) -> Void) async throws -> Bool {
    let source = try ModelSource(origin, silenceSeconds: silenceSeconds, rules: rules)
    defer { source.close() }
    let lock = try FolderLock(folder: folder)
    defer { lock.release() }
    finishEarlier()
    let json = try await source.readManifest()
    let plan = try InstallPlan(json: json)
    let missing = try missing(of: plan)
    let share = InstallProgress(total: plan.total, tell: progress)
    var here = countHere(plan, missing: missing)
    share.reach(here)
    for entry in missing {
      try Task.checkCancellation()
      let part = try PartFile(path: place(of: entry.file + PartFile.ending).path)
      let others = here - min(part.count, entry.bytes)
      try await complete(part, of: entry, from: source) { share.reach(others + $0) }
      here = others + entry.bytes
      share.reach(here)
    }
    try Task.checkCancellation()
    let isChanged = try settle(plan, json: json, arrived: missing, lock: lock)
    share.finish()
    return isChanged
  }

  /// Fills a part until it is what its entry says, down on the disk.
  private func complete(
    _ part: PartFile, of entry: ModelManifest.Entry, from source: ModelSource,
    reached: @escaping @Sendable (Int) -> Void
  ) async throws {
    if part.count > entry.bytes { try part.empty() }
    do {
      while true {
        do {
          if part.count < entry.bytes { try await source.bring(entry, to: part, reached: reached) }
        } catch is RangeRefused {
          try part.empty()
          continue
        }
        if try part.hash() == entry.sha256 { return try part.synchronise() }
        // A part of an earlier install may be of an older file; what came in one go is wrong at the source.
        guard part.isResumed else { throw Self.wrongContent(entry) }
        try part.empty()
      }
    } catch PoolError.modelUnavailable(let what) {
      part.delete()
      throw PoolError.modelUnavailable(what)
    }
  }

  /// Moves what arrived into place, then shows the manifest, then removes what it no longer names.
  private func settle(
    _ plan: InstallPlan, json: Data, arrived: [ModelManifest.Entry], lock: FolderLock
  ) throws -> Bool {
    let manifest = place(of: ModelSource.manifestName)
    let old = FileManager.default.contents(atPath: manifest.path)
    if arrived.isEmpty, old == json { return false }
    // The old manifest steps aside while files that it names are replaced, and tells what to remove in the end.
    if old != nil, old != json { try move(manifest, to: manifestAside) }
    for entry in arrived { try move(place(of: entry.file + PartFile.ending), to: place(of: entry.file)) }
    try lock.synchronise()
    if old != json {
      let part = try PartFile(path: manifest.path + PartFile.ending)
      try part.empty()
      try json.withUnsafeBytes { try part.append($0) }
      try part.synchronise()
      try move(URL(filePath: part.path), to: manifest)
      try lock.synchronise()
    }
    removeDropped(keeping: plan)
    return true
  }

  private var manifestAside: URL { place(of: ".manifest.old.json") }

  /// Removes the files that the manifest set aside names and the plan does not.
  private func removeDropped(keeping plan: InstallPlan) {
    guard let aside = FileManager.default.contents(atPath: manifestAside.path) else { return }
    for name in ModelManifest(json: aside).map(plan.namesDropped(from:)) ?? [] {
      unlink(place(of: name).path)
      unlink(place(of: name + PartFile.ending).path)
    }
    unlink(manifestAside.path)
  }

  /// Removes what an install that was killed after it wrote its manifest left to be removed.
  private func finishEarlier() {
    guard let json = FileManager.default.contents(atPath: place(of: ModelSource.manifestName).path),
      let plan = try? InstallPlan(json: json)
    else { return }
    removeDropped(keeping: plan)
  }

  private func move(_ file: URL, to place: URL) throws {
    guard rename(file.path, place.path) == 0 else { throw PartFile.error(errno) }
  }

  /// The entries whose files are not here or not whole.
  private func missing(of plan: InstallPlan) throws -> [ModelManifest.Entry] {
    let verified = VerifiedFiles(folder: folder)
    return try plan.entries.filter { entry in
      try Task.checkCancellation()
      return verified.state(of: entry) != .ready
    }
  }

  /// How many bytes of the plan are here, in files and parts.
  private func countHere(_ plan: InstallPlan, missing: [ModelManifest.Entry]) -> Int {
    missing.reduce(plan.total) { count, entry in
      var facts = stat()
      let isThere = stat(place(of: entry.file + PartFile.ending).path, &facts) == 0
      return count - entry.bytes + (isThere ? min(Int(facts.st_size), entry.bytes) : 0)
    }
  }

  private func place(of name: String) -> URL { folder.appending(path: name, directoryHint: .notDirectory) }

  static func wrongContent(_ entry: ModelManifest.Entry) -> PoolError {
    .modelUnavailable("The model file \(entry.file) at the source is not the one that its manifest names.")
  }
}
