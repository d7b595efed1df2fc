/// Tells names of hosts from words with points in them.
enum HostName {
  /// Whether the scalars may name a host.
  ///
  /// - Parameter isVouched: whether a scheme stands before it; then `localhost`, numbers and unknown endings do, too.
  static func isValid(_ name: ArraySlice<Unicode.Scalar>, isVouched: Bool) -> Bool {
    guard name.count <= 253 else { return false }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    for label in labels {
      guard (1...63).contains(label.count), label.first != "-", label.last != "-", label.allSatisfy(isLabelPart) else {
        return false
      }
    }
    guard let last = labels.last else { return false }
    let ending = LineChunk.text(last).lowercased()
    if isVouched {
      if labels.count == 1 { return ending == "localhost" }
      if labels.count == 4, labels.allSatisfy(isByte) { return true }
      return TopLevelDomains.contains(ending) || ending.hasPrefix("xn--")
        || last.count >= 2 && last.allSatisfy { (0x61...0x7a).contains($0.value | 0x20) && $0.value < 0x80 }
    }
    return labels.count >= 2 && TopLevelDomains.contains(ending) && !name.contains(where: isEastern)
  }

  /// Whether a name that nothing vouches for is a host's: its words could also be those of two sentences, a file, a
  /// piece of program text.
  ///
  /// - Parameter hasPath: whether a stroke follows.
  static func isConvincing(_ name: ArraySlice<Unicode.Scalar>, hasPath: Bool) -> Bool {
    let labels = name.split(separator: ".").map { LineChunk.text($0) }
    guard labels.count >= 2, let last = labels.last, let first = labels.first else { return false }
    let ending = last.lowercased()
    let owner = labels[labels.count - 2]
    let host = labels.map { $0.lowercased() }.joined(separator: ".")
    if shortHosts.contains(host) { return hasPath || host == "x.com" }
    guard labels.allSatisfy({ $0.unicodeScalars.count >= 2 }), !known.contains(host) else { return false }
    let hasLetters =
      owner.unicodeScalars.contains { TextFolding.isWordPart($0) && DecimalDigit.value($0) == nil }
      || owner.lowercased() != owner
    guard hasLetters || ["com", "net", "org"].contains(ending) else { return false }
    if last != ending {
      // A capital after a point begins a sentence, unless all is in capitals.
      guard host.uppercased() == labels.joined(separator: "."), TopLevelDomains.plain.contains(ending) else {
        return false
      }
    }
    if labels.count == 2, abbreviations.contains(first.lowercased()) { return false }
    if variables.contains(first.lowercased()), !["com", "net", "org", "gov", "edu", "de"].contains(ending) {
      return false
    }
    let isLong = labels.count >= 3 && labels.allSatisfy { $0.unicodeScalars.count >= 2 }
    if TopLevelDomains.doubtful.contains(ending) {
      return hasPath && !isFileLike(ending) || isLong && secondLevels.contains(owner.lowercased())
        || labels.count == 2 && owner.contains("-") && !isFileLike(ending)
    }
    if ending == "rs" || ending == "pl", programs.contains(owner.lowercased()) { return false }
    return true
  }

  /// Whether a scalar is of a script without blanks between words, or Hangul.
  static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
    (0x2e80...0x9fff).contains(scalar.value) || (0xac00...0xd7a3).contains(scalar.value)
      || (0xff00...0xffef).contains(scalar.value) || (0x0e00...0x0e7f).contains(scalar.value)
  }

  private static func isLabelPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return (0x61...0x7a).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value) || scalar == "-"
    }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isByte(_ label: ArraySlice<Unicode.Scalar>) -> Bool {
    label.count <= 3 && label.allSatisfy { (0x30...0x39).contains($0.value) }
      && (Int(LineChunk.text(label)) ?? 256) < 256
  }

  private static func isFileLike(_ ending: String) -> Bool {
    ["md", "py", "sh", "ps", "zip", "mov", "ml", "mm", "pm", "tf", "mk", "so", "bin", "cab", "name"].contains(ending)
  }

  /// Hosts with a label of one letter.
  private static let shortHosts: Set<String> = [
    "t.co", "x.com", "t.me", "g.co", "g.page", "m.me", "b.link", "u.to", "v.gd",
  ]
  /// Second levels under which countries give names.
  private static let secondLevels: Set<String> = [
    "co", "com", "net", "org", "ac", "gov", "edu", "go", "or", "gob", "web",
  ]
  /// What is written like a host and is none.
  private static let known: Set<String> = [
    "asp.net", "vb.net", "ado.net", "socket.io", "system.io", "paint.net", "ml.net", "file.io", "java.io", "e.on",
    "yes.no",
    "bits.au",
  ]
  private static let programs: Set<String> = [
    "main", "lib", "mod", "build", "index", "script", "test", "tests", "config",
  ]
  private static let abbreviations: Set<String> = [
    "usw", "bzw", "ca", "evtl", "inkl", "exkl", "etc", "dr", "mr", "mrs", "ms", "nr", "no", "vs", "str", "tel", "art",
    "fig",
    "vol", "approx", "max", "min", "ggf", "zzgl", "mio", "mrd", "st", "prof", "abb", "kap", "sog", "vgl", "resp",
    "incl",
    "excl", "est", "ext", "dept", "ed", "pp", "tlf", "ul", "al", "osv", "bl", "mm", "jan", "feb", "mar", "apr", "jun",
    "jul", "aug", "sep", "sept", "oct", "okt", "nov", "dec", "dez",
  ]
  /// Names in program text, before whose points only the plainest endings make a host.
  private static let variables: Set<String> = [
    "this", "self", "np", "pd", "tf", "document", "window", "console", "math", "os", "sys", "re", "json", "node",
    "user",
    "item", "obj", "data", "req", "res", "event", "app", "props", "state", "row", "err", "config", "value", "result",
  ]
}
