internal import PoolTypes

/// Puts a postcode and the street before it together.
struct PostalAssembly {
  let text: [TextLine]
  /// The part with the postcode.
  let part: AddressPart
  let code: PostalCode
  /// The parts before it, of its line and the three before.
  let before: [AddressPart]

  /// Parts between the street and the postcode, at most.
  private static let partsMax = 5

  /// The address that the postcode ends; nil where no street belongs to it.
  func address() -> PostalAddressReader.Found? {
    let lead = part.words[..<code.range.lowerBound]
    // Street and postcode without a comma between.
    if let street = StreetName.find(in: lead), street.hasNumber, street.isCertain || code.isStrong,
      code.isAfterTown || street.range.upperBound == lead.endIndex
    {
      let town = part.text(street.range.upperBound..<code.range.upperBound)
      guard !code.isAfterTown || street.range.upperBound < code.range.lowerBound || street.isCertain else { return nil }
      return found(pieces: [part.text(street.range), town], from: part, word: street.range.lowerBound)
    }
    var pieces = [part.text((code.isAfterTown ? townStart(lead) : code.range.lowerBound)..<code.range.upperBound)]
    var hasTown = !code.isAfterTown || townStart(lead) < code.range.lowerBound
    var index = before.count - 1
    while index >= 0, before.count - index <= Self.partsMax {
      let other = before[index]
      guard isNear(other) else { return nil }
      if let street = street(at: index), street.isCertain || code.isStrong && isWhole(street, other) {
        if street.hasNumber {
          guard hasTown || pieces.count > 1 || street.range.upperBound < other.words.count else { return nil }
          let rest = other.words[street.range.upperBound...]
          if !rest.isEmpty, rest.count <= 4 { pieces.insert(other.text(rest.indices), at: 0) }
          pieces.insert(other.text(street.range), at: 0)
          return found(pieces: pieces, from: other, word: street.range.lowerBound)
        }
        if let numbered = numbered(street, at: index, pieces) { return numbered }
        return nil
      }
      // Something with a number of its own that is no street for certain does not belong to another street.
      if let street = street(at: index), street.hasNumber, !street.isCertain, !code.isStrong { return nil }
      // What stands between is a town, a quarter, a floor or the number of the house.
      guard other.words.count <= 4, other.words.allSatisfy(isBetween) else { return nil }
      pieces.insert(other.text(other.words.indices), at: 0)
      hasTown = hasTown || other.words.allSatisfy { PostalCode.isName($0) }
      index -= 1
    }
    return nil
  }

  private func isBetween(_ word: AddressPart.Word) -> Bool {
    PostalCode.isName(word) || word.isHouseNumber || word.text.unicodeScalars.count <= 3 && !word.text.contains(".")
  }

  /// Where the town before a postcode begins: the names directly before it.
  private func townStart(_ lead: ArraySlice<AddressPart.Word>) -> Int {
    var start = lead.endIndex
    while start > lead.startIndex, lead.endIndex - start < 4, PostalCode.isName(lead[start - 1]),
      lead[start - 1].isCapital
    {
      start -= 1
    }
    return start
  }

  private func street(at index: Int) -> StreetName? {
    let words = before[index].words
    guard words.count <= 12, !PostalCode.labels.contains(words.first?.folded ?? "") else { return nil }
    return StreetName.find(in: words[...])
  }

  private func isWhole(_ street: StreetName, _ part: AddressPart) -> Bool { street.range == part.words.indices }

  /// A street whose number stands between commas: `Via Roma, 10` and `12, rue de la Paix`.
  private func numbered(_ street: StreetName, at index: Int, _ pieces: [String]) -> PostalAddressReader.Found? {
    let part = before[index]
    if index + 1 < before.count, let number = before[index + 1].words.first, number.isHouseNumber {
      return found(pieces: [part.text(street.range)] + pieces, from: part, word: street.range.lowerBound)
    }
    if index > 0, before[index - 1].line == part.line, before[index - 1].words.last?.isHouseNumber == true {
      let number = before[index - 1]
      let last = number.words.count - 1
      return found(
        pieces: [number.words[last].text + " " + part.text(street.range)] + pieces, from: number, word: last)
    }
    return nil
  }

  /// Whether a part stands on the line of the postcode or above it in the same column.
  private func isNear(_ other: AddressPart) -> Bool {
    guard other.line != part.line else { return true }
    let (upper, lower) = (text[other.line].box, text[part.line].box)
    let height = max(upper.bottomLeft.y - upper.topLeft.y, lower.bottomLeft.y - lower.topLeft.y)
    guard height > 0 else { return true }
    return upper.topLeft.x < lower.topRight.x && upper.topRight.x > lower.topLeft.x
      && lower.topLeft.y - upper.bottomLeft.y < height * 6
  }

  private func found(pieces: [String], from first: AddressPart, word: Int) -> PostalAddressReader.Found? {
    let value = pieces.filter { !$0.isEmpty }.map {
      $0.hasSuffix(".") && $0.utf8.count > 4 ? String($0.dropLast()) : $0
    }
    .joined(separator: ", ")
    let start = first.words[word].range.lowerBound
    let end = part.words[code.range.upperBound - 1].range.upperBound
    var read: [String] = []
    for line in first.line...part.line {
      let scalars = Array(text[line].text.unicodeScalars)
      let low = line == first.line ? start : 0
      let high = line == part.line ? end : scalars.count
      if low < high, high <= scalars.count { read.append(LineChunk.text(scalars[low..<high]).trimmedBlanks) }
    }
    return PostalAddressReader.Found(value: value, text: read.joined(separator: "\n"), line: first.line, start: start)
  }
}
