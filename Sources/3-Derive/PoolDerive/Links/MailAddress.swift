/// Finds e-mail addresses.
enum MailAddress {
  /// An address that was found.
  struct Found {
    /// In lower case.
    var address: String
    var host: String
    /// Place among the scalars of the chunk.
    var range: Range<Int>
  }

  /// All addresses of a piece of a line.
  static func addresses(in chunk: LineChunk) -> [Found] {
    let scalars = chunk.scalars
    var found: [Found] = []
    var limit = 0
    for place in scalars.indices where scalars[place] == "@" || scalars[place] == "\u{ff20}" {
      guard place >= limit, let one = address(scalars, at: place, from: limit) else { continue }
      found.append(one)
      limit = one.range.upperBound
    }
    if found.isEmpty, let one = spelledOut(scalars) { found.append(one) }
    return found
  }

  /// Whether a text is an address as a whole, as in codes.
  static func whole(_ text: String) -> Found? {
    let scalars = Array(text.unicodeScalars.prefix(LineChunk.lengthMax))
    guard let place = scalars.firstIndex(of: "@"), let found = address(scalars, at: place, from: 0) else { return nil }
    return found.range == scalars.indices ? found : nil
  }

  private static func address(_ scalars: [Unicode.Scalar], at sign: Int, from limit: Int) -> Found? {
    var start = sign
    while start > limit, sign - start < 64, isLocal(scalars[start - 1]) { start -= 1 }
    // What stands before belongs to the sentence: `mailto:`, points and quotation marks.
    while start < sign, scalars[start] == "." || scalars[start] == "'" || scalars[start] == "-" || scalars[start] == "+"
    {
      start += 1
    }
    guard start < sign, scalars[sign - 1] != ".", let (host, end) = host(scalars, from: sign + 1) else { return nil }
    // A path with `@` in it, such as that of a profile.
    if start > 0, scalars[start - 1] == "/" || scalars[start - 1] == "@" { return nil }
    let local = LineChunk.text(scalars[start..<sign]).lowercased()
    guard !local.contains("..") else { return nil }
    return Found(address: local + "@" + host, host: host, range: start..<end)
  }

  /// `name(at)example.com`, as some write to keep machines away.
  private static func spelledOut(_ scalars: [Unicode.Scalar]) -> Found? {
    for open in scalars.indices where scalars[open] == "(" || scalars[open] == "[" {
      guard open > 0, open + 4 < scalars.count, scalars[open + 1].value | 0x20 == 0x61,
        scalars[open + 2].value | 0x20 == 0x74, scalars[open + 3] == ")" || scalars[open + 3] == "]"
      else { continue }
      let mended = scalars[..<open] + ["@"] + scalars[(open + 4)...]
      guard let found = address(Array(mended), at: open, from: 0) else { return nil }
      return Found(
        address: found.address, host: found.host, range: found.range.lowerBound..<found.range.upperBound + 3)
    }
    return nil
  }

  /// The host after the sign, cut after its ending; a comma before a plain ending is a point misread.
  private static func host(_ scalars: [Unicode.Scalar], from start: Int) -> (host: String, end: Int)? {
    var end = start
    while end < scalars.count, end - start <= 253, isHostPart(scalars[end]) { end += 1 }
    while end > start, scalars[end - 1] == "." || scalars[end - 1] == "-" { end -= 1 }
    if end < scalars.count, scalars[end] == ",", !scalars[start..<end].contains(".") {
      let rest = scalars[(end + 1)...].prefix(5).prefix { isHostPart($0) }
      if ["com", "de", "net", "org", "fr", "uk"].contains(LineChunk.text(rest)), end > start {
        return (LineChunk.text(scalars[start..<end]).lowercased() + "." + LineChunk.text(rest), end + 1 + rest.count)
      }
    }
    // Places of program text are written `git@example.com:name/name.git`.
    let name = scalars[start..<end]
    guard name.contains("."), HostName.isValid(name, isVouched: false) else { return nil }
    if end < scalars.count, scalars[end] == "@" || scalars[end] == "_" || scalars[end] == "/" { return nil }
    if end + 1 < scalars.count, scalars[end] == ":", isLocal(scalars[end + 1]) || scalars[end + 1] == "/" { return nil }
    return (LineChunk.text(name).lowercased(), end)
  }

  private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case 0x2e, 0x5f, 0x25, 0x2b, 0x2d, 0x27: true
    case 0xc0...0x24f: scalar.properties.isAlphabetic
    default: false
    }
  }

  private static func isHostPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2e, 0x2d: true
    case 0xc0...0x24f: scalar.properties.isAlphabetic
    default: false
    }
  }
}
