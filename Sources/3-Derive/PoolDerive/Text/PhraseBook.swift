/// Looks for many words and phrases at once, each of which stands for a topic.
///
/// Phrases and text are compared folded and without blanks and signs, for text readers drop and add both. A phrase
/// begins where a word begins. It ends where a word ends, unless it is at least `joinedLength` letters long or its
/// script has no blanks between words. In a long phrase one letter may be misread, as `l` for `I`. One pass over a line, bounded by the length of the longest phrase.
package struct PhraseBook<Topic: Hashable & Sendable>: Sendable {
  /// A phrase that was found.
  package struct Match: Sendable {
    package var topic: Topic
    /// Place in the folded scalars of the line.
    package var range: Range<Int>
  }

  private struct Node: Sendable {
    var next: [Unicode.Scalar: Int] = [:]
    var topics: [Topic] = []
  }

  private var nodes = [Node()]
  /// A phrase this long is found inside joined words, too.
  private let joinedLength = 9
  /// A phrase this long is found with one letter that a reader took for another, too.
  private let mendedLength = 7

  /// - Parameter phrases: by topic, in any case and spelling; one that is empty when folded is left out.
  package init(_ phrases: [Topic: [String]]) {
    // Dictionaries have another order in every process; matches must not.
    for (topic, texts) in phrases.sorted(by: { String(describing: $0.key) < String(describing: $1.key) }) {
      for text in texts { add(TextFolding.folded(text).filter(TextFolding.isWordPart), topic) }
    }
  }

  private mutating func add(_ phrase: [Unicode.Scalar], _ topic: Topic) {
    guard !phrase.isEmpty else { return }
    var node = 0
    for scalar in phrase {
      if let next = nodes[node].next[scalar] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[scalar] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    if !nodes[node].topics.contains(topic) { nodes[node].topics.append(topic) }
  }

  /// Every phrase of the line; phrases inside others are told too.
  package func matches(in line: FoldedLine) -> [Match] {
    var found: [Match] = []
    let scalars = line.scalars
    for word in line.words {
      collect(scalars, from: word.range.lowerBound, into: &found)
      // Words of a script without blanks begin anywhere.
      for start in word.range.dropFirst() where TextFolding.isUnspaced(scalars[start]) {
        collect(scalars, from: start, into: &found)
      }
    }
    return found
  }

  /// The topics of a line.
  package func topics(in line: FoldedLine) -> Set<Topic> { Set(matches(in: line).map(\.topic)) }

  /// The topics of all lines.
  package func topics(in lines: [FoldedLine]) -> Set<Topic> {
    lines.reduce(into: []) { $0.formUnion(topics(in: $1)) }
  }

  /// Where a walk through the tree stands.
  private struct Walk {
    var node = 0
    var length = 0
    var place: Int
    /// Whether a letter was taken for one that looks like it.
    var isMended = false
  }

  private func collect(_ scalars: [Unicode.Scalar], from start: Int, into found: inout [Match]) {
    // Walks with a mended letter branch off at most once a letter.
    var walks = [Walk(place: start)]
    while var walk = walks.popLast() {
      while walk.place < scalars.count {
        let scalar = scalars[walk.place]
        guard TextFolding.isWordPart(scalar) else {
          walk.place += 1
          continue
        }
        if !walk.isMended, let others = TextFolding.lookAlikes[scalar] {
          for other in others {
            guard let next = nodes[walk.node].next[other] else { continue }
            var branch = walk
            branch.isMended = true
            step(&branch, to: next, scalars, start, &found)
            walks.append(branch)
          }
        }
        guard let next = nodes[walk.node].next[scalar] else { break }
        step(&walk, to: next, scalars, start, &found)
      }
    }
  }

  /// Takes one letter, and tells the phrases that end with it.
  private func step(
    _ walk: inout Walk, to next: Int, _ scalars: [Unicode.Scalar], _ start: Int, _ found: inout [Match]
  ) {
    walk.node = next
    walk.length += 1
    walk.place += 1
    guard !nodes[next].topics.isEmpty, !walk.isMended || walk.length >= mendedLength else { return }
    let isEnd = walk.place == scalars.count || !TextFolding.isWordPart(scalars[walk.place])
    guard isEnd || walk.length >= joinedLength || TextFolding.isUnspaced(scalars[walk.place - 1]) else { return }
    for topic in nodes[next].topics { found.append(Match(topic: topic, range: start..<walk.place)) }
  }
}
