package import Foundation
import PoolTypes
import Synchronization

/// A manifest that is known already, with the address of each file by its name.
package struct ModelListing: Sendable {
  package var manifest: Data
  package var addresses: [String: URL]

  package init(manifest: Data, addresses: [String: URL]) {
    self.manifest = manifest
    self.addresses = addresses
  }
}

/// What a source is made of.
enum ModelOrigin: Sendable {
  /// A `manifest.json` with its files beside it, or the folder that holds it.
  case address(URL)
  case listing(ModelListing)
}

/// Where models come from: a `manifest.json` with its files beside it, in a folder or on a server; or a listing.
final class ModelSource: Sendable {
  static let manifestName = "manifest.json"
  private static let manifestBytesMax = 1_000_000
  private static let pieceBytes = 1 << 20

  private let manifest: URL
  private let listing: ModelListing?
  /// Nil for a folder.
  private let download: ModelDownload?

  /// - Throws: `PoolError.invalidRequest` where the address is neither file nor http(s).
  init(_ origin: ModelOrigin, silenceSeconds: Int, rules: DownloadRules) throws {
    let address: URL
    switch origin {
    case .listing(let listing):
      self.listing = listing
      manifest = URL(filePath: "/")
      download = ModelDownload(silenceSeconds: silenceSeconds, rules: rules)
      return
    case .address(let given):
      listing = nil
      address = given
    }
    let isManifest = address.lastPathComponent.lowercased().hasSuffix(".json")
    manifest = isManifest ? address : address.appending(path: Self.manifestName, directoryHint: .notDirectory)
    switch address.scheme?.lowercased() {
    case "file": download = nil
    case "http", "https": download = ModelDownload(silenceSeconds: silenceSeconds, rules: rules)
    default: throw PoolError.invalidRequest("Models come from an address that begins with https:, http: or file:.")
    }
  }

  /// Lets go of the connections.
  func close() { download?.close() }

  /// The manifest as the source has it.
  func readManifest() async throws -> Data {
    if let listing { return listing.manifest }
    let text = ManifestText(bytesMax: Self.manifestBytesMax)
    if let download {
      try await download.fetch(manifest, from: 0, into: text)
    } else {
      try copy(manifest, from: 0, into: text)
    }
    return text.data
  }

  /// Brings the bytes of a file that its part does not have yet. `reached` hears the part's size.
  func bring(_ entry: ModelManifest.Entry, to part: PartFile, reached: @escaping @Sendable (Int) -> Void) async throws {
    let beside = manifest.deletingLastPathComponent().appending(path: entry.file, directoryHint: .notDirectory)
    let listed = listing.map { $0.addresses[entry.file] }
    guard let file = listed ?? beside else {
      throw PoolError.modelUnavailable("The list of models names a file without an address.")
    }
    let filling = PartFilling(part: part, entry: entry, reached: reached)
    if let download {
      try await download.fetch(file, from: part.count, into: filling)
      guard part.count == entry.bytes else {
        throw PoolError.serviceUnreachable("The models' server ended its answer early; what has come is kept.")
      }
    } else {
      try copy(file, from: part.count, into: filling)
    }
  }

  private func copy(_ file: URL, from start: Int, into target: any DownloadTarget) throws {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      let total = try handle.seekToEnd()
      try handle.seek(toOffset: UInt64(start))
      try target.begin(at: start, total: Int(total))
      while let piece = try handle.read(upToCount: Self.pieceBytes), !piece.isEmpty {
        try Task.checkCancellation()
        try target.take(piece)
      }
    } catch let error where error is PoolError || error is CancellationError {
      throw error
    } catch {
      throw PoolError.serviceUnreachable("The folder that the models come from cannot be read.")
    }
  }
}

/// A manifest that is coming; small enough for the memory.
private final class ManifestText: DownloadTarget {
  private let bytesMax: Int
  private let text = Mutex(Data())

  init(bytesMax: Int) { self.bytesMax = bytesMax }

  var data: Data { text.withLock { $0 } }

  func begin(at start: Int, total: Int?) throws { try check(total ?? 0) }

  func take(_ bytes: Data) throws {
    let count = text.withLock { text in
      text.append(bytes)
      return text.count
    }
    try check(count)
  }

  private func check(_ count: Int) throws {
    guard count <= bytesMax else {
      throw PoolError.modelUnavailable("The models' manifest.json is larger than 1 MB.")
    }
  }
}

/// A part that is being filled with the bytes of its entry, never with more.
private final class PartFilling: DownloadTarget {
  private let part: PartFile
  private let entry: ModelManifest.Entry
  private let reached: @Sendable (Int) -> Void

  init(part: PartFile, entry: ModelManifest.Entry, reached: @escaping @Sendable (Int) -> Void) {
    self.part = part
    self.entry = entry
    self.reached = reached
  }

  func begin(at start: Int, total: Int?) throws {
    try check(total ?? entry.bytes, is: entry.bytes)
    if start == 0 { try part.empty() }
  }

  func take(_ bytes: Data) throws {
    try check(max(part.count + bytes.count, entry.bytes), is: entry.bytes)
    try bytes.withUnsafeBytes { try part.append($0) }
    reached(part.count)
  }

  private func check(_ count: Int, is expected: Int) throws {
    guard count == expected else { throw ModelInstaller.wrongContent(entry) }
  }
}
