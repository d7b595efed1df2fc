internal import PoolTypes

/// A card's number written without blanks and without a word about cards: one number in forty of sixteen digits has an
/// issuer's first digits and the right check digit by chance, so whatever says that it is another number speaks
/// against it.
enum BareCardNumber {
  /// What words around such a number tell.
  enum Topic: Hashable, Sendable {
    /// Names a number of another thing, or a paper full of such numbers.
    case other
  }

  /// Lines above and below whose words count.
  private static let reach = 2
  /// A page with more long numbers than these is a table.
  private static let numbersMax = 3

  /// Whether the digits stand by themselves on a line and nothing tells what else they are.
  static func isCard(_ digits: [UInt8], on index: Int, _ evidence: GateEvidence) -> Bool {
    guard [15, 16, 19].contains(digits.count), Set(digits).count >= 2, evidence.lines.indices.contains(index) else {
      return false
    }
    guard isWhole(digits, evidence.lines[index]) else { return false }
    let text = String(digits.map { Character(Unicode.Scalar(0x30 + $0)) })
    if evidence.codes.contains(where: { code in code.text.contains(text) }) { return false }
    let numbers = evidence.lines.reduce(0) { sum, line in
      sum + line.words.count { $0.range.count >= 12 && line.scalars[$0.range].allSatisfy(SecretShape.isDigit) }
    }
    guard numbers <= numbersMax else { return false }
    let near = max(0, index - reach)...min(evidence.lines.count - 1, index + reach)
    let topics = CardPhrases.front.topics(in: Array(evidence.lines[near]))
    if topics.contains(.otherNumber) || topics.contains(.till) { return false }
    return !near.contains { !words.topics(in: evidence.lines[$0]).isEmpty }
  }

  /// Whether blanks or the line's ends stand around the digits: they are no part of an address, a sum or a hash. A
  /// colon or an equals sign may stand before them, a comma or a full stop behind.
  private static func isWhole(_ digits: [UInt8], _ line: FoldedLine) -> Bool {
    line.words.contains { word in
      guard word.range.count == digits.count,
        line.scalars[word.range].elementsEqual(digits.map { Unicode.Scalar(0x30 + $0) })
      else { return false }
      let before = word.range.lowerBound > 0 ? line.scalars[word.range.lowerBound - 1] : " "
      let end = word.range.upperBound
      let after = end < line.scalars.count ? line.scalars[end] : " "
      let behind = end + 1 < line.scalars.count ? line.scalars[end + 1] : " "
      return [" ", ":", "：", "\"", "'", "("].contains(before)
        && (after == " " || [",", ".", ";", "\"", "'", ")"].contains(after) && behind == " ")
    }
  }

  /// The word table of the rule, with what the table of cards has not.
  private static let words = PhraseBook<Topic>([
    .other: [
      "barcode", "bar code", "code 128", "gtin", "sscc", "eid", "meid", "esn", "iccid", "sim", "mac", "uuid", "guid",
      "hash", "checksum", "timestamp", "id", "user id", "session", "trace", "transaction", "transaction no", "order id",
      "receipt no", "receipt", "payment id", "confirmation number", "case number", "claim", "contract", "account",
      "customer", "customer no", "customer id", "client", "patient", "student", "passport", "licence", "license",
      "product", "article", "item", "batch", "lot", "asset", "device", "version", "build", "firmware", "hardware",
      "package", "delivery", "label", "shipping", "shipped", "courier", "waybill", "consignment", "post", "postage",
      "stamp", "points", "rewards", "bonus", "club", "miles", "frequent flyer", "subscriber", "wi-fi", "router",
      "phone",
      "tel", "fax", "isin", "iban", "bic", "vat", "tax", "siret", "licence key", "digits", "pi", "random", "gift",
      "Sendung", "Paket", "Lieferung", "Bestellung", "Auftrag", "Kunde", "Kunden-Nr", "Kundennr", "Vertragsnummer",
      "Vertrag", "Mitglied", "Mitgliedsnummer", "Rechnung", "Beleg", "Belegnummer", "Artikel", "Artikelnummer",
      "Strichcode", "Zähler", "Marktlokation", "Gerätenummer", "Charge", "Chargennummer", "Aktenzeichen", "Vorgang",
      "Transaktion", "Punkte", "Prämie", "Ausweis", "Ausweisnummer", "Frachtbrief", "Los", "Trace-Nr", "Seriennr",
      "colis", "suivi", "livraison", "expédition", "client", "n° client", "référence", "contrat", "adhérent", "membre",
      "fidélité", "facture", "reçu", "article", "lot", "code-barres", "compteur", "dossier", "transaction", "cadeau",
      "paquete", "envío", "albarán", "cliente", "referencia", "contrato", "socio", "factura", "artículo", "lote",
      "código de barras", "contador", "expediente", "transacción", "puntos", "fidelidad", "cupón", "guía",
      "pacco", "spedizione", "consegna", "riferimento", "contratto", "tessera", "fattura", "articolo", "lotto",
      "codice a barre", "contatore", "pratica", "transazione", "punti", "buono", "codice cliente",
      "envio", "referência", "contrato", "sócio", "fatura", "artigo", "transação", "pontos", "cartão cliente",
      "pakket", "zending", "bezorging", "klant", "klantnummer", "kenmerk", "lidnummer", "artikelnummer",
      "streepjescode",
      "meternummer", "dossier", "transactie", "punten", "cadeaukaart", "factuur",
      "paket", "försändelse", "leverans", "kund", "kundnummer", "referens", "medlem", "medlemsnummer", "streckkod",
      "mätare", "ärende", "transaktion", "poäng", "presentkort", "faktura", "kolli", "beställning", "order",
      "pakke", "forsendelse", "levering", "kunde", "kundenummer", "medlemsnummer", "stregkode", "strekkode", "måler",
      "sag", "gavekort", "bestilling", "sporing", "lähetys", "lähetystunnus", "seurantakoodi", "paketti", "toimitus",
      "asiakas", "asiakasnumero", "viite", "viitenumero", "jäsen", "jäsennumero", "viivakoodi", "mittari",
      "lahjakortti",
      "lasku", "tilaus", "przesyłka", "paczka", "dostawa", "klient", "numer klienta", "umowa", "kod kreskowy",
      "licznik", "sprawa", "transakcja", "punkty", "karta podarunkowa", "faktura", "zásilka", "balík", "zákazník",
      "smlouva", "čárový kód", "elektroměr", "věrnostní", "kargo", "gönderi", "müşteri", "sözleşme", "barkod", "sayaç",
      "üye", "hediye", "荷物", "配送", "伝票", "送り状", "お客様番号", "会員", "ポイント", "契約", "製造番号", "シリアル", "受付番号",
      "整理番号", "管理番号", "バーコード", "取引番号", "注文", "快递", "运单", "物流", "订单", "单号", "单据", "流水号", "交易号",
      "会员", "积分", "编号", "条码", "序列号", "客户", "合同", "發票", "訂單", "택배", "운송장", "주문", "고객", "회원", "포인트",
      "일련번호", "바코드", "посылка", "отправление", "заказ", "клиент", "договор", "штрих-код", "счетчик", "счётчик",
      "бонус", "شحنة", "طلب", "عميل", "عقد", "باركود", "عضوية",
    ]
  ])
}
