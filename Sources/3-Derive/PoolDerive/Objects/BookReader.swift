package import PoolTypes

/// Reads books by their ISBN, in text and in EAN-13 barcodes.
package enum BookReader {
  /// One for each number, at most ten. The title is told where a single book is on the page and a line stands out.
  package static func books(_ page: ObjectPage, titles: Titles) -> [CapturedObject] {
    var order: [String] = []
    var mentions: [String: [Mention]] = [:]
    func add(_ isbn: String, _ mention: Mention) {
      if mentions[isbn] == nil { order.append(isbn) }
      mentions[isbn, default: []].append(mention)
    }
    let hasBookWords = page.count([.book, .isbn]) > 0
    for line in page.lines.indices {
      for isbn in numbers(line, page, hasBookWords: hasBookWords) { add(isbn, page.mentions([line])[0]) }
    }
    for (number, code) in page.codes.enumerated() where code.symbology.hasPrefix("EAN") {
      let digits = String(code.text.prefix(13))
      guard digits.hasPrefix("978") || digits.hasPrefix("979"), !digits.hasPrefix("9790"),
        let isbn = CheckDigits.isbn13(digits)
      else { continue }
      add(isbn, page.mention(code: number))
    }
    return order.prefix(10).map { isbn in
      var fields: [CapturedObject.Field: String] = [.isbn: isbn]
      var lines: [Mention] = mentions[isbn] ?? []
      if order.count == 1, let title = title(page, titles) {
        fields[.title] = title.text
        lines += page.mentions(title.lines)
      }
      return CapturedObject(kind: .book, fields: fields, mentions: lines)
    }
  }

  private static func title(_ page: ObjectPage, _ titles: Titles) -> Titles.Block? {
    let title = titles.title { block in
      block.lines.allSatisfy {
        !page.hasAny([.book, .isbn, .rating, .stock], line: $0)
          && !page.cues[$0].contains {
            $0.topic == .button && $0.range.count == page.lines[block.lines[0]].scalars.count
          }
      }
    }
    guard let title, title.size > page.layout.usualHeight * 1.15 || page.lines.count <= 8 else { return nil }
    return title
  }

  /// The valid numbers of a line. Without the word ISBN near it a number needs its hyphens and its 13 digits.
  private static func numbers(_ line: Int, _ page: ObjectPage, hasBookWords: Bool) -> [String] {
    let isLabelled = page.has(.isbn, line: line) || labels(before: line, page)
    guard isLabelled || page.traits[line].digits >= 12 else { return [] }
    var found: [String] = []
    for run in runs(page.lines[line].scalars) {
      var text = run.text
      // `ISBN-13:` and `ISBN 10` leave their own digits before the number.
      if isLabelled, text.count == 15, text.hasPrefix("13") { text.removeFirst(2) }
      if isLabelled, text.count == 12, text.hasPrefix("10") { text.removeFirst(2) }
      guard let isbn = CheckDigits.isbn13(text.uppercased()), !isbn.hasPrefix("9790") else { continue }
      let isLong = text.count == 13 && (text.hasPrefix("978") || text.hasPrefix("979"))
      if isLabelled || (isLong && (run.hyphens >= 3 || hasBookWords)) { found.append(isbn) }
    }
    return found
  }

  /// A label alone in the line above or to the left.
  private static func labels(before line: Int, _ page: ObjectPage) -> Bool {
    (page.cueLines[.isbn] ?? []).contains { label in
      label != line && page.lines[label].words.count <= 2
        && (page.right(of: label) == line || (page.right(of: label) == nil && page.below(label) == line))
    }
  }

  /// Runs of digits with hyphens or blanks between them, what readers take for digits put right.
  private static func runs(_ scalars: [Unicode.Scalar]) -> [(text: String, hyphens: Int)] {
    var runs: [(text: String, hyphens: Int)] = []
    var text = ""
    var hyphens = 0
    func end() {
      if (10...16).contains(text.count) { runs.append((text, hyphens)) }
      text = ""
      hyphens = 0
    }
    for (place, scalar) in scalars.enumerated() {
      let isBesideDigit =
        (place > 0 && Characters.isDigit(scalars[place - 1]))
        || (place + 1 < scalars.count && Characters.isDigit(scalars[place + 1]))
      if Characters.isDigit(scalar) {
        text.unicodeScalars.append(scalar)
      } else if let digit = slips[scalar], isBesideDigit, text.count > 2 {
        text.append(digit)
      } else if scalar == "x", text.count == 9 {
        text.append("X")
      } else if ["-", "–", "‐", "−", "."].contains(scalar), !text.isEmpty {
        hyphens += 1
      } else if scalar != " " {
        end()
      }
    }
    end()
    return runs
  }

  private static let slips: [Unicode.Scalar: Character] = ["o": "0", "l": "1", "i": "1", "s": "5", "b": "8", "z": "2"]
}
