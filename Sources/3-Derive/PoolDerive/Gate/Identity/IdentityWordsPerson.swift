/// The labels of identity documents in the languages that they are printed in: what they say of the person. A word
/// table.
enum IdentityWords {
  static let all: [IdentityTopic: [String]] =
    person.merging(document) { $0 + $1 }.merging(licence) { $0 + $1 }.merging(titles) { $0 + $1 }
    .merging(certificates) { $0 + $1 }.merging(forms) { $0 + $1 }.merging(registers) { $0 + $1 }
    .merging(permits) { $0 + $1 }.merging(instructions) { $0 + $1 }.merging(visas) { $0 + $1 }.merging(states) {
      $0 + $1
    }

  private static let person: [IdentityTopic: [String]] = [
    .surname: [
      "surname", "last name", "family name", "name of holder", "nachname", "familienname", "geburtsname", "nom",
      "nom de famille",
      "nom d usage", "apellidos", "apellido", "primer apellido", "cognome", "apelido", "apelidos", "achternaam",
      "naam", "geslachtsnaam", "efternamn", "efternavn", "etternavn", "sukunimi", "nazwisko", "prijmeni", "priezvisko",
      "csaladi nev", "csaladi es utonev", "nume", "prezime", "priimek", "perekonnanimi", "uzvards", "pavarde",
      "eftirnafn",
      "kenninafn", "soyadi", "soyad", "mbiemri", "фамилия", "прізвище", "презиме", "презиме surname", "επωνυμο",
      "επιθετο",
      "фамилно име", "姓", "氏", "氏名", "성", "اسم العائلة", "اللقب", "שם משפחה", "ho", "ln", "sloinne",
    ],
    .givenNames: [
      "given names", "given name", "first name", "first names", "forename", "forenames", "other names", "vorname",
      "vornamen",
      "prenom", "prenoms", "prenom s", "nombre", "nombres", "nome", "nomi", "nome proprio", "nomes", "voornaam",
      "voornamen",
      "fornamn", "fornavn", "etunimi", "etunimet", "imie", "imiona", "jmeno", "jmena", "meno", "utonev", "utonevek",
      "prenume", "prenumele", "ime", "eesnimi", "vards", "vardas", "eiginnafn", "adi", "emri", "имя", "ім я", "име",
      "ονομα",
      "собствено име", "名", "名字", "이름", "الاسم", "שם פרטי", "fn", "ten",
    ],
    .fullName: [
      "name", "full name", "name in full", "姓名", "氏名 name", "성명", "namn", "navn", "nimi", "nombre y apellidos",
      "name and surname",
      "nome e cognome", "cognome e nome", "nom et prenoms", "nom et prenom", "name und vorname", "fullstandigt namn",
      "nafn", "vardas pavarde", "ime i prezime", "ime in priimek", "фио", "ф и о", "الاسم الكامل", "nama",
      "nama lengkap", "ho va ten",
      "ho ten", "ชื่อ", "ชื่อตัวและชื่อสกุล", "नाम", "name of bearer", "holder", "titular", "titolare", "titulaire",
      "inhaber",
      "meno a priezvisko", "jmeno a prijmeni", "imie i nazwisko", "nev", "nomen",
    ],
    .birthDate: [
      "date of birth", "birth date", "birthdate", "born", "est ne", "est nee", "est ne e", "e nato", "e nata",
      "e nato a", "nacido el", "nacida el", "nascido em", "nascida em", "nasceu", "nacio", "is geboren", "ist geboren",
      "geboren op", "was born", "urodzony", "urodzona", "urodzil sie", "urodzila sie", "fodd", "出生日", "出生于", "dob",
      "d o b", "d0b", "geburtsdatum", "geburtstag",
      "geboren am",
      "geb am", "date de naissance", "ne le", "nee le", "ne e le", "fecha de nacimiento", "fecha nacimiento",
      "fecha de nac",
      "data di nascita", "luogo e data di nascita", "nato il", "nata il", "nato a", "nata a", "data de nascimento",
      "data nascimento", "nascimento", "nacimiento", "nascita", "naissance", "birth", "geboortedatum", "geboren",
      "fodelsedatum", "fodelsedag", "fodselsdato", "fodt",
      "syntymaaika", "syntynyt", "data urodzenia", "datum narozeni", "narozen", "narozena", "datum narodenia",
      "datum narodeni", "szuletesi ido", "szuletesi datum", "szuletesi hely es ido", "data nasterii", "data nasterii",
      "datum rodenja", "datum rojstva", "rojstni datum", "sunniaeg", "synniaeg", "dzimsanas datums", "dzimsanas datums",
      "gimimo data", "faedingardagur", "faedingardagur", "dogum tarihi", "datelindja", "дата рождения",
      "дата народження", "дата на раждане", "датум рођења", "датум рогења", "ημερομηνια γεννησης", "ημ γεννησης",
      "生年月日", "出生日期", "出生", "生日", "생년월일", "تاريخ الميلاد", "תאריך לידה", "ngay sinh", "ngay thang nam sinh",
      "tanggal lahir", "tempat tgl lahir", "tarikh lahir", "เกิดวันที่", "วันเกิด", "जन्म तिथि", "जन्म तारीख",
      "date of bith",
      "dateofbirth", "place and date of birth", "date and place of birth", "date et lieu de naissance",
    ],
    .birthPlace: [
      "place of birth", "birthplace", "birth place", "country of birth", "city of birth", "geburtsort",
      "lieu de naissance",
      "lugar de nacimiento", "luogo di nascita", "luogo", "local de nascimento", "naturalidade", "geboorteplaats",
      "fodelseort", "fodelseplats", "fodested", "fodselssted", "syntymapaikka", "syntymakotikunta", "miejsce urodzenia",
      "misto narozeni", "miesto narodenia", "szuletesi hely", "locul nasterii", "loc nastere", "mjesto rodenja",
      "kraj rojstva", "sunnikoht", "synnikoht", "dzimsanas vieta", "gimimo vieta", "faedingarstadur", "dogum yeri",
      "vendlindja",
      "место рождения", "місце народження", "място на раждане", "место рођења", "τοπος γεννησης", "本籍", "出生地",
      "出生地点", "籍贯", "출생지", "مكان الميلاد", "מקום לידה", "noi sinh", "que quan", "tempat lahir",
      "place and date of birth",
    ],
    .nationality: [
      "nationality", "citizenship", "staatsangehorigkeit", "nationalitat", "nationalite", "nacionalidad",
      "cittadinanza",
      "nazionalita", "nacionalidade", "nationaliteit", "nationalitet", "medborgarskap", "statsborgerskab",
      "statsborgerskap", "kansalaisuus", "obywatelstwo", "statni obcanstvi", "obcanstvi", "statne obcianstvo",
      "obcianstvo", "allampolgarsag", "cetatenia", "cetatenie", "drzavljanstvo", "kodakondsus", "pilsoniba",
      "valstybine priklausomybe", "pilietybe", "rikisfang", "uyrugu", "uyruk", "kombesia", "shtetesia", "гражданство",
      "громадянство",
      "държавлянство", "држављанство", "υπηκοοτητα", "ιθαγενεια", "国籍", "國籍", "民族", "국적", "الجنسية", "אזרחות",
      "quoc tich", "kewarganegaraan", "warganegara", "สัญชาติ", "nationalitv",
    ],
    .sex: [
      "sex", "gender", "geschlecht", "sexe", "sexo", "sesso", "geslacht", "kon", "kjonn", "sukupuoli", "plec",
      "pohlavi", "pohlavie", "nem", "sexul", "spol", "sugu", "dzimums", "lytis", "kyn", "cinsiyet", "cinsiyeti",
      "gjinia",
      "пол", "стать", "φυλο", "性别", "性別", "성별", "الجنس", "מין", "gioi tinh", "jenis kelamin", "jantina", "เพศ", "लिंग",
    ],
    .address: [
      "address", "residence", "place of residence", "anschrift", "wohnort", "adresse", "domicile", "domicilio",
      "direccion",
      "indirizzo", "residenza", "indirizzo di residenza", "morada", "endereco", "adres", "adress", "bopael", "bopel",
      "osoite", "adres zameldowania", "trvaly pobyt", "lakcim", "lakohely", "domiciliu", "prebivaliste", "адрес",
      "місце проживання", "διευθυνση", "住所", "住址", "주소", "العنوان", "כתובת", "noi thuong tru", "alamat", "ที่อยู่",
    ],
    .personalNumber: [
      "personal number", "personal no", "personal id", "personal identification number", "personennummer", "ahv nr",
      "numero personal", "personnummer", "henkilotunnus", "nr pesel", "pesel", "rodne cislo", "szemelyi szam", "cnp",
      "oib",
      "emso", "jmbg", "isikukood", "personas kods", "asmens kodas", "kennitala", "codice fiscale", "kimlik no",
      "tc kimlik no",
      "личен номер", "егн", "公民身份号码", "身份证号", "個人番号", "주민등록번호", "curp", "cpf", "rut", "fiscal code",
    ],
  ]
}
