/// A number as it stands in a line: groups of digits with one sign between each two.
struct WrittenNumber {
  /// More groups than a number of money has are not one.
  static let groupsMax = 8
  /// More digits than these are not an amount.
  static let digitsMax = 15

  /// ASCII digits, each group at least one. Cut off where there are more than `groupsMax` groups.
  var groups: [[UInt8]]
  /// The signs between the groups.
  var signs: [Unicode.Scalar]
  /// Where it stands.
  var range: Range<Int>
  /// Whether it is too long to be an amount.
  var isOverlong: Bool

  /// The number that begins with the digit at a place, up to its last digit: groups joined by one sign each.
  static func read(_ scalars: [Unicode.Scalar], at start: Int) -> WrittenNumber {
    var number = WrittenNumber(groups: [[]], signs: [], range: start..<start, isOverlong: false)
    var place = start
    var count = 0
    while place < scalars.count {
      if let digit = DecimalDigit.value(scalars[place]) {
        count += 1
        if count <= digitsMax, number.groups.count <= groupsMax {
          number.groups[number.groups.count - 1].append(UInt8(digit) + 0x30)
        } else {
          number.isOverlong = true
        }
        place += 1
        number.range = start..<place
      } else if isSign(scalars[place]), place + 1 < scalars.count, DecimalDigit.value(scalars[place + 1]) != nil {
        if number.groups.count < groupsMax {
          number.groups.append([])
          number.signs.append(scalars[place])
        } else {
          number.isOverlong = true
        }
        place += 1
      } else {
        break
      }
    }
    return number
  }

  /// Digits alone.
  var isWhole: Bool { groups.count == 1 }

  /// With a point and no other signs; nil where the groups are those of no amount, as of a date or a version.
  ///
  /// The last sign is the decimal sign if it differs from those before it, or stands alone and is not followed by
  /// three digits. Groups of thousands have three digits, or two as India writes them.
  /// - Parameter hasThousandths: whether three digits after a single sign are decimals.
  func amount(hasThousandths: Bool = false) -> String? {
    guard !isOverlong, !groups.isEmpty else { return nil }
    guard let last = signs.last else { return Self.text(groups[0], decimals: []) }
    let final = groups[groups.count - 1]
    if isDecimal(last, final, hasThousandths) {
      guard let whole = Self.joined(Array(groups.dropLast()), signs: Array(signs.dropLast())) else { return nil }
      return Self.text(whole, decimals: final)
    }
    guard let whole = Self.joined(groups, signs: signs) else { return nil }
    return Self.text(whole, decimals: [])
  }

  private func isDecimal(_ last: Unicode.Scalar, _ final: [UInt8], _ hasThousandths: Bool) -> Bool {
    guard Self.isPoint(last) else { return false }
    if last.value == 0x66b { return true }
    if signs.dropLast().contains(last) { return false }
    if signs.count > 1 { return true }
    return final.count != 3 || groups[0].count > 3 || groups[0] == [0x30] || hasThousandths
  }

  private static func joined(_ groups: [[UInt8]], signs: [Unicode.Scalar]) -> [UInt8]? {
    guard let first = signs.first else { return groups.first }
    guard signs.allSatisfy({ $0 == first || isApostrophe($0) && isApostrophe(first) }), first.value != 0x66b else {
      return nil
    }
    guard (1...3).contains(groups[0].count), groups[0].first != 0x30, groups[groups.count - 1].count == 3 else {
      return nil
    }
    let middle = groups.dropFirst().dropLast()
    let isIndian = first == "," && groups[0].count <= 2 && middle.allSatisfy { $0.count == 2 }
    guard middle.allSatisfy({ $0.count == 3 }) || isIndian else { return nil }
    return groups.flatMap { $0 }
  }

  private static func text(_ whole: [UInt8], decimals: [UInt8]) -> String? {
    // Leading zeros are those of a code, not of an amount.
    guard whole.count == 1 || whole.first != 0x30 else { return nil }
    let number = String(decoding: whole, as: UTF8.self)
    return decimals.isEmpty ? number : number + "." + String(decoding: decimals, as: UTF8.self)
  }

  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "," || scalar.value == 0x66b || scalar.value == 0xb7
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar.value == 0x2019
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    isPoint(scalar) || isApostrophe(scalar) || scalar.value == 0x66c
  }
}
