internal import PoolTypes

/// International bank account numbers (ISO 13616).
enum IbanRule {
  /// Length of a country's numbers, as the registry of ISO 13616 publishes it.
  static let lengths: [String: Int] = [
    "ad": 24, "ae": 23, "al": 28, "at": 20, "az": 28, "ba": 20, "be": 16, "bg": 22, "bh": 22, "bi": 27, "br": 29,
    "by": 28,
    "ch": 21, "cr": 22, "cy": 24, "cz": 24, "de": 22, "dj": 27, "dk": 18, "do": 28, "ee": 20, "eg": 29, "es": 24,
    "fi": 18,
    "fk": 18, "fo": 18, "fr": 27, "gb": 22, "ge": 22, "gi": 23, "gl": 18, "gr": 27, "gt": 28, "hn": 28, "hr": 21,
    "hu": 28,
    "ie": 22, "il": 23, "iq": 23, "is": 26, "it": 27, "jo": 30, "kw": 30, "kz": 20, "lb": 28, "lc": 32, "li": 21,
    "lt": 20,
    "lu": 20, "lv": 21, "ly": 25, "mc": 27, "md": 24, "me": 22, "mk": 19, "mn": 20, "mr": 27, "mt": 31, "mu": 30,
    "ni": 28,
    "nl": 18, "no": 15, "om": 23, "pk": 24, "pl": 28, "ps": 29, "pt": 25, "qa": 29, "ro": 24, "rs": 22, "ru": 33,
    "sa": 24,
    "sc": 31, "sd": 18, "se": 24, "si": 19, "sk": 24, "sm": 27, "so": 23, "st": 25, "sv": 28, "tl": 23, "tn": 24,
    "tr": 26,
    "ua": 29, "va": 22, "vg": 24, "xk": 20, "ye": 30,
  ]

  /// Countries whose numbers have digits alone behind the country, so that letters in them are slips of the reader.
  private static let digitsOnly: Set<String> = [
    "al", "at", "ba", "be", "ch", "cr", "cz", "de", "dk", "ee", "es", "fi", "fo", "gl", "hr", "hu", "il", "is", "li",
    "lt",
    "lu", "me", "no", "pl", "pt", "rs", "se", "si", "sk", "tl", "xk",
  ]

  /// Whether a number stands on the page, which is no invoice.
  static func holds(_ evidence: GateEvidence) -> Bool {
    guard hasNumber(evidence) else { return false }
    // The account of whoever wrote an invoice is meant to be seen.
    return !BusinessPaper.isInvoice(evidence)
  }

  /// Whether a number stands in the text or a code.
  static func hasNumber(_ evidence: GateEvidence) -> Bool {
    for (index, line) in evidence.lines.enumerated() {
      let next = index + 1 < evidence.lines.count ? evidence.lines[index + 1] : nil
      if hasNumber(line, next: next, index: index, evidence) { return true }
    }
    return evidence.codes.contains { code in
      code.text.split(whereSeparator: \.isNewline).prefix(20).contains { part in
        part.utf8.count <= 40 && hasNumber(FoldedLine(String(part)), next: nil, index: nil, evidence)
      }
    }
  }

  private static func hasNumber(
    _ line: FoldedLine, next: FoldedLine?, index: Int?, _ evidence: GateEvidence
  ) -> Bool {
    let scalars = line.scalars
    for word in line.words where word.range.count >= 2 {
      var start = word.range.lowerBound
      // `IBANDE89…`, where the blank was lost.
      if word.range.count > 8, scalars[start] == "i" || scalars[start] == "l", scalars[start + 1] == "b" { start += 4 }
      // Most words end here: no digit follows two letters.
      guard start + 4 <= scalars.count, isLatin(scalars[start]), isLatin(scalars[start + 1]),
        SecretShape.isDigit(scalars[start + 2]) || SecretShape.isDigit(scalars[start + 3])
      else { continue }
      if let next, let number = overlapping(line, at: start, next: next), isValid(number) { return true }
      guard let number = number(in: line, at: start, next: next) else { continue }
      if isValid(number) || isValid(undoneSlips(number)) { return true }
      // A digit was misread: the word beside it and the country's length must do.
      if let index, isNamed(index, evidence), isLikely(number) { return true }
    }
    return false
  }

  /// Country, check digits and the rest, as many as the country's numbers have.
  private static func number(in line: FoldedLine, at start: Int, next: FoldedLine?) -> [Unicode.Scalar]? {
    let scalars = line.scalars
    let letters = country(scalars[start], scalars[start + 1])
    let country = text(letters)
    guard let length = lengths[country] else { return nil }
    guard let first = digit(scalars[start + 2]), let second = digit(scalars[start + 3]) else { return nil }
    var number = letters + [first, second]
    var place = start + 4
    collect(scalars, from: &place, into: &number, length: length, country: country)
    if number.count < length, place == scalars.count, number.count >= 6, let next {
      var place = 0
      collect(next.scalars, from: &place, into: &number, length: length, country: country)
      guard place == next.scalars.count || !TextFolding.isWordPart(next.scalars[place]) else { return nil }
    } else if place < scalars.count, TextFolding.isWordPart(scalars[place]) {
      // Joined with what follows; only the name of the next field may be.
      guard ["b", "s"].contains(scalars[place]) else { return nil }
    }
    return number.count == length ? number : nil
  }

  /// The country's letters, with `l` undone to `i` where no country has the letters as read.
  private static func country(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> [Unicode.Scalar] {
    if lengths[text([first, second])] != nil { return [first, second] }
    return [first, second].map { $0 == "l" ? "i" : $0 }
  }

  /// A number whose end was read twice: readers cut wide pictures into pieces that overlap.
  private static func overlapping(_ line: FoldedLine, at start: Int, next: FoldedLine) -> [Unicode.Scalar]? {
    let head = line.scalars[start...].filter { $0 != " " }
    let tail = next.scalars.filter { $0 != " " }
    guard head.count >= 6, head.count <= 34, tail.count >= 4, tail.count <= 34,
      let length = lengths[text(head.prefix(2))]
    else { return nil }
    let overlap = head.count + tail.count - length
    guard overlap >= 1, overlap <= min(head.count - 4, tail.count), head.suffix(overlap) == tail.prefix(overlap) else {
      return nil
    }
    return head + tail.dropFirst(overlap)
  }

  private static func collect(
    _ scalars: [Unicode.Scalar], from place: inout Int, into number: inout [Unicode.Scalar], length: Int,
    country: String
  ) {
    var gaps = 0
    while place < scalars.count, number.count < length {
      let scalar = scalars[place]
      if SecretShape.isDigit(scalar) || isLatin(scalar) {
        guard let part = digitsOnly.contains(country) ? digit(scalar) : scalar else { return }
        number.append(part)
        gaps = 0
      } else if [" ", "-", ".", "·"].contains(scalar), gaps < 2 {
        gaps += 1
      } else {
        return
      }
      place += 1
    }
  }

  /// Whether the check digits agree: country and check digits behind the rest, the remainder by 97 is 1.
  static func isValid(_ number: [Unicode.Scalar]) -> Bool {
    guard number.count > 4, isVaried(number), digitCount(number) * 2 > number.count else { return false }
    return CheckDigits.remainderBy97(number.dropFirst(4) + number.prefix(4)) == 1
  }

  /// Digits for letters where the country has four letters of the bank and digits alone behind them.
  private static func undoneSlips(_ number: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard ["nl", "gb", "ie", "gi"].contains(text(number.prefix(2))), number.count > 8 else { return number }
    return number[..<8] + number[8...].map { digit($0) ?? $0 }
  }

  private static func isLikely(_ number: [Unicode.Scalar]) -> Bool {
    isVaried(number) && digitCount(number) * 3 > number.count * 2
  }

  /// Forms show numbers of one digit as an example.
  private static func isVaried(_ number: [Unicode.Scalar]) -> Bool { Set(number.dropFirst(4)).count >= 4 }

  private static func digitCount(_ number: [Unicode.Scalar]) -> Int { number.count(where: SecretShape.isDigit) }

  /// Whether the line or the one before says what the number is.
  private static func isNamed(_ index: Int, _ evidence: GateEvidence) -> Bool {
    (max(0, index - 1)...index).contains { line in
      evidence.lines[line].words.contains { $0.text.hasPrefix("iban") || $0.text == "lban" || $0.text == "1ban" }
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if SecretShape.isDigit(scalar) { return scalar }
    return DigitGroups.digitsByLetter[scalar].map { Unicode.Scalar(0x30 + $0) }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x61 && scalar.value <= 0x7a }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
