internal import PoolTypes

/// Finds postal addresses of Japan, China, Taiwan and Korea, which go from the large to the small.
enum EasternAddress {
  /// The address that begins on a line.
  static func find(_ text: [TextLine], _ number: Int) -> PostalAddressReader.Found? {
    // In UTF-8 their scripts begin with bytes of three.
    guard text[number].text.utf8.contains(where: { $0 >= 0xe2 }) else { return nil }
    let scalars = Array(text[number].text.unicodeScalars)
    guard scalars.count <= 200, scalars.contains(where: HostName.isEastern) else { return nil }
    if let found = japanese(scalars, text, number) ?? chinese(scalars, number) { return found }
    return korean(scalars, number)
  }

  // MARK: - Japan

  /// `〒100-0001 東京都千代田区千代田1-1`, the postcode on a line of its own or left out.
  private static func japanese(
    _ scalars: [Unicode.Scalar], _ text: [TextLine], _ number: Int
  ) -> PostalAddressReader.Found? {
    let code = postcode(scalars)
    if let code, code.range.upperBound >= scalars.count || onlyBlanks(scalars, from: code.range.upperBound) {
      guard number + 1 < text.count else { return nil }
      let next = Array(text[number + 1].text.unicodeScalars)
      guard next.count <= 200, let body = prefecture(next, from: 0), body.lowerBound <= 3 else { return nil }
      let value = LineChunk.text(next[body])
      return .init(
        value: "〒\(code.text) \(value)", text: LineChunk.text(scalars[code.range]) + "\n" + value, line: number,
        start: code.range.lowerBound)
    }
    guard let body = prefecture(scalars, from: code?.range.upperBound ?? 0) else { return nil }
    let value = LineChunk.text(scalars[body])
    guard let code else {
      // The line before may end in the postcode, which then has told the address.
      if number > 0, postcode(Array(text[number - 1].text.unicodeScalars.prefix(200))) != nil { return nil }
      return .init(value: value, text: value, line: number, start: body.lowerBound)
    }
    return .init(
      value: "〒\(code.text) \(value)", text: LineChunk.text(scalars[code.range.lowerBound..<body.upperBound]),
      line: number, start: code.range.lowerBound)
  }

  private static func postcode(_ scalars: [Unicode.Scalar]) -> (text: String, range: Range<Int>)? {
    guard let mark = scalars.firstIndex(of: "〒") else { return nil }
    var digits = ""
    var place = mark + 1
    while place < scalars.count, digits.utf8.count < 7, place - mark < 14 {
      let folded = TextFolding.folded(String(Character(scalars[place]))).first ?? " "
      if let digit = DecimalDigit.value(folded) {
        digits += String(digit)
      } else if !DecimalDigit.isBlank(folded), folded != "-", scalars[place].value != 0x2010, scalars[place] != "ー",
        scalars[place].value != 0x2212, scalars[place] != "−"
      {
        return nil
      }
      place += 1
    }
    return digits.utf8.count == 7 ? ("\(digits.prefix(3))-\(digits.suffix(4))", mark..<place) : nil
  }

  /// A prefecture, a town or ward, and a number, up to a blank after the number.
  private static func prefecture(_ scalars: [Unicode.Scalar], from limit: Int) -> Range<Int>? {
    var place = limit
    while place < scalars.count {
      if "都道府県".unicodeScalars.contains(scalars[place]), place - limit >= 2 {
        for length in [2, 3] where place - length >= limit {
          let name = LineChunk.text(scalars[(place - length)...place])
          if prefectures.contains(name) { return body(scalars, from: place - length, after: place + 1) }
        }
      }
      place += 1
    }
    return nil
  }

  private static func body(_ scalars: [Unicode.Scalar], from start: Int, after: Int) -> Range<Int>? {
    guard let town = scalars[after...].firstIndex(where: { "市区町村郡".unicodeScalars.contains($0) }), town - after <= 8
    else {
      return nil
    }
    guard let digit = scalars[town...].firstIndex(where: isNumber), digit - town <= 16 else { return nil }
    var end = digit
    while end < scalars.count, isNumber(scalars[end]) || "-‐−–ー丁目番地号の".unicodeScalars.contains(scalars[end]) {
      end += 1
    }
    return start..<end
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    MapPlace.isDigit([scalar], 0) || (0xff10...0xff19).contains(scalar.value)
      || "一二三四五六七八九十".unicodeScalars.contains(scalar)
  }

  private static func onlyBlanks(_ scalars: [Unicode.Scalar], from start: Int) -> Bool {
    scalars[start...].allSatisfy(DecimalDigit.isBlank)
  }

  // MARK: - China and Taiwan

  /// `北京市朝阳区建国路93号`, `台北市信義區信義路五段7號`: a town, a district or county, a street, a number.
  private static func chinese(_ scalars: [Unicode.Scalar], _ number: Int) -> PostalAddressReader.Found? {
    guard let end = scalars.firstIndex(where: { $0 == "号" || $0 == "號" }), end > 0, isNumber(scalars[end - 1]) else {
      return nil
    }
    var start = end
    while start > 0,
      HostName.isEastern(scalars[start - 1]) && !isStop(scalars[start - 1]) || isNumber(scalars[start - 1])
        || scalars[start - 1] == "-"
    {
      start -= 1
    }
    for label in ["地址", "住址", "公司地址"] where LineChunk.text(scalars[start..<end]).hasPrefix(label) {
      start += label.unicodeScalars.count
    }
    let body = scalars[start...end]
    guard let town = body.firstIndex(where: { "市省".unicodeScalars.contains($0) }), town - start <= 6, town - start >= 2,
      let district = body[(town + 1)...].firstIndex(where: { "区區县縣市".unicodeScalars.contains($0) }),
      let street = body[(district + 1)...].firstIndex(where: { "路街道巷".unicodeScalars.contains($0) }),
      district - town <= 7, street - district <= 12, end - street <= 12
    else { return nil }
    let value = LineChunk.text(body)
    return .init(value: value, text: value, line: number, start: start)
  }

  private static func isStop(_ scalar: Unicode.Scalar) -> Bool { "：，。、；（）　".unicodeScalars.contains(scalar) }

  // MARK: - Korea

  /// `서울특별시 강남구 테헤란로 123`: a town or province, a district, a street, a number.
  private static func korean(_ scalars: [Unicode.Scalar], _ number: Int) -> PostalAddressReader.Found? {
    guard scalars.contains(where: { (0xac00...0xd7a3).contains($0.value) }) else { return nil }
    let words = AddressPart.parts(of: LineChunk.text(scalars[...]), line: number).first?.words ?? []
    for index in words.indices.dropFirst(2) where words[index].isHouseNumber {
      let street = words[index - 1].text
      guard street.hasSuffix("로") || street.hasSuffix("길"), index >= 2 else { continue }
      var start = index - 1
      while start > 0, index - start < 5,
        ["시", "도", "구", "군", "읍", "면"].contains(where: { words[start - 1].text.hasSuffix($0) })
      {
        start -= 1
      }
      guard index - 1 - start >= 1, ["시", "도"].contains(where: { words[start].text.hasSuffix($0) }) else { continue }
      let value = words[start...index].map(\.text).joined(separator: " ")
      return .init(value: value, text: value, line: number, start: words[start].range.lowerBound)
    }
    return nil
  }

  private static let prefectures: Set<String> = Set(
    ("北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 "
      + "長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 "
      + "高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県").split(separator: " ").map(String.init))
}
