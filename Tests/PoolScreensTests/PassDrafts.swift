/// Drafts that have to pass and are made of numbers: grids, sheets of figures, scores.
enum PassDrafts {
  static let all: [Draft] = sudokus + sheets + scores + listings

  private static func draft(_ family: String, _ language: String, _ medium: Medium, _ lines: [String]) -> Draft {
    Draft(family: family, language: language, medium: medium, kinds: "-", markup: lines.map { $0 + "\n" }.joined())
  }

  private static var sudokus: [Draft] {
    ["en", "de", "ja", "es"].map { language in
      var dice = Dice(Dice.seed("sudoku \(language)"))
      let rows = (0..<9).map { _ in
        (0..<9).map { _ in dice.chance(0.45) ? dice.from("123456789", 1) : " " }.joined(separator: " | ")
      }
      return draft("sudoku", language, .paper, ["# Sudoku {int:1-300}"] + rows)
    }
  }

  private static var sheets: [Draft] {
    let heads = [
      ("en", "Quarter | Sales | Costs | Margin"), ("de", "Quartal | Umsatz | Kosten | Marge"),
      ("fr", "Trimestre | Ventes | Coûts | Marge"), ("es", "Trimestre | Ventas | Costes | Margen"),
      ("pl", "Kwartał | Sprzedaż | Koszty | Marża"), ("ja", "四半期 | 売上 | 費用 | 利益"),
      ("zh", "季度 | 收入 | 成本 | 利润"), ("sv", "Kvartal | Försäljning | Kostnader | Marginal"),
    ]
    return heads.map { language, head in
      draft(
        "spreadsheet", language, .screen,
        ["A | B | C | D", head] + (1...10).map { "Q\($0 % 4 + 1) | {amount\($0)} | {price\($0)} | {int:1-60} %" })
    }
  }

  private static var scores: [Draft] {
    [("en", "Scoreboard"), ("de", "Bestenliste"), ("fr", "Classement"), ("it", "Classifica"), ("nl", "Scorebord")].map {
      draft("gameScore", $0.0, .screen, ["# \($0.1)"] + (1...8).map { "\($0). Player\($0 * 7) | {digits:5}" })
    }
  }

  private static var listings: [Draft] {
    let texts = [
      ["` for i in range(16):", "`     print(hex(i))", "` 4111 cases in 12 s", "` Done."],
      ["` $ ls -l", "` -rw-r--r-- 1 user user {digits:4} notes.txt", "` -rw------- 1 user user {digits:4} id_ed25519"],
      ["` SELECT name, password_hash FROM users", "` WHERE token IS NOT NULL", "` ORDER BY created DESC;"],
      ["` interface Login { user: string; password: string }", "` const empty: Login = { user: '', password: '' }"],
      ["` {", "`   \"id\": \"{hex:8}-{hex:4}-4{hex:3}-a{hex:3}-{hex:12}\",", "`   \"status\": \"shipped\"", "` }"],
      [
        "` -----BEGIN CERTIFICATE-----", "` MIID{base:60}", "` {base:64}", "` {base:64}", "` -----END CERTIFICATE-----",
      ],
    ]
    return texts.map { draft("codeListing", "en", .terminal, $0) }
  }
}
