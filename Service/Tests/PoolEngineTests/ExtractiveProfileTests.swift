import PoolEngine
import Testing

@Suite struct ExtractiveProfileTests {
  private func fill(_ schema: String, _ context: [ContextEntry]) async throws -> FilledProfile {
    try await Assist(engine: ExtractiveEngine()).fillProfile(schema: JSONValue(parsing: schema), context: context)
  }

  @Test func labelledValuesAreCopiedWithTheirEntry() async throws {
    let schema = #"""
      {"type":"object","properties":{"shoeSize":{"type":"number"},"city":{"type":"string"},"joined":{"format":"date"},
      "contact":{"type":"string","format":"email"},"newsletter":{"type":"boolean"},"languages":{"type":"array","items":
      {"type":"string"}},"nothing":{"type":"string"}}}
      """#
    let found = try await fill(
      schema,
      [
        ContextEntry(ref: "c1", excerpt: "Shoe size: 42,5\nCity: Porto."),
        ContextEntry(ref: "c2", excerpt: "Joined: 2024-05-01\nContact: ana@example.com\nNewsletter: yes"),
        ContextEntry(ref: "c3", excerpt: "Languages: Portuguese, English; French"),
      ])
    #expect(
      found.profile.text
        == #"{"shoeSize":42.5,"city":"Porto","joined":"2024-05-01","contact":"ana@example.com","newsletter":true,"#
        + #""languages":["Portuguese","English","French"],"nothing":null}"#)
    #expect(found.evidence["/shoeSize"] == ["c1"])
    #expect(found.evidence["/languages"] == ["c3"])
    #expect(found.refused == [FilledProfile.Refusal(field: "/nothing", reason: .noEvidence)])
  }

  @Test func aChoiceIsTakenWhereTheFieldIsSpokenOf() async throws {
    let schema = #"{"type":"object","properties":{"cuisine":{"enum":["Italian","Japanese"]}}}"#
    let spoken = [ContextEntry(ref: "c1", excerpt: "Best Japanese cuisine in town")]
    #expect(try await fill(schema, spoken).profile.text == #"{"cuisine":"Japanese"}"#)
    let unspoken = [ContextEntry(ref: "c1", excerpt: "Japanese train timetable")]
    #expect(try await fill(schema, unspoken).profile.text == #"{"cuisine":null}"#)
  }

  @Test func namesOfAKindFillAFieldOfThatKind() async throws {
    let schema = #"{"type":"object","properties":{"favouriteBooks":{"type":"array","items":{"type":"string"}}}}"#
    let books = [
      ContextEntry(ref: "c1", kind: "book", name: "The Sea"), ContextEntry(ref: "c2", kind: "book", name: "North"),
      ContextEntry(ref: "c3", kind: "movie", name: "Rain"), ContextEntry(ref: "c4", kind: "book", name: "North"),
    ]
    let found = try await fill(schema, books)
    #expect(found.profile.text == #"{"favouriteBooks":["North","The Sea"]}"#)
    #expect(found.evidence["/favouriteBooks"] == ["c2", "c4", "c1"])
  }

  @Test func sensitiveFieldsAreNeverFilledWhateverTheEvidence() async throws {
    let schema = #"""
      {"type":"object","properties":{"diet":{"type":"string"},"favourite":{"type":"object","properties":{"cuisine":
      {"type":"string"},"religion":{"type":"string"}}},"salary":{"type":"number"}}}
      """#
    let context = [
      ContextEntry(ref: "c1", excerpt: "Diet: vegan\nReligion: none\nSalary: 4200\nCuisine: Thai")
    ]
    let found = try await fill(schema, context)
    #expect(found.profile.text == #"{"diet":null,"favourite":{"cuisine":"Thai","religion":null},"salary":null}"#)
    #expect(found.refused.map(\.reason) == [.sensitive, .sensitive, .sensitive])
    #expect(found.refused.map(\.field) == ["/diet", "/favourite/religion", "/salary"])
  }

  @Test func anInvalidSchemaIsRefusedWithItsSentence() async throws {
    await #expect(throws: AssistRefusal.invalidSchema("The keyword pattern is not supported.")) {
      try await fill(#"{"type":"object","properties":{"a":{"pattern":"x"}}}"#, [])
    }
  }
}
