/// Machine-readable zones of travel documents (ICAO 9303), with right check digits.
enum TravelZone {
  /// What a zone says.
  struct Holder {
    var state: String
    var surname: String
    var given: String
    var number: String
    /// `YYMMDD`.
    var birth: String
    var sex: String
    /// `YYMMDD`.
    var expiry: String
    var optional = ""
  }

  static func check(_ text: String) -> String {
    let weights = [7, 3, 1]
    let sum = text.enumerated().reduce(0) { $0 + (Int(String($1.element), radix: 36) ?? 0) * weights[$1.offset % 3] }
    return String(sum % 10)
  }

  private static func filled(_ text: String, _ count: Int) -> String {
    String((text + String(repeating: "<", count: count)).prefix(count))
  }

  private static func name(_ holder: Holder, _ count: Int) -> String {
    let given = holder.given.split(separator: " ").joined(separator: "<")
    return filled(holder.surname.split(separator: " ").joined(separator: "<") + "<<" + given, count)
  }

  /// Passport, two lines of 44.
  static func passport(_ holder: Holder) -> [String] {
    let number = filled(holder.number, 9)
    let optional = filled(holder.optional, 14)
    let optionalCheck = holder.optional.isEmpty ? "<" : check(optional)
    let dates = holder.birth + check(holder.birth) + holder.sex + holder.expiry + check(holder.expiry)
    let composite =
      number + check(number) + holder.birth + check(holder.birth) + holder.expiry + check(holder.expiry) + optional
      + optionalCheck
    return [
      "P<" + holder.state + name(holder, 39),
      number + check(number) + holder.state + dates + optional + optionalCheck + check(composite),
    ]
  }

  /// Card of the size of a bank card, three lines of 30.
  static func card(_ holder: Holder, type: String) -> [String] {
    let number = filled(holder.number, 9)
    let first = filled(type, 2) + holder.state + number + check(number) + filled(holder.optional, 15)
    let birth = holder.birth + check(holder.birth)
    let expiry = holder.expiry + check(holder.expiry)
    let second = birth + holder.sex + expiry + holder.state + filled("", 11)
    let composite = check(String(first.dropFirst(5)) + birth + expiry + filled("", 11))
    return [first, second + composite, name(holder, 30)]
  }

  /// Larger card or visa, two lines of 36.
  static func sheet(_ holder: Holder, type: String) -> [String] {
    let number = filled(holder.number, 9)
    let optional = filled(holder.optional, 7)
    let birth = holder.birth + check(holder.birth)
    let expiry = holder.expiry + check(holder.expiry)
    let composite = check(number + check(number) + birth + expiry + optional)
    return [
      filled(type, 2) + holder.state + name(holder, 31),
      number + check(number) + holder.state + birth + holder.sex + expiry + optional + composite,
    ]
  }
}
