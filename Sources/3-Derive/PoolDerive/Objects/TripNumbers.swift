internal import PoolTypes

/// Finds the numbers of flights and trains.
package enum TripNumbers {
  /// A flight or train.
  package struct Number: Sendable {
    /// Such as `LH 1234` or `ICE 579`.
    package var text: String
    package var carrier: String?
    package var line: Int
    package var isFlight: Bool
  }

  /// Each number once, in reading order; none without the words of tickets around them.
  package static func numbers(_ page: ObjectPage) -> [Number] {
    let air = page.count([.boarding, .gate, .flight, .terminal])
    let both = page.count([.seat, .departure, .arrival, .ticket])
    let rail = page.count([.train, .platform, .coach])
    let isProse = page.proseCount >= 6
    if air >= 1, air + both >= (isProse ? 5 : 2) {
      let flights = flights(page)
      if !flights.isEmpty { return flights }
    }
    if rail + both >= (isProse ? 5 : 2) { return trains(page) }
    return []
  }

  private static func once(_ numbers: [Number]) -> [Number] {
    var seen: Set<String> = []
    return numbers.filter { seen.insert($0.text).inserted }
  }

  // MARK: Flights

  private static func flights(_ page: ObjectPage) -> [Number] {
    var labelled: [Number] = []
    var others: [Number] = []
    for line in page.layout.rows.joined() {
      let isLabelled =
        page.has(.flight, line: line)
        || (page.cueLines[.flight] ?? []).contains { page.right(of: $0) == line || page.below($0) == line }
      for number in flights(line, page, isLabelled: isLabelled) {
        if isLabelled { labelled.append(number) } else { others.append(number) }
      }
    }
    return once(labelled.isEmpty ? others : labelled)
  }

  private static func flights(_ line: Int, _ page: ObjectPage, isLabelled: Bool) -> [Number] {
    var found: [Number] = []
    let words = page.lines[line].words.prefix(60)
    for (place, word) in words.enumerated() {
      guard let code = code(of: word, line, page) else { continue }
      let digits: String
      if code.rest.isEmpty {
        guard place + 1 < words.count, isFlightNumber(words[place + 1].text),
          isNear(word, words[place + 1]), !isTime(after: words[place + 1], page.lines[line])
        else { continue }
        digits = words[place + 1].text
      } else {
        guard isFlightNumber(code.rest), !isTime(after: word, page.lines[line]) else { continue }
        digits = code.rest
      }
      let airline = TravelTables.airlines[code.airline]
      guard airline != nil || isLabelled else { continue }
      let number = digits.drop { $0 == "0" }.uppercased()
      guard !number.isEmpty else { continue }
      found.append(
        Number(text: code.airline + " " + number, carrier: airline, line: line, isFlight: true))
    }
    return found
  }

  /// An airline's code at the start of a word written in capitals, and what follows it.
  private static func code(of word: FoldedLine.Word, _ line: Int, _ page: ObjectPage) -> (
    airline: String, rest: String
  )? {
    let count = word.text.utf8.count
    guard (2...7).contains(count) else { return nil }
    let own = page.part(word.range, line: line)
    let head = own.unicodeScalars.prefix(2)
    guard head.count == 2, head.contains(where: Characters.isCapital),
      head.allSatisfy({ Characters.isCapital($0) || Characters.isDigit($0) })
    else { return nil }
    return (String(own.prefix(2)), String(own.dropFirst(2)).lowercased())
  }

  /// One to four digits, with a letter behind them or not.
  private static func isFlightNumber(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let digits = scalars.prefix(while: Characters.isDigit).count
    return (1...4).contains(digits) && (digits == scalars.count || (digits >= 3 && digits + 1 == scalars.count))
  }

  private static func isNear(_ word: FoldedLine.Word, _ next: FoldedLine.Word) -> Bool {
    next.range.lowerBound - word.range.upperBound <= 2
  }

  /// Whether a colon or a point with digits follows, as in `AM 7:30`.
  private static func isTime(after word: FoldedLine.Word, _ line: FoldedLine) -> Bool {
    let end = word.range.upperBound
    guard end + 1 < line.scalars.count else { return false }
    return [":", ".", ",", "%", "/"].contains(line.scalars[end]) && Characters.isDigit(line.scalars[end + 1])
  }

  // MARK: Trains

  private static func trains(_ page: ObjectPage) -> [Number] {
    var found: [Number] = []
    for line in page.layout.rows.joined() where !page.traits[line].isProse || page.has(.train, line: line) {
      found += trains(line, page)
    }
    if found.isEmpty, let number = labelled(page) { found = [number] }
    return once(found)
  }

  private static let fillers: Set<String> = [
    "n", "no", "nr", "inoui", "n°", "int", "av", "tren", "treno", "international",
  ]

  private static func trains(_ line: Int, _ page: ObjectPage) -> [Number] {
    var found: [Number] = []
    let words = Array(page.lines[line].words.prefix(60))
    var first = 0
    for (place, word) in words.enumerated() where place >= first {
      let scalars = Array(word.text.unicodeScalars)
      let split = scalars.firstIndex(where: Characters.isDigit) ?? scalars.count
      var head = String.UnicodeScalarView()
      head.append(contentsOf: scalars[..<split])
      let kind = String(head)
      if let number = chinese(word.text, line, page) { found.append(number) }
      guard let carrier = TravelTables.trains[kind] else { continue }
      var digits = scalars[split...].prefix(while: Characters.isDigit)
      var isClean = split + digits.count == scalars.count || (scalars.last?.value ?? 0) >= 0x3040
      if split == scalars.count {
        var next = place + 1
        while next < words.count, next < place + 3, fillers.contains(words[next].text) { next += 1 }
        guard next < words.count, !isTime(after: words[next], page.lines[line]) else { continue }
        let other = Array(words[next].text.unicodeScalars)
        digits = other[...].prefix(while: Characters.isDigit)
        isClean = digits.count == other.count || (other.last?.value ?? 0) >= 0x3040
        first = isClean && !digits.isEmpty ? next + 1 : first
      }
      guard isClean, (1...5).contains(digits.count), digits.first != "0" else { continue }
      var number = String.UnicodeScalarView()
      number.append(contentsOf: digits)
      found.append(
        Number(
          text: name(kind, page.part(word.range, line: line)) + (Characters.isUnspaced(kind) ? "" : " ")
            + String(number)
            + (Characters.isUnspaced(kind) ? "号" : ""),
          carrier: carrier.isEmpty ? nil : carrier, line: line, isFlight: false))
    }
    return found
  }

  /// Short kinds in capitals, names as they are usually written.
  private static func name(_ kind: String, _ own: String) -> String {
    if Characters.isUnspaced(kind) { return kind }
    if kind.count <= 4, kind != "alfa", kind != "lyn", kind != "leo" { return kind.uppercased() }
    let letters = own.filter { !$0.isNumber }
    return letters.prefix(1).uppercased() + letters.dropFirst().lowercased()
  }

  /// Trains of China: a letter and digits, on pages with words of trains in Chinese.
  private static func chinese(_ word: String, _ line: Int, _ page: ObjectPage) -> Number? {
    var scalars = Array(word.unicodeScalars)
    let hasMark = scalars.last == "次"
    if hasMark { scalars.removeLast() }
    guard let first = scalars.first, ["g", "d", "c", "z", "t", "k"].contains(first),
      (2...4).contains(scalars.count - 1), scalars.dropFirst().allSatisfy(Characters.isDigit),
      hasMark || hasChinese(page)
    else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return Number(text: String(view).uppercased(), carrier: nil, line: line, isFlight: false)
  }

  private static func hasChinese(_ page: ObjectPage) -> Bool {
    let lines = (page.cueLines[.train] ?? []) + (page.cueLines[.coach] ?? []) + (page.cueLines[.platform] ?? [])
    return lines.contains { page.traits[$0].isUnspaced }
  }

  /// A number behind the word for a train, with the kind of train that the page names.
  private static func labelled(_ page: ObjectPage) -> Number? {
    for line in page.cueLines[.train] ?? [] where page.lines[line].words.count <= 8 {
      for match in page.cues[line] where match.topic == .train {
        let next = page.lines[line].words.first {
          $0.range.lowerBound >= match.range.upperBound && !fillers.contains($0.text)
        }
        let below = next == nil ? page.right(of: line) ?? page.below(line) : nil
        let text = next?.text ?? below.flatMap { page.lines[$0].words.count == 1 ? page.lines[$0].words[0].text : nil }
        guard let text, (2...5).contains(text.count), text.unicodeScalars.allSatisfy(Characters.isDigit),
          text.first != "0"
        else { continue }
        let kind = page.lines.lazy.flatMap(\.words).first {
          $0.text.count >= 4 && TravelTables.trains[$0.text]?.isEmpty == false
        }
        let carrier = kind.flatMap { TravelTables.trains[$0.text] }
        let number = kind.map { name($0.text, $0.text) + " " + text } ?? text
        return Number(text: number, carrier: carrier, line: line, isFlight: false)
      }
    }
    return nil
  }
}
