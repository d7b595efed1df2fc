/// A structured record that fixed rules read in a capture.
public struct CapturedObject: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case product, event, receipt, recipe
    /// A ticket, booking or boarding pass that is not sensitive.
    case tripDocument
    case parcel, book, contact
    /// A Wi-Fi network by its name, never its password.
    case wifiNetwork
    case coupon
  }

  /// What a record may say; which kinds use a field is written beside it.
  public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
    /// Product, contact, Wi-Fi network.
    case name
    /// Event, recipe, book.
    case title
    /// Product: a decimal number with a point, such as `12.99`.
    case price
    /// Product, receipt: ISO 4217, such as `EUR`.
    case currency
    /// Product: EAN or UPC digits; coupon: what is typed in.
    case code
    /// Event, and departure of a trip document: `2026-03-05T19:30`, `2026-03-05`, or `19:30` where no day is read.
    case start
    /// Event, and arrival of a trip document, like `start`.
    case end
    /// Event.
    case venue
    /// Receipt.
    case merchant
    /// Receipt: a decimal number with a point.
    case total
    /// Receipt: `2026-03-05` or `2026-03-05T19:30`.
    case date
    /// Recipe: one a line.
    case ingredients
    /// Trip document: flight or train number, such as `LH 1234` or `ICE 579`.
    case number
    /// Trip document: station or airport.
    case origin, destination
    /// Parcel: `ups`, `fedex`, `dhl`, …; trip document: the airline or railway.
    case carrier
    /// Parcel.
    case trackingNumber
    /// Book: 13 digits.
    case isbn
    /// Contact.
    case phone, email, organisation, address
    /// Coupon: `20%` or an amount such as `5.00 EUR`.
    case discount
    /// Coupon: the last day, `2026-03-05`.
    case expires
  }

  public var kind: Kind
  /// What was read, in normal form. Never empty.
  public var fields: [Field: String]
  /// The lines and codes that it was read from, the telling one first.
  public var mentions: [Mention]

  public init(kind: Kind, fields: [Field: String], mentions: [Mention]) {
    self.kind = kind
    self.fields = fields
    self.mentions = mentions
  }
}
