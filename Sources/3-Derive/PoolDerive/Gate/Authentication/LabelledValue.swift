internal import PoolTypes

/// Finds the value that a label such as `Password:` announces.
enum LabelledValue {
  /// What stands behind a label on its own line.
  struct SameLine {
    /// Up to the next blank, or inside quotes, with case as read where that is known.
    var value: [Unicode.Scalar]
    /// Whether a colon, an equals sign or a word such as "is" led to it.
    var isAnnounced: Bool
    var isQuoted: Bool
    /// Whether an equals sign with a blank before it led to it, as in code.
    var isAssigned = false
    /// Whether "is" led to it rather than a sign, so that it may go on as a sentence.
    var isLinked = false
    /// Words that follow it on the line.
    var wordsAfter: Int
    /// Place in the line where the value begins.
    var start: Int
  }

  /// The scalars of a line as read if they stand at the same places as the folded ones; otherwise the folded ones.
  static func raw(_ line: FoldedLine) -> [Unicode.Scalar] {
    let raw = Array(line.text.unicodeScalars)
    return raw.count == line.scalars.count ? raw : line.scalars
  }

  /// - Parameter end: place behind the label.
  static func onLine(_ line: FoldedLine, after end: Int) -> SameLine? {
    let scalars = raw(line)
    var place = end
    while place < scalars.count, skipped.contains(scalars[place]) { place += 1 }
    var isAnnounced = false
    var isAssigned = false
    var isLinked = false
    // An arrow of two signs.
    if place + 1 < scalars.count, scalars[place] == "-", scalars[place + 1] == ">" { place += 1 }
    // A dash between blanks.
    let isDash = place + 1 < scalars.count && ["-", "–", "—"].contains(scalars[place]) && isBlank(scalars[place + 1])
    if isDash, place > end {
      let found = value(in: scalars, line: line, from: min(place + 2, scalars.count), isAnnounced: true)
      return found.map { value in
        var value = value
        value.isLinked = true
        return value
      }
    }
    if place < scalars.count, separators.contains(line.scalars[place]) {
      isAnnounced = true
      let begun = place
      isAssigned = scalars[place] == "=" && place > end
      while place < scalars.count, separators.contains(line.scalars[place]) || isBlank(scalars[place]) { place += 1 }
      // A comparison in code, not a value.
      if line.scalars[begun..<place].filter({ $0 == "=" }).count > 1 { return nil }
    } else if let linked = afterLinkWord(line, from: place) {
      isAnnounced = true
      isLinked = true
      place = linked
      while place < scalars.count, separators.contains(line.scalars[place]) || isBlank(scalars[place]) { place += 1 }
    }
    var found = value(in: scalars, line: line, from: place, isAnnounced: isAnnounced)
    found?.isAssigned = isAssigned
    found?.isLinked = isLinked
    return found
  }

  private static func value(
    in scalars: [Unicode.Scalar], line: FoldedLine, from begun: Int, isAnnounced: Bool
  ) -> SameLine? {
    guard begun < scalars.count else { return nil }
    var start = begun
    var end = start
    var isQuoted = false
    if let closing = quotes[scalars[start]] {
      if let close = scalars[(start + 1)...].firstIndex(of: closing) {
        isQuoted = true
        start += 1
        end = close
      } else {
        start += 1
      }
    }
    if !isQuoted {
      end = start
      while end < scalars.count, !isBlank(scalars[end]) { end += 1 }
    }
    var value = Array(scalars[start..<end])
    if !isQuoted { while let last = value.last, trailing.contains(last) { value.removeLast() } }
    guard !value.isEmpty else { return nil }
    let wordsAfter = line.words.count { $0.range.lowerBound >= end }
    return SameLine(value: value, isAnnounced: isAnnounced, isQuoted: isQuoted, wordsAfter: wordsAfter, start: start)
  }

  /// Place behind "is" in any of the languages, if the next word is that.
  private static func afterLinkWord(_ line: FoldedLine, from place: Int) -> Int? {
    for link in ["是", "为", "為", "は", "が"] as [Unicode.Scalar]
    where place < line.scalars.count && line.scalars[place] == link {
      return place + 1
    }
    guard let word = line.words.first(where: { $0.range.lowerBound >= place }), word.range.lowerBound - place <= 1,
      linkWords.contains(word.text)
    else { return nil }
    return word.range.upperBound
  }

  /// Lines on which the value of a label that ends its own line may stand: the next in reading order, the nearest to
  /// the right on the same height, and the nearest below.
  static func lines(near index: Int, in evidence: GateEvidence) -> [Int] {
    var found: [Int] = []
    if index + 1 < evidence.lines.count { found.append(index + 1) }
    guard evidence.text.indices.contains(index) else { return found }
    let label = Frame(evidence.text[index].box)
    guard label.height > 0 else { return found }
    var right: (line: Int, distance: Double)?
    var below: (line: Int, distance: Double)?
    for other in max(0, index - 8)..<min(evidence.text.count, index + 16) where other != index {
      let frame = Frame(evidence.text[other].box)
      if frame.middle > label.top, frame.middle < label.bottom, frame.left >= label.right - label.height {
        let distance = frame.left - label.right
        if distance < (right?.distance ?? .infinity) { right = (other, distance) }
      } else if frame.top > label.top, frame.middle > label.bottom, frame.top - label.bottom < 2.5 * label.height,
        frame.left < label.right, frame.right > label.left
      {
        let distance = frame.top - label.bottom
        if distance < (below?.distance ?? .infinity) { below = (other, distance) }
      }
    }
    for line in [right?.line, below?.line].compactMap({ $0 }) where !found.contains(line) { found.append(line) }
    return found
  }

  /// The upright frame around a box.
  private struct Frame {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    var height: Double { bottom - top }
    var middle: Double { (top + bottom) / 2 }

    init(_ box: Quad) {
      left = min(box.topLeft.x, box.bottomLeft.x)
      right = max(box.topRight.x, box.bottomRight.x)
      top = min(box.topLeft.y, box.topRight.y)
      bottom = max(box.bottomLeft.y, box.bottomRight.y)
    }
  }

  /// Whether it parts words: a blank or a tab.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || scalar == "\u{a0}" }

  private static let skipped: Set<Unicode.Scalar> = [" ", "\t", "\"", "'", "*", ")", "]", "”", "’", "`"]
  private static let separators: Set<Unicode.Scalar> = [":", "=", "→", ">", "|", "➔"]
  private static let trailing: Set<Unicode.Scalar> = [",", ";", ".", "\"", "'", "。", "，", "”", "`"]
  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "'": "'", "`": "`", "“": "”", "„": "“", "«": "»", "「": "」",
  ]
  private static let linkWords: Set<String> = [
    "is", "ist", "lautet", "est", "es", "e", "er", "ar", "on", "to", "jest", "je", "seja", "sera", "lyder", "wordt",
    "это", "является", "هو", "هي",
  ]
}
