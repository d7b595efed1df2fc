package import PoolTypes

/// What the readers of objects and leads look at, made ready once for a capture.
package struct ObjectPage: Sendable {
  /// A price in a line.
  package struct Price: Sendable {
    package var money: Money
    /// Place in the folded scalars of its line.
    package var range: Range<Int>
  }

  /// A number with decimals in a line, with a currency or not.
  package struct Amount: Sendable {
    package var amount: String
    /// Nil where none stands beside it.
    package var currency: String?
    package var range: Range<Int>
  }

  /// A day in a line.
  package struct Day: Sendable {
    package var date: ReadDate
    package var range: Range<Int>
  }

  /// A time of the day in a line.
  package struct Time: Sendable {
    package var hour: Int
    package var minute: Int
    package var range: Range<Int>

    /// `19:30`.
    package var text: String { (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)" }
  }

  package let facts: CaptureFacts
  /// ISO 3166 code of the country whose ways are assumed; nil where none is known.
  package let region: String?
  package let text: [TextLine]
  package let lines: [FoldedLine]
  package let codes: [ReadCode]
  package let links: [Link]
  package let layout: PageLayout
  /// For each line: what it is made of.
  package let traits: [LineTraits]
  /// Lines of running text.
  package let proseCount: Int
  /// What kind of page it is as a whole.
  package private(set) var isChat = false
  package private(set) var isBank = false
  package private(set) var isInvoice = false
  /// For each line.
  package let cues: [[PhraseBook<Cue>.Match]]
  package let prices: [[Price]]
  package let amounts: [[Amount]]
  package let days: [[Day]]
  package let times: [[Time]]
  /// Numbers of the lines that have a cue, from the first to the last.
  package let cueLines: [Cue: [Int]]

  /// - Parameters:
  ///   - text: the lines as read.
  ///   - lines: the same lines folded, at the same places.
  ///   - links: what was found in them.
  package init(
    text: [TextLine], lines: [FoldedLine], codes: [ReadCode], links: [Link], facts: CaptureFacts, region: String?
  ) {
    self.facts = facts
    self.region = region
    self.text = text
    self.lines = lines
    self.codes = codes
    self.links = links
    layout = PageLayout(text)
    traits = text.indices.map { LineTraits(text[$0].text, words: lines[$0].words.count) }
    proseCount = traits.reduce(0) { $0 + ($1.isProse ? 1 : 0) }
    cues = lines.map(Cues.matches)
    var cueLines: [Cue: [Int]] = [:]
    for (line, matches) in cues.enumerated() {
      for cue in Set(matches.map(\.topic)) { cueLines[cue, default: []].append(line) }
    }
    self.cueLines = cueLines
    let hasDigits = lines.map(\.hasNumber)
    let fallback = Self.currency(of: lines) ?? region.flatMap { Self.currencies[$0] }
    let prices = lines.indices.map { line -> [Price] in
      guard hasDigits[line] else { return [] }
      return PriceReader.prices(in: lines[line], fallbackCurrency: fallback).map {
        Price(money: $0.money, range: $0.range)
      }
    }
    self.prices = prices
    amounts = lines.indices.map { line -> [Amount] in
      guard hasDigits[line] else { return [] }
      return Self.amounts(in: lines[line], prices: prices[line])
    }
    // Names of months stand with digits, too.
    let dates = DatePage(lines, near: facts.date)
    let usual = DayOrderSource.order(
      currencies: Set(prices.joined().map(\.money.currency)),
      addresses: links.filter { $0.kind == .address }.map(\.value), region: region)
    days = lines.indices.map { dates.dates($0, usual: usual).map { Day(date: $0.date, range: $0.range) } }
    times = lines.indices.map { line in
      dates.times(line).map { Time(hour: $0.hour, minute: $0.minute, range: $0.range) }
    }
    isChat = PageNature.isChat(self)
    isBank = PageNature.isBank(self)
    isInvoice = PageNature.isInvoice(self)
  }

  private static func amounts(in line: FoldedLine, prices: [Price]) -> [Amount] {
    let priced = prices.map { Amount(amount: $0.money.amount, currency: $0.money.currency, range: $0.range) }
    let plain = PriceReader.plainAmounts(in: line)
      .filter { found in !prices.contains { $0.range.overlaps(found.range) } }
      .map { Amount(amount: $0.amount, currency: nil, range: $0.range) }
    return (priced + plain).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The currency of the language that a page is written in, for signs that several countries use; nil where the
  /// language has none of its own or is not recognised.
  private static func currency(of lines: [FoldedLine]) -> String? {
    var hasIdeographs = false
    for line in lines.prefix(100) {
      for scalar in line.scalars.prefix(100) where scalar.value >= 0x3040 {
        if scalar.value <= 0x30ff { return "JPY" }
        if (0x4e00...0x9fff).contains(scalar.value) { hasIdeographs = true }
      }
      for word in line.words.prefix(20) {
        if let currency = languages[word.text] { return currency }
      }
    }
    return hasIdeographs ? "CNY" : nil
  }

  /// Words of one Scandinavian language that the others write otherwise.
  private static let languages: [String: String] = [
    "och": "SEK", "varukorg": "SEK", "varukorgen": "SEK", "kop": "SEK", "kvitto": "SEK", "att": "SEK",
    "biljetter": "SEK", "kontokort": "SEK", "kurv": "DKK", "kurven": "DKK", "laeg": "DKK", "fragt": "DKK", "af": "DKK",
    "kvittering": "DKK", "dankort": "DKK", "kob": "DKK", "handlekurv": "NOK", "handlekurven": "NOK", "kjop": "NOK",
    "mva": "NOK", "antall": "NOK",
  ]

  /// Currencies whose signs other countries use, too.
  private static let currencies: [String: String] = [
    "US": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "MX": "MXN", "AR": "ARS",
    "CL": "CLP", "CO": "COP", "SE": "SEK", "NO": "NOK", "DK": "DKK", "IS": "ISK", "JP": "JPY", "CN": "CNY",
    "TW": "TWD",
  ]
}

extension ObjectPage {
  /// Whether any line has a cue.
  package func has(_ cue: Cue) -> Bool { cueLines[cue] != nil }

  /// How many of the cues the page has.
  package func count(_ cues: [Cue]) -> Int { cues.filter(has).count }

  /// Whether a line has a cue.
  package func has(_ cue: Cue, line: Int) -> Bool { cues[line].contains { $0.topic == cue } }

  /// Whether a line has any of the cues.
  package func hasAny(_ topics: Set<Cue>, line: Int) -> Bool { cues[line].contains { topics.contains($0.topic) } }

  /// Whether a line stands in the bar at the top of a screen: a clock, the battery, the network.
  package func isBar(_ line: Int) -> Bool {
    let extent = layout.extents[line]
    guard extent.bottom < 0.07, lines[line].words.count <= 4, extent.height <= layout.usualHeight * 1.3 else {
      return false
    }
    // Letters are those of `LTE`, `5G` and `pm`; a minus stands before no battery.
    return traits[line].letters <= 4 && traits[line].digits > 0 && prices[line].isEmpty
      && !(lines[line].scalars.first.map(PriceScan.isDash) ?? false)
  }

  /// Whether the phrases of some cues make up the whole line, signs and digits aside.
  package func isOnly(_ topics: Set<Cue>, line: Int) -> Bool {
    let ranges = cues[line].filter { topics.contains($0.topic) }.map(\.range)
    // No label has as many words.
    guard !ranges.isEmpty, lines[line].words.count <= 40 else { return false }
    return lines[line].words.allSatisfy { word in
      if word.text.unicodeScalars.allSatisfy(Characters.isDigit) { return true }
      guard TextFolding.isUnspaced(lines[line].scalars[word.range.lowerBound]) else {
        return ranges.contains { $0.overlaps(word.range) }
      }
      // Without blanks a whole sentence is one word: most of it must be of the phrases.
      let named = word.range.prefix(200).filter { place in ranges.contains { $0.contains(place) } }.count
      return named * 4 >= word.range.prefix(200).count * 3
    }
  }

  /// Mentions of lines, in their order, each once.
  package func mentions(_ numbers: [Int]) -> [Mention] {
    var seen: Set<Int> = []
    return numbers.compactMap { number in
      guard text.indices.contains(number), seen.insert(number).inserted else { return nil }
      return Mention(text: text[number].text, line: number, box: text[number].box)
    }
  }

  /// The mention of a code.
  package func mention(code number: Int) -> Mention {
    Mention(text: codes[number].text, code: number, box: codes[number].box)
  }

  /// The text of a line between two places of its folded scalars, as it was read where folding kept the places, and
  /// else folded.
  package func part(_ range: Range<Int>, line: Int) -> String {
    let own = Array(text[line].text.unicodeScalars)
    let scalars = own.count == lines[line].scalars.count ? own : lines[line].scalars
    return Characters.trimmed(TextFolding.text(scalars[range.clamped(to: 0..<scalars.count)]))
  }

  /// What stands in a line after a place, without the signs at its ends.
  package func rest(after place: Int, line: Int) -> String {
    let end = lines[line].scalars.count
    guard place < end else { return "" }
    return part(place..<end, line: line)
  }

  /// The line to the right in the same row, if any.
  package func right(of line: Int) -> Int? {
    let row = layout.rows[layout.rowOf[line]]
    guard let place = row.firstIndex(of: line), place + 1 < row.count else { return nil }
    return row[place + 1]
  }

  /// The nearest line below that shares width with a line or begins near its left edge, no further than three of its
  /// heights.
  package func below(_ line: Int) -> Int? {
    let extent = layout.extents[line]
    let first = layout.rowOf[line] + 1
    for row in layout.rows[min(first, layout.rows.count)..<min(first + 3, layout.rows.count)] {
      for candidate in row {
        let other = layout.extents[candidate]
        guard other.top - extent.bottom < extent.height * 3 else { return nil }
        if other.sharedWidth(extent) > 0.3 || abs(other.left - extent.left) < 0.03 { return candidate }
      }
    }
    return nil
  }

  /// What belongs to a label: the text after it in its line, else the line to its right, else the line below.
  ///
  /// - Returns: the text, trimmed, and its line.
  package func value(of cue: Cue) -> (text: String, line: Int)? {
    for line in cueLines[cue] ?? [] {
      guard let match = cues[line].filter({ $0.topic == cue }).max(by: { $0.range.count < $1.range.count }),
        lines[line].words.first?.range.lowerBound == match.range.lowerBound
      else { continue }
      let rest = rest(after: match.range.upperBound, line: line)
      if !rest.isEmpty {
        // More words without a colon are a sentence, not a label with its value.
        let next = lines[line].scalars.dropFirst(match.range.upperBound).first { $0 != " " }
        if next == ":" || next == "：" { return (rest, line) }
        continue
      }
      if let other = right(of: line) ?? below(line) { return (text[other].text, other) }
    }
    return nil
  }
}
