package import PoolTypes

/// Reads trip documents: boarding passes by code or text, and train tickets.
package enum TripReader {
  /// More flights or trains on one page are a board of departures.
  private static let numbersMax = 3

  /// One for each flight or train.
  package static func trips(_ page: ObjectPage) -> [CapturedObject] {
    // The times of the page are the same for all codes, and looked for only where a code is a pass.
    var printed: TripTimes?
    let coded = page.codes.indices.flatMap { trips(code: $0, page, printed: &printed) }
    if !coded.isEmpty { return coded }
    guard !page.isChat, !page.isBank else { return [] }
    let found = TripNumbers.numbers(page)
    guard (1...numbersMax).contains(found.count) else { return [] }
    let times = TripTimes(page, isFlight: found[0].isFlight)
    let places = TripPlaces.places(page, number: found[0])
    // A flight or train that is only spoken of has neither times nor places.
    guard times.departure != nil || times.day != nil || places.origin != nil else { return [] }
    return found.map { number in
      var fields: [CapturedObject.Field: String] = [.number: number.text]
      fields[.carrier] = number.carrier
      if found.count == 1 {
        fields[.origin] = places.origin?.text
        fields[.destination] = places.destination?.text
        fields[.start] = times.start
        fields[.end] = times.end
      }
      let lines = [number.line] + places.lines + times.lines
      return CapturedObject(kind: .tripDocument, fields: fields, mentions: page.mentions(lines))
    }
  }

  private static func trips(
    code number: Int, _ page: ObjectPage, printed: inout TripTimes?
  ) -> [CapturedObject] {
    let code = page.codes[number]
    guard ["PDF417", "Aztec", "QR", "DataMatrix"].contains(code.symbology),
      let pass = BoardingPassCode(code.text)
    else { return [] }
    let times = printed ?? TripTimes(page, isFlight: true)
    printed = times
    return pass.legs.map { leg in
      let flight = leg.carrier + " " + leg.flight
      var fields: [CapturedObject.Field: String] = [
        .number: flight, .origin: leg.origin, .destination: leg.destination,
      ]
      fields[.carrier] = TravelTables.airlines[leg.carrier]
      var start = leg.day(near: page.facts.date)
      // The code has no times; those printed beside it hold for a single flight.
      if let day = start, pass.legs.count == 1, let time = times.departure {
        start = day + "T" + time.text
      }
      fields[.start] = start
      // The code's own text begins with the passenger's name.
      let mention = Mention(text: "\(leg.origin) \(leg.destination) \(flight)", code: number, box: code.box)
      return CapturedObject(kind: .tripDocument, fields: fields, mentions: [mention])
    }
  }
}

/// When a trip begins and ends.
package struct TripTimes: Sendable {
  package private(set) var departure: ObjectPage.Time?
  package private(set) var arrival: ObjectPage.Time?
  package private(set) var day: ReadDate?
  /// Where they stand.
  package private(set) var lines: [Int] = []

  /// - Parameter isFlight: whether boarding comes before departure.
  package init(_ page: ObjectPage, isFlight: Bool) {
    if let line = page.lines.indices.first(where: { line in page.days[line].contains { $0.date.year != nil } }) {
      day = page.days[line].first { $0.date.year != nil }?.date
      lines.append(line)
    }
    var found: [(time: ObjectPage.Time, line: Int)] = []
    let boarding = Self.boardingLines(page)
    for row in page.layout.rows {
      for line in row where page.layout.extents[line].bottom > 0.05 && !boarding.contains(line) {
        for time in page.times[line] { found.append((time, line)) }
      }
    }
    let labelledDeparture = Self.time(.departure, page)
    let labelledArrival = Self.time(.arrival, page)
    if let labelled = labelledDeparture {
      departure = labelled.time
      lines.append(labelled.line)
    } else if let first = found.first, first.line != labelledArrival?.line {
      departure = first.time
      lines.append(first.line)
    }
    if let labelled = labelledArrival, labelled.time.text != departure?.text {
      arrival = labelled.time
      lines.append(labelled.line)
    } else if labelledDeparture == nil, labelledArrival == nil, found.count >= 2, found.count <= 8,
      let last = found.dropFirst().first(where: { $0.time.text != found[0].time.text })
    {
      arrival = last.time
      lines.append(last.line)
    }
  }

  /// As fields have it: with the day where one was read.
  package var start: String? {
    guard let day else { return departure?.text }
    return String(day.text.prefix(10)) + (departure.map { "T" + $0.text } ?? "")
  }

  /// On the next day if it is before the departure.
  package var end: String? {
    guard let arrival else { return nil }
    guard let day, let year = day.year, let departure,
      var civil = CivilTime(year: year, month: day.month, day: day.day, hour: arrival.hour, minute: arrival.minute)
    else { return arrival.text }
    if (arrival.hour, arrival.minute) < (departure.hour, departure.minute) {
      civil = CivilTime(secondsSince1970: civil.secondsSince1970 + 86_400)
    }
    return String(civil.text.prefix(16))
  }

  /// Lines that speak of boarding, and those to the right of or below a short one.
  private static func boardingLines(_ page: ObjectPage) -> Set<Int> {
    var found: Set<Int> = []
    for line in page.cueLines[.boarding] ?? [] {
      found.insert(line)
      guard page.lines[line].words.count <= 4 else { continue }
      for beside in [page.right(of: line), page.below(line)] {
        if let beside { found.insert(beside) }
      }
    }
    return found
  }

  /// The time behind a label in its line, or below it, or to its right.
  private static func time(_ cue: Cue, _ page: ObjectPage) -> (time: ObjectPage.Time, line: Int)? {
    for line in page.cueLines[cue] ?? [] where !page.traits[line].isProse {
      let matches = page.cues[line].filter { $0.topic == cue }
      // `10:00発`.
      if let time = page.times[line].first(where: { time in
        matches.contains { $0.range.lowerBound == time.range.upperBound }
      }) {
        return (time, line)
      }
      let ends = matches.map(\.range.upperBound)
      if let time = page.times[line].first(where: { time in ends.contains { $0 <= time.range.lowerBound } }) {
        return (time, line)
      }
      guard page.lines[line].words.count <= 3 else { continue }
      for other in [page.below(line), page.right(of: line)].compactMap(\.self) {
        if let time = page.times[other].first { return (time, other) }
      }
    }
    return nil
  }
}
