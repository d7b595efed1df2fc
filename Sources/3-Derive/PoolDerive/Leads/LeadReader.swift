package import PoolTypes

/// Tells what is worth acting on among what was read.
package enum LeadReader {
  /// More leads than these are not told.
  package static let leadsMax = 40

  /// The leads of objects in their order, then those of the page itself.
  package static func leads(_ page: ObjectPage, titles: Titles, objects: [CapturedObject]) -> [Lead] {
    var leads = objects.compactMap { lead($0, page) }
    let kinds = Set(objects.map(\.kind))
    if let media = MediaReader.playing(page, titles: titles),
      kinds.isDisjoint(with: [.tripDocument, .receipt, .recipe])
    {
      leads.append(media)
    }
    let isPlaying = leads.contains { $0.kind == .mediaPlaying }
    if !isPlaying, kinds.isDisjoint(with: [.tripDocument, .receipt]) {
      if let post = PostReader.post(page) {
        leads.append(post)
      } else if kinds.isDisjoint(with: [.recipe, .event, .product, .parcel, .coupon, .contact]),
        let article = ArticleReader.article(page, titles: titles)
      {
        leads.append(article)
      }
    }
    if !isPlaying,
      let place = PlaceReader.place(page, titles: titles, objects: objects)
    {
      leads.append(place)
    }
    return Array(leads.prefix(leadsMax))
  }

  /// An object that says enough to be acted on.
  private static func lead(_ object: CapturedObject, _ page: ObjectPage) -> Lead? {
    let fields = object.fields
    let kind: Lead.Kind
    var title = ""
    switch object.kind {
    case .product:
      guard let name = fields[.name], fields[.price] != nil else { return nil }
      (kind, title) = (.productWithPrice, name)
    case .event:
      // A time alone is no date.
      guard let name = fields[.title], let start = fields[.start], start.utf8.count >= 10 else { return nil }
      (kind, title) = (.eventWithDate, name)
    case .recipe:
      guard let name = fields[.title], fields[.ingredients] != nil else { return nil }
      (kind, title) = (.recipeWithIngredients, name)
    case .book:
      guard fields[.isbn] != nil else { return nil }
      (kind, title) = (.bookWithISBN, fields[.title] ?? "")
    case .parcel:
      guard fields[.trackingNumber] != nil else { return nil }
      kind = .parcelToTrack
    case .coupon:
      guard fields[.code] != nil || fields[.discount] != nil else { return nil }
      kind = .couponToRedeem
    case .receipt, .tripDocument, .contact, .wifiNetwork: return nil
    }
    return Lead(
      kind: kind, title: title, objects: [object], links: links(of: object, page), mentions: object.mentions)
  }

  /// Pages on which a thing may be acted on: the page's only address of the web.
  private static func links(of object: CapturedObject, _ page: ObjectPage) -> [Link] {
    let pages = page.links.filter { $0.kind == .url }
    return pages.count == 1 ? pages : []
  }
}
