internal import Foundation
internal import PoolTypes

/// Where a page ended, with the statistics the first page was counted with.
///
/// Scores depend on a capture and on these statistics alone, so that an index that grows or shrinks between pages
/// neither repeats a capture nor passes one over.
struct SearchCursor: Codable {
  /// Digest of what was asked; a cursor belongs to one question.
  var question: String
  var score: Double
  var instant: Double
  var row: Int64
  /// How the words were counted at the first page.
  var words: TextStatistics?
  /// The same for the words of a date that were looked for as they stand.
  var literal: TextStatistics?
  /// Whether the pages list what filters let through, newest first; nil before there was a page.
  var isList: Bool?
  /// Whether the day that the query names had no capture at the first page.
  var isNothingElse: Bool?
  /// How many hits there were at the first page, where pages do not count anew.
  var total: Int?
  /// Hits passed so far.
  var depth = 0
  /// The newest row at the first page: what came later is on no page.
  var newestRow: Int64?
  /// The person's wall clock at the first page, seconds since 1970.
  var today: Double?
  /// Lowest cosines shown, for pictures and for passages of text.
  var imageFloor: Double?
  var textFloor: Double?

  /// The cursor as text that is safe in a URL and on a command line.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return "" }
    return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }

  /// - Throws: `PoolError.invalidRequest` for a text that is no cursor of this question.
  init(_ text: String, question: String) throws {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let padded = plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    guard text.utf8.count <= Self.longest, let data = Data(base64Encoded: padded),
      let cursor = try? JSONDecoder().decode(SearchCursor.self, from: data), cursor.question == question, cursor.isSound
    else { throw PoolError.invalidRequest("The cursor does not belong to this search.") }
    self = cursor
  }

  /// Longest cursor that is read, in bytes; ours are far shorter.
  private static let longest = 64_000
  /// Most hits that pages can have passed.
  private static let deepest = 100_000_000

  /// Whether its numbers can be ours: a cursor comes back from outside.
  private var isSound: Bool {
    let numbers = [score, instant, today, imageFloor, textFloor].compactMap(\.self)
    return (0...Self.deepest).contains(depth) && numbers.allSatisfy(\.isFinite) && row >= 0 && newestRow ?? 0 >= 0
      && total ?? 0 >= 0 && [words, literal].compactMap(\.self).allSatisfy(\.isSound)
  }

  init(question: String, score: Double, instant: Double, row: Int64) {
    self.question = question
    self.score = score
    self.instant = instant
    self.row = row
  }

  /// Digest of a question: FNV-1a, 64 bits.
  static func question(_ operation: String, _ text: String, _ filters: SearchFilters) -> String {
    let kinds = filters.mediaTypes.map(\.rawValue).sorted().joined(separator: ",")
    let since = filters.since.map { "\($0)" } ?? ""
    let until = filters.until.map { "\($0)" } ?? ""
    let facets = [filters.labels.sorted(), filters.thingKinds.map(\.rawValue).sorted(), filters.linkHosts.sorted()]
      .map { $0.joined(separator: "\u{2}") }
    let asked = ([operation, kinds, since, until, text] + facets).joined(separator: "\u{1}")
    let digest = asked.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(digest, radix: 36)
  }
}
