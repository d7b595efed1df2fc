/// How a capture is named from its text. See the README for the rules in words.
enum ExtractiveName {
  /// Words that tell a kind, those that settle it first.
  private struct Cues {
    var kind: ThingKind
    var strong: Set<String>
    var weak: Set<String>
  }

  /// In the order in which equal counts are told apart.
  private static let cues: [Cues] = [
    cues(
      .recipe, "ingredients ingredient zutaten ingredientes ingredienti ingredienten skladniki 材料 食材",
      "recipe recipes rezept recette receta ricetta receita recept przepis tbsp tsp cup preheat bake simmer serves "
        + "servings cook minutes oven flour butter garlic onion salt grams dish food meal"),
    cues(
      .book, "isbn paperback hardcover taschenbuch",
      "book novel roman author chapter pages publisher bestseller libro livre buch livro boek ksiazka bookcover fiction"
    ),
    cues(
      .movie, "imdb starring",
      "movie film director directed cinema trailer netflix runtime episode season poster pelicula pg"),
    cues(
      .music, "spotify soundcloud lyrics",
      "song album artist track playlist feat ft remix vinyl ep single listen music band"),
    cues(
      .event, "rsvp lineup doors einlass",
      "event concert festival ticket tickets admission venue live tour conference meetup exhibition concierto konzert "
        + "boarding flight gate seat departure reservation appointment"),
    cues(
      .product, "addtocart warenkorb sku",
      "cart buy price sale shipping stock order add product size color colour discount off reviews delivery eur usd"),
    cues(
      .place, "directions openinghours offnungszeiten",
      "open closed hours street restaurant cafe hotel bar museum park map reviews km address reservations strasse "
        + "avenue plaza piazza building landmark"),
    cues(
      .article, "minread byline", "read published article news updated editor subscribe newspaper journalist opinion"),
    cues(
      .post, "retweet retweets reposts",
      "likes like followers following comments reply repost share views story thread post tweet"),
  ]

  private static func cues(_ kind: ThingKind, _ strong: String, _ weak: String) -> Cues {
    func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    return Cues(kind: kind, strong: words(strong), weak: words(weak))
  }

  /// Two words that make a strong cue together.
  private static let joined: Set<String> = ["addtocart", "openinghours", "minread"]
  /// Cues that are enough.
  private static let countMin = 2
  private static let lineMax = 12
  private static let bylines = ["by ", "von ", "par ", "por ", "di ", "van "]

  /// The thing that a capture names; nil when it names none.
  static func thing(in item: CaptureText) -> NamedThing? {
    let lines = item.text.split(whereSeparator: \.isNewline).map { PlainText.oneLine(String($0), max: 200) }
      .filter { !$0.isEmpty }
    guard let (kind, count) = kind(of: item), let name = title(among: lines, kind: kind) else { return nil }
    var attributes: [String: String] = [:]
    if [.book, .music, .article, .movie, .recipe].contains(kind), let author = author(among: lines) {
      attributes["by"] = author
    }
    if kind == .product, let price = lines.first(where: { Values.hasMoney(FoldedText($0)) && $0.count <= 40 }) {
      attributes["price"] = price
    }
    if kind == .event, let date = lines.first(where: { Values.hasDay(FoldedText($0)) && $0.count <= 80 }) {
      attributes["date"] = date
    }
    let confidence = min(0.8, 0.35 + 0.08 * Double(count))
    return NamedThing(
      ref: item.ref, kind: kind, name: name, confidence: (confidence * 100).rounded() / 100, attributes: attributes)
  }

  /// The kind with the most cues, and how many; a strong one counts for two.
  private static func kind(of item: CaptureText) -> (ThingKind, Int)? {
    var words = Set(FoldedText(item.text).words)
    let inOrder = FoldedText(item.text).words
    for (one, next) in zip(inOrder, inOrder.dropFirst()) where joined.contains(one + next) { words.insert(one + next) }
    if item.text.lowercased().contains("add to cart") { words.insert("addtocart") }
    let labels = Set(FoldedText(item.labels.joined(separator: " ")).words)
    var best: (ThingKind, Int)?
    for cue in cues {
      let strong = cue.strong.count(where: words.contains)
      let weak = cue.weak.count(where: { words.contains($0) || labels.contains($0) })
      let count = 2 * strong + weak + (labels.contains(cue.kind.rawValue) ? 1 : 0)
      if count >= countMin, count > best?.1 ?? 0 { best = (cue.kind, count) }
    }
    return best
  }

  /// The line that looks most like a title: early, of letters, not a price, a time or a row of cues.
  private static func title(among lines: [String], kind: ThingKind) -> String? {
    let own = cues.first { $0.kind == kind }
    let candidates = lines.prefix(lineMax).enumerated().compactMap { place, line -> (line: String, score: Double)? in
      let text = FoldedText(line)
      let letters = line.unicodeScalars.count(where: { $0.properties.isAlphabetic })
      let isUnspaced = text.whole.contains(where: FoldedText.isUnspaced)
      guard letters >= (isUnspaced ? 2 : 3), line.count <= 90, letters * 2 >= line.count else { return nil }
      guard !bylines.contains(where: { line.lowercased().hasPrefix($0) }) else { return nil }
      let cueCount = text.words.count(where: { own?.weak.contains($0) == true || own?.strong.contains($0) == true })
      let isCueOnly = cueCount == text.words.count
      let isValue = Values.hasMoney(text) || Values.hasTime(text)
      let isTitled = line.first?.isUppercase == true || isUnspaced
      let length = line.count <= 60 ? 0.5 : 0
      let score =
        3 - 0.25 * Double(place) + (isTitled ? 1 : 0) + length - (isCueOnly ? 4 : 0) - (isValue ? 2 : 0)
        - 0.3 * Double(cueCount)
      return (line, score)
    }
    guard let best = candidates.max(by: { $0.score < $1.score }), best.score > 0 else { return nil }
    return best.line
  }

  private static func author(among lines: [String]) -> String? {
    for line in lines.prefix(lineMax) where line.count <= 80 {
      let lower = line.lowercased()
      if let mark = bylines.first(where: lower.hasPrefix) {
        let name = line.dropFirst(mark.count)
        if name.first?.isUppercase == true { return String(name) }
      }
    }
    return nil
  }
}
