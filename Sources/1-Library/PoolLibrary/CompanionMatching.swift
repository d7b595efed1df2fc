internal import Foundation

/// Finds, by names alone, which files of a folder belong to a capture.
struct CompanionMatching {
  /// Longest name, without ending, that Google Takeout gives a sidecar; longer ones are clipped.
  private static let clippedFrom = 45
  private static let takeoutSuffix = ".supplemental-metadata"
  /// What an edited copy's name ends in, in the languages that Takeout writes.
  static let editedSuffixes = [
    "-edited", "-effects", "-bearbeitet", "-modifié", "-modifie", "-editado", "-editada", "-modificato",
    "-bewerkt",
    "-edytowane", "-redigerad", "-redigeret", "-muokattu", "-編集済み", "-已修改", "-수정됨",
  ]

  private struct TakeoutName {
    var file: String
    var core: String
    var number: Int?
  }

  private var takeout: [Substring: [TakeoutName]] = [:]
  private var exact: [String: String] = [:]

  /// - Parameter names: every file name of one folder.
  init(names: [String]) {
    for name in names {
      exact[name.lowercased()] = name
      guard name.lowercased().hasSuffix(".json") else { continue }
      let (core, number) = Self.numbered(String(name.dropLast(5)))
      takeout[core.lowercased().prefix(6), default: []].append(
        TakeoutName(file: name, core: core.lowercased(), number: number))
    }
  }

  /// The Takeout sidecar of a file, or of the original that it is an edited copy of.
  func takeoutSidecar(of name: String) -> String? {
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
    let plain = name.lowercased()
    let moved = (core + ending).lowercased()
    for (target, wanted) in number == nil ? [(plain, number)] : [(moved, number), (plain, nil)] {
      let found = (takeout[target.prefix(6)] ?? []).filter {
        $0.number == wanted && Self.belongs($0.core, to: target)
      }
      // The longest name says most.
      if let best = found.max(by: { ($0.core.count, $1.file) < ($1.core.count, $0.file) }) {
        return best.file
      }
    }
    return exact[stem.lowercased() + ".json"]
  }

  private static func belongs(_ core: String, to name: String) -> Bool {
    if core == name { return true }
    guard (name + takeoutSuffix).hasPrefix(core) || (name + ".supplemental-meta").hasPrefix(core) else {
      return false
    }
    return core.hasPrefix(name) || core.count >= clippedFrom
  }

  /// `photo.jpg.xmp` before `photo.xmp`.
  func xmpSidecar(of name: String) -> String? {
    exact[name.lowercased() + ".xmp"] ?? exact[Self.split(name).stem.lowercased() + ".xmp"]
  }

  /// The movie of a Live Photo: same stem, beside a HEIC or JPEG picture.
  func liveMovie(of name: String) -> String? {
    let (stem, ending) = Self.split(name)
    guard [".heic", ".heif", ".jpg", ".jpeg"].contains(ending.lowercased()) else { return nil }
    return exact[stem.lowercased() + ".mov"] ?? exact[stem.lowercased() + ".mp4"]
  }

  static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// Takes a trailing `(2)` off.
  static func numbered(_ name: String) -> (core: String, number: Int?) {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open != name.startIndex,
      let number = Int(name[name.index(after: open)...].dropLast()), number >= 0
    else { return (name, nil) }
    return (String(name[..<open]), number)
  }
}
