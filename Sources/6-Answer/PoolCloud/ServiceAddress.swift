internal import Foundation
internal import PoolTypes

/// The address of a service: TLS, or plain HTTP to this machine alone.
package struct ServiceAddress: Hashable, Sendable {
  /// Without a slash at its end.
  package let text: String
  /// Host, with its port where one is named.
  package let host: String
  let isPlain: Bool

  /// - Parameter text: as `https://actions.example.com`, with a path if the service stands below one.
  /// - Throws: `PoolError.invalidRequest`, which says what is wrong.
  package init(_ text: String) throws {
    // Other signs have readings that differ from one part to the next.
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), text.utf8.count <= 2_000,
      let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let name = parts.host?.lowercased(), !name.isEmpty
    else { throw Self.refusal("it is not an address such as https://actions.example.com") }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw Self.refusal("it has more than a host, a port and a path")
    }
    if let port = parts.port, !(1...65_535).contains(port) { throw Self.refusal("it has no such port") }
    guard scheme == "https" || scheme == "http" && Self.isLoopback(name) else {
      throw Self.refusal("only https is used; plain http is for this machine alone, by number")
    }
    isPlain = scheme == "http"
    // A name is looked up, and who answers could name another machine.
    let numbered = isPlain && name == "localhost" ? "127.0.0.1" : name
    let bracketed = numbered.contains(":") && !numbered.hasPrefix("[") ? "[\(numbered)]" : numbered
    host = bracketed + (parts.port.map { ":\($0)" } ?? "")
    var path = parts.percentEncodedPath[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    self.text = "\(scheme)://\(host)\(path)"
  }

  /// Why requests would not go where they are meant to in this environment; nil where they would.
  ///
  /// URL sessions on Linux are libcurl's, which follows the environment's proxy variables for this machine too, and
  /// whose check of certificates a variable turns off.
  func refusal(environment: [String: String]) -> String? {
    #if canImport(FoundationNetworking)
      if environment["URLSessionCertificateAuthorityInfoFile"] == "INSECURE_SSL_NO_VERIFY" {
        return "the check of certificates is turned off for this process"
      }
      guard isPlain else { return nil }
      let isProxied = ["http_proxy", "all_proxy", "ALL_PROXY"].contains { environment[$0]?.isEmpty == false }
      guard isProxied else { return nil }
      let name = host.hasPrefix("[") ? "*" : String(host.prefix { $0 != ":" })
      let lists = ["no_proxy", "NO_PROXY"].compactMap { environment[$0] }.filter { !$0.isEmpty }
      let isSpared = lists.allSatisfy { list in
        list == "*" || list.split { $0 == "," || $0 == " " }.contains { $0 == name }
      }
      return !lists.isEmpty && isSpared ? nil : "a proxy is set for this process; set no_proxy to \(name)"
    #else
      return nil
    #endif
  }

  private static func isLoopback(_ name: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(name) { return true }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127"
      && numbers.allSatisfy { number in
        (1...3).contains(number.utf8.count) && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
          && (number == "0" || !number.hasPrefix("0")) && (Int(number) ?? 256) <= 255
      }
  }

  private static func refusal(_ reason: String) -> PoolError {
    .invalidRequest("The address of the service is refused: \(reason).")
  }
}
