package import PoolTypes

/// What to look for in the text index. Whatever words hold is text, never an operator.
package indirect enum TextExpression: Hashable, Sendable {
  /// Words that stand one after the other. Sightings name it by its number; −1 asks for none.
  case words([String], number: Int)
  case any([TextExpression])
  case all([TextExpression])
  /// Groups of words that stand near each other in any order, with at most so many others between them.
  case near([[String]], others: Int)

  /// The expression as the text index reads it, with the numbers of its phrases in order; nil if nothing is asked.
  func text(_ numbers: inout [Int]) -> String? {
    switch self {
    case .words(let words, let number):
      guard !words.isEmpty else { return nil }
      numbers.append(number)
      return Self.quoted(words)
    case .any(let parts): return Self.joined(parts, " OR ", &numbers)
    case .all(let parts): return Self.joined(parts, " AND ", &numbers)
    case .near(let groups, let others):
      let groups = groups.filter { !$0.isEmpty }
      guard groups.count > 1 else { return nil }
      numbers += groups.map { _ in -1 }
      return "NEAR(" + groups.map(Self.quoted).joined(separator: " ") + ", \(max(others, 0)))"
    }
  }

  private static func joined(_ parts: [TextExpression], _ sign: String, _ numbers: inout [Int]) -> String? {
    var texts: [String] = []
    for part in parts {
      if let text = part.text(&numbers) { texts.append(text) }
    }
    guard let first = texts.first else { return nil }
    return texts.count == 1 ? first : "(" + texts.joined(separator: sign) + ")"
  }

  private static func quoted(_ words: [String]) -> String {
    "\"" + words.joined(separator: " ").replacing("\0", with: " ").replacing("\"", with: "\"\"") + "\""
  }
}

/// Which rows and columns a look-up in the text index sees.
package struct TextScope: Sendable {
  package var rows: RowScope
  /// Lists whose columns may match: text, codes, labels, things.
  package var columns: Set<SearchList>
  /// Words that no row may hold.
  package var excluded: TextExpression?

  package init(rows: RowScope, columns: Set<SearchList>, excluded: TextExpression? = nil) {
    self.rows = rows
    self.columns = columns
    self.excluded = excluded
  }

  /// The columns of the text index in their order, with the lists that they answer for.
  package static let order: [SearchList] = [.text, .codes, .labels, .things]
  private static let names = ["lines", "codes", "labels", "things"]

  private var columnNames: [String] {
    zip(Self.order, Self.names).filter { columns.contains($0.0) }.map(\.1)
  }

  /// The end of a SELECT with its values, and the phrases' numbers; nil if no row can answer.
  ///
  /// - Parameter spans: first and last span of 32 days that hold captures.
  func clause(_ expression: TextExpression, spans: ClosedRange<Int64>?) -> (sql: String, values: [SQLValue], [Int])? {
    var numbers: [Int] = []
    let columns = columnNames
    guard !columns.isEmpty, let asked = expression.text(&numbers) else { return nil }
    // Without a filter the text index reads on without looking into the places of each row.
    let filter = columns.count == Self.names.count ? "" : "{" + columns.joined(separator: " ") + "} : "
    var match = filter + asked
    let isDated = rows.since != nil || rows.until != nil
    let all = MediaType.allCases.map(\.rawValue)
    let kinds = rows.mediaTypes.isEmpty ? all : rows.mediaTypes.map(\.rawValue).sorted()
    var words: [String]?
    if isDated {
      guard let spans = dated(spans) else { return nil }
      words = ScopeWords.words(kinds, from: spans.lowerBound, through: spans.upperBound)
    }
    if words == nil, kinds.count < all.count { words = kinds.map(ScopeWords.media) }
    if let words { match = narrowed(match, by: words, &numbers) }
    if let excluded, let text = excluded.text(&numbers) { match = "(\(match)) NOT (\(filter + text))" }
    var sql = isDated ? "words CROSS JOIN capture ON capture.row = words.rowid" : "words"
    sql += " WHERE words MATCH ?"
    var values: [SQLValue] = [.text(match)]
    if let since = rows.since {
      sql += " AND capture.wall >= ?"
      values.append(.real(since))
    }
    if let until = rows.until {
      sql += " AND capture.wall < ?"
      values.append(.real(until))
    }
    if let newest = rows.newestRow {
      sql += " AND words.rowid <= ?"
      values.append(.integer(newest))
    }
    if let some = rows.rows {
      // A few rows are looked up one by one; many are compared while the list is read.
      sql += " AND \(some.count > 1_000 ? "+" : "")words.rowid IN (SELECT value FROM json_each(?))"
      values.append(.text("[" + some.sorted().map(String.init).joined(separator: ",") + "]"))
    }
    return (sql, values, numbers)
  }

  /// The spans of the captures that the dates let through.
  private func dated(_ spans: ClosedRange<Int64>?) -> ClosedRange<Int64>? {
    guard let spans else { return nil }
    let first = max(rows.since.map(ScopeWords.span) ?? spans.lowerBound, spans.lowerBound)
    let last = min(rows.until.map(ScopeWords.span) ?? spans.upperBound, spans.upperBound)
    return first <= last ? first...last : nil
  }

  private func narrowed(_ match: String, by words: [String], _ numbers: inout [Int]) -> String {
    numbers += words.map { _ in -1 }
    return "(\(match)) AND (" + words.map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
  }
}
