internal import Foundation

/// A place of a library by its names. Only places with captures are given to a `PlaceIndex`: a name without captures
/// names nothing.
package struct PlaceName: Hashable, Sendable {
  /// What kind of place it is.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case neighbourhood, city, metro, region, country, venue, placeType
  }

  /// The caller's own id; for a kind of venue that of its `PlaceType`.
  package let id: String
  package let kind: Kind
  /// In any languages.
  package let names: [String]
  /// Captures there; nothing is found for a place without any.
  package let captures: Int

  package init(id: String, kind: Kind, names: [String], captures: Int) {
    (self.id, self.kind, self.names, self.captures) = (id, kind, names, captures)
  }

  /// A country by the two letters of its code, with its names in the languages that place words have.
  package static func country(_ code: String, id: String? = nil, captures: Int) -> PlaceName {
    PlaceName(id: id ?? code, kind: .country, names: CountryNames.names(of: code), captures: captures)
  }

  /// A kind of venue with its words.
  package static func type(_ type: PlaceType, captures: Int) -> PlaceName {
    PlaceName(id: type.id, kind: .placeType, names: type.words, captures: captures)
  }
}

/// Names of countries, as the tables of Unicode's CLDR that Foundation has say.
package enum CountryNames {
  /// The languages whose names are looked for.
  package static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "ja", "zh-Hans", "zh-Hant", "ko", "tr", "da", "fi", "nb",
    "cs",
  ]

  /// Names that people use and CLDR does not.
  private static let others: [String: [String]] = [
    "AE": ["Emirates", "UAE"], "BA": ["Bosnia", "Bosnien"], "CD": ["Congo", "Kongo"], "CI": ["Ivory Coast"],
    "CN": ["China", "Chine", "Cina", "Chiny", "Kina", "中国", "中國", "중국", "Çin"],
    "CZ": ["Czech Republic", "Tschechische Republik", "República Checa"], "GB": ["UK", "Great Britain", "Britain"],
    "IE": ["Éire"], "KR": ["Korea", "Südkorea", "韓国", "한국"], "MK": ["Macedonia"], "MM": ["Burma"],
    "NL": ["Holland", "Hollande", "Holanda", "Olanda"], "TR": ["Turkey"], "US": ["USA", "America", "Amerika"],
    "VA": ["Vatican", "Vatikan", "Vaticano"],
  ]

  /// The names of a country, each once; none for what is no code of two letters.
  package static func names(of code: String) -> [String] {
    let code = code.uppercased()
    guard code.utf8.count == 2, code.utf8.allSatisfy({ (0x41...0x5a).contains($0) }) else { return [] }
    var names = others[code] ?? []
    for language in languages {
      guard let name = Locale(identifier: language).localizedString(forRegionCode: code), name != code else { continue }
      // "Myanmar (Burma)" as it stands in a sentence: "Myanmar". In brackets there may be another country.
      let start = name.split { "(（".contains($0) }.first.map(String.init) ?? name
      names.append(start.trimmingCharacters(in: .whitespaces))
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// Names of places that are also words for things, or for what comes from a place, folded. They name a place only where
/// something else says so.
enum PlaceThings {
  static let all: Set<String> = Set(
    """
    turkey china jordan georgia chile chad mali guinea jersey panama malta cuba peru brazil java cologne champagne \
    cognac parma bologna derby sandwich rugby limerick hull deal rye wells beer mold poole hove bath reading nice \
    orange mobile split cork tours essen halle baden worms singen kiel male man most bar bars van batman ordu of brest \
    nancy angers lens vichy pau dole gap die sur sale como prato este porto faro leon toro santos natal salvador \
    vitoria recife fortaleza colon granada lugo merida buffalo phoenix victoria florence sofia charlotte augusta \
    madison jackson lincoln washington independence normal surprise eureka paradise hope liberty columbus austin \
    houston dallas lima havana panama burger hamburger frankfurter wiener berliner calais sandwich bergen drama volos \
    rice salem bend pearl bismarck flint troy rome mesa aurora eugene orlando vera santa maria isabel clara rosa \
    victoria sydney chester lancaster lourdes rodez sens mende foix gien vire dax auch albi laval ham haag wien wahl \
    italien indien australien algerien syrien jordanien georgien armenien bosnien indonesien suede polska turkiet \
    porcelain mus eger pecs vac most usti hel pila zary luz lagos tavira beja moura sal boa vista maia espinho trofa \
    ube tsu oita mito nara ise seto taipa
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
