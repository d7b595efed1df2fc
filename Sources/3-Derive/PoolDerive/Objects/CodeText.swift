/// Takes apart the text of codes that carry cards, networks and events.
package enum CodeText {
  /// Fields such as `N:…;TEL:…;;` with a backslash before signs that are meant: MECARD of NTT DOCOMO, and the form of
  /// Wi-Fi networks that follows it. Keys in upper case; the first of equal keys counts. At most 100 fields.
  package static func fields(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for part in divided(text, at: ";", max: 100) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let key = part[..<colon].uppercased()
      if result[key] == nil { result[key] = plain(part[part.index(after: colon)...]) }
    }
    return result
  }

  /// A line of a vCard or an iCalendar text.
  package struct Property: Sendable {
    /// In upper case, without a group before it.
    package var name: String
    /// Between name and value, in upper case, such as `VALUE=DATE`.
    package var parameters: String
    /// With its backslashes.
    package var value: String
  }

  /// The lines of a vCard (RFC 6350) or iCalendar text (RFC 5545), folded lines joined. At most 200.
  package static func properties(_ text: String) -> [Property] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline).prefix(1_000) {
      if line.first == " " || line.first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines.prefix(200).compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let head = line[..<colon].uppercased().split(separator: ";", maxSplits: 1)
      guard let name = head.first?.split(separator: ".").last else { return nil }
      return Property(
        name: String(name), parameters: head.count > 1 ? String(head[1]) : "",
        value: String(line[line.index(after: colon)...]))
    }
  }

  /// Parts between signs that have no backslash before them.
  package static func divided(_ text: Substring, at sign: Character, max: Int) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isEscaped = false
    var place = text.startIndex
    while place < text.endIndex, parts.count < max {
      if isEscaped {
        isEscaped = false
      } else if text[place] == "\\" {
        isEscaped = true
      } else if text[place] == sign {
        parts.append(text[start..<place])
        start = text.index(after: place)
      }
      place = text.index(after: place)
    }
    if start < text.endIndex, parts.count < max { parts.append(text[start...]) }
    return parts
  }

  /// Without backslashes; those of line breaks become blanks.
  package static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "N" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return Characters.trimmed(result)
  }
}
