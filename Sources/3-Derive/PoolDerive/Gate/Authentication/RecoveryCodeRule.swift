/// Codes that let the owner of an account, or whoever reads them, in without the second factor.
enum RecoveryCodeRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// Names such codes.
    case codes
    /// Says that they are here to be seen.
    case shown
    /// Asks for them to be kept.
    case keep
    /// Says that each works once.
    case once
    /// Offers to download, print or copy them.
    case action
  }

  /// Whether such codes stand beside their name, or fill the page alone.
  static func holds(_ evidence: GateEvidence) -> Bool {
    let topics = evidence.lines.map { CodePhrases.recovery.topics(in: $0) }
    let all = topics.reduce(into: Set()) { $0.formUnion($1) }
    guard all.contains(.codes) || all.contains(.shown) else {
      // Their name was misread: what is said of them and two of them do.
      let isTold = all.contains(.keep) && all.contains(.once) && evidence.lines.count <= 40
      let certain = isTold ? evidence.lines.count { CodeForm.codes(of: $0).contains(where: \.isBare) } : 0
      return certain >= 2 || isBareList(evidence.lines)
    }
    // A page that shows them holds even where the reader missed the code itself.
    if all.contains(.shown), all.contains(.keep) { return true }
    let named = topics.indices.filter { topics[$0].contains(.codes) || topics[$0].contains(.shown) }
    guard let first = named.first else { return false }
    var found = 0
    for (index, line) in evidence.lines.enumerated() where index + 3 >= first {
      let codes = CodeForm.codes(of: line)
      if codes.contains(where: \.isCertain) { return true }
      found += codes.count
      if found >= 4 { return true }
    }
    return isSheet(evidence.lines, topics, found: found)
  }

  /// A sheet of codes whose lines the reader mostly missed: its heading, what says to keep them and that each works
  /// once, and pieces of codes. Where all these words stand, no piece is asked for: readers pass over lines of random
  /// letters.
  private static func isSheet(_ lines: [FoldedLine], _ topics: [Set<Topic>], found: Int) -> Bool {
    let heading = lines.indices.first { place in
      topics[place].contains(.codes) && !topics[place].contains(.keep) && lines[place].words.count <= 5
    }
    guard let heading, lines.count <= 60 else { return false }
    // A button is short.
    let all = topics.indices.reduce(into: Set<Topic>()) { result, place in
      result.formUnion(lines[place].words.count <= 3 ? topics[place] : topics[place].subtracting([.action]))
    }
    let clues = all.intersection([.keep, .once, .action]).count
    guard clues >= 1 else { return false }
    // A question is the title of a page of help.
    if clues >= 2, lines.count <= 25, !lines[heading].scalars.contains("?") { return true }
    return found + lines[heading...].count { isPiece($0) } >= 2
  }

  /// One or two words of letters and digits mixed, or of four digits and more, that are no time and no measure.
  private static func isPiece(_ line: FoldedLine) -> Bool {
    guard (1...4).contains(line.words.count), !line.scalars.contains(where: { [":", "%", "/", "€", "$"].contains($0) })
    else { return false }
    return line.words.allSatisfy { word in
      let content = SecretShape.Content(Array(line.scalars[word.range]))
      guard word.range.count >= 4, word.range.count <= 16, content.others == 0 else { return false }
      return content.digits >= 2 && content.letters >= 2 || content.letters == 0 || content.digits >= 1
    }
  }

  /// Six and more codes of one form, all different, and next to nothing else on the page.
  private static func isBareList(_ lines: [FoldedLine]) -> Bool {
    guard lines.count >= 3, lines.count <= 40 else { return false }
    var forms: [String: Set<String>] = [:]
    var others = 0
    for line in lines {
      let codes = CodeForm.codes(of: line)
      if codes.isEmpty, !line.words.isEmpty {
        // Numbers before the codes.
        let isNumber = line.words.count == 1 && line.scalars.count <= 3
        if !isNumber { others += 1 }
      }
      for code in codes where code.isBare { forms[code.form, default: []].insert(code.text) }
    }
    guard others <= 2, let most = forms.max(by: { $0.value.count < $1.value.count }) else { return false }
    let count = most.value.count
    guard count >= 6, count <= 24, !most.key.contains("letters only"), isVaried(most.value) else { return false }
    return most.key.contains("mixed") || count >= 8
  }

  /// Codes drawn at random do not begin alike, as numbers in series do.
  private static func isVaried(_ codes: Set<String>) -> Bool {
    Set(codes.map { $0.prefix(2) }).count * 3 >= codes.count * 2
  }
}

/// The form of a code for recovery.
struct CodeForm {
  /// Folded.
  var text: String
  /// Equal for codes of one list: lengths of the groups, and what they are made of.
  var form: String
  /// Whether such a form beside the words is enough: many letters and digits mixed, or many groups of digits.
  var isCertain: Bool
  /// Whether a list of it without words can be taken for such codes.
  var isBare: Bool

  /// The codes of a line that holds codes and small numbers alone, with a short label before them at most.
  static func codes(of line: FoldedLine) -> [CodeForm] {
    guard line.scalars.count >= 6, line.scalars.count <= 90, line.scalars.contains(where: SecretShape.isDigit) else {
      return []
    }
    var pieces = line.scalars.split(whereSeparator: LabelledValue.isBlank).map(Array.init)
    // A label, a number or a bullet before the code.
    if let colon = line.scalars.lastIndex(of: ":"), colon + 6 < line.scalars.count {
      pieces = line.scalars[(colon + 1)...].split(whereSeparator: LabelledValue.isBlank).map(Array.init)
    }
    while let first = pieces.first, first.count <= 3, isBullet(first) { pieces.removeFirst() }
    guard !pieces.isEmpty, pieces.count <= 12 else { return [] }
    if let code = spaced(pieces) { return code }
    var found: [CodeForm] = []
    for piece in pieces {
      if let code = single(piece) { found.append(code) } else if !(piece.count <= 3 && isBullet(piece)) { return [] }
    }
    return found
  }

  private static func isBullet(_ piece: [Unicode.Scalar]) -> Bool {
    let hasSign = piece.last.map { [".", ")", "•", "-", "*", "□", "☐"].contains($0) } ?? false
    return hasSign && piece.dropLast().allSatisfy(SecretShape.isDigit)
  }

  /// One unbroken piece: `a1b2c-3d4e5`, `12345678`, `k4x9q2mz`.
  private static func single(_ piece: [Unicode.Scalar]) -> CodeForm? {
    let groups = piece.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.count >= 3 && $0.allSatisfy(isPlain) }) else { return nil }
    let content = SecretShape.Content(piece)
    let lengths = groups.map(\.count)
    let isEven = Set(lengths).count == 1
    let isMixed = content.digits >= 1 && content.lowers >= 1
    // A licence key has five groups of five; a UUID has unequal ones; a hash is one long group.
    if lengths == [5, 5, 5, 5, 5] || !isEven && groups.count > 1 { return nil }
    let count = content.digits + content.lowers
    guard count >= 8 || groups.count > 1 && count >= 6, count <= 48 else { return nil }
    // Ten digits in groups are a telephone number; eight in a row may be a date.
    if content.lowers == 0, !isDigitForm(lengths, piece) { return nil }
    if groups.count == 1, count > 24 || content.lowers > 0 && !isMixed { return nil }
    let kind = isMixed ? "mixed" : content.lowers > 0 ? "letters only" : "digits"
    let isCertain = isMixed && content.digits >= 2 && content.distinct >= 6 || lengths.count >= 6
    let isBare = groups.count >= 2 || isMixed && count <= 12
    return CodeForm(
      text: text(piece), form: "\(lengths) \(kind)", isCertain: isCertain && content.lowers + content.digits >= 8,
      isBare: isBare && count <= 24)
  }

  /// Groups with blanks between: pairs of four digits, one or more on a line, or one code in groups of equal length.
  private static func spaced(_ pieces: [[Unicode.Scalar]]) -> [CodeForm]? {
    guard pieces.count >= 2 else { return nil }
    if pieces.count % 2 == 0, pieces.allSatisfy({ $0.count == 4 && $0.allSatisfy(SecretShape.isDigit) }) {
      guard pieces.count == 2 || pieces.count == 4 && isBackupPairs(pieces) else { return [] }
      return stride(from: 0, to: pieces.count, by: 2).map { place in
        CodeForm(text: text(pieces[place] + pieces[place + 1]), form: "4 4 digits", isCertain: false, isBare: true)
      }
    }
    let length = pieces[0].count
    guard pieces.count >= 3, length >= 3, length <= 6,
      pieces.allSatisfy({ $0.count == length && $0.allSatisfy(isPlain) })
    else { return nil }
    let all = pieces.flatMap { $0 }
    let content = SecretShape.Content(all)
    guard content.digits >= 2, content.lowers >= 2, all.count >= 9,
      pieces.filter(isMixedOrDigits).count * 2 >= pieces.count
    else { return nil }
    return [
      CodeForm(text: text(all), form: "\(pieces.count) of \(length) mixed", isCertain: true, isBare: true)
    ]
  }

  /// Two pairs on a line; a row of four years or of a card is none.
  private static func isBackupPairs(_ pieces: [[Unicode.Scalar]]) -> Bool {
    !pieces.allSatisfy { $0.starts(with: "19".unicodeScalars) || $0.starts(with: "20".unicodeScalars) }
  }

  private static func isMixedOrDigits(_ piece: [Unicode.Scalar]) -> Bool { piece.contains(where: SecretShape.isDigit) }

  private static func isDigitForm(_ lengths: [Int], _ piece: [Unicode.Scalar]) -> Bool {
    if lengths == [8] { return !piece.starts(with: "19".unicodeScalars) && !piece.starts(with: "20".unicodeScalars) }
    return lengths == [4, 4] || lengths == [3, 3] || lengths == [5, 5]
      || lengths.count >= 6 && lengths.allSatisfy { $0 == 6 }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    SecretShape.isDigit(scalar) || scalar.value >= 0x61 && scalar.value <= 0x7a
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
}
