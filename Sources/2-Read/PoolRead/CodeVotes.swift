package import PoolTypes

/// Gathers what several engines and passes read, and keeps what is proven.
///
/// Matrix codes correct their own errors, and the longer line codes carry strong check characters: one reading proves
/// them. Short line codes with a weak check, or none, appear in any striped picture: they need a second reading by
/// another engine or in another pass.
package struct CodeVotes: Sendable {
  private struct Candidate {
    var code: ReadCode
    var votes: Int
    var engines: Set<String>

    /// More votes win; of two with as many, the one whose engine knows where it stands.
    func weighs(moreThan other: Candidate) -> Bool {
      // A retail code with its add-on says more than the same one without.
      if code.text.hasPrefix(other.code.text) { return true }
      if other.code.text.hasPrefix(code.text) { return false }
      return votes != other.votes ? votes > other.votes : code.box != nil && other.code.box == nil
    }
  }

  private var candidates: [String: Candidate] = [:]
  private var order: [String] = []

  package init() {}

  /// True as long as nothing is accepted.
  package var isEmpty: Bool { accepted.isEmpty }

  /// Notes one reading; texts are brought to one form first.
  ///
  /// - Parameter strength: how many readings it counts for: 2 for a retail code on which more than two scan lines
  ///   agreed.
  package mutating func add(symbology: String, text: String, box: Quad?, engine: String, strength: Int = 1) {
    guard let code = Self.normalised(symbology: symbology, text: text, box: box) else { return }
    let key = code.symbology + "\u{0}" + code.text
    if candidates[key] == nil {
      order.append(key)
      candidates[key] = Candidate(code: code, votes: strength, engines: [engine])
    } else {
      candidates[key]?.votes += strength
      candidates[key]?.engines.insert(engine)
      if candidates[key]?.code.box == nil { candidates[key]?.code.box = box }
    }
  }

  /// What is proven, in the order of discovery. Where two readings of one place contradict each other, the one
  /// with more votes stays.
  package var accepted: [ReadCode] {
    let proven = order.compactMap { candidates[$0] }.filter {
      $0.votes >= Self.votesNeeded(symbology: $0.code.symbology, text: $0.code.text, engines: $0.engines)
    }
    return proven.filter { one in
      !proven.contains { other in
        other.code != one.code && other.code.symbology == one.code.symbology && other.weighs(moreThan: one)
          && Self.overlap(one.code.box, other.code.box)
      }
    }.map(\.code)
  }

  /// How many readings prove a code.
  package static func votesNeeded(symbology: String, text: String, engines: Set<String>) -> Int {
    switch symbology {
    // Both engines join halves of different scan lines; one digit checks thirteen.
    case "EAN-13", "UPC-A": 2
    case "QR", "MicroQR", "DataMatrix", "Aztec", "PDF417", "MaxiCode", "DataBarExpanded": 1
    case "Code128", "Code93": text.count >= 4 ? 1 : 2
    case "Code39", "Codabar": text.count >= 6 ? 1 : 2
    // Short codes with a weak check: what ZBar alone sees at two sizes may be one and the same mistake.
    case "UPC-E", "EAN-8": engines == ["zbar"] ? 3 : 2
    default: 2
    }
  }

  /// One text form a symbology: UPC-A and UPC-E as 13 digits with their leading zeros, EAN-8 as 8, Codabar with
  /// its start and stop letters in upper case. Nil for what no such code can say.
  package static func normalised(symbology: String, text: String, box: Quad?) -> ReadCode? {
    guard !text.isEmpty else { return nil }
    var text = text
    let digits = text.utf8.allSatisfy { (48...57).contains($0) }
    switch symbology {
    case "UPC-A":
      text.removeAll { $0 == " " }
      guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      if [12, 14, 17].contains(text.count) { text = "0" + text }
      guard [13, 15, 18].contains(text.count) else { return nil }
    case "UPC-E":
      guard digits, let long = text.count == 8 ? expandedUPCE(text) : text else { return nil }
      text = String(repeating: "0", count: max(0, 13 - long.count)) + long
    case "EAN-13":
      // An add-on of two or five digits (issue, price) follows the thirteen.
      text.removeAll { $0 == " " }
      guard text.utf8.allSatisfy({ (48...57).contains($0) }), [13, 15, 18].contains(text.count) else {
        return nil
      }
      if text.hasPrefix("0") { return ReadCode(symbology: "UPC-A", text: text, box: box) }
    case "EAN-8":
      guard digits, text.count == 8 else { return nil }
    case "Code39": text = pharmacode(text) ?? text
    case "Codabar": text = text.uppercased()
    case "ITF":
      guard digits, text.count % 2 == 0 else { return nil }
    default: break
    }
    return ReadCode(symbology: symbology, text: text, box: box)
  }

  /// The UPC-A digits that an eight-digit UPC-E stands for, by the GS1 General Specifications.
  static func expandedUPCE(_ short: String) -> String? {
    let d = Array(short)
    guard d.count == 8, d[0] == "0" || d[0] == "1" else { return nil }
    let middle: String
    switch d[6] {
    case "0", "1", "2": middle = String([d[1], d[2], d[6]]) + "0000" + String([d[3], d[4], d[5]])
    case "3": middle = String([d[1], d[2], d[3]]) + "00000" + String([d[4], d[5]])
    case "4": middle = String([d[1], d[2], d[3], d[4]]) + "00000" + String(d[5])
    default: middle = String(d[1...5]) + "0000" + String(d[6])
    }
    return String(d[0]) + middle + String(d[7])
  }

  /// Italian pharmacies print nine digits as six Code39 characters in base 32 (Code 32), proven by a check digit.
  static func pharmacode(_ text: String) -> String? {
    let alphabet = Array("0123456789BCDFGHJKLMNPQRSTUVWXYZ")
    guard text.count == 6 else { return nil }
    var number = 0
    for character in text {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      number = number * 32 + value
    }
    guard number < 1_000_000_000 else { return nil }
    let powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]
    let digits = (0..<9).map { number / powersOfTen[8 - $0] % 10 }
    let sum = (0..<8).reduce(0) { sum, place in
      let value = digits[place] * (place % 2 == 0 ? 1 : 2)
      return sum + value / 10 + value % 10
    }
    return sum % 10 == digits[8] ? "A" + digits.map(String.init).joined() : nil
  }

  private static func overlap(_ one: Quad?, _ other: Quad?) -> Bool {
    guard let one, let other else { return true }
    let a = one.bounds
    let b = other.bounds
    return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}

extension Quad {
  /// The upright rectangle around it.
  package var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double) {
    let xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x]
    let ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y]
    return (xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
  }
}
