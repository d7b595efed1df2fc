import PoolEngine
import Testing

@Suite struct JSONTests {
  private func parsed(_ text: String) -> JSONValue? { try? JSONValue(parsing: text) }

  @Test func whatIsReadIsWrittenAsItWas() throws {
    let text = #"{"b":[1,2.50,-0,1e400,123456789012345678901234567890],"a":{"é":"\"\\\n\u0001"},"c":[true,false,null]}"#
    #expect(try JSONValue(parsing: text).text == text)
  }

  @Test func numbersAreComparedByValue() throws {
    func number(_ text: String) throws -> JSONNumber { try #require(JSONNumber(text)) }
    let equal = [("1", "1.0"), ("150", "1.50e2"), ("0", "-0.0"), ("1E-2", "0.01"), ("100e-2", "1"), ("0e5", "0")]
    for (one, other) in equal { #expect(try number(one) == number(other), "\(one) \(other)") }
    let rising = ["-1e400", "-11", "-2", "-1.5", "-0.001", "0", "1e-400", "0.1", "0.11", "1", "9", "10", "1e400"]
    for (one, other) in zip(rising, rising.dropFirst()) {
      #expect(try number(one) < number(other), "\(one) \(other)")
      #expect(try !(number(other) < number(one)))
    }
    #expect(try number("12345678901234567891") != number("12345678901234567892"))
  }

  @Test func aWholeNumberIsKnownByItsValue() throws {
    for text in ["1", "1.0", "10e-1", "1e300", "-7", "0.0"] { #expect(JSONNumber(text)?.isInteger == true) }
    for text in ["1.5", "1e-1", "1.0000000000000000001"] { #expect(JSONNumber(text)?.isInteger == false) }
    #expect(JSONNumber("12.0")?.int == 12)
    #expect(JSONNumber("-1.2e3")?.int == -1_200)
    #expect(JSONNumber("1e19")?.int == nil)
    #expect(JSONNumber("999999999999999999")?.int == 999_999_999_999_999_999)
    #expect(JSONNumber(0.25)?.text == "0.25")
    #expect(JSONNumber(Double.infinity) == nil)
  }

  @Test func whatIsNoNumberIsNone() {
    for text in ["", "-", "01", "1.", ".5", "1e", "1e+", "+1", "0x1", "NaN", " 1", "1 ", "1,0"] {
      #expect(JSONNumber(text) == nil, "\(text)")
    }
    #expect(JSONNumber(String(repeating: "1", count: 1_001)) == nil)
  }

  @Test func surrogatesMakeOneLetter() {
    #expect(parsed(#""\ud83d\uDCA9""#) == .string("💩"))
    for text in [#""\ud83d""#, #""\udca9""#, #""\ud83d\u0041""#, #""\u12g4""#, #""\x""#, "\"\u{1}\"", "\"a"] {
      #expect(parsed(text) == nil, "\(text)")
    }
  }

  @Test func textsAreComparedByCodePoints() {
    #expect(JSONValue.string("é") != .string("e\u{301}"))
    #expect(parsed("{\"é\":1,\"e\u{301}\":2}")?.object?.count == 2)
  }

  @Test func objectsAreEqualInAnyOrderAndTheLaterMemberCounts() {
    #expect(parsed(#"{"a":1,"b":2}"#) == parsed(#"{"b":2,"a":1.0}"#))
    #expect(parsed(#"{"a":1,"a":2}"#)?.text == #"{"a":2}"#)
    var object = JSONObject([("a", .null), ("b", .bool(true))])
    object["a"] = nil
    object["none"] = nil
    #expect(object.keys == ["b"])
  }

  @Test func whatIsNoJsonIsNone() {
    let wrong = ["", " ", "{", "[1,]", "{\"a\"}", "{a:1}", "[1 2]", "1 2", "tru", "nulll", "{\"a\":1,}", "\u{FEFF}1"]
    for text in wrong { #expect(parsed(text) == nil, "\(text)") }
    #expect((try? JSONValue(parsing: [0x22, 0xFF, 0x22])) == nil)
  }

  @Test func depthIsBounded() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parsed(nested(60)) != nil)
    #expect(parsed(nested(100_000)) == nil)
    #expect(parsed(String(repeating: "{\"a\":", count: 50_000)) == nil)
  }

  @Test(arguments: 0..<20) func noBytesTrap(_ seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    let pieces = ["{", "}", "[", "]", ",", ":", "\"", "\\u", "\\", "1", "-", "e", ".", "tr", "null", "d83d", "é", " "]
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<30, using: &generator) {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
        if Int.random(in: 0..<20, using: &generator) == 0 { bytes.append(.random(in: 0...255, using: &generator)) }
      }
      guard let value = try? JSONValue(parsing: bytes) else { continue }
      #expect(parsed(value.text) == value)
    }
  }

  @Test func pointersEscapeTheirMarks() {
    #expect(JSONPointer.child("a/b~c", of: "/x") == "/x/a~1b~0c")
  }
}
