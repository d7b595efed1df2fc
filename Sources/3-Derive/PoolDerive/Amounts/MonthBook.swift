/// Names of months and days of the week: a table of facts.
enum MonthBook {
  /// Months 1 to 12 by folded name, full and short, in the forms that dates use.
  static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for table in tables {
      for (month, names) in table.split(separator: ";").enumerated() {
        for name in names.split(separator: " ") where name != "_" { months[folded(String(name))] = month + 1 }
      }
    }
    return months
  }()

  /// Names of months that are ordinary words, too: they count only with a year beside them.
  static let weak: Set<String> = [
    "sie", "lip", "lis", "lut", "kwi", "cze", "gru", "led", "kovo", "lie", "mac", "set", "out", "ago", "elo", "oca",
    "sub", "kas", "tem", "ara", "nis", "haz", "des", "gen", "mag", "giu", "lug", "bal", "vas", "spal", "noi", "ian",
    "saus", "geg", "agu", "nop", "лист", "бер", "вер", "трав", "груд", "серп", "اب", "kesa", "helmi", "joulu", "luty",
    "loka", "touko", "maalis", "marras", "syys", "heina", "tammi", "huhti", "sty", "eki", "eyl",
  ]

  /// Days of the week by folded name, Monday 1 to Sunday 7.
  static let weekdays: [String: Int] = {
    var weekdays: [String: Int] = [:]
    for table in weekdayTables {
      for (day, names) in table.split(separator: ";").enumerated() {
        for name in names.split(separator: " ") { weekdays[folded(String(name))] = day + 1 }
      }
    }
    return weekdays
  }()

  private static func folded(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: TextFolding.folded(text))
    return String(view)
  }

  private static let tables = [
    // English, German, Dutch, Scandinavian.
    "january jan;february feb;march mar;april apr;may;june jun;july jul;august aug;september sep sept;october oct;"
      + "november nov;december dec",
    "januar jänner jan;februar feber feb;märz mrz;april apr;mai;juni jun;juli jul;august aug;september sep sept;"
      + "oktober okt;november nov;dezember dez",
    "januari jan;februari feb;maart mrt;april;mei;juni;juli;augustus;september;oktober okt;november;december",
    "januari;februari;mars;april;maj;juni;juli;augusti aug;september;oktober okt;november;december des desember",
    "januar;februar;marts mars;april;maj mai;juni;juli;august;september;oktober;november;december desember",
    "janúar;febrúar;mars;apríl;maí;júní;júlí;ágúst;september;október;nóvember;desember",
    // Romance.
    "janvier janv;février fevr fév;mars;avril avr;mai;juin;juillet juil;août aout;septembre sept;octobre oct;"
      + "novembre nov;décembre déc",
    "enero ene;febrero feb;marzo mar;abril abr;mayo may;junio jun;julio jul;agosto ago;septiembre setiembre sept;"
      + "octubre oct;noviembre nov;diciembre dic",
    "gennaio gen;febbraio feb;marzo mar;aprile apr;maggio mag;giugno giu;luglio lug;agosto ago;settembre set;"
      + "ottobre ott;novembre nov;dicembre dic",
    "janeiro jan;fevereiro fev;março mar;abril abr;maio mai;junho jun;julho jul;agosto ago;setembro set;"
      + "outubro out;novembro nov;dezembro dez",
    "gener;febrer;març;abril;maig;juny;juliol;agost;setembre;octubre;novembre;desembre",
    "ianuarie ian;februarie feb;martie mar;aprilie apr;mai;iunie iun;iulie iul;august aug;septembrie sept;"
      + "octombrie oct;noiembrie noi;decembrie dec",
    // Slavic, in the genitive that dates use, and short.
    "stycznia styczeń sty;lutego luty lut;marca marzec;kwietnia kwiecień kwi;maja maj;czerwca czerwiec cze;"
      + "lipca lipiec lip;sierpnia sierpień sie;września wrzesień wrz;października październik paź;"
      + "listopada listopad lis;grudnia grudzień gru",
    "ledna leden;února únor;března březen;dubna duben;května květen;června červen;července červenec;srpna srpen;"
      + "září;října říjen;listopadu;prosince prosinec",
    "januára;februára;marca;apríla;mája;júna;júla;augusta;septembra;októbra;novembra;decembra",
    "siječnja;veljače;ožujka;travnja;svibnja;lipnja;srpnja;kolovoza;rujna;_;studenoga studenog;prosinca",
    "januarja;februarja;marca;aprila;maja;junija;julija;avgusta avgust;septembra septembar;oktobra oktobar;"
      + "novembra novembar;decembra decembar",
    "января янв;февраля фев;марта мар;апреля апр;мая май;июня июн;июля июл;августа авг;сентября сен сент;"
      + "октября окт;ноября ноя нояб;декабря дек",
    "січня січ;лютого лют;березня бер;квітня квіт;травня трав;червня черв;липня лип;серпня серп;вересня вер;"
      + "жовтня жовт;листопада лист;грудня груд",
    "януари;февруари;март;април;май;юни;юли;август;септември;октомври;ноември;декември",
    // Baltic, Finnic, Hungarian, Greek, Turkish.
    "sausio saus;vasario vas;kovo;balandžio bal;gegužės geg;birželio birž;liepos;rugpjūčio rugp;rugsėjo rugs;"
      + "spalio spal;lapkričio lapkr;gruodžio gruod",
    "janvāris janvārī;februāris februārī;marts martā;aprīlis aprīlī;maijs maijā;jūnijs jūnijā;jūlijs jūlijā;"
      + "augusts augustā;septembris septembrī;oktobris oktobrī;novembris novembrī;decembris decembrī",
    "jaanuar;veebruar;märts;aprill;mai;juuni;juuli;august;september;oktoober;november;detsember",
    "tammikuuta tammikuu tammi;helmikuuta helmikuu helmi;maaliskuuta maaliskuu maalis;huhtikuuta huhtikuu huhti;"
      + "toukokuuta toukokuu touko;kesäkuuta kesäkuu kesä;heinäkuuta heinäkuu heinä;elokuuta elokuu elo;"
      + "syyskuuta syyskuu syys;lokakuuta lokakuu loka;marraskuuta marraskuu marras;joulukuuta joulukuu joulu",
    "január jan;február febr;március márc;április ápr;május máj;június jún;július júl;augusztus aug;"
      + "szeptember szept;október okt;november nov;december dec",
    "ιανουαρίου ιαν;φεβρουαρίου φεβ;μαρτίου μαρ;απριλίου απρ;μαΐου μαι;ιουνίου ιουν;ιουλίου ιουλ;αυγούστου αυγ;"
      + "σεπτεμβρίου σεπ;οκτωβρίου οκτ;νοεμβρίου νοε;δεκεμβρίου δεκ",
    "ocak oca;şubat şub;mart;nisan nis;mayıs;haziran haz;temmuz tem;ağustos ağu;eylül eyl;ekim eki;kasım kas;"
      + "aralık ara",
    // Asia and the Middle East. The short Thai names of January and March are one when folded, so both are left out.
    "januari;februari;maret;april;mei;juni;juli;agustus agu;september;oktober;november nop;desember",
    "_;_;mac;_;_;jun;julai;ogos;_;_;_;disember dis",
    "มกราคม;กุมภาพันธ์ กพ;มีนาคม;เมษายน เมย;พฤษภาคม พค;มิถุนายน มิย;กรกฎาคม กค;สิงหาคม สค;กันยายน กย;"
      + "ตุลาคม ตค;พฤศจิกายน พย;ธันวาคม ธค",
    "जनवरी;फ़रवरी फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर सितम्बर;अक्टूबर;नवंबर नवम्बर;दिसंबर दिसम्बर",
    "يناير;فبراير;مارس;أبريل إبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر",
    "كانون;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;_;_;_",
    "ינואר בינואר;פברואר בפברואר;מרץ במרץ;אפריל באפריל;מאי במאי;יוני ביוני;יולי ביולי;אוגוסט באוגוסט;"
      + "ספטמבר בספטמבר;אוקטובר באוקטובר;נובמבר בנובמבר;דצמבר בדצמבר",
  ]

  private static let weekdayTables = [
    "monday mon;tuesday tue tues;wednesday wed;thursday thu thur thurs;friday fri;saturday sat;sunday sun",
    "montag mo;dienstag di;mittwoch mi;donnerstag do;freitag fr;samstag sonnabend sa;sonntag so",
    "maandag ma;dinsdag;woensdag wo;donderdag;vrijdag vr;zaterdag za;zondag zo",
    "måndag mån;tisdag tis;onsdag ons;torsdag tors tor;fredag fre;lördag lör;söndag sön",
    "mandag man;tirsdag tir;onsdag;torsdag;fredag;lørdag lør;søndag",
    "lundi lun;mardi;mercredi mer;jeudi jeu;vendredi ven;samedi sam;dimanche dim",
    "lunes;martes;miércoles mié;jueves jue;viernes vie;sábado sáb;domingo dom",
    "lunedì;martedì;mercoledì;giovedì gio;venerdì;sabato;domenica",
    "segunda seg;terça ter;quarta qua;quinta qui;sexta sex;sábado;domingo",
    "poniedziałek pon;wtorek wt;środa śr;czwartek czw;piątek pt;sobota sob;niedziela niedz nd",
    "pondělí po;úterý út;středa;čtvrtek čt;pátek pá;sobota;neděle",
    "maanantai maanantaina;tiistai tiistaina ti;keskiviikko keskiviikkona ke;torstai torstaina to;"
      + "perjantai perjantaina pe;lauantai lauantaina la;sunnuntai sunnuntaina su",
    "понедельник пн;вторник вт;среда ср;четверг чт;пятница пт;суббота сб;воскресенье вс",
    "hétfő;kedd;szerda;csütörtök;péntek;szombat;vasárnap",
    "pazartesi;salı;çarşamba;perşembe;cuma;cumartesi;pazar",
  ]
}
