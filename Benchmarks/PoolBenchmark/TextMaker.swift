internal import Foundation
internal import PoolTypes

/// What a text holds that queries can be made from.
struct TextNote: Sendable {
  /// Ranks of rare and of common words in it, a few of each.
  var rare: [Int] = []
  var common: [Int] = []
  /// An order code in it.
  var code: String?
  /// Some characters of a script without spaces, as they stand in it.
  var characters: String?
}

/// Makes the words that stand on a capture.
struct TextMaker {
  struct Made {
    var lines: [TextLine] = []
    var codes: [ReadCode] = []
    var links: [Link] = []
    var wordCount = 0
    var note: TextNote?
  }

  let vocabulary: Vocabulary

  /// A screenshot has 15 to 120 words, log-normal around 40; few photos and videos have any, 1 to 8.
  func text(for media: MediaType, _ chance: inout Chance) -> Made {
    let isScreen = media == .screenshot
    var made = Made()
    if isScreen || chance.happens(0.12) {
      made.wordCount =
        isScreen ? min(max(Int(exp(log(40) + 0.6 * chance.normal())), 15), 120) : chance.within(1...8)
      made.note = TextNote()
      if chance.happens(0.08) { unspaced(&made, &chance) } else { spaced(&made, &chance) }
    }
    if isScreen, chance.happens(0.1) { order(&made, &chance) }
    if chance.happens(isScreen ? 0.05 : 0.002) { address(&made, isCode: false, &chance) }
    if chance.happens(isScreen ? 0.03 : 0.01) { address(&made, isCode: true, &chance) }
    return made
  }

  private func spaced(_ made: inout Made, _ chance: inout Chance) {
    var text: [UInt8] = []
    var left = made.wordCount
    while left > 0 {
      let count = min(left, chance.within(3...9))
      text.removeAll(keepingCapacity: true)
      for position in 0..<count {
        if position > 0 { text.append(0x20) }
        let draw = chance.share()
        if draw < 0.04 {
          text += Array(String(chance.below(10_000)).utf8)
        } else if draw < 0.055 {
          text += Array("€\(chance.below(200)).\(10 + chance.below(90))".utf8)
        } else {
          let rank = chance.rank(of: Vocabulary.wordCount)
          vocabulary.add(rank, capital: position == 0 || draw > 0.9, to: &text)
          if rank >= 20_000, made.note?.rare.count ?? 3 < 3 { made.note?.rare.append(rank) }
          if rank < 500, made.note?.common.count ?? 3 < 3 { made.note?.common.append(rank) }
        }
      }
      add(text, to: &made)
      left -= count
    }
  }

  /// Words of two characters, without spaces between them.
  private func unspaced(_ made: inout Made, _ chance: inout Chance) {
    var text: [UInt8] = []
    var left = made.wordCount
    while left > 0 {
      let count = min(left, chance.within(4...12))
      text.removeAll(keepingCapacity: true)
      for _ in 0..<count * 2 {
        vocabulary.addCharacter(chance.rank(of: Vocabulary.characterCount, shift: 20), to: &text)
      }
      add(text, to: &made)
      left -= count
    }
    if let line = made.lines.last?.text {
      made.note?.characters = String(line.suffix(6).prefix(chance.within(2...4)))
    }
  }

  private func order(_ made: inout Made, _ chance: inout Chance) {
    let code = Self.code(10, &chance)
    made.note?.code = code
    add(Array("Order \(code)".utf8), to: &made)
  }

  /// An address of a page, as a line or in a QR code.
  private func address(_ made: inout Made, isCode: Bool, _ chance: inout Chance) {
    let host = vocabulary.host(chance.rank(of: Vocabulary.hostCount))
    let url = "https://\(host)/\(Self.code(6, &chance).lowercased())"
    if isCode {
      made.codes.append(ReadCode(symbology: "QR", text: url, box: nil))
      made.links.append(Link(kind: .url, value: url, host: host, mention: Mention(text: url, code: 0)))
    } else {
      let mention = Mention(text: url, line: made.lines.count)
      add(Array(url.utf8), to: &made)
      made.links.append(Link(kind: .url, value: url, host: host, mention: mention))
    }
  }

  private func add(_ text: [UInt8], to made: inout Made) {
    let top = 0.05 + 0.025 * Double(made.lines.count % 36)
    let box = Quad(
      topLeft: .init(x: 0.1, y: top), topRight: .init(x: 0.9, y: top), bottomRight: .init(x: 0.9, y: top + 0.02),
      bottomLeft: .init(x: 0.1, y: top + 0.02))
    made.lines.append(TextLine(text: String(decoding: text, as: UTF8.self), box: box, confidence: 0.95))
  }

  /// Letters and digits, the first a letter and the second a digit.
  private static func code(_ length: Int, _ chance: inout Chance) -> String {
    let signs = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789".utf8)
    let bytes = (0..<length).map { place in
      signs[place == 0 ? chance.below(24) : place == 1 ? 24 + chance.below(8) : chance.below(32)]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
