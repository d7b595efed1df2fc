import PoolTypes

/// The pictures that the privacy gate is measured with.
enum GateSet {
  /// Each template is drawn this often, with other values, another look and another camera.
  private static let holdCopies = 2
  private static let passCopies = 2

  static let drafts: [Draft] = {
    let tables = [
      HoldEnglish.table, HoldGerman.table, HoldSpanish.table, HoldNordic.table, HoldAsian.table, PassEnglish.table,
      PassGerman.table, PassSpanish.table, PassNordic.table, PassAsian.table,
    ]
    return tables.flatMap(Draft.all) + DocumentDrafts.all + PassDrafts.all
  }()

  static let plans: [ScreenPlan] = {
    var counts: [String: Int] = [:]
    return drafts.flatMap { draft in
      // Documents made by code are many already.
      let copies = draft.kinds == "-" ? passCopies : documentFamilies.contains(draft.family) ? 1 : holdCopies
      return (0..<copies).map { _ in
        let name = "\(draft.family)|\(draft.language)"
        counts[name, default: 0] += 1
        return plan(draft, number: counts[name] ?? 0)
      }
    }
  }()

  private static let documentFamilies: Set<String> = [
    "passport", "visa", "idFront", "idBack", "idOld", "licence", "paymentCard", "taxLetter", "seedPhrase",
  ]

  static func plan(_ draft: Draft, number: Int) -> ScreenPlan {
    let seed = Dice.seed("\(draft.family)|\(draft.language)|\(number)")
    var filling = Filling(language: draft.language, seed: seed)
    var filled = draft
    filled.markup = filling.filled(draft.markup)
    var plan = PageLayout.plan(filled, seed: seed)
    plan.kinds = kinds(draft.kinds)
    return plan
  }

  private static func kinds(_ names: String) -> Set<SensitiveKind> {
    let known: [String: SensitiveKind] = [
      "personal": .personalData, "health": .health, "financial": .financialInformation, "auth": .authentication,
    ]
    return Set(names.split(separator: ",").compactMap { known[String($0)] })
  }
}
