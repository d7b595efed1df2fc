/// What the text of a QR code or barcode leads to.
enum CodeLinks {
  /// What was found, in normal form.
  struct Found {
    enum Kind { case page(WebAddress), mail(String, host: String), telephone(String), place(String), postal(String) }

    var kind: Kind
    /// As it stands in the code.
    var text: String
  }

  /// Longer codes are not looked at beyond this.
  private static let lengthMax = 8_000

  /// All that a code leads to, in order. Nothing of network passwords and of one-time password keys.
  static func links(in text: String) -> [Found] {
    let scalars = Array(text.unicodeScalars.prefix(lengthMax))
    let start = scalars.firstIndex { !DecimalDigit.isBlank($0) && $0.value >= 0x20 } ?? scalars.endIndex
    let body = scalars[start...]
    let scheme = LineChunk.text(body.prefix(24).prefix { $0 != ":" }).lowercased()
    let rest = body.dropFirst(scheme.unicodeScalars.count + 1)
    switch scheme {
    case "wifi", "otpauth", "otpauth-migration": return []
    case "mailto": return mail(LineChunk.text(rest.prefix { $0 != "?" })).map { [$0] } ?? []
    case "matmsg": return fields(rest, ends: ";").compactMap { $0.name == "to" ? mail($0.value) : nil }
    case "smtp": return mail(LineChunk.text(rest.prefix { $0 != ":" })).map { [$0] } ?? []
    case "tel", "sms", "smsto", "mms", "mmsto", "facetime":
      return [Found(kind: .telephone(LineChunk.text(rest.prefix { !"?:;".unicodeScalars.contains($0) })), text: text)]
    case "geo": return MapPlace.geo(LineChunk.text(body)).map { [Found(kind: .place($0), text: text)] } ?? []
    case "mecard", "bizcard": return fields(rest, ends: ";").flatMap { field in card(field.name, field.value, text) }
    case "begin": return vCard(scalars, text)
    case "urlto", "mebkm":
      let value =
        scheme == "urlto" ? LineChunk.text(rest) : fields(rest, ends: ";").first { $0.name == "url" }?.value ?? ""
      return page(value).map { [$0] } ?? []
    default: return plain(scalars)
    }
  }

  // MARK: - Kinds of codes

  /// Text of no known form: addresses in it, as in a line.
  private static func plain(_ scalars: [Unicode.Scalar]) -> [Found] {
    var found: [Found] = []
    let whole = LineChunk(scalars: scalars, range: scalars.indices)
    if scalars.count <= LineChunk.lengthMax * 4,
      !scalars.contains(where: { DecimalDigit.isBlank($0) || $0.value < 0x20 }),
      let start = scalars.firstIndex(of: ":"), start <= 5, let one = WebAddressReader.addresses(in: whole).first
    {
      return [Found(kind: .page(one.address), text: whole.text)]
    }
    for chunk in LineChunk.chunks(of: scalars) {
      for mail in MailAddress.addresses(in: chunk) {
        found.append(Found(kind: .mail(mail.address, host: mail.host), text: chunk.text))
      }
      guard found.count < LinkReader.linksMax else { return found }
      for page in WebAddressReader.addresses(in: chunk) {
        found.append(Found(kind: .page(page.address), text: LineChunk.text(chunk.scalars[page.range])))
      }
    }
    for (number, range) in InternationalNumber.numbers(in: scalars) {
      found.append(Found(kind: .telephone(number), text: LineChunk.text(scalars[range])))
    }
    return found
  }

  /// The fields of a card, RFC 6350 and those before it: `NAME;parameters:value` a line, folded lines joined.
  private static func vCard(_ scalars: [Unicode.Scalar], _ text: String) -> [Found] {
    var lines: [[Unicode.Scalar]] = []
    for line in scalars.split(whereSeparator: { $0 == "\r" || $0 == "\n" }) {
      if let first = line.first, DecimalDigit.isBlank(first), !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(Array(line))
      }
    }
    return lines.flatMap { line -> [Found] in
      guard let colon = line.firstIndex(of: ":") else { return [] }
      let names = LineChunk.text(line[..<colon]).lowercased().split(separator: ";")
      // Fields may be grouped: `item1.TEL`.
      let name = names.first.map { $0.split(separator: ".").last.map(String.init) ?? "" } ?? ""
      var value = LineChunk.text(line[(colon + 1)...])
      if value.lowercased().hasPrefix("tel:") { value = String(value.dropFirst(4)) }
      guard name != "email" || names.dropFirst().allSatisfy({ $0 != "im" }) else { return [] }
      return card(name, value, LineChunk.text(line[...]))
    }
  }

  private static func card(_ name: String, _ value: String, _ text: String) -> [Found] {
    switch name {
    case "tel", "b", "m": return [Found(kind: .telephone(value), text: value)]
    case "email", "e": return mail(value).map { [$0] } ?? []
    case "url": return page(value).map { [$0] } ?? []
    case "geo":
      return MapPlace.geo("geo:" + value.replacing(";", with: ",")).map { [Found(kind: .place($0), text: text)] } ?? []
    case "adr", "a":
      let parts = value.split(whereSeparator: { $0 == ";" || $0 == "," || $0 == "\\" })
        .map { String($0).trimmedBlanks }.filter { !$0.isEmpty && $0 != "n" }
      // Less than a street and a town is no address.
      let hasNumber = value.unicodeScalars.contains { DecimalDigit.value($0) != nil }
      return parts.count >= 2 && hasNumber ? [Found(kind: .postal(parts.joined(separator: ", ")), text: value)] : []
    default: return []
    }
  }

  // MARK: - Parts

  /// `NAME:value;` one after another; a backslash keeps a sign from ending a value.
  private static func fields(_ scalars: ArraySlice<Unicode.Scalar>, ends: Unicode.Scalar) -> [(
    name: String, value: String
  )] {
    var fields: [(name: String, value: String)] = []
    var name = String.UnicodeScalarView()
    var value = String.UnicodeScalarView()
    var isValue = false
    var isKept = false
    for scalar in scalars + [ends] {
      if isKept {
        if isValue { value.append(scalar) } else { name.append(scalar) }
        isKept = false
      } else if scalar == "\\" {
        isKept = true
      } else if scalar == ends {
        if isValue { fields.append((String(name).lowercased().trimmedBlanks, String(value))) }
        (name, value, isValue) = (.init(), .init(), false)
      } else if scalar == ":", !isValue {
        isValue = true
      } else if isValue {
        value.append(scalar)
      } else {
        name.append(scalar)
      }
    }
    return fields
  }

  private static func mail(_ text: String) -> Found? {
    guard let found = MailAddress.whole(text.replacing("%40", with: "@").trimmedBlanks) else { return nil }
    return Found(kind: .mail(found.address, host: found.host), text: text)
  }

  private static func page(_ text: String) -> Found? {
    let scalars = Array(text.trimmedBlanks.unicodeScalars)
    guard scalars.count <= lengthMax,
      let found = WebAddressReader.addresses(in: LineChunk(scalars: scalars, range: scalars.indices)).first
    else { return nil }
    return Found(kind: .page(found.address), text: text)
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmedBlanks: String {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, DecimalDigit.isBlank(first) || first.value < 0x20 { scalars = scalars.dropFirst() }
    while let last = scalars.last, DecimalDigit.isBlank(last) || last.value < 0x20 { scalars = scalars.dropLast() }
    return String(scalars)
  }
}
