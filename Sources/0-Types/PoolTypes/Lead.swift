/// An object or link with what makes it worth acting on.
public struct Lead: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case productWithPrice, eventWithDate, placeWithAddress, recipeWithIngredients, bookWithISBN, mediaPlaying
    case articleWithLink, postWithHandle, parcelToTrack, couponToRedeem
  }

  public var kind: Kind
  /// What it is about in the capture's own words, such as the product's name; empty where no line says it.
  public var title: String
  /// What it rests on: the objects of the same capture, …
  public var objects: [CapturedObject]
  /// … and the links.
  public var links: [Link]
  /// The telling line or code first.
  public var mentions: [Mention]

  public init(kind: Kind, title: String, objects: [CapturedObject] = [], links: [Link] = [], mentions: [Mention]) {
    self.kind = kind
    self.title = title
    self.objects = objects
    self.links = links
    self.mentions = mentions
  }
}
