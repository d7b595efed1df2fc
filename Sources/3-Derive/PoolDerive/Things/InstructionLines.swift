/// Lines on a screen that speak to a language model in place of the person.
///
/// They are left out of what a model is told, with the lines around them, so that nothing named for their sake has a
/// ground. The list cannot be complete; what a reply may hold does not rest on it.
package enum InstructionLines {
  /// Lines after a telling one that are left out with it.
  private static let following = 2
  private static let book = PhraseBook([true: phrases])
  private static let phrases = [
    "ignore previous instructions", "ignore all previous", "ignore the previous", "ignore your instructions",
    "ignore all instructions", "ignore the above", "ignore everything above", "ignore prior instructions",
    "disregard previous", "disregard all previous", "disregard the above", "disregard your instructions",
    "forget previous instructions", "forget all previous", "forget your instructions", "override your instructions",
    "new instructions for the", "system prompt", "instructions to the assistant", "instructions for the model",
    "ignoriere alle vorherigen", "ignoriere vorherige", "ignoriere die vorherigen", "ignoriere alle anweisungen",
    "vergiss alle vorherigen", "ignorez les instructions", "ignore les instructions", "oublie les instructions",
    "ignora las instrucciones", "ignora todas las instrucciones", "ignora le istruzioni", "ignore as instrucoes",
    "忽略之前的指令", "忽略以上", "忽略所有指令", "忽略先前", "無視之前的指令", "以前の指示を無視", "これまでの指示を無視", "上記の指示を無視",
  ]

  /// The lines without such.
  package static func removed(from lines: [String]) -> [String] {
    // All lines as one, for a phrase may go on in the next line.
    let matches = book.matches(in: FoldedLine(lines.joined(separator: " ")))
    if matches.isEmpty { return lines }
    var leftOut: Set<Int> = []
    var start = 0
    for (place, line) in lines.enumerated() {
      let end = start + TextFolding.folded(line).count
      for match in matches where match.range.overlaps(start..<end) { leftOut.formUnion(place...place + following) }
      start = end + 1
    }
    return lines.indices.filter { !leftOut.contains($0) }.map { lines[$0] }
  }
}
