/// The pieces of a query with what the lexicon knows of them, and what each was found to be.
struct QueryTable: Sendable {
  /// What a piece is.
  enum Role: UInt8, Hashable, Sendable {
    /// Still to be looked for.
    case content
    /// Names a kind of capture; is part of a date; leaves the next piece out.
    case kind, date, without
    /// Is left out.
    case leftOut
    /// Looks like another role, but stands in an expression that is not.
    case plain
    /// A dash, or a particle beside a date or a kind.
    case fallen
  }

  /// A reading of the pieces from one place on.
  struct Taken: Sendable {
    var next: Int
    var value: Int
    var languages: QueryLanguages
    var need: QueryMeaning.Need
  }

  let pieces: [QueryPiece]
  var roles: [Role]
  /// All readings, by place, those of most pieces first.
  private var readings: [(count: Int, meaning: QueryMeaning)] = []
  /// By place: where its readings begin in `readings`; one more than there are pieces.
  private var starts: [Int] = [0]
  /// By place: a bit for each kind of meaning that it has, which answers most questions at once.
  private var masks: [UInt64] = []

  init(_ pieces: [QueryPiece], lexicon: QueryLexicon) {
    self.pieces = pieces
    roles = pieces.map { $0.isDash ? .fallen : $0.isLeftOut ? .leftOut : .content }
    for place in pieces.indices {
      var mask: UInt64 = 0
      for (count, meanings) in Self.entries(pieces, place, lexicon) {
        for meaning in meanings {
          mask |= 1 << UInt64(meaning.kind.rawValue)
          readings.append((count, meaning))
        }
      }
      masks.append(mask)
      starts.append(readings.count)
    }
  }

  private static func entries(_ pieces: [QueryPiece], _ place: Int, _ lexicon: QueryLexicon)
    -> [(count: Int, meanings: [QueryMeaning])]
  {
    let first = pieces[place]
    guard !first.isPhrase, !first.isDash else { return [] }
    var found: [(count: Int, meanings: [QueryMeaning])] = []
    func look(_ key: String, _ count: Int) {
      if let meanings = lexicon.meanings[key] {
        found.append((count, meanings))
      } else if key.utf8.last == 0x73, key.hasSuffix("'s"), let meanings = lexicon.meanings[String(key.dropLast(2))] {
        found.append((count, meanings))
      }
    }
    look(first.key, 1)
    guard !first.isLeftOut, let most = lexicon.phraseWords[first.key] else { return found }
    var key = first.key
    for count in 2...max(2, most) {
      guard place + count <= pieces.count else { break }
      let next = pieces[place + count - 1]
      if next.isPhrase || next.isDash || next.isLeftOut { break }
      key += " " + next.key
      look(key, count)
    }
    return found.reversed()
  }

  /// True where one of the pieces at a place could be of a kind.
  func may(_ kind: QueryMeaning.Kind, _ place: Int) -> Bool {
    masks.indices.contains(place) && masks[place] & (1 << UInt64(kind.rawValue)) != 0
  }

  /// The longest reading of a kind that shares a language, of pieces that nothing else has taken.
  func take(_ kind: QueryMeaning.Kind, _ place: Int, _ languages: QueryLanguages = .all) -> Taken? {
    guard may(kind, place), isFree(place) else { return nil }
    for position in starts[place]..<starts[place + 1] {
      let (count, meaning) = readings[position]
      guard meaning.kind == kind else { continue }
      let shared = meaning.languages.intersection(languages)
      if shared.isEmpty { continue }
      if count > 1, !(place..<(place + count)).allSatisfy({ roles[$0] == .content }) { continue }
      return Taken(next: place + count, value: meaning.value, languages: shared, need: meaning.need)
    }
    return nil
  }

  /// The longest reading at a place if it is of a kind, whatever the piece was found to be.
  func longest(_ kinds: [QueryMeaning.Kind], _ place: Int) -> (count: Int, meaning: QueryMeaning)? {
    guard kinds.contains(where: { may($0, place) }) else { return nil }
    let here = readings[starts[place]..<starts[place + 1]]
    guard let most = here.first?.count else { return nil }
    for kind in kinds {
      if let found = here.first(where: { $0.count == most && $0.meaning.kind == kind }) { return found }
    }
    return nil
  }

  func isFree(_ place: Int) -> Bool {
    pieces.indices.contains(place) && roles[place] == .content && !pieces[place].isPhrase
  }
  /// True for a word that names a kind of capture or a picture.
  func isKind(_ place: Int) -> Bool {
    pieces.indices.contains(place) && (roles[place] == .kind || take(.picture, place) != nil)
  }
  func isDash(_ place: Int) -> Bool { pieces.indices.contains(place) && pieces[place].isDash }

  func isSameWord(_ one: Int, _ other: Int) -> Bool {
    pieces.indices.contains(one) && pieces.indices.contains(other) && pieces[one].word == pieces[other].word
  }

  func startsWithDigit(_ place: Int) -> Bool {
    pieces.indices.contains(place) && (pieces[place].key.first.map(Script.isDigit) ?? false)
  }

  /// A number in digits that nothing else has taken.
  func number(_ place: Int) -> Int? { isFree(place) ? pieces[place].number : nil }

  /// True for content that is more than a small word or a word for pictures.
  func isTelling(_ place: Int) -> Bool {
    switch roles[place] {
    case .plain: return true
    case .content:
      if pieces[place].isPhrase { return true }
      if SmallWords.all.contains(pieces[place].key) || take(.picture, place) != nil { return false }
      return take(.particle, place) == nil && take(.filler, place) == nil
    case .kind, .date, .without, .leftOut, .fallen: return false
    }
  }

  /// Gives pieces a role.
  mutating func mark(_ places: Range<Int>, _ role: Role) {
    for place in places where roles.indices.contains(place) { roles[place] = role }
  }
}
