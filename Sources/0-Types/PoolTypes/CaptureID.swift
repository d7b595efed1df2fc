/// The stable name of one capture: `cap_` and 20 lower-case hexadecimal digits.
///
/// An id is given when a capture is first seen and stays with it through moves, renames and edits in place.
public struct CaptureID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The id as it is stored and printed.
  public let rawValue: String

  /// Wraps an id that was printed or stored before.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public static func < (one: CaptureID, other: CaptureID) -> Bool { one.rawValue < other.rawValue }
  public var description: String { rawValue }
}
