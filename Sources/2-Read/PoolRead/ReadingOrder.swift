/// Puts the lines of a page in the order a person reads them: columns left to right where there are columns of
/// running text, else rows top to bottom and each row left to right. Columns are found by recursive cuts through
/// white gaps (Nagy and Seth 1984).
package struct ReadingOrder: Sendable {
  /// An upright box in pixels.
  package struct Box: Hashable, Sendable {
    package var left: Float
    package var top: Float
    package var right: Float
    package var bottom: Float

    package init(left: Float, top: Float, right: Float, bottom: Float) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }

    /// The box around a few points; nil for none.
    package init?(around points: [PlanePoint]) {
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
      else { return nil }
      self.init(left: left, top: top, right: right, bottom: bottom)
    }

    var height: Float { bottom - top }
    var width: Float { right - left }
    var middle: Float { (top + bottom) / 2 }
  }

  /// Running text is at least this many times as wide as high; narrower things are cells of a table.
  private static let columnAspectMin: Float = 8
  /// A column has at least this many lines.
  private static let columnLinesMin = 4

  /// - Returns: the indices of `boxes` in reading order.
  package static func order(_ boxes: [Box]) -> [Int] {
    order(Array(boxes.indices), boxes, depth: 0)
  }

  private static func order(_ lines: [Int], _ boxes: [Box], depth: Int) -> [Int] {
    guard lines.count >= 2 * columnLinesMin, depth < 16 else { return rows(lines, boxes) }
    let height = median(lines.map { boxes[$0].height })
    if let (left, right) = cut(lines, by: { (boxes[$0].left, boxes[$0].right) }, gapMin: height * 0.6),
      isColumn(left, boxes), isColumn(right, boxes)
    {
      return order(left, boxes, depth: depth + 1) + order(right, boxes, depth: depth + 1)
    }
    if let (upper, lower) = cut(lines, by: { (boxes[$0].top, boxes[$0].bottom) }, gapMin: height * 0.5) {
      return order(upper, boxes, depth: depth + 1) + order(lower, boxes, depth: depth + 1)
    }
    return rows(lines, boxes)
  }

  private static func isColumn(_ lines: [Int], _ boxes: [Box]) -> Bool {
    lines.count >= columnLinesMin
      && median(lines.map { boxes[$0].width / max(boxes[$0].height, 1) }) >= columnAspectMin
  }

  /// Splits at the widest gap that no line crosses; nil where none is wide enough.
  private static func cut(_ lines: [Int], by span: (Int) -> (Float, Float), gapMin: Float) -> ([Int], [Int])? {
    let sorted = lines.sorted { span($0).0 < span($1).0 }
    var end = -Float.infinity
    var best: (gap: Float, count: Int)?
    for (count, line) in sorted.enumerated() {
      let (start, stop) = span(line)
      if count > 0, start - end >= gapMin, start - end > best?.gap ?? 0 { best = (start - end, count) }
      end = max(end, stop)
    }
    guard let best else { return nil }
    return (Array(sorted[..<best.count]), Array(sorted[best.count...]))
  }

  /// Lines whose middles lie within half a line of each other form a row.
  private static func rows(_ lines: [Int], _ boxes: [Box]) -> [Int] {
    let sorted = lines.sorted { (boxes[$0].middle, boxes[$0].left) < (boxes[$1].middle, boxes[$1].left) }
    var rows: [(middle: Float, height: Float, lines: [Int])] = []
    for line in sorted {
      let box = boxes[line]
      if let row = rows.last, abs(box.middle - row.middle) < min(row.height, box.height) * 0.5 {
        rows[rows.count - 1].lines.append(line)
      } else {
        rows.append((box.middle, box.height, [line]))
      }
    }
    return rows.flatMap { $0.lines.sorted { boxes[$0].left < boxes[$1].left } }
  }

  private static func median(_ values: [Float]) -> Float {
    guard !values.isEmpty else { return 0 }
    return values.sorted()[values.count / 2]
  }
}
