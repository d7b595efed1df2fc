// Table: letters of tax and insurance offices by country, each with a person's number.

enum TaxLetters {
  /// Country, language, heading, label of the number, further lines.
  static let all: [(country: String, language: String, title: String, label: String, lines: String)] = [
    (
      "DE", "de", "Bescheid über Einkommensteuer", "Identifikationsnummer",
      "Finanzamt {city}\nSteuernummer {digits:2}/{digits:3}/{digits:5}\nFestsetzung für {year}\nzu zahlen: {money}"
    ),
    (
      "DE", "de", "Mitteilung Ihrer steuerlichen Identifikationsnummer", "Ihre steuerliche Identifikationsnummer",
      "Bundeszentralamt für Steuern\nSehr geehrte(r) {name},\nbewahren Sie dieses Schreiben gut auf."
    ),
    (
      "FR", "fr", "Avis d'impôt sur les revenus", "Numéro de sécurité sociale",
      "Direction générale des Finances publiques\nRéférence de l'avis : {digits:2} {digits:2} {digits:7} {digits:2}\nMontant à payer | {money}"
    ),
    (
      "FR", "fr", "Attestation de droits", "N° de sécurité sociale",
      "Assurance maladie\nBénéficiaire : {name}\nValable du {date} au {date2}"
    ),
    (
      "ES", "es", "Impuesto sobre la Renta de las Personas Físicas", "NIF",
      "Agencia Tributaria\nPrimer declarante: {name}\nEjercicio {year}\nResultado a ingresar: {money}"
    ),
    (
      "ES", "es", "Informe de vida laboral", "D.N.I.",
      "Tesorería General de la Seguridad Social\nD/Dª {name}\nNúmero de la Seguridad Social {digits:12}"
    ),
    (
      "IT", "it", "Certificazione unica {year}", "Codice fiscale",
      "Agenzia delle Entrate\nDati del percipiente: {name}\nRedditi di lavoro dipendente | {money}"
    ),
    (
      "IT", "it", "Avviso di accertamento", "C.F.",
      "Agenzia delle Entrate - Direzione provinciale di {city}\nGentile {name}\nImporto dovuto: {money}"
    ),
    (
      "PT", "pt", "Demonstração de liquidação de IRS", "NIF",
      "Autoridade Tributária e Aduaneira\nSujeito passivo: {name}\nAno dos rendimentos: {year}\nValor a pagar: {money}"
    ),
    (
      "NL", "nl", "Aanslag inkomstenbelasting {year}", "Burgerservicenummer (BSN)",
      "Belastingdienst\nGeachte {name}\nTe betalen | {money}"
    ),
    (
      "NL", "nl", "Jaaropgaaf {year}", "BSN",
      "Werknemer: {name}\nFiscaal loon | {money}\nIngehouden loonheffing | {money2}"
    ),
    (
      "BE", "nl", "Aanslagbiljet personenbelasting", "Rijksregisternummer",
      "Federale Overheidsdienst Financiën\nAanslagjaar {year}\n{name}"
    ),
    (
      "BE", "fr", "Avertissement-extrait de rôle", "Numéro national",
      "Service public fédéral Finances\nExercice d'imposition {year}\n{name}"
    ),
    (
      "SE", "sv", "Slutskattebesked {year}", "Personnummer",
      "Skatteverket\n{name}\nDin slutliga skatt | {money}"
    ),
    ("SE", "sv", "Kontrolluppgift", "Personnummer", "Inkomstår {year}\n{name}\nKontant bruttolön | {money}"),
    (
      "DK", "da", "Årsopgørelse {year}", "CPR-nummer",
      "Skattestyrelsen\n{name}\nOverskydende skat | {money}"
    ),
    ("DK", "da", "Lønseddel", "CPR-nr.", "{name}\nBruttoløn | {money}\nA-skat | {money2}\nNettoløn | {money3}"),
    (
      "FI", "fi", "Verotuspäätös {year}", "Henkilötunnus",
      "Verohallinto\n{name}\nVeronpalautus | {money}"
    ),
    ("FI", "fi", "Verokortti", "Henkilötunnus", "Verohallinto\n{name}\nPerusprosentti {int:10-30},0"),
    (
      "NO", "da", "Skatteoppgjør {year}", "Fødselsnummer",
      "Skatteetaten\n{name}\nTil gode | {money}"
    ),
    (
      "PL", "pl", "PIT-37 Zeznanie o wysokości osiągniętego dochodu", "Numer PESEL",
      "Urząd Skarbowy w {city}\nPodatnik: {name}\nRok {year}\nDo zapłaty | {money}"
    ),
    (
      "PL", "pl", "Informacja o stanie konta ubezpieczonego", "PESEL",
      "Zakład Ubezpieczeń Społecznych\nSzanowny Panie {name}"
    ),
    (
      "CZ", "en", "Potvrzení o zdanitelných příjmech", "Rodné číslo",
      "Finanční úřad\nZaměstnanec: {name}\nRok {year}"
    ),
    ("SK", "en", "Potvrdenie o zdaniteľných príjmoch", "Rodné číslo", "Daňový úrad\nZamestnanec: {name}"),
    ("HU", "en", "Adóhatósági igazolás", "Adóazonosító jel", "Nemzeti Adó- és Vámhivatal\nNév: {name}"),
    (
      "RO", "en", "Decizie de impunere anuală", "Cod numeric personal",
      "Agenția Națională de Administrare Fiscală\nNume: {name}"
    ),
    ("HR", "en", "Porezno rješenje", "OIB", "Porezna uprava\nIme i prezime: {name}\nGodina {year}"),
    ("SI", "en", "Odločba o odmeri dohodnine", "EMŠO", "Finančna uprava\nIme in priimek: {name}"),
    ("EE", "en", "Maksuotsus", "Isikukood", "Maksu- ja Tolliamet\nNimi: {name}\nAasta {year}"),
    ("LT", "en", "Pajamų mokesčio deklaracija", "Asmens kodas", "Valstybinė mokesčių inspekcija\n{name}"),
    ("LV", "en", "Gada ienākumu deklarācija", "Personas kods", "Valsts ieņēmumu dienests\n{name}"),
    (
      "AT", "de", "Einkommensteuerbescheid {year}", "Sozialversicherungsnummer",
      "Finanzamt Österreich\n{name}\nAbgabennachforderung | {money}"
    ),
    ("CH", "de", "Lohnausweis", "AHV-Nummer", "Arbeitnehmer: {name}\nBruttolohn total | {money}\nJahr {year}"),
    ("CH", "fr", "Certificat de salaire", "N° AVS", "{name}\nSalaire brut total | {money}\nAnnée {year}"),
    (
      "IE", "en", "End of Year Statement", "PPS Number",
      "Revenue - Irish Tax and Customs\nName: {name}\nTax refund due | {money}"
    ),
    (
      "GB", "en", "Tax Calculation P800", "National Insurance number",
      "HM Revenue & Customs\nDear {name}\nTax year ending 5 April {year}\nYou have overpaid {money}"
    ),
    (
      "GB", "en", "P60 End of Year Certificate", "National Insurance number",
      "Tax year to 5 April {year}\nEmployee: {name}\nPay in this employment | {money}\nTax deducted | {pricemoney}"
    ),
    (
      "US", "en", "W-2 Wage and Tax Statement", "a Employee's social security number",
      "e Employee's name: {name}\n1 Wages, tips, other compensation | {amount}\n2 Federal income tax withheld | {price}"
    ),
    (
      "US", "en", "Form 1040 U.S. Individual Income Tax Return", "Your social security number",
      "Department of the Treasury - Internal Revenue Service\nName: {name}\nTotal income | {amount}"
    ),
    (
      "CA", "en", "Notice of assessment", "Social insurance number",
      "Canada Revenue Agency\n{name}\nTax year {year}\nBalance due | {amount}"
    ),
    (
      "CA", "fr", "T4 État de la rémunération payée", "Numéro d'assurance sociale",
      "Agence du revenu du Canada\nEmployé : {name}\nRevenus d'emploi | {amount}"
    ),
    (
      "AU", "en", "Notice of assessment - year ended 30 June {year}", "Tax file number",
      "Australian Taxation Office\n{name}\nResult of this notice | {amount} CR"
    ),
    (
      "BR", "pt", "Declaração de Ajuste Anual {year}", "CPF",
      "Receita Federal\nNome: {name}\nImposto a restituir | {amount}"
    ),
    ("CL", "es", "Declaración de renta", "RUT", "Servicio de Impuestos Internos\nContribuyente: {name}\nAño {year}"),
    ("AR", "es", "Constancia de inscripción", "CUIT", "Administración Federal\nApellido y nombre: {name}"),
    ("MX", "es", "Constancia de situación fiscal", "CURP", "Servicio de Administración Tributaria\nNombre: {name}"),
    (
      "JP", "ja", "給与所得の源泉徴収票", "個人番号",
      "支払を受ける者：{name}\n住所：{address}\n支払金額 {amount}\n源泉徴収税額 {price}"
    ),
    (
      "IN", "en", "Aadhaar - Unique Identification Authority of India", "Aadhaar number",
      "{name}\nDOB: {birth}\nAddress: {address}"
    ),
    ("TR", "en", "Vergi levhası", "T.C. kimlik no", "Gelir İdaresi Başkanlığı\nAdı soyadı: {name}"),
    (
      "ZA", "en", "Income tax notice of assessment ITA34", "Identity number",
      "South African Revenue Service\n{name}\nYear of assessment {year}"
    ),
  ]
}
