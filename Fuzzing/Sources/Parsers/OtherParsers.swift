internal import PoolDerive
internal import PoolDerivePhone
internal import PoolLibrary
internal import PoolRank
internal import PoolTypes

/// What files, their names and people say.
enum OtherParsers {
  static let all: [Parser] = files + phones

  private static let files: [Parser] = [
    Parser("sidecar") { bytes in
      guard let sidecar = TakeoutSidecar(json: bytes) else { return nil }
      return sidecar.takenSeconds.map(\.isFinite) == false ? "no number of seconds" : nil
    },
    Parser("names") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let now = 1_772_700_000.0
      _ = CaptureDates.parse(text)
      _ = CaptureDates.parseOffset(text)
      _ = CaptureDates.fromMetadata(
        ["Exif.Photo.DateTimeOriginal": text, "Exif.Photo.OffsetTimeOriginal": text], now: now)
      guard let date = CaptureDates.fromName(text, now: now) else { return nil }
      return date.wallClockSeconds.isFinite ? nil : "no date"
    },
    Parser("query") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      // Noon of a leap day, of the last day of a year, and of the end of a month.
      for today in [1_709_208_000.0, 1_798_718_400, 1_774_958_400] {
        let query = SearchQuery(text, today: today)
        let terms = query.terms + query.excluded
        if query.terms.count > 16 || query.excluded.count > 128 { return "too many terms" }
        if terms.contains(where: { $0.text.isEmpty || $0.text.count > 500 }) { return "a term" }
        if terms.contains(where: { $0.isExact && $0.isPrefix }) { return "an exact beginning" }
        if let since = query.since, let until = query.until, since >= until { return "an empty date" }
        if query.hasDate == query.dateWords.isEmpty { return "a date without words" }
        if query.plan(comparesPictures: true).sentences.contains(where: \.isEmpty) { return "an empty sentence" }
      }
      return nil
    },
  ]

  #if Phones
    private static let phones = [
      Parser("phones") { bytes in
        let reader = LibraryPhoneReader()
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(50) {
          for region in ["SE", nil] {
            var end = 0
            for number in reader.numbers(in: String(line), region: region) {
              if number.range.lowerBound < end || number.range.isEmpty { return "out of order" }
              end = number.range.upperBound
              let digits = number.e164.utf8.dropFirst()
              guard number.e164.utf8.first == 0x2b, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return "no number: \(number.e164)"
              }
            }
            if end > line.unicodeScalars.count { return "outside the line" }
          }
        }
        return nil
      }
    ]
  #else
    private static let phones: [Parser] = []
  #endif
}
