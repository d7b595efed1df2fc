/// Why the store did not do what it was asked.
public struct StoreError: Error, Hashable, Sendable {
  /// What kind of trouble it is. More may be added.
  public struct Code: Hashable, Sendable {
    private enum Name { case busy, unavailable, full, damaged, invalid, notFound, conflict, newer }
    private let name: Name

    /// Too many calls wait already, or a lock was not had in time. A later try may succeed.
    public static let busy = Code(name: .busy)
    /// The database is not reached, or the store was closed. A later try may succeed.
    public static let unavailable = Code(name: .unavailable)
    /// The disk is full.
    public static let full = Code(name: .full)
    /// The database did not answer as it should.
    public static let damaged = Code(name: .damaged)
    /// A value is out of its range: a mistake of the caller.
    public static let invalid = Code(name: .invalid)
    /// There is no such app or key.
    public static let notFound = Code(name: .notFound)
    /// What is to be added is there already and belongs to another.
    public static let conflict = Code(name: .conflict)
    /// A newer version of the service wrote the database.
    public static let newer = Code(name: .newer)
  }

  /// The kind of trouble.
  public let code: Code
  /// One sentence for the operator, with a remedy where there is one. It holds no values and no SQL.
  public let message: String
  /// What the database said, for the operator's log. It can name tables, and never holds values.
  public let detail: String?

  init(_ code: Code, _ message: String, detail: String? = nil) {
    self.code = code
    self.message = message
    self.detail = detail
  }
}

extension StoreError: CustomStringConvertible {
  /// The sentence alone.
  public var description: String { message }
}
