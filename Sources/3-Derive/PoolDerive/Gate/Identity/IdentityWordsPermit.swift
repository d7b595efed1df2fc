/// What permits to stay say besides other documents, and what pages say that tell how to come by a paper. A word table.
extension IdentityWords {
  static let permits: [IdentityTopic: [String]] = [
    .permitKind: [
      "type of permit", "permit type", "category", "class of admission", "type of document", "leave to remain",
      "leave to enter", "settlement", "art des titels", "art des aufenthaltstitels", "aufenthaltszweck",
      "niederlassungserlaubnis", "categorie du titre", "categorie du titre de sejour", "type de titre",
      "motif du sejour", "tipo de permiso", "tipo de tarjeta", "tipo de autorizacion", "larga duracion",
      "tipo di permesso", "motivo del soggiorno", "lungo periodo", "soggiornante di lungo periodo", "tipo de titulo",
      "tipo de autorizacao", "residencia temporaria", "residencia permanente", "soort titel", "type titel",
      "type document", "onbepaalde tijd", "bepaalde tijd", "verblijfsdoel", "typ av tillstand", "tillstandstyp",
      "permanent uppehallstillstand", "tilladelsens art", "tilladelsestype", "opholdsgrundlag", "permanent ophold",
      "tillatelsens art", "type tillatelse", "permanent opphold", "luvan tyyppi", "luvan laji", "oleskeluluvan tyyppi",
      "pysyva oleskelulupa", "rodzaj zezwolenia", "rodzaj karty", "pobyt staly", "pobyt czasowy",
      "druh povoleni", "druh pobytu", "trvaly pobyt", "prechodny pobyt", "druh pobytu", "engedely tipusa",
      "tipul permisului", "vrsta dozvole", "elamisloa liik", "atlaujas veids", "вид разрешения", "在留資格", "永住者",
      "定住者", "就労制限の有無", "居留类别", "居留事由", "체류자격",
    ],
    .permitRemark: [
      "remarks", "no public funds", "work permitted", "work allowed", "no work", "anmerkungen",
      "erwerbstatigkeit erlaubt", "erwerbstatigkeit gestattet", "beschaftigung erlaubt", "remarques",
      "autorise son titulaire a travailler", "observaciones", "autoriza a trabajar", "annotazioni",
      "permesso unico lavoro", "observacoes", "opmerkingen", "arbeid vrij toegestaan", "arbeid niet toegestaan",
      "v nummer", "anmarkningar", "far arbeta", "bemaerkninger", "merknader", "huomautuksia", "tyonteko oikeus",
      "uwagi", "dostep do rynku pracy", "poznamky", "megjegyzesek", "observatii", "napomene", "住居地", "資格外活動許可",
      "就労不可", "就労制限なし",
    ],
  ]

  /// States as documents call them.
  static let states: [IdentityTopic: [String]] = [
    .issuingState: [
      "bundesrepublik deutschland", "republik osterreich", "schweizerische eidgenossenschaft", "confederation suisse",
      "confederazione svizzera", "furstentum liechtenstein", "republique francaise", "royaume de belgique",
      "koninkrijk belgie", "belgie belgique", "belgique belgie", "grand duche de luxembourg", "repubblica italiana",
      "reino de espana", "espana", "republica portuguesa", "portugal", "koninkrijk der nederlanden", "nederland",
      "sverige", "konungariket sverige", "danmark", "kongeriget danmark", "norge", "kongeriket norge", "suomi",
      "suomi finland", "island", "rzeczpospolita polska", "ceska republika", "slovenska republika", "magyarorszag",
      "magyar koztarsasag", "romania", "republica hrvatska", "republika hrvatska", "republika slovenija",
      "republika srbija", "eesti vabariik", "eesti", "latvijas republika", "latvija", "lietuvos respublika", "eire",
      "eire ireland", "ireland", "united kingdom", "united kingdom of great britain and northern ireland",
      "european union", "europaische union", "union europeenne", "union europea", "unione europea", "uniao europeia",
      "europese unie", "europeiska unionen", "unia europejska", "republic of cyprus", "republic of malta",
      "hellenic republic", "ελληνικη δημοκρατια", "turkiye cumhuriyeti", "republic of turkey",
      "республика българия", "республика србија", "российская федерация", "україна", "united states of america",
      "republica federativa do brasil", "republica argentina", "republica de chile", "estados unidos mexicanos",
      "republica de colombia", "republica del peru", "republique algerienne", "royaume du maroc", "日本国", "中华人民共和国",
      "中華民國", "대한민국", "government of india", "भारत सरकार", "republik indonesia", "republic of the philippines",
      "republika ng pilipinas", "malaysia", "republic of singapore", "المملكة العربية السعودية", "جمهورية مصر العربية",
      "מדינת ישראל", "state of israel", "republic of south africa", "commonwealth of australia", "new zealand",
    ]
  ]

  static let visas: [IdentityTopic: [String]] = [
    .visaKind: [
      "type of visa", "visa type", "visa class", "visa category", "art des visums", "visumart", "type de visa",
      "tipo de visado", "tipo di visto", "tipo de visto", "type visum", "typ av visering", "visumtype", "viisumin laji",
      "rodzaj wizy", "druh viza", "tip viza", "valid for schengen states", "schengener staaten", "etats schengen",
      "estados schengen", "stati schengen", "签证种类", "签证类别", "査証種別", "issuing post name", "тип визы", "категория визы",
    ],
    .visaEntries: [
      "number of entries", "no of entries", "entries", "anzahl der einreisen", "nombre d entrees",
      "numero de entradas", "numero di ingressi", "aantal binnenkomsten", "antal inresor", "antal indrejser",
      "antall innreiser", "maahantulojen lukumaara", "liczba wjazdow", "pocet vstupu", "numarul de intrari", "入境次数",
      "кратность", "количество въездов",
    ],
    .visaStay: [
      "duration of stay", "duration of each stay", "dauer des aufenthalts", "aufenthaltsdauer", "duree du sejour",
      "duree de sejour", "duracion de la estancia", "durata del soggiorno", "duracao da estada",
      "duur van het verblijf",
      "vistelsens langd", "opholdets varighed", "oppholdets varighet", "oleskelun kesto", "dlugosc pobytu",
      "delka pobytu", "每次停留", "停留期", "停留天数", "入境前有效", "срок пребывания", "длительность пребывания",
    ],
  ]

  static let instructions: [IdentityTopic: [String]] = [
    .instruction: [
      "apply for", "how to apply", "apply online", "application form", "how to get", "how to order", "order online",
      "order a copy", "required documents", "documents required", "documents needed", "what you need", "fees", "fee",
      "processing time", "book an appointment", "opening hours", "learn more", "read more", "add to cart", "in stock",
      "beantragen", "beantragung", "bestellen", "antrag stellen", "online antrag", "erforderliche unterlagen",
      "benotigte unterlagen", "gebuhr", "gebuhren", "kosten", "termin buchen", "offnungszeiten", "mehr erfahren",
      "faire une demande", "demander", "obtenir", "pieces a fournir", "documents a fournir", "demarche", "demarches",
      "tarif", "horaires", "prendre rendez vous", "en savoir plus", "como solicitar", "solicitar", "requisitos",
      "documentacion necesaria", "tasas", "cita previa", "horario", "mas informacion", "come richiedere", "richiedere",
      "documenti necessari", "costi", "orari", "prenota", "come ottenere", "como pedir", "pedir", "requerer",
      "documentos necessarios", "custos", "marcacao", "saiba mais", "aanvragen", "benodigde documenten", "kosten",
      "openingstijden", "afspraak maken", "lees meer", "ansok", "ansokan", "bestall", "avgift", "avgifter",
      "oppettider", "las mer", "ansog", "ansogning", "bestil", "gebyr", "abningstider", "laes mere", "sok om", "soknad",
      "apningstider", "hae", "hakemus", "tilaa", "maksut", "aukioloajat", "lue lisaa", "jak uzyskac", "zloz wniosek",
      "wymagane dokumenty", "oplata", "oplaty", "godziny otwarcia", "czytaj wiecej", "zadost", "poplatek",
      "申請方法", "必要書類", "手数料", "受付時間", "予約", "詳しくは", "申请流程", "所需材料", "办理流程", "收费标准", "预约", "如何办理",
      "как получить", "необходимые документы", "госпошлина",
    ]
  ]
}
