public import PoolTypes

/// Turns what files say about place into coordinates. Pure.
public enum CapturePlaces {
  /// The place that EXIF, XMP or a video's container gives; nil for empty tags and nonsense.
  public static func fromMetadata(_ tags: [String: String]) -> Coordinate? {
    if let latitude = tags["Exif.GPSInfo.GPSLatitude"].flatMap(degrees(rationals:)),
      let longitude = tags["Exif.GPSInfo.GPSLongitude"].flatMap(degrees(rationals:))
    {
      let place = Coordinate(
        latitude: signed(
          latitude, letters: [tags["Exif.GPSInfo.GPSLatitudeRef"], tags["Xmp.exif.GPSLatitude"]], "NS"),
        longitude: signed(
          longitude, letters: [tags["Exif.GPSInfo.GPSLongitudeRef"], tags["Xmp.exif.GPSLongitude"]], "EW"))
      if place != nil { return place }
    }
    if let latitude = tags["Xmp.exif.GPSLatitude"].flatMap(degrees(xmp:)),
      let longitude = tags["Xmp.exif.GPSLongitude"].flatMap(degrees(xmp:))
    {
      let place = Coordinate(latitude: latitude, longitude: longitude)
      if place != nil { return place }
    }
    return tags["Video.Location"].flatMap(place(iso6709:))
  }

  /// Applies the hemisphere's letter, which may stand in another tag; without any, the number's own sign stays. A
  /// letter that agrees with a sign is not applied twice.
  ///
  /// - Parameter hemispheres: the positive and the negative letter.
  private static func signed(_ value: Double, letters: [String?], _ hemispheres: String) -> Double {
    for text in letters {
      guard let text, let letter = text.uppercased().first(where: { "NSEW".contains($0) }),
        hemispheres.contains(letter)
      else { continue }
      return letter == hemispheres.last ? -abs(value) : abs(value) * (value < 0 ? -1 : 1)
    }
    return value
  }

  /// `59/1 19/1 5932/100`; a zero denominator makes it no number.
  static func degrees(rationals text: String) -> Double? {
    var total = 0.0
    let parts = text.split(separator: " ")
    guard (1...3).contains(parts.count) else { return nil }
    for (index, part) in parts.enumerated() {
      let pair = part.split(separator: "/").compactMap { Double($0) }
      guard let value = pair.count == 2 ? (pair[1] == 0 ? nil : pair[0] / pair[1]) : pair.first,
        value.isFinite
      else {
        // Degrees without minutes or seconds are common; without degrees there is nothing.
        if index == 0 { return nil }
        continue
      }
      total += value / [1, 60, 3600][index]
    }
    return total
  }

  /// `59,19.988N` or `59,19,59.3N`.
  static func degrees(xmp text: String) -> Double? {
    guard let letter = text.last?.uppercased(), "NSEW".contains(letter) else { return Double(text) }
    let parts = text.dropLast().split(separator: ",").map { Double($0) }
    guard (1...3).contains(parts.count) else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      guard let part else { return nil }
      total += part / [1, 60, 3600][index]
    }
    return letter == "S" || letter == "W" ? -total : total
  }

  /// `+48.8584+002.2945+035.000/`; also the forms with minutes and seconds.
  static func place(iso6709 text: String) -> Coordinate? {
    var numbers: [String] = []
    for character in text {
      if character == "+" || character == "-" {
        numbers.append(String(character))
      } else if character.isASCII, character.isNumber || character == ".", !numbers.isEmpty {
        numbers[numbers.count - 1].append(character)
      } else {
        break
      }
    }
    guard numbers.count >= 2 else { return nil }
    func degrees(_ text: String, whole: Int) -> Double? {
      guard let value = Double(text) else { return nil }
      let digits = text.dropFirst().prefix { $0 != "." }.count
      let size = abs(value)
      let result: Double
      switch digits - whole {
      case ..<1: result = size
      case 2:
        let degrees = (size / 100).rounded(.down)
        result = degrees + (size - degrees * 100) / 60
      default:
        let degrees = (size / 10_000).rounded(.down)
        let minutes = ((size - degrees * 10_000) / 100).rounded(.down)
        result = degrees + minutes / 60 + (size - degrees * 10_000 - minutes * 100) / 3600
      }
      return value < 0 || text.hasPrefix("-") ? -result : result
    }
    guard let latitude = degrees(numbers[0], whole: 2), let longitude = degrees(numbers[1], whole: 3) else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
