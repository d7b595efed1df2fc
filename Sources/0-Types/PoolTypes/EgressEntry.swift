/// One request to another machine, listed before it is sent. It says what kinds of data went, never what they said.
public struct EgressEntry: Hashable, Sendable, Codable {
  /// Seconds since 1970 at which it was listed.
  public var date: Double
  /// The machine that it goes to, such as `actions.example.com`, with its port where that is unusual.
  public var host: String
  /// Method and path without a query, such as `POST /v1/assist/answer`.
  public var endpoint: String
  /// What the body tells of what was read; empty for a request that tells nothing of it.
  public var categories: Set<DataCategory>
  /// Bytes of the body; of a question that is asked in an address, of its query.
  public var bytes: Int

  /// A request.
  public init(date: Double, host: String, endpoint: String, categories: Set<DataCategory>, bytes: Int) {
    self.date = date
    self.host = host
    self.endpoint = endpoint
    self.categories = categories
    self.bytes = bytes
  }
}
