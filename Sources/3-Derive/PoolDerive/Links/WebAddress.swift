/// An address of a page, in normal form.
struct WebAddress: Equatable {
  /// Lower case.
  var scheme: String
  /// Lower case.
  var host: String
  /// 1 to 65535; nil for the usual one.
  var port: Int?
  /// With its leading stroke; empty for the root.
  var path: String
  /// Without the question mark and without what only tells where a visitor came from.
  var query: String
  /// Kept only if it is a route of its own, such as `#/places/3`.
  var fragment: String

  /// The whole address.
  var text: String {
    var text = scheme + "://" + host
    if let port { text += ":\(port)" }
    text += path.isEmpty && !(query.isEmpty && fragment.isEmpty) ? "/" : path
    if !query.isEmpty { text += "?" + query }
    if !fragment.isEmpty { text += "#" + fragment }
    return text
  }

  /// Without `www.`
  var plainHost: String { host.hasPrefix("www.") && host.utf8.count > 7 ? String(host.dropFirst(4)) : host }

  /// The parts of the path.
  var segments: [String] { path.split(separator: "/").map(String.init) }

  /// - Parameters:
  ///   - rest: what stands after the scheme: host, port, path.
  ///   - scheme: as read, or nil where there was none.
  /// - Returns: nil unless the host may be one. A scheme vouches for a host that would otherwise be doubtful.
  init?(_ rest: ArraySlice<Unicode.Scalar>, scheme: String?) {
    var end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" || $0 == "\\" } ?? rest.endIndex
    var authority = rest[rest.startIndex..<end]
    if let at = authority.lastIndex(of: "@") {
      guard scheme != nil else { return nil }
      authority = authority[(at + 1)...]
    }
    // Text of scripts without blanks may follow at once.
    var isCut = false
    if let east = authority.firstIndex(where: HostName.isEastern), !HostName.isValid(authority, isVouched: true) {
      authority = authority[..<east]
      end = east
      isCut = true
    }
    var name = authority
    var port: Int?
    if let colon = authority.firstIndex(of: ":") {
      name = authority[..<colon]
      let digits = authority[(colon + 1)...].prefix { DecimalDigit.value($0) != nil && $0.value < 0x80 }
      guard digits.count <= 5 else { return nil }
      if !digits.isEmpty {
        port = Int(LineChunk.text(digits))
        guard let number = port, (1...65_535).contains(number) else { return nil }
      }
      if colon + 1 + digits.count < end { end = colon + 1 + digits.count }
    }
    while let last = name.last, last == "." || last == "," || last == "-" { name = name.dropLast() }
    if name.isEmpty || !HostName.isValid(name, isVouched: scheme != nil) { return nil }
    self.scheme = scheme ?? "https"
    host = LineChunk.text(name).lowercased()
    self.port = port == (self.scheme == "http" ? 80 : 443) ? nil : port
    (path, query, fragment) = isCut ? ("", "", "") : Self.tail(rest[end...])
  }

  // MARK: - Path, query, fragment

  private static func tail(_ scalars: ArraySlice<Unicode.Scalar>) -> (path: String, query: String, fragment: String) {
    let used = scalars.prefix { $0.value > 0x20 && !"<>\"{}|\\^`".unicodeScalars.contains($0) }
    let hash = used.firstIndex(of: "#") ?? used.endIndex
    let mark = used[..<hash].firstIndex(of: "?") ?? hash
    var path = LineChunk.text(used[used.startIndex..<mark])
    if !path.hasPrefix("/") { path = "" }
    if path == "/" { path = "" }
    let query = mark < hash ? LineChunk.text(used[(mark + 1)..<hash]) : ""
    let fragment = hash < used.endIndex ? LineChunk.text(used[(hash + 1)...]) : ""
    let isRoute = fragment.hasPrefix("/") || fragment.hasPrefix("!")
    return (path, untracked(query), isRoute ? fragment : "")
  }

  /// A query without the parameters by which campaigns and clicks are counted.
  static func untracked(_ query: String) -> String {
    guard !query.isEmpty else { return "" }
    let kept = query.split(separator: "&").filter { part in
      let name = part.prefix { $0 != "=" }.lowercased()
      return !tracking.contains(name) && !trackingStarts.contains { name.hasPrefix($0) }
    }
    return kept.joined(separator: "&")
  }

  private static let trackingStarts = ["utm_", "mtm_", "pk_", "hsa_", "vero_", "_hs", "__hs", "at_campaign", "oly_"]
  private static let tracking: Set<String> = [
    "fbclid", "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "msclkid", "yclid", "twclid", "ttclid", "li_fat_id",
    "igshid", "igsh", "mc_cid", "mc_eid", "mkt_tok", "_ga", "_gl", "icid", "ncid", "cmpid", "wt_mc", "srsltid",
    "s_cid", "epik", "rdt_cid", "sc_cid", "__twitter_impression", "spm", "scm", "ref_src", "ref_url", "trk",
  ]
}
