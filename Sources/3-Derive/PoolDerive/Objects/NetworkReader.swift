package import PoolTypes

/// Reads the names of Wi-Fi networks, never their passwords.
package enum NetworkReader {
  /// Networks of codes and of labels such as `Network: Guest`.
  package static func networks(_ page: ObjectPage) -> [CapturedObject] {
    var names: Set<String> = []
    var found: [CapturedObject] = []
    for (number, code) in page.codes.enumerated() where code.text.prefix(5).uppercased() == "WIFI:" {
      guard let name = CodeText.fields(code.text.dropFirst(5))["S"], !name.isEmpty, names.insert(name).inserted else {
        continue
      }
      // The code's own text holds the password; what is told of it is the name alone.
      let mention = Mention(text: name, code: number, box: code.box)
      found.append(CapturedObject(kind: .wifiNetwork, fields: [.name: name], mentions: [mention]))
    }
    if found.isEmpty, let network = labelled(page) { found.append(network) }
    return found
  }

  private static func labelled(_ page: ObjectPage) -> CapturedObject? {
    guard page.has(.wifi) || page.lines.contains(where: { $0.words.contains { $0.text == "ssid" } }),
      page.lines.count <= 30, let value = page.value(of: .networkName) ?? page.value(of: .wifi)
    else { return nil }
    let name = value.text.split(separator: " ").prefix(4).joined(separator: " ")
    guard (1...32).contains(name.utf8.count), Characters.letters(name) > 1,
      !page.hasAny([.password, .settings, .button], line: value.line), !name.contains("://"),
      // A list of networks and a page of settings have no label with one value.
      page.count([.settings, .article, .chat, .bank]) == 0 || page.has(.password)
    else { return nil }
    var mention = Mention(text: page.text[value.line].text, line: value.line, box: page.text[value.line].box)
    // A password in the same line is not told.
    if page.has(.password, line: value.line) { mention.text = name }
    return CapturedObject(kind: .wifiNetwork, fields: [.name: name], mentions: [mention])
  }
}
