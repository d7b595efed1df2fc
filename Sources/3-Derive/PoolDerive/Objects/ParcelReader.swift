package import PoolTypes

/// Reads parcels by their tracking numbers.
package enum ParcelReader {
  /// A number that was understood.
  struct Tracking: Hashable {
    var number: String
    /// Nil where the number alone does not tell.
    var carrier: String?
  }

  /// One for each number, at most ten.
  package static func parcels(_ page: ObjectPage) -> [CapturedObject] {
    var order: [Tracking] = []
    var mentions: [String: [Mention]] = [:]
    func add(_ tracking: Tracking, _ mention: Mention) {
      if mentions[tracking.number] == nil { order.append(tracking) }
      mentions[tracking.number, default: []].append(mention)
    }
    // Unpaid bills and tickets have long numbers of other kinds.
    let isElsewhere = page.count([.boarding, .ingredients, .isbn, .membership]) > 0
    let named = page.lines.lazy.compactMap(carrier).first
    for line in page.lines.indices where page.lines[line].scalars.count >= 8 {
      let isLabelled = isLabelled(line, page)
      let isParcel = page.has(.parcel) || page.has(.tracking)
      let candidates = candidates(page.lines[line])
      var tracking = candidates.lazy.compactMap { telling($0, isParcel: isParcel) }.first
      if tracking == nil, isLabelled, !isElsewhere {
        tracking = candidates.lazy.compactMap { labelled($0, carrier: named) }.first
      }
      if let tracking { add(tracking, Mention(text: page.text[line].text, line: line, box: page.text[line].box)) }
    }
    for (number, code) in page.codes.enumerated() where code.text.utf8.count <= 40 {
      let text = code.text.uppercased().filter { $0 != " " }
      if let tracking = telling(text, isParcel: page.has(.parcel) || page.has(.tracking)) {
        add(tracking, page.mention(code: number))
      }
    }
    return order.prefix(10).map { tracking in
      var fields: [CapturedObject.Field: String] = [.trackingNumber: tracking.number]
      fields[.carrier] = tracking.carrier ?? named
      return CapturedObject(kind: .parcel, fields: fields, mentions: mentions[tracking.number] ?? [])
    }
  }

  /// Whether the words for a tracking number stand in the line, to its left, or in the line above.
  private static func isLabelled(_ line: Int, _ page: ObjectPage) -> Bool {
    if page.has(.tracking, line: line) { return true }
    return (page.cueLines[.tracking] ?? []).contains {
      page.layout.rowOf[$0] == page.layout.rowOf[line] || page.below($0) == line
    }
  }

  /// Words and runs of words that may be one number: what has a digit, neighbours joined where blanks divide it.
  static func candidates(_ line: FoldedLine) -> [String] {
    var found: [String] = []
    let words = line.words.prefix(40).map { $0.text.uppercased() }
    for start in words.indices {
      var joined = ""
      for end in start..<min(words.count, start + 9) {
        // Groups of digits, and the letters of a country or service.
        guard words[end].unicodeScalars.allSatisfy({ $0.value < 0x80 }),
          words[end].utf8.count <= 3 || Characters.digits(words[end]) > 0
        else { break }
        joined += words[end]
        guard joined.utf8.count <= 34 else { break }
        if joined.utf8.count >= 8, Characters.digits(joined) >= 6 { found.append(joined) }
      }
    }
    return found.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Numbers that tell by themselves what they are: their form and check digit leave little doubt.
  static func telling(_ text: String, isParcel: Bool) -> Tracking? {
    if text.utf8.count == 18, text.hasPrefix("1Z") || text.hasPrefix("IZ") || text.hasPrefix("LZ") {
      let ups = "1Z" + text.dropFirst(2).map { $0 == "O" ? "0" : String($0) }.joined()
      if CheckDigits.upsTracking(ups) { return Tracking(number: ups, carrier: "ups") }
      if CheckDigits.upsTracking("1Z" + text.dropFirst(2)) {
        return Tracking(number: "1Z" + text.dropFirst(2), carrier: "ups")
      }
    }
    if text.utf8.count == 13, let tracking = postal(text) ?? mended(text).flatMap(postal) { return tracking }
    guard isParcel else { return nil }
    if text.hasPrefix("JJD"), (16...30).contains(text.utf8.count) { return Tracking(number: text, carrier: "dhl") }
    if text.hasPrefix("TBA"), text.utf8.count == 15, Characters.digits(text) == 12 {
      return Tracking(number: text, carrier: "amazon")
    }
    if text.hasPrefix("3S"), (13...15).contains(text.utf8.count) { return Tracking(number: text, carrier: "postnl") }
    if text.hasPrefix("SF"), [14, 15].contains(text.utf8.count), Characters.digits(text) >= 12 {
      return Tracking(number: text, carrier: "sf")
    }
    if text.utf8.count == 22, text.hasPrefix("9"), CheckDigits.uspsTracking(text) {
      return Tracking(number: text, carrier: "usps")
    }
    if text.utf8.count == 20, text.hasPrefix("003"), CheckDigits.sscc(text) {
      return Tracking(number: text, carrier: text.hasPrefix("0034") ? "dhl" : nil)
    }
    return nil
  }

  /// A number of the Universal Postal Union's form with digits where it has digits and letters where it has letters: a
  /// text reader may have taken one for the other. The check digit tells whether that is right.
  private static func mended(_ text: String) -> String? {
    var view = String.UnicodeScalarView()
    var slips = 0
    var letters = 0
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let isDigit = (2...10).contains(place)
      let other = isDigit ? digitSlips[scalar] : letterSlips[scalar]
      if other != nil { slips += 1 } else if !isDigit { letters += 1 }
      view.append(other ?? scalar)
    }
    // Numbers of goods have thirteen digits, too.
    return (1...2).contains(slips) && letters >= 3 ? String(view) : nil
  }

  private static let digitSlips: [Unicode.Scalar: Unicode.Scalar] = [
    "O": "0", "I": "1", "L": "1", "Z": "2", "S": "5", "G": "6", "B": "8",
  ]
  private static let letterSlips: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "O", "1": "I", "2": "Z", "5": "S", "6": "G", "8": "B",
  ]

  /// Numbers of the Universal Postal Union's form with the country's post.
  private static func postal(_ text: String) -> Tracking? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.prefix(2).allSatisfy(Characters.isCapital), scalars.suffix(2).allSatisfy(Characters.isCapital),
      CheckDigits.s10(text), let country = posts[String(text.suffix(2))], let first = text.first,
      "ACELRUVQSHZ".contains(first)
    else { return nil }
    return Tracking(number: text, carrier: country.isEmpty ? nil : country)
  }

  /// Numbers beside the words for a tracking number: by the carrier's form where a carrier is named, else by length.
  private static func labelled(_ text: String, carrier: String?) -> Tracking? {
    let digits = Characters.digits(text)
    let isNumber = digits == text.utf8.count
    if isNumber {
      if digits == 12 || digits == 15, CheckDigits.fedexTracking(text), carrier == nil || carrier == "fedex" {
        return Tracking(number: text, carrier: "fedex")
      }
      if digits == 20 || digits == 22, CheckDigits.uspsTracking(text), carrier == nil || carrier == "usps" {
        return Tracking(number: text, carrier: "usps")
      }
      if [12, 14].contains(digits), carrier == "dhl", CheckDigits.dhlParcelTracking(text) {
        return Tracking(number: text, carrier: "dhl")
      }
      if digits == 10, carrier == nil, CheckDigits.dhlExpressTracking(text) {
        return Tracking(number: text, carrier: nil)
      }
    }
    guard (10...28).contains(text.utf8.count), digits * 2 >= text.utf8.count, digits >= 8 else { return nil }
    // Carriers whose numbers have check digits that were tried above may still have older or newer forms.
    return Tracking(number: text, carrier: carrier)
  }

  /// A carrier that a line names.
  static func carrier(_ line: FoldedLine) -> String? {
    let words = line.words.prefix(60).map(\.text)
    for (place, word) in words.enumerated() {
      if let carrier = carriers[word] { return carrier }
      if place + 1 < words.count, let carrier = carriers[word + words[place + 1]] { return carrier }
    }
    return nil
  }

  /// Carriers by the folded words of their names.
  private static let carriers: [String: String] = [
    "ups": "ups", "fedex": "fedex", "dhl": "dhl", "usps": "usps", "dpd": "dpd", "gls": "gls", "hermes": "hermes",
    "evri": "hermes", "royalmail": "royalmail", "parcelforce": "parcelforce", "postnl": "postnl",
    "correos": "correos", "laposte": "laposte", "colissimo": "laposte", "chronopost": "chronopost",
    "japanpost": "japanpost", "日本郵便": "japanpost", "ゆうパック": "japanpost", "ヤマト運輸": "yamato", "クロネコヤマト": "yamato",
    "佐川急便": "sagawa", "顺丰速运": "sf", "顺丰": "sf", "順豐速運": "sf", "中通快递": "zto", "圆通速递": "yto", "韵达快递": "yunda",
    "申通快递": "sto", "postnord": "postnord", "bring": "bring", "posti": "posti", "inpost": "inpost",
    "pocztapolska": "pocztapolska", "ceskaposta": "ceskaposta", "zasilkovna": "packeta", "packeta": "packeta",
    "pttkargo": "ptt", "yurticikargo": "yurtici", "araskargo": "aras", "bpost": "bpost", "brt": "brt",
    "bartolini": "brt", "posteitaliane": "posteitaliane", "sda": "sda", "seur": "seur", "mrw": "mrw", "ctt": "ctt",
    "canadapost": "canadapost", "auspost": "auspost", "australiapost": "auspost", "aramex": "aramex",
    "cj대한통운": "cj", "우체국택배": "koreapost", "한진택배": "hanjin", "matkahuolto": "matkahuolto", "gofo": "gofo",
    "mondialrelay": "mondialrelay", "yodel": "yodel", "swisspost": "swisspost", "deutschepost": "dhl",
  ]

  /// Posts by the country at the end of their numbers; empty where the post has no name here.
  private static let posts: [String: String] = [
    "US": "usps", "GB": "royalmail", "DE": "dhl", "FR": "laposte", "ES": "correos", "NL": "postnl", "JP": "japanpost",
    "CN": "chinapost", "SE": "postnord", "DK": "postnord", "FI": "posti", "NO": "bring", "PL": "pocztapolska",
    "CZ": "ceskaposta", "IT": "posteitaliane", "PT": "ctt", "BE": "bpost", "CH": "swisspost", "AT": "post.at",
    "CA": "canadapost", "AU": "auspost", "KR": "koreapost", "HK": "hongkongpost", "SG": "singpost", "TW": "",
    "TR": "ptt",
    "IL": "", "IE": "anpost", "BR": "correios", "MY": "", "TH": "", "IN": "", "AE": "", "NZ": "", "HU": "", "RO": "",
    "BG": "", "GR": "", "SK": "", "SI": "", "HR": "", "EE": "", "LV": "", "LT": "", "UA": "", "LU": "", "MX": "",
    "ZA": "", "IS": "", "VN": "", "ID": "", "PH": "", "SA": "", "EG": "",
  ]
}
