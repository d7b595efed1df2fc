import Testing

@testable import PoolEngine

@Suite struct SchemaTests {
  private func sentence(_ text: String) throws -> String? {
    do {
      _ = try ProfileSchema(JSONValue(parsing: text))
      return nil
    } catch let error as SchemaError {
      return error.sentence
    }
  }

  @Test func eachRefusalIsOneSentenceThatSaysWhy() throws {
    let cases = [
      (#"{"type":"object","properties":{"a":{"pattern":"x"}}}"#, "The keyword pattern is not supported."),
      (#"{"$ref":"x"}"#, "The keyword $ref is not supported."),
      (
        #"{"type":"object","properties":{"a":{"minLength":-1}}}"#,
        "The keyword minLength must be a whole number that is not negative."
      ),
      (
        #"{"type":"object","properties":{"a":{"minimum":2,"maximum":1}}}"#,
        "The keyword minimum is larger than maximum, so nothing can fit."
      ),
      (
        #"{"type":"object","properties":{"a":{"format":"hostname"}}}"#,
        "The keyword format must be one of date, date-time, email and uri."
      ),
      (#"{"type":"object","properties":{"a":true}}"#, "A schema that is true or false is not supported."),
      (#"{"type":"object","properties":{"a":7}}"#, "A schema must be an object."),
      (
        #"{"type":"object","properties":{"a":{}},"additionalProperties":{}}"#,
        "The keyword additionalProperties must be false where it is used."
      ),
      (
        #"{"type":"text","properties":{"a":{}}}"#,
        "The keyword type must be the name of a type, or a list of different ones."
      ),
      (#"{"type":"object","properties":{"a":{"items":[]}}}"#, "The keyword items must be one schema, not a list."),
      (#"{"type":"object","properties":{"a":{"enum":1}}}"#, "The keyword enum must be a list of values."),
      (
        #"{"type":"object","properties":{"a":{}},"required":["a","a"]}"#,
        "The keyword required must be a list of different texts."
      ),
      (#"{"type":"object"}"#, "The schema of a profile must have the type object and at least one property."),
      (#"[]"#, "A schema must be an object."),
      (
        #"{"type":"object","properties":{"a":{"type":"object","properties":{"b":{}},"const":{}}}}"#,
        "The keywords enum and const are supported on fields, not on objects that hold fields."
      ),
    ]
    for (schema, expected) in cases { #expect(try sentence(schema) == expected) }
  }

  @Test func aRefusalRepeatsNothingOfTheSender() throws {
    let found = try #require(try sentence(#"{"type":"object","properties":{"canary":{"canary":"canary"}}}"#))
    #expect(!found.contains("canary"))
  }

  @Test func fiveLevelsAreTakenAndSixAreNot() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: #"{"type":"object","properties":{"a":"#, count: levels) + #"{"type":"string"}"#
        + String(repeating: "}}", count: levels)
    }
    #expect(try sentence(nested(5)) == nil)
    #expect(try sentence(nested(6)) == "The schema has more than 5 levels.")
    let list = #"{"type":"object","properties":{"a":"# + String(repeating: #"{"type":"array","items":"#, count: 5)
    #expect(try sentence(list + "{}" + String(repeating: "}", count: 7)) == "The schema has more than 5 levels.")
  }

  @Test func aHundredFieldsAreTakenAndOneMoreIsNot() throws {
    func wide(_ count: Int) -> String {
      let fields = (0..<count).map { #""f\#($0)":{"type":"string"}"# }.joined(separator: ",")
      return #"{"type":"object","properties":{"# + fields + "}}"
    }
    #expect(try sentence(wide(100)) == nil)
    #expect(try sentence(wide(101)) == "The schema has more than 100 fields.")
  }

  @Test func thirtyTwoKibibytesAreTakenAndOneMoreByteIsNot() throws {
    let head = #"{"type":"object","properties":{"a":{"description":""#
    let tail = #""}}}"#
    let room = JSONSchema.byteMax - head.utf8.count - tail.utf8.count
    #expect(try sentence(head + String(repeating: "x", count: room) + tail) == nil)
    let large = try sentence(head + String(repeating: "x", count: room + 1) + tail)
    #expect(large == "The schema is larger than 32 KiB.")
  }

  @Test func fieldsKeepTheirOrderAndPointers() throws {
    let text = #"""
      {"type":"object","properties":{"z":{"type":"string"},"a/b":{"type":"object","properties":{"x":{"type":"integer"},
      "list":{"type":"array","items":{"type":"object","properties":{"y":{}}}}}}}}
      """#
    let form = try ProfileSchema(JSONValue(parsing: text))
    #expect(form.fields.map(\.pointer) == ["/z", "/a~1b/x", "/a~1b/list"])
    let profile = form.profile(with: ["/a~1b/x": .number(JSONNumber(3))])
    #expect(profile.text == #"{"z":null,"a/b":{"x":3,"list":null}}"#)
  }

  @Test func aViolationTellsItsPlace() throws {
    let text = #"""
      {"type":"object","required":["n"],"additionalProperties":false,"properties":{"n":{"type":"integer"},
      "list":{"type":"array","items":{"type":"string","maxLength":2}}}}
      """#
    let schema = try JSONSchema(JSONValue(parsing: text))
    let value = try JSONValue(parsing: #"{"list":["ab","abc",7],"a/b":1}"#)
    let found = schema.violations(of: value).map { "\($0.pointer) \($0.keyword)" }
    #expect(found == [" required", "/list/1 maxLength", "/list/2 type", "/a~1b additionalProperties"])
  }

  @Test func violationsAreBounded() throws {
    let schema = try JSONSchema(JSONValue(parsing: #"{"type":"array","items":{"type":"string"}}"#))
    let value = JSONValue.array(Array(repeating: .null, count: 100_000))
    #expect(schema.violations(of: value).count == JSONSchema.violationMax)
  }

  @Test func addressesAreURIs() {
    let good = [
      "https://example.com/a?b=c#d", "mailto:a@example.com", "urn:isbn:0451450523", "http://[::1]:80/x",
      "ftp://a:b@c/%20",
      "tel:+1-816-555-1212", "ldap://[2001:db8::7]/c=GB?one", "file:///x",
    ]
    for text in good { #expect(JSONSchema.Format.uri.fits(text), "\(text)") }
    let bad = [
      "", "example.com/a", "//x/y", "http://a b", "http://[::1", "1http://x", "http://x/%2", "http://x:y/", "ht tp://x",
      "http://[1::2::3]/", "http://x/\\", "a:b#c#d", "http://é.example",
    ]
    for text in bad { #expect(!JSONSchema.Format.uri.fits(text), "\(text)") }
  }
}
