internal import PoolTypes

/// Gathers the links of one capture.
struct LinkGathering {
  let text: [TextLine]
  let lines: [FoldedLine]
  let phones: (any PhoneNumberReader)?
  let region: String?
  private(set) var links: [Link] = []
  private var seen: Set<Key> = []
  /// Lines whose first piece went on from the line before.
  private var continued: Set<Int> = []

  private struct Key: Hashable {
    var kind: Link.Kind
    var value: String
  }

  init(text: [TextLine], lines: [FoldedLine], phones: (any PhoneNumberReader)?, region: String?) {
    self.text = text
    self.lines = lines
    self.phones = phones
    self.region = region
  }

  /// A link with its place in a line, so that those of one line come in order.
  private struct Placed {
    var link: Link
    var start: Int
  }

  // MARK: - Text

  /// Gathers the links of the lines.
  mutating func readLines() {
    let addresses = PostalAddressReader.addresses(text: text)
    var next = 0
    for number in text.indices {
      guard links.count < LinkReader.linksMax else { return }
      let scalars = Array(text[number].text.unicodeScalars)
      var placed = Self.mayHoldAddress(scalars) ? pieces(of: scalars, number) : []
      let taken = placed.map { $0.1 }
      var found = placed.map { $0.0 }
      placed = []
      found += places(in: scalars, number)
      found += numbers(
        in: scalars, number,
        taken: taken
          + found.filter { $0.link.kind == .map }.map {
            $0.start..<$0.start + $0.link.mention.text.unicodeScalars.count
          })
      while next < addresses.count, addresses[next].line <= number {
        let address = addresses[next]
        found.append(
          Placed(
            link: Link(kind: .address, value: address.value, mention: mention(address.text, number)),
            start: address.start))
        next += 1
      }
      for one in found.sorted(by: { $0.start < $1.start }) { add(one.link) }
    }
  }

  /// Whether there is a sign without which no address of a page or of mail is written.
  private static func mayHoldAddress(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains { $0 == "." || $0 == "@" || $0 == "/" || $0.value == 0xff20 }
  }

  /// Pages, mail and accounts, each with its place.
  private mutating func pieces(of scalars: [Unicode.Scalar], _ number: Int) -> [(Placed, Range<Int>)] {
    var found: [(Placed, Range<Int>)] = []
    let chunks = LineChunk.chunks(of: scalars)
    for (index, chunk) in chunks.enumerated() {
      if found.count >= LinkReader.linksMax { break }
      if index == 0, continued.contains(number) { continue }
      if chunk.scalars.contains(where: { $0 == "@" || $0 == "(" || $0 == "[" }) {
        for mail in MailAddress.addresses(in: chunk) {
          let place = range(mail.range, of: chunk)
          let link = Link(
            kind: .email, value: mail.address, host: plain(mail.host),
            mention: mention(LineChunk.text(scalars[place]), number))
          found.append((Placed(link: link, start: place.lowerBound), place))
        }
        if let handle = SocialHandle.handle(in: chunk) {
          let place = range(handle.range, of: chunk)
          let link = Link(
            kind: .handle, value: handle.handle,
            host: handle.host ?? (index > 0 ? SocialHandle.service(in: chunks[index - 1]) : nil)
              ?? service(near: number),
            mention: mention(LineChunk.text(scalars[place]), number))
          found.append((Placed(link: link, start: place.lowerBound), place))
          continue
        }
      }
      let whole = index == chunks.count - 1 ? wrapped(chunk, number, isAlone: chunks.count == 1) : nil
      for page in WebAddressReader.addresses(in: whole?.chunk ?? chunk) {
        if whole != nil { continued.insert(number + 1) }
        let place = whole == nil ? range(page.range, of: chunk) : chunk.range
        let read = LineChunk.text(scalars[place]) + (whole?.rest ?? "")
        for link in Self.links(for: page.address, mention(read, number)) {
          found.append((Placed(link: link, start: place.lowerBound), place))
        }
      }
    }
    return found
  }

  /// A page, as a page or a place on a map, and the account whose profile it is.
  private static func links(for address: WebAddress, _ mention: Mention) -> [Link] {
    let kind: Link.Kind = MapPlace.isMap(address) ? .map : .url
    var links = [Link(kind: kind, value: address.text, host: address.plainHost, mention: mention)]
    if let profile = SocialHandle.profile(address) {
      links.append(Link(kind: .handle, value: profile.handle, host: profile.host, mention: mention))
    }
    return links
  }

  private func places(in scalars: [Unicode.Scalar], _ number: Int) -> [Placed] {
    var found = MapPlace.coordinates(in: scalars).map { value, range in
      Placed(
        link: Link(kind: .map, value: value, mention: mention(LineChunk.text(scalars[range]), number)),
        start: range.lowerBound)
    }
    if scalars.count >= 8, scalars.contains(":") {
      for chunk in LineChunk.chunks(of: scalars) where chunk.scalars.count > 6 {
        guard chunk.scalars[0].value | 0x20 == 0x67, let value = MapPlace.geo(chunk.text) else { continue }
        let link = Link(kind: .map, value: value, mention: mention(chunk.text, number))
        found.removeAll { chunk.range.contains($0.start) }
        found.append(Placed(link: link, start: chunk.range.lowerBound))
      }
    }
    return found
  }

  private func numbers(in scalars: [Unicode.Scalar], _ number: Int, taken: [Range<Int>]) -> [Placed] {
    var digits = 0
    for scalar in scalars where DecimalDigit.value(scalar) != nil { digits += 1 }
    // No telephone number has fewer; longer lines are no text that anyone reads.
    guard digits >= 6, scalars.count <= 2_000 else { return [] }
    let found =
      phones?.numbers(in: text[number].text, region: region) ?? InternationalNumber.numbers(in: scalars)
    return found.compactMap { e164, range in
      guard range.lowerBound >= 0, range.upperBound <= scalars.count, !taken.contains(where: { $0.overlaps(range) })
      else {
        return nil
      }
      let read = mention(LineChunk.text(scalars[range]), number)
      return Placed(link: Link(kind: .phone, value: e164, mention: read), start: range.lowerBound)
    }
  }

  // MARK: - Codes

  /// Gathers the links of a code.
  mutating func read(_ code: ReadCode, number: Int) {
    for found in CodeLinks.links(in: code.text) {
      let mention = Mention(text: found.text, code: number, box: code.box)
      switch found.kind {
      case .page(let address): for link in Self.links(for: address, mention) { add(link) }
      case .mail(let address, let host): add(Link(kind: .email, value: address, host: plain(host), mention: mention))
      case .place(let value): add(Link(kind: .map, value: value, mention: mention))
      case .postal(let value): add(Link(kind: .address, value: value, mention: mention))
      case .telephone(let text):
        let short = String(text.unicodeScalars.prefix(60))
        let numbers =
          phones?.numbers(in: short, region: region) ?? InternationalNumber.numbers(in: Array(short.unicodeScalars))
        if let first = numbers.first { add(Link(kind: .phone, value: first.e164, mention: mention)) }
      }
    }
  }

  // MARK: - Parts

  private mutating func add(_ found: Link) {
    guard links.count < LinkReader.linksMax else { return }
    var link = found
    link.value = Self.onOneLine(found.value)
    let value = link.kind == .handle ? link.value.lowercased() : link.value
    guard seen.insert(Key(kind: link.kind, value: value)).inserted else {
      // A later mention may tell the service of an account.
      if link.kind == .handle, link.host != nil,
        let index = links.firstIndex(where: { $0.kind == .handle && $0.host == nil && $0.value.lowercased() == value })
      {
        links[index].host = link.host
      }
      return
    }
    links.append(link)
  }

  /// Control characters stand for blanks: a form feed inside a line is no part of an address.
  private static func onOneLine(_ value: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }
    guard value.unicodeScalars.contains(where: isControl) else { return value }
    return value.unicodeScalars.split(whereSeparator: isControl).map { String($0) }.joined(separator: " ")
  }

  private func mention(_ read: String, _ number: Int) -> Mention {
    Mention(text: read, line: number, box: text[number].box)
  }

  /// Where something of a chunk stands in its line; the whole chunk where slips were mended.
  private func range(_ range: Range<Int>, of chunk: LineChunk) -> Range<Int> {
    guard chunk.scalars.count == chunk.range.count else { return chunk.range }
    let start = chunk.range.lowerBound
    return start + range.lowerBound..<start + range.upperBound
  }

  private func plain(_ host: String) -> String { host.hasPrefix("www.") ? String(host.dropFirst(4)) : host }

  /// The service that the line, the one before or the one after speaks of.
  private func service(near number: Int) -> String? {
    for place in [number, number - 1, number + 1] where lines.indices.contains(place) {
      if let service = SocialHandle.service(in: lines[place]) { return service }
    }
    return nil
  }

  /// The address that a line's last piece makes with the next line, if it goes on there: the next line is one piece
  /// that only an address has, right below.
  private func wrapped(
    _ chunk: LineChunk, _ number: Int, isAlone: Bool
  ) -> (chunk: LineChunk, rest: String)? {
    guard number + 1 < text.count, let last = chunk.scalars.last, chunk.scalars.count >= 10,
      isAlone || "/-?&=_%".unicodeScalars.contains(last), WebAddressReader.addresses(in: chunk).first?.isVouched == true
    else { return nil }
    let rest = Array(text[number + 1].text.trimmedBlanks.unicodeScalars)
    guard (2...400).contains(rest.count), !rest.contains(where: { DecimalDigit.isBlank($0) || HostName.isEastern($0) }),
      !rest.contains("@"), !rest.contains(":"), let start = rest.first, start.value < 0x80,
      isBelow(text[number + 1].box, text[number].box)
    else { return nil }
    let isTail =
      rest.contains { "/?=&_%".unicodeScalars.contains($0) } || rest.filter { $0 == "-" }.count >= 2
      || LineChunk.text(rest[...]).hasSuffix(".html")
    let isHyphened = last == "-" && rest.allSatisfy { (0x61...0x7a).contains($0.value) || MapPlace.isDigit([$0], 0) }
    let next = LineChunk(scalars: rest, range: rest.indices)
    guard isTail || isHyphened, WebAddressReader.addresses(in: next).isEmpty else { return nil }
    let joined = LineChunk(scalars: chunk.scalars + rest, range: chunk.range)
    return joined.scalars.count <= LineChunk.lengthMax ? (joined, LineChunk.text(rest[...])) : nil
  }

  /// Whether a line stands right below another, and begins or lies within its width. Boxes of no size tell nothing.
  private func isBelow(_ lower: Quad, _ upper: Quad) -> Bool {
    let height = upper.bottomLeft.y - upper.topLeft.y
    guard height > 0 else { return true }
    let gap = lower.topLeft.y - upper.bottomLeft.y
    return gap < height * 1.5 && lower.topLeft.x < upper.topRight.x && lower.topRight.x > upper.topLeft.x
  }
}
