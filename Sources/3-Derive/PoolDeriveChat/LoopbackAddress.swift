internal import Foundation
internal import PoolTypes

/// The address of a server on this machine. There is none of another machine.
struct LoopbackAddress: Hashable, Sendable {
  /// `http://127.0.0.1:8080/v1`, without a slash at its end.
  let text: String
  let scheme: String
  /// As it stands in an address: `127.0.0.1` or `[::1]`.
  let host: String

  /// - Parameter text: An `http` or `https` address with the host `localhost`, `[::1]`, or four numbers from 127.0.0.0
  ///   to 127.255.255.255.
  /// - Throws: `PoolError.invalidRequest`, which says what is wrong.
  init(_ text: String) throws {
    // Other signs have readings that differ from one part to the next.
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      throw Self.refusal("it has blanks or signs beyond ASCII")
    }
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let named = parts.host?.lowercased(), !named.isEmpty
    else { throw Self.refusal("it is not an address such as http://127.0.0.1:8080/v1") }
    guard scheme == "http" || scheme == "https" else { throw Self.refusal("it is neither http nor https") }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw Self.refusal("it has more than a host, a port and a path")
    }
    guard let host = Self.loopback(named) else {
      throw Self.refusal(
        "its host is not this machine: only localhost, 127.0.0.0/8 and [::1] are, and nothing may leave it")
    }
    if let port = parts.port, !(1...65_535).contains(port) { throw Self.refusal("it has no such port") }
    var path = parts.percentEncodedPath[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    self.text = "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")\(path)"
    self.scheme = scheme
    self.host = host
  }

  /// The host by number: a name is never looked up, for who answers could name another machine.
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
    .invalidRequest("The address of the language model is refused: \(reason).")
  }
}
