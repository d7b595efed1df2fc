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
  var depthMax = 64

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
  private var seen: Set<FolderIdentity> = []
  private var seenFiles: Set<UInt64> = []

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
      if !readable { note("a folder cannot be read") }
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
      // Hidden files, resource forks and what other programs keep beside photos are no captures.
      if name.hasPrefix(".") || name.hasPrefix("@") || name == "__MACOSX" { continue }
      guard fstatat(descriptor, name, &info, 0) == 0 else { continue }
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
