// Table: what names, places and forms look like in each language; every person in it is made of common words.

/// The forms of one language's home.
struct Region {
  var country: String
  /// ISO 4217.
  var currency: String
  /// An amount with its currency; `#` stands for the amount.
  var money: String
  var decimal: String
  var thousands: String
  var hasDecimals = true
  /// A day; `d`, `m`, `y` stand for two, two and four digits, `M` for the month's name.
  var day: String
  var longDay: String
  var first: [String]
  var last: [String]
  /// `#` stands for a house's number.
  var street: [String]
  var city: [(zip: String, name: String)]
  /// Street, zip and city on one line; `S`, `Z`, `C`.
  var address: String
  /// With country code; `#` stands for a digit.
  var phone: [String]
  /// Without.
  var tel: [String]
  var domain: String
  var shop: [String]
  var bank: [String]
  var months: [String]
  var weekdays: [String]

  static let all: [String: Region] = [
    "en": Region(
      country: "GB", currency: "GBP", money: "£#", decimal: ".", thousands: ",", day: "d/m/y", longDay: "d M y",
      first: ["Mary", "John", "Emily", "Peter"], last: ["Sample", "Specimen", "Example", "Placeholder"],
      street: ["# Station Road", "# High Street", "# Church Lane", "# Mill Road"],
      city: [("LS1 4AP", "Leeds"), ("BS1 5TR", "Bristol"), ("YO1 7HH", "York")], address: "S, C Z",
      phone: ["+44 20 7946 0###", "+44 161 496 0###"], tel: ["020 7946 0###", "0161 496 0###"], domain: "co.uk",
      shop: ["Corner Bakery", "Green Grocer", "Oak & Pine", "Harbour Books"],
      bank: ["Northern Example Bank", "Sample Building Society"],
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
      ],
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
    "de": Region(
      country: "DE", currency: "EUR", money: "# €", decimal: ",", thousands: ".", day: "d.m.y", longDay: "d. M y",
      first: ["Erika", "Max", "Anna", "Jonas"], last: ["Mustermann", "Beispiel", "Probe", "Platzhalter"],
      street: ["Hauptstraße #", "Bahnhofstr. #", "Gartenweg #", "Schulstraße #"],
      city: [("50667", "Köln"), ("04109", "Leipzig"), ("28195", "Bremen")], address: "S, Z C",
      phone: ["+49 30 23125###", "+49 221 4710###"], tel: ["030 23125###", "0221 4710###"], domain: "de",
      shop: ["Backhaus am Markt", "Blumen Sonne", "Radladen Nord", "Buchhandlung Lindenhof"],
      bank: ["Beispielbank", "Musterkasse Rheinland"],
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
      ],
      weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]),
    "fr": Region(
      country: "FR", currency: "EUR", money: "# €", decimal: ",", thousands: " ", day: "d/m/y", longDay: "d M y",
      first: ["Marie", "Jean", "Camille", "Paul"], last: ["Exemple", "Modèle", "Spécimen", "Essai"],
      street: ["# rue de la Gare", "# avenue des Tilleuls", "# place du Marché"],
      city: [("69002", "Lyon"), ("44000", "Nantes"), ("31000", "Toulouse")], address: "S, Z C",
      phone: ["+33 1 99 00 ## ##", "+33 5 36 49 ## ##"], tel: ["01 99 00 ## ##", "05 36 49 ## ##"], domain: "fr",
      shop: ["Boulangerie du Port", "Librairie des Arts", "Vélo Plus", "Épicerie Verte"],
      bank: ["Banque Exemple", "Crédit Modèle"],
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
      ],
      weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]),
    "es": Region(
      country: "ES", currency: "EUR", money: "# €", decimal: ",", thousands: ".", day: "d/m/y", longDay: "d de M de y",
      first: ["María", "José", "Lucía", "Pablo"], last: ["Ejemplo Muestra", "Modelo Prueba", "Muestra Ejemplo"],
      street: ["Calle Mayor, #", "Avenida del Puerto, #", "Plaza Nueva, #"],
      city: [("46002", "Valencia"), ("41001", "Sevilla"), ("50003", "Zaragoza")], address: "S, Z C",
      phone: ["+34 91 550 ## ##", "+34 655 12# ###"], tel: ["91 550 ## ##", "655 12# ###"], domain: "es",
      shop: ["Panadería La Plaza", "Librería Central", "Frutas Sol", "Ferretería Norte"],
      bank: ["Banco Ejemplo", "Caja Muestra"],
      months: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
      ],
      weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]),
    "it": Region(
      country: "IT", currency: "EUR", money: "€ #", decimal: ",", thousands: ".", day: "d/m/y", longDay: "d M y",
      first: ["Anna", "Mario", "Giulia", "Luca"], last: ["Esempio", "Campione", "Modello", "Prova"],
      street: ["Via Roma, #", "Via Garibaldi, #", "Piazza del Mercato, #"],
      city: [("40121", "Bologna"), ("50122", "Firenze"), ("10121", "Torino")], address: "S, Z C",
      phone: ["+39 06 6982 ####", "+39 02 7740 ####"], tel: ["06 6982 ####", "02 7740 ####"], domain: "it",
      shop: ["Panificio Centrale", "Libreria del Corso", "Bottega Verde Mare", "Cicli Po"],
      bank: ["Banca Esempio", "Cassa Campione"],
      months: [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
      ],
      weekdays: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"]),
    "pt": Region(
      country: "PT", currency: "EUR", money: "# €", decimal: ",", thousands: ".", day: "d/m/y", longDay: "d de M de y",
      first: ["Maria", "João", "Inês", "Tiago"], last: ["Exemplo", "Amostra", "Modelo", "Ensaio"],
      street: ["Rua da Estação, #", "Avenida da Liberdade, #", "Largo do Mercado, #"],
      city: [("4000-322", "Porto"), ("3000-150", "Coimbra"), ("1250-096", "Lisboa")], address: "S, Z C",
      phone: ["+351 21 355 ## ##", "+351 22 609 ## ##"], tel: ["21 355 ## ##", "22 609 ## ##"], domain: "pt",
      shop: ["Padaria da Praça", "Livraria do Rio", "Mercearia Sol", "Casa das Bicicletas"],
      bank: ["Banco Exemplo", "Caixa Amostra"],
      months: [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
      ],
      weekdays: [
        "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo",
      ]),
    "nl": Region(
      country: "NL", currency: "EUR", money: "€ #", decimal: ",", thousands: ".", day: "d-m-y", longDay: "d M y",
      first: ["Anna", "Jan", "Sanne", "Pieter"], last: ["Voorbeeld", "van der Proef", "Model", "de Test"],
      street: ["Stationsweg #", "Dorpsstraat #", "Kerkplein #"],
      city: [("3511 AB", "Utrecht"), ("9711 LM", "Groningen"), ("5611 EC", "Eindhoven")], address: "S, Z C",
      phone: ["+31 20 491 ####", "+31 30 233 ####"], tel: ["020 491 ####", "030 233 ####"], domain: "nl",
      shop: ["Bakkerij de Molen", "Boekhandel Aan Zee", "Fietsen Jansens Hoek", "Groente & Zo"],
      bank: ["Voorbeeldbank", "Proefbank"],
      months: [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
        "november", "december",
      ],
      weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"]),
    "sv": Region(
      country: "SE", currency: "SEK", money: "# kr", decimal: ",", thousands: " ", day: "y-m-d", longDay: "d M y",
      first: ["Anna", "Erik", "Maja", "Lars"], last: ["Exempel", "Provsson", "Modell", "Mall"],
      street: ["Storgatan #", "Skolgatan #", "Kyrkvägen #"],
      city: [("411 05", "Göteborg"), ("753 10", "Uppsala"), ("211 20", "Malmö")], address: "S, Z C",
      phone: ["+46 8 465 004 ##", "+46 31 390 06 ##"], tel: ["08-465 004 ##", "031-390 06 ##"], domain: "se",
      shop: ["Bageriet vid Torget", "Cykelhörnan", "Bokhandeln Eken", "Blomsterboden"],
      bank: ["Exempelbanken", "Provsparbanken"],
      months: [
        "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober",
        "november", "december",
      ],
      weekdays: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"]),
    "da": Region(
      country: "DK", currency: "DKK", money: "# kr.", decimal: ",", thousands: ".", day: "d.m.y", longDay: "d. M y",
      first: ["Anna", "Lars", "Freja", "Mads"], last: ["Eksempel", "Prøvesen", "Model", "Skabelon"],
      street: ["Stationsvej #", "Nørregade #", "Møllevej #"],
      city: [("8000", "Aarhus C"), ("5000", "Odense C"), ("9000", "Aalborg")], address: "S, Z C",
      phone: ["+45 32 55 ## ##", "+45 86 12 ## ##"], tel: ["32 55 ## ##", "86 12 ## ##"], domain: "dk",
      shop: ["Bageriet ved Åen", "Cykelværkstedet", "Boghandlen Egen", "Grønt & Godt"],
      bank: ["Eksempelbanken", "Prøvebank"],
      months: [
        "januar", "februar", "marts", "april", "maj", "juni", "juli", "august", "september", "oktober", "november",
        "december",
      ],
      weekdays: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"]),
    "fi": Region(
      country: "FI", currency: "EUR", money: "# €", decimal: ",", thousands: " ", day: "d.m.y", longDay: "d. M y",
      first: ["Anna", "Matti", "Aino", "Ville"], last: ["Malli", "Esimerkki", "Näyte", "Koe"],
      street: ["Asemakatu #", "Kirkkokatu #", "Koulutie #"],
      city: [("33100", "Tampere"), ("20100", "Turku"), ("90100", "Oulu")], address: "S, Z C",
      phone: ["+358 9 4245 0###", "+358 3 3141 0###"], tel: ["09 4245 0###", "03 3141 0###"], domain: "fi",
      shop: ["Leipomo Tori", "Pyöräpaja", "Kirjakauppa Tammi", "Kukkakulma"],
      bank: ["Mallipankki", "Esimerkkipankki"],
      months: [
        "tammikuuta", "helmikuuta", "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta", "heinäkuuta",
        "elokuuta", "syyskuuta", "lokakuuta", "marraskuuta", "joulukuuta",
      ],
      weekdays: ["maanantai", "tiistai", "keskiviikko", "torstai", "perjantai", "lauantai", "sunnuntai"]),
    "pl": Region(
      country: "PL", currency: "PLN", money: "# zł", decimal: ",", thousands: " ", day: "d.m.y", longDay: "d M y",
      first: ["Anna", "Jan", "Zofia", "Piotr"], last: ["Przykład", "Wzór", "Próbka", "Model"],
      street: ["ul. Dworcowa #", "ul. Szkolna #", "ul. Ogrodowa #"],
      city: [("31-042", "Kraków"), ("50-101", "Wrocław"), ("61-731", "Poznań")], address: "S, Z C",
      phone: ["+48 22 263 ## ##", "+48 12 345 ## ##"], tel: ["22 263 ## ##", "12 345 ## ##"], domain: "pl",
      shop: ["Piekarnia Rynek", "Księgarnia Pod Lipą", "Rowery Wisła", "Warzywniak"],
      bank: ["Bank Przykładowy", "Bank Wzorcowy"],
      months: [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
        "października", "listopada", "grudnia",
      ],
      weekdays: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"]),
    "ja": Region(
      country: "JP", currency: "JPY", money: "#円", decimal: ".", thousands: ",", hasDecimals: false, day: "y/m/d",
      longDay: "y年M月d日", first: ["太郎", "花子", "一郎"], last: ["見本 ", "例文 ", "試験 "],
      street: ["本町1丁目#番", "中央2丁目#番", "桜台3丁目#番"],
      city: [("〒530-0001", "大阪市北区"), ("〒604-8001", "京都市中京区"), ("〒460-0008", "名古屋市中区")],
      address: "Z CS", phone: ["+81 3 5555 ####", "+81 6 6555 ####"], tel: ["03-5555-####", "06-6555-####"],
      domain: "co.jp", shop: ["青空ベーカリー", "みどり書店", "さくら食堂", "山の自転車"],
      bank: ["見本銀行", "例文信用金庫"],
      months: (1...12).map(String.init),
      weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"]),
    "zh": Region(
      country: "CN", currency: "CNY", money: "¥#", decimal: ".", thousands: ",", day: "y-m-d", longDay: "y年M月d日",
      first: ["小明", "小红", "一一"], last: ["样", "范", "例"],
      street: ["中山路#号", "人民路#号", "解放街#号"],
      city: [("200001", "上海市黄浦区"), ("510000", "广州市越秀区"), ("310000", "杭州市上城区")], address: "CS Z",
      phone: ["+86 10 5555 ####", "+86 21 5555 ####"], tel: ["010-5555####", "021-5555####"], domain: "cn",
      shop: ["阳光面包店", "绿叶书店", "老街饭馆", "山地车行"],
      bank: ["样本银行", "示例银行"],
      months: (1...12).map(String.init),
      weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"]),
  ]
}
