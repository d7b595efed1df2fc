public import Foundation
internal import PoolTypes

/// A folder of photos as a library.
public struct FolderLibrary: PhotoLibrary {
  /// The folder, without links.
  public let folder: URL
  private let metadata: any MetadataReader
  private let excluded: [String]
  /// Seconds since 1970; dates after it are nonsense.
  private let now: @Sendable () -> Double

  public var name: String { folder.path }

  /// - Parameters:
  ///   - folder: the root of the captures.
  ///   - excluding: folders that are never read, such as the index's own.
  ///   - metadata: reads what files say of themselves.
  ///   - now: the clock.
  public init(
    _ folder: URL, excluding: [URL] = [], metadata: any MetadataReader,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.folder = folder.resolvingSymlinksInPath()
    self.metadata = metadata
    self.now = now
    excluded = excluding.map(\.path)
  }

  public func list() throws -> LibraryListing {
    var walk = FolderWalk(
      root: folder.path, excluded: Set(excluded.compactMap(FolderWalk.FolderIdentity.init(path:))))
    var entries: [LibraryEntry] = []
    let readable = walk.run { path, files in entries += Self.entries(in: path, files: files) }
    guard readable else {
      throw PoolError.permissionDenied(
        FileManager.default.fileExists(atPath: folder.path)
          ? "The library folder may not be read: \(folder.path)"
          : "The library folder is not there: \(folder.path)")
    }
    return LibraryListing(
      entries: entries, problems: walk.problems, problemCount: walk.problemCount, isComplete: walk.isComplete)
  }

  /// The entry that the library's top folder holds under that name; nil where there is none.
  public func entry(named name: String) throws -> LibraryEntry? {
    var walk = FolderWalk(root: folder.path, excluded: [])
    walk.depthMax = 0
    var found: LibraryEntry?
    let readable = walk.run { path, files in
      if path.isEmpty { found = Self.entries(in: path, files: files).first { $0.path == name } }
    }
    guard readable else { throw PoolError.permissionDenied("The folder may not be read.") }
    return found
  }

  private static func entries(in folder: String, files: [FoundFile]) -> [LibraryEntry] {
    let candidates = files.filter { isCandidate($0.name) }
    guard !candidates.isEmpty else { return [] }
    let matching = CompanionMatching(names: files.map(\.name))
    let byName =
      !matching.hasAny
      ? [:] : Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func movie(of name: String) -> String? {
      // Three seconds of video are never larger than this.
      matching.liveMovie(of: name).flatMap { (byName[$0]?.size ?? 0) <= 50 << 20 ? $0 : nil }
    }
    let movies = Dictionary(
      candidates.compactMap { file in movie(of: file.name).map { (file.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    let paired = Set(movies.values)
    func path(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
    return candidates.filter { paired.isEmpty || !paired.contains($0.name) }.map { file in
      let found: [(Companion.Role, String?)] = [
        (.liveMovie, movies.isEmpty ? nil : movies[file.name]),
        (.xmpSidecar, matching.xmpSidecar(of: file.name)),
        (.takeoutSidecar, matching.takeoutSidecar(of: file.name)),
      ]
      var companions: [Companion] = []
      var digest = ContentDigest()
      for case (let role, let name?) in found {
        companions.append(Companion(role: role, path: path(name)))
        digest.add(name.utf8)
        digest.add(byName[name]?.size ?? 0)
        digest.add(byName[name]?.modified ?? 0)
      }
      return LibraryEntry(
        path: path(file.name),
        stamp: EntryStamp(
          size: file.size, modified: file.modified, fileNumber: file.fileNumber,
          companions: companions.isEmpty ? 0 : digest.shortValue), companions: companions)
    }
  }

  private static func isCandidate(_ name: String) -> Bool {
    let ending = CompanionMatching.split(name).ending.dropFirst().lowercased()
    return ending.isEmpty || ContentKind.pictureEndings.contains(ending)
      || ContentKind.videoEndings.contains(ending)
  }

  public func describe(_ entry: LibraryEntry) throws -> EntryDescription {
    let path = absolute(entry.path)
    let name = (entry.path as NSString).lastPathComponent
    let (kind, readable) = ContentKind.ofFile(at: path)
    guard readable else {
      throw CaptureFailure(
        .open, FileManager.default.fileExists(atPath: path) ? "the file may not be read" : "the file is gone")
    }
    guard let kind else {
      if CompanionMatching.split(name).ending.isEmpty { return .leftOut("no picture or video") }
      throw CaptureFailure(
        .decode, entry.stamp.size == 0 ? "the file is empty" : "no picture or video by its content")
    }
    guard let digest = ContentDigest.ofFile(at: path, size: entry.stamp.size) else {
      throw CaptureFailure(.open, "the file may not be read")
    }
    // A file with broken metadata is still a picture; its pixels decide whether it can be read.
    let file = (try? metadata.metadata(ofFileAt: path, kind: kind)) ?? FileMetadata()
    if kind.isVideo, MediaTypeRules.isScreenRecording(name: name, tags: file.tags) {
      return .leftOut("a screen recording")
    }
    return .capture(facts(of: entry, name: name, kind: kind, file: file), contentDigest: digest)
  }

  private func facts(of entry: LibraryEntry, name: String, kind: ContentKind, file: FileMetadata)
    -> CaptureFacts
  {
    let clock = now()
    let xmp = sidecar(of: entry, role: .xmpSidecar).flatMap { try? metadata.sidecar(at: $0).tags } ?? [:]
    let takeout = sidecar(of: entry, role: .takeoutSidecar).flatMap(Self.readSmall).flatMap(
      TakeoutSidecar.init(json:))
    let tagged =
      ["Exif.Image.Orientation", "Xmp.tiff.Orientation"].lazy.compactMap { file.tags[$0].flatMap(Int.init) }
      .first { (1...8).contains($0) } ?? 1
    let orientation = kind.isVideo ? 1 : tagged
    let sideways =
      kind.isVideo ? file.rotation % 180 == 90 : orientation >= 5 && kind != .heif && kind != .avif
    let size = file.storedSize.map {
      sideways ? PixelSize(width: $0.height, height: $0.width) : $0
    }
    let isScreenshot =
      !kind.isVideo && MediaTypeRules.isScreenshot(name: name, kind: kind, size: size, tags: file.tags)
    let date = CaptureDateChoice(now: clock).date(
      tags: file.tags, xmp: xmp, takeout: takeout, name: name, modified: entry.stamp.modified)
    let camera = [file.tags["Exif.Image.Make"], file.tags["Exif.Image.Model"]].compactMap {
      $0?.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
    }.filter { !$0.isEmpty }
    return CaptureFacts(
      mediaType: kind.isVideo ? .video : isScreenshot ? .screenshot : .photo, date: date,
      timeZone: nil,
      location: CapturePlaces.fromMetadata(file.tags) ?? CapturePlaces.fromMetadata(xmp) ?? takeout?.location,
      size: size, orientation: orientation, camera: Self.cameraName(camera), duration: file.duration,
      title: [
        takeout?.text, xmp["Xmp.dc.title"], xmp["Xmp.dc.description"], file.tags["Xmp.dc.title"],
      ].compactMap { $0.map(Self.withoutLanguage) }.first { !$0.isEmpty })
  }

  /// XMP's titles begin with their language: `lang="x-default" A day out`.
  private static func withoutLanguage(_ text: String) -> String {
    guard text.hasPrefix("lang=\""), let space = text.firstIndex(of: " ") else { return text }
    return String(text[text.index(after: space)...])
  }

  /// A model that begins with its maker's name says it once.
  private static func cameraName(_ parts: [String]) -> String? {
    guard let last = parts.last else { return nil }
    if parts.count == 2, !last.lowercased().hasPrefix(parts[0].lowercased()) {
      return parts.joined(separator: " ")
    }
    return last
  }

  public func file(for entry: LibraryEntry) throws -> CaptureFile {
    let path = absolute(entry.path)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CaptureFailure(.open, "the file is gone")
    }
    return CaptureFile(
      path: path, kind: ContentKind.ofFile(at: path).kind?.isVideo == true ? .video : .picture)
  }

  public func changes() -> AsyncStream<Void>? {
    FolderWatch(root: folder.path, excluded: excluded).changes()
  }

  private func absolute(_ path: String) -> String { folder.path + "/" + path }

  private func sidecar(of entry: LibraryEntry, role: Companion.Role) -> String? {
    entry.companions.first { $0.role == role }.map { absolute($0.path) }
  }

  /// Sidecars are small; a larger file is none.
  private static func readSmall(_ path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 1 << 20), data.count < 1 << 20 else { return nil }
    return [UInt8](data)
  }
}
