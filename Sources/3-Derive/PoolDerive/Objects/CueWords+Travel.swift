extension CueWords {
  /// Words of tickets, parcels and places.
  package static let travel: [Cue: String] = [
    .boarding: """
    boarding pass|boarding|boarding time|bordkarte|einsteigen|boardingzeit|carte d embarquement|embarquement|\
    tarjeta de embarque|embarque|carta d imbarco|imbarco|cartao de embarque|instapkaart|boardingkort|\
    ombordstigning|tarkastuskortti|koneeseen nousu|karta pokladowa|wejscie na poklad|palubni vstupenka|\
    palubni listek|nastup|binis karti|binis|搭乗券|搭乗|搭乗口|登机牌|登機證|登机|登机口|登機門|탑승권|탑승|탑승시간|بطاقة صعود الطائرة|الصعود|\
    כרטיס עלייה למטוס|עלייה למטוס
    """,
    .gate: "gate|flugsteig|porte|puerta|puerta de embarque|uscita|portao|utgang|portti|bramka|kapi|搭乗口|ゲート|登机口|登機門|탑승구|"
      + "البوابة|שער",
    .seat: """
    seat|seats|sitz|sitzplatz|platz|siege|place assise|asiento|plaza|posto|posti|assento|lugar|stoel|zitplaats|\
    plats|sittplats|saede|plads|istumapaikka|paikka|miejsce|sedadlo|misto|koltuk|座席|席|座位|座位号|좌석|المقعد|מושב
    """,
    .flight: """
    flight|flight no|flight number|flug|flugnummer|flugnr|vol|numero de vol|vuelo|volo|voo|vlucht|vluchtnummer|\
    flyg|flygnummer|flynummer|lento|lennon numero|numer lotu|nr lotu|cislo letu|ucus|ucus no|便名|フライト|\
    航班|航班号|航班編號|항공편|편명|الرحلة|رقم الرحلة|טיסה|מספר טיסה
    """,
    .terminal: "terminal|terminale|terminaali|aerogare|ターミナル|航站楼|航廈|터미널|صالة|טרמינל|airport|flughafen|aeroport|"
      + "aeropuerto|aeroporto|luchthaven|flygplats|lufthavn|lentoasema|lotnisko|letiste|havalimani|空港|机场|機場|공항|مطار",
    .departure: """
    departure|departs|departure time|dep|depart|abfahrt|abflug|ab|depart a|heure de depart|salida|partenza|\
    partida|saida|vertrek|avgang|avresa|afgang|afrejse|lahto|lahtee|odjazd|wyjazd|odlot|wylot|odjezd|odlet|kalkis|\
    gidis|出発|発|出发|出發|起飞|发车|開車|출발|المغادرة|יציאה|המראה
    """,
    .arrival: """
    arrival|arrives|arrival time|arr|ankunft|an|arrivee|heure d arrivee|llegada|arrivo|chegada|aankomst|ankomst|\
    saapuu|saapuminen|przyjazd|przylot|prijezd|prilet|varis|到着|着|到达|到達|抵达|도착|الوصول|הגעה|נחיתה
    """,
    .train: """
    train|train no|zug|zugnummer|zugverbindung|fahrkarte|train n|tren|treno|comboio|trem|trein|tag|tagnr|tog|\
    tognummer|juna|pociag|numer pociagu|vlak|列車|新幹線|特急|乗車券|特急券|列车|车次|車次|火车票|動車|高铁|高鐵|열차|승차권|기차|القطار|רכבת|bus|\
    coach no
    """,
    .platform: """
    platform|track|gleis|gl|quai|voie|anden|via|binario|plataforma|linha|spoor|perron|spar|laituri|raide|peron|\
    tor|nastupiste|kolej|番線|のりば|ホーム番|站台|月台|检票口|승강장|타는곳|رصيف|רציף
    """,
    .coach: """
    coach|carriage|car|wagen|wg|voiture|coche|carrozza|carruagem|rijtuig|vagn|vogn|vaunu|wagon|vuz|vagon|号車|车厢|車廂|\
    호차|عربة|קרון|class|klasse|classe|clase|klass|luokka|klasa|trida|sinif|二等座|一等座|指定席|自由席|일반실|특실
    """,
    .ticket: """
    e-ticket|ticket|booking reference|booking ref|booking code|confirmation number|reservation|itinerary|\
    passenger|online-ticket|fahrkarte|fahrschein|buchungscode|buchungsnummer|auftragsnummer|reisende|passagier|\
    fahrgast|hinfahrt|ruckfahrt|reiseplan|billet|billet electronique|reference de dossier|dossier|passager|\
    voyageur|aller|retour|billete|localizador|pasajero|viajero|biglietto|codice prenotazione|pnr|passeggero|\
    bilhete|codigo de reserva|passageiro|vervoerbewijs|boekingscode|reiziger|biljett|bokningsnummer|resenar|resa|\
    bestillingsnummer|rejsende|rejse|matkalippu|varaustunnus|matkustaja|bilet|kod rezerwacji|numer rezerwacji|\
    pasazer|podrozny|jizdenka|letenka|rezervacni kod|cestujici|rezervasyon kodu|yolcu|乗車券|航空券|予約番号|お客様|车票|車票|机票|\
    電子客票|订票|旅客|乘客|승차권|예약번호|승객|تذكرة|رقم الحجز|المسافر|כרטיס|מספר הזמנה|נוסע
    """,
    .tracking: """
    tracking|tracking number|tracking no|tracking id|tracking code|track your parcel|track your package|\
    track package|waybill|awb|consignment number|shipment number|sendungsnummer|sendungsverfolgung|sendungs-nr|\
    paketnummer|trackingnummer|paketscheinnummer|numero de suivi|n de suivi|suivre mon colis|suivi de colis|\
    numero de colis|numero de seguimiento|seguimiento|localizador de envio|codigo de seguimiento|\
    numero di tracking|codice di tracking|numero spedizione|codigo de rastreamento|codigo de rastreio|\
    rastreamento|numero de envio|rastreio|trackingcode|track and trace|track & trace|zendingsnummer|barcode|\
    sparningsnummer|kollinummer|kolli-id|forsandelse|sporingsnummer|pakkenummer|forsendelsesnummer|seurantakoodi|\
    lahetystunnus|lahetysnumero|numer przesylki|numer sledzenia|nr przesylki|numer paczki|cislo zasilky|\
    sledovaci cislo|cislo baliku|takip numarasi|takip no|kargo takip|gonderi no|追跡番号|お問い合わせ番号|お問い合せ番号|伝票番号|送り状番号|\
    運單號|运单号|运单号码|快递单号|物流单号|追踪号|單號|运单|운송장|운송장번호|송장번호|등기번호|رقم التتبع|رقم الشحنة|تتبع الشحنة|מספר מעקב|מספר משלוח
    """,
    .parcel: """
    parcel|package|shipment|out for delivery|in transit|delivered|your order has shipped|your delivery|\
    expected delivery|estimated delivery|courier|paket|sendung|in zustellung|zugestellt|unterwegs|\
    voraussichtliche zustellung|zustellung|colis|en cours de livraison|livre|expedie|livraison prevue|paquete|\
    envio|en reparto|entregado|en camino|entrega estimada|pacco|spedizione|in consegna|consegnato|in transito|\
    consegna prevista|encomenda|pacote|saiu para entrega|entregue|em transito|pakket|pakje|onderweg|bezorgd|\
    zending|paketet|levererat|pa vag|utlamning|pakke|pakken|leveret|pa vej|forsendelse|paketti|lahetys|toimitettu|\
    kuljetuksessa|noutopiste|paczka|przesylka|w drodze|w doreczeniu|doreczona|paczkomat|zasilka|balik|doruceno|\
    na ceste|k vyzvednuti|kargo|kargonuz|gonderi|teslim edildi|dagitimda|yolda|荷物|配達|お届け済み|配達中|配達完了|輸送中|ご不在|包裹|快递|\
    快遞|派送|派送中|运输中|已签收|送達|택배|배송중|배송완료|배달|배달완료|الشحنة|طرد|قيد التوصيل|تم التسليم|חבילה|משלוח|בדרך אליך|נמסר
    """,
    .place: """
    directions|get directions|open now|opening hours|hours|closes|closed|opens at|route|reserve a table|\
    book a table|nearby|restaurant|cafe|hotel|call|wegbeschreibung|routenplaner|geoffnet|geschlossen|\
    offnungszeiten|schliesst|tisch reservieren|itineraire|ouvert|ferme|horaires|horaires d ouverture|ferme a|\
    como llegar|abierto|cerrado|horario|cierra a las|indicaciones|indicazioni|indicazioni stradali|aperto|chiuso|\
    orari|orari di apertura|chiude alle|rotas|como chegar|aberto|fechado|horario de funcionamento|fecha as|\
    routebeschrijving|openingstijden|geopend|gesloten|sluit om|vagbeskrivning|oppet|stangt|oppettider|stanger|\
    rutevejledning|abent|lukket|abningstider|lukker|reittiohjeet|avoinna|suljettu|aukioloajat|sulkeutuu|\
    wyznacz trase|trasa|otwarte|zamkniete|godziny otwarcia|zamyka sie|otevreno|zavreno|oteviraci doba|zavira|\
    yol tarifi|acik|kapali|calisma saatleri|経路|ルート|営業中|営業時間|定休日|营业中|营业时间|營業時間|路线|導航|导航|길찾기|영업 중|영업중|영업시간|\
    الاتجاهات|مفتوح|مغلق|ساعات العمل|הוראות הגעה|פתוח|סגור|שעות פתיחה|שעות פעילות|website
    """,
  ]
}
