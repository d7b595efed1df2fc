/// Cuts a text into pieces that can be quoted.
enum Sentences {
  /// Lines and sentences, without space at their ends. A full stop ends a sentence where a space and no number follows
  /// a word; `09.40` and `3. March` stay whole.
  static func of(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    let letters = Array(text)
    func close() {
      let line = PlainText.oneLine(piece, max: 500)
      if !line.isEmpty { pieces.append(line) }
      piece = ""
    }
    for (place, letter) in letters.enumerated() {
      if letter.isNewline {
        close()
        continue
      }
      piece.append(letter)
      switch letter {
      case "。", "！", "？", "!", "?": close()
      case ".":
        let next = place + 1 < letters.count ? letters[place + 1] : "\n"
        let last = place > 0 ? letters[place - 1] : " "
        if next.isWhitespace, !last.isNumber { close() }
      default: break
      }
    }
    close()
    return pieces
  }
}
