internal import PoolTypes

extension QueryTable {
  private static let kinds: [MediaType] = [.photo, .screenshot, .video]

  /// Finds the words for kinds of capture, and the expressions that only look like one or like a date.
  mutating func markKinds() -> (named: Set<MediaType>, leftOut: Set<MediaType>) {
    var found: (named: Set<MediaType>, leftOut: Set<MediaType>) = ([], [])
    var place = 0
    while place < pieces.count {
      guard let entry = longest([.plain, .media], place) else {
        place += 1
        continue
      }
      let end = place + entry.count
      if entry.meaning.kind == .plain {
        if roles[place] == .content { mark(place..<end, .plain) }
      } else if Self.kinds.indices.contains(entry.meaning.value) {
        let kind = Self.kinds[entry.meaning.value]
        if roles[place] == .leftOut { found.leftOut.insert(kind) } else { found.named.insert(kind) }
        mark(place..<end, .kind)
      }
      place = end
    }
    return found
  }

  /// Names that hold a word for leaving out: "Doctors without borders".
  private static let names: Set<String> = [
    "borders", "frontiers", "grenzen", "frontieres", "fronteras", "frontiere", "fronteiras", "granser", "grænser",
    "grenser", "granic", "hranic", "границ", "кордонів", "you", "words",
  ]

  /// Finds what stands behind "without" and its like, and leaves it out.
  ///
  /// Only where something stands before: a query that begins with "without" is a title more often than a wish. A
  /// word that means something else in another language, and a word with an article behind it, need a kind of
  /// capture directly before.
  mutating func markWithout(_ typed: [Character]) -> Set<MediaType> {
    var unwanted: Set<MediaType> = []
    for place in pieces.indices.dropFirst() where isFree(place) {
      guard let first = typed[pieces[place].range].first, !first.isUppercase else { continue }
      let isBehindKind = isKind(place - 1)
      guard let taken = take(.without, place) ?? (isBehindKind ? take(.sometimesWithout, place) : nil) else { continue }
      guard pieces[place - 1].key != "or", pieces[place - 1].key != "and", pieces[place - 1].key != "oder" else {
        continue
      }
      var next = taken.next
      if isBehindKind, pieces.indices.contains(next + 1), SmallWords.all.contains(pieces[next].key) { next += 1 }
      guard pieces.indices.contains(next), !pieces[next].isDash else { continue }
      if roles[next] == .kind, let kind = longest([.media], next)?.meaning {
        unwanted.insert(Self.kinds[min(max(kind.value, 0), 2)])
        mark(place..<next, .without)
      } else if roles[next] == .content,
        pieces[next].isPhrase || !(SmallWords.all.contains(pieces[next].key) || Self.names.contains(pieces[next].key))
      {
        mark(place..<next, .without)
        let first = next
        while pieces.indices.contains(next), roles[next] == .content, isSameWord(first, next) {
          mark(next..<(next + 1), .leftOut)
          next += 1
        }
      }
    }
    return unwanted
  }

  /// Lets particles fall that joined a date or a kind to what stands beside it.
  mutating func dropParticles() {
    func isCut(_ place: Int) -> Bool {
      roles.indices.contains(place) && (roles[place] == .kind || roles[place] == .date || roles[place] == .fallen)
    }
    func drop(_ place: Int, beside other: Int) {
      guard isFree(place), isSameWord(place, other), isCut(other),
        take(.particle, place) != nil || take(.filler, place) != nil
      else { return }
      mark(place..<(place + 1), .fallen)
    }
    for place in pieces.indices.dropFirst() { drop(place, beside: place - 1) }
    for place in pieces.indices.dropLast().reversed() { drop(place, beside: place + 1) }
  }
}
