import PoolTypes
import Testing

@testable import PoolDerive

/// Permits to stay, certificates of few fields, backs of cards, and what a reader leaves of documents.
@Suite struct IdentityPapersTests {
  private func held(_ text: String) -> [String] { GateRuleFixture.held(text, by: IdentityRules.all) }

  /// Title, name, end, and what permits say besides; a permit and the three parts that it needs.
  private static let permits = [
    "RESIDENCE PERMIT\nNAME MUSTERMANN ERIKA\nVALID UNTIL 01/02/2031\nREMARKS WORK PERMITTED",
    "AUFENTHALTSTITEL\nNAME MUSTERMANN\nKARTE GÜLTIG BIS 01.02.2031\nANMERKUNGEN Erwerbstätigkeit erlaubt",
    "TITRE DE SÉJOUR\nNOM MUSTERMANN\nVALABLE JUSQU'AU 01/02/2031\nREMARQUES",
    "TARJETA DE IDENTIDAD DE EXTRANJERO\nAPELLIDOS MUSTERMANN\nVÁLIDO HASTA 01/02/2031\nTIPO DE PERMISO",
    "PERMESSO DI SOGGIORNO\nCOGNOME MUSTERMANN\nSCADENZA 01/02/2031\nMOTIVO DEL SOGGIORNO LAVORO",
    "TÍTULO DE RESIDÊNCIA\nAPELIDOS MUSTERMANN\nVÁLIDO ATÉ 01/02/2031\nTIPO DE TÍTULO",
    "VERBLIJFSDOCUMENT\nNAAM MUSTERMANN\nGELDIG TOT 01-02-2031\nV-NUMMER 0217657587",
    "UPPEHÅLLSTILLSTÅND\nNAMN MUSTERMANN\nGILTIGT TILL 2031-02-01\nTYP AV TILLSTÅND PERMANENT",
    "OPHOLDSKORT\nNAVN MUSTERMANN\nGYLDIG INDTIL 01.02.2031\nTILLADELSENS ART",
    "OPPHOLDSKORT\nNAVN MUSTERMANN\nGYLDIG TIL 01.02.2031\nMERKNADER",
    "OLESKELULUPA\nNIMI MUSTERMANN\nVOIMASSA 01.02.2031\nLUVAN TYYPPI",
    "KARTA POBYTU\nNAZWISKO MUSTERMANN\nDATA WAŻNOŚCI 01.02.2031\nRODZAJ ZEZWOLENIA",
    "在留カード\n氏名 MUSTERMANN ERIKA\n在留資格 永住者\n2031年02月01日まで有効",
  ]

  @Test(arguments: permits) func permitsToStayAreHeld(_ text: String) {
    #expect(held(text).contains("identity.residencePermit"), "\(held(text))")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(!held(lines.reversed().joined(separator: "\n")).isEmpty, "upside down: \(text)")
    #expect(held(lines.dropFirst().joined(separator: "\n")).isEmpty, "no title: \(text)")
    #expect(held(lines.prefix(2).joined(separator: "\n")).isEmpty, "title and name alone: \(text)")
    #expect(held(text + "\nHow to apply: required documents and fees").isEmpty, "an instruction: \(text)")
  }

  private static let certificates = [
    "Certified copy of an entry of\nbirth\nFather: JOHN SPECIMEN\nRegistration district Bristol\n18 August 2024",
    "Certificate of marriage\nMarriage solemnised at the register office, Leeds\nWhen married: 18 August 2024",
    "Eheurkunde\nStandesamt Bonn\nEhegatten\nTag und Ort der Eheschließung: 01.02.2024",
    "Extrait d'acte de naissance\nMairie de Lyon Acte n° 177\nLe 12 juin 2026 est née : Marie",
    "Acte de mariage\nLe 24 juillet 2025 ont comparu deux personnes que voici\nL'officier de l'état civil",
    "Certificado literal de nacimiento\nRegistro Civil de Zaragoza\nFecha de nacimiento: 23 de octubre de 2025",
    "Certificado de matrimonio\nContrayentes: A y B\nFecha del matrimonio: 6 de diciembre de 2026",
    "Certificato di matrimonio\nhanno contratto matrimonio il 27 luglio 2024\nAtto n. 435 parte II serie A",
    "Certidão de nascimento\nFiliação\nConservatória do Registo Civil\n3 de março de 2024",
    "Uittreksel huwelijksakte\nGehuwd: A en B\nDatum van het huwelijk: 15 maart 2026",
    "Vigselbevis\nMakar: A och B\nVigseldatum 6 september 2026",
    "Vielsesattest\nÆgtefæller\nVielsesdato 6. september 2026",
    "Odpis skrócony aktu małżeństwa\nUrząd Stanu Cywilnego w Wrocław\nMałżonkowie: A, B\n1 listopada 2024",
    "戸籍全部事項証明書\n氏名：試験 一郎\n【出生日】昭和47年4月26日\n【父】試験\n【母】試験",
    "婚姻届受理証明書\n夫 A\n妻 B\n届出日 2025/05/27", "结婚证\n持证人 A\n登记日期 2024年5月1日",
  ]

  @Test(arguments: certificates) func certificatesOfFewFieldsAreHeld(_ text: String) {
    #expect(held(text).contains("identity.certificate"), "\(held(text))")
    #expect(held(text.split(separator: "\n").dropFirst(2).joined(separator: "\n")).isEmpty, "no title: \(text)")
  }

  @Test func aPageAboutCertificatesPasses() {
    for text in [
      "Marriage certificate\nHow to apply\nYou need the names of both spouses and the date of marriage.\n01.02.2024",
      "Eheurkunde bestellen\nStandesamt Köln\nGebühr 15 Euro\nStand: 01.02.2024",
      "Acte de naissance\nFaire une demande\nMairie de Lyon\n12 juin 2026",
      "Certificado de matrimonio\nCómo solicitar\nRegistro Civil\n6 de mayo de 2025",
      "Certificato di nascita\nCome richiedere il certificato\nUfficio anagrafe\n6 maggio 2025",
      "Births, marriages and deaths\nBirth certificate 12.50\nMarriage certificate 12.50\nRegister office\n1 May 2025",
      "Wedding photos\nBride and groom\n18 August 2024\nWitnesses", "婚姻届の出し方\n必要書類\n夫 妻\n2025年5月27日",
      "Geburtsurkunde\nMutter", "Family tree\nFather: JOHN SPECIMEN\nMother: MARY SAMPLE\nborn 18 August 1924",
    ] { #expect(held(text).isEmpty, "\(text): \(held(text))") }
  }

  @Test func aPageAboutPermitsPasses() {
    for text in [
      "Residence permit\nHow to apply\nYour name must be as in your passport\nvalid until 01.02.2031",
      "Aufenthaltstitel beantragen\nName\nGültig bis\nErforderliche Unterlagen\nStand 01.02.2024",
      "Titre de séjour\nPièces à fournir\nNom\nValable jusqu'au 01/02/2025",
      "Green card lottery\nName of the game\nLearn more\n01.02.2024", "在留カードの更新\n必要書類\n氏名\n2025年5月27日",
      "I was so happy when my residence permit came, valid until 01.02.2031, and my name was spelled right.",
      "Residence permit\nName\nValid until\nRemarks",
    ] { #expect(held(text).isEmpty, "\(text): \(held(text))") }
  }

  @Test func theBackOfACardIsHeldByItsTitleAndItsAuthority() {
    let text = "中华人民共和国\n居民身份证\n签发机关 示例市公安局\n有效期限 2018.03.05-2038.03.05"
    #expect(held(text).contains("identity.documentFields"))
    #expect(held(text.replacing("居民身份证\n", with: "")).isEmpty)
    #expect(held(text.replacing("签发机关 ", with: "")).isEmpty)
    #expect(held("Passport\nIssuing authority and date of issue\nHow to apply\n01.02.2024").isEmpty)
  }

  @Test func aTitleWithFieldsAndAPieceOfTheZoneIsHeld() {
    let text = "PASSPORT\nSurname\nNationality\nP<UTOERI<<ANN<<"
    #expect(held(text) == ["identity.documentFields"])
    #expect(held(text.replacing("PASSPORT\n", with: "")).isEmpty)
    #expect(held(text.replacing("P<UTOERI<<ANN<<", with: "Author: ANNA")).isEmpty)
    #expect(held("Passport\nSurname\nNationality\nstd::cout << a << b << c << d").isEmpty)
  }

  @Test func japaneseCardsNameTheDayOfBirthBehindIt() {
    let text = "個人番号カード\n氏名 試験 一郎\n住所\n1975/09/14生 性別 女\n2031/10/05まで有効"
    #expect(held(text).contains("identity.documentFields"))
    #expect(held("会員カード\n氏名 試験 一郎\n2031/10/05まで有効").isEmpty)
  }

  @Test func oneMisreadLetterInATitleIsMended() {
    #expect(
      held("KARTA PO8YTU\nNAZWISKO A\nDATA WAZNOSCl 25.07.2028\nRODZAJ ZEZWOLENIA").contains("identity.residencePermit")
    )
    let fields = "\nName: A\nGeburtstag 12.O8.l964\nStaatsangehörigkeit D\nGültig bis 01.08.2031"
    #expect(!held("PER5ONALAUSWEIS" + fields).isEmpty)
    #expect(held("PERFONALAUSWEIS\nName: A\nGeburtstag 12.08.1964").isEmpty)
  }

  @Test func aLicenceThatLostItsDatesIsHeldByItsTitle() {
    let text = "FÜHRERSCHEIN BUNDESREPUBLIK DEUTSCHLAND\n1. Beispiel\n2.Max\n3.16.03.1956 Bremen\n5.9Q6991564ZS"
    #expect(held(text).contains("identity.drivingLicence"))
    #expect(held(text.replacing("FÜHRERSCHEIN BUNDESREPUBLIK DEUTSCHLAND\n", with: "")).isEmpty)
    #expect(held(text.replacing("3.16.03.1956 Bremen\n", with: "")).isEmpty)
  }
}

/// What a picture keeps of a document when its reader loses lines.
@Suite struct IdentityRemnantTests {
  private func held(_ text: String) -> [String] { GateRuleFixture.held(text, by: IdentityRules.all) }

  @Test func namesWithFillersAreTheThirdLineOfACard() {
    #expect(held("ERIKSSON<<ANNA<MARIA<<<<<<<") == ["identity.machineReadableZone"])
    #expect(held("ERIKSSON<ANNA<<<<<<<").isEmpty)
    #expect(held("Eriksson<<Anna<Maria<<<<<<<").isEmpty)
    #expect(held("ERIKSSON << ANNA << MARIA").isEmpty)
    #expect(held("<<<<<<< HEAD\n<<<<<<<<<<<<<<").isEmpty)
  }

  @Test func twoPiecesOfAZoneOneBelowTheOtherAreHeld() {
    #expect(held("TAH7P6W9P3Z1<<<<<<<\n256M2708056ITA<<<<<") == ["identity.machineReadableZone"])
    #expect(held("TAH7P6W9P3Z1<<<<<<<\nHello\nWorld\n256M2708056ITA<<<<<").isEmpty)
    #expect(held("Behörde Bremen\nGröße 186 cm\n155AUT<<<<<<<<<") == ["identity.documentFields"])
    #expect(held("Hello\nWorld\n155AUT<<<<<<<<<").isEmpty)
  }

  @Test func theUpperHalfOfACardIsHeldByItsStateAndTitle() {
    let text = "REPUBLIK ÖSTERREICH\nPERSONALAUSWEIS\nName: MUSTERMANN\nVorname: ERIKA"
    #expect(held(text) == ["identity.documentFields"])
    #expect(held(text.replacing("REPUBLIK ÖSTERREICH\n", with: "")).isEmpty)
    #expect(held(text.replacing("PERSONALAUSWEIS\n", with: "")).isEmpty)
    #expect(held("Republik Österreich\nPersonalausweis\nbeantragen\nName, Vorname\nGebühren").isEmpty)
    #expect(held("Passport to Portugal\nPortugal\nName your trip\n01.02.2024").isEmpty)
  }

  @Test func visasAreHeldByWhatTheySayOfTheStay() {
    let text =
      "VISA SCHENGEN\nFROM 01.03.25 UNTIL 31.05.25\nTYPE OF VISA C NUMBER OF ENTRIES MULT DURATION OF STAY 90 DAYS\n"
      + "SURNAME, NAME MUSTERMANN, ERIKA"
    #expect(held(text) == ["identity.visa"])
    // All three tell of a visa without its title; two do not.
    let cut = text.replacing("VISA SCHENGEN", with: "SCHENGEN")
    #expect(held(cut) == ["identity.visa"])
    #expect(held(cut.replacing("DURATION OF STAY", with: "FOR")).isEmpty)
    #expect(held(text.replacing("SURNAME, NAME", with: "")).isEmpty)
    #expect(held(text + "\nRequired documents and fees").isEmpty)
    #expect(held("VISA\nMastercard\nName\nTotal 12.00\n01.02.2024").isEmpty)
  }

  @Test func namesOfFieldsThatWereBrokenAreJoined() {
    let text = "Surname A\nForename B\nDate of birth 12.09.1983\nCard\nnumber 6MRT39F2F\nDate\nof expiry 19.06.2034"
    #expect(held(text) == ["identity.documentFields"])
    #expect(held(text.replacing("of expiry", with: "of party")).isEmpty)
  }
}

@Suite struct UntitledPapersTests {
  private func held(_ text: String) -> [String] {
    GateRuleFixture.held(text, by: IdentityRules.all + HealthRules.all)
  }

  @Test func aCertificateThatLostItsTitleIsHeldByOfficeEntryAndDay() {
    let text = "Mairie de Lyon Acte n° 996\nLe 23 octobre 2026 est née : Marie\nL'officier de l'état civil"
    #expect(held(text) == ["identity.certificate"])
    #expect(held(text.replacing("Acte n° 996", with: "")).isEmpty)
    #expect(held(text.replacing("est née", with: "vient")).isEmpty)
    #expect(held(text.replacing("Mairie de Lyon", with: "").replacing("L'officier de l'état civil", with: "")).isEmpty)
  }

  @Test func aLicenceWhoseFirstDateStandsInTheNextLineIsHeld() {
    let text = "1. Beispiel\n2. Max\n3. 16.03.1956 Bremen\n4a.\n08.03.2026 4b. 24.07.2033\n4c. Bremen"
    #expect(held(text) == ["identity.drivingLicence"])
    #expect(held(text.replacing("4b.", with: "bis")).isEmpty)
  }

  @Test func cutRecordsOfHealthAreHeld() {
    let vaccines = "出生日期：1960-07-05\n疫苗名称\n乙肝疫苗\n2025-12-08\n流感疫苗\n2026-02-22"
    #expect(held(vaccines) == ["health.vaccination"])
    #expect(held(vaccines.replacing("出生日期", with: "日期")).isEmpty)
    let note = "Lavoratore: Luca\nDiagnosi: sindrome\nInizio malattia 24/08/2026"
    #expect(held(note) == ["health.sickNote"])
    #expect(held(note.replacing("Lavoratore", with: "Articolo")).isEmpty)
    #expect(held(note.replacing("Diagnosi", with: "Notizie")).isEmpty)
  }
}
