/// Reads the member `text` of a JSON object while the object is still being written, so that its words can be shown. It
/// says nothing once `"declined": true` was read. A value; what it says is provisional: the whole object counts.
struct AnswerTextReader {
  private enum Place {
    case outside
    /// Within a text: a key, the value of `text`, or any other.
    case text(isKey: Bool, isWanted: Bool)
    case escape(isKey: Bool, isWanted: Bool)
    case unicode(isKey: Bool, isWanted: Bool)
  }

  private var place = Place.outside
  private var depth = 0
  private var key = ""
  private var awaitsValue = false
  private var held: [UInt8] = []
  private var hex: [UInt8] = []
  private var surrogate: UInt32?
  private var word = ""
  /// Whether `"declined": true` was read.
  private(set) var isDeclined = false

  /// The next part of the text that these bytes make whole.
  mutating func read(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    for byte in bytes { take(byte, into: &out) }
    return isDeclined ? "" : whole(&out)
  }

  /// Letters that are complete; the bytes of one that is not are kept for the next time.
  private var rest: [UInt8] = []

  private mutating func whole(_ bytes: inout [UInt8]) -> String {
    rest += bytes
    var end = rest.count
    // At most three bytes of a letter can be waiting for its last.
    for back in 1...4 where back <= rest.count {
      let byte = rest[rest.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if length > back { end = rest.count - back }
      break
    }
    let text = String(decoding: rest[..<end], as: UTF8.self)
    rest.removeFirst(end)
    return text
  }

  private mutating func take(_ byte: UInt8, into out: inout [UInt8]) {
    switch place {
    case .outside: takeOutside(byte)
    case .text(let isKey, let isWanted):
      if byte == 0x5C {
        place = .escape(isKey: isKey, isWanted: isWanted)
      } else if byte == 0x22 {
        place = .outside
        surrogate = nil
        if isKey { key = String(decoding: held, as: UTF8.self) } else { awaitsValue = false }
      } else {
        add([byte], isKey: isKey, isWanted: isWanted, into: &out)
      }
    case .escape(let isKey, let isWanted):
      place = .text(isKey: isKey, isWanted: isWanted)
      switch byte {
      case 0x6E: add([0x0A], isKey: isKey, isWanted: isWanted, into: &out)
      case 0x74: add([0x09], isKey: isKey, isWanted: isWanted, into: &out)
      case 0x72, 0x62, 0x66: break
      case 0x75:
        hex = []
        place = .unicode(isKey: isKey, isWanted: isWanted)
      default: add([byte], isKey: isKey, isWanted: isWanted, into: &out)
      }
    case .unicode(let isKey, let isWanted):
      hex.append(byte)
      guard hex.count == 4 else { return }
      place = .text(isKey: isKey, isWanted: isWanted)
      if let letter = letter() { add(Array(String(letter).utf8), isKey: isKey, isWanted: isWanted, into: &out) }
    }
  }

  private mutating func letter() -> Character? {
    guard let value = JSONScan.hex4(in: hex, from: 0) else { return nil }
    if let high = surrogate, (0xDC00...0xDFFF).contains(value) {
      surrogate = nil
      return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (value - 0xDC00)).map { Character($0) }
    }
    surrogate = (0xD800...0xDBFF).contains(value) ? value : nil
    return Unicode.Scalar(value).map { Character($0) }
  }

  private mutating func add(_ bytes: [UInt8], isKey: Bool, isWanted: Bool, into out: inout [UInt8]) {
    if isKey { held += bytes }
    if isWanted { out += bytes }
  }

  private mutating func takeOutside(_ byte: UInt8) {
    switch byte {
    case 0x22:
      held = []
      place = .text(isKey: depth == 1 && !awaitsValue, isWanted: depth == 1 && awaitsValue && key == "text")
    case 0x7B, 0x5B: depth += 1
    case 0x7D, 0x5D:
      endWord()
      depth = max(0, depth - 1)
    case 0x3A: if depth == 1 { awaitsValue = true }
    case 0x2C:
      endWord()
      if depth == 1 { awaitsValue = false }
    default: if depth == 1, byte > 0x20, word.utf8.count < 8 { word.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }

  private mutating func endWord() {
    if depth == 1, key == "declined", word == "true" { isDeclined = true }
    word = ""
  }
}
