/// Drafts of documents whose numbers have to fit together: travel documents, licences, payment cards, tax letters.
enum DocumentDrafts {
  static let all: [Draft] = passports + visas + identityCards + licences + paymentCards + taxLetters + phrases

  private static func holder(_ state: String, dice: inout Dice) -> TravelZone.Holder {
    let names = [
      ("ERIKSSON", "ANNA MARIA"), ("MUSTERMANN", "ERIKA"), ("SPECIMEN", "JOHN"), ("SAMPLE", "MARY ANN"),
      ("EXEMPLE", "MARIE"), ("MUESTRA", "CARMEN"),
    ]
    let name = dice.pick(names)
    let birth = CheckedNumbers.birth(dice: &dice)
    let expiry = CheckedNumbers.birth(dice: &dice)
    return TravelZone.Holder(
      state: state, surname: name.0, given: name.1, number: dice.from("CFGHJKLMNPRTVWXYZ0123456789", 9),
      birth: birth.year + birth.month + birth.day, sex: dice.pick(["F", "M"]),
      expiry: String(dice.int(27...35)) + expiry.month + expiry.day)
  }

  /// `YYMMDD` as documents show it.
  private static func shown(_ day: String, isPast: Bool) -> String {
    let all = Array(day)
    return "\(String(all[4...])).\(String(all[2..<4])).\(isPast ? "19" : "20")\(String(all[..<2]))"
  }

  private static func markup(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static var passports: [Draft] {
    DocumentForms.passports.flatMap { form in
      (0..<4).map { number in
        var dice = Dice(Dice.seed("passport \(form.state) \(number)"))
        let holder = holder(form.state, dice: &dice)
        let values = [
          holder.surname, holder.given, form.country, shown(holder.birth, isPast: true), holder.sex,
          "{city}", shown(holder.birth, isPast: true).dropLast(4) + "2022", shown(holder.expiry, isPast: false),
          dice.pick(["{city}", "Ministry of the Interior"]),
        ].map { String($0) }
        var lines = [
          "## \(form.country)", "# \(form.title)", "P   \(form.state.replacing("<", with: ""))   \(holder.number)",
        ]
        for (label, value) in zip(form.labels, values) { lines.append("\(label) | \(value)") }
        // The third shows the zone alone, as a close look does; the fourth is cut above the zone.
        if number == 2 { lines = [] }
        lines.append("~")
        if number != 3 { lines += TravelZone.passport(holder).map { "^ " + $0 } }
        return Draft(
          family: "passport", language: form.language, medium: .paper, kinds: "personal", markup: markup(lines))
      }
    }
  }

  private static var visas: [Draft] {
    [("en", "D<<", "VISA"), ("fr", "FRA", "VISA"), ("es", "ESP", "VISADO"), ("it", "ITA", "VISTO")].map { form in
      var dice = Dice(Dice.seed("visa \(form.0)"))
      var holder = holder(form.1, dice: &dice)
      holder.state = form.1
      let lines = [
        "# \(form.2)   SCHENGEN", "VALID FOR SCHENGEN STATES", "FROM 01.03.25  UNTIL 31.05.25",
        "TYPE OF VISA C   NUMBER OF ENTRIES MULT   DURATION OF STAY 90 DAYS", "PASSPORT NO {upper:9}",
        "SURNAME, NAME \(holder.surname), \(holder.given)",
      ]
      return Draft(
        family: "visa", language: form.0, medium: .paper, kinds: "personal",
        markup: markup(lines + TravelZone.sheet(holder, type: "V<").map { "^ " + $0 }))
    }
  }

  private static var identityCards: [Draft] {
    DocumentForms.cards.flatMap { form -> [Draft] in
      var dice = Dice(Dice.seed("card \(form.state)"))
      let holder = holder(form.state, dice: &dice)
      let values = [
        holder.surname, holder.given, shown(holder.birth, isPast: true), form.state.replacing("<", with: ""),
        holder.number, shown(holder.expiry, isPast: false),
      ]
      let titles = form.title.split(separator: "\n").map { "## \($0)" }
      let front = titles + zip(form.labels, values).map { "\($0.0) \($0.1)" }
      let stacked = titles + zip(form.labels, values).map { "\($0.0) | \($0.1)" }
      let back = ["{address}", "{city}", "1\(dice.int(55...95)) cm"]
      let reverse = zip(form.back, back).map { "\($0.0)  \($0.1)" }
      let zone = TravelZone.card(holder, type: dice.pick(["ID", "I<"]))
      let old = TravelZone.sheet(holder, type: "I<")
      func draft(_ family: String, _ lines: [String]) -> Draft {
        Draft(family: family, language: form.language, medium: .card, kinds: "personal", markup: markup(lines))
      }
      return [
        draft("idFront", front), draft("idFront", stacked), draft("idBack", reverse + zone.map { "^ " + $0 }),
        draft("idBack", zone.map { "^ " + $0 }), draft("idOld", stacked.prefix(4) + old.map { "^ " + $0 }),
      ]
    }
  }

  private static var licences: [Draft] {
    DocumentForms.licences.flatMap { form in
      (0..<2).map { number in
        let dotted = number == 0
        let lines = [
          "## \(form.title)   \(form.country)", "1. {last}", "2. {first}", "3. {birth}  {city}",
          dotted ? "4a. {date}   4b. {expiry}" : "4a {date}  4c {city}", dotted ? "4c. {city}" : "4b {expiry}",
          "5. {upper:2}{digits:7}{upper:2}", "7.", "9. AM/B/L",
        ]
        return Draft(
          family: "licence", language: form.language, medium: .card, kinds: "personal", markup: markup(lines))
      }
    }
      + [("CALIFORNIA", "DRIVER LICENSE"), ("NEW YORK STATE", "DRIVER LICENSE"), ("ONTARIO", "DRIVER'S LICENCE")].map {
        Draft(
          family: "licence", language: "en", medium: .card, kinds: "personal",
          markup: markup([
            "## \($0.0)   \($0.1)", "DL {upper:1}{digits:7}   CLASS C",
            "EXP 08/31/20{int:27-31}   DOB 08/31/19{int:60-99}",
            "LN {last}", "FN {first}", "2570 24TH STREET", "SEX F  HAIR BRN  EYES BLU  HGT 5'-05\"  WGT 125 lb",
            "ISS 08/31/2024",
          ]))
      }
  }

  private static var paymentCards: [Draft] {
    let banks = ["{bank}", "{bank}", "Premium", "Business"]
    return CheckedNumbers.networks.flatMap { network in
      ["en", "de", "fr", "es", "sv"].enumerated().map { number, language in
        var dice = Dice(Dice.seed("payment \(network.name) \(language)"))
        let card = CheckedNumbers.card(network, dice: &dice)
        let valid = ["VALID THRU", "GÜLTIG BIS", "EXPIRE FIN", "VÁLIDA HASTA", "GILTIGT T.O.M."][number]
        let end = "\(dice.pick(["01", "04", "09", "11"]))/\(dice.int(27...33))"
        let name = "{last} {first}"
        let forms = [
          ["## \(banks[number % 4])", "~", "~", "* \(card)", "\(valid)  \(end)", name, "## \(network.name)"],
          ["## \(network.name)", "debit", "~", name, "* \(card)", "\(valid) \(end)   CVV {digits:3}"],
          ["## \(banks[number % 4])   \(network.name)", "~", "~", "~", "* \(card)", "_ \(valid)  \(end)"],
        ]
        return Draft(
          family: "paymentCard", language: language, medium: .card, kinds: "financial", markup: markup(dice.pick(forms))
        )
      }
    }
  }

  private static var taxLetters: [Draft] {
    TaxLetters.all.enumerated().map { number, letter in
      let id = "\(letter.label) | {national:\(letter.country)}"
      let lines = letter.lines.split(separator: "\n").map(String.init)
      let order =
        number % 2 == 0
        ? ["# \(letter.title)", id] + lines : lines.prefix(1) + ["# \(letter.title)", id] + lines.dropFirst()
      return Draft(
        family: "taxLetter", language: letter.language, medium: .paper, kinds: "personal,financial",
        markup: markup(order + ["_ \(letter.country) {date}"]))
    }
  }

  /// Recovery phrases of wallets: those that BIP 39 publishes as examples.
  private static var phrases: [Draft] {
    let titles = [
      "# Your secret recovery phrase", "# Back up your wallet", "# Write down these words", "# Recovery phrase",
    ]
    return (0..<12).map { number in
      let words = Filling.phrases[number % Filling.phrases.count].split(separator: " ").map(String.init)
      let numbered = words.enumerated().map { "\($0.offset + 1). \($0.element)" }
      let columns = number % 3 == 0 ? 2 : 3
      var lines = [titles[number % titles.count]]
      switch number % 4 {
      case 0:
        for start in stride(from: 0, to: words.count, by: columns) {
          lines.append(numbered[start..<min(start + columns, words.count)].joined(separator: "    "))
        }
      case 1:
        let half = words.count / 2
        for row in 0..<half { lines.append("\(numbered[row]) | \(numbered[row + half])") }
      case 2: lines += ["Never share it with anyone.", words.joined(separator: " "), "[Continue]"]
      default:
        for start in stride(from: 0, to: words.count, by: 3) {
          lines.append(numbered[start..<min(start + 3, words.count)].joined(separator: " | "))
        }
      }
      return Draft(family: "seedPhrase", language: "en", medium: .screen, kinds: "auth", markup: markup(lines))
    }
  }
}
