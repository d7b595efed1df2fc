/// Whether requests to this machine would take a way around it.
///
/// URL sessions on Linux follow the environment's proxy variables, whatever their configuration says.
enum ProxyCheck {
  /// Why an address cannot be asked in this environment; nil where it can.
  static func refusal(for address: LoopbackAddress, environment: [String: String]) -> String? {
    #if canImport(FoundationNetworking)
      let names = address.scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"]
      let isProxied = (names + ["all_proxy", "ALL_PROXY"]).contains { environment[$0]?.isEmpty == false }
      guard isProxied else { return nil }
      let host = address.host.filter { $0 != "[" && $0 != "]" }
      // One variable alone counts, and which of them is up to the library.
      let lists = ["no_proxy", "NO_PROXY"].compactMap { environment[$0] }.filter { !$0.isEmpty }
      let isSpared = lists.allSatisfy { list in
        list == "*" || list.split { $0 == "," || $0 == " " }.contains { $0 == host }
      }
      if !lists.isEmpty && isSpared { return nil }
      return "a proxy is set for this process; set no_proxy to \(host), so that nothing leaves this machine"
    #else
      return nil
    #endif
  }
}
