import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct IdentityRulesTests {
  private func held(_ text: String) -> [String] {
    GateRuleFixture.held(text, by: IdentityRules.all)
  }

  /// Documents without a zone or number that a check holds, by their printed labels.
  private static let documents: [(language: String, text: String)] = [
    ("English", "PASSPORT\nSurname\nMUSTERMANN\nGiven names\nERIKA\nDate of birth\n12 AUG 1964\nAuthority"),
    ("German", "PERSONALAUSWEIS\nName\nMUSTERMANN\nVornamen\nERIKA\nGeburtstag\n12.08.1964\nGültig bis\n01.08.2031"),
    ("French", "CARTE NATIONALE D'IDENTITÉ\nNom : MARTIN\nPrénom(s) : MAËLYS\nSexe : F\nNé(e) le : 13.07.1990"),
    (
      "Spanish",
      "DOCUMENTO NACIONAL DE IDENTIDAD\nAPELLIDOS\nESPAÑOLA\nNOMBRE\nCARMEN\nSEXO F\nNACIONALIDAD\nVALIDEZ 01 06 2031"
    ),
    (
      "Spanish", "DNI\nDOCUMENTO NACIONAL DE IDENTIDAD\nNACIONALIDAD ESP\nFECHA DE NACIMIENTO 01 01 1980\nSEXO\nVALIDEZ"
    ),
    ("Italian", "REPUBBLICA ITALIANA\nCARTA DI IDENTITÀ\nCOGNOME\nROSSI\nNOME\nDATA DI NASCITA\n01.01.1980\nSCADENZA"),
    (
      "Portuguese",
      "CARTÃO DE CIDADÃO\nAPELIDO(S)\nNOME(S)\nSEXO\nNACIONALIDADE\nDATA DE NASCIMENTO 31 10 1980\nVALIDADE"
    ),
    (
      "Dutch",
      "IDENTITEITSKAART\nNaam/Surname\nVoornamen\nGeboortedatum 10 MRT/MAR 1965\n10.03.1965\nGeldig tot 09.03.2024"
    ),
    ("Swedish", "IDENTITETSKORT\nEfternamn\nFörnamn\nFödelsedatum 1988-03-20\nMedborgarskap\nGiltigt till"),
    ("Danish", "PAS\nPASSPORT\nEfternavn\nFornavn\nFødselsdato 21.10.1962\nUdstedt"),
    ("Norwegian", "ID-KORT\nEtternavn\nFornavn\nFødselsdato 15.10.1986\nGyldig til"),
    ("Finnish", "HENKILÖKORTTI\nSukunimi\nEtunimet\nSyntymäaika 13.10.1952\nVoimassa"),
    ("Polish", "DOWÓD OSOBISTY\nNazwisko\nImiona\nData urodzenia 14.05.1944\nTermin ważności"),
    ("Czech", "OBČANSKÝ PRŮKAZ\nPříjmení\nJméno\nDatum narození 19.03.1971\nPlatnost do"),
    ("Hungarian", "SZEMÉLYAZONOSÍTÓ IGAZOLVÁNY\nCsaládi név\nUtónév\nSzületési idő 1980.01.01\nÉrvényes"),
    ("Turkish", "KİMLİK KARTI\nSoyadı\nAdı\nDoğum Tarihi 01.01.1980\nSon Geçerlilik Tarihi"),
    ("Russian", "ПАСПОРТ\nФамилия\nИмя\nДата рождения 01.01.1980\nДата выдачи 02.02.2002"),
    ("Greek", "ΔΙΑΒΑΤΗΡΙΟ\nΕπώνυμο\nΌνομα\nΗμερομηνία γέννησης 01.01.1980\nΗμερομηνία λήξης"),
    ("Japanese", "運転免許証\n氏名\n生年月日 昭和55年1月1日\n住所\n交付 令和02年01月01日\n2025年02月01日まで有効"),
    ("Chinese", "中华人民共和国居民身份证\n姓名\n性别 女 民族 汉\n出生 1949年12月31日\n住址\n签发机关"),
    ("Korean", "주민등록증\n성명\n생년월일 1980.01.01\n주소\n발급일 2001.02.03"),
    ("Arabic", "جواز سفر\nالاسم\nتاريخ الميلاد 1980/01/01\nالجنسية\nتاريخ الانتهاء 2030/01/01"),
  ]

  @Test(arguments: documents.indices) func documentsAreHeldByTheirFields(_ place: Int) {
    let (language, text) = Self.documents[place]
    #expect(
      !held(text).isEmpty,
      "\(language): \(GateRuleFixture.evidence(text.split(separator: "\n").map(String.init)).identity.topics)")
    #expect(!held(text.split(separator: "\n").reversed().joined(separator: "\n")).isEmpty, "\(language), other order")
  }

  @Test func aDocumentWithoutATitleNeedsMoreFieldsAndDates() {
    let text = "COUNTRY: UTO\nNAME: ANNA MARIA\nDOB: 1974-08-12\nEXP: 2012-04-15\nDOC NO: L898902C"
    #expect(held(text).contains("identity.documentFields"))
    #expect(held(text.replacing("EXP: 2012-04-15\n", with: "")).isEmpty)
    #expect(held("NAME:\nDOB:\nCOUNTRY:\nEXP:\nDOC NO:").isEmpty)
  }

  @Test func drivingLicencesAreHeld() {
    #expect(
      held("CALIFORNIA\nDRIVER LICENSE\nDL I1234568\nEXP 08/31/2014\nDOB 08/31/1977\nCLASS C").contains(
        "identity.drivingLicence"))
    #expect(
      held("EXP\n08/31/2014\nDOB 08/31/1977\nSEX F\nHGT 5'-05\"\nWGT 125 lb\nEYES BRN").contains(
        "identity.drivingLicence"))
    #expect(
      held("1. MUSTERMANN\n2. ERIKA\n3. 12.08.64 BERLIN\n4a. 01.01.2013\n4b. 31.12.2027\n4c. LRA\n5. B072RRE2I55")
        .contains("identity.drivingLicence"))
    #expect(
      held("4c. DVLA\n5. X\n3. 11.01.1976\n1. MORGAN\n2. SARAH\n4a. 19.01.2013\n4b. 18.01.2023").contains(
        "identity.drivingLicence"))
    #expect(held("1. Flour\n2. Sugar\n3. 12 eggs\n4a. Butter\n4b. Milk\n5. Salt").isEmpty)
    #expect(held("1.1.2024 Start\n2.1.2024 Next\n3.1.2024\n4.1.2024\n5.1.2024").isEmpty)
    #expect(held("Class\nEND\nREST API\nEyes\nWGT").isEmpty)
  }

  @Test func socialSecurityCardsAreHeld() {
    #expect(
      held("SOCIAL SECURITY\n000-12-3456\nTHIS NUMBER HAS BEEN ESTABLISHED FOR").contains("identity.nationalNumber.US"))
    #expect(held("000-12-3456\nDelivery").isEmpty)
  }

  @Test func certificatesAreHeld() {
    for text in [
      "CERTIFICATE OF LIVE BIRTH\nChild's name\nDate of birth\n01/02/1990\nMother's maiden name\nFather's name",
      "Geburtsurkunde\nStandesamt Berlin\nGeburtsname\nGeburtsdatum\n01.02.1990\nMutter\nVater",
      "EXTRAIT D'ACTE DE NAISSANCE\nNom\nPrénoms\nné le 3 mars 1990\nPère\nMère",
      "Heiratsurkunde\nEhemann\nEhefrau\nTag der Eheschließung\nStandesamt",
      "Acta de matrimonio\nRegistro Civil\nContrayentes\nTestigos",
      "CERTIFICATE OF DEATH\nName of deceased\nCause of death\nDate of death\nInformant",
      "Certidão de óbito\nFalecido\nCausa da morte\nData do óbito",
      "Odpis aktu urodzenia\nNazwisko\nImię\nOjciec\nMatka\nUrząd stanu cywilnego",
    ] { #expect(held(text).contains("identity.certificate"), "\(text)") }
    #expect(held("Bring your birth certificate\nand your mother\nto the school").isEmpty)
  }

  @Test func lookAlikesPass() {
    for text in [
      "Sign up\nFirst name\nLast name\nDate of birth\nGender\nEmail\nPassword\nCreate account",
      "Edit profile\nName\nAddress\nDate of birth 01.01.1990\nNationality\nPhone\nSave",
      "Curriculum Vitae\nName: A\nDate of birth: 01.02.1990\nNationality: German\nPlace of birth: Bonn\n"
        + "Education\nExperience 01.01.2010\nPhone",
      "Lebenslauf\nGeburtsdatum 01.02.1990\nGeburtsort Bonn\nStaatsangehörigkeit deutsch\nAusbildung\nTelefon",
      "BOARDING PASS\nName of passenger\nFlight LH 1234\nDate 07 JUN 2024\nGate B12 Seat 22A Class Y\nFrom FRA To JFK",
      "Hotel\nGuest name\nArrive 27.03.2021\nDepart 28.03.2021\nRoom 515\nAddress\nTotal 104,92",
      "INVOICE\nIssue date 01.02.2024\nDue date 01.03.2024\nInvoice number 1234567\nName\nAddress\nVAT DE123456789",
      "How to renew your passport\nYou need your old passport, a photo and your birth certificate. The date of "
        + "issue must be",
      "Zeugnis\nName\ngeboren am 01.02.2010\nKlasse 8b\nSchuljahr 2023/24\nMathematik gut\nSchule",
      "VISA\nMastercard\nTotal 12.00\n01.02.2024\nName\nThank you",
      "Member card\nName\nMember no. 1234567\nValid until 12/2025",
      "Business card\nAnna\nAddress\nTel +49 30 123456\nE-mail a@example.org",
      "Passport application form\nSurname\nGiven names\nDate of birth\nPlace of birth\nNationality",
      "Passport\nexpress\nRed Hot Chili\nPlaylist",
      "struct Person {\nvar name: String\nvar dateOfBirth: Date\nvar nationality: String\nvar sex: Sex\n}",
      "ID card printer\nprice 499.00\nin stock",
      "Documents to keep\nPassport\nBirth certificates\nMarriage certificate\nDeath certificates\nInsurance",
      "Name\nVorname\nGeburtsdatum\nGeschlecht\nStaatsangehörigkeit\nWeiter",
      "Conference badge\nName\nCountry\nvalid until 01.02.2024",
      "Issued by\nAuthority\n01.01.2020\nValid until 01.01.2021\nCertificate no. 12345",
    ] { #expect(held(text).isEmpty, "\(text): \(held(text))") }
  }
}
