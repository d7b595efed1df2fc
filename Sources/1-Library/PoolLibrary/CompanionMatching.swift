internal import Foundation

/// Finds, by names alone, which files of a folder belong to a capture.
struct CompanionMatching {
  /// Longest name, without ending, that Google Takeout gives a sidecar; longer ones are clipped.
  private static let clippedFrom = 45
  /// What stands between a file's name and `.json`: the whole word, or as much of it as there was room for. The most
  /// usual first.
  private static let clippedSuffixes: [String] = {
    let whole = ".supplemental-metadata"
    let usual = ["", whole, ".supplemental-meta"]
    return usual
      + (1..<whole.count).reversed().map { String(whole.prefix($0)) }.filter { !usual.contains($0) }
  }()
  /// What an edited copy's name ends in, in the languages that Takeout writes.
  static let editedSuffixes = [
    "-edited", "-effects", "-bearbeitet", "-modifié", "-modifie", "-editado", "-editada", "-modificato",
    "-bewerkt",
    "-edytowane", "-redigerad", "-redigeret", "-muokattu", "-編集済み", "-已修改", "-수정됨",
  ]

  private struct TakeoutName: Hashable {
    var core: String
    var number: Int?
  }

  private var takeout: [TakeoutName: String] = [:]
  private var exact: [String: String] = [:]
  private let hasXMP: Bool
  private let hasMovies: Bool

  /// - Parameter names: every file name of one folder.
  init(names: [String]) {
    let endings = Set(names.map { Self.split($0).ending.lowercased() })
    hasXMP = endings.contains(".xmp")
    hasMovies = endings.contains(".mov") || endings.contains(".mp4")
    // Most folders hold pictures alone, and cost nothing more.
    guard hasXMP || hasMovies || endings.contains(".json") else { return }
    exact.reserveCapacity(names.count)
    for name in names {
      let lower = name.lowercased()
      exact[lower] = name
      guard Self.split(lower).ending == ".json" else { continue }
      let (core, number) = Self.numbered(String(lower.dropLast(5)))
      takeout[TakeoutName(core: core, number: number)] = name
    }
  }

  /// False where no file of the folder belongs to another.
  var hasAny: Bool { !exact.isEmpty }

  /// The Takeout sidecar of a file, or of the original that it is an edited copy of.
  func takeoutSidecar(of name: String) -> String? {
    guard !takeout.isEmpty else { return nil }
    if let own = ownTakeoutSidecar(of: name) { return own }
    let (stem, ending) = Self.split(name)
    // Compared composed, since archives carry decomposed names.
    let composed = stem.precomposedStringWithCanonicalMapping
    for suffix in Self.editedSuffixes {
      for (core, number) in [(composed, Int?.none), Self.numbered(composed)]
      where core.lowercased().hasSuffix(suffix) {
        let original = core.dropLast(suffix.count) + (number.map { "(\($0))" } ?? "")
        if let found = ownTakeoutSidecar(of: original + ending) { return found }
        // The original may have another ending than its edited copy.
        let endings = [".jpg", ".jpeg", ".heic", ".png", ".mp4"]
        for other in endings where other != ending.lowercased() {
          if let found = ownTakeoutSidecar(of: original + other) { return found }
        }
      }
    }
    return nil
  }

  private func ownTakeoutSidecar(of name: String) -> String? {
    let (stem, ending) = Self.split(name)
    let (core, number) = Self.numbered(stem)
    let targets =
      number == nil ? [(name, nil)] : [(core + ending, number), (name, Int?.none)]
    for (target, wanted) in targets {
      if let found = sidecar(named: target.lowercased(), number: wanted) { return found }
    }
    return exact[stem.lowercased() + ".json"]
  }

  /// The longest of the names that Takeout clips the sidecar of `target` to: at any point of the suffix, or inside the
  /// file's own name once that is too long.
  private func sidecar(named target: String, number: Int?) -> String? {
    for suffix in Self.clippedSuffixes {
      if let found = takeout[TakeoutName(core: target + suffix, number: number)] { return found }
    }
    var core = target.dropLast()
    while core.utf8.count >= Self.clippedFrom {
      if let found = takeout[TakeoutName(core: String(core), number: number)] { return found }
      core = core.dropLast()
    }
    return nil
  }

  /// `photo.jpg.xmp` before `photo.xmp`.
  func xmpSidecar(of name: String) -> String? {
    guard hasXMP else { return nil }
    return exact[name.lowercased() + ".xmp"] ?? exact[Self.split(name).stem.lowercased() + ".xmp"]
  }

  /// The movie that a Live Photo's picture goes with: the same stem beside it.
  ///
  /// A camera gives its JPEG and its MP4 the same number at times without their being one capture. Those two are a pair
  /// only in a Takeout, which writes a sidecar for the picture and none for the movie.
  func liveMovie(of name: String) -> String? {
    guard hasMovies else { return nil }
    let (stem, ending) = Self.split(name)
    let lower = stem.lowercased()
    switch ending.lowercased() {
    case ".heic", ".heif": return exact[lower + ".mov"] ?? exact[lower + ".mp4"]
    case ".jpg", ".jpeg":
      if let movie = exact[lower + ".mov"] { return movie }
      guard let movie = exact[lower + ".mp4"], !takeout.isEmpty else { return nil }
      let picture = name.lowercased()
      return sidecar(named: picture, number: nil) != nil
        && sidecar(named: movie.lowercased(), number: nil) == nil
        ? movie : nil
    default: return nil
    }
  }

  static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return (name, "")
    }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// Takes a trailing `(2)` off.
  static func numbered(_ name: String) -> (core: String, number: Int?) {
    guard name.utf8.last == UInt8(ascii: ")"), let open = name.utf8.lastIndex(of: UInt8(ascii: "(")),
      open != name.startIndex,
      let number = Int(name[name.index(after: open)...].dropLast()), number >= 0
    else { return (name, nil) }
    return (String(name[..<open]), number)
  }
}
