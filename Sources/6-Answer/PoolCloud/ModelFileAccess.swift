package import Foundation
internal import PoolTypes
internal import PoolWire

/// How the files of the service's list are fetched: from where, with which head, and listed before each request.
package struct ModelFileAccess: Sendable {
  let address: ServiceAddress
  let appKey: String
  let install: String
  let egress: any EgressLog
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  /// The address of a file that the list names; nil where it may not be fetched from there: files come over TLS, or
  /// from the service itself.
  package func place(_ text: String) -> URL? {
    guard text.utf8.count <= 2_000, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      url.user == nil, url.password == nil
    else { return nil }
    guard Self.host(url) == address.host, scheme == "https" || scheme == "http" else {
      return scheme == "https" && Self.host(url) != nil ? url : nil
    }
    // A service behind a proxy may not know that it is reached over TLS.
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.scheme = address.isPlain ? "http" : "https"
    return parts?.url
  }

  /// The fields of a request's head. The app key goes to the service alone, wherever its list leads.
  package func head(for url: URL) -> [String: String] {
    isOfService(url) ? ["Authorization": "Bearer \(appKey)", WireHeader.install: install] : [:]
  }

  /// Lists a request for a file.
  ///
  /// - Throws: where it cannot be listed, or would not go where it is meant to; then it may not be sent.
  package func note(_ url: URL) throws {
    guard let host = Self.host(url), url.scheme?.lowercased() == "https" || isOfService(url) else {
      throw PoolError.serviceUnreachable("The models' server leads to an address without TLS, which is not followed.")
    }
    if let reason = address.refusal(environment: ProcessInfo.processInfo.environment) {
      throw PoolError.serviceUnreachable("The service is not called: \(reason).")
    }
    try egress.note(
      EgressEntry(date: now(), host: host, endpoint: "GET \(url.path)", categories: [], bytes: 0))
  }

  private func isOfService(_ url: URL) -> Bool {
    Self.host(url) == address.host && url.scheme?.lowercased() == (address.isPlain ? "http" : "https")
  }

  /// Host and port, as a service's address has them.
  private static func host(_ url: URL) -> String? {
    guard let name = url.host?.lowercased(), !name.isEmpty else { return nil }
    let bracketed = name.contains(":") && !name.hasPrefix("[") ? "[\(name)]" : name
    return bracketed + (url.port.map { ":\($0)" } ?? "")
  }
}

extension CloudClient {
  /// How the files of the list are fetched.
  ///
  /// - Throws: what is wrong with the store.
  package func modelFileAccess() throws -> ModelFileAccess {
    ModelFileAccess(address: address, appKey: appKey, install: try installID(), egress: egress, now: now)
  }
}
