/// The word tables of the rules for accounts, statements and cheques.
enum AccountPhrases {
  /// Words of invoices, receipts and letterheads.
  static let business = PhraseBook<BusinessPaper.Topic>([
    .invoice: [
      "invoice", "receipt", "bill to", "Rechnung", "Rechnungsnummer", "Rechnungsdatum", "Quittung", "Mahnung",
      "Zahlteil",
      "Rechnungsbetrag", "facture", "reçu", "factura", "recibo", "fattura", "ricevuta", "fatura", "factuur",
      "factuurnummer", "bon", "faktura", "kvitto", "regning", "kvittering", "lasku", "kuitti", "paragon", "účtenka",
      "fiş",
      "makbuz", "請求書", "領収書", "納品書", "发票", "發票", "账单", "청구서", "영수증", "세금계산서", "счет-фактура",
      "счёт на оплату", "счет", "квитанция", "чек", "فاتورة", "إيصال", "payment part", "section paiement",
      "sezione pagamento", "quotation", "Angebot", "Auftragsbestätigung", "order confirmation", "tilauslasku",
    ],
    .number: [
      "invoice number", "invoice no", "invoice #", "Rechnungsnummer", "Rechnungs-Nr", "Rechnung Nr", "Kundennummer",
      "Kunden-Nr", "customer number", "customer no", "numéro de facture", "facture n", "facture no", "n° client",
      "número de factura", "factura n", "nº factura", "numero fattura", "fattura n", "número da fatura",
      "factuurnummer",
      "klantnummer", "fakturanummer", "kundnummer", "kundenr", "kundenummer", "laskun numero", "viitenumero",
      "numer faktury",
      "nr faktury", "číslo faktury", "variabilní symbol", "fatura no", "fatura numarası", "請求番号", "お客様番号", "发票号码",
      "发票号", "청구번호", "номер счета", "رقم الفاتورة", "order number", "order no", "po number", "Auftragsnummer",
      "Bestellnummer",
    ],
    .total: [
      "total due", "amount due", "balance due", "grand total", "total", "subtotal", "Gesamtbetrag", "Rechnungsbetrag",
      "Endbetrag", "Summe", "Gesamtsumme", "Zwischensumme", "zu zahlen", "montant total", "total ttc", "total ht",
      "net à payer", "importe total", "total a pagar", "totale", "totale da pagare", "valor total", "totaal",
      "te betalen",
      "totaalbedrag", "att betala", "summa", "at betale", "i alt", "yhteensä", "maksettava", "do zapłaty", "razem",
      "celkem",
      "k úhradě", "toplam", "genel toplam", "合計", "小計", "请求金額", "ご請求金額", "合计", "总计", "총액", "합계", "итого",
      "к оплате", "الإجمالي", "المجموع",
    ],
    .tax: [
      "contribuinte", "nipc", "nº contribuinte", "tva intracommunautaire", "Steuer-Nr", "btw-nr", "moms-nr", "vat no",
      "vat", "vat id", "vat number", "sales tax", "gst", "mwst", "ust", "USt-IdNr", "ust-id", "Umsatzsteuer",
      "Mehrwertsteuer", "Steuernummer", "tva", "n° tva", "iva", "nif", "cif", "p.iva", "partita iva", "btw",
      "btw-nummer",
      "moms", "momsnr", "cvr", "alv", "nip", "dič", "dph", "kdv", "消費税", "登録番号", "税额", "税率", "부가세",
      "사업자등록번호", "ндс", "инн", "ضريبة", "الرقم الضريبي",
    ],
    .due: [
      "due date", "payment due", "payment terms", "terms of payment", "net 30", "Zahlungsziel", "zahlbar bis", "fällig",
      "Fälligkeit", "Zahlungsbedingungen", "échéance", "date d'échéance", "vencimiento", "fecha de vencimiento",
      "scadenza",
      "vencimento", "vervaldatum", "vervaldag", "förfallodatum", "forfaldsdato", "forfallsdato", "eräpäivä",
      "termin płatności", "datum splatnosti", "splatnost", "son ödeme tarihi", "お支払期限", "支払期日", "付款期限", "납부기한",
      "срок оплаты", "تاريخ الاستحقاق",
    ],
    .register: [
      "Handelsregister", "HRB", "HRA", "Amtsgericht", "Geschäftsführer", "Registergericht", "rcs", "siret", "siren",
      "registro mercantil", "kvk", "org.nr", "organisationsnummer", "y-tunnus", "krs", "regon", "ičo", "ticaret sicil",
      "company registration", "registered in england", "company number", "огрн",
    ],
    .donation: [
      "donate", "donation", "donations", "Spende", "Spenden", "Spendenkonto", "don", "faire un don", "donación",
      "donativo", "donazione", "doação", "doneren", "gåva", "lahjoitus", "darowizna", "dar", "bağış", "寄付", "捐款", "기부",
      "пожертвование", "تبرع",
    ],
  ])

  /// Labels of account numbers and of codes of banks.
  static let numbers = PhraseBook<AccountNumberRule.Topic>([
    .account: [
      "account number", "account no", "acct no", "acct number", "a/c no", "a/c number", "account #", "Kontonummer",
      "Konto-Nr", "Konto Nr", "Kto-Nr", "numéro de compte", "n° de compte", "n° compte", "número de cuenta",
      "n° de cuenta",
      "numero di conto", "numero conto", "número da conta", "conta corrente", "conta", "rekeningnummer", "kontonummer",
      "kontonr", "tilinumero", "numer konta", "numer rachunku", "nr rachunku", "číslo účtu", "hesap no",
      "hesap numarası",
      "口座番号", "账号", "帳號", "银行账号", "계좌번호", "номер счета", "номер счёта", "расчетный счет", "رقم الحساب",
    ],
    .routing: [
      "routing number", "routing no", "aba number", "aba routing", "routing transit number", "aba", "ach routing",
      "routing",
    ],
    .sortCode: ["sort code", "sortcode"],
    .bankCode: [
      "blz", "Bankleitzahl", "bsb", "bsb number", "ifsc", "ifsc code", "code banque", "code guichet", "transit number",
      "institution number", "agência", "agencia", "clearing number", "clearingnummer", "clearingnr", "reg.nr", "reg nr",
      "regnr", "registreringsnummer", "支店名", "支店番号", "店番号", "店番", "支店コード", "銀行コード", "kód banky", "бик",
    ],
    .holder: [
      "口座名義", "預金種目", "口座種別", "名義人", "振込先口座", "account holder", "beneficiary", "Kontoinhaber", "titulaire du compte",
      "titular de la cuenta", "intestatario", "titular da conta", "rekeninghouder", "kontoinnehavare", "kontohaver",
      "tilinomistaja", "właściciel rachunku", "majitel účtu", "hesap sahibi", "예금주", "户名", "戶名", "开户行", "開戶行",
    ],
    .whole: ["clabe", "银行卡号", "收款账号", "收款帐号", "银行账号", "银行帐号", "銀行帳號", "储蓄卡号", "借记卡号"],
  ])

  /// Words of cheques.
  static let cheque = PhraseBook<ChequeRule.Topic>([
    .order: [
      "pay to the order of", "pay to the", "to the order of", "zahlen Sie gegen diesen Scheck", "Verrechnungsscheck",
      "Orderscheck", "payez contre ce chèque", "payez contre ce cheque non endossable", "páguese por este cheque",
      "páguese a la orden", "pagate a vista per questo assegno", "assegno bancario", "pague por este cheque",
      "betaal tegen deze cheque", "支票", "小切手", "수표", "account payee", "a/c payee only", "or bearer",
    ],
    .other: [
      "dollars", "memo", "void", "pounds", "rupees", "non-negotiable", "cheque", "check no", "cheque no", "date",
      "oder Überbringer",
      "à l'ordre de", "euros", "pesos", "reais", "Betrag in Buchstaben", "authorized signature", "for", "payable at",
    ],
  ])
}
