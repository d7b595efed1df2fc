internal import Foundation
internal import PoolTypes

/// The address of a geocoder's server, as the operator names it.
struct NominatimAddress: Hashable, Sendable {
  /// `https://names.example.org/nominatim`, without a slash at its end.
  let text: String
  /// Its host by number, where it is this machine.
  private let loopback: String?

  /// - Parameter text: An `https` address; `http` where the host is `localhost`, `[::1]` or four numbers from 127.0.0.0
  ///   to 127.255.255.255.
  /// - Throws: `PoolError.invalidRequest`, which says what is wrong.
  init(_ text: String) throws {
    // Other signs have readings that differ from one part to the next.
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      throw Self.refusal("it has blanks or signs beyond ASCII")
    }
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let named = parts.host?.lowercased(), !named.isEmpty
    else { throw Self.refusal("it is not an address such as https://host/path") }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw Self.refusal("it has more than a host, a port and a path")
    }
    if let port = parts.port, !(1...65_535).contains(port) { throw Self.refusal("it has no such port") }
    loopback = Self.loopback(named)
    guard scheme == "https" || (scheme == "http" && loopback != nil) else {
      throw Self.refusal("places leave this machine by https alone")
    }
    var path = parts.percentEncodedPath[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    self.text = "\(scheme)://\(loopback ?? named)\(parts.port.map { ":\($0)" } ?? "")\(path)"
  }

  /// Why the server cannot be asked in this environment; nil where it can.
  ///
  /// URL sessions on Linux are libcurl's, which follows the environment's proxy variables for 127.0.0.1 too, and
  /// whatever the session's configuration says. To another machine a proxy sees nothing but the host, for TLS goes
  /// through it; what is meant for this machine would leave it.
  func refusal(environment: [String: String]) -> String? {
    #if canImport(FoundationNetworking)
      guard let loopback else { return nil }
      let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
      guard names.contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
      let spared = loopback == "[::1]" ? "*" : loopback
      let lists = ["no_proxy", "NO_PROXY"].compactMap { environment[$0] }.filter { !$0.isEmpty }
      let isSpared = lists.allSatisfy { list in
        list == "*" || list.split { $0 == "," || $0 == " " }.contains { $0 == spared }
      }
      if !lists.isEmpty && isSpared { return nil }
      return "a proxy is set for this process; set no_proxy to \(spared), so that nothing leaves this machine"
    #else
      return nil
    #endif
  }

  /// The host by number: a name is never looked up, for who answers could name another machine. Nil for other machines.
  private static func loopback(_ host: String) -> String? {
    switch host {
    case "localhost": return "127.0.0.1"
    case "::1", "[::1]": return "[::1]"
    default: break
    }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 4, numbers[0] == "127", numbers.allSatisfy(isOctet) else { return nil }
    return host
  }

  /// A number from 0 to 255 as people write it. One with a zero in front would be octal to some.
  private static func isOctet(_ text: Substring) -> Bool {
    guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return (text == "0" || !text.hasPrefix("0")) && (Int(text) ?? 256) <= 255
  }

  private static func refusal(_ reason: String) -> PoolError {
    .invalidRequest("The address of the geocoder is refused: \(reason).")
  }
}
