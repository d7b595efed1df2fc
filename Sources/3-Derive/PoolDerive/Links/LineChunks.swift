/// A piece of a line without blanks, with the slips of text readers inside addresses mended.
struct LineChunk {
  /// As it should have been read.
  var scalars: [Unicode.Scalar]
  /// Where it stands among the scalars of the line as read.
  var range: Range<Int>

  /// Longer pieces are no address.
  static let lengthMax = 600

  /// The pieces of a line, in order.
  static func chunks(of line: [Unicode.Scalar]) -> [LineChunk] {
    var chunks: [LineChunk] = []
    var start: Int?
    for place in 0...line.count {
      let isPart = place < line.count && !isBreak(line[place])
      if isPart {
        if start == nil { start = place }
      } else if let begun = start {
        start = nil
        guard place - begun <= lengthMax else { continue }
        let next = LineChunk(scalars: Array(line[begun..<place]), range: begun..<place)
        if let last = chunks.last, let joined = last.joined(with: next) {
          chunks[chunks.count - 1] = joined
        } else {
          chunks.append(next)
        }
      }
    }
    return chunks
  }

  /// As it should have been read.
  var text: String { Self.text(scalars[...]) }

  /// Scalars as a text.
  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    TextFolding.text(scalars)
  }

  /// Blanks, and signs that stand in no address.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    if DecimalDigit.isBlank(scalar) { return true }
    switch scalar {
    case "<", ">", "\"", "|", "«", "»", "„", "“", "”", "‹", "›", "「", "」", "『", "』", "【", "】", "（", "）", "、", "。", "，",
      "：", "；", "！", "？", "《", "》", "\u{a}", "\u{d}", "…", "•", "·":
      return true
    default: return scalar.value < 0x20
    }
  }

  // MARK: - Slips

  /// One chunk of two, where the first breaks off inside an address: `https:/ /…`, `www. example.com`,
  /// `www.example. com`, `name@ example.com`.
  private func joined(with next: LineChunk) -> LineChunk? {
    guard scalars.count + next.scalars.count <= Self.lengthMax, next.range.lowerBound - range.upperBound <= 2,
      let last = scalars.last, let first = next.scalars.first, breaksOff(last, before: next, first)
    else { return nil }
    return LineChunk(scalars: scalars + next.scalars, range: range.lowerBound..<next.range.upperBound)
  }

  private func breaksOff(_ last: Unicode.Scalar, before next: LineChunk, _ first: Unicode.Scalar) -> Bool {
    switch last {
    case ":", "/":
      guard scalars.count <= 12 else { return false }
      let text = self.text.lowercased()
      let ends = ["http:", "https:", "http:/", "https:/", "http://", "https://"]
      return ends.contains { text.hasSuffix($0) } && (first == "/" || next.scalars.contains("."))
    case "@":
      // A single sign between two words is an e-mail address only if the second is a host.
      return isHost(next.scalars) && (scalars.count > 1)
    case ".":
      guard scalars.count >= 4 else { return false }
      let start = Self.text(scalars.prefix(4)).lowercased()
      if start == "www.", scalars.count == 4 { return isHost(next.scalars) }
      guard start == "www." || start == "http" || scalars.contains("@") else { return false }
      let label = Self.text(next.scalars.prefix { $0 != "/" && $0 != "," && $0 != ")" }).filter { $0 != "." }
      let before = scalars.dropLast().split(separator: ".").last.map { Self.text($0).lowercased() } ?? ""
      return TopLevelDomains.contains(label) && !TopLevelDomains.contains(before)
    default:
      if first == "@", scalars.count <= 10, Self.mailboxes.contains(self.text.lowercased()) {
        return isHost(Array(next.scalars.dropFirst()))
      }
      guard first == ".", scalars.count >= 4 else { return false }
      let label = Self.text(next.scalars.dropFirst().prefix { $0 != "/" && $0 != "," })
      let start = Self.text(scalars.prefix(4)).lowercased()
      return TopLevelDomains.contains(label) && (start == "www." || start == "http" || scalars.contains("@"))
    }
  }

  /// Names of mailboxes that every firm has: a blank after one is a slip.
  private static let mailboxes: Set<String> = [
    "info", "contact", "contacto", "kontakt", "hello", "hallo", "mail", "office", "support", "sales", "service",
    "admin",
    "team", "press", "booking", "reception",
  ]

  /// Whether labels with a point between and an ending of hosts stand here.
  private func isHost(_ scalars: [Unicode.Scalar]) -> Bool {
    let host = scalars.prefix { $0 != "/" && $0 != "?" && $0 != ":" && $0 != "," && $0 != ")" }
    let labels = host.split(separator: ".").map { Self.text($0).lowercased() }
    guard labels.count >= 2, let last = labels.last else { return false }
    return TopLevelDomains.contains(last)
  }
}
