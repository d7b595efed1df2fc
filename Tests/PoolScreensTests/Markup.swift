/// One part of a page, from one line of a template.
enum Block {
  case heading(String), subheading(String), text(String), small(String), mono(String), bullet(String), big(String)
  case pair(String, String)
  case row([String])
  case button(String)
  case bubble(String, isOwn: Bool)
  /// A line of a machine-readable zone.
  case zone(String)
  /// Digits of a card, large and embossed.
  case embossed(String)
  case code(String, isBars: Bool)
  case gap
}

/// The words of one screen, before they are laid out.
///
/// A line of a template is: `# heading`, `## subheading`, `_ small print`, `` ` one width``, `- bullet`, `! large`,
/// `[button]`, `< bubble of another`, `>> own bubble`, `^ machine-readable line`, `* embossed digits`,
/// `@qr payload`, `@ean digits`, `~` for a gap, cells parted by ` | `, else a paragraph. `=> ` begins what has to be
/// found on it, `?> ` what may be found besides.
struct Draft {
  var family: String
  var language: String
  var medium: Medium
  /// Names of sensitive kinds parted by commas, `-` for none.
  var kinds: String
  var markup: String

  /// The templates of a table: each begins with `=== family language medium kinds`.
  static func all(in table: String) -> [Draft] {
    var drafts: [Draft] = []
    for line in table.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("=== ") {
        let words = line.dropFirst(4).split(separator: " ").map(String.init)
        guard words.count == 4, let medium = Medium(rawValue: words[2]) else {
          drafts.append(Draft(family: "broken:\(line)", language: "", medium: .screen, kinds: "-", markup: ""))
          continue
        }
        drafts.append(Draft(family: words[0], language: words[1], medium: medium, kinds: words[3], markup: ""))
      } else if !drafts.isEmpty {
        drafts[drafts.count - 1].markup += line + "\n"
      }
    }
    return drafts
  }

  /// Its blocks, once the placeholders are filled.
  static func blocks(of markup: String) -> [Block] {
    markup.split(separator: "\n").compactMap { line in
      line.hasPrefix("=> ") || line.hasPrefix("?> ") ? nil : block(String(line).trimmed)
    }
  }

  private static func block(_ line: String) -> Block {
    let marks: [(String, (String) -> Block)] = [
      ("# ", { .heading($0) }), ("## ", { .subheading($0) }), ("_ ", { .small($0) }), ("` ", { .mono($0) }),
      ("- ", { .bullet($0) }), ("! ", { .big($0) }), ("< ", { .bubble($0, isOwn: false) }),
      (">> ", { .bubble($0, isOwn: true) }), ("^ ", { .zone($0) }), ("* ", { .embossed($0) }),
      ("@qr ", { .code($0.replacing("\\n", with: "\n"), isBars: false) }), ("@ean ", { .code($0, isBars: true) }),
    ]
    for (mark, make) in marks where line.hasPrefix(mark) { return make(String(line.dropFirst(mark.count))) }
    if line == "~" { return .gap }
    if line.hasPrefix("["), line.hasSuffix("]") { return .button(String(line.dropFirst().dropLast())) }
    guard line.contains(" |") || line.hasPrefix("|") else { return .text(line) }
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
    if cells.count == 2 { return .pair(cells[0], cells[1]) }
    return cells.count > 2 ? .row(cells) : .text(line)
  }
}
