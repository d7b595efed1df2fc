package import PoolTypes

/// Reads events: a day with words of events and ways to take part, or an iCalendar code.
package enum EventReader {
  /// Events of codes; without one that of the text, if the page is about one.
  package static func events(_ page: ObjectPage, titles: Titles) -> [CapturedObject] {
    let coded = page.codes.indices.compactMap { event(code: $0, page) }
    return coded.isEmpty ? [event(page, titles)].compactMap(\.self) : coded
  }

  private static func event(code number: Int, _ page: ObjectPage) -> CapturedObject? {
    let text = page.codes[number].text
    guard text.prefix(2_000).uppercased().contains("BEGIN:VEVENT") else { return nil }
    var fields: [CapturedObject.Field: String] = [:]
    for property in CodeText.properties(text) {
      switch property.name {
      case "SUMMARY": fields[.title] = fields[.title] ?? CodeText.plain(property.value)
      case "LOCATION": fields[.venue] = fields[.venue] ?? CodeText.plain(property.value)
      case "DTSTART": fields[.start] = fields[.start] ?? moment(property.value, page)
      case "DTEND": fields[.end] = fields[.end] ?? moment(property.value, page)
      default: break
      }
    }
    fields = fields.filter { !$0.value.isEmpty }
    guard fields[.title] != nil || fields[.start] != nil else { return nil }
    return CapturedObject(kind: .event, fields: fields, mentions: [page.mention(code: number)])
  }

  /// `20260305T193000Z` as `2026-03-05T19:30`: UTC is set to the capture's own offset where it is known.
  private static func moment(_ text: String, _ page: ObjectPage) -> String? {
    let digits = text.unicodeScalars.filter(Characters.isDigit).map { Int($0.value) - 0x30 }
    guard digits.count >= 8 else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let hasTime = digits.count >= 12
    guard
      var civil = CivilTime(
        year: number(0..<4), month: number(4..<6), day: number(6..<8), hour: hasTime ? number(8..<10) : 0,
        minute: hasTime ? number(10..<12) : 0)
    else { return nil }
    if hasTime, text.hasSuffix("Z"), let offset = page.facts.date?.offsetMinutes {
      civil = CivilTime(secondsSince1970: civil.secondsSince1970 + Double(offset) * 60)
    }
    return String(civil.text.prefix(hasTime ? 16 : 10))
  }
}

extension EventReader {
  /// What speaks for an event must reach this.
  private static let threshold = 4

  private static func event(_ page: ObjectPage, _ titles: Titles) -> CapturedObject? {
    let trip: [Cue] = [.boarding, .gate, .flight, .terminal]
    guard page.count(trip) < 2, page.count([.subtotal, .tax, .tender]) < 2, !page.isChat,
      page.count([.bank, .ingredients, .tracking, .isbn, .invoice]) == 0, let day = day(page)
    else { return nil }
    let time = time(page, day: day)
    let title = titles.title { block in
      !block.lines.contains { line in
        line == day.line || isLabel(line, page)
          || (page.hasAny([.ticket, .attend], line: line) && page.lines[line].words.count <= 3
            && !page.has(.eventKind, line: line))
      }
    }
    guard let title else { return nil }
    let venue = venue(page, day: day.line, title: title)
    var score = page.has(.attend) ? 2 : 0
    score += page.has(.eventKind) ? 1 : 0
    score += title.lines.contains { page.has(.eventKind, line: $0) } ? 1 : 0
    score += page.has(.doors) ? 2 : 0
    score += time != nil ? 1 : 0
    score += time?.isBegin == true ? 1 : 0
    score += venue != nil ? 1 : 0
    // An article or a shop may tell a day, too.
    let prose = page.proseCount
    if prose >= 5 { score -= page.has(.attend) ? 1 : 2 }
    if page.has(.cart), !page.has(.doors) { score -= 1 }
    let isNamed = page.has(.attend) || page.has(.eventKind) || page.has(.doors)
    guard isNamed && score >= threshold || isPoster(page, day, time, title, hasVenue: venue != nil) else { return nil }
    var fields: [CapturedObject.Field: String] = [.title: title.text]
    var date = day.date
    if date.hour == nil || time?.isBegin == true, let time {
      date.hour = time.value.hour
      date.minute = time.value.minute
    }
    fields[.start] = date.text
    fields[.end] = end(page, day: day, time: time)
    fields[.venue] = venue?.text
    let lines = title.lines + [day.line] + [time?.line, venue?.line].compactMap(\.self)
    return CapturedObject(kind: .event, fields: fields, mentions: page.mentions(lines))
  }

  /// Whether a page without any word of events is laid out as a poster: few lines, a name in large letters, below it a
  /// day of the week with its date and time, a place, and nothing of other kinds of pages.
  private static func isPoster(
    _ page: ObjectPage, _ day: (date: ReadDate, line: Int, range: Range<Int>), _ time: Moment?, _ title: Titles.Block,
    hasVenue: Bool
  ) -> Bool {
    let others: [Cue] = [
      .cart, .total, .subtotal, .tax, .tender, .receipt, .delivery, .parcel, .tracking, .train, .flight, .departure,
      .arrival, .platform, .coupon, .validity, .article, .post, .profile, .settings, .wifi, .stock, .itemNumber,
      .playing,
    ]
    guard hasVenue, time?.line == day.line || day.date.hour != nil, page.lines.count <= 14, page.proseCount <= 2,
      page.count(others) == 0, page.prices.filter({ !$0.isEmpty }).count <= 2, !page.links.contains(where: isPersonal),
      title.size > page.layout.usualHeight * 1.2, title.extent.top < page.layout.extents[day.line].top,
      page.lines[day.line].words.contains(where: { MonthBook.weekdays[$0.text] != nil })
    else { return false }
    // What has passed is a receipt, a message or a piece of news.
    guard let taken = page.facts.date, taken.source != .file else { return true }
    return day.date.text.prefix(10) >= CivilTime(secondsSince1970: taken.wallClockSeconds).text.prefix(10)
  }

  private static func isPersonal(_ link: Link) -> Bool { link.kind == .handle }

  private static func isLabel(_ line: Int, _ page: ObjectPage) -> Bool {
    if page.isOnly(labelCues, line: line) { return true }
    // `Venue: The Old Forge`.
    guard let first = page.lines[line].words.first,
      let match = page.cues[line].first(where: {
        labelCues.contains($0.topic) && $0.range.lowerBound == first.range.lowerBound
      })
    else { return false }
    let next = page.lines[line].scalars.dropFirst(match.range.upperBound).first { $0 != " " }
    return next == ":" || next == "："
  }

  private static let labelCues: Set<Cue> = [.venueLabel, .doors, .begins]

  /// The first day with a year that is not the last day of a sale.
  private static func day(_ page: ObjectPage) -> (date: ReadDate, line: Int, range: Range<Int>)? {
    for line in page.lines.indices where !page.hasAny([.validity, .article], line: line) {
      if let day = page.days[line].first(where: { $0.date.year != nil }) { return (day.date, line, day.range) }
    }
    return nil
  }

  private struct Moment {
    var value: ObjectPage.Time
    var line: Int
    /// Whether words for the beginning stand before it.
    var isBegin: Bool
  }

  /// When it begins: a time behind words for that; else one in the day's line or near below it; else when doors open.
  private static func time(_ page: ObjectPage, day: (date: ReadDate, line: Int, range: Range<Int>)) -> Moment? {
    var near: Moment?
    var doors: Moment?
    for line in page.lines.indices where !isBar(line, page) {
      for time in page.times[line] {
        let moment = Moment(value: time, line: line, isBegin: false)
        let before = page.cues[line].filter {
          ($0.topic == .doors || $0.topic == .begins) && $0.range.upperBound <= time.range.lowerBound
        }
        let label = before.max { $0.range.upperBound < $1.range.upperBound }?.topic ?? labelBeside(line, page)
        if label == .begins { return Moment(value: time, line: line, isBegin: true) }
        if label == .doors {
          doors = doors ?? moment
        } else if line == day.line {
          near = near?.line == day.line ? near : moment
        } else {
          near = near ?? moment
        }
      }
    }
    return near ?? doors
  }

  private static func labelBeside(_ line: Int, _ page: ObjectPage) -> Cue? {
    for cue in [Cue.doors, .begins] {
      let isBeside = (page.cueLines[cue] ?? []).contains {
        $0 != line && page.isOnly([cue], line: $0) && (page.right(of: $0) == line || page.below($0) == line)
      }
      if isBeside { return cue }
    }
    return nil
  }

  /// The clock at the top of a screen.
  private static func isBar(_ line: Int, _ page: ObjectPage) -> Bool {
    page.layout.extents[line].bottom < 0.06 && page.lines[line].words.count <= 3 && page.days[line].isEmpty
  }

  /// The second day or the second time of the line that tells the first.
  private static func end(
    _ page: ObjectPage, day: (date: ReadDate, line: Int, range: Range<Int>), time: Moment?
  ) -> String? {
    if let last = page.days[day.line].last?.date, page.days[day.line].count == 2, last.text > day.date.text {
      return last.text
    }
    guard let time, page.times[time.line].count == 2, let last = page.times[time.line].last,
      (last.hour, last.minute) > (time.value.hour, time.value.minute),
      // Doors and beginning in one line are no span of time.
      !page.hasAny([.doors, .begins], line: time.line)
    else { return nil }
    var date = day.date
    date.hour = last.hour
    date.minute = last.minute
    return date.text
  }

  /// Where it is: behind a label, behind the day in its line, or a line with a word for such places.
  private static func venue(_ page: ObjectPage, day: Int, title: Titles.Block) -> (text: String, line: Int)? {
    if let value = page.value(of: .venueLabel), !title.lines.contains(value.line), isPlace(value.text, page, value.line)
    {
      return (Characters.trimmed(value.text), value.line)
    }
    let ends = page.days[day].map(\.range.upperBound) + page.times[day].map(\.range.upperBound)
    if let end = ends.max() {
      let rest = page.rest(after: end, line: day)
      if Characters.letters(rest) >= 5, rest.split(separator: " ").count <= 7, isPlace(rest, page, day) {
        return (Characters.trimmed(rest), day)
      }
    }
    for line in page.cueLines[.venueNoun] ?? [] {
      guard !title.lines.contains(line), line != day, page.lines[line].words.count <= 9,
        page.lines[line].words.count > 1 || page.traits[line].isUnspaced
          || page.traits[line].letters > 6,
        isPlace(page.text[line].text, page, line)
      else { continue }
      return (Characters.trimmed(page.text[line].text), line)
    }
    return nil
  }

  private static func isPlace(_ text: String, _ page: ObjectPage, _ line: Int) -> Bool {
    Characters.letters(text) >= 2 && text.unicodeScalars.count <= 80 && page.prices[line].isEmpty
      && !page.hasAny([.attend, .button, .settings], line: line)
  }
}
