internal import PoolTypes

/// Finds from where and to where a trip goes.
package struct TripPlaces: Sendable {
  /// A station or an airport.
  package struct Place: Sendable {
    package var text: String
    package var line: Int
  }

  package var origin: Place?
  package var destination: Place?

  /// Where they stand.
  package var lines: [Int] { [origin?.line, destination?.line].compactMap(\.self) }

  /// Airports by their codes; stations by an arrow, by labels, or behind the times of departure and arrival.
  package static func places(_ page: ObjectPage, number: TripNumbers.Number) -> TripPlaces {
    if number.isFlight, let places = airports(page) { return places }
    return labelled(page) ?? arrows(page) ?? timed(page) ?? around(number.line, page) ?? TripPlaces()
  }

  /// The names to the left and to the right of the number, as on tickets of China.
  private static func around(_ line: Int, _ page: ObjectPage) -> TripPlaces? {
    let row = page.layout.rows[page.layout.rowOf[line]]
    guard let place = row.firstIndex(of: line), place > 0, place + 1 < row.count,
      isStation(page.text[row[place - 1]].text), isStation(page.text[row[place + 1]].text)
    else { return nil }
    return TripPlaces(
      origin: Place(text: Characters.trimmed(page.text[row[place - 1]].text), line: row[place - 1]),
      destination: Place(text: Characters.trimmed(page.text[row[place + 1]].text), line: row[place + 1]))
  }

  private static func airports(_ page: ObjectPage) -> TripPlaces? {
    var found: [Place] = []
    for line in page.layout.rows.joined() where !page.traits[line].isProse {
      for word in page.lines[line].words.prefix(40) where word.text.utf8.count == 3 || word.text.utf8.count == 6 {
        let own = page.part(word.range, line: line)
        guard own.unicodeScalars.allSatisfy(Characters.isCapital) else { continue }
        // `FRAJFK` is what a reader makes of two codes that stand close.
        let halves = own.utf8.count == 3 ? [own] : [String(own.prefix(3)), String(own.suffix(3))]
        guard halves.allSatisfy(TravelTables.airports.contains) else { continue }
        for half in halves where !found.contains(where: { $0.text == half }) {
          found.append(Place(text: half, line: line))
        }
      }
    }
    guard found.count >= 2 else { return nil }
    return TripPlaces(origin: found[0], destination: found[1])
  }

  private static let arrow: Set<Unicode.Scalar> = ["→", "➔", "➜", "➞", "⟶", "▶", "►", "›", "⇒", "»"]

  private static func arrows(_ page: ObjectPage) -> TripPlaces? {
    for line in page.lines.indices where page.lines[line].words.count <= 12 {
      let scalars = page.lines[line].scalars
      var cut: Range<Int>?
      if let place = scalars.firstIndex(where: arrow.contains), place > 0 {
        cut = place..<place + 1
      } else if let place = scalars.indices.first(where: { $0 > 1 && isDash($0, scalars) }) {
        cut = place - 1..<place + 2
      }
      guard let cut else { continue }
      let from = page.part(0..<cut.lowerBound, line: line)
      let to = page.part(cut.upperBound..<scalars.count, line: line)
      if isStation(from), isStation(to) {
        return TripPlaces(origin: Place(text: from, line: line), destination: Place(text: to, line: line))
      }
    }
    return nil
  }

  private static func isDash(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard ["-", "–", "—"].contains(scalars[place]), place + 1 < scalars.count else { return false }
    return scalars[place - 1] == " " && scalars[place + 1] == " "
  }

  private static func isStation(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (1...5).contains(words.count), Characters.digits(text) == 0, Characters.letters(text) >= 2 else {
      return false
    }
    return Characters.isUnspaced(text) || text.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
      || text.unicodeScalars.allSatisfy { $0.value > 0x500 || $0 == " " }
  }

  private static let from: Set<String> = [
    "from", "von", "de", "da", "desde", "depart", "origen", "origine", "partenza", "van", "fran", "fra", "mista", "z",
    "odkud", "skad", "nereden", "出発地", "出发地", "出发站", "출발지", "출발역", "من", "origem", "vertrek", "lahtopaikka",
  ]
  private static let to: Set<String> = [
    "to", "nach", "a", "vers", "hasta", "destino", "destination", "arrivo", "naar", "till", "til", "minne", "do", "kam",
    "dokad", "nereye", "到着地", "目的地", "到达站", "도착지", "도착역", "الى", "para", "aankomst", "maarapaikka", "ziel",
  ]

  private static func labelled(_ page: ObjectPage) -> TripPlaces? {
    guard let origin = value(from, page), let destination = value(to, page), origin.line != destination.line else {
      return nil
    }
    return TripPlaces(origin: origin, destination: destination)
  }

  private static func value(_ labels: Set<String>, _ page: ObjectPage) -> Place? {
    for line in page.lines.indices {
      guard let first = page.lines[line].words.first, labels.contains(first.text) else { continue }
      if page.lines[line].words.count == 1 {
        for other in [page.below(line), page.right(of: line)].compactMap(\.self) {
          if isStation(page.text[other].text), page.cues[other].isEmpty {
            return Place(text: Characters.trimmed(page.text[other].text), line: other)
          }
        }
      } else if page.lines[line].scalars.dropFirst(first.range.upperBound).first == ":" {
        let rest = page.rest(after: first.range.upperBound, line: line)
        if isStation(rest) { return Place(text: rest, line: line) }
      }
    }
    return nil
  }

  /// The names beside the first and the last of the times, as timetables have them.
  private static func timed(_ page: ObjectPage) -> TripPlaces? {
    var found: [Place] = []
    for line in page.layout.rows.joined() where page.layout.extents[line].bottom > 0.05 {
      guard let time = page.times[line].first, time.range.lowerBound <= 3, page.days[line].isEmpty else { continue }
      let rest = page.rest(after: time.range.upperBound, line: line)
      if isStation(rest), page.cues[line].allSatisfy({ $0.topic == .place || $0.topic == .venueNoun }) {
        found.append(Place(text: rest, line: line))
      } else if rest.isEmpty, let other = page.right(of: line), page.times[other].isEmpty,
        isStation(page.text[other].text)
      {
        found.append(Place(text: Characters.trimmed(page.text[other].text), line: other))
      }
    }
    guard let first = found.first, let last = found.last, found.count >= 2, first.text != last.text else { return nil }
    return TripPlaces(origin: first, destination: last)
  }
}
