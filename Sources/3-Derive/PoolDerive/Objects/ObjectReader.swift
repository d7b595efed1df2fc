package import PoolTypes

/// Reads every structured record of a capture.
package enum ObjectReader {
  /// More objects than these are not told.
  package static let objectsMax = 40

  /// What stands on a page, the kinds in a fixed order.
  package static func objects(_ page: ObjectPage, titles: Titles) -> [CapturedObject] {
    var objects: [CapturedObject] = []
    objects += ContactReader.contacts(page, titles: titles)
    objects += NetworkReader.networks(page)
    objects += TripReader.trips(page)
    objects += ParcelReader.parcels(page)
    objects += BookReader.books(page, titles: titles)
    if let recipe = RecipeReader.recipe(page, titles: titles) { objects.append(recipe) }
    let kinds = Set(objects.map(\.kind))
    if kinds.isDisjoint(with: [.tripDocument, .recipe, .parcel]) {
      objects += EventReader.events(page, titles: titles)
    }
    if kinds.isDisjoint(with: [.recipe]), let receipt = ReceiptReader.receipt(page, titles: titles) {
      objects.append(receipt)
    }
    if let coupon = CouponReader.coupon(page), !objects.contains(where: { $0.kind == .receipt }) {
      objects.append(coupon)
    }
    objects += ProductReader.products(page, titles: titles, others: objects)
    return Array(objects.filter { !$0.fields.isEmpty }.prefix(objectsMax))
  }
}
