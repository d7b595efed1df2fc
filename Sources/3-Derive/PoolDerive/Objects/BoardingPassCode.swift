package import PoolTypes

/// The barcode of a boarding pass: IATA Resolution 792, Bar Coded Boarding Pass, format M. Of its fixed items only the
/// flight, the airports and the day are taken; the passenger's name is not.
package struct BoardingPassCode: Hashable, Sendable {
  /// A flight of it.
  package struct Leg: Hashable, Sendable {
    /// IATA codes.
    package var origin: String
    package var destination: String
    /// Two or three characters.
    package var carrier: String
    /// Without leading zeros, with a letter behind it if there is one.
    package var flight: String
    /// 1 to 366.
    package var dayOfYear: Int
  }

  /// One to four.
  package var legs: [Leg]

  /// Nil unless the text is such a code.
  package init?(_ text: String) {
    let scalars = Array(text.unicodeScalars.prefix(600))
    guard scalars.count >= 58, scalars[0] == "M", let count = Self.number(scalars[1...1]), (1...4).contains(count)
    else { return nil }
    var legs: [Leg] = []
    // Each leg has 37 characters after the name; the last two of them count what follows in hexadecimal.
    var start = 23
    for _ in 0..<count {
      guard start + 35 <= scalars.count, let leg = Self.leg(scalars[start..<start + 35]) else { break }
      legs.append(leg)
      guard start + 37 <= scalars.count, let size = Self.hexadecimal(scalars[start + 35..<start + 37]) else { break }
      start += 37 + size
    }
    guard !legs.isEmpty else { return nil }
    self.legs = legs
  }

  private static func leg(_ scalars: ArraySlice<Unicode.Scalar>) -> Leg? {
    func part(_ from: Int, _ count: Int) -> ArraySlice<Unicode.Scalar> {
      scalars[scalars.startIndex + from..<scalars.startIndex + from + count]
    }
    func text(_ slice: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: slice.filter { $0 != " " })
      return String(view)
    }
    guard part(7, 6).allSatisfy(Characters.isCapital), let day = number(part(21, 3)), (1...366).contains(day) else {
      return nil
    }
    let carrier = text(part(13, 3))
    let flight = text(part(16, 5)).drop { $0 == "0" }
    guard (2...3).contains(carrier.count), let first = flight.unicodeScalars.first, Characters.isDigit(first),
      carrier.unicodeScalars.allSatisfy({ Characters.isCapital($0) || Characters.isDigit($0) })
    else { return nil }
    return Leg(
      origin: text(part(7, 3)), destination: text(part(10, 3)), carrier: carrier, flight: String(flight),
      dayOfYear: day)
  }

  private static func number(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    scalars.reduce(Int?.some(0)) { sum, scalar in
      guard let sum, Characters.isDigit(scalar) else { return nil }
      return sum * 10 + Int(scalar.value) - 0x30
    }
  }

  private static func hexadecimal(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    scalars.reduce(Int?.some(0)) { sum, scalar in
      guard let sum, let digit = Character(scalar).hexDigitValue else { return nil }
      return sum * 16 + digit
    }
  }
}

extension BoardingPassCode.Leg {
  /// The day as `2026-03-05`, in the year that puts it at most 60 days before a capture's date, or else after it; nil
  /// without a date.
  package func day(near date: CaptureDate?) -> String? {
    guard let date else { return nil }
    let taken = CivilTime(secondsSince1970: date.wallClockSeconds)
    for year in [taken.year - 1, taken.year, taken.year + 1] {
      guard let first = CivilTime(year: year, month: 1, day: 1) else { continue }
      let seconds = first.secondsSince1970 + Double(dayOfYear - 1) * 86_400
      let days = (seconds - taken.secondsSince1970) / 86_400
      if days > -60, days < 306 { return String(CivilTime(secondsSince1970: seconds).text.prefix(10)) }
    }
    return nil
  }
}
