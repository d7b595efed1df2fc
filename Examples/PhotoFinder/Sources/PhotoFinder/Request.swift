import Foundation

/// What the command line asks for.
struct Request {
  static let usage = "usage: PhotoFinder FOLDER [WORD …] [--store DIR] [--models DIR] [--forget]"

  var folder: URL
  /// What to search for; empty searches for nothing.
  var words: String
  /// Where the index is kept; nil takes a folder that is deleted at the end.
  var store: URL?
  var models: URL?
  var forgets = false

  /// Nil where the folder is missing or a flag is not known.
  init?(_ arguments: [String]) {
    var plain: [String] = []
    var rest = arguments[...]
    while let next = rest.popFirst() {
      switch next {
      case "--forget": forgets = true
      case "--store": store = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case "--models": models = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case _ where next.hasPrefix("--"): return nil
      default: plain.append(next)
      }
    }
    guard let path = plain.first else { return nil }
    folder = URL(fileURLWithPath: path)
    words = plain.dropFirst().joined(separator: " ")
  }
}
