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
    let isTelling = lines.map { !book.topics(in: FoldedLine($0)).isEmpty }
    var leftOut: Set<Int> = []
    for place in lines.indices {
      if isTelling[place] {
        leftOut.formUnion(place...place + following)
      } else if place + 1 < lines.count, !isTelling[place + 1] {
        // A phrase may go on in the next line.
        let both = FoldedLine(lines[place] + " " + lines[place + 1])
        if !book.topics(in: both).isEmpty { leftOut.formUnion(place...place + 1 + following) }
      }
    }
    return lines.indices.filter { !leftOut.contains($0) }.map { lines[$0] }
  }
}
