internal import PoolTypes

/// Finds postal addresses.
enum PostalAddressReader {
  /// An address and where it begins.
  struct Found {
    /// On one line, with commas between its parts.
    var value: String
    /// As read; parts from several lines with line breaks between.
    var text: String
    /// Number of the line on which it begins, and the place in it in scalars.
    var line: Int
    var start: Int
  }

  /// All addresses in order of their lines.
  static func addresses(text: [TextLine]) -> [Found] { [] }
}
