package import PoolTypes

/// Tells that a page is a post of a social service with the account that wrote it.
package enum PostReader {
  /// The post, if there are a handle and what stands below posts.
  package static func post(_ page: ObjectPage) -> Lead? {
    guard !page.isChat, !page.isBank, page.count([.total, .cart, .boarding, .tracking]) == 0,
      !page.has(.settings) || page.has(.post),
      let handle = page.links.first(where: { $0.kind == .handle && $0.mention.line != nil }),
      let line = handle.mention.line
    else { return nil }
    let marks = (page.cueLines[.post] ?? []).filter { isMark($0, page) }
    guard !marks.isEmpty else { return nil }
    let profile = Set((page.cueLines[.profile] ?? []).filter { page.lines[$0].words.count <= 6 }).count
    guard marks.count >= 2 || profile < 2 else { return nil }
    let body = body(page, after: line)
    let lines = [line] + body + marks.prefix(1)
    let title = body.first.map { Characters.trimmed(page.text[$0].text) } ?? ""
    return Lead(kind: .postWithHandle, title: title, links: [handle], mentions: page.mentions(Array(lines)))
  }

  /// A count with such a word, or the words alone.
  private static func isMark(_ line: Int, _ page: ObjectPage) -> Bool {
    guard !page.traits[line].isProse || page.traits[line].digits > 0 else { return false }
    return page.lines[line].words.count <= 12
      && (page.traits[line].digits > 0 || page.isOnly([.post, .button, .article], line: line))
  }

  /// The first lines of text below the handle.
  private static func body(_ page: ObjectPage, after line: Int) -> [Int] {
    let top = page.layout.extents[line].middle
    var found: [Int] = []
    for candidate in page.layout.rows.joined() where page.layout.extents[candidate].middle > top && candidate != line {
      if page.hasAny([.post, .profile], line: candidate) { continue }
      let text = page.text[candidate].text
      let words = page.lines[candidate].words.count
      if words >= 3 || (Characters.isUnspaced(text) && Characters.letters(text) >= 5) {
        found.append(candidate)
        if found.count == 3 { break }
      }
    }
    return found
  }
}
