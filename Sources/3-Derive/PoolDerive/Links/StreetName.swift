/// A street with the number of a house, as the countries write them.
struct StreetName {
  /// Words of the part that it takes.
  var range: Range<Int>
  /// Whether a word for a street stands in it.
  var isCertain: Bool
  /// Whether the number of a house is among the words.
  var hasNumber: Bool

  /// The street among words of a part; nil where there is none, or nothing that could be one.
  static func find(in words: ArraySlice<AddressPart.Word>) -> StreetName? {
    var unnumbered: StreetName?
    for index in words.indices {
      let folded = words[index].folded
      if prefixes.contains(folded) || folded.hasPrefix("c/"), let found = afterPrefix(words, index) {
        if found.hasNumber { return found }
        unnumbered = unnumbered ?? found
      }
      if suffixes.contains(folded) || isCompound(folded), let found = withSuffix(words, index) {
        return found
      }
    }
    if let unnumbered { return unnumbered }
    return plain(words)
  }

  // MARK: - Ways of writing

  /// `12 rue de la Paix`, `Via Roma 10`, `Av. Paulista`, `ul. Długa 5`.
  private static func afterPrefix(_ words: ArraySlice<AddressPart.Word>, _ index: Int) -> StreetName? {
    var start = index
    if index > words.startIndex {
      let before = words[index - 1]
      if before.isHouseNumber {
        start = index - 1
      } else if ["bis", "ter"].contains(before.folded), index - 1 > words.startIndex, words[index - 2].isHouseNumber {
        start = index - 2
      }
    }
    var end = index + 1
    while end < words.endIndex, end - index <= 6, !words[end].isHouseNumber, !isCode(words[end]) { end += 1 }
    guard end > index + 1, words[(index + 1)..<end].contains(where: \.isCapital) else { return nil }
    var hasNumber = start < index
    if !hasNumber, end < words.endIndex, words[end].isHouseNumber {
      end += 1
      hasNumber = true
    }
    // A name of a street is no sentence.
    guard hasNumber || end == words.endIndex else { return nil }
    return StreetName(range: start..<end, isCertain: true, hasNumber: hasNumber)
  }

  /// `Friedrichstraße 43`, `Alte Schönhauser Straße 23`, `10 Downing Street`, `Drottninggatan 5`.
  private static func withSuffix(_ words: ArraySlice<AddressPart.Word>, _ index: Int) -> StreetName? {
    if index + 1 < words.endIndex, words[index + 1].isHouseNumber {
      var start = index
      while start > words.startIndex, index - start < 3, suffixes.contains(words[index].folded) || index > start,
        words[start - 1].isCapital, PostalCode.isName(words[start - 1])
      {
        start -= 1
      }
      guard start < index || isCompound(words[index].folded) else { return nil }
      return StreetName(range: start..<index + 2, isCertain: true, hasNumber: true)
    }
    // The number comes first.
    var start = index
    while start > words.startIndex, index - start < 5 {
      start -= 1
      if words[start].isHouseNumber {
        guard start < index - 1 || isCompound(words[index].folded),
          words[(start + 1)...index].allSatisfy({ $0.isCapital || isOrdinal($0.folded) })
        else { return nil }
        return StreetName(range: start..<unitEnd(words, index + 1), isCertain: true, hasNumber: true)
      }
      guard words[start].isCapital || isOrdinal(words[start].folded) else { break }
    }
    return nil
  }

  /// `Damrak 1`, `Unter den Linden 5`, `1 Infinite Loop`: nothing but its form tells a street.
  private static func plain(_ words: ArraySlice<AddressPart.Word>) -> StreetName? {
    guard (2...5).contains(words.count), let first = words.first, let last = words.last, !units.contains(first.folded)
    else {
      return nil
    }
    if last.isHouseNumber, first.isCapital, words.dropLast().allSatisfy(PostalCode.isName) {
      return StreetName(range: words.indices, isCertain: false, hasNumber: true)
    }
    if first.isHouseNumber, words.dropFirst().allSatisfy({ PostalCode.isName($0) && $0.isCapital }), words.count >= 3 {
      return StreetName(range: words.indices, isCertain: false, hasNumber: true)
    }
    return nil
  }

  /// Past `Apt 4`, `Suite 200`, `#5`, `NW`.
  private static func unitEnd(_ words: ArraySlice<AddressPart.Word>, _ start: Int) -> Int {
    var end = start
    if end < words.endIndex, ["n", "s", "e", "w", "nw", "ne", "sw", "se"].contains(words[end].folded) { end += 1 }
    if end + 1 < words.endIndex, ["apt", "suite", "ste", "unit", "floor", "flat"].contains(words[end].folded) {
      end += 2
    }
    if end < words.endIndex, words[end].text.hasPrefix("#"), words[end].text.utf8.count <= 6 { end += 1 }
    return end
  }

  // MARK: - Words

  private static func isCode(_ word: AddressPart.Word) -> Bool { (word.digits ?? 0) >= 5 }

  private static func isOrdinal(_ word: String) -> Bool {
    word.utf8.first.map { (0x30...0x39).contains($0) } == true
      && ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
  }

  private static func isCompound(_ word: String) -> Bool {
    guard word.utf8.count >= 6, MonthBook.months[word] == nil else { return false }
    return endings.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count + 1 }
  }

  /// Words for parts of a house, whose number is not the house's.
  private static let units: Set<String> = [
    "level", "unit", "apt", "apartment", "suite", "ste", "floor", "flat", "room", "zimmer", "stock", "etage", "wohnung",
    "building", "shop", "gate", "terminal", "platform", "gleis", "table", "tisch", "page", "seite", "chapter", "step",
  ]
  /// Words for streets that stand before the name, folded.
  private static let prefixes: Set<String> = [
    "rue", "avenue", "av", "ave", "boulevard", "bd", "blvd", "place", "chemin", "impasse", "quai", "route", "cours",
    "allee",
    "calle", "c", "avenida", "avda", "plaza", "paseo", "carrer", "passeig", "rambla", "ronda", "carretera", "via",
    "viale",
    "piazza",
    "corso", "largo", "vicolo", "piazzale", "rua", "r", "travessa", "praca", "estrada", "alameda", "rodovia", "ul",
    "ulica",
    "al", "aleja", "aleje", "plac", "pl", "os", "ulice", "nam", "namesti", "strada", "str", "calea", "bulevardul",
    "ulitsa",
    "ул", "улица", "проспект", "пр", "пер", "вул", "οδος",
  ]
  /// Words for streets that stand after the name, folded.
  private static let suffixes: Set<String> = [
    "street", "st", "road", "rd", "avenue", "ave", "lane", "ln", "drive", "dr", "boulevard", "blvd", "way", "court",
    "ct",
    "place", "pl", "square", "sq", "terrace", "close", "crescent", "gardens", "parkway", "pkwy", "highway", "hwy",
    "row",
    "mews", "parade", "esplanade", "quay", "walk", "hill", "strasse", "str", "platz", "weg", "allee", "gasse", "ring",
    "damm", "ufer", "gata", "gatan", "vagen", "plads", "vej", "alle", "gate", "vei", "katu", "tie", "straat", "laan",
    "plein", "utca", "ut", "u", "ter", "sokak", "caddesi", "cad", "sok", "broadway", "bulevar", "ulica", "namesti",
    "nam", "trg", "rynek",
  ]
  /// Ends of the names of streets that are one word, folded.
  private static let endings = [
    "strasse", "str", "str.", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "steig", "chaussee",
    "promenade", "markt",
    "gatan", "gata", "vagen", "vag", "torget", "grand", "vej", "vejen", "gade", "gaden", "plads", "gaten", "veien",
    "vei", "katu", "ntie", "kuja", "polku", "straat", "laan", "plein", "gracht", "kade", "singel", "dijk", "steeg",
    "hof", "berg", "brucke", "graben", "zeile", "stieg", "pfad",
  ]
}
