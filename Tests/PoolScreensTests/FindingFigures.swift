import PoolDerive
import PoolTypes

/// What was derived from one plan, compared with what stands on it.
struct FindingOutcome {
  var plan: ScreenPlan
  var lines: [String]
  /// Each finding with what counts it: its kind's name.
  var missing: [(kind: String, what: Finding)] = []
  var wrong: [(kind: String, what: Finding)] = []
  var right: [(kind: String, what: Finding)] = []
  var expected: [(kind: String, what: Finding)] = []

  init(plan: ScreenPlan, lines: [String], derivation: Derivation) {
    (self.plan, self.lines) = (plan, lines)
    let found =
      derivation.links.map { Finding.link($0.kind, $0.value) }
      + derivation.objects.map { Finding.object($0.kind, $0.fields) }
      + derivation.leads.map { Finding.lead($0.kind) }
    expected = plan.expected.map { ($0.kindName, $0) }
    missing = expected.filter { wanted in !found.contains { $0.agrees(with: wanted.what) } }
    for finding in found {
      let isRight = (plan.expected + plan.allowed).contains { finding.agrees(with: $0) }
      if isRight { right.append((finding.kindName, finding)) } else { wrong.append((finding.kindName, finding)) }
    }
  }
}

/// Figures of links, objects and leads over many plans.
struct FindingFigures {
  var outcomes: [FindingOutcome]

  /// Name of a kind, then of the found, right; of the expected, found.
  var byKind: [(kind: String, precision: Double, recall: Double, found: Int, expected: Int)] {
    func counts(_ list: [(kind: String, what: Finding)]) -> [String: Int] {
      Dictionary(list.map { ($0.kind, 1) }, uniquingKeysWith: +)
    }
    let right = counts(outcomes.flatMap(\.right))
    let wrong = counts(outcomes.flatMap(\.wrong))
    let expected = counts(outcomes.flatMap(\.expected))
    let missing = counts(outcomes.flatMap(\.missing))
    return Set(expected.keys).union(wrong.keys).union(right.keys).sorted().map { kind in
      let found = (right[kind] ?? 0) + (wrong[kind] ?? 0)
      let wanted = expected[kind] ?? 0
      return (
        kind, found == 0 ? 1 : Double(right[kind] ?? 0) / Double(found),
        wanted == 0 ? 1 : Double(wanted - (missing[kind] ?? 0)) / Double(wanted), found, wanted
      )
    }
  }

  func report(_ title: String) -> String {
    var text = "# \(title)\n\n"
    for row in byKind {
      let (precision, recall) = (Int(row.precision * 1000), Int(row.recall * 1000))
      text += "    \(row.kind): precision \(precision)‰ of \(row.found), recall \(recall)‰ of \(row.expected)\n"
    }
    for outcome in outcomes where !outcome.missing.isEmpty || !outcome.wrong.isEmpty {
      text += "\n## \(outcome.plan.name)\n"
      for miss in outcome.missing { text += "missing \(miss.what)\n" }
      for slip in outcome.wrong { text += "wrong \(slip.what)\n" }
      text += outcome.lines.map { "    \($0)\n" }.joined()
    }
    return text + "\n"
  }
}

extension Finding {
  var kindName: String {
    switch self {
    case .link(let kind, _): "link \(kind.rawValue)"
    case .object(let kind, _): "object \(kind.rawValue)"
    case .lead(let kind): "lead \(kind.rawValue)"
    }
  }

  /// Whether a finding is the expected one: all fields that are expected are there. Spaces, case, accents and
  /// punctuation of names do not count; a URL's scheme, `www.` and last slash neither.
  func agrees(with expected: Finding) -> Bool {
    switch (self, expected) {
    case (.lead(let kind), .lead(let wanted)): return kind == wanted
    case (.link(let kind, let value), .link(let wanted, let wantedValue)):
      guard kind == wanted else { return false }
      switch kind {
      case .url, .map: return Self.bareAddress(value) == Self.bareAddress(wantedValue)
      case .phone: return value.filter(\.isNumber) == wantedValue.filter(\.isNumber)
      case .address: return Self.isSameName(value, wantedValue)
      case .email, .handle: return value.lowercased() == wantedValue.lowercased()
      }
    case (.object(let kind, let fields), .object(let wanted, let wantedFields)):
      return kind == wanted
        && wantedFields.allSatisfy { field, value in
          guard let found = fields[field] else { return false }
          switch field {
          case .price, .total, .isbn, .currency, .start, .end, .date, .expires, .carrier: return found == value
          default: return Self.isSameName(found, value)
          }
        }
    default: return false
    }
  }

  private static func bareAddress(_ text: String) -> String {
    var text = text
    for prefix in ["https://", "http://", "www."] where text.lowercased().hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
    }
    while text.hasSuffix("/") { text = String(text.dropLast()) }
    return text.filter { $0 != " " }
  }

  /// Equal but for spelling, or one within the other and not much shorter.
  private static func isSameName(_ one: String, _ other: String) -> Bool {
    let (first, second) = (letters(one), letters(other))
    if first.isEmpty || second.isEmpty { return first == second }
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    return long.contains(short) && short.count * 10 >= long.count * 6
  }

  private static func letters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        TextFolding.folded(text).filter { TextFolding.isWordPart($0) || TextFolding.isUnspaced($0) }))
  }
}
