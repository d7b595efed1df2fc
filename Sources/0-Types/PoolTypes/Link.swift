/// Something read in a capture that leads somewhere: a page, a person, a place.
public struct Link: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case url, email, phone
    /// A postal address.
    case address
    /// An account of a social service.
    case handle
    /// A place on a map, by a map service's address or by coordinates.
    case map
  }

  public var kind: Kind
  /// In normal form: a URL with scheme, lower-case host and no tracking parameters; an e-mail address in lower case;
  /// a telephone number as E.164; a postal address on one line with commas between its parts; a handle as `@name`;
  /// a map link as URL, or as `geo:` with coordinates.
  public var value: String
  /// Lower-case host without `www.`, of a URL, map link or e-mail address; the service of a handle where it is known,
  /// such as `instagram.com`; otherwise nil.
  public var host: String?
  public var mention: Mention

  public init(kind: Kind, value: String, host: String? = nil, mention: Mention) {
    self.kind = kind
    self.value = value
    self.host = host
    self.mention = mention
  }
}
