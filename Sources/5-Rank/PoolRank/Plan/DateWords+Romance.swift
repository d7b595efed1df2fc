// Table of the date words of French, Spanish, Italian and Portuguese.
extension DateWords {
  static let romance: [DateWords] = [french, spanish, italian, portuguese]

  private static let french = DateWords(
    .french,
    months: """
      janvier | février | mars~ | avril | mai~ | juin | juillet | août | septembre | octobre | novembre | décembre
      """,
    weekdays: "lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche",
    seasons: "printemps | été | automne | hiver",
    holidays: """
      noël | réveillon de noël/veille de noël | saint-sylvestre/la saint-sylvestre/réveillon du nouvel an | jour de l'an
      /nouvel an~ | | saint-valentin/la saint-valentin | pâques
      """,
    units: "jour/jours | semaine/semaines | mois | an/ans/année/années | week-end/weekend/week-ends",
    numbers: "un/une | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze",
    days: "aujourd'hui/ce jour | hier~ | avant-hier/avant hier",
    others: [
      .last: "dernier/dernière/derniers/dernières/passé/passée/précédent/précédente",
      .this: "ce/cet/cette/ces", .rolling: "derniers/dernières",
      .agoBefore: "il y a/y a",
      .at: "en/au/à/pendant/durant/dans/au mois de/datant de/lors de/au cours des/prises en | de/du/d",
      .article: "le/la/les/l/année/mois de/mois d/début/fin", .since: "depuis/à partir de/dès/à partir du",
      .until: "jusqu'en/jusqu'à/jusqu'au/jusque/jusqu",
      .before: "avant/avant le", .after: "après/après le", .between: "entre/de/du", .and: "et",
      .to: "à/au/jusqu'à/jusqu'au/a",
      .plain: "petite année/été comme hiver",
    ])

  private static let spanish = DateWords(
    .spanish,
    months: """
      enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre/setiembre | octubre | noviembre
      | diciembre
      """,
    weekdays: "lunes | martes | miércoles | jueves | viernes | sábado | domingo",
    seasons: "primavera | verano | otoño | invierno",
    holidays:
      "navidad/navidades | nochebuena | nochevieja/fin de año | año nuevo | | san valentín | pascua/semana santa",
    units: "día/días | semana/semanas | mes/meses | año/años | fin de semana/finde",
    numbers: "un/una/uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce",
    days: "hoy | ayer | anteayer/antes de ayer/antier",
    others: [
      .last: "pasado/pasada/último/última/anterior", .this: "este/esta", .rolling: "últimos/últimas",
      .ago: "atrás", .agoBefore: "hace", .at: "en/durante | de/del",
      .article: "el/la/los/las/mes de/año/principios de/finales de", .since: "desde/a partir de",
      .until: "hasta", .before: "antes de/antes del", .after: "después de/después del", .between: "entre/de/del",
      .and: "y/e", .to: "a/al/hasta",
    ])

  private static let italian = DateWords(
    .italian,
    months: """
      gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre
      | dicembre
      """,
    weekdays:
      "lunedì/lunedi | martedì/martedi | mercoledì/mercoledi | giovedì/giovedi | venerdì/venerdi | sabato | domenica",
    seasons: "primavera | estate~ | autunno | inverno",
    holidays:
      "natale | vigilia di natale | notte di capodanno/notte di san silvestro/san silvestro | capodanno | | san valentino"
      + " | pasqua",
    units: "giorno/giorni | settimana/settimane | mese/mesi | anno/anni | fine settimana/weekend",
    numbers: "un/una/uno | due | tre | quattro | cinque | sei | sette | otto | nove | dieci | undici | dodici",
    days: "oggi | ieri | l'altro ieri/altro ieri/ieri l'altro/avantieri",
    others: [
      .last: "scorso/scorsa/scorsi/ultimo/ultima/passato/passata", .this: "questo/questa/quest",
      .rolling: "ultimi/ultime/scorsi/scorse", .ago: "fa",
      .at: "in/nel/nella/nell/negli/a/ad/durante/al/all | di/del/della/dell/degli/d",
      .article: "il/lo/la/l/i/gli/le/mese di/anno/inizio/fine", .since: "da/dal/dalla/dall/a partire da/a partire dal",
      .until: "fino a/fino al/fino ad/fino all", .before: "prima di/prima del/prima dell/prima della",
      .after: "dopo/dopo il/dopo la", .between: "tra/fra/da/dal", .and: "e/ed", .to: "a/al/ad/fino a/fino al/all",
    ])

  private static let portuguese = DateWords(
    .portuguese,
    months: """
      janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | novembro | dezembro
      """,
    weekdays: """
      segunda-feira/segunda~ | terça-feira/terça~ | quarta-feira/quarta~ | quinta-feira/quinta~ | sexta-feira/sexta~
      | sábado | domingo
      """,
    seasons: "primavera | verão | outono | inverno",
    holidays:
      "natal~ | véspera de natal | véspera de ano novo/réveillon/passagem de ano | ano novo/ano-novo |"
      + " | dia dos namorados^ | páscoa",
    units: "dia/dias | semana/semanas | mês/meses | ano/anos | fim de semana/fim-de-semana",
    numbers: "um/uma | dois/duas | três | quatro | cinco | seis | sete | oito | nove | dez | onze | doze",
    days: "hoje | ontem | anteontem/antes de ontem",
    others: [
      .last: "passado/passada/último/última/anterior", .this: "este/esta/neste/nesta/deste/desta/esse/essa/nesse/nessa",
      .rolling: "últimos/últimas", .ago: "atrás", .agoBefore: "há",
      .at: "em/no/na/durante/nos/nas | de/do/da/dos/das",
      .article: "o/a/os/as/mês de/ano/início de/fim de", .since: "desde/a partir de", .until: "até",
      .before: "antes de/antes do/antes da", .after: "depois de/depois do/depois da/após",
      .between: "entre/de", .and: "e", .to: "a/até/ao",
    ])
}
