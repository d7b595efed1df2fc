internal import Foundation

/// Text files of a models folder: dictionaries and vocabularies, one entry a line.
enum ModelTextFile {
  /// The lines, by line feeds alone; a carriage return at the end of one is dropped. An entry may be any other
  /// character that ends a line elsewhere.
  /// - Returns: nil where the file cannot be read.
  static func lines(of url: URL) -> [String]? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    return data.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
