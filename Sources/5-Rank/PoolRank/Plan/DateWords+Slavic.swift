// Table of the date words of Polish, Czech, Russian and Ukrainian, in the cases that stand beside prepositions.
extension DateWords {
  static let slavic: [DateWords] = [polish, czech, russian, ukrainian]

  private static let polish = DateWords(
    .polish,
    months: """
      styczeń/stycznia/styczniu | luty~/lutego/lutym | marzec/marca/marcu | kwiecień/kwietnia/kwietniu | maj~/maja~/maju
      | czerwiec/czerwca/czerwcu | lipiec/lipca/lipcu | sierpień/sierpnia/sierpniu | wrzesień/września/wrześniu
      | październik/października/październiku | listopad/listopada/listopadzie | grudzień/grudnia/grudniu
      """,
    weekdays: """
      poniedziałek/poniedziałku | wtorek/wtorku | środa/środę/środy | czwartek/czwartku | piątek/piątku
      | sobota/sobotę/soboty | niedziela/niedzielę/niedzieli
      """,
    seasons: "wiosna/wiosny/wiosną/wiosnę | lato/lata/latem/lecie | jesień/jesieni/jesienią | zima/zimy/zimą/zimę",
    holidays: """
      boże narodzenie/bożego narodzenia/święta/świąt | wigilia/wigilię/wigilii | sylwester/sylwestra | nowy rok
      /nowego roku
      | | walentynki/walentynek | wielkanoc/wielkanocy
      """,
    units: """
      dzień/dni/dnia | tydzień/tygodnie/tygodni/tygodnia/tygodniu | miesiąc/miesiące/miesięcy/miesiąca/miesiącu
      | rok/lata/lat/roku/rokiem | weekend/weekendu
      """,
    numbers: """
      jeden/jedną | dwa/dwie/dwóch | trzy/trzech | cztery/czterech | pięć/pięciu | sześć/sześciu | siedem/siedmiu
      | osiem/ośmiu
      | dziewięć/dziewięciu | dziesięć/dziesięciu | jedenaście | dwanaście
      """,
    days: "dziś/dzisiaj/dzisiejsze | wczoraj/wczorajsze | przedwczoraj",
    others: [
      .last: """
      zeszły/zeszłego/zeszłym/zeszła/zeszłej/zeszłą/ubiegły/ubiegłego/ubiegłym/ubiegłej/ubiegłą/poprzedni/poprzedniego
      /poprzednim/poprzedniej/ostatni/ostatniego/ostatnim/ostatniej/ostatnią
      """,
      .this: "ten/ta/to/tego/tej/tym/tę/tą", .rolling: "ostatnie/ostatnich/ostatni", .ago: "temu",
      .at: "w/we/z/ze/na/podczas/w ciągu", .article: "miesiąca/dnia/roku/początek/koniec",
      .since: "od", .until: "do", .before: "przed", .after: "po", .between: "między/pomiędzy/od", .and: "a/i",
      .to: "do/a",
    ])

  private static let czech = DateWords(
    .czech,
    months: """
      leden/ledna/lednu | únor/února/únoru | březen/března/březnu | duben/dubna/dubnu | květen/května/květnu
      | červen/června/červnu | červenec/července/červenci | srpen/srpna/srpnu | září | říjen/října/říjnu
      | listopad/listopadu | prosinec/prosince/prosinci
      """,
    weekdays:
      "pondělí | úterý | středa/středu/středy | čtvrtek/čtvrtka | pátek/pátku | sobota/sobotu/soboty | neděle/neděli",
    seasons: "jaro/jara/jaře | léto/léta/létě | podzim/podzimu | zima/zimy/zimě/zimu",
    holidays: "vánoce/vánoc/vánocích | štědrý den | silvestr/silvestra | nový rok | | valentýn | velikonoce/velikonoc",
    units: """
      den/dny/dní/dnem/dnech/dnů | týden/týdny/týdnů/týdnem/týdne | měsíc/měsíce/měsíců/měsícem/měsíci
      | rok/roky/let/rokem/roku/roce/lety | víkend/víkendu
      """,
    numbers: """
      jeden/jedna/jedním | dva/dvě/dvěma | tři/třemi | čtyři/čtyřmi | pět/pěti | šest/šesti | sedm/sedmi | osm/osmi
      | devět/devíti | deset/deseti | jedenáct | dvanáct
      """,
    days: "dnes/dneska | včera/včerejší | předevčírem",
    others: [
      .last: "minulý/minulého/minulém/minulá/minulé/minulou/loňský/loňské/loňského/loňská/poslední",
      .this: "tento/tuto/toto/tohoto/této/tomto/ten/letošní", .rolling: "poslední/posledních", .ago: "zpět/nazpět",
      .agoBefore: "před", .at: "v/ve/z/ze/na/o/během", .article: "měsíce/roku/dne", .since: "od", .until: "do/až do",
      .before: "před", .after: "po", .between: "mezi/od", .and: "a", .to: "do/až", .lastUnit: "| | | loni/vloni",
      .thisUnit: "| | | letos",
    ])

  private static let russian = DateWords(
    .russian,
    months: """
      январь/января/январе | февраль/февраля/феврале | март~/марта/марте | апрель/апреля/апреле | май~/мая/мае
      | июнь/июня/июне | июль/июля/июле | август~/августа/августе | сентябрь/сентября/сентябре | октябрь/октября/октябре
      | ноябрь/ноября/ноябре | декабрь/декабря/декабре
      """,
    weekdays: """
      понедельник/понедельника | вторник/вторника | среда~/среду/среды | четверг/четверга | пятница/пятницу/пятницы
      | суббота/субботу/субботы | воскресенье/воскресенья
      """,
    seasons: "весна/весной/весну/весны | лето/летом/лета/лете | осень/осенью/осени | зима/зимой/зиму/зимы",
    holidays:
      "рождество~ | сочельник~ | новогодняя ночь/канун нового года | новый год~/нового года~ |"
      + " | день святого валентина | пасха~/пасху",
    units: """
      день/дня/дней | неделя/недели/недель/неделю/неделе | месяц/месяца/месяцев/месяце | год/года/лет/году
      | выходные/выходных
      """,
    numbers: """
      один/одну | два/две | три | четыре | пять | шесть | семь | восемь | девять | десять | одиннадцать | двенадцать
      """,
    days: "сегодня | вчера/вчерашние | позавчера",
    others: [
      .last: """
      прошлый/прошлого/прошлом/прошлая/прошлой/прошлую/прошлое/прошлым/прошлые/прошлых/последний/последнего/последнюю
      """,
      .this: "этот/этого/этом/эта/этой/эту/это/этим/эти/этих", .rolling: "последние/последних", .ago: "назад",
      .at: "в/во/за/из/на/от/во время", .article: "месяц/месяце/году/год/начало/конец", .since: "с/со/начиная с",
      .until: "до/по", .before: "до/перед", .after: "после", .between: "между/с", .and: "и", .to: "до/по",
    ])

  private static let ukrainian = DateWords(
    .ukrainian,
    months: """
      січень/січня/січні | лютий~/лютого/лютому | березень/березня/березні | квітень/квітня/квітні | травень/травня
      /травні
      | червень/червня/червні | липень/липня/липні | серпень/серпня/серпні | вересень/вересня/вересні
      | жовтень/жовтня/жовтні | листопад/листопада/листопаді | грудень/грудня/грудні
      """,
    weekdays: """
      понеділок/понеділка | вівторок/вівторка | середа~/середу/середи | четвер/четверга | п'ятниця/п'ятницю/п'ятниці
      | субота/суботу/суботи | неділя/неділю/неділі
      """,
    seasons: "весна/весною/навесні/весни | літо/влітку/літа/літом | осінь/восени/осені | зима/взимку/зими/зимою",
    holidays: "різдво~/різдва~ | святвечір | новорічна ніч | новий рік~ | | день святого валентина | великдень",
    units: """
      день/дні/днів/дня | тиждень/тижні/тижнів/тижня/тижню | місяць/місяці/місяців/місяця
      | рік/роки/років/року/році | вихідні/вихідних
      """,
    numbers:
      "один/одну | два/дві | три | чотири | п'ять | шість | сім | вісім | дев'ять | десять | одинадцять | дванадцять",
    days: "сьогодні | вчора/учора | позавчора",
    others: [
      .last: "минулий/минулого/минулому/минула/минулої/минулу/минуле/минулим/останній/останнього",
      .this: "цей/цього/цьому/ця/цієї/цю/це", .rolling: "останні/останніх", .ago: "тому",
      .at: "у/в/за/на/під час", .article: "місяць/році/року/рік", .since: "з/із/зі/від/починаючи з",
      .until: "до/по", .before: "до/перед", .after: "після", .between: "між/з/від", .and: "і/та/й", .to: "до/по",
    ])
}
