internal import PoolDerive
internal import PoolTypes

/// What a question asks for, word by word.
enum AssistWords {
  /// Words of a question that are looked for by themselves.
  private static let wordsMax = 8
  private static let lengthMin = 2

  /// The words that may stand in a capture, folded, each once, without those that only ask.
  static func content(of question: String) -> [String] {
    var seen: Set<String> = []
    let words = FoldedLine(String(question.prefix(1_000))).words.map(\.text)
    return Array(
      words.filter { $0.unicodeScalars.count >= lengthMin && !asking.contains($0) && seen.insert($0).inserted }
        .prefix(wordsMax))
  }

  /// The kinds of object that a word names.
  static func objectKinds(in question: String) -> Set<CapturedObject.Kind> {
    var kinds: Set<CapturedObject.Kind> = []
    for word in FoldedLine(String(question.prefix(1_000))).words {
      if let kind = kindsByWord[word.text] { kinds.insert(kind) }
    }
    return kinds
  }

  private static let kindsByWord: [String: CapturedObject.Kind] = {
    var kinds: [String: CapturedObject.Kind] = [:]
    for (kind, words) in kindWords {
      for word in words.split(separator: " ") { kinds[String(word)] = kind }
    }
    return kinds
  }()

  /// Folded: lower case, without marks.
  private static let kindWords: [(CapturedObject.Kind, String)] = [
    (.product, "product products price buy bought produkt preis gekauft produit prix producto precio prodotto prezzo"),
    (.event, "event events concert meeting appointment party veranstaltung konzert termin evenement evento concierto"),
    (
      .receipt,
      "receipt receipts paid pay spend spent cost bill invoice quittung beleg bezahlt rechnung recu facture paye "
        + "recibo factura pague ticket scontrino ricevuta fattura pagato fatura rachunek paragon"
    ),
    (.recipe, "recipe recipes cook bake ingredients rezept rezepte zutaten recette receta ricetta receita przepis"),
    (
      .tripDocument,
      "flight flights train trip gate boarding booking airline departure flug fluge zug bahn reise abflug vol train "
        + "billet vuelo tren viaje volo treno viaggio voo comboio viagem vlucht trein lot pociag"
    ),
    (
      .parcel,
      "parcel package shipment delivery tracking paket sendung lieferung colis livraison paquete envio pacco "
        + "spedizione encomenda pakket paczka"
    ),
    (.book, "book books isbn author novel buch bucher autor livre auteur libro autore livro boek ksiazka"),
    (.contact, "contact phone number email telefon nummer kontakt telephone telefono contatto contacto telefone"),
    (.wifiNetwork, "wifi wlan network netzwerk reseau rete rede"),
    (.coupon, "coupon voucher discount promo gutschein rabatt code reduction cupon descuento buono sconto cupom"),
  ]

  /// Words that ask, point or join; folded.
  private static let asking: Set<String> = Set(
    """
    what which who whom whose when where why how is are was were be been am do does did has have had can could will
    would should shall may might must the an and or of on in at to for from with by about me my mine you your we our
    it its this that these those there here any some many much long last next please show tell find get give say said
    was welche welcher welches wer wem wen wann wo warum wie ist sind war waren sein bin hat habe hatte kann konnte
    wird wurde der die das den dem des ein eine einen einem einer und oder von vom im in an am auf mit fur aus bei zu
    zum zur ich mir mich mein meine meinem meinen meiner du es bitte zeig zeige
    que quel quelle quels quelles qui quand ou pourquoi comment est sont etait etaient le la les un une des du de et
    au aux dans sur pour par avec mon ma mes je moi ce cette combien
    cual cuales quien cuando donde porque como es son era eran el los las unos unas del al en con por para mi mis yo
    cuanto cuanta este esta
    che quale quali chi quando dove perche come sono era erano il lo gli una di da del della nel nella con per mio mia
    miei quanto quanta questo questa
    qual quais quem onde quanto quanta foi os as um uma do da dos das no na em com meu minha
    wat welke wie wanneer waar waarom hoe zijn mijn het een van voor met
    co jaki jaka jakie kto kiedy gdzie dlaczego jak jest sa byl byla moj moja moje ile dla od
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
