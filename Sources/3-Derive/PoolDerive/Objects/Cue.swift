/// What a word or phrase of a capture hints at. The words of each, in eighteen languages, stand in `CueWords`.
package enum Cue: Hashable, Sendable, CaseIterable {
  /// A button that buys, or puts into a cart.
  case cart
  /// What shops write beside an offer: stock, delivery, ratings, numbers of items, filters, savings, sellers.
  case stock, delivery, rating, itemNumber, listing, saving, seller
  /// What leaflets and price tags write beside a price.
  case offer
  /// Cards of customers and members.
  case membership
  /// A price that is not the price of one piece: by month, by kilogram, as an instalment.
  case partialPrice
  /// The lines of a receipt.
  case total, subtotal, tax, tender, receipt, thanks
  /// Bills to be paid later, and accounts.
  case invoice, bank
  /// Ways to take part in an event, its kinds, when doors open, when it begins, and where it is.
  case attend, eventKind, doors, begins, venueLabel, venueNoun
  /// Headings of a recipe, and for how many it is.
  case ingredients, method, servings
  /// Headings of what is needed, for dishes and for anything else that is made.
  case needs
  /// What is written on tickets of aeroplanes and trains.
  case boarding, gate, seat, flight, terminal, departure, arrival, train, platform, coach, ticket
  /// The number of a parcel, and parcels.
  case tracking, parcel
  /// Books.
  case isbn, book
  /// Coupons: their names, words before a code that may be of another kind, until when they hold, what they give.
  case coupon, codeLabel, validity, discount
  /// Wireless networks.
  case wifi, networkName, password
  /// Labels of telephone numbers and of e-mail addresses.
  case phoneLabel, mailLabel
  /// Something is being played, and the controls and names of players.
  case playing, player
  /// What stands around an article.
  case article
  /// What stands below a post of a social service, and on the page of an account.
  case post, profile
  /// What stands beside a place on a map.
  case place
  /// Signs of a chat, and of settings.
  case chat, settings
  /// Words on buttons and tabs that name nothing.
  case button
}

/// Finds the cues of lines.
package enum Cues {
  /// All words of all languages.
  package static let book = PhraseBook(
    [CueWords.shop, CueWords.papers, CueWords.culture, CueWords.travel, CueWords.screens]
      .reduce(into: [Cue: [String]]()) { words, table in
        for (cue, phrases) in table {
          words[cue, default: []] += phrases.split(separator: "|").map(String.init)
        }
      })

  /// The cues of a line with the places of their phrases; of long words the ends, too, for Germanic languages write
  /// `Lentefestival` and `Sommerkonzert` as one.
  package static func matches(in line: FoldedLine) -> [PhraseBook<Cue>.Match] {
    var found = book.matches(in: line)
    for word in line.words where (7...30).contains(word.range.count) {
      let end = line.scalars[word.range]
      for other in ends[pair(end)] ?? [] where other.scalars.count + 3 <= end.count {
        guard end.suffix(other.scalars.count).elementsEqual(other.scalars) else { continue }
        found.append(PhraseBook<Cue>.Match(topic: other.cue, range: word.range))
        break
      }
    }
    return found
  }

  /// The last two scalars, by which few ends are left to compare.
  private static func pair(_ scalars: ArraySlice<Unicode.Scalar>) -> UInt64 {
    scalars.suffix(2).reduce(0) { $0 << 32 | UInt64($1.value) }
  }

  private static let ends: [UInt64: [(scalars: [Unicode.Scalar], cue: Cue)]] =
    endWords.reduce(into: [:]) { table, entry in
      let scalars = Array(entry.key.unicodeScalars)
      table[pair(scalars[...]), default: []].append((scalars, entry.value))
    }

  /// Ends of compound words.
  private static let endWords: [String: Cue] = [
    "festival": .eventKind, "konzert": .eventKind, "konsert": .eventKind, "concert": .eventKind, "koncert": .eventKind,
    "ausstellung": .eventKind, "lesung": .eventKind, "vortrag": .eventKind, "flohmarkt": .eventKind,
    "markt": .eventKind, "marknad": .eventKind, "feest": .eventKind, "feier": .eventKind, "sfest": .eventKind,
    "tentoonstelling": .eventKind, "voorstelling": .eventKind, "utstallning": .eventKind, "udstilling": .eventKind,
    "kveld": .eventKind, "festivaali": .eventKind, "konsertti": .eventKind, "nayttely": .eventKind, "avond": .eventKind,
    "halle": .venueNoun, "haus": .venueNoun, "park": .venueNoun, "parken": .venueNoun, "theater": .venueNoun,
    "zaal": .venueNoun, "huis": .venueNoun, "huset": .venueNoun, "kirche": .venueNoun, "kerk": .venueNoun,
    "kyrkan": .venueNoun, "kirken": .venueNoun, "museum": .venueNoun, "museet": .venueNoun, "hallen": .venueNoun,
    "platz": .venueNoun, "plein": .venueNoun, "torget": .venueNoun, "talo": .venueNoun, "salen": .venueNoun,
  ]
}

/// The words of cues: a table for each field, phrases divided by `|`. Facts of languages, in the order
/// English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Finnish, Polish, Czech, Turkish,
/// Japanese, Chinese, Korean, Arabic, Hebrew.
package enum CueWords {}
