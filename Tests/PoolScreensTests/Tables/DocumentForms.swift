// Table: titles and labels of passports, identity cards and driving licences by country.

enum DocumentForms {
  /// State as in machine-readable zones, language, the country, the word for a passport, then the labels of surname,
  /// given names, nationality, date of birth, sex, place of birth, date of issue, date of expiry, authority.
  static let passports: [(state: String, language: String, country: String, title: String, labels: [String])] = [
    (
      "UTO", "en", "UTOPIA", "PASSPORT",
      [
        "Surname", "Given names", "Nationality", "Date of birth", "Sex", "Place of birth", "Date of issue",
        "Date of expiry", "Authority",
      ]
    ),
    (
      "GBR", "en", "UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND", "PASSPORT",
      [
        "Surname (1)", "Given names (2)", "Nationality (3)", "Date of birth (4)", "Sex (5)", "Place of birth (6)",
        "Date of issue (7)", "Date of expiry (9)", "Authority (8)",
      ]
    ),
    (
      "USA", "en", "UNITED STATES OF AMERICA", "PASSPORT",
      [
        "Surname / Nom / Apellidos", "Given Names / Prénoms / Nombres", "Nationality", "Date of birth", "Sex",
        "Place of birth", "Date of issue", "Date of expiration", "Authority",
      ]
    ),
    (
      "D<<", "de", "BUNDESREPUBLIK DEUTSCHLAND", "REISEPASS",
      [
        "Name/Surname", "Vornamen/Given names", "Staatsangehörigkeit", "Geburtsdatum", "Geschlecht", "Geburtsort",
        "Ausstellungsdatum", "Gültig bis", "Behörde",
      ]
    ),
    (
      "AUT", "de", "REPUBLIK ÖSTERREICH", "REISEPASS",
      [
        "Familienname", "Vornamen", "Staatsbürgerschaft", "Geburtsdatum", "Geschlecht", "Geburtsort",
        "Ausstellungsdatum", "Gültigkeitsdatum", "Behörde",
      ]
    ),
    (
      "FRA", "fr", "RÉPUBLIQUE FRANÇAISE", "PASSEPORT",
      [
        "Nom", "Prénoms", "Nationalité", "Date de naissance", "Sexe", "Lieu de naissance", "Date de délivrance",
        "Date d'expiration", "Autorité",
      ]
    ),
    (
      "ESP", "es", "ESPAÑA", "PASAPORTE",
      [
        "Apellidos", "Nombre", "Nacionalidad", "Fecha de nacimiento", "Sexo", "Lugar de nacimiento",
        "Fecha de expedición", "Fecha de caducidad", "Autoridad",
      ]
    ),
    (
      "ITA", "it", "REPUBBLICA ITALIANA", "PASSAPORTO",
      [
        "Cognome", "Nome", "Cittadinanza", "Data di nascita", "Sesso", "Luogo di nascita", "Data di rilascio",
        "Data di scadenza", "Autorità",
      ]
    ),
    (
      "PRT", "pt", "REPÚBLICA PORTUGUESA", "PASSAPORTE",
      [
        "Apelidos", "Nomes próprios", "Nacionalidade", "Data de nascimento", "Sexo", "Local de nascimento",
        "Data de emissão", "Válido até", "Autoridade",
      ]
    ),
    (
      "NLD", "nl", "KONINKRIJK DER NEDERLANDEN", "PASPOORT",
      [
        "Naam", "Voornamen", "Nationaliteit", "Geboortedatum", "Geslacht", "Geboorteplaats", "Datum van afgifte",
        "Geldig tot", "Autoriteit",
      ]
    ),
    (
      "SWE", "sv", "SVERIGE", "PASS",
      [
        "Efternamn", "Förnamn", "Nationalitet", "Födelsedatum", "Kön", "Födelseort", "Utfärdat den",
        "Sista giltighetsdag",
        "Myndighet",
      ]
    ),
    (
      "DNK", "da", "DANMARK", "PAS",
      [
        "Efternavn", "Fornavne", "Nationalitet", "Fødselsdato", "Køn", "Fødested", "Udstedt den", "Gyldigt til",
        "Myndighed",
      ]
    ),
    (
      "FIN", "fi", "SUOMI FINLAND", "PASSI",
      [
        "Sukunimi", "Etunimet", "Kansalaisuus", "Syntymäaika", "Sukupuoli", "Syntymäpaikka", "Myönnetty",
        "Viimeinen voimassaolopäivä",
        "Viranomainen",
      ]
    ),
    (
      "POL", "pl", "RZECZPOSPOLITA POLSKA", "PASZPORT",
      [
        "Nazwisko", "Imiona", "Obywatelstwo", "Data urodzenia", "Płeć", "Miejsce urodzenia", "Data wydania",
        "Data ważności", "Organ wydający",
      ]
    ),
    (
      "JPN", "ja", "日本国", "旅券 PASSPORT",
      [
        "姓/Surname", "名/Given name", "国籍/Nationality", "生年月日/Date of birth", "性別/Sex", "本籍/Registered Domicile",
        "発行年月日/Date of issue", "有効期間満了日/Date of expiry", "発行官庁/Authority",
      ]
    ),
    (
      "CHN", "zh", "中华人民共和国", "护照 PASSPORT",
      [
        "姓/Surname", "名/Given names", "国籍/Nationality", "出生日期/Date of birth", "性别/Sex", "出生地点/Place of birth",
        "签发日期/Date of issue", "有效期至/Date of expiry", "签发机关/Authority",
      ]
    ),
  ]

  /// State, language, heading, then the labels of surname, given names, date of birth, nationality, number, expiry;
  /// and on the back those of address, authority, height.
  static let cards: [(state: String, language: String, title: String, labels: [String], back: [String])] = [
    (
      "D<<", "de", "BUNDESREPUBLIK DEUTSCHLAND\nPERSONALAUSWEIS",
      ["Name", "Vornamen", "Geburtstag", "Staatsangehörigkeit", "Ausweisnummer", "Gültig bis"],
      ["Anschrift", "Behörde", "Größe"]
    ),
    (
      "AUT", "de", "REPUBLIK ÖSTERREICH\nPERSONALAUSWEIS",
      ["Name", "Vorname", "Geburtsdatum", "Staatsangehörigkeit", "Nummer", "Gültig bis"],
      ["Geburtsort", "Behörde", "Größe"]
    ),
    (
      "CHE", "de", "SCHWEIZ SUISSE SVIZZERA SVIZRA\nIDENTITÄTSKARTE",
      ["Name", "Vorname(n)", "Geburtsdatum", "Staatsangehörigkeit", "Nr.", "Gültig bis"],
      ["Heimatort", "Behörde", "Grösse"]
    ),
    (
      "FRA", "fr", "RÉPUBLIQUE FRANÇAISE\nCARTE NATIONALE D'IDENTITÉ",
      ["Nom", "Prénoms", "Date de naissance", "Nationalité", "N° du document", "Date d'expiration"],
      ["Adresse", "Autorité", "Taille"]
    ),
    (
      "BEL", "fr", "BELGIQUE BELGIE BELGIEN\nCARTE D'IDENTITÉ",
      ["Nom", "Prénoms", "Date de naissance", "Nationalité", "N° carte", "Expire le"],
      ["Lieu de naissance", "Autorité", "Taille"]
    ),
    (
      "ESP", "es", "ESPAÑA\nDOCUMENTO NACIONAL DE IDENTIDAD",
      ["APELLIDOS", "NOMBRE", "NACIMIENTO", "NACIONALIDAD", "NUM SOPORTE", "VALIDEZ"],
      ["DOMICILIO", "EQUIPO", "LUGAR DE NACIMIENTO"]
    ),
    (
      "ITA", "it", "REPUBBLICA ITALIANA\nCARTA DI IDENTITÀ",
      ["COGNOME", "NOME", "NATO IL", "CITTADINANZA", "NUMERO", "SCADENZA"], ["INDIRIZZO", "COMUNE", "STATURA"]
    ),
    (
      "PRT", "pt", "REPÚBLICA PORTUGUESA\nCARTÃO DE CIDADÃO",
      ["APELIDOS", "NOMES", "DATA DE NASCIMENTO", "NACIONALIDADE", "N.º DOCUMENTO", "DATA DE VALIDADE"],
      ["FILIAÇÃO", "ENTIDADE EMISSORA", "ALTURA"]
    ),
    (
      "NLD", "nl", "KONINKRIJK DER NEDERLANDEN\nIDENTITEITSKAART",
      ["Naam", "Voornamen", "Geboortedatum", "Nationaliteit", "Documentnummer", "Geldig tot"],
      ["Geboorteplaats", "Autoriteit", "Lengte"]
    ),
    (
      "SWE", "sv", "SVERIGE\nNATIONELLT IDENTITETSKORT",
      ["Efternamn", "Förnamn", "Födelsedatum", "Nationalitet", "Kortnummer", "Giltigt till"],
      ["Födelseort", "Utfärdat av", "Längd"]
    ),
    (
      "DNK", "da", "DANMARK\nIDENTITETSKORT",
      ["Efternavn", "Fornavn", "Fødselsdato", "Nationalitet", "Kortnummer", "Udløbsdato"],
      ["Fødested", "Udstedt af", "Højde"]
    ),
    (
      "FIN", "fi", "SUOMI FINLAND\nHENKILÖKORTTI",
      ["Sukunimi", "Etunimet", "Syntymäaika", "Kansalaisuus", "Kortin numero", "Voimassa"],
      ["Syntymäpaikka", "Myöntäjä", "Pituus"]
    ),
    (
      "POL", "pl", "RZECZPOSPOLITA POLSKA\nDOWÓD OSOBISTY",
      ["NAZWISKO", "IMIONA", "DATA URODZENIA", "OBYWATELSTWO", "NUMER DOWODU", "TERMIN WAŻNOŚCI"],
      ["MIEJSCE URODZENIA", "ORGAN WYDAJĄCY", "PŁEĆ"]
    ),
    (
      "UTO", "en", "UTOPIA\nIDENTITY CARD",
      ["Surname", "Given names", "Date of birth", "Nationality", "Document number", "Expiry date"],
      ["Address", "Authority", "Height"]
    ),
    (
      "IRL", "en", "ÉIRE IRELAND\nPASSPORT CARD",
      ["Surname", "Forename", "Date of birth", "Nationality", "Card number", "Date of expiry"],
      ["Place of birth", "Authority", "Height"]
    ),
  ]

  /// Language, first line, title.
  static let licences: [(language: String, country: String, title: String)] = [
    ("de", "BUNDESREPUBLIK DEUTSCHLAND", "FÜHRERSCHEIN"), ("de", "REPUBLIK ÖSTERREICH", "FÜHRERSCHEIN"),
    ("fr", "RÉPUBLIQUE FRANÇAISE", "PERMIS DE CONDUIRE"), ("es", "ESPAÑA", "PERMISO DE CONDUCCIÓN"),
    ("it", "REPUBBLICA ITALIANA", "PATENTE DI GUIDA"), ("pt", "REPÚBLICA PORTUGUESA", "CARTA DE CONDUÇÃO"),
    ("nl", "KONINKRIJK DER NEDERLANDEN", "RIJBEWIJS"), ("sv", "SVERIGE", "KÖRKORT"),
    ("da", "DANMARK", "KØREKORT"), ("fi", "SUOMI FINLAND", "AJOKORTTI"),
    ("pl", "RZECZPOSPOLITA POLSKA", "PRAWO JAZDY"), ("en", "UK", "DRIVING LICENCE"),
    ("en", "IRELAND", "DRIVING LICENCE"),
  ]
}
