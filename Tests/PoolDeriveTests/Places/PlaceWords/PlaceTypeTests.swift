import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct PlaceTypeTests {
  @Test func thereAreManyKindsWithWordsInManyScripts() {
    #expect(PlaceType.all.count >= 100)
    #expect(Set(PlaceType.all.map(\.id)).count == PlaceType.all.count)
    for type in PlaceType.all {
      #expect(type.words.count >= 10, "\(type.id)")
      #expect(type.words.allSatisfy { !CityNameFolding.folded($0).isEmpty && !$0.hasSuffix(" ") }, "\(type.id)")
      #expect(!type.tags.isEmpty && type.tags.allSatisfy { $0.contains("=") }, "\(type.id)")
      // Japanese, Chinese or Korean beside the languages with Latin letters.
      #expect(type.words.contains { PlaceToken.tokens(of: $0).contains(where: \.isSign) }, "\(type.id)")
      #expect(PlaceType(id: type.id)?.words == type.words)
    }
  }

  @Test(arguments: [
    ("museum", "museum Museum musée museo museu muzeum 博物館 박물관 müze"),
    ("beach", "beach Strand plage playa spiaggia praia plaża ビーチ 海滩 해변 plaj"),
    ("aerodrome", "airport Flughafen aéroport aeropuerto aeroporto luchthaven lotnisko flygplats 空港 机场 공항 havalimanı"),
    ("hotel", "hotel hôtel albergo hotéis hotell ホテル 酒店 호텔 otel"),
    ("cafe", "café Kaffeehaus cafetería caffè koffiehuis kawiarnia カフェ 咖啡馆 카페 kafe"),
    ("park", "park parc parque parco 公園 公园 공원"),
    ("stadium", "stadium Stadion stade estadio stadio estádio スタジアム 体育场 경기장 stadyum"),
    ("ramen", "ramen ラーメン 拉面 라멘"),
    ("restaurant", "restaurant restaurante ristorante restauracja restaurang レストラン 餐厅 식당 restoran"),
    ("library", "library Bibliothek bibliothèque biblioteca bibliotheek biblioteka 図書館 图书馆 도서관 kütüphane"),
    ("castle", "castle Schloss château castillo castello castelo kasteel zamek slott 城堡 성 kalesi"),
    ("station", "station Bahnhof gare estación stazione estação dworzec 駅 火车站 기차역"),
    ("place_of_worship", "church Kirche église iglesia chiesa igreja kerk kościół kyrka 教会 教堂 교회 kilise"),
  ]) func wordsOfManyLanguagesNameAKind(id: String, words: String) throws {
    let index = PlaceIndex(PlaceType.all.map { .type($0, captures: 1) })
    for word in words.split(separator: " ") {
      let found = index.find(in: String(word))
      #expect(found.matches.count == 1 && found.matches.first?.places.contains(id) == true, "\(word)")
      #expect(found.retrievalIntent == .placeType && found.placeSimilarity == 1)
      #expect(index.find(in: word.uppercased()).matches.first?.places.contains(id) == true, "\(word)")
    }
  }

  @Test func categoriesOfVenuesAreKinds() {
    #expect(PlaceType(category: "tourism=museum")?.id == "museum")
    #expect(PlaceType(category: "museum")?.id == "museum")
    #expect(PlaceType(category: "Amenity=Cafe")?.id == "cafe")
    #expect(PlaceType(category: "aeroway=terminal")?.id == "aerodrome")
    #expect(PlaceType(category: "highway=bus_stop")?.id == "bus_station")
    #expect(PlaceType(category: "power=substation") == nil)
    #expect(PlaceType(category: "") == nil && PlaceType(id: "nothing") == nil)
  }
}
