import Testing

@testable import PoolRank

/// Dates in the words of other languages; worked out by hand for Monday, 30 November 2026.
@Suite struct PlanDateLanguageTests {
  private func check(_ example: PlanDateExample) {
    let query = SearchQuery(example.query, today: PlanDateExample.noon)
    #expect(query.days == example.days, "\(query.dateWords)")
    #expect(query.terms.map(\.text).joined(separator: " ") == example.terms)
  }

  @Test(arguments: german + dutch + nordic) func germanicDatesAreUnderstood(_ example: PlanDateExample) {
    check(example)
  }
  @Test(arguments: french + spanish + italian + portuguese) func romanceDatesAreUnderstood(_ example: PlanDateExample) {
    check(example)
  }
  @Test(arguments: polish + czech + cyrillic + turkish) func slavicAndTurkishDatesAreUnderstood(
    _ example: PlanDateExample
  ) { check(example) }
  @Test(arguments: japanese + chinese + korean) func asianDatesAreUnderstood(_ example: PlanDateExample) {
    check(example)
  }

  private static let german: [PlanDateExample] = [
    .init("heute", "2026-11-30..2026-11-30"),
    .init("Rechnung von gestern", "2026-11-29..2026-11-29", "Rechnung"),
    .init("vorgestern", "2026-11-28..2026-11-28"),
    .init("vor zwei Wochen", "2026-11-16..2026-11-22"),
    .init("vor einer Woche", "2026-11-23..2026-11-29"),
    .init("vor 3 Tagen", "2026-11-27..2026-11-27"),
    .init("letzte Woche", "2026-11-23..2026-11-29"),
    .init("letzten Sommer", "2026-06-01..2026-08-31"),
    .init("Fotos vom letzten Wochenende", "2026-11-28..2026-11-29"),
    .init("März 2024", "2024-03-01..2024-03-31"),
    .init("im März", "2026-03-01..2026-03-31"),
    .init("Quittung vom März", "2026-03-01..2026-03-31", "Quittung"),
    .init("5. März 2024", "2024-03-05..2024-03-05"),
    .init("im Jahr 2023", "2023-01-01..2023-12-31"),
    .init("die letzten 3 Tage", "2026-11-28..2026-11-30"),
    .init("zwischen März und Mai", "2026-03-01..2026-05-31"),
    .init("seit März", "2026-03-01.."),
    .init("vor März 2024", "..2024-02-29"),
    .init("Silvester 2022", "2022-12-31..2022-12-31"),
    .init("an Weihnachten", "2025-12-24..2025-12-26"),
    .init("letzten Freitag", "2026-11-27..2026-11-27"),
    .init("im Sommer letzten Jahres", "2025-06-01..2025-08-31"),
    .init("von März bis Mai 2024", "2024-03-01..2024-05-31"),
  ]

  private static let dutch: [PlanDateExample] = [
    .init("gisteren", "2026-11-29..2026-11-29"),
    .init("eergisteren", "2026-11-28..2026-11-28"),
    .init("vorige week", "2026-11-23..2026-11-29"),
    .init("afgelopen zomer", "2026-06-01..2026-08-31"),
    .init("bonnetje van maart", "2026-03-01..2026-03-31", "bonnetje"),
    .init("twee weken geleden", "2026-11-16..2026-11-22"),
    .init("foto's van de zomer", "2026-06-01..2026-08-31"),
    .init("afgelopen 3 dagen", "2026-11-28..2026-11-30"),
    .init("sinds maart 2024", "2024-03-01.."),
    .init("tussen maart en mei", "2026-03-01..2026-05-31"),
    .init("5 maart 2024", "2024-03-05..2024-03-05"),
  ]

  private static let nordic: [PlanDateExample] = [
    .init("i går", "2026-11-29..2026-11-29"),
    .init("kvitto igår", "2026-11-29..2026-11-29", "kvitto"),
    .init("i förrgår", "2026-11-28..2026-11-28"),
    .init("förra veckan", "2026-11-23..2026-11-29"),
    .init("i somras", "2026-06-01..2026-08-31"),
    .init("förra sommaren", "2026-06-01..2026-08-31"),
    .init("för två veckor sedan", "2026-11-16..2026-11-22"),
    .init("i mars", "2026-03-01..2026-03-31"),
    .init("kvitton från mars 2024", "2024-03-01..2024-03-31", "kvitton"),
    .init("senaste 3 dagarna", "2026-11-28..2026-11-30"),
    .init("mellan mars och maj", "2026-03-01..2026-05-31"),
    .init("nyårsafton 2022", "2022-12-31..2022-12-31"),
    .init("i fjol", "2025-01-01..2025-12-31"),
    .init("på lördag", "2026-11-28..2026-11-28"),
    .init("sidste uge", "2026-11-23..2026-11-29"),
    .init("for to uger siden", "2026-11-16..2026-11-22"),
    .init("marts 2024", "2024-03-01..2024-03-31"),
    .init("for tre dager siden", "2026-11-27..2026-11-27"),
    .init("forrige måned", "2026-10-01..2026-10-31"),
  ]

  private static let french: [PlanDateExample] = [
    .init("aujourd'hui", "2026-11-30..2026-11-30"),
    .init("reçu d'hier", "2026-11-29..2026-11-29", "reçu"),
    .init("avant-hier", "2026-11-28..2026-11-28"),
    .init("la semaine dernière", "2026-11-23..2026-11-29"),
    .init("l'été dernier", "2026-06-01..2026-08-31"),
    .init("l’été dernier", "2026-06-01..2026-08-31"),
    .init("mars dernier", "2026-03-01..2026-03-31"),
    .init("en mars", "2026-03-01..2026-03-31"),
    .init("facture d'août 2024", "2024-08-01..2024-08-31", "facture"),
    .init("il y a deux semaines", "2026-11-16..2026-11-22"),
    .init("il y a 3 jours", "2026-11-27..2026-11-27"),
    .init("les 3 derniers jours", "2026-11-28..2026-11-30"),
    .init("le 5 mars 2024", "2024-03-05..2024-03-05"),
    .init("1er mai 2024", "2024-05-01..2024-05-01"),
    .init("depuis mars 2024", "2024-03-01.."),
    .init("entre mars et mai", "2026-03-01..2026-05-31"),
    .init("de mars à mai 2024", "2024-03-01..2024-05-31"),
    .init("l'été de l'année dernière", "2025-06-01..2025-08-31"),
    .init("Noël 2023", "2023-12-24..2023-12-26"),
    .init("captures d'écran de mars", "2026-03-01..2026-03-31"),
    .init("vendredi dernier", "2026-11-27..2026-11-27"),
    .init("cette semaine", "2026-11-30..2026-12-06"),
  ]

  private static let spanish: [PlanDateExample] = [
    .init("hoy", "2026-11-30..2026-11-30"),
    .init("recibo de ayer", "2026-11-29..2026-11-29", "recibo"),
    .init("anteayer", "2026-11-28..2026-11-28"),
    .init("hace 3 días", "2026-11-27..2026-11-27"),
    .init("hace dos semanas", "2026-11-16..2026-11-22"),
    .init("la semana pasada", "2026-11-23..2026-11-29"),
    .init("el verano pasado", "2026-06-01..2026-08-31"),
    .init("en marzo", "2026-03-01..2026-03-31"),
    .init("marzo de 2024", "2024-03-01..2024-03-31"),
    .init("5 de marzo de 2024", "2024-03-05..2024-03-05"),
    .init("fotos de 2023", "2023-01-01..2023-12-31"),
    .init("los últimos 3 días", "2026-11-28..2026-11-30"),
    .init("entre marzo y mayo", "2026-03-01..2026-05-31"),
    .init("desde marzo", "2026-03-01.."),
    .init("antes de marzo de 2024", "..2024-02-29"),
    .init("verano del año pasado", "2025-06-01..2025-08-31"),
    .init("nochevieja 2022", "2022-12-31..2022-12-31"),
    .init("el viernes pasado", "2026-11-27..2026-11-27"),
  ]

  private static let italian: [PlanDateExample] = [
    .init("ieri", "2026-11-29..2026-11-29"),
    .init("l'altro ieri", "2026-11-28..2026-11-28"),
    .init("la settimana scorsa", "2026-11-23..2026-11-29"),
    .init("l'estate scorsa", "2026-06-01..2026-08-31"),
    .init("due settimane fa", "2026-11-16..2026-11-22"),
    .init("scontrino di marzo", "2026-03-01..2026-03-31", "scontrino"),
    .init("marzo 2024", "2024-03-01..2024-03-31"),
    .init("ultimi 3 giorni", "2026-11-28..2026-11-30"),
    .init("dal 2024", "2024-01-01.."),
    .init("tra marzo e maggio", "2026-03-01..2026-05-31"),
    .init("l'estate dell'anno scorso", "2025-06-01..2025-08-31"),
    .init("capodanno 2024", "2024-01-01..2024-01-01"),
    .init("Natale 2023", "2023-12-24..2023-12-26"),
    .init("prima di marzo 2024", "..2024-02-29"),
  ]

  private static let portuguese: [PlanDateExample] = [
    .init("hoje", "2026-11-30..2026-11-30"),
    .init("recibo de ontem", "2026-11-29..2026-11-29", "recibo"),
    .init("anteontem", "2026-11-28..2026-11-28"),
    .init("há duas semanas", "2026-11-16..2026-11-22"),
    .init("3 dias atrás", "2026-11-27..2026-11-27"),
    .init("semana passada", "2026-11-23..2026-11-29"),
    .init("verão passado", "2026-06-01..2026-08-31"),
    .init("em março", "2026-03-01..2026-03-31"),
    .init("março de 2024", "2024-03-01..2024-03-31"),
    .init("últimos 3 dias", "2026-11-28..2026-11-30"),
    .init("no ano passado", "2025-01-01..2025-12-31"),
    .init("sexta-feira passada", "2026-11-27..2026-11-27"),
    .init("entre março e maio", "2026-03-01..2026-05-31"),
  ]

  private static let polish: [PlanDateExample] = [
    .init("wczoraj", "2026-11-29..2026-11-29"),
    .init("przedwczoraj", "2026-11-28..2026-11-28"),
    .init("w zeszłym tygodniu", "2026-11-23..2026-11-29"),
    .init("zeszłego lata", "2026-06-01..2026-08-31"),
    .init("dwa tygodnie temu", "2026-11-16..2026-11-22"),
    .init("tydzień temu", "2026-11-23..2026-11-29"),
    .init("w marcu", "2026-03-01..2026-03-31"),
    .init("paragon z marca 2024", "2024-03-01..2024-03-31", "paragon"),
    .init("w 2023 roku", "2023-01-01..2023-12-31"),
    .init("ostatnie 3 dni", "2026-11-28..2026-11-30"),
    .init("od marca do maja 2024", "2024-03-01..2024-05-31"),
    .init("5 marca 2024", "2024-03-05..2024-03-05"),
    .init("zdjęcia z zeszłego roku", "2025-01-01..2025-12-31"),
  ]

  private static let czech: [PlanDateExample] = [
    .init("včera", "2026-11-29..2026-11-29"),
    .init("minulý týden", "2026-11-23..2026-11-29"),
    .init("před dvěma týdny", "2026-11-16..2026-11-22"),
    .init("v březnu 2024", "2024-03-01..2024-03-31"),
    .init("loni", "2025-01-01..2025-12-31"),
  ]

  private static let cyrillic: [PlanDateExample] = [
    .init("вчера", "2026-11-29..2026-11-29"),
    .init("на прошлой неделе", "2026-11-23..2026-11-29"),
    .init("прошлым летом", "2026-06-01..2026-08-31"),
    .init("две недели назад", "2026-11-16..2026-11-22"),
    .init("чек в марте", "2026-03-01..2026-03-31", "чек"),
    .init("5 марта 2024", "2024-03-05..2024-03-05"),
    .init("в 2023 году", "2023-01-01..2023-12-31"),
    .init("вчора", "2026-11-29..2026-11-29"),
    .init("минулого тижня", "2026-11-23..2026-11-29"),
    .init("два тижні тому", "2026-11-16..2026-11-22"),
    .init("у березні 2024", "2024-03-01..2024-03-31"),
  ]

  private static let turkish: [PlanDateExample] = [
    .init("bugün", "2026-11-30..2026-11-30"),
    .init("geçen hafta", "2026-11-23..2026-11-29"),
    .init("2 hafta önce", "2026-11-16..2026-11-22"),
    .init("Mart 2024", "2024-03-01..2024-03-31"),
    .init("geçen yaz", "2026-06-01..2026-08-31"),
    .init("son 3 gün", "2026-11-28..2026-11-30"),
  ]

  private static let japanese: [PlanDateExample] = [
    .init("昨日", "2026-11-29..2026-11-29"),
    .init("一昨日", "2026-11-28..2026-11-28"),
    .init("先週", "2026-11-23..2026-11-29"),
    .init("去年の夏の写真", "2025-06-01..2025-08-31"),
    .init("昨年３月の領収書", "2025-03-01..2025-03-31", "領収書"),
    .init("2週間前", "2026-11-16..2026-11-22"),
    .init("三日前", "2026-11-27..2026-11-27"),
    .init("2024年3月5日", "2024-03-05..2024-03-05"),
    .init("2024年3月のスクリーンショット", "2024-03-01..2024-03-31"),
    .init("先週の金曜日", "2026-11-27..2026-11-27"),
    .init("この夏", "2026-06-01..2026-08-31"),
    .init("過去3日間", "2026-11-28..2026-11-30"),
    .init("3月から5月まで", "2026-03-01..2026-05-31"),
    .init("2023年以降", "2023-01-01.."),
    .init("大晦日の写真", "2025-12-31..2025-12-31"),
    .init("先月の東京の写真", "2026-10-01..2026-10-31", "東京"),
    .init("東京 去年", "2025-01-01..2025-12-31", "東京"),
  ]

  private static let chinese: [PlanDateExample] = [
    .init("昨天", "2026-11-29..2026-11-29"),
    .init("前天", "2026-11-28..2026-11-28"),
    .init("上个月的截图", "2026-10-01..2026-10-31"),
    .init("上個月的截圖", "2026-10-01..2026-10-31"),
    .init("去年夏天的照片", "2025-06-01..2025-08-31"),
    .init("上周五", "2026-11-27..2026-11-27"),
    .init("两周前", "2026-11-16..2026-11-22"),
    .init("兩個星期前的照片", "2026-11-16..2026-11-22"),
    .init("3天前", "2026-11-27..2026-11-27"),
    .init("三个月前", "2026-08-01..2026-08-31"),
    .init("2024年3月", "2024-03-01..2024-03-31"),
    .init("最近3天", "2026-11-28..2026-11-30"),
    .init("最近一周", "2026-11-24..2026-11-30"),
    .init("今年", "2026-01-01..2026-12-31"),
    .init("从3月到5月", "2026-03-01..2026-05-31"),
    .init("2023年之前", "..2022-12-31"),
    .init("去年北京的发票", "2025-01-01..2025-12-31", "北京的发票"),
    .init("昨天的发票", "2026-11-29..2026-11-29", "发票"),
    .init("這週末", "2026-12-05..2026-12-06"),
    .init("2023年圣诞节", "2023-12-24..2023-12-26"),
  ]

  private static let korean: [PlanDateExample] = [
    .init("어제 사진", "2026-11-29..2026-11-29"),
    .init("지난주에", "2026-11-23..2026-11-29"),
    .init("작년 여름 사진", "2025-06-01..2025-08-31"),
    .init("3월 영수증", "2026-03-01..2026-03-31", "영수증"),
    .init("2주 전", "2026-11-16..2026-11-22"),
    .init("2024년 3월 5일", "2024-03-05..2024-03-05"),
    .init("지난 금요일", "2026-11-27..2026-11-27"),
  ]
}
