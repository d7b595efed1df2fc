package import PoolTypes

/// Tells that a screen plays music, a film or a podcast.
package enum MediaReader {
  /// What is playing, if the screen is a player's.
  package static func playing(_ page: ObjectPage, titles: Titles) -> Lead? {
    let bar = bar(page)
    // A rest that counts down stands on no timetable.
    guard
      bar?.hasRest == true
        || page.count([.boarding, .departure, .arrival, .train, .platform, .total, .doors, .ingredients]) < 2,
      page.proseCount < 8
    else { return nil }
    let named = (page.cueLines[.playing] ?? []).first { page.lines[$0].words.count <= 8 }
    let players = Set(page.cueLines[.player] ?? []).filter { page.lines[$0].words.count <= 5 }.count
    switch (bar, named) {
    case (.some(let bar), _): guard named != nil || players >= 1 || bar.isCertain else { return nil }
    case (nil, .some): guard players >= 1 || page.lines.count <= 14, clocks(page) < 4 else { return nil }
    case (nil, nil): return nil
    }
    let title = title(page, titles, bar: bar?.lines ?? [])
    let lines = (bar?.lines ?? [named].compactMap(\.self)) + (title?.lines ?? []) + [named].compactMap(\.self)
    return Lead(kind: .mediaPlaying, title: title?.text ?? "", mentions: page.mentions(lines))
  }

  /// Times of the day that look like a cinema's programme.
  private static func clocks(_ page: ObjectPage) -> Int { page.times.reduce(0) { $0 + $1.count } }

  private struct Bar {
    var lines: [Int]
    /// Whether its form leaves no doubt.
    var isCertain: Bool
    /// Whether a minus stands before the second time.
    var hasRest = false
  }

  /// The bar of a player: the time played at the left and the rest or the length at the right, or both in one line.
  private static func bar(_ page: ObjectPage) -> Bar? {
    var found: [Bar] = []
    for row in page.layout.rows {
      let spans = row.flatMap { line in durations(page.lines[line].scalars).map { ($0, line) } }
      guard spans.count == 2, row.count <= 6, let (first, left) = spans.first, let (second, right) = spans.last,
        second.isRest || first.seconds <= second.seconds, second.seconds > 0
      else { continue }
      if left == right {
        guard page.lines[left].words.count <= 6, hasSlash(page.lines[left].scalars) else { continue }
        found.append(Bar(lines: [left], isCertain: true))
      } else {
        let one = page.layout.extents[left]
        let other = page.layout.extents[right]
        guard page.lines[left].words.count <= 3, page.lines[right].words.count <= 3, other.left - one.right > 0.3,
          one.bottom > 0.06
        else { continue }
        let isBare = !first.hasLeadingZero && !second.hasLeadingZero && page.lines.count <= 20
        found.append(Bar(lines: [left, right], isCertain: second.isRest || isBare, hasRest: second.isRest))
      }
    }
    // Several are a list of songs or films.
    return found.count == 1 ? found.first : nil
  }

  private struct Duration {
    var seconds: Int
    /// Whether a minus stands before it.
    var isRest: Bool
    /// Such as `07:40`, which may be a time of the day.
    var hasLeadingZero: Bool
  }

  private static func hasSlash(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains("/") || scalars.contains("|") || scalars.contains("•")
  }

  /// Times such as `0:42`, `-3:15` and `1:02:03`.
  private static func durations(_ scalars: [Unicode.Scalar]) -> [Duration] {
    guard scalars.count <= 60 else { return [] }
    var found: [Duration] = []
    var place = 0
    while place < scalars.count {
      guard Characters.isDigit(scalars[place]) else {
        place += 1
        continue
      }
      let start = place
      var parts: [[Int]] = [[]]
      while place < scalars.count {
        if Characters.isDigit(scalars[place]) {
          parts[parts.count - 1].append(Int(scalars[place].value) - 0x30)
        } else if scalars[place] == ":" || scalars[place] == "：", parts.last?.isEmpty == false {
          parts.append([])
        } else {
          break
        }
        place += 1
      }
      guard (2...3).contains(parts.count), (1...3).contains(parts[0].count),
        parts.dropFirst().allSatisfy({ $0.count == 2 && $0[0] < 6 })
      else { continue }
      let seconds = parts.reduce(0) { $0 * 60 + $1.reduce(0) { $0 * 10 + $1 } }
      let isRest = start > 0 && ["-", "−", "–"].contains(scalars[start - 1])
      found.append(Duration(seconds: seconds, isRest: isRest, hasLeadingZero: parts[0].count > 1 && parts[0][0] == 0))
    }
    return found
  }

  /// The name nearest above the bar, the larger of two close ones; else the largest.
  private static func title(_ page: ObjectPage, _ titles: Titles, bar: [Int]) -> Titles.Block? {
    let usual = max(page.layout.usualHeight, 0.000_001)
    let top = bar.first.map { page.layout.extents[$0].top } ?? 1
    func score(_ block: Titles.Block) -> Double {
      let gap = max(top - block.extent.bottom, 0)
      let isBelow = block.extent.top > top
      // Players set the title above the artist, larger or in bold.
      return min(block.size / usual, 2.5) - (bar.isEmpty ? 0 : gap * 1.5) - (isBelow ? 0.6 : 0)
        - (block.extent.bottom < 0.1 ? 0.8 : 0)
    }
    let names = titles.blocks.filter { block in
      Titles.isName(block)
        && !block.lines.contains {
          page.hasAny([.playing], line: $0) || (page.has(.player, line: $0) && page.lines[$0].words.count <= 2)
        }
    }
    guard var best = names.max(by: { score($0) < score($1) }) else { return nil }
    // Of a title and an artist of one size the title comes first.
    if best.lines.count > 1, let first = best.lines.first, page.lines[first].words.count >= 1,
      best.lines.count == 2, page.layout.extents[first].width < 0.5
    {
      best.lines = [first]
      best.text = Characters.trimmed(page.text[first].text)
    }
    return best
  }
}
