extension CueWords {
  /// Words of shops and of coupons.
  package static let shop: [Cue: String] = [
    .cart: """
    add to cart|add to basket|add to bag|buy now|buy it now|add to trolley|shop now|order now|in den warenkorb|\
    in den einkaufswagen|jetzt kaufen|sofort kaufen|sofort-kaufen|jetzt bestellen|ajouter au panier|\
    acheter maintenant|acheter cet article|achat immediat|commander maintenant|anadir al carrito|\
    agregar al carrito|anadir a la cesta|anadir a la bolsa|comprar ahora|comprar ya|aggiungi al carrello|\
    acquista ora|compralo subito|compra ora|adicionar ao carrinho|adicionar a sacola|comprar agora|\
    adicionar ao cesto|in winkelwagen|in winkelmandje|toevoegen aan winkelwagen|koop nu|nu kopen|\
    in mijn winkelwagen|lagg i varukorg|lagg i varukorgen|kop nu|lagg i kundvagn|laeg i kurv|laeg i kurven|\
    laeg i indkobskurv|tilfoj til kurv|kob nu|lisaa ostoskoriin|lisaa koriin|osta nyt|dodaj do koszyka|do koszyka|\
    kup teraz|kup i zaplac|pridat do kosiku|do kosiku|vlozit do kosiku|koupit ihned|koupit|sepete ekle|hemen al|\
    simdi al|satin al|カートに入れる|カートに追加|カートへ入れる|買い物かごに入れる|今すぐ買う|購入手続きへ|今すぐ購入|加入购物车|加入購物車|立即购买|立即購買|直接購買|马上抢|加购物车|\
    장바구니 담기|장바구니에 담기|장바구니|바로구매|바로 구매|구매하기|أضف إلى السلة|أضف إلى عربة التسوق|اشتري الآن|اشتر الآن|הוסף לסל|\
    הוספה לסל|הוסף לעגלה|קנה עכשיו|קנו עכשיו|go to checkout|proceed to checkout|zur kasse|passer la commande|\
    valider mon panier|tramitar pedido|finalizar compra|vai alla cassa|afrekenen|till kassan|til kassen|kassalle|\
    przejdz do kasy|do pokladny|レジに進む|去结算|결제하기|מעבר לקופה|إتمام الشراء
    """,
    .stock: """
    in stock|out of stock|only left in stock|auf lager|sofort lieferbar|sofort verfugbar|nicht vorratig|vorratig|\
    en stock|rupture de stock|disponible|en existencias|agotado|disponibilita immediata|disponibile|esaurito|\
    em estoque|em stock|esgotado|op voorraad|uitverkocht|i lager|finns i lager|slut i lager|pa lager|udsolgt|\
    varastossa|heti varastossa|dostepny|w magazynie|na stanie|skladem|stokta|stokta var|tukendi|在庫あり|在庫なし|残りわずか|\
    有货|現貨|现货|有貨|재고 있음|재고|품절|متوفر|متوفر في المخزون|غير متوفر|במלאי|אזל מהמלאי
    """,
    .delivery: """
    free shipping|free delivery|delivery|free returns|shipping|ships from|delivery by|get it by|dispatched|\
    kostenloser versand|versandkostenfrei|gratis versand|versand|zzgl versandkosten|inkl mwst|\
    inkl mwst zzgl versand|lieferung|lieferzeit|livraison gratuite|livraison offerte|livraison|retours gratuits|\
    ttc|envio gratis|gastos de envio|envio|entrega gratis|iva incluido|spedizione gratuita|spedizione|\
    consegna gratuita|consegna|iva inclusa|frete gratis|portes gratis|frete|entrega gratuita|gratis verzending|\
    gratis bezorging|bezorgd|verzending|incl btw|fri frakt|frakt|leverans|fri levering|gratis fragt|fragt|\
    levering|ilmainen toimitus|toimitus|toimitusaika|darmowa dostawa|dostawa|wysylka|doprava zdarma|doprava|\
    doruceni|ucretsiz kargo|kargo bedava|送料無料|配送料|税込|お届け|翌日配送|包邮|免运费|免運|运费|配送|무료배송|무료 배송|배송비|شحن مجاني|\
    توصيل مجاني|משלוח חינם|משלוח
    """,
    .rating: """
    ratings|reviews|customer reviews|out of 5 stars|bewertungen|kundenbewertungen|rezensionen|von 5 sternen|avis|\
    avis clients|evaluations|sur 5 etoiles|valoraciones|opiniones|resenas|calificaciones|recensioni|voti|\
    su 5 stelle|avaliacoes|classificacoes|beoordelingen|recensies|omdomen|recensioner|betyg|anmeldelser|\
    bedommelser|arvostelut|arvostelua|opinie|opinii|recenzje|oceny|hodnoceni|recenze|degerlendirme|\
    degerlendirmeler|yorum|レビュー|件の評価|カスタマーレビュー|评价|評價|条评价|리뷰|상품평|후기|تقييم|تقييمات|مراجعات|ביקורות|חוות דעת|דירוגים
    """,
    .itemNumber: """
    sku|item no|item number|product code|art no|model no|artikelnummer|artikel-nr|art-nr|bestellnummer|\
    produktnummer|reference produit|ref produit|referencia|codigo de producto|codice articolo|cod prodotto|\
    cod articolo|codigo do produto|artikelnr|artikkelinro|tuotenumero|tuotekoodi|varenummer|varenr|artnr|\
    kod produktu|nr artykulu|numer katalogowy|katalogove cislo|kod zbozi|urun kodu|商品番号|商品コード|型番|品番|商品编号|货号|貨號|\
    상품번호|상품코드|رقم المنتج|רמת מוצר|מק״ט|quantity|qty|menge|quantite|cantidad|quantita|quantidade|aantal|antal|\
    maara|ilosc|mnozstvi|adet|数量|수량|choose size|select size|grosse wahlen|choisir la taille|elige talla|\
    scegli taglia|select color|colour|farbe|couleur|taille|talla|taglia|kleur|maat|storlek|farg|koko|vari|rozmiar|\
    kolor|velikost|beden|カラー|サイズ|颜色|尺码|색상|사이즈
    """,
    .listing: """
    sort by|filter|filters|results for|results|sortieren|sortieren nach|filtern|treffer|ergebnisse|trier|\
    trier par|filtrer|resultats|ordenar|ordenar por|filtrar|filtros|resultados|ordina|ordina per|filtra|filtri|\
    risultati|sorteer|sorteren|sorteer op|resultaten|sortera|traffar|sorter|resultater|jarjesta|suodata|tulosta|\
    sortuj|filtruj|filtry|wynikow|seradit|filtrovat|sirala|filtrele|sonuc|並び替え|絞り込み|検索結果|排序|筛选|篩選|综合|정렬|필터|검색결과|\
    ترتيب|تصفية|מיון|סינון
    """,
    .saving: """
    you save|save up to|list price|was|rrp|msrp|regular price|uvp|statt|sie sparen|ersparnis|unverbindl preisempf|\
    niedrigster preis|prix conseille|au lieu de|ancien prix|economisez|vous economisez|precio anterior|antes|\
    ahorras|ahorra|pvpr|prezzo consigliato|prezzo precedente|risparmi|listino|preco anterior|economize|poupa|\
    adviesprijs|van voor|je bespaart|ordinarie pris|ord pris|rek pris|tidigare pris|spara|normalpris|forpris|spar|\
    vejl pris|ovh|norm|saastat|alin hinta|najnizsza cena|cena regularna|oszczedzasz|cena katalogowa|puvodni cena|\
    usetrite|eski fiyat|indirim|参考価格|通常価格|セール価格|割引|原价|原價|到手价|특가|정가|할인가|وفر|كان|חסכון|מחיר קודם
    """,
    .seller: """
    sold by|seller|contact seller|message seller|make offer|condition|pre-owned|verkauf durch|verkaufer|\
    verkauft von|vb|preisvorschlag|zustand|nachricht schreiben|vendu par|vendeur|contacter le vendeur|\
    faire une offre|etat|vendido por|vendedor|contactar con el vendedor|hacer oferta|estado|venduto da|venditore|\
    condizione|contatta il venditore|fai un offerta|anunciante|fazer oferta|verkocht door|verkoper|bieden|staat|\
    saljs av|saljare|skick|solgt af|saelger|stand|myyja|myyjan|kunto|sprzedawca|sprzedaje|stan|zaproponuj cene|\
    prodejce|prodava|stav|satici|販売元|出品者|商品の状態|卖家|賣家|成色|我想要|판매자|상품상태|البائع|מוכר|wishlist|wish list|wunschliste|\
    merkzettel|auf die merkliste|liste d envies|ajouter aux favoris|lista de deseos|lista dei desideri|\
    lista de desejos|verlanglijst|onskelista|onskeseddel|toivelista|lista zyczen|favorilere ekle|ほしい物リスト|お気に入りに追加|\
    收藏|찜하기
    """,
    .partialPrice: """
    per month|a month|monthly|per kg|per unit|each month|installments|instalments|pay in 4|pro monat|monatlich|\
    mtl|je kg|pro kg|im monat|raten|ratenzahlung|par mois|au kg|le kg|al mes|el kg|por kg|cuotas|al mese|al kg|\
    rate da|por mes|sem juros|parcelas|per maand|pr maned|per manad|delbetalning|kuukaudessa|miesiecznie|rat|\
    mesicne|taksit|ayda|月々|分期|期免息|개월|unit price|grundpreis|shipping|versand|livraison|envio|spedizione|frete|\
    verzending|frakt|fragt|toimitus|dostawa|doprava|kargo|送料|运费|배송비|cashback|free over|ab einem bestellwert|\
    ab bestellwert|des d achat|orders over|on orders|ved kob over|vid kop over|przy zamowieniu|cart total|\
    per night|pro nacht|par nuit|por noche|a notte|por noite|per nacht|per natt|pr nat|za noc|gecelik|每晚|1박
    """,
    .offer: """
    special offer|offer of the week|weekly offer|deal of the week|on offer|this week only|price cut|reduced to clear|\
    everyday low price|angebot|angebot der woche|wochenangebot|sonderangebot|im angebot|aktion|aktionspreis|\
    dauertiefpreis|tiefpreis|knuller|nur|offre de la semaine|offre speciale|promotion|promo de la semaine|en promo|\
    prix choc|oferta|oferta de la semana|oferta especial|en oferta|precio especial|offerta|offerta della settimana|\
    in offerta|offerta speciale|prezzo speciale|sottocosto|oferta da semana|em promocao|promocao|preco especial|\
    aanbieding|weekaanbieding|in de aanbieding|bonus|actieprijs|erbjudande|veckans erbjudande|veckans vara|extrapris|\
    klipp|tilbud|ugens tilbud|ukens tilbud|spotvare|tarjous|viikon tarjous|tarjouksessa|oferta tygodnia|promocja|\
    w promocji|okazja|supercena|akce|akcni cena|nabidka tydne|v akci|haftanin firsati|kampanya|firsat|お買い得|特価|\
    本日の特売|特売|特价|特惠|本周特价|特價|今日特价|할인행사|특가|이번주 특가|عرض الأسبوع|عرض خاص|מבצע|מבצע השבוע
    """,
    .coupon: """
    coupon|coupon code|voucher|voucher code|promo code|promocode|promotional code|discount code|gift voucher|\
    gutschein|gutscheincode|rabattcode|rabatt-code|aktionscode|coupon einlosen|code promo|code promotionnel|\
    bon de reduction|code de reduction|bon d achat|code avantage|cupon|cupon de descuento|codigo de descuento|\
    codigo promocional|vale de descuento|buono sconto|codice sconto|codice promozionale|codice promo|\
    coupon sconto|cupom|cupom de desconto|cupao|vale de desconto|codigo de desconto|kortingscode|kortingsbon|\
    waardebon|actiecode|rabattkod|kampanjkod|vardekod|rabattkupong|kupong|rabatkode|rabatkupon|kampagnekode|\
    gavekort|alennuskoodi|etukoodi|kuponki|etukuponki|kod rabatowy|kupon|kod promocyjny|bon rabatowy|\
    kupon rabatowy|slevovy kod|slevovy kupon|poukaz|indirim kodu|indirim kuponu|kupon kodu|promosyon kodu|クーポン|\
    クーポンコード|割引コード|割引券|プロモーションコード|优惠券|優惠券|优惠码|優惠碼|折扣码|折扣碼|代金券|兑换码|쿠폰|쿠폰번호|쿠폰코드|할인코드|할인쿠폰|프로모션 코드|قسيمة|كوبون|\
    كود الخصم|رمز القسيمة|קופון|קוד קופון|קוד הנחה|שובר
    """,
    .codeLabel: """
    code|use code|with code|mit dem code|mit code|avec le code|con el codigo|con il codice|use o codigo|\
    met de code|med koden|brug koden|koodilla|codigo|codice|kod|kode|koodi|z kodem|s kodem|kodu ile|コード|码|碼|코드|\
    كود|رمز|קוד
    """,
    .validity: """
    valid until|valid through|valid till|expires|expires on|expiry|exp|offer ends|ends|use by|redeem by|\
    valid thru|gultig bis|einlosbar bis|gultig|lauft ab|valable jusqu au|valable jusqu|expire le|jusqu au|\
    valido hasta|valida hasta|caduca|vence|valido fino al|valido fino|scade il|scadenza|valido ate|valida ate|\
    expira em|validade|geldig tot|geldig t m|verloopt op|giltig till|galler till|galler t o m|gyldig til|udlober|\
    voimassa|wazny do|wazne do|platnost do|plati do|gecerlilik|son kullanma|tarihine kadar|有効期限|まで有効|有效期|有效期至|截止|\
    유효기간|까지|صالح حتى|ينتهي في|בתוקף עד|תוקף
    """,
    .discount: """
    off|discount|save|rabatt|nachlass|sparen|de remise|remise|reduction|de reduction|de descuento|descuento|dto|\
    di sconto|sconto|desconto|de desconto|off em|korting|rabat|alennus|ale|znizki|taniej|rabatu|sleva|slevy|\
    indirim|割引|オフ|折|折扣|减|立减|優惠|할인|خصم|הנחה
    """,
  ]
}
