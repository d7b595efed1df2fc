/// Finds places on maps.
enum MapPlace {
  /// Whether a page is a place on a map of one of the services.
  static func isMap(_ address: WebAddress) -> Bool {
    let host = address.plainHost
    let first = address.segments.first ?? ""
    if whole.contains(host) { return true }
    if let start = paths[host] { return first == start }
    if host.hasPrefix("google.") || host.hasPrefix("yandex.") { return first == "maps" }
    return host.hasPrefix("maps.google.") || host.hasPrefix("maps.yandex.")
  }

  private static let whole: Set<String> = [
    "maps.app.goo.gl", "maps.apple.com", "openstreetmap.org", "osm.org", "waze.com", "ul.waze.com", "share.here.com",
    "wego.here.com", "map.baidu.com", "j.map.baidu.com", "ditu.amap.com", "uri.amap.com", "map.naver.com",
    "map.kakao.com", "mapy.cz", "mapy.com", "what3words.com", "w3w.co", "umap.openstreetmap.fr", "maps.apple",
    "map.yahoo.co.jp", "2gis.com",
  ]
  private static let paths = ["goo.gl": "maps", "bing.com": "maps", "apple.com": "maps", "naver.me": "maps"]

  /// `geo:` with the coordinates of a `geo:` address (RFC 5870); nil where they are none.
  static func geo(_ text: String) -> String? {
    guard text.lowercased().hasPrefix("geo:") else { return nil }
    let parts = text.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(separator: ",", maxSplits: 3)
    guard parts.count >= 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
    guard abs(latitude) <= 90, abs(longitude) <= 180, latitude != 0 || longitude != 0 else { return nil }
    return "geo:\(plain(parts[0])),\(plain(parts[1]))"
  }

  /// Pairs of coordinates with at least four decimals, as `48.8584, 2.2945`, or with the letters of directions, as
  /// `48.8584° N, 2.2945° E` and `48°51'30"N 2°17'40"E`.
  static func coordinates(in scalars: [Unicode.Scalar]) -> [(value: String, range: Range<Int>)] {
    guard scalars.contains(where: { $0 == "." || $0 == "°" || $0 == "\u{ba}" }) else { return [] }
    var found: [(value: String, range: Range<Int>)] = []
    var last: Angle?
    var place = 0
    let digits = scalars.reduce(into: 0) { if DecimalDigit.value($1) != nil { $0 += 1 } }
    while place < scalars.count {
      guard isDigit(scalars, place) else {
        place += 1
        continue
      }
      let angle = Angle(scalars, at: place)
      place = angle.range.upperBound
      guard angle.isUsable else {
        last = nil
        continue
      }
      if let latitude = last, let value = pair(latitude, angle, scalars, digits: digits) {
        found.append((value, latitude.range.lowerBound..<angle.range.upperBound))
        last = nil
      } else {
        last = angle
      }
    }
    return found
  }

  /// - Parameter digits: how many the line has. Numbers beside a pair make it one of a table or of a program's output.
  private static func pair(
    _ latitude: Angle, _ longitude: Angle, _ scalars: [Unicode.Scalar], digits: Int
  ) -> String? {
    let gap = scalars[latitude.range.upperBound..<longitude.range.lowerBound]
    guard gap.count <= 4, gap.allSatisfy({ $0 == "," || $0 == ";" || $0 == "/" || DecimalDigit.isBlank($0) }),
      gap.contains(",") || gap.contains(";") || latitude.direction != nil
    else { return nil }
    // The letters of both directions or of none.
    guard (latitude.direction == nil) == (longitude.direction == nil) else { return nil }
    if let one = latitude.direction, let other = longitude.direction {
      guard "NS".unicodeScalars.contains(one), "EWO".unicodeScalars.contains(other) else { return nil }
    } else {
      guard latitude.decimals >= 4, longitude.decimals >= 4, abs(latitude.decimals - longitude.decimals) <= 3 else {
        return nil
      }
      let own = scalars[latitude.range.lowerBound..<longitude.range.upperBound].filter { DecimalDigit.value($0) != nil }
      guard own.count == digits, latitude.isBeyondOne || longitude.isBeyondOne else { return nil }
    }
    guard let first = latitude.text(limit: 90), let second = longitude.text(limit: 180) else { return nil }
    return "geo:\(first),\(second)"
  }

  /// Whether an ASCII digit stands at a place; nothing stands outside.
  static func isDigit(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    place >= 0 && place < scalars.count && (0x30...0x39).contains(scalars[place].value)
  }

  /// Without a plus sign and blanks.
  private static func plain(_ number: Substring) -> String {
    String(number.drop { $0 == "+" || $0 == " " })
  }
}
