#if os(Linux)
  internal import Foundation

  /// The folders of a library that the system watches, by inotify.
  ///
  /// A folder is watched once, however many links lead to it. Where the system has no watches left, those that there
  /// are go on: the folders nearest to the root.
  struct WatchedFolders {
    private let root: String
    private let excluded: [String]
    /// What inotify is read from.
    private let events: Int32
    private let foldersMax: Int

    /// Absolute paths by the number of their watch.
    private var paths: [Int32: String] = [:]
    /// Links that led to folders.
    private var links: Set<String> = []
    /// Whether folders may be watched, or not watched, that should not.
    private var isStale = false

    /// What happens in a folder. Not each write (`IN_MODIFY`): a file is told once its writer closes it. Attributes
    /// are, since a date that is set afterwards changes the stamp, and a permission lets a file be read.
    private static let mask = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)
    private static let came = UInt32(IN_CREATE | IN_MOVED_TO)
    private static let ofItself = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)

    /// - Parameter foldersMax: more are not watched.
    init(root: String, excluded: [String], events: Int32, foldersMax: Int) {
      self.root = root
      self.excluded = excluded
      self.events = events
      self.foldersMax = foldersMax
    }

    /// How many folders are watched.
    var count: Int { paths.count }

    /// Watches what the library holds now, and no longer what it does not.
    mutating func renew() {
      let before = Set(paths.keys)
      paths = [:]
      links = []
      isStale = false
      watch(root)
      for number in before where paths[number] == nil { inotify_rm_watch(events, number) }
    }

    mutating func renewIfStale() { if isStale { renew() } }

    /// Takes what the system told, as it was read.
    ///
    /// - Returns: whether the library changed.
    mutating func take(_ told: ArraySlice<UInt8>) -> Bool {
      var changed = false
      var rest = told
      while let event = Event(&rest) { if take(event) { changed = true } }
      return changed
    }

    private mutating func take(_ event: Event) -> Bool {
      if event.has(IN_Q_OVERFLOW) {
        isStale = true
        return true
      }
      guard let folder = paths[event.watch] else { return false }
      if event.has(IN_IGNORED) {
        paths[event.watch] = nil
        return false
      }
      if event.mask & Self.ofItself != 0 {
        // What a deleted folder held is gone; one that moved may have left the library or be reached otherwise.
        if !event.has(IN_DELETE_SELF) { isStale = true }
        return true
      }
      guard let name = event.name, !FolderWalk.leavesOut(name) else { return false }
      let path = Self.path(folder, name)
      if links.contains(path) || folder != root && FolderWalk.indexMarks.contains(name) { isStale = true }
      // A folder whose permission changed may be one that could not be watched.
      let isArrival = event.mask & Self.came != 0 || event.has(IN_ATTRIB) && event.has(IN_ISDIR)
      return isArrival ? takeArrival(at: path, isNew: event.has(IN_CREATE)) : !excluded.contains(path)
    }

    private mutating func takeArrival(at path: String, isNew: Bool) -> Bool {
      var info = stat()
      guard lstat(path, &info) == 0 else { return true }
      switch info.st_mode & S_IFMT {
      case S_IFDIR: return watch(path)
      case S_IFLNK:
        if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
          remember(link: path)
          watch(path)
        }
        return true
      // A new file that is still empty is being written; it is told once that is done.
      case S_IFREG: return !isNew || info.st_size > 0 || info.st_nlink > 1
      default: return false
      }
    }

    /// Watches a folder and what is below it, level by level.
    ///
    /// - Returns: false if it is left out.
    @discardableResult private mutating func watch(_ top: String) -> Bool {
      let left = Set(excluded.compactMap(FolderWalk.FolderIdentity.init(path:)))
      var level = [top]
      var isTaken = true
      var depth = depthBelowRoot(of: top)
      while !level.isEmpty {
        var next: [String] = []
        for path in level {
          if let identity = FolderWalk.FolderIdentity(path: path), left.contains(identity) {
            if path == top { isTaken = false }
            continue
          }
          guard count < foldersMax else { return isTaken }
          let number = inotify_add_watch(events, path, Self.mask)
          if number < 0 {
            if errno == ENOSPC { return isTaken }
            continue
          }
          if let known = paths[number], isSameFolder(known, path) { continue }
          // Listed once it is watched, so that nothing comes in between.
          paths[number] = path
          guard let folders = subfolders(of: path) else {
            paths[number] = nil
            inotify_rm_watch(events, number)
            if path == top { isTaken = false }
            continue
          }
          // Folders that there is no watch for need not be remembered.
          next += folders.prefix(max(0, foldersMax - count - next.count))
        }
        depth += 1
        level = depth <= FolderWalk.usualDepthMax ? next : []
      }
      return isTaken
    }

    private func depthBelowRoot(of path: String) -> Int {
      path.utf8.dropFirst(root.utf8.count).count { $0 == UInt8(ascii: "/") }
    }

    private func isSameFolder(_ one: String, _ other: String) -> Bool {
      guard let identity = FolderWalk.FolderIdentity(path: one) else { return false }
      return identity == FolderWalk.FolderIdentity(path: other)
    }

    /// Nil for a folder that is an index.
    private mutating func subfolders(of path: String) -> [String]? {
      guard let directory = opendir(path) else {
        isStale = true
        return []
      }
      defer { closedir(directory) }
      var found: [String] = []
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
          place.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
        }
        guard let name, !FolderWalk.leavesOut(name) else { continue }
        if path != root, FolderWalk.indexMarks.contains(name) { return nil }
        let type = Int(entry.pointee.d_type)
        guard type == Int(DT_DIR) || type == Int(DT_LNK) || type == Int(DT_UNKNOWN) else { continue }
        let full = Self.path(path, name)
        if type != Int(DT_DIR) {
          var info = stat()
          guard fstatat(dirfd(directory), name, &info, 0) == 0, info.st_mode & S_IFMT == S_IFDIR else { continue }
          if type == Int(DT_LNK) { remember(link: full) }
        }
        found.append(full)
      }
      return found
    }

    private mutating func remember(link: String) { if links.count < foldersMax { links.insert(link) } }

    private static func path(_ folder: String, _ name: String) -> String {
      folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
  }

  /// One event as the system writes it: the watch, what happened, a number that pairs moves, and a name that zeros
  /// fill up.
  private struct Event {
    private static let headLength = 16

    let watch: Int32
    let mask: UInt32
    /// Nil for the folder itself, and for a name that is not UTF-8.
    let name: String?

    /// Takes the first of `bytes`; nil without a whole one.
    init?(_ bytes: inout ArraySlice<UInt8>) {
      let head = bytes.prefix(Self.headLength)
      guard head.count == Self.headLength else { return nil }
      let numbers = head.withUnsafeBytes { head in
        (0..<4).map { head.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
      }
      let text = bytes.dropFirst(Self.headLength).prefix(Int(numbers[3]))
      watch = Int32(bitPattern: numbers[0])
      mask = numbers[1]
      let letters = text.prefix { $0 != 0 }
      name = letters.isEmpty ? nil : String(validating: letters, as: UTF8.self)
      bytes = bytes.dropFirst(Self.headLength + text.count)
    }

    func has(_ flag: Int32) -> Bool { mask & UInt32(flag) != 0 }
  }
#endif
