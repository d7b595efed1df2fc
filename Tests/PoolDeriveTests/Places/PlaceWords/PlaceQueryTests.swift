import PoolTesting
import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct PlaceQueryTests {
  private static let places: [PlaceName] =
    [
      PlaceName(
        id: "lisbon", kind: .city, names: ["Lisboa", "Lisbon", "Lissabon", "Lisbonne", "リスボン", "里斯本", "리스본"],
        captures: 80),
      PlaceName(id: "chiado", kind: .neighbourhood, names: ["Chiado"], captures: 12),
      PlaceName(id: "york", kind: .city, names: ["York"], captures: 4),
      PlaceName(id: "newyork", kind: .city, names: ["New York", "New York City", "Nueva York", "纽约"], captures: 90),
      PlaceName(id: "saopaulo", kind: .city, names: ["São Paulo"], captures: 8),
      PlaceName(id: "losangeles", kind: .city, names: ["Los Angeles"], captures: 8),
      PlaceName(id: "sanfrancisco", kind: .city, names: ["San Francisco"], captures: 8),
      PlaceName(id: "tokyo", kind: .city, names: ["Tokyo", "東京", "도쿄"], captures: 50),
      PlaceName(id: "istanbul", kind: .city, names: ["İstanbul", "Istanbul"], captures: 5),
      PlaceName(id: "azulejo", kind: .venue, names: ["Museu Nacional do Azulejo"], captures: 3),
      PlaceName(id: "aquila", kind: .city, names: ["L'Aquila"], captures: 3),
      PlaceName(id: "nice", kind: .city, names: ["Nice", "Nizza"], captures: 30),
      PlaceName(id: "reading", kind: .city, names: ["Reading"], captures: 6),
      PlaceName(id: "bath", kind: .city, names: ["Bath"], captures: 6),
      PlaceName(id: "bar", kind: .city, names: ["Bar"], captures: 2),
      PlaceName(id: "rome", kind: .city, names: ["Roma", "Rome", "Rom"], captures: 0),
      .country("PT", captures: 100), .country("FR", captures: 40), .country("TR", captures: 9),
      .country("IT", captures: 30), .country("JP", captures: 50), .country("DE", captures: 10),
    ] + PlaceType.all.map { .type($0, captures: 2) }
  private static let index = PlaceIndex(places)

  private func find(_ text: String) -> PlaceQuery { Self.index.find(in: text) }
  private func named(_ text: String) -> [String] { find(text).matches.flatMap(\.places) }

  @Test func aCityAloneIsAPlace() throws {
    for word in ["Lisbon", "lisboa", "LISSABON", "リスボン", "里斯本", "리스본"] {
      let found = find(word)
      #expect(found.matches.map(\.places) == [["lisbon"]], "\(word)")
      #expect(found.retrievalIntent == .place && found.placeSimilarity == 1 && found.contentText.isEmpty)
    }
    #expect(find("Chiado").matches.first?.kinds == [.neighbourhood])
  }

  @Test(arguments: [
    ("sunset in Lisbon", "lisbon", "sunset"), ("Sonnenuntergang in Lissabon", "lisbon", "Sonnenuntergang"),
    ("coucher de soleil à Lisbonne", "lisbon", "coucher de soleil"), ("リスボンの夕日", "lisbon", "夕日"),
    ("리스본에서 노을", "lisbon", "노을"), ("İstanbul'da kedi", "istanbul", "kedi"), ("東京の桜", "tokyo", "桜"),
    ("in Tokyo with grandma", "tokyo", "grandma"), ("cat photos from São Paulo", "saopaulo", "cat photos"),
    ("red car new york", "newyork", "red car"), ("dog in the new york city", "newyork", "dog"),
    ("chat d'Istanbul", "istanbul", "chat"), ("neve a L’Aquila", "aquila", "neve"),
    ("birthday Germany", "DE", "birthday"),
    ("Urlaub in Deutschland", "DE", "Urlaub"), ("日本の温かい鍋", "JP", "温かい鍋"), ("praia... Portugal!", "beach", ""),
  ]) func mixesLeaveTheContent(text: String, place: String, content: String) {
    let found = find(text)
    #expect(found.matches.contains { $0.places.contains(place) }, "\(text): \(found)")
    #expect(found.contentText == content, "\(text)")
    #expect(found.retrievalIntent == (content.isEmpty ? .placeType : .contentAndPlace))
  }

  @Test func theLongestNameCounts() throws {
    #expect(named("new york") == ["newyork"])
    #expect(named("york minster") == ["york"])
    #expect(named("los angeles") == ["losangeles"])
    #expect(named("museu nacional do azulejo") == ["azulejo"])
    let mixed = find("museum in lisbon")
    #expect(mixed.matches.map(\.words) == ["museum", "lisbon"])
    #expect(mixed.retrievalIntent == .placeType && mixed.placeSimilarity == 1)
    #expect(mixed.placeSimilarity { $0.places == ["lisbon"] } == 0.5)
  }

  @Test func theShareIsThatOfTheWordsThatNamed() {
    #expect(find("sunset in Lisbon").placeSimilarity == 0.5)
    #expect(find("red car new york").placeSimilarity == 0.5)
    #expect(abs(find("my old red bicycle in Lisbon").placeSimilarity - 0.25) < 1e-12)
    #expect(find("リスボンの夕日").placeSimilarity == 0.5)
    #expect(find("old red bicycle").placeSimilarity == 0)
    #expect(find("old red bicycle").retrievalIntent == .content)
    #expect(find("").matches.isEmpty && find("").placeSimilarity == 0 && find("  ...").contentWords.isEmpty)
  }

  @Test func placesWithoutCapturesNameNothing() {
    #expect(named("Rome").isEmpty)
    #expect(find("sunset in Rome").contentText == "sunset in Rome")
  }

  @Test(arguments: [
    ("sunset in Nice", true), ("museum in Turkey", true), ("Turkey Istanbul", true), ("in bath", true),
    ("trip to Reading", true), ("nice france", true), ("Nice", true), ("beach Nice at night", true),
    ("nice dog", false), ("turkey sandwich", false), ("reading glasses", false), ("reading a book in bed", false),
    ("in nice weather", false), ("nice beach", false), ("a nice day in Lisbon", false), ("Bath in Lisbon", false),
    ("Nice in France", true),
    ("trip to Nice", true), ("plage à nice", true), ("nice museum lisbon", false), ("bath tub", false),
    ("Turkey Sandwich Recipe", false), ("reading", false),
  ]) func wordsForThingsNamePlacesOnlyWithEvidence(text: String, isPlace: Bool) {
    let things: Set<String> = ["nice", "TR", "reading", "bath"]
    #expect(named(text).contains(where: things.contains) == isPlace, "\(text): \(find(text))")
  }

  @Test func aTownThatIsAlsoAKindOfVenueStaysTheKind() {
    #expect(named("cocktail bar").contains("bar"))
    #expect(find("cocktail bar").matches.first?.kinds == [.placeType])
  }

  @Test func adjectivesAreNotPlaces() {
    for word in ["german", "italian", "portuguese", "turkish", "french", "japanese", "italienisch", "deutsche"] {
      #expect(named("\(word) flag").isEmpty, "\(word)")
    }
    #expect(named("restaurant italien") == ["restaurant"])
  }

  @Test func oneSlipIsMendedInLongWords() {
    for word in ["lisobn", "lizbon", "lisbonn", "libson", "lsbon", "portugla", "musuem", "airpport"] {
      let found = find(word)
      #expect(found.matches.count == 1 && found.matches.allSatisfy(\.isMended), "\(word)")
    }
    #expect(named("san fransisco") == ["sanfrancisco"])
    #expect(find("sunset in lisobn").contentText == "sunset")
    // Two slips, short words and words that mean something else are left alone.
    #expect(named("lzbonn").isEmpty && named("yrok").isEmpty && named("nive").isEmpty)
    #expect(Self.index.find(in: "lisobn", isKnownWord: { $0 == "lisobn" }).matches.isEmpty)
  }

  @Test func wordsLikeKindsOfVenueAreNotMendedToThem() {
    for word in ["peach", "plate", "kitchen", "bridle", "castke"] {
      #expect(named("my \(word)").isEmpty, "\(word)")
    }
  }

  @Test func countriesHaveTheirNamesInManyLanguages() {
    for (code, names) in [
      ("DE", "Germany Deutschland Allemagne Alemania Germania Alemanha Duitsland Niemcy Tyskland ドイツ 德国 德國 독일 Almanya"),
      ("CN", "China Chine Cina Chiny Kina 中国 중국 Çin"), ("TR", "Turkey Türkiye Türkei Turquie トルコ"),
      ("JP", "Japan Japon Japón Giappone Japão Japonia 日本 일본 Japonya"), ("HK", "香港 Hongkong"),
    ] {
      let found = Set(CountryNames.names(of: code).map(CityNameFolding.folded))
      for name in names.split(separator: " ") {
        #expect(found.contains(CityNameFolding.folded(String(name))), "\(name)")
      }
    }
    #expect(!CountryNames.names(of: "HK").contains { CityNameFolding.folded($0) == "china" || $0 == "中国" })
    #expect(CountryNames.names(of: "pt").contains("Portugal"))
    #expect(CountryNames.names(of: "").isEmpty && CountryNames.names(of: "1A").isEmpty)
    #expect(CountryNames.names(of: "Portugal").isEmpty)
  }

  @Test func aSignIsAWordOnlyByItself() {
    #expect(named("東京城") == ["tokyo", "castle"])
    #expect(named("山") == ["peak"])
    #expect(named("山の写真").contains("peak"))
    #expect(named("山田さん").isEmpty)
  }

  @Test func theCallersOwnTableAddsNames() {
    let index = PlaceIndex([PlaceName(id: "3", kind: .city, names: [], captures: 5)]) { name in
      ["praha", "new praha", "プラハ", "布拉格"].contains(name) ? ["3", "unknown"] : []
    }
    for text in ["Praha", "snow in New Praha", "プラハの雪", "布拉格", "Praha'da"] {
      #expect(index.find(in: text).matches.map(\.places) == [["3"]], "\(text)")
    }
    #expect(index.find(in: "3 of 4").matches.isEmpty)
  }
}
