extension CueWords {
  /// Words of receipts, bills and accounts.
  package static let papers: [Cue: String] = [
    .total: """
    total|grand total|total due|amount due|balance due|amount paid|total paid|to pay|order total|total amount|\
    summe|gesamt|gesamtbetrag|gesamtsumme|zu zahlen|endbetrag|zahlbetrag|rechnungsbetrag|total ttc|net a payer|\
    a payer|montant total|montant du|total a pagar|importe total|total eur|total compra|totale|totale complessivo|\
    importo pagato|totale euro|importo totale|valor total|totaal|te betalen|totaalbedrag|totalt|summa|att betala|\
    total att betala|i alt|ialt|at betale|total dkk|yhteensa|loppusumma|maksettava|suma|suma pln|razem|do zaplaty|\
    lacznie|celkem|k uhrade|celkem k uhrade|celkova castka|toplam|genel toplam|odenecek tutar|合計|合计|総合計|合計金額|お会計|\
    お支払い金額|总计|總計|总额|實付|实付|应付|應付|实收金额|합계|총액|총 금액|결제금액|받을금액|합계금액|المجموع|الإجمالي|المبلغ الإجمالي|المجموع الكلي|\
    סה״כ|סהכ|סה כ לתשלום|לתשלום
    """,
    .subtotal: """
    subtotal|sub total|sub-total|net total|total excl|total before tax|zwischensumme|nettobetrag|summe netto|\
    netto|sous-total|sous total|total ht|total h t|base imponible|base imp|subtotale|imponibile|totale parziale|\
    subtotaal|delsumma|delsum|valisumma|veroton|suma czesciowa|sprzedaz opodatkowana|mezisoucet|zaklad|ara toplam|\
    小計|小计|소계|과세물품가액|공급가액|المجموع الفرعي|סכום ביניים|total savings|total items|total discount|items total|\
    anzahl artikel|total articles|total articulos|articoli|total tax|total points|total qty
    """,
    .tax: """
    tax|sales tax|vat|gst|hst|pst|mwst|ust|umsatzsteuer|mehrwertsteuer|enthaltene mwst|tva|dont tva|iva|cuota iva|\
    di cui iva|btw|moms|heraf moms|varav moms|alv|ptu|kwota ptu|suma ptu|podatek|vat incl|dph|kdv|topkdv|消費税|内消費税|\
    内税|外税|税额|稅額|税金|增值税|부가세|부가가치세|ضريبة|ضريبة القيمة المضافة|מע״מ|מעמ|icms|steuer|impuesto|imposta|imposto
    """,
    .tender: """
    cash|change|change due|card|visa|mastercard|maestro|amex|debit|contactless|tendered|bar|gegeben|ruckgeld|\
    wechselgeld|kartenzahlung|girocard|ec-karte|ec karte|especes|carte bancaire|rendu|carte|cb|monnaie|efectivo|\
    cambio|tarjeta|entregado|contanti|contante|resto|bancomat|pagamento elettronico|dinheiro|troco|cartao|\
    multibanco|contant|wisselgeld|pinnen|pin|betaald met|kontant|kort|vaxel|kontokort|dankort|mobilepay|\
    byttepenge|retur|kateinen|kortti|pankkikortti|takaisin|vaihtoraha|gotowka|reszta|karta platnicza|karta|\
    hotovost|hotove|vraceno|platebni karta|nakit|para ustu|kredi karti|お預り|お預かり|お釣り|お釣|釣銭|現計|クレジット|現金|现金|找零|找贖|收款|\
    微信支付|支付宝|신용카드|현금|거스름돈|받은금액|카드|نقدا|نقداً|بطاقة|الباقي|מזומן|אשראי|עודף|approval|auth code|paid by
    """,
    .receipt: """
    receipt|sales receipt|cashier|register|till|served by|server|your server|check no|store no|trans id|terminal|\
    kassenbon|bon-nr|bonnr|beleg|beleg-nr|belegnummer|quittung|kassierer|kasse|bediener|es bediente sie|tisch|\
    tse-signatur|steuernummer|ust-idnr|ust-id|ticket|ticket de caisse|recu|caisse|caissier|serveur|siret|couverts|\
    factura simplificada|ticket no|cajero|caja|le atendio|mesa|cif|nif|scontrino|documento commerciale|ricevuta|\
    cassa|cassiere|operatore|tavolo|partita iva|p iva|p.iva|talao|recibo|fatura simplificada|fatura-recibo|\
    operador|cupom fiscal|cnpj|kassabon|kassa|bonnummer|kassabonnen|u bent geholpen door|kvitto|kvittonr|kassor|\
    org nr|orgnr|kvittering|bon nr|ekspedient|cvr|kuitti|myyja|y-tunnus|paragon|paragon fiskalny|kasjer|\
    nr paragonu|nip|uctenka|pokladna|pokladni|prodejka|dic|fis|fis no|kasiyer|vkn|領収書|領収証|レシート|レジ|担当|責|登録番号|收据|收據|\
    小票|收银|收银员|收銀|结账单|单号|桌号|영수증|계산원|사업자번호|사업자등록번호|إيصال|فاتورة ضريبية مبسطة|الكاشير|קבלה|קופה|קופאי|עוסק מורשה
    """,
    .thanks: """
    thank you|thanks for shopping|thank you for your visit|please come again|vielen dank|danke fur ihren einkauf|\
    danke fur ihren besuch|auf wiedersehen|merci|merci de votre visite|a bientot|gracias|gracias por su visita|\
    gracias por su compra|grazie|arrivederci|obrigado|obrigada|volte sempre|bedankt|tot ziens|dank u wel|tack|\
    valkommen ater|tack for besoket|tak|tak for besoget|pa gensyn|kiitos|kiitos kaynnista|tervetuloa uudelleen|\
    dziekujemy|zapraszamy ponownie|dekujeme|dekujeme za nakup|tesekkur|tesekkur ederiz|yine bekleriz|ありがとうございました|\
    ありがとうございます|またのご来店|谢谢|謝謝|謝謝惠顧|谢谢惠顾|欢迎再次光临|감사합니다|شكرا|شكرا لزيارتكم|תודה|תודה שקניתם
    """,
    .membership: """
    rewards|rewards card|loyalty card|loyalty|member card|membership|membership card|member since|member no|club card|\
    library card|reader s card|points card|collect points|kundenkarte|bonuskarte|mitgliedskarte|mitgliedsausweis|\
    mitgliedsnummer|treuekarte|punkte sammeln|bibliotheksausweis|leserausweis|carte de fidelite|carte fidelite|\
    carte client|carte de membre|carte d adherent|cumulez des points|tarjeta de fidelidad|tarjeta de socio|\
    tarjeta cliente|tarjeta de cliente|tarjeta de puntos|carnet de socio|carta fedelta|tessera|tessera soci|\
    tessera punti|carta cliente|raccolta punti|cartao de fidelidade|cartao fidelidade|cartao cliente|cartao de cliente|\
    cartao de socio|cartao de pontos|klantenkaart|spaarkaart|ledenpas|lidmaatschap|klantenpas|medlemskort|kundkort|\
    stamkort|bonuskort|klubkort|kundekort|fordelskort|kanta-asiakaskortti|jasenkortti|bonuskortti|asiakaskortti|\
    kirjastokortti|karta stalego klienta|karta lojalnosciowa|karta klienta|karta czlonkowska|karta biblioteczna|\
    vernostni karta|zakaznicka karta|clenska karta|sadakat karti|uye karti|musteri karti|puan karti|ポイントカード|会員証|\
    会員カード|メンバーズカード|利用者カード|会员卡|積分卡|积分卡|会员|會員卡|借书证|멤버십|포인트카드|회원카드|회원증|بطاقة العضوية|بطاقة الولاء|כרטיס מועדון|\
    מועדון לקוחות
    """,
    .invoice: """
    invoice|rechnung|facture|fattura|factura|fatura|factuur|faktura|lasku|faktura vat|fakturadatum|ship to|\
    purchased by|invoice date|rechnungsdatum|date de facture|fecha de factura|data fattura|factuurdatum|\
    codice cliente|bill to|invoice to|due date|payment due|payment terms|please remit|terms and conditions|\
    purchase order|zahlungsziel|zahlbar bis|fallig am|rechnungsempfanger|kundennummer|debitor|bankverbindung|\
    bitte uberweisen|date d echeance|echeance|conditions de paiement|facture a|fecha de vencimiento|vencimiento|\
    forma de pago transferencia|condiciones de pago|data di scadenza|termini di pagamento|intestatario|\
    data de vencimento|condicoes de pagamento|vervaldatum|vervaldag|debiteurnummer|betalingstermijn|forfallodatum|\
    betalningsvillkor|bankgiro|plusgiro|forfaldsdato|betalingsbetingelser|erapaiva|viitenumero|maksuehto|\
    termin platnosci|nabywca|datum splatnosti|splatnost|odberatel|vade tarihi|son odeme|支払期限|お振込先|請求書|付款期限|开户行|\
    납부기한|입금계좌|تاريخ الاستحقاق|תאריך פירעון|iban
    """,
    .bank: """
    available balance|current balance|account balance|statement|transactions|transfer|transfers|deposit|deposits|\
    withdrawal|direct debit|standing order|spending|kontostand|verfugbar|umsatze|uberweisung|gutschrift|\
    lastschrift|dauerauftrag|girokonto|solde|releve de compte|virement|virements|prelevement|operations|\
    compte courant|saldo|saldo disponible|movimientos|transferencia|nomina|cuenta corriente|saldo disponibile|\
    movimenti|bonifico|addebito|conto corrente|extrato|movimentos|conta corrente|transferencias|afschrift|\
    overboeking|betaalrekening|bij en af|kontoutdrag|transaktioner|overforing|overforsel|kontoudtog|bevaegelser|\
    tiliote|tilitapahtumat|tilisiirto|wyciag|historia transakcji|przelew|dostepne srodki|vypis|zustatek|pohyby|\
    prevod|bakiye|hesap hareketleri|havale|残高|入出金明細|振込|余额|餘額|转账|交易明细|账单|잔액|거래내역|이체|الرصيد|كشف حساب|تحويل|יתרה|\
    תנועות בחשבון|העברה
    """,
  ]
}
