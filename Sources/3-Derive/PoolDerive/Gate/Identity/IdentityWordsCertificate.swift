/// The words of certificates of birth, marriage and death, and of papers that are no documents of identity. A word
/// table.
extension IdentityWords {
  static let certificates: [IdentityTopic: [String]] = [
    .birthCertificate: [
      "birth certificate", "certificate of birth", "certificate of live birth", "certification of birth",
      "geburtsurkunde",
      "acte de naissance", "extrait d acte de naissance", "certificado de nacimiento", "acta de nacimiento",
      "partida de nacimiento", "certificato di nascita", "estratto dell atto di nascita", "atto di nascita",
      "certidao de nascimento", "assento de nascimento", "geboorteakte", "fodelsebevis", "fodselsattest", "dabsattest",
      "syntymatodistus", "akt urodzenia", "odpis aktu urodzenia", "rodny list", "szuletesi anyakonyvi kivonat",
      "certificat de nastere", "rodni list", "izvod iz maticne knjige rodenih", "свидетельство о рождении",
      "свідоцтво про народження", "удостоверение за раждане", "ληξιαρχικη πραξη γεννησης", "dogum belgesi", "出生医学证明",
      "出生證明",
      "出生届受理証明書", "출생증명서", "شهادة ميلاد", "תעודת לידה", "giay khai sinh", "akta kelahiran",
    ],
    .marriageCertificate: [
      "marriage certificate", "certificate of marriage", "marriage licence", "marriage license", "heiratsurkunde",
      "eheurkunde", "acte de mariage", "livret de famille", "certificado de matrimonio", "acta de matrimonio",
      "certificato di matrimonio", "atto di matrimonio", "certidao de casamento", "huwelijksakte", "trouwakte",
      "vigselbevis", "vielsesattest", "vigselsattest", "vihkitodistus", "akt malzenstwa", "odpis aktu malzenstwa",
      "oddaci list", "sobasny list", "hazassagi anyakonyvi kivonat", "certificat de casatorie", "vjencani list",
      "свидетельство о браке", "свидетельство о заключении брака", "свідоцтво про шлюб", "ληξιαρχικη πραξη γαμου",
      "evlenme cuzdani",
      "结婚证", "結婚證書", "婚姻届受理証明書", "혼인관계증명서", "عقد زواج", "תעודת נישואין", "giay chung nhan ket hon",
    ],
    .deathCertificate: [
      "death certificate", "certificate of death", "certification of death", "sterbeurkunde", "totenschein",
      "acte de deces",
      "certificado de defuncion", "acta de defuncion", "certificato di morte", "atto di morte", "certidao de obito",
      "assento de obito", "overlijdensakte", "dodsbevis", "dodsattest", "kuolintodistus", "akt zgonu",
      "odpis aktu zgonu",
      "umrtni list", "halotti anyakonyvi kivonat", "certificat de deces", "smrtovnica", "smrtni list",
      "свидетельство о смерти",
      "свідоцтво про смерть", "ληξιαρχικη πραξη θανατου", "olum belgesi", "死亡证明", "死亡證明書", "死亡診断書", "사망진단서",
      "شهادة وفاة", "תעודת פטירה",
    ],
    .father: [
      "father", "father s name", "name of father", "vater", "pere", "padre", "pai", "vader", "far", "isa", "ojciec",
      "otec",
      "apja", "tatal", "otac", "отец", "батько", "баща", "πατερας", "baba adi", "父", "父亲", "父親", "부", "اسم الأب",
      "שם האב",
    ],
    .mother: [
      "mother", "mother s name", "maiden name of mother", "mother s maiden name", "mutter", "mere", "madre", "mae",
      "moeder", "mor", "aiti", "matka", "anyja", "mama", "majka", "мать", "мати", "майка", "μητερα", "ana adi", "母",
      "母亲", "母親",
      "모", "اسم الأم", "שם האם",
    ],
    .spouse: [
      "bride", "groom", "bridegroom", "spouse", "spouses", "husband", "wife", "ehegatte", "ehegatten", "ehefrau",
      "ehemann",
      "epoux", "epouse", "conjoint", "conyuge", "contrayentes", "sposo", "sposa", "sposi", "conjuge", "nubentes",
      "echtgenoot", "echtgenote", "make", "maka", "aegtefaelle", "puoliso", "malzonek", "manzel", "manzelka",
      "hazastars",
      "sot", "sotie", "супруг", "夫", "妻", "配偶者", "配偶", "신랑", "신부",
    ],
    .marriageDate: [
      "date of marriage", "place of marriage", "tag der eheschliessung", "eheschliessung", "date du mariage",
      "fecha de matrimonio", "data del matrimonio", "data do casamento", "datum huwelijk", "data zawarcia malzenstwa",
    ],
    .deceased: [
      "deceased", "name of deceased", "decedent", "verstorben", "verstorbene", "defunt", "difunto", "fallecido",
      "defunto",
      "deceduto", "falecido", "overledene", "avliden", "afdode", "avdode", "vainaja", "zmarly", "zemrely", "死亡者",
    ],
    .deathDate: [
      "date of death", "place of death", "sterbedatum", "sterbeort", "todestag", "date du deces", "fecha de defuncion",
      "data di morte", "data do obito", "datum van overlijden", "dodsdatum", "data zgonu", "datum umrti", "死亡日期",
      "死亡時刻",
    ],
    .deathCause: [
      "cause of death", "immediate cause", "manner of death", "todesursache", "cause du deces", "causa de muerte",
      "causa di morte", "causa da morte", "doodsoorzaak", "dodsorsak", "przyczyna zgonu", "死因", "死亡原因",
    ],
    .registrar: [
      "registrar", "registrar general", "registration district", "state registrar", "local registrar", "standesbeamter",
      "standesbeamtin", "standesamt", "officier de l etat civil", "etat civil", "registro civil", "encargado",
      "ufficiale dello stato civile", "stato civile", "conservatoria", "burgerlijke stand", "urzad stanu cywilnego",
      "matricni urad", "anyakonyvvezeto", "ofiter de stare civila", "загс", "matrikel", "general register office",
      "office of vital records", "department of health", "vital records",
    ],
    .entryNumber: [
      "entry no", "entry number", "registration number", "registration no", "state file number", "certificate number",
      "certified copy", "registernummer", "registrierungsnummer", "eintragsnummer", "acte n", "tomo", "folio", "libro",
      "atto n", "assento n", "aktenummer", "aktnummer", "numer aktu", "book", "volume", "when and where born",
    ],
    .witness: [
      "witness", "witnesses", "officiant", "solemnized", "solemnised", "trauzeuge", "temoin", "temoins", "testigos",
      "testimoni", "testemunhas", "getuigen", "swiadek", "informant", "signature of informant",
    ],
  ]

  static let forms: [IdentityTopic: [String]] = [
    .email: [
      "email", "e mail", "email address", "courriel", "correo electronico", "posta elettronica", "sahkoposti", "邮箱",
      "メールアドレス", "e posta", "adres e mail", "e mailadres",
    ],
    .telephone: [
      "phone", "phone number", "mobile", "mobile number", "telephone", "tel", "telefon", "telefonnummer", "handy",
      "telephone portable", "telefono", "movil", "cellulare", "telefone", "telemovel", "telefoon", "puhelin", "电话",
      "手机",
      "電話番号", "전화번호",
    ],
    .password: ["password", "confirm password", "passwort", "mot de passe", "contrasena", "user name", "username"],
    .submission: [
      "submit", "sign up", "create account", "next", "continue", "save", "save changes", "edit profile", "register",
      "apply now", "upload", "weiter", "speichern", "absenden", "suivant", "enregistrer", "envoyer", "siguiente",
      "guardar",
      "avanti", "salva", "seguinte", "opslaan", "volgende", "optional", "required", "i agree", "please enter", "select",
    ],
    .career: [
      "resume", "curriculum vitae", "cv", "lebenslauf", "work experience", "experience", "education", "skills",
      "references",
      "berufserfahrung", "ausbildung", "kenntnisse", "experience professionnelle", "formation", "competences",
      "experiencia laboral", "formacion", "esperienza lavorativa", "istruzione", "werkervaring", "opleiding",
      "position applied for", "job application", "application for employment", "employment history", "languages",
      "sprachen", "familienstand", "marital status", "職歴", "学歴", "履歴書", "简历", "教育背景", "工作经历", "hobbies", "profile",
    ],
    .school: [
      "school", "university", "college", "diploma", "grade", "grades", "transcript", "student", "teacher", "semester",
      "zeugnis", "schule", "gymnasium", "universitat", "schuljahr", "noten", "ecole", "lycee", "bulletin", "eleve",
      "escuela", "universidad", "alumno", "scuola", "universita", "alunno", "escola", "aluno", "rapport", "szkola",
      "uczen", "swiadectwo", "skola", "vysvedceni", "学校", "大学", "成绩", "成績", "bachelor", "master of", "degree",
    ],
  ]
}
