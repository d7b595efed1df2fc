/// Puts made-up values into a draft's placeholders.
///
/// `{name}` is the same wherever it stands on one plan; `{name2}` is another. `{price.n}` is the normal form of
/// `{price}`. Parametric ones differ each time unless they end with `#` and a mark: `{digits:6}`, `{upper:4}`,
/// `{hex:32}`, `{mixed:20}`, `{int:5-90}`, `{pick:red/green/blue}`, `{iban:DE}`, `{national:DE}`.
struct Filling {
  private let region: Region
  private let language: String
  private var dice: Dice
  private var phrase: [String] = []
  private var known: [String: (shown: String, normal: String)] = [:]

  /// Phrases that BIP 39 publishes as examples, so that their checksums are right.
  static let phrases = [
    "legal winner thank year wave sausage worth useful legal winner thank yellow",
    "letter advice cage absurd amount doctor acoustic avoid letter advice cage above",
    "ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic",
    "hamster diagram private dutch cause delay private meat slide toddler razor book happy fancy gospel tennis maple "
      + "dilemma loan word shrug inflict delay length",
    "scheme spot photo card baby mountain device kick cradle pact join borrow",
    "cat swing flag economy stadium alone churn speed unique patch report train",
    "panda eyebrow bullet gorilla call smoke muffin taste mesh discover soft ostrich alcohol speed nation flash devote "
      + "level hobby quick inner drive ghost inside",
    "vessel ladder alter error federal sibling chat ability sun glass valve picture",
    "all hour make first leader extend hole alien behind guard gospel lava path output census museum junior mass "
      + "reopen famous sing advance salt reform",
  ]

  init(language: String, seed: UInt64) {
    self.language = language
    region = Region.all[language] ?? Region.all["en"] ?? Region.none
    dice = Dice(seed ^ 0xf111)
  }

  mutating func filled(_ markup: String) -> String {
    var out = ""
    var rest = Substring(markup)
    while let open = rest.firstIndex(of: "{") {
      out += rest[..<open]
      rest = rest[rest.index(after: open)...]
      // A brace that opens no placeholder belongs to the text, as in code.
      if let close = rest.firstIndex(of: "}"), let value = value(String(rest[..<close])) {
        out += value
        rest = rest[rest.index(after: close)...]
      } else {
        out += "{"
      }
    }
    return out + rest
  }

  private mutating func value(_ key: String) -> String? {
    let isNormal = key.hasSuffix(".n")
    let name = isNormal ? String(key.dropLast(2)) : key
    if let value = known[name] { return isNormal ? value.normal : value.shown }
    guard let value = made(name) else { return nil }
    if !name.contains(":") || name.contains("#") { known[name] = value }
    return isNormal ? value.normal : value.shown
  }

  private mutating func made(_ name: String) -> (shown: String, normal: String)? {
    if let colon = name.firstIndex(of: ":") {
      let argument = name[name.index(after: colon)...].prefix { $0 != "#" }
      return parametric(String(name[..<colon]), String(argument)).map { ($0, $0) }
    }
    let base = String(name.prefix { !$0.isNumber })
    if base == "isbn" {
      let shown = CheckedNumbers.isbn(dice: &dice)
      return (shown, shown.filter(\.isNumber))
    }
    return dated(base) ?? counted(base) ?? placed(base) ?? worded(base).map { ($0, $0) }
  }

  private mutating func parametric(_ name: String, _ argument: String) -> String? {
    let count = Int(argument) ?? 0
    switch name {
    case "digits": return dice.digits(count)
    case "upper": return dice.from("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", count)
    case "lower": return dice.from("abcdefghijkmnpqrstuvwxyz23456789", count)
    case "letter": return dice.from("ABCDEFGHJKLMNPRSTVWXYZ", count)
    case "cardof": return CheckedNumbers.card((argument, argument, 16), dice: &dice)
    case "hex": return dice.from("0123456789abcdef", count)
    case "mixed": return dice.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", count)
    case "base": return dice.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", count)
    case "int":
      let ends = argument.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 && ends[0] <= ends[1] ? String(dice.int(ends[0]...ends[1])) : nil
    case "pick": return dice.pick(argument.split(separator: "/").map(String.init))
    case "iban": return CheckedNumbers.grouped(CheckedNumbers.iban(argument, dice: &dice), 4)
    case "national": return NationalNumbers.makers[argument]?(&dice)
    case "s10":
      let body = dice.digits(8)
      let check = 11 - CheckedNumbers.weighted(body, [8, 6, 4, 2, 3, 5, 9, 7]) % 11
      return "R" + dice.from("ABCDEFGHKLMNPRS", 1) + body + String(check == 10 ? 0 : check == 11 ? 5 : check) + argument
    case "seed":
      if phrase.isEmpty {
        let short = Self.phrases.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 12 }
        phrase = dice.pick(short)
      }
      return 1...12 ~= count ? phrase[count - 1] : nil
    default: return nil
    }
  }

  private func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }

  /// Days and times.
  private mutating func dated(_ base: String) -> (shown: String, normal: String)? {
    let years: ClosedRange<Int>
    switch base {
    case "date", "day": years = 2024...2026
    case "birth": years = 1951...2004
    case "expiry": years = 2027...2034
    case "time":
      let (hour, minute) = (dice.int(8...21), dice.pick([0, 5, 10, 15, 20, 30, 40, 45, 50]))
      return ("\(two(hour)):\(two(minute))", "\(two(hour)):\(two(minute))")
    default: return nil
    }
    let (year, month, day) = (dice.int(years), dice.int(1...12), dice.int(1...28))
    let form = base == "day" ? region.longDay : region.day
    let letters = Array(form)
    let shown = letters.indices.map { place -> String in
      // Letters of a word, as in `de`, stand for themselves.
      let isAlone = [place - 1, place + 1].allSatisfy { near in
        !letters.indices.contains(near) || !letters[near].isASCII || !letters[near].isLetter
      }
      guard isAlone else { return String(letters[place]) }
      switch letters[place] {
      case "d": return base == "day" ? String(day) : two(day)
      case "m": return two(month)
      case "y": return String(year)
      case "M": return region.months[month - 1]
      default: return String(letters[place])
      }
    }.joined()
    return (shown, "\(year)-\(two(month))-\(two(day))")
  }

  /// Amounts: `small` below 20, `price` below 200, `amount` below 4000; `…money` with the currency.
  private mutating func counted(_ base: String) -> (shown: String, normal: String)? {
    let ranges: [String: ClosedRange<Int>] = [
      "small": 50...1_999, "price": 500...19_999, "amount": 10_000...399_999,
    ]
    let name = base.hasSuffix("money") ? String(base.dropLast(5)) : base
    guard let range = ranges[name.isEmpty ? "amount" : name] else { return nil }
    if base != "money", !base.hasSuffix("money"), ranges[base] == nil { return nil }
    let cents = dice.int(range)
    let whole = String(region.hasDecimals ? cents / 100 : cents)
    var grouped = ""
    for (place, digit) in whole.reversed().enumerated() {
      if place > 0, place % 3 == 0 { grouped = region.thousands + grouped }
      grouped = String(digit) + grouped
    }
    let shown = region.hasDecimals ? grouped + region.decimal + two(cents % 100) : grouped
    let normal = region.hasDecimals ? "\(whole).\(two(cents % 100))" : whole
    return (base.hasSuffix("money") ? region.money.replacing("#", with: shown) : shown, normal)
  }

  /// Streets, telephones.
  private mutating func placed(_ base: String) -> (shown: String, normal: String)? {
    switch base {
    case "phone", "tel":
      let pattern = dice.pick(base == "phone" ? region.phone : region.tel)
      let shown = pattern.map { $0 == "#" ? dice.digits(1) : String($0) }.joined()
      return (shown, String(shown.filter { $0.isNumber || $0 == "+" }))
    case "street":
      let shown = dice.pick(region.street).replacing("#", with: String(dice.int(2...98)))
      return (shown, shown)
    case "city", "zipcity":
      let city = dice.pick(region.city)
      let shown =
        base == "city"
        ? city.name
        : region.address.filter { "ZC ".contains($0) }.trimmed.map { letter -> String in
          letter == "Z" ? city.zip : letter == "C" ? city.name : String(letter)
        }.joined()
      return (shown, shown)
    case "address":
      let city = dice.pick(region.city)
      let street = dice.pick(region.street).replacing("#", with: String(dice.int(2...98)))
      let shown = region.address.map { letter -> String in
        letter == "S" ? street : letter == "Z" ? city.zip : letter == "C" ? city.name : String(letter)
      }.joined()
      return (shown, shown)
    default: return nil
    }
  }

  private mutating func worded(_ base: String) -> String? {
    switch base {
    case "first": return dice.pick(region.first)
    case "last": return dice.pick(region.last).trimmed
    case "name":
      let (first, last) = (dice.pick(region.first), dice.pick(region.last))
      return ["ja", "zh"].contains(language) ? last + first : "\(first) \(last)"
    case "shop": return dice.pick(region.shop)
    case "bank": return dice.pick(region.bank)
    case "weekday": return dice.pick(region.weekdays)
    case "month": return dice.pick(region.months)
    case "cur": return region.currency
    case "iban": return CheckedNumbers.grouped(CheckedNumbers.iban(region.country, dice: &dice), 4)
    case "bic": return dice.from("BCDFGHKLMNPRST", 4) + region.country + dice.from("2FX", 2) + "XXX"
    case "national": return NationalNumbers.makers[region.country]?(&dice)
    case "ups": return CheckedNumbers.ups(dice: &dice)
    case "ean":
      let body = dice.pick(["400", "500", "300", "841", "731"]) + dice.digits(9)
      return body + String(CheckedNumbers.ean(body))
    case "card": return CheckedNumbers.card(dice.pick(CheckedNumbers.networks), dice: &dice)
    case "lastfour": return dice.digits(4)
    case "host":
      return dice.pick(["blue", "green", "north", "river", "lemon", "paper"])
        + dice.pick(["lane", "works", "market", "garden", "studio"]) + "." + region.domain
    case "email":
      return dice.pick(["info", "hello", "kontakt", "office", "orders"]) + "@"
        + dice.pick(["riverlane", "papergarden", "northworks"]) + "." + region.domain
    case "password":
      return dice.pick(["Blue", "Horse", "Sunny", "Tango"]) + dice.pick(["Lamp", "River", "Cloud"]) + dice.digits(3)
        + dice.pick(["!", "#", "?", "$"])
    case "otp": return dice.digits(6)
    case "year": return String(dice.int(2019...2026))
    default: return nil
    }
  }
}

extension Region {
  /// Where no table is; never met while `en` is there.
  static let none = Region(
    country: "GB", currency: "GBP", money: "#", decimal: ".", thousands: ",", day: "y-m-d", longDay: "y-m-d",
    first: ["A"], last: ["B"], street: ["#"], city: [("1", "C")], address: "S", phone: ["+44 20 7946 0###"],
    tel: ["020 7946 0###"], domain: "test", shop: ["D"], bank: ["E"],
    months: Array(repeating: "May", count: 12), weekdays: ["Monday"])
}
