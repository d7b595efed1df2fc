package import PoolTypes

/// Tells that a page is about a place whose address is known.
package enum PlaceReader {
  /// The place, if there are its name, its address, and what maps and guides write beside places.
  package static func place(_ page: ObjectPage, titles: Titles, objects: [CapturedObject]) -> Lead? {
    let kinds = Set(objects.map(\.kind))
    guard kinds.isDisjoint(with: [.receipt, .contact, .tripDocument, .parcel, .event, .product, .recipe]),
      !page.isInvoice, !page.isChat, !page.isBank,
      page.proseCount < 8,
      let address = page.links.first(where: { $0.kind == .address && $0.mention.line != nil }),
      let line = address.mention.line
    else { return nil }
    let map = page.links.first { $0.kind == .map }
    let lines = Set((page.cueLines[.place] ?? []).filter { page.lines[$0].words.count <= 8 })
    // `Open until 22:00` says as much as two words.
    let words = lines.count + (lines.contains { !page.times[$0].isEmpty } ? 1 : 0)
    let hasRating = page.has(.rating)
    guard words + (hasRating ? 1 : 0) + (map != nil ? 2 : 0) >= 2 else { return nil }
    let title = titles.title { block in
      !block.lines.contains(line) && block.extent.top < page.layout.extents[line].top + 0.1
        && !block.lines.contains { number in
          page.links.contains { $0.mention.line == number && $0.kind != .handle }
        }
    }
    guard let title else { return nil }
    return Lead(
      kind: .placeWithAddress, title: title.text, links: [address, map].compactMap(\.self),
      mentions: page.mentions(title.lines + [line]))
  }
}
