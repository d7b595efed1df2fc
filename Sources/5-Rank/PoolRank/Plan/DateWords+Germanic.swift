// Table of the date words of English, German, Dutch, Swedish, Danish, Norwegian and Turkish.
extension DateWords {
  static let germanic: [DateWords] = [english, german, dutch, swedish, danish, norwegian, turkish]

  private static let english = DateWords(
    .english,
    months: """
      january/jan^ | february/feb^ | march~/mar^ | april~/apr^ | may~ | june~/jun^ | july/jul^ | august~/aug^
      | september/sept^/sep^ | october/oct^ | november/nov^ | december/dec^
      """,
    weekdays: """
      monday/mon^ | tuesday/tue^/tues^ | wednesday/wed^ | thursday/thu^/thurs^ | friday/fri^ | saturday/sat^
      | sunday/sun^
      """,
    seasons: "spring/springtime/early spring/late spring | summer/summertime/early summer/late summer "
      + "| autumn/fall^/the fall of/fall of/early autumn/late autumn | winter/wintertime",
    holidays: """
      christmas/xmas/christmas time | christmas eve | new year's eve/new years eve/new year eve
      | new year's day/new years day/new year's/new year~ | halloween | valentine's day/valentines day
      | easter
      """,
    units: "day/days | week/weeks | month/months | year/years | weekend/weekends",
    numbers:
      "a/an/one | two/a couple of/couple of | three/a few/few | four | five | six | seven | eight | nine | ten | eleven | twelve",
    days: "today | yesterday | day before yesterday/the day before yesterday",
    others: [
      .last: "last/previous", .this: "this/current", .rolling: "last/past/the past/previous",
      .ago: "ago/back", .at: "in/from/on/during/at/over/around/dated/taken in/taken on/taken during/made in | of",
      .article: "the/early/late/mid/month of/year", .since: "since/starting/starting in",
      .until: "until/till/up to/til",
      .before: "before/prior to/earlier than/older than", .after: "after/later than/newer than",
      .between: "between/from", .and: "and", .to: "to/through/thru",
      .plain: """
      black friday/good friday/cyber monday/super tuesday/blue monday/ash wednesday/usa today/black saturday
      /summer time/new year new me/may day/boxing day/sunday times/happy new year/merry christmas/happy easter
      /christmas tree/christmas card/christmas cards/easter egg/easter eggs/easter island/easter bunny/day by day
      /last name/last names/this way
      """,
    ])

  private static let german = DateWords(
    .german,
    months: """
      januar/jänner/jan^ | februar/feb^ | märz/maerz | april~/apr^ | mai~ | juni~ | juli | august~/aug^
      | september/sept^/sep^ | oktober/okt^ | november/nov^ | dezember/dez^
      """,
    weekdays: "montag | dienstag | mittwoch | donnerstag | freitag | samstag/sonnabend | sonntag",
    seasons:
      "frühling/frühjahr/frühlings/frühjahrs | sommer/sommers/sommerferien | herbst/herbstes/herbsts | winter/winters",
    holidays:
      "weihnachten/weihnacht/weihnachtstagen | heiligabend/heiliger abend | silvester | neujahr | | valentinstag"
      + " | ostern",
    units: """
      tag/tage/tagen/tags | woche/wochen | monat/monate/monaten/monats | jahr/jahre/jahren/jahres/jahrs
      | wochenende/wochenenden/wochenendes
      """,
    numbers: """
      ein/eine/einem/einer/einen/eines | zwei | drei/ein paar/paar | vier | fünf/fuenf | sechs | sieben | acht | neun | zehn | elf
      | zwölf/zwoelf
      """,
    days: "heute | gestern | vorgestern",
    others: [
      .last: """
      letzte/letzten/letzter/letztes/letztem/vorige/vorigen/voriger/voriges/vorigem/vergangene/vergangenen
      /vergangener/vergangenes/vergangenem
      """,
      .this: "diese/dieser/dieses/diesen/diesem",
      .rolling: "letzten/letzte/vergangenen/vergangene",
      .agoBefore: "vor/von vor/aus der zeit vor",
      .at: "in/im/vom/aus/am/an/zu/über/während/ende/anfang/mitte/um | von/des",
      .article: "der/die/das/dem/den/des/jahr/jahre/monat/den",
      .since: "seit/ab", .until: "bis/bis zum/bis ende/bis zu", .before: "vor/vor dem", .after: "nach/nach dem",
      .between: "zwischen/von/vom", .and: "und", .to: "bis/bis zum",
      .plain: "black friday/letzte seite/heute journal",
    ])

  private static let dutch = DateWords(
    .dutch,
    months: """
      januari | februari | maart | april~ | mei~ | juni~ | juli | augustus | september | oktober | november | december
      """,
    weekdays: "maandag | dinsdag | woensdag | donderdag | vrijdag | zaterdag | zondag",
    seasons: "lente/voorjaar | zomer | herfst/najaar | winter",
    holidays:
      "kerst/kerstmis | kerstavond | oudejaarsavond/oud en nieuw | nieuwjaarsdag/nieuwjaar | | valentijnsdag | pasen",
    units: "dag/dagen | week/weken | maand/maanden | jaar/jaren | weekend/weekeinde",
    numbers: "een/één | twee | drie | vier | vijf | zes | zeven | acht | negen | tien | elf | twaalf",
    days: "vandaag | gisteren | eergisteren",
    others: [
      .last: "vorige/vorig/afgelopen/laatste", .this: "deze/dit", .rolling: "afgelopen/laatste/voorbije",
      .ago: "geleden/terug", .at: "in/uit/op/tijdens/met/rond | van", .article: "de/het/jaar/begin/eind",
      .since: "sinds/vanaf", .until: "tot/tot en met/t/m", .before: "voor/vóór", .after: "na", .between: "tussen/van",
      .and: "en", .to: "tot/tot en met",
    ])

  private static let swedish = DateWords(
    .swedish,
    months: """
      januari | februari | mars~ | april~ | maj~ | juni~ | juli | augusti | september | oktober | november | december
      """,
    weekdays: """
      måndag/måndags/måndagen | tisdag/tisdags/tisdagen | onsdag/onsdags/onsdagen | torsdag/torsdags/torsdagen
      | fredag/fredags/fredagen | lördag/lördags/lördagen | söndag/söndags/söndagen
      """,
    seasons: "vår^/våren/vårens | sommar/sommaren/sommarens | höst/hösten/höstens | vinter/vintern/vinterns",
    holidays: "jul/julen | julafton | nyårsafton | nyårsdagen/nyår | | alla hjärtans dag | påsk/påsken",
    units:
      "dag/dagar/dagarna | vecka/veckor/veckan/veckorna | månad/månader/månaden/månaderna | år/året/åren"
      + " | helg/helgen/helgens",
    numbers: "en/ett | två | tre | fyra | fem | sex | sju | åtta | nio | tio | elva | tolv",
    days: "idag/i dag | igår/i går/gårdagens | förrgår/i förrgår",
    others: [
      .last: "förra/senaste/föregående", .this: "denna/detta/den här/det här", .rolling: "senaste/sista",
      .ago: "sedan/sen", .at: "i/från/på/under/vid/om | av", .article: "den/det/de/år/året",
      .since: "sedan/från och med/efter och med", .until: "till/till och med/tills/fram till",
      .before: "före/innan", .after: "efter", .between: "mellan/från", .and: "och", .to: "till",
      .lastUnit: "| | | i fjol/fjolåret/ifjol | i helgen/helgens", .thisUnit: "| | | i år/årets",
      .lastSeason: "i våras | i somras | i höstas | i vintras",
    ])

  private static let danish = DateWords(
    .danish,
    months:
      "januar | februar | marts | april~ | maj~ | juni~ | juli | august~ | september | oktober | november | december",
    weekdays:
      "mandag/mandags | tirsdag/tirsdags | onsdag/onsdags | torsdag/torsdags | fredag/fredags | lørdag/lørdags"
      + " | søndag/søndags",
    seasons: "forår/foråret | sommer/sommeren | efterår/efteråret | vinter/vinteren",
    holidays: "jul/julen | juleaften/juleaftensdag | nytårsaften | nytårsdag/nytår | | valentinsdag | påske/påsken",
    units: "dag/dage | uge/uger/ugen | måned/måneder/måneden | år/året | weekend/weekenden",
    numbers: "en/et | to | tre | fire | fem | seks | syv | otte | ni | ti | elleve | tolv",
    days: "i dag/idag | i går/igår | i forgårs/forgårs",
    others: [
      .last: "sidste/forrige", .this: "denne/dette/den her", .rolling: "sidste/seneste",
      .ago: "siden", .agoBefore: "for", .at: "i/fra/på/om/under/ved | af", .article: "den/det/de/året/år",
      .since: "siden", .until: "indtil", .before: "før/inden", .after: "efter", .between: "mellem/fra", .and: "og",
      .to: "til", .lastUnit: "| | | i fjor", .thisUnit: "| | | i år/årets",
      .lastSeason: "i foråret | i sommers | i efteråret | i vinters",
    ])

  private static let norwegian = DateWords(
    .norwegian,
    months:
      "januar | februar | mars~ | april~ | mai~ | juni~ | juli | august~ | september | oktober | november | desember",
    weekdays: "mandag | tirsdag | onsdag | torsdag | fredag | lørdag | søndag",
    seasons: "vår^/våren | sommer/sommeren | høst/høsten | vinter/vinteren",
    holidays: "jul/julen | julaften | nyttårsaften | nyttårsdag/nyttår | | valentinsdagen | påske/påsken",
    units:
      "dag/dager/dagene | uke/uker/uken/uka/ukene | måned/måneder/måneden/månedene | år/året/årene | helg/helgen/helga",
    numbers: "en/ei/et/ett | to | tre | fire | fem | seks | sju/syv | åtte | ni | ti | elleve | tolv",
    days: "i dag/idag | i går/igår | i forgårs/forgårs",
    others: [
      .last: "forrige/siste/sist", .this: "denne/dette", .rolling: "siste",
      .ago: "siden", .agoBefore: "for", .at: "i/fra/på/om/under/ved | av", .article: "den/det/de/året",
      .since: "siden", .until: "inntil/fram til", .before: "før", .after: "etter", .between: "mellom/fra", .and: "og",
      .to: "til", .lastUnit: "| | | i fjor", .thisUnit: "| | | i år/årets",
    ])

  private static let turkish = DateWords(
    .turkish,
    months: """
      ocak~/ocakta | şubat/şubatta | mart~/martta | nisan/nisanda | mayıs/mayis/mayısta | haziran/haziranda
      | temmuz/temmuzda | ağustos/ağustosta | eylül/eylülde | ekim~/ekimde | kasım/kasim/kasımda | aralık/aralik
      /aralıkta
      """,
    weekdays: "pazartesi | salı~ | çarşamba | perşembe | cuma | cumartesi | pazar~",
    seasons: "ilkbahar/bahar/ilkbaharda | yaz^/yazın/yazı | sonbahar/sonbaharda | kış^/kışın/kışı",
    holidays: "noel | noel arifesi | yılbaşı gecesi | yılbaşı | | sevgililer günü",
    units: "gün/günü | hafta/haftası | ay/ayı | yıl/yılı/sene | hafta sonu",
    numbers: "bir | iki | üç | dört | beş | altı | yedi | sekiz | dokuz | on | on bir | on iki",
    days: "bugün/bugünkü | dün~/dünkü | evvelsi gün/önceki gün",
    others: [
      .last: "geçen/geçtiğimiz", .this: "bu", .rolling: "son", .ago: "önce/önceki", .beforeBehind: "öncesi/önce",
      .afterBehind: "sonrası/sonra", .sinceBehind: "beri", .untilBehind: "kadar",
      .article: "ayı/ayında/yılı/yılında",
    ])
}
