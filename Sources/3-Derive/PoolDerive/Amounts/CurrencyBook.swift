/// Signs, words and codes of currencies: a table of facts.
enum CurrencyBook {
  /// What a sign or word stands for.
  struct Currency {
    /// ISO 4217, the likeliest.
    var code: String
    /// Others that it may stand for.
    var others: [String] = []
    var stands = Place.either
    var demand = Demand.none
  }

  /// On which side of an amount it stands.
  enum Place { case before, after, either }

  /// What else must be seen because the word means other things, too.
  enum Demand {
    case none
    /// Capital letters.
    case capitals
    /// Capital letters, and an amount with two decimals or groups of thousands.
    case capitalsAndForm
    /// That it is one of the fallback currency's.
    case fallback
    /// The amount has groups of thousands that are not parted by commas, or the word begins with a capital.
    case florin
    /// The amount has groups of thousands and the sign follows at once.
    case dong
  }

  private static let dollars = [
    "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP", "UYU", "BMD", "BSD", "BBD", "BZD",
    "FJD", "GYD", "JMD", "KYD", "LRD", "NAD", "SBD", "SRD", "TTD", "XCD",
  ]

  /// Signs that stand for a currency.
  static let signs: [Unicode.Scalar: Currency] = {
    var signs: [Unicode.Scalar: Currency] = [
      "$": Currency(code: "USD", others: dollars), "\u{a5}": Currency(code: "JPY", others: ["CNY"]),
      "\u{ffe5}": Currency(code: "JPY", others: ["CNY"]), "\u{20a8}": Currency(code: "INR", others: rupees),
      "\u{fdfc}": Currency(code: "SAR", others: rials),
    ]
    let certain: [(Unicode.Scalar, String)] = [
      ("€", "EUR"), ("£", "GBP"), ("\u{ffe1}", "GBP"), ("₹", "INR"), ("₺", "TRY"), ("₩", "KRW"), ("\u{ffe6}", "KRW"),
      ("₽", "RUB"), ("₴", "UAH"), ("₪", "ILS"), ("฿", "THB"), ("₫", "VND"), ("₦", "NGN"), ("₱", "PHP"), ("₸", "KZT"),
      ("₾", "GEL"), ("֏", "AMD"), ("₼", "AZN"), ("₡", "CRC"), ("₲", "PYG"), ("₵", "GHS"), ("৳", "BDT"), ("៛", "KHR"),
      ("₭", "LAK"), ("₮", "MNT"),
    ]
    for (sign, code) in certain { signs[sign] = Currency(code: code) }
    return signs
  }()

  /// Letters before `$`.
  static let dollarLetters: [String: String] = [
    "us": "USD", "usd": "USD", "c": "CAD", "ca": "CAD", "cad": "CAD", "can": "CAD", "a": "AUD", "au": "AUD",
    "aud": "AUD", "nz": "NZD", "hk": "HKD", "nt": "TWD", "s": "SGD", "sg": "SGD", "r": "BRL", "mx": "MXN",
    "mex": "MXN", "ar": "ARS", "col": "COP", "clp": "CLP",
  ]

  /// Single signs of scripts without blanks, which end a price whatever follows.
  static let unspaced: [Unicode.Scalar: Currency] = [
    "円": Currency(code: "JPY", stands: .after), "元": Currency(code: "CNY", others: ["TWD"], stands: .after),
    "圆": Currency(code: "CNY", stands: .after), "圓": Currency(code: "CNY", others: ["TWD", "HKD"], stands: .after),
    "원": Currency(code: "KRW", stands: .after),
  ]

  /// What follows such a sign where it is part of another word: element, dimension theory, circle, first day.
  static let unspacedWords: Set<Unicode.Scalar> = ["素", "论", "論", "件", "旦", "気", "气", "形", "周", "柱", "高", "型"]

  /// By folded word.
  static let words: [String: Currency] = {
    var words: [String: Currency] = [:]
    for code in codes { words[code.lowercased()] = Currency(code: code) }
    for code in capitalCodes { words[code.lowercased()] = Currency(code: code, demand: .capitals) }
    for code in wordCodes { words[code.lowercased()] = Currency(code: code, demand: .capitalsAndForm) }
    for (text, currency) in names {
      for name in text.split(separator: " ") {
        var word = String.UnicodeScalarView()
        word.append(contentsOf: TextFolding.folded(String(name)))
        words[String(word)] = currency
      }
    }
    return words
  }()

  private static let rupees = ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"]
  private static let rials = ["SAR", "QAR", "OMR", "YER"]

  private static let codes = [
    "EUR", "USD", "GBP", "JPY", "CHF", "NOK", "DKK", "PLN", "CZK", "HUF", "BGN", "HRK", "RSD", "UAH", "RUB", "TRY",
    "ILS", "AED", "SAR", "QAR", "KWD", "BHD", "OMR", "JOD", "EGP", "ZAR", "NGN", "KES", "GHS", "INR", "PKR", "LKR",
    "NPR", "BDT", "CNY", "RMB", "HKD", "TWD", "KRW", "SGD", "MYR", "THB", "IDR", "VND", "AUD", "NZD", "MXN", "BRL",
    "ARS", "CLP", "UYU", "KZT", "AZN", "TND", "IRR", "MDL", "MKD",
  ].filter { $0 != "RMB" && $0 != "TRY" }
  /// Codes that read as other words in small letters, such as the second of Swedish.
  private static let capitalCodes = ["SEK", "ISK", "RON", "CAD", "MAD"]
  /// Codes that read as words in capitals, too.
  private static let wordCodes = ["TRY", "ALL", "PEN", "AMD", "COP", "BOB", "DOP", "GEL", "PHP", "BAM", "BYN"]

  private static let names: [(String, Currency)] = [
    ("euro euros eur евро ευρω يورو אירו 欧元 ユーロ 유로 eura eurot", Currency(code: "EUR")),
    ("dollar dollars", Currency(code: "USD", others: dollars, stands: .after)),
    ("dolar dolares dolares dollari доллар долларов دولار 美元 ドル 달러", Currency(code: "USD", stands: .after)),
    ("pound pounds quid", Currency(code: "GBP", stands: .after, demand: .fallback)),
    ("kr krona kronor kroner kronur", Currency(code: "SEK", others: ["NOK", "DKK", "ISK"])),
    ("zl zloty zlotych", Currency(code: "PLN", stands: .after)),
    ("kc korun koruna koruny", Currency(code: "CZK", stands: .after)),
    ("ft", Currency(code: "HUF", stands: .after, demand: .florin)),
    ("forint forintot", Currency(code: "HUF", stands: .after)),
    ("lei leu", Currency(code: "RON", others: ["MDL"], stands: .after)),
    ("лв лева лев", Currency(code: "BGN", stands: .after)),
    ("р руб рублей рубля рубль rub", Currency(code: "RUB", stands: .after)),
    ("грн гривень гривня гривні", Currency(code: "UAH", stands: .after)),
    ("дин din dinara", Currency(code: "RSD", stands: .after, demand: .fallback)),
    ("тг тенге", Currency(code: "KZT", stands: .after)),
    ("tl lira", Currency(code: "TRY", stands: .after)),
    ("₨ rs rupees rupee रुपये रुपए रु", Currency(code: "INR", others: rupees)),
    ("sfr", Currency(code: "CHF")), ("fr franken", Currency(code: "CHF", demand: .fallback)),
    ("rm", Currency(code: "MYR", stands: .before, demand: .capitals)),
    ("rp rupiah", Currency(code: "IDR")),
    ("r", Currency(code: "ZAR", stands: .before, demand: .fallback)),
    ("บาท baht", Currency(code: "THB", stands: .after)),
    ("d", Currency(code: "VND", stands: .after, demand: .dong)), ("dong", Currency(code: "VND", stands: .after)),
    ("شيكل שקל שקלים שח", Currency(code: "ILS")), ("رس", Currency(code: "SAR")), ("دا", Currency(code: "AED")),
    ("جم", Currency(code: "EGP")), ("دك", Currency(code: "KWD")),
    ("ريال", Currency(code: "SAR", others: rials)), ("ریال", Currency(code: "IRR")),
    ("درهم", Currency(code: "AED", others: ["MAD"])), ("جنيه", Currency(code: "EGP")),
    ("دينار", Currency(code: "KWD", others: ["BHD", "JOD", "TND", "IQD"])), ("روپے", Currency(code: "PKR")),
    ("rmb", Currency(code: "CNY")), ("reais real", Currency(code: "BRL", stands: .after)),
  ]

  /// Currencies whose countries part thousands by blanks.
  static let blankGrouped: Set<String> = [
    "EUR", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RUB", "UAH", "BGN", "RON", "CHF", "ZAR", "KZT", "BYN",
    "RSD", "AZN", "MDL",
  ]

  /// Currencies with three decimals.
  static let thousandths: Set<String> = ["KWD", "BHD", "OMR", "JOD", "TND", "IQD"]

  /// Currencies whose amounts may end in `,-` with the currency left out.
  static let dashed: Set<String> = ["NOK", "DKK", "SEK", "EUR", "CHF", "CZK"]
}
