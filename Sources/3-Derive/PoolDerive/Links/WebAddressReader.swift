/// Finds addresses of pages in pieces of a line.
enum WebAddressReader {
  /// What was found, with its place among the scalars of the chunk.
  struct Found {
    var address: WebAddress
    var range: Range<Int>
    /// Whether a scheme or `www` stood before it.
    var isVouched: Bool
  }

  /// The addresses of a piece: one with a scheme or `www`, or else all that stand there without.
  static func addresses(in chunk: LineChunk) -> [Found] {
    let scalars = chunk.scalars
    guard scalars.count >= 4 else { return [] }
    if let found = schemed(scalars) { return [found] }
    guard scalars.contains(".") || scalars.contains(",") else { return [] }
    if let found = worldWide(scalars) { return [found] }
    return bare(scalars)
  }

  // MARK: - With a scheme

  /// `https://…`, and with the slips `https:/…`, `http//…`, `https;//…`
  private static func schemed(_ scalars: [Unicode.Scalar]) -> Found? {
    guard let start = place(of: "http", in: scalars) else { return nil }
    var place = start + 4
    let isSecure = place < scalars.count && (scalars[place] == "s" || scalars[place] == "S")
    if isSecure { place += 1 }
    let hasColon = place < scalars.count && (scalars[place] == ":" || scalars[place] == ";")
    if hasColon { place += 1 }
    var strokes = 0
    while place < scalars.count, scalars[place] == "/", strokes < 3 {
      strokes += 1
      place += 1
    }
    guard strokes >= 2 || hasColon && strokes == 1 else { return nil }
    let end = trimmedEnd(scalars, from: place)
    guard place < end, let address = WebAddress(scalars[place..<end], scheme: isSecure ? "https" : "http") else {
      return nil
    }
    return Found(address: address, range: start..<end, isVouched: true)
  }

  /// `www.…`
  private static func worldWide(_ scalars: [Unicode.Scalar]) -> Found? {
    guard let start = place(of: "www", in: scalars), start + 4 < scalars.count,
      scalars[start + 3] == "." || scalars[start + 3] == ","
    else { return nil }
    if start > 0, isLatin(scalars[start - 1]) || scalars[start - 1] == "." { return nil }
    var mended = scalars
    // A comma for the point.
    mended[start + 3] = "."
    let end = trimmedEnd(mended, from: start)
    let rest = mended[start..<end]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != ":" && $0 != "#" && !HostName.isEastern($0) }
    guard host.filter({ $0 == "." }).count >= 2 else { return nil }
    var address = WebAddress(rest, scheme: nil)
    if address == nil, let comma = rest.firstIndex(of: ",") { address = WebAddress(mended[start..<comma], scheme: nil) }
    guard let address, address.host.utf8.count > 6 else { return nil }
    return Found(address: address, range: start..<end, isVouched: true)
  }

  // MARK: - Without anything before

  /// `example.com/page`, several with commas between.
  private static func bare(_ scalars: [Unicode.Scalar]) -> [Found] {
    var found: [Found] = []
    var start = 0
    for place in 0...scalars.count where place == scalars.count || isComma(scalars, place) {
      if let one = bare(scalars, start..<place) { found.append(one) }
      start = place + 1
    }
    return found
  }

  private static func isComma(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    scalars[place] == "," || scalars[place] == ";"
  }

  private static func bare(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Found? {
    var start = range.lowerBound
    while start < range.upperBound, !isHostStart(scalars[start]) { start += 1 }
    guard start < range.upperBound else { return nil }
    // A word such as `Web:` before it.
    let label = scalars[start..<range.upperBound].prefix { isLatin($0) }
    let after = start + label.count
    if after + 1 < range.upperBound, scalars[after] == ":", isHostStart(scalars[after + 1]) { start = after + 1 }
    if start > 0,
      scalars[start - 1] == "@" || scalars[start - 1] == "." || scalars[start - 1] == "_"
        || scalars[start - 1] == "/" || scalars[start - 1] == "#" || scalars[start - 1] == "$"
    {
      return nil
    }
    let end = trimmedEnd(scalars, from: start, upTo: range.upperBound)
    guard start < end else { return nil }
    let rest = scalars[start..<end]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != ":" && $0 != "#" && !HostName.isEastern($0) }
    guard host.contains("."), !host.contains("@") else { return nil }
    let after2 = host.endIndex
    let next: Unicode.Scalar? = after2 < end ? scalars[after2] : nil
    // A number after a colon is a port only with a path; otherwise a line of a file or a verse.
    if next == ":", !rest[after2...].contains("/") { return nil }
    guard HostName.isConvincing(host, hasPath: next == "/" && after2 + 1 < end),
      let address = WebAddress(rest, scheme: nil)
    else { return nil }
    return Found(address: address, range: start..<end, isVouched: false)
  }

  private static func isHostStart(_ scalar: Unicode.Scalar) -> Bool {
    !HostName.isEastern(scalar) && (isLatin(scalar) || (0x30...0x39).contains(scalar.value))
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? (0x61...0x7a).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
  }

  // MARK: - Ends

  /// The end without the signs that close a sentence, a bracket or a quotation.
  static func trimmedEnd(_ scalars: [Unicode.Scalar], from start: Int, upTo limit: Int? = nil) -> Int {
    var end = limit ?? scalars.count
    let opens = scalars[start..<end].contains("(")
    while end > start {
      switch scalars[end - 1] {
      case ".", ",", ";", ":", "!", "?", "'", "\u{2019}", "*", "]", "}", "\u{2026}", "&", "\u{b7}", "-", "~", "\\", "`",
        "=":
        end -= 1
      case ")" where !opens: end -= 1
      default: return end
      }
    }
    return end
  }

  /// The first place of a word in small letters, in any case.
  private static func place(of word: String, in scalars: [Unicode.Scalar]) -> Int? {
    let wanted = word.unicodeScalars.map(\.value)
    guard scalars.count > wanted.count, let first = wanted.first else { return nil }
    for start in 0...scalars.count - wanted.count where scalars[start].value | 0x20 == first {
      if wanted.indices.allSatisfy({ scalars[start + $0].value | 0x20 == wanted[$0] }) { return start }
    }
    return nil
  }
}
