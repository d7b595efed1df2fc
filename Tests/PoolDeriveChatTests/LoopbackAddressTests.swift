import PoolTypes
import Testing

@testable import PoolDeriveChat

@Suite struct LoopbackAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1"), ("http://127.8.9.255/", "http://127.8.9.255"),
    ("HTTP://LocalHost:8080/v1/", "http://127.0.0.1:8080/v1"), ("https://[::1]:8443/v1", "https://[::1]:8443/v1"),
    ("http://localhost", "http://127.0.0.1"),
  ])
  func anAddressOfThisMachineIsTaken(_ text: String, _ expected: String) throws {
    #expect(try LoopbackAddress(text).text == expected)
  }

  @Test(arguments: [
    "http://example.org/v1", "http://192.168.1.2:8080/v1", "http://10.0.0.1/", "http://0.0.0.0:8080",
    "http://128.0.0.1",
    "http://localhost.example.org", "http://127.0.0.1.example.org", "http://127.1", "http://2130706433/",
    "http://0127.0.0.1", "http://127.0.0.01", "http://127.0.0.256", "http://127.0.0.", "http://[::]", "http://[::2]",
    "http://[::ffff:10.0.0.1]", "http://localhost.", "http://１２７.0.0.1", "http://[fe80::1]", "http://127.0.0.1,a",
  ])
  func anAddressThatIsNotSurelyThisMachineIsRefused(_ text: String) throws {
    #expect(throws: PoolError.self) { try LoopbackAddress(text) }
  }

  @Test(arguments: [
    "", "127.0.0.1:8080", "file:///tmp/x", "ftp://127.0.0.1/", "http://user:word@127.0.0.1/", "http://127.0.0.1@a.org/",
    "http://127.0.0.1/?to=a.org", "http://127.0.0.1/#part", "http://127.0.0.1:99999/", "http:///v1",
    "http://127.0.0.1\\@a.org/", "http://127.0.0.1/v1\r\nHost: a.org",
  ])
  func anAddressWithMoreThanHostPortAndPathIsRefused(_ text: String) throws {
    #expect(throws: PoolError.self) { try LoopbackAddress(text) }
  }

  @Test func theRefusalSaysWhy() throws {
    let error = #expect(throws: PoolError.self) {
      try ChatCompletionsModel(baseURL: "https://api.example.org/v1", model: "m")
    }
    #expect(error?.description.contains("not this machine") == true)
    #expect(error?.description.contains("nothing may leave it") == true)
  }

  @Test func aModelWithoutNameAnEndlessTimeAndAKeyWithALineEndAreRefused() throws {
    let base = "http://127.0.0.1:1/v1"
    #expect(throws: PoolError.self) { try ChatCompletionsModel(baseURL: base, model: "") }
    #expect(throws: PoolError.self) { try ChatCompletionsModel(baseURL: base, model: "m", wholeSeconds: .infinity) }
    #expect(throws: PoolError.self) { try ChatCompletionsModel(baseURL: base, model: "m", key: "a\r\nHost: b") }
  }

  @Test func theModelsIdTellsNameAndVersion() throws {
    let base = "http://127.0.0.1:1/v1"
    #expect(try ChatCompletionsModel(baseURL: base, model: "qwen3:8b").id == "qwen3:8b")
    #expect(try ChatCompletionsModel(baseURL: base, model: "local", version: "2").id == "local@2")
    #expect(try ChatCompletionsModel(baseURL: base, model: "local").isOnThisMachine)
  }

  @Test func aProxyOfTheEnvironmentIsNotUsed() throws {
    let address = try LoopbackAddress("http://127.0.0.1:8080/v1")
    func isRefused(_ environment: [String: String]) -> Bool {
      ProxyCheck.refusal(for: address, environment: environment) != nil
    }
    #expect(!isRefused([:]))
    #expect(!isRefused(["http_proxy": ""]))
    #expect(!isRefused(["https_proxy": "http://proxy.example.org"]))
    #if canImport(FoundationNetworking)
      #expect(isRefused(["http_proxy": "http://proxy.example.org"]))
      #expect(isRefused(["ALL_PROXY": "http://proxy.example.org"]))
      #expect(isRefused(["http_proxy": "http://proxy.example.org", "no_proxy": "localhost"]))
      #expect(!isRefused(["http_proxy": "http://proxy.example.org", "no_proxy": "localhost,127.0.0.1"]))
      #expect(!isRefused(["http_proxy": "http://proxy.example.org", "NO_PROXY": "*"]))
      #expect(
        isRefused(["http_proxy": "http://proxy.example.org", "NO_PROXY": "*", "no_proxy": "example.org"]))
    #endif
  }
}
