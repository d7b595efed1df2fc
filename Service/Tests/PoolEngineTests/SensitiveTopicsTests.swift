import PoolEngine
import Testing

@Suite struct SensitiveTopicsTests {
  @Test func everyLanguageIsTriedOnBothSides() {
    #expect(TopicExamples.all.count >= 9)
    for examples in TopicExamples.all {
      #expect(Set(examples.sensitive).count >= 20, "\(examples.language)")
      #expect(Set(examples.harmless).count >= 20, "\(examples.language)")
    }
  }

  @Test(arguments: TopicExamples.all) func whatIsSensitiveIsDeclined(_ examples: TopicExamples) {
    for text in examples.sensitive {
      #expect(SensitiveTopics.topic(ofQuestion: text) != nil, "\(text)")
      #expect(SensitiveTopics.topic(ofRule: text) != nil, "\(text)")
    }
  }

  @Test(arguments: TopicExamples.all) func whatIsHarmlessIsNot(_ examples: TopicExamples) {
    for text in examples.harmless {
      #expect(SensitiveTopics.topic(ofQuestion: text) == nil, "\(text)")
      #expect(SensitiveTopics.topic(ofRule: text) == nil, "\(text)")
    }
  }

  @Test func theTopicIsNamed() {
    let cases: [(String, SensitiveTopics.Topic)] = [
      ("What is my cholesterol?", .health), ("Does she pray?", .religion), ("Is he bisexual?", .sexuality),
      ("Is she Hispanic?", .ethnicity), ("left wing posters", .politics), ("pictures of toddlers", .children),
      ("my mortgage", .finances), ("my api key", .credentials), ("Who is that guy?", .identity),
    ]
    for (text, topic) in cases { #expect(SensitiveTopics.topic(ofQuestion: text) == topic, "\(text)") }
  }

  @Test func caseMarksAndWidthDoNotMatter() {
    for text in ["PASSWORD", "pàsswörd", "Ｐassword", "MÉDICAMENTS", "passwords?!", "e\u{301}lections"] {
      #expect(SensitiveTopics.topic(ofQuestion: text) != nil, "\(text)")
    }
  }

  @Test func whatHidesAWordHidesThatWordAlone() {
    #expect(SensitiveTopics.topic(ofRule: "children's books") == nil)
    #expect(SensitiveTopics.topic(ofRule: "children's books about my son") == .children)
    #expect(SensitiveTopics.topic(ofRule: "doctor who and my doctor") == .health)
    #expect(SensitiveTopics.topic(ofRule: "儿童节的孩子") == .children)
  }

  @Test func emptyAndLongTextsAreLookedAtToo() {
    #expect(SensitiveTopics.topic(ofQuestion: "") == nil)
    #expect(SensitiveTopics.topic(ofQuestion: " \n?!") == nil)
    let long = String(repeating: "flight to Lisbon ", count: 20_000)
    #expect(SensitiveTopics.topic(ofQuestion: long) == nil)
    #expect(SensitiveTopics.topic(ofQuestion: long + "password") == .credentials)
    #expect(SensitiveTopics.topic(ofQuestion: String(repeating: "a", count: 100_000)) == nil)
  }

  private func fields(_ text: String) throws -> [ProfileField] { try ProfileSchema(JSONValue(parsing: text)).fields }

  @Test func fieldsAreToldByNameTitleDescriptionChoicesAndInnerFields() throws {
    let sensitive = try fields(
      #"""
      {"type":"object","properties":{"diet":{},"bloodType":{},"marital_sex":{},"numberOfChildren":{},"home-income":{},
      "a":{"title":"Religion"},"b":{"description":"Which party did they vote for"},"c":{"enum":["gay","straight"]},
      "d":{"type":"array","items":{"type":"object","properties":{"when":{},"diagnosis":{}}}},"wifiPassword":{},
      "health":{"type":"object","properties":{"note":{}}},"e":{"type":"array","items":{"description":"Krankheiten"}}}}
      """#)
    for field in sensitive { #expect(SensitiveTopics.isSensitive(field), "\(field.pointer)") }
    let harmless = try fields(
      #"""
      {"type":"object","properties":{"favouriteCuisine":{},"home_city":{},"hobbies":{"type":"array"},"nextFlight":{},
      "shoeSize":{"description":"European size"},"colour":{"enum":["red","blue"]},"travel":{"type":"object",
      "properties":{"airline":{},"lastTrip":{"format":"date"}}},
      "books":{"title":"Books that were read"},"email":{"format":"email"}}}
      """#)
    for field in harmless { #expect(!SensitiveTopics.isSensitive(field), "\(field.pointer)") }
  }
}
