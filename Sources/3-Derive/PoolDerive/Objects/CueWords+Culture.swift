extension CueWords {
  /// Words of events, recipes and books.
  package static let culture: [Cue: String] = [
    .attend: """
    get tickets|buy tickets|book tickets|tickets from|tickets available|rsvp|add to calendar|save the date|\
    register now|you re invited|you are invited|free entry|free admission|admission|sold out|interested|attendees|\
    attending|going|tickets kaufen|tickets sichern|zum kalender hinzufugen|in den kalender|eintritt frei|eintritt|\
    vorverkauf|abendkasse|jetzt anmelden|anmeldung bis|wir laden ein|herzliche einladung|einladung|teilnehmer|\
    billetterie|acheter des billets|reserver|reservation|entree libre|entree gratuite|ajouter au calendrier|\
    ajouter a l agenda|vous etes invites|sur inscription|comprar entradas|entradas a la venta|entrada libre|\
    entrada gratuita|anadir al calendario|entradas|estas invitado|confirma tu asistencia|acquista biglietti|\
    biglietti|ingresso libero|ingresso gratuito|aggiungi al calendario|prevendita|sei invitato|prenota|\
    comprar bilhetes|comprar ingressos|ingressos|bilhetes|entrada franca|adicionar ao calendario|inscreva-se|\
    tickets bestellen|koop tickets|gratis entree|toegang gratis|gratis toegang|voeg toe aan agenda|aanmelden|\
    uitnodiging|kop biljetter|kop biljett|fri entre|gratis intrade|forkop|lagg till i kalender|anmal dig|inbjudan|\
    kob billet|kob billetter|gratis entre|tilfoj til kalender|tilmeld|invitation|osta liput|liput|vapaa paasy|\
    lisaa kalenteriin|ilmoittaudu|kutsu|kup bilet|kup bilety|bilety|wstep wolny|dodaj do kalendarza|zaproszenie|\
    zapisz sie|koupit vstupenky|vstupenky|vstup volny|vstupne|pridat do kalendare|pozvanka|bilet al|biletler|\
    giris ucretsiz|takvime ekle|davetlisiniz|チケット購入|チケットを購入|入場無料|入場料|前売|当日券|カレンダーに追加|参加申込|立即购票|购票|購票|门票|門票|免费入场|\
    免費入場|添加到日历|报名|報名|예매하기|예매|입장료|무료입장|캘린더에 추가|참가신청|احجز تذكرتك|التذاكر|دخول مجاني|أضف إلى التقويم|לרכישת כרטיסים|\
    כרטיסים|כניסה חופשית|הוסף ליומן
    """,
    .eventKind: """
    concert|live music|live in concert|festival|exhibition|workshop|conference|meetup|webinar|seminar|lecture|\
    open mic|birthday party|party|wedding|gala|opening night|world tour|tour 2025|tour 2026|tour|premiere|\
    comedy night|pub quiz|marathon|flea market|christmas market|fair|summit|hackathon|recital|theatre play|\
    screening|line-up|lineup|konzert|ausstellung|vortrag|lesung|tagung|konferenz|flohmarkt|weihnachtsmarkt|\
    geburtstagsfeier|hochzeit|vernissage|sommerfest|strassenfest|stadtfest|auffuhrung|theaterstuck|veranstaltung|\
    exposition|spectacle|atelier|brocante|vide-grenier|marche de noel|soiree|anniversaire|mariage|projection|\
    concierto|exposicion|taller|conferencia|charla|fiesta|boda|mercadillo|cumpleanos|obra de teatro|concerto|\
    mostra|laboratorio|convegno|festa|mercatino|spettacolo|matrimonio|sagra|exposicao|oficina|palestra|feira|\
    espetaculo|show|aniversario|casamento|tentoonstelling|lezing|voorstelling|rommelmarkt|kerstmarkt|verjaardag|\
    bruiloft|feest|konsert|utstallning|forelasning|foredrag|forestallning|loppis|julmarknad|brollop|fest|koncert|\
    udstilling|forestilling|loppemarked|julemarked|bryllup|konsertti|nayttely|luento|festivaali|kirpputori|\
    joulumarkkinat|haat|juhlat|wystawa|warsztaty|wyklad|spektakl|targi|wesele|jarmark|vystava|prednaska|divadlo|\
    predstaveni|svatba|konser|sergi|atolye|soylesi|festivali|dugun|fuar|コンサート|ライブ|展覧会|展示会|フェス|フェスティバル|講演会|ワークショップ|\
    セミナー|公演|祭り|まつり|音楽会|音楽祭|文化祭|発表会|上映会|花火大会|演奏会|演唱会|演唱會|音乐会|音樂會|展览|展覽|讲座|講座|音乐节|音樂節|市集|研讨会|콘서트|공연|전시회|페스티벌|강연|워크숍|세미나|\
    뮤지컬|حفلة|حفل|معرض|\
    مهرجان|ورشة عمل|ندوة|הופעה|קונצרט|תערוכה|פסטיבל|הרצאה|סדנה|הצגה|matinee|open air|jazz night|release party|gig
    """,
    .doors: """
    doors|doors open|einlass|ouverture des portes|apertura de puertas|puertas|apertura porte|abertura de portas|\
    deuren open|zaal open|insläpp|inslapp|dorrar|doerene abner|dorene abner|ovet|bramy|otwarcie drzwi|\
    otevreni dveri|kapi acilis|開場|入场|入場|입장|فتح الأبواب|פתיחת דלתות
    """,
    .begins: """
    start|starts|starts at|show|begins|kick-off|when|beginn|anfang|start um|wann|uhrzeit|debut|debut a|quand|inicio|\
    cuando|hora|comienza|empieza|\
    inizio|ore|quando|comeca|inicio as|aanvang|begin|wanneer|borjar|startar|starter|tidpunkt|tidspunkt|hvornar|\
    begynder|alkaa|milloin|poczatek|rozpoczecie|kiedy|\
    zacatek|kdy|baslangic|ne zaman|開演|開始|日時|時間|时间|일시|开始|開始時間|演出时间|시작|공연시간|يبدأ|התחלה|שעה
    """,
    .venueLabel: """
    venue|location|where|ort|veranstaltungsort|wo|lieu|ou|lugar|donde|recinto|luogo|dove|local|onde|locatie|waar|\
    plats|var|sted|hvor|paikka|missa|miejsce|gdzie|misto|misto konani|kde|mekan|yer|会場|場所|地点|地點|场地|장소|المكان|\
    מיקום|מקום
    """,
    .venueNoun: """
    hall|arena|theatre|theater|club|museum|gallery|stadium|park|auditorium|church|cathedral|opera house|\
    convention center|community center|library|pavilion|ballroom|halle|stadthalle|festhalle|konzerthaus|\
    philharmonie|kulturhaus|galerie|kirche|marktplatz|gemeindehaus|oper|stadion|salle|salle des fetes|place du|\
    place de la|place des|parvis|gymnase|foyer rural|mairie|musee|\
    eglise|zenith|mediatheque|theatre municipal|stade|sala|teatro|museo|auditorio|palacio|plaza|plaza mayor|\
    estadio|iglesia|biblioteca|centro cultural|piazza|chiesa|palazzo|stadio|pavilhao|museu|praca|igreja|coliseu|\
    zaal|schouwburg|concertgebouw|plein|kerk|bibliotheek|konserthus|konserthuset|museet|kyrka|kulturhuset|\
    folkets hus|torget|hallen|koncerthus|koncerthuset|kirke|kulturhus|spillested|konserttitalo|kirkko|\
    kulttuuritalo|teatteri|kirjasto|filharmonia|muzeum|teatr|dom kultury|hala|rynek|galeria|divadlo|kulturni dum|\
    namesti|sal|salonu|muzesi|kultur merkezi|tiyatro|meydani|ホール|劇場|美術館|博物館|公会堂|公園|会館|大厅|剧院|劇院|博物馆|体育馆|美术馆|音乐厅|广场|\
    홀|극장|미술관|박물관|예술의전당|경기장|공원|مسرح|متحف|قاعة|היכל|תיאטרון|מוזיאון|אולם
    """,
    .ingredients: """
    ingredients|for the dough|for the sauce|for the filling|for the topping|zutaten|zutaten fur|fur den teig|\
    fur die fullung|fur die sauce|einkaufsliste fur|pour la pate|pour la garniture|pour la sauce|ingredientes|\
    para la masa|para la salsa|para el relleno|ingredienti|per l impasto|per il ripieno|per la salsa|para a massa|\
    para o recheio|para o molho|ingredienten|voor het deeg|voor de saus|ingredienser|till degen|till sasen|til dejen|\
    ainekset|ainesosat|taikinaan|kastikkeeseen|skladniki|na ciasto|na sos|ingredience|suroviny|na testo|malzemeler|\
    hamuru icin|材料|食材|用料|配料|主料|재료|المقادير|المكونات|מרכיבים|מצרכים
    """,
    .needs: """
    you will need|you ll need|what you need|what you ll need|things you need|du brauchst|ihr braucht|sie brauchen|\
    das brauchst du|man braucht|man nehme|was du brauchst|il vous faut|il te faut|ce qu il vous faut|ce qu il faut|\
    vous aurez besoin de|necesitas|vas a necesitar|necesitaremos|lo que necesitas|occorrente|cosa serve|ti serve|\
    ti servono|vi servono|vai precisar|voce vai precisar|do que precisa|o que precisa|dit heb je nodig|\
    wat heb je nodig|wat je nodig hebt|benodigdheden|je hebt nodig|du behover|det har behover du|du skal bruge|\
    det skal du bruge|du trenger|dette trenger du|tarvitset|tarvitaan|potrzebujesz|potrzebne beda|bedziesz potrzebowac|\
    budete potrebovat|potrebujeme|potrebujete|gerekenler|gerekli malzemeler|用意するもの|必要な材料|所需材料|准备材料|準備材料|준비물|\
    필요한 재료|ستحتاج إلى|ما تحتاجه|מה צריך|תצטרכו
    """,
    .method: """
    method|instructions|directions|preparation|steps|how to make|zubereitung|anleitung|so geht s|\
    so wird s gemacht|preparation de la recette|etapes|preparacion|elaboracion|pasos|procedimento|preparazione|\
    modo de preparo|preparo|modo de preparacao|preparacao|bereiding|bereidingswijze|gor sa har|tillagning|\
    instruktioner|fremgangsmade|sadan gor du|valmistus|ohje|valmistusohje|przygotowanie|sposob przygotowania|\
    wykonanie|postup|postup pripravy|yapilisi|hazirlanisi|作り方|手順|做法|步骤|步驟|만드는 법|조리법|조리순서|만들기|طريقة التحضير|\
    طريقة العمل|אופן ההכנה|הוראות הכנה|הכנה
    """,
    .servings: """
    servings|serves|prep time|cook time|cooking time|total time|yield|portionen|fur 4 personen|personen|\
    zubereitungszeit|arbeitszeit|kochzeit|backzeit|temps de preparation|temps de cuisson|personnes|porciones|\
    raciones|personas|tiempo de preparacion|tiempo de coccion|dosi per|porzioni|persone|tempo di preparazione|\
    tempo di cottura|cottura|porcoes|pessoas|doses|rendimento|tempo de preparo|bereidingstijd|personer|portioner|\
    tillagningstid|\
    tilberedningstid|annosta|valmistusaika|porcje|porcji|czas przygotowania|porci|porce|doba pripravy|kisilik|\
    hazirlama suresi|pisirme suresi|人分|調理時間|人份|烹饪时间|인분|조리시간|حصص|وقت التحضير|מנות|זמן הכנה|recipe|rezept|recette|\
    receta|ricetta|receita|recept|opskrift|resepti|przepis|tarifi|レシピ|菜谱|食譜|레시피|وصفة|מתכון
    """,
    .isbn: "isbn|isbn-10|isbn-13|isbn10|isbn13|eisbn",
    .book: """
    paperback|hardcover|publisher|published by|author|pages|edition|novel|first published|taschenbuch|\
    gebundene ausgabe|gebunden|verlag|autor|autorin|seiten|auflage|roman|broche|editeur|editions|auteur|\
    edition originale|tapa blanda|tapa dura|editorial|paginas|edicion|novela|copertina flessibile|\
    copertina rigida|editore|pagine|edizione|romanzo|capa comum|capa dura|editora|edicao|livro|uitgever|\
    uitgeverij|bladzijden|druk|pocket|inbunden|forlag|sidor|forfattare|forlaget|sider|indbundet|kustantaja|sivua|\
    kirjailija|sidottu|wydawnictwo|stron|oprawa|nakladatel|nakladatelstvi|vazba|stran|yayinevi|yayinlari|sayfa|\
    yazar|出版社|著者|単行本|文庫|ページ|発行|出版|作者|页数|定价|출판사|지은이|저자|쪽|دار النشر|المؤلف|הוצאה לאור|הוצאת|מחבר
    """,
  ]
}
