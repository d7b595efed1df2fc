#if Phones
  internal import PoolDerive

  /// What a number in national form has to show beside being valid.
  ///
  /// Measured on text read from 600 pictures, most of them documents and screens: validity alone takes dates for
  /// numbers in one country out of two, and any run of digits for a number somewhere. So a run of digits without a
  /// separator needs a word for telephone before it, nothing that reads as a date is a number, and a word that names
  /// another kind of number speaks against it.
  struct NationalForm {
    private enum Topic: Hashable { case phone, other }

    private let scalars: [Unicode.Scalar]
    /// Places of words in the line, by their end.
    private let words: [(end: Int, topic: Topic)]
    /// Fewer digits than these are a number only beside a word for telephone.
    private let digitsMin = 7

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
      // One scalar may fold to two, so the line is folded in pieces that keep their places.
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let line = FoldedLine(String(view))
      let shift = ScalarShift(scalars)
      words = Self.book.matches(in: line).map { (shift.place($0.range.upperBound), $0.topic) }
    }

    func isPlausible(_ range: Range<Int>) -> Bool {
      guard range.lowerBound >= 0, range.upperBound <= scalars.count else { return false }
      let groups = scalars[range].split { !LibraryPhoneReader.isDigit($0) }.map(Array.init)
      let nearest = words.filter { $0.end <= range.lowerBound }.max { $0.end < $1.end }?.topic
      if nearest == .other || isMoney(range) { return false }
      if nearest == .phone { return true }
      let digits = groups.reduce(0) { $0 + $1.count }
      if groups.count < 2 || digits < digitsMin || isDate(groups) { return false }
      return !isDecimal(range) && !isPair(groups, range) && !isInternetAddress(groups, range)
    }

    /// Whether a currency sign, a percent sign or a number sign stands beside it.
    private func isMoney(_ range: Range<Int>) -> Bool {
      let before = scalars[..<range.lowerBound].last { $0 != " " }
      let after = scalars[range.upperBound...].first { $0 != " " }
      return [before, after].contains { scalar in
        guard let scalar else { return false }
        return scalar.properties.generalCategory == .currencySymbol || scalar == "%" || scalar == "#" || scalar == "№"
      }
    }

    /// Day, month and year, or year, month and day.
    private func isDate(_ groups: [[Unicode.Scalar]]) -> Bool {
      let numbers = groups.prefix(3).map { group in
        group.count > 4 ? nil : group.reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
      }
      guard numbers.count == 3, let first = numbers[0], let second = numbers[1], let third = numbers[2] else {
        return false
      }
      let isYear = { (value: Int, group: [Unicode.Scalar]) in group.count == 4 && (1850...2150).contains(value) }
      let areDayAndMonth = { (one: Int, other: Int) in
        one >= 1 && other >= 1 && min(one, other) <= 12 && max(one, other) <= 31
      }
      return isYear(third, groups[2]) && areDayAndMonth(first, second)
        || isYear(first, groups[0]) && areDayAndMonth(second, third)
    }

    /// Two groups that a hyphen joins and no trunk prefix opens: years from and to, serial numbers.
    private func isPair(_ groups: [[Unicode.Scalar]], _ range: Range<Int>) -> Bool {
      guard groups.count == 2, groups[0].first?.properties.numericValue != 0, scalars[range].first != "(" else {
        return false
      }
      return scalars[range].contains { $0.properties.generalCategory == .dashPunctuation }
    }

    /// Four groups joined by points, not all of them pairs.
    private func isInternetAddress(_ groups: [[Unicode.Scalar]], _ range: Range<Int>) -> Bool {
      groups.count == 4 && groups.contains { $0.count != 2 } && scalars[range].count(where: { $0 == "." }) == 3
    }

    /// One separator alone, a point or comma: a decimal number.
    private func isDecimal(_ range: Range<Int>) -> Bool {
      let signs = scalars[range].filter { !LibraryPhoneReader.isDigit($0) }
      return signs.count == 1 && signs.allSatisfy { $0 == "." || $0 == "," }
    }

    private static let book = PhraseBook<Topic>([
      .phone: [
        "tel", "telephone", "telefon", "phone", "call", "mobile", "mobil", "cell", "handy", "whatsapp", "fax", "sms",
        "hotline", "ring", "anruf", "rufnummer", "appelez", "portable", "téléphone", "teléfono", "telefono", "móvil",
        "llame", "llámanos", "cellulare", "chiama", "telefone", "telemóvel", "celular", "ligue", "telefoon", "bel",
        "mobiel", "växel", "puhelin", "puh", "matkapuhelin", "soita", "komórka", "zadzwoń", "mob", "volejte", "cep",
        "ara", "τηλ", "τηλέφωνο", "тел", "телефон", "телефон", "звоните", "電話", "电话", "手机", "携帯", "전화", "휴대폰",
        "هاتف", "جوال", "موبايل", "תלפון", "טלפון", "נייד", "โทร", "फ़ोन", "फोन", "điện thoại",
      ],
      .other: [
        "order", "invoice", "receipt", "ref", "reference", "tracking", "parcel", "account", "iban", "isbn", "issn",
        "ean", "upc", "sku", "vat", "tax", "serial", "model", "part", "item", "article", "case", "ticket", "booking",
        "customer", "member", "policy", "id", "version", "imei", "lot", "batch", "code", "pin", "date", "card",
        "bestellung", "bestellnummer", "auftrag", "rechnung", "rechnungsnummer", "kundennummer", "sendung",
        "sendungsnummer", "konto", "kontonummer", "artikelnummer", "steuernummer", "ustid", "blz", "datum", "beleg",
        "commande", "facture", "colis", "compte", "siret", "siren", "rcs", "tva", "référence", "pedido", "factura",
        "envío", "cuenta", "nif", "cif", "ordine", "fattura", "spedizione", "conto", "piva", "fatura", "encomenda",
        "conta", "nif", "cnpj", "cpf", "bestelling", "factuur", "factuurnummer", "btw", "kvk", "rekening", "orgnr",
        "ordernummer", "fakturanummer", "faktura", "ocr", "bankgiro", "plusgiro", "kolli", "cvr", "ordre", "tilaus",
        "lasku", "tunnus", "zamówienie", "faktura", "nip", "regon", "pesel", "objednávka", "ičo", "dič", "sipariş",
        "注文", "订单", "訂單", "追跡番号", "伝票", "주문", "заказ", "счет", "инн",
      ],
    ])
  }

  /// From places in folded scalars back to places in the text that was folded.
  private struct ScalarShift {
    /// For each folded scalar, and the end, the place of what it came from.
    private let origin: [Int]

    init(_ scalars: [Unicode.Scalar]) {
      var origin: [Int] = []
      origin.reserveCapacity(scalars.count + 1)
      for (place, scalar) in scalars.enumerated() {
        let count = scalar.value < 0x80 ? 1 : TextFolding.folded(String(scalar)).count
        for _ in 0..<count { origin.append(place) }
      }
      origin.append(scalars.count)
      self.origin = origin
    }

    func place(_ folded: Int) -> Int { folded < origin.count ? origin[max(0, folded)] : origin.last ?? 0 }
  }
#endif
