internal import PoolDerive
internal import PoolTypes

/// Links, amounts, days, objects, leads and things.
enum DeriveParsers {
  static let all: [Parser] = [
    Parser("links") { bytes in
      let reading = PageSpecimen.reading(bytes)
      let lines = reading.text.map { FoldedLine($0.text) }
      let links = LinkReader.links(text: reading.text, lines: lines, codes: reading.codes, phones: nil, region: "SE")
      return links.count > LinkReader.linksMax ? "too many links" : complaint(links, reading)
    },
    Parser("prices") { bytes in
      for line in lines(bytes) {
        let prices = PriceReader.prices(in: line, fallbackCurrency: "SEK")
        let amounts = PriceReader.plainAmounts(in: line)
        if let found = ranges(prices.map(\.range) + amounts.map(\.range), line) { return found }
        for amount in prices.map(\.money.amount) + amounts.map(\.amount) where !isDecimal(amount) {
          return "no decimal number: \(amount)"
        }
      }
      return nil
    },
    Parser("dates") { bytes in
      let all = lines(bytes)
      let order = DateReader.order(of: all)
      for line in all {
        for near in [PageSpecimen.facts.date, nil] {
          let dates = DateReader.dates(in: line, near: near, order: order)
          if let found = ranges(dates.map(\.range), line) { return found }
          for day in dates.map(\.date) where !(1...12).contains(day.month) || !(1...31).contains(day.day) {
            return "no day: \(day)"
          }
        }
        let times = DateReader.times(in: line)
        if let found = ranges(times.map(\.range), line) { return found }
        for time in times where !(0...23).contains(time.hour) || !(0...59).contains(time.minute) { return "no time" }
      }
      return nil
    },
    Parser("objects") { complaint(PageSpecimen.reading($0)) },
    Parser("codes") { complaint(PageSpecimen.codes($0)) },
    Parser("things") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let record = CaptureRecord(
        id: CaptureID("cap_1"), path: "a.png", facts: PageSpecimen.facts, state: .indexed,
        reading: PageSpecimen.reading(bytes))
      guard let evidence = ThingEvidence(record: record, categories: [.evidence]) else { return nil }
      guard let things = try? ThingReply.things(in: text, about: [evidence, evidence]) else { return nil }
      if things.count != 2 { return "captures lost" }
      for thing in things.joined() where !(1...ThingReply.nameMax).contains(thing.name.count) { return "a long name" }
      return nil
    },
  ]

  private static func lines(_ bytes: [UInt8]) -> [FoldedLine] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { FoldedLine(String($0)) }
  }

  private static func complaint(_ reading: CaptureReading) -> String? {
    let found = Deriving.derive(reading, facts: PageSpecimen.facts, phones: nil, region: nil)
    if let complaint = complaint(found.links, reading) { return complaint }
    for object in found.objects {
      if object.fields.isEmpty || object.mentions.isEmpty { return "an empty object" }
      if object.fields.values.contains(where: \.isEmpty) { return "an empty field of \(object.kind)" }
      if let complaint = complaint(object.mentions, reading) { return complaint }
    }
    for lead in found.leads {
      if lead.mentions.isEmpty { return "a lead without a mention" }
      if let complaint = complaint(lead.mentions, reading) { return complaint }
    }
    return nil
  }

  private static func complaint(_ links: [Link], _ reading: CaptureReading) -> String? {
    for link in links where link.value.isEmpty || link.value.contains(where: \.isNewline) { return "a broken link" }
    if Set(links.map { [$0.kind.rawValue, $0.value] }).count != links.count { return "a link told twice" }
    return complaint(links.map(\.mention), reading)
  }

  private static func complaint(_ mentions: [Mention], _ reading: CaptureReading) -> String? {
    for mention in mentions {
      if let line = mention.line, !reading.text.indices.contains(line) { return "no such line" }
      if let code = mention.code, !reading.codes.indices.contains(code) { return "no such code" }
    }
    return nil
  }

  private static func ranges(_ ranges: [Range<Int>], _ line: FoldedLine) -> String? {
    ranges.allSatisfy { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= line.scalars.count }
      ? nil : "a place outside the line"
  }

  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
