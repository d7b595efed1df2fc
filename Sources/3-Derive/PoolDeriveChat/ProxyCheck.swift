/// Whether requests to this machine would take a way around it.
///
/// URL sessions on Linux are libcurl's, which follows the environment's proxy variables for 127.0.0.1 too, and
/// whatever the session's configuration says.
enum ProxyCheck {
  /// Why an address cannot be asked in this environment; nil where it can.
  static func refusal(for address: LoopbackAddress, environment: [String: String]) -> String? {
    #if canImport(FoundationNetworking)
      let names = address.scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
      let isProxied = (names + ["all_proxy", "ALL_PROXY"]).contains { environment[$0]?.isEmpty == false }
      guard isProxied else { return nil }
      // One variable alone counts, and which of them is up to the library. How it writes ::1 is so, too.
      let spared = address.host == "[::1]" ? "*" : address.host
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
}
