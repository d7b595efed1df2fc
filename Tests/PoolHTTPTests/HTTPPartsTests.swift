import PoolHTTP
import Testing

@Suite struct HTTPPartsTests {
  @Test func routerTellsPathsMethodsAndParameters() {
    var router = HTTPRouter<Int>()
    router.add("GET", "/v1/models", 1)
    router.add("GET", "/v1/models/{sha256}", 2)
    router.add("POST", "/v1/models", 3)
    func found(_ method: String, _ path: String) -> String {
      switch router.match(method: method, path: path) {
      case .found(let handler, let parameters): "\(handler) \(parameters["sha256"] ?? "")"
      case .wrongMethod(let allowed): allowed.joined(separator: ", ")
      case .unknown: "unknown"
      }
    }
    #expect(found("GET", "/v1/models") == "1 ")
    #expect(found("HEAD", "/v1/models") == "1 ")
    #expect(found("POST", "/v1/models") == "3 ")
    #expect(found("PUT", "/v1/models") == "GET, HEAD, POST")
    #expect(found("GET", "/v1/models/a%2Fb") == "2 a/b")
    #expect(found("GET", "/v1/models/") == "unknown")
    #expect(found("GET", "/v1/models/%ff") == "unknown")
    #expect(found("GET", "/v1/models/a%00") == "unknown")
    #expect(found("GET", "/v1/models/x/y") == "unknown")
    #expect(found("GET", "*") == "unknown")
  }

  @Test(arguments: [
    ("bytes=0-0", HTTPByteRange.part(offset: 0, count: 1)), ("bytes=0-", .part(offset: 0, count: 10)),
    ("bytes=4-99", .part(offset: 4, count: 6)), ("bytes=-3", .part(offset: 7, count: 3)),
    ("bytes=-99", .part(offset: 0, count: 10)), ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
    ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=3-2", .whole), ("bytes=a-b", .whole),
    ("bytes=0-1,3-4", .whole), ("lines=0-1", .whole), ("bytes=-", .whole), ("bytes=", .whole),
    ("bytes=2-99999999999999999999", .part(offset: 2, count: 8)),
  ])
  func rangeIsReadAsTheStandardSays(header: String, expected: HTTPByteRange) {
    #expect(HTTPByteRange(header, length: 10) == expected)
  }

  @Test func nothingHasNoPart() {
    #expect(HTTPByteRange("bytes=0-", length: 0) == .unsatisfiable)
    #expect(HTTPByteRange("bytes=-1", length: 0) == .unsatisfiable)
    #expect(HTTPByteRange(nil, length: 0) == .whole)
  }

  @Test func headersAreFoundInAnyCase() {
    var headers: HTTPHeaders = ["Content-Type": "a", "X-Two": "1"]
    headers.add("x-two", "2")
    #expect(headers["CONTENT-TYPE"] == "a" && headers.all("X-TWO") == ["1", "2"])
    headers["X-two"] = "3"
    #expect(headers.all("x-two") == ["3"])
    headers["x-two"] = nil
    #expect(headers["X-Two"] == nil)
  }

  @Test func onlyTheMediaTypeItselfIsAccepted() {
    func accepts(_ value: String) -> Bool {
      HTTPRequest(method: "GET", path: "/", headers: ["Accept": value]).accepts("text/event-stream")
    }
    #expect(accepts("text/event-stream") && accepts("application/json, Text/Event-Stream;q=0.9"))
    #expect(!accepts("*/*") && !accepts("text/*") && !accepts("text/event-stream;q=0") && !accepts(""))
  }

  @Test func formsAreDecoded() {
    func form(_ body: String) -> [String: String]? {
      HTTPRequest(
        method: "POST", path: "/", headers: ["Content-Type": "application/x-www-form-urlencoded; charset=utf-8"],
        body: Array(body.utf8)
      ).form
    }
    #expect(form("a=1+2&b=%C3%A9&c") == ["a": "1 2", "b": "é", "c": ""])
    #expect(form("a=%zz") == nil && form("a=%00") == nil)
    #expect(HTTPRequest(method: "POST", path: "/", body: Array("a=1".utf8)).form == nil)
  }
}
