import PoolTypes

/// The pictures that links, objects and leads are measured with.
enum LabelledSet {
  private static let copies = 2

  static let plans: [ScreenPlan] = {
    var counts: [String: Int] = [:]
    return (Draft.all(in: LabelledWest.table) + Draft.all(in: LabelledMore.table)).flatMap { draft in
      (0..<copies).map { _ in
        let name = "labelled.\(draft.family)|\(draft.language)"
        counts[name, default: 0] += 1
        return plan(draft, seed: Dice.seed("\(name)|\(counts[name] ?? 0)"))
      }
    }
  }()

  private static func plan(_ draft: Draft, seed: UInt64) -> ScreenPlan {
    var filling = Filling(language: draft.language, seed: seed)
    var filled = draft
    filled.markup = filling.filled(draft.markup)
    var plan = PageLayout.plan(filled, seed: seed)
    for line in filled.markup.split(separator: "\n") {
      if line.hasPrefix("=> "), let finding = finding(String(line.dropFirst(3))) { plan.expected.append(finding) }
      if line.hasPrefix("?> "), let finding = finding(String(line.dropFirst(3))) { plan.allowed.append(finding) }
    }
    return plan
  }

  /// `lead kind`, `kind; field=value; …` for an object, `kind value` for a link.
  static func finding(_ text: String) -> Finding? {
    let name = String(text.prefix { $0 != " " && $0 != ";" })
    let rest = String(text.dropFirst(name.count)).trimmed
    if name == "lead" { return Lead.Kind(rawValue: rest).map(Finding.lead) }
    if let kind = Link.Kind(rawValue: name) { return .link(kind, rest) }
    guard let kind = CapturedObject.Kind(rawValue: name) else { return nil }
    var fields: [CapturedObject.Field: String] = [:]
    for part in rest.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      guard let field = CapturedObject.Field(rawValue: String(part[..<equals]).trimmed) else { return nil }
      fields[field] = String(part[part.index(after: equals)...]).trimmed
    }
    return .object(kind, fields)
  }
}
