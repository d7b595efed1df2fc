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

  /// Words of statements and of banks' screens.
  static let statement = PhraseBook<StatementRule.Topic>([
    .title: [
      "statement of account", "account statement", "bank statement", "statement period", "account summary",
      "account activity", "transaction history", "recent transactions", "Kontoauszug", "Kontoauszüge",
      "Umsatzübersicht",
      "Kontoumsätze", "Umsätze", "Finanzstatus", "relevé de compte", "relevé bancaire", "extrait de compte",
      "historique des opérations", "dernières opérations", "extracto", "extracto de cuenta", "extracto bancario",
      "estado de cuenta", "últimos movimientos", "estratto conto", "lista movimenti", "ultimi movimenti", "extrato",
      "extrato bancário", "extrato de conta", "rekeningafschrift", "bankafschrift", "rekeningoverzicht", "kontoutdrag",
      "kontobesked", "kontoudskrift", "kontoudtog", "kontoutskrift", "tiliote", "tilitapahtumat", "wyciąg bankowy",
      "wyciąg z rachunku", "historia rachunku", "historia transakcji", "výpis z účtu", "bankovní výpis",
      "historie transakcí", "hesap özeti", "hesap ekstresi", "hesap hareketleri", "入出金明細", "取引明細", "残高照会",
      "ご利用明細", "对账单", "对帐单", "交易明细", "账户明细", "收支明细", "對帳單", "거래내역", "입출금내역", "거래 내역",
      "выписка по счету", "выписка по счёту", "банковская выписка", "история операций", "كشف حساب", "كشف الحساب",
      "سجل المعاملات", "credit card statement", "Kreditkartenabrechnung",
    ],
    .account: [
      "current account", "checking account", "savings account", "checking", "savings", "everyday account", "Girokonto",
      "Sparkonto", "Tagesgeld", "Tagesgeldkonto", "Kontokorrent", "compte courant", "compte chèque", "compte chèques",
      "compte épargne", "livret a", "cuenta corriente", "cuenta de ahorro", "cuenta de ahorros", "cuenta nómina",
      "conto corrente", "conto deposito", "conta corrente", "conta à ordem", "poupança", "betaalrekening",
      "spaarrekening",
      "lönekonto", "sparkonto", "privatkonto", "lønkonto", "budgetkonto", "opsparing", "brukskonto", "sparekonto",
      "käyttötili", "säästötili", "konto osobiste", "konto oszczędnościowe", "rachunek", "běžný účet", "spořicí účet",
      "vadesiz hesap", "vadeli hesap", "普通預金", "定期預金", "当座預金", "储蓄账户", "活期", "입출금통장", "예금", "적금", "текущий счет",
      "текущий счёт", "накопительный счет", "дебетовая карта", "الحساب الجاري", "حساب التوفير",
    ],
    .balance: [
      "balance", "available balance", "current balance", "opening balance", "closing balance", "account balance",
      "available funds", "Saldo", "Kontostand", "alter Saldo", "neuer Saldo", "Endsaldo", "Anfangssaldo", "verfügbar",
      "verfügbarer Betrag", "solde", "nouveau solde", "ancien solde", "saldo disponible", "saldo anterior",
      "saldo disponibile", "saldo contabile", "saldo disponível", "beginsaldo", "eindsaldo", "disponibelt",
      "tillgängligt",
      "disponibelt beløb", "tilin saldo", "käytettävissä", "saldo końcowe", "dostępne środki", "zůstatek",
      "disponibilní zůstatek", "bakiye", "kullanılabilir bakiye", "残高", "お預り残高", "余额", "可用余额", "餘額", "잔액",
      "출금가능금액", "баланс", "остаток", "доступно", "الرصيد", "الرصيد المتاح",
    ],
    .movement: [
      "transfer", "direct debit", "standing order", "card payment", "withdrawal", "deposit", "salary", "payroll",
      "money in", "money out", "paid in", "paid out", "transactions", "Überweisung", "Lastschrift", "Dauerauftrag",
      "Gutschrift", "Kartenzahlung", "Gehalt", "Abbuchung", "Wertstellung", "Buchung", "Valuta", "virement",
      "prélèvement",
      "retrait", "opérations", "débit", "crédit", "transferencia", "domiciliación", "nómina", "cargo", "abono",
      "movimientos", "bonifico", "addebito", "accredito", "prelievo", "movimenti", "transferência", "débito",
      "pagamento",
      "movimentos", "overschrijving", "overboeking", "incasso", "bijschrijving", "afschrijving", "överföring",
      "insättning",
      "uttag", "overførsel", "indbetaling", "overføring", "innbetaling", "tilisiirto", "maksu", "pano", "otto",
      "przelew",
      "wypłata", "uznanie", "obciążenie", "převod", "platba kartou", "inkaso", "havale", "eft", "para transferi", "振込",
      "引落", "お引出し", "お預入れ", "转账", "支出", "收入", "存款", "이체", "입금", "출금", "перевод", "списание", "зачисление",
      "пополнение", "تحويل", "سحب", "إيداع",
    ],
    .bank: [
      "bank", "banking", "bank account", "online banking", "Sparkasse", "Volksbank", "banque", "banco", "banca",
      "pankki",
      "banka", "銀行", "银行", "銀行口座", "은행", "банк", "بنك", "send money", "pay bills", "my accounts", "Meine Konten",
      "mes comptes", "mis cuentas", "i miei conti", "mijn rekeningen",
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
      "regnr", "registreringsnummer", "支店番号", "店番号", "店番", "支店コード", "銀行コード", "kód banky", "бик",
    ],
    .whole: ["clabe", "银行卡号", "银行账号", "银行帐号", "銀行帳號", "储蓄卡号", "借记卡号"],
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
