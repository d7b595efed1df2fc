internal import Foundation

/// One file that a walk found.
struct FoundFile: Sendable {
  var name: String
  var size: Int64
  /// Nanoseconds since 1970.
  var modified: Int64
  var fileNumber: UInt64
}

/// Lists a folder and what is below it, opening folders alone.
struct FolderWalk {
  let root: String
  /// Folders that are never entered, such as the index's own: device and number.
  let excluded: Set<FolderIdentity>
  /// Deeper folders are counted as a problem.
  var depthMax = Self.usualDepthMax
  static let usualDepthMax = 64

  struct FolderIdentity: Hashable {
    var device: UInt64
    var number: UInt64

    /// Nil if nothing is there.
    init?(path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      device = UInt64(info.st_dev)
      number = UInt64(info.st_ino)
    }

    init(_ info: stat) {
      device = UInt64(info.st_dev)
      number = UInt64(info.st_ino)
    }
  }

  private(set) var problems: [String] = []
  private(set) var problemCount = 0
  /// False where a folder could not be read.
  private(set) var isComplete = true
  private var seen: Set<FolderIdentity> = []
  private var linkedFiles: Set<FolderIdentity> = []
  /// What other programs keep beside photos: thumbnails, bins, resource forks.
  private static let foreign: Set<String> = [
    "@eaDir", "@Recycle", "@Recently-Snapshot", "#recycle", "$RECYCLE.BIN", "__MACOSX", "lost+found",
  ]
  /// A folder that holds one of these is an index, wherever it stands; the library itself is none.
  static let indexMarks: Set<String> = ["index.sqlite", "pool-index"]

  /// Whether a file or folder of that name is left out: hidden, or another program's.
  static func leavesOut(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || foreign.contains(name)
  }

  init(root: String, excluded: Set<FolderIdentity>) {
    self.root = root
    self.excluded = excluded
  }

  /// Calls `folder` with each folder's path relative to the root (empty for the root itself) and its files.
  ///
  /// - Returns: false if the root itself cannot be read.
  mutating func run(_ folder: (String, [FoundFile]) -> Void) -> Bool {
    var pending: [(path: String, depth: Int)] = [("", 0)]
    var isRoot = true
    while let (path, depth) = pending.popLast() {
      let (files, folders, readable) = list(path)
      if isRoot, !readable { return false }
      isRoot = false
      if !readable {
        note("a folder cannot be read")
        isComplete = false
      }
      folder(path, files)
      guard depth < depthMax else {
        if !folders.isEmpty { note("folders are nested too deeply") }
        continue
      }
      for name in folders.sorted(by: >) {
        pending.append((path.isEmpty ? name : path + "/" + name, depth + 1))
      }
    }
    return true
  }

  private mutating func note(_ problem: String) {
    problemCount += 1
    if problems.count < 100 { problems.append(problem) }
  }

  /// Whether a file, perhaps behind a link, is reached in another way too: it stands in the library itself, or another
  /// link led to it.
  private mutating func isSecondWay(to path: String, _ info: stat) -> Bool {
    var linked = stat()
    guard lstat(path, &linked) == 0, linked.st_mode & S_IFMT == S_IFLNK else { return false }
    if let real = realpath(path, nil) {
      defer { free(real) }
      if String(cString: real).hasPrefix(root.hasSuffix("/") ? root : root + "/") { return true }
    }
    return !linkedFiles.insert(FolderIdentity(info)).inserted
  }

  private mutating func list(_ path: String) -> (files: [FoundFile], folders: [String], readable: Bool) {
    let full = path.isEmpty ? root : root + "/" + path
    guard let directory = opendir(full) else { return ([], [], false) }
    defer { closedir(directory) }
    let descriptor = dirfd(directory)
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return ([], [], false) }
    let identity = FolderIdentity(info)
    // A link back to a folder that was read already ends here.
    guard !excluded.contains(identity), seen.insert(identity).inserted else { return ([], [], true) }
    var files: [FoundFile] = []
    var folders: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      guard let name else {
        note("a name is not UTF-8")
        continue
      }
      if Self.leavesOut(name) { continue }
      if !path.isEmpty, Self.indexMarks.contains(name) { return ([], [], true) }
      let isLink = entry.pointee.d_type == UInt8(DT_LNK) || entry.pointee.d_type == UInt8(DT_UNKNOWN)
      guard fstatat(descriptor, name, &info, 0) == 0 else { continue }
      if isLink, info.st_mode & S_IFMT == S_IFREG, isSecondWay(to: full + "/" + name, info) { continue }
      switch info.st_mode & S_IFMT {
      case S_IFDIR: folders.append(name)
      case S_IFREG:
        files.append(
          FoundFile(
            name: name, size: Int64(info.st_size),
            modified: Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec),
            fileNumber: UInt64(info.st_ino)))
      default: break
      }
    }
    return (files, folders, true)
  }
}
