import PoolEngine
import Testing

@Suite struct ExtractiveNameTests {
  private func name(_ text: String, labels: [String] = []) async throws -> NamedThing? {
    let request = NameRequest(items: [CaptureText(ref: "a1", text: text, labels: labels)])
    let reply = try await Assist(engine: ExtractiveEngine()).nameThings(request)
    #expect(reply.reached == ["a1"])
    return reply.things.first
  }

  @Test func aRecipeIsNamedByItsTitle() async throws {
    let thing = try await name(
      "09:41\nBacalhau à Brás\nby Ana Sousa\nIngredients\n400 g cod\n2 onions\nCook for 20 minutes",
      labels: ["plate", "food"])
    #expect(thing?.kind == .recipe)
    #expect(thing?.name == "Bacalhau à Brás")
    #expect(thing?.attributes["by"] == "Ana Sousa")
  }

  @Test func kindsAreToldApart() async throws {
    let cases: [(String, ThingKind, String)] = [
      ("The Sea\nby Ada North\nA novel\nISBN 978-0-00-000000-2", .book, "The Sea"),
      ("Trail Runner 5\n€ 89.00\nAdd to cart\nFree shipping", .product, "Trail Runner 5"),
      ("Night of Strings\nConcert, 3 March 20:00\nTickets from 25 EUR\nDoors 19:00", .event, "Night of Strings"),
      ("The Long Road\nDirected by Ken Wu\nIMDb 7.9\nTrailer", .movie, "The Long Road"),
      ("Blue Morning\nThe Lamps\nAlbum: First Light\nSpotify", .music, "Blue Morning"),
      ("Café Central\nOpen until 22:00\n4.6 stars, 210 reviews\nDirections", .place, "Café Central"),
    ]
    for (text, kind, expected) in cases {
      let thing = try await name(text)
      #expect(thing?.kind == kind, "\(expected)")
      #expect(thing?.name == expected)
      #expect((0...1).contains(thing?.confidence ?? -1))
    }
  }

  @Test func nothingIsNamedWhereNothingSaysWhatItIs() async throws {
    for text in ["", "Hello, are you there?", "12:40 100%", "See you tomorrow at the usual place"] {
      #expect(try await name(text) == nil, "\(text)")
    }
  }

  @Test func attributesStandInTheText() async throws {
    #expect(try await name("Trail Runner 5\n€ 89.00\nAdd to cart")?.attributes == ["price": "€ 89.00"])
  }
}
