import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct NationalNumbersTests {
  private func held(_ text: String) -> [String] {
    GateRuleFixture.held(text, by: IdentityRules.all).compactMap { name in
      name.hasPrefix("identity.nationalNumber.") ? String(name.dropFirst(24)) : nil
    }
  }

  /// Country, word, and a number with right check digits from the state's publications or public specimens.
  private static let worded: [(country: String, word: String, number: String)] = [
    ("DE", "Steuerliche Identifikationsnummer", "36 574 261 809"), ("AT", "SV-Nummer", "1237 010180"),
    ("CH", "AHV-Nr.", "7569217076985"), ("FR", "N° de sécurité sociale", "255081416802538"),
    ("BE", "Rijksregisternummer", "85073003328"), ("NL", "BSN", "111222333"), ("LU", "Matricule", "1893120105732"),
    ("GB", "National Insurance number", "AB123456C"), ("IE", "PPS Number", "6433435F"), ("ES", "DNI", "54362315K"),
    ("ES", "N.I.E.", "X-2482300-W"), ("PT", "NIF", "123456789"), ("GR", "ΑΜΚΑ", "01013099997"),
    ("SE", "Personnummer", "880320-0016"), ("DK", "CPR-nr.", "211062-5629"), ("NO", "Fødselsnummer", "151086 95088"),
    ("IS", "Kennitala", "120174-3399"), ("EE", "Isikukood", "37605030299"), ("LT", "Asmens kodas", "33309240064"),
    ("LV", "Personas kods", "16117519997"), ("PL", "PESEL", "44051401359"), ("CZ", "Rodné číslo", "710319/2745"),
    ("HU", "Adóazonosító jel", "8071592153"), ("HU", "TAJ szám", "123 456 788"), ("RO", "CNP", "1630615123457"),
    ("BG", "ЕГН", "7523169263"), ("HR", "OIB", "33392005961"), ("SI", "EMŠO", "0101006500006"),
    ("RS", "ЈМБГ", "0101006500006"), ("UA", "РНОКПП", "1759013776"), ("RU", "ИНН", "500100732259"),
    ("RU", "СНИЛС", "11223344595"), ("US", "Social Security Number", "078-05-1120"),
    ("CA", "Social Insurance Number", "046 454 286"),
    ("AR", "CUIL", "20-05536168-2"), ("CL", "Cédula de identidad RUN", "12.531.909-2"), ("EC", "Cédula", "171430710-3"),
    ("TW", "國民身分證統一編號", "A123456789"), ("HK", "香港身份證", "A1234563"), ("SG", "NRIC No.", "S1234567D"),
    ("MY", "No. Kad Pengenalan", "770305-02-1234"), ("TH", "เลขประจำตัวประชาชน", "1234545678781"),
    ("KR", "주민등록번호", "9710139019902"), ("JP", "個人番号", "6214 9832 0257"), ("IN", "Aadhaar", "2341 2341 2346"),
    ("IN", "Permanent Account Number", "ABCPE1234F"), ("TR", "T.C. Kimlik No", "10000000146"),
    ("IL", "תעודת זהות", "039337423"), ("ZA", "Identity number", "7503305044089"), ("IR", "کد ملی", "0499370899"),
    ("AU", "Tax file number", "123 456 782"), ("NZ", "IRD number", "49-091-850"),
    ("BR", "CPF", "39053344705"),
  ]

  @Test(arguments: worded.indices)
  func aNumberBesideItsWordIsHeldAndOneWithAWrongDigitOrNoWordIsNot(_ place: Int) {
    let (country, word, number) = Self.worded[place]
    #expect(held("\(word)\n\(number)").contains(country), "\(country) \(number)")
    #expect(held("\(word): \(number)").contains(country), "\(country) \(number) on one line")
    #expect(!held("Order number\n\(number)").contains(country), "\(country) \(number) without a word")
    #expect(!held("\(word)\n\n\nOne\nTwo\nThree\nFour\n\(number)").contains(country), "\(country): word far away")
    // Some numbers have no check digit, or need not hold it.
    guard !["MY", "US", "IN", "DK", "GB"].contains(country) else { return }
    var wrong = Array(number)
    let digits = wrong.indices.filter { wrong[$0].isNumber }
    let changed = digits[digits.count - 3]
    wrong[changed] = wrong[changed] == "9" ? "8" : Character(String((wrong[changed].wholeNumberValue ?? 0) + 1))
    #expect(!held("\(word)\n\(String(wrong))").contains(country), "\(country) \(String(wrong))")
  }

  /// Forms that chance does not make.
  private static let alone: [(country: String, number: String)] = [
    ("IT", "RSSMRA85T10A562S"), ("IT", "RSS MRA 85T10 A562S"), ("MX", "BOXW310820HNERXN09"),
    ("CN", "11010519491231002X"),
    ("FI", "131052-308T"), ("BE", "85.07.30-033.28"), ("CH", "756.9217.0769.85"), ("FR", "2 55 08 14 168 025 38"),
    ("DE", "15 070649 C 103"), ("GB", "AB 12 34 56 C"), ("BR", "390.533.447-05"), ("RU", "112-233-445 95"),
    ("HK", "A123456(3)"), ("TH", "1-2345-45678-78-1"), ("LV", "161175-19997"),
  ]

  @Test(arguments: alone.indices)
  func aTellingFormNeedsNoWord(_ place: Int) {
    let (country, number) = Self.alone[place]
    #expect(held("Hello\n\(number)\nWorld").contains(country), "\(country) \(number)")
  }

  @Test func readersSlipsAreMended() {
    #expect(held("Codice Fiscale\nR5SMRA85TI0A562S").contains("IT"))
    #expect(held("PESEL 4405I4O1359").contains("PL"))
    #expect(held("PESEL44051401359").contains("PL"))
    #expect(held("PESEL\n440514 01359").contains("PL"))
    #expect(held("الرقم القومي\n٢٩٠٠١٠١١٢٣٤٥٦٧").contains("EG"))
  }

  @Test func aPrintedDayOfBirthIsAClueToo() {
    let fields = "Jméno\nPříjmení\nDate of birth 14.05.1944\nSex M\n44051401359"
    #expect(held(fields).contains("PL"))
    #expect(held(fields.replacing("14.05", with: "15.05")).isEmpty)
  }

  @Test func sellersNumbersOnBillsPass() {
    #expect(held("FACTURA\nNIF: 54362315K\nIVA 21%\nTotal 12,10").isEmpty)
    #expect(held("RAČUN\nOIB: 33392005961\nPDV 25%").isEmpty)
    #expect(held("Fatura\nContribuinte 123456789\nIVA").isEmpty)
    #expect(held("BTW Nummer: NL 123456789B01\nFactuurnummer 1234567890").isEmpty)
    #expect(held("Rechnung\nUSt-IdNr. DE 123456789\nKundennummer 36574261809").isEmpty)
  }

  @Test func ordinaryNumbersPass() {
    for line in [
      "ISBN 978-3-16-148410-0", "Tel. +49 30 1234567", "1Z 999 AA1 01 2345 6784", "4006381333931",
      "IMEI 490154203237518",
      "DE89 3704 0044 0532 0130 00", "2024-05-14 12:30:45", "192.168.178.12", "0.12345678e-12, 4.5e+10, 12, 31, 45",
      "Bestellnummer 302-1234567-7654321", "S/N C02XK0AAJGH5", "550e8400-e29b-41d4-a716-446655440000",
      "12 13 14 15 16 17 18 19 20 21 22 23", "n in 12345678901",
    ] { #expect(held(line).isEmpty, "\(line): \(held(line))") }
  }

  @Test func longAndStrangeInputIsBorne() {
    #expect(held(String(repeating: "9", count: 1_999)).isEmpty)
    #expect(held(String(repeating: "9 ", count: 900)).isEmpty)
    #expect(held(String(repeating: "-", count: 500)).isEmpty)
  }

  @Test func checkDigitMethodsHoldTheirPublishedExamples() {
    #expect(CheckDigits.isLuhn([4, 9, 9, 2, 7, 3, 9, 8, 7, 1, 6]))
    #expect(!CheckDigits.isLuhn([4, 9, 9, 2, 7, 3, 9, 8, 7, 1, 7]))
    #expect(CheckDigits.isVerhoeff([2, 3, 6, 3]))
    #expect(!CheckDigits.isVerhoeff([2, 3, 6, 4]))
    #expect(CheckDigits.isHybrid([0, 7, 9, 4, 5]))
    #expect(CheckDigits.machineReadable("AB2134<<<".utf8) == 5)
    #expect(CheckDigits.machineReadable("ab".utf8) == nil)
  }

  @Test func atLeastSixtyCountriesAreKnown() {
    #expect(NationalNumbers.byCountry.count >= 60)
    #expect(IdentityRules.all.map(\.name).contains("identity.nationalNumber.IT"))
  }

  /// In a script without blanks a number follows its label at once.
  @Test func aNumberIsSeenBehindALabelWithoutABlank() {
    #expect(held("公民身份号码11010519491231002X").contains("CN"))
    #expect(held("公民身份号码").isEmpty)
  }
}
