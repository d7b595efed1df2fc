internal import PoolTypes

/// Chooses the lines of a page that name what it is about.
package struct Titles: Sendable {
  /// Lines of one size that follow one another: one name over several lines, or a paragraph.
  package struct Block: Sendable {
    /// From the first to the last.
    package var lines: [Int]
    package var text: String
    package var extent: PageLayout.Extent
    /// Height of a line, in parts of the picture's height.
    package var size: Double

    /// How many words it has, divided by blanks.
    package let words: Int
    /// Whether most of its letters are of a script without blanks between words.
    package let isUnspaced: Bool

    package init(lines: [Int], text: String, extent: PageLayout.Extent, size: Double) {
      self.lines = lines
      self.text = text
      self.extent = extent
      self.size = size
      words = text.utf8.reduce(1) { $0 + ($1 == 0x20 ? 1 : 0) }
      isUnspaced = Characters.isUnspaced(text)
    }
  }

  /// From top to bottom.
  package let blocks: [Block]
  private let usual: Double

  package init(_ page: ObjectPage) {
    let isNoise = page.lines.indices.map { Self.isNoise($0, page) }
    var used = Set<Int>()
    var blocks: [Block] = []
    for start in page.layout.rows.joined() where !isNoise[start] && !used.contains(start) {
      var numbers = [start]
      used.insert(start)
      while let last = numbers.last, let next = Self.follower(of: last, page), !isNoise[next], !used.contains(next) {
        numbers.append(next)
        used.insert(next)
      }
      blocks.append(Self.block(numbers, page))
    }
    self.blocks = blocks
    usual = page.layout.usualHeight
  }

  private static func block(_ numbers: [Int], _ page: ObjectPage) -> Block {
    let extents = numbers.map { page.layout.extents[$0] }
    let extent = PageLayout.Extent(
      left: extents.map(\.left).min() ?? 0, right: extents.map(\.right).max() ?? 0,
      top: extents.map(\.top).min() ?? 0, bottom: extents.map(\.bottom).max() ?? 0)
    let size = extents.map(\.height).reduce(0, +) / Double(max(1, extents.count))
    return Block(
      lines: numbers, text: Characters.trimmed(Characters.joined(numbers.map { page.text[$0].text })), extent: extent,
      size: size)
  }

  /// The line that goes on below with the same size, closely and at the same edge or centre.
  private static func follower(of line: Int, _ page: ObjectPage) -> Int? {
    let extent = page.layout.extents[line]
    let next = page.layout.rowOf[line] + 1
    guard next < page.layout.rows.count else { return nil }
    return page.layout.rows[next].first { candidate in
      let other = page.layout.extents[candidate]
      let ratio = other.height / max(extent.height, 0.000_001)
      return (0.78...1.28).contains(ratio) && other.top - extent.bottom < min(extent.height, other.height) * 0.75
        && (abs(other.left - extent.left) < 0.025 || abs(other.centre - extent.centre) < 0.025)
    }
  }

  /// Cues of lines that are no names.
  private static let unnamed: Set<Cue> = [
    .cart, .stock, .delivery, .rating, .itemNumber, .saving, .total, .subtotal, .tracking, .validity, .isbn,
  ]
  /// Cues that name nothing if a line has nothing else.
  private static let labels: Set<Cue> = [
    .button, .settings, .listing, .seller, .offer, .needs, .membership, .partialPrice, .receipt, .thanks, .attend,
    .doors, .begins, .venueLabel,
    .ingredients, .method, .servings, .boarding, .gate, .seat, .flight, .terminal, .departure, .arrival, .platform,
    .coach, .ticket, .parcel, .coupon, .discount, .wifi, .networkName, .password, .phoneLabel, .mailLabel, .playing,
    .player, .article, .post, .profile, .place, .chat, .book, .tax, .tender,
  ]

  /// Whether a line cannot name anything: buttons, labels, prices, dates, numbers, the bar at the top.
  package static func isNoise(_ line: Int, _ page: ObjectPage) -> Bool {
    let letters = page.traits[line].letters
    let digits = page.traits[line].digits
    let isUnspaced = page.traits[line].isUnspaced
    if letters < (isUnspaced ? 2 : 3) || digits > letters * 2 { return true }
    if !page.prices[line].isEmpty || page.text[line].confidence < 0.4 { return true }
    // Longer lines may hold such a word within a name.
    let isShort = isUnspaced ? letters <= 8 : page.lines[line].words.count <= 4
    if isShort, page.hasAny(unnamed, line: line) { return true }
    if page.isOnly(labels, line: line) { return true }
    if let time = page.times[line].first, letters - (time.range.count) < 3, page.lines[line].words.count <= 4 {
      return true
    }
    return page.days[line].first.map { $0.range.count * 2 > page.lines[line].scalars.count } ?? false
  }

  /// Whether a block is a name, not a paragraph.
  package static func isName(_ block: Block) -> Bool {
    let words = block.words
    return block.lines.count <= 4 && words <= 24 && block.text.unicodeScalars.count <= 160
  }

  /// The block that most likely names the page: large, high up, of a few words.
  ///
  /// - Parameter accepts: leaves out blocks that cannot be it.
  package func title(where accepts: (Block) -> Bool = { _ in true }) -> Block? {
    blocks.filter { Self.isName($0) && accepts($0) }.max { score($0) < score($1) }
  }

  /// Size counts most, then the words, then the place.
  package func score(_ block: Block) -> Double {
    var score = usual > 0 ? min(block.size / usual, 3) : 1
    let words = block.words
    if words >= 2 || block.isUnspaced { score += 0.3 }
    if words > 12 { score -= 0.3 }
    // A bar of a browser or an application.
    if block.extent.bottom < 0.07 { score -= 0.6 }
    return score - block.extent.top * 0.6
  }
}
