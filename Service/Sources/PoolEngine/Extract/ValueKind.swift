/// What a question asks for, by the word that it asks with.
enum ValueKind: Sendable {
  case time, money, number, place, author, any

  private static let asking: [(ValueKind, [String])] = [
    (
      .money,
      [
        "how much", "what did cost", "cost", "price", "wie viel kostet", "was hat gekostet", "wieviel", "wie viel",
        "kostet", "kosten", "gekostet", "preis", "combien coute", "combien", "prix", "cuanto costo", "cuanto cuesta",
        "precio", "quanto costa", "quanto e costato", "quanto e costata", "prezzo", "quanto custou", "quanto custa",
        "preco", "hoeveel kostte", "hoeveel kost", "prijs", "ile kosztowal", "ile kosztowala", "ile kosztuje", "cena",
        "いくら", "値段", "多少钱", "多少錢", "价格",
      ]
    ),
    (
      .number,
      [
        "number", "code", "reference", "nummer", "numero", "numer", "bestellnummer", "buchungsnummer", "bestelnummer",
        "codigo", "codice", "kod", "gate", "platform", "gleis", "quai", "anden", "binario", "linha", "spoor", "peron",
        "番号", "番線", "几号", "号是", "號",
      ]
    ),
    (
      .time,
      [
        "when", "what time", "what date", "which day", "how long", "wann", "um wie viel uhr", "welchem tag", "quand",
        "a quelle heure", "quel jour", "cuando", "a que hora", "que dia", "quando", "a che ora", "che giorno",
        "a que horas", "wanneer", "hoe laat", "welke dag", "kiedy", "o ktorej", "którego dnia", "いつ", "何時", "何日",
        "什么时候", "什麼時候", "几点", "幾點", "哪天",
      ]
    ),
    (
      .place,
      [
        "where", "address", "wo", "wohin", "adresse", "ou est", "ou ai je", "ou", "donde", "direccion", "dove", "dov",
        "indirizzo", "onde", "morada", "endereco", "waar", "adres", "gdzie", "どこ", "住所", "哪里", "哪裡", "地址",
      ]
    ),
    (
      .author,
      [
        "who wrote", "author", "autor", "auteur", "autore", "wer hat geschrieben", "qui a ecrit", "quien escribio",
        "chi ha scritto", "quem escreveu", "wie heeft", "kto napisal", "作者", "誰が書",
      ]
    ),
  ]

  /// What a question asks for. The most precise word counts: `what is the price` asks for money, whenever it was.
  static func asked(by question: FoldedText) -> ValueKind {
    let words = question.words
    for (kind, phrases) in asking where phrases.contains(where: { contains(FoldedText($0), in: question, words) }) {
      return kind
    }
    return .any
  }

  private static func contains(_ phrase: FoldedText, in question: FoldedText, _ words: [String]) -> Bool {
    if let first = phrase.whole.first, FoldedText.isUnspaced(first) {
      return question.whole.indices.contains { question.whole[$0...].starts(with: phrase.whole) }
    }
    return words.indices.contains { words[$0...].starts(with: phrase.words) }
  }
}
