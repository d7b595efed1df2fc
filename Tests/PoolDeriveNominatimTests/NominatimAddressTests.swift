import PoolTypes
import Testing

@testable import PoolDeriveNominatim

@Suite struct NominatimAddressTests {
  @Test(arguments: [
    ("https://names.example.org", "https://names.example.org"),
    ("https://Names.example.org:8443/a/b//", "https://names.example.org:8443/a/b"),
    ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"), ("http://localhost/x", "http://127.0.0.1/x"),
    ("http://[::1]:80", "http://[::1]:80"), ("https://localhost", "https://127.0.0.1"),
  ]) func addressesOfServersAreTaken(text: String, wanted: String) throws {
    #expect(try NominatimAddress(text).text == wanted)
  }

  @Test(arguments: [
    "", "names.example.org", "http://names.example.org", "http://10.0.0.1", "http://128.0.0.1",
    "http://127.0.0.1.example.org",
    "http://0127.0.0.1", "ftp://127.0.0.1", "https://user:word@names.example.org", "https://names.example.org/?a=b",
    "https://names.example.org/#a", "https://names.example.org:0", "https://names.example.org:70000", "https://",
    "https://a b", "https://exämple.org", "https://names.example.org\n", "file:///etc",
  ]) func otherAddressesAreRefused(text: String) {
    #expect(throws: PoolError.self) { try NominatimAddress(text) }
  }

  @Test func nothingForThisMachineGoesThroughAProxy() throws {
    let here = try NominatimAddress("http://127.0.0.1:8080")
    #expect(here.refusal(environment: [:]) == nil)
    #if canImport(FoundationNetworking)
      #expect(here.refusal(environment: ["http_proxy": "http://10.0.0.1:3128"]) != nil)
      #expect(here.refusal(environment: ["ALL_PROXY": "http://10.0.0.1:3128", "no_proxy": "example.org"]) != nil)
    #endif
    #expect(here.refusal(environment: ["http_proxy": "http://10.0.0.1:3128", "no_proxy": "127.0.0.1"]) == nil)
    let there = try NominatimAddress("https://names.example.org")
    #expect(there.refusal(environment: ["https_proxy": "http://10.0.0.1:3128"]) == nil)
  }

  @Test func whatWouldBeFurtherLinesOfARequestIsRefused() {
    for text in ["", "pt\r\nX: y", "ä", String(repeating: "a", count: 201)] {
      #expect(throws: PoolError.self) { try NominatimGeocoder(server: "https://names.example.org", language: text) }
      #expect(throws: PoolError.self) { try NominatimGeocoder(server: "https://names.example.org", contact: text) }
    }
    #expect(throws: PoolError.self) { try NominatimGeocoder(server: "https://names.example.org", seconds: 0) }
    #expect(throws: PoolError.self) { try NominatimGeocoder(server: "https://names.example.org", seconds: .nan) }
  }
}
