/// Looks for many words and phrases at once, each of which stands for a topic.
///
/// Phrases and text are compared folded and without blanks and signs, for text readers drop and add both. A phrase
/// begins where a word begins. It ends where a word ends, unless it is at least `joinedLength` letters long or its
/// script has no blanks between words. In a long phrase one letter may be misread, as `l` for `I`. One pass over a
/// line, bounded by the length of the longest phrase.
package struct PhraseBook<Topic: Hashable & Sendable>: Sendable {
  /// A phrase that was found.
  package struct Match: Sendable {
    package var topic: Topic
    /// Place in the folded scalars of the line.
    package var range: Range<Int>
  }

  private let steps: PhraseSteps
  /// For each node the place of its topics in `topics`; node numbers are those of `steps`.
  private let ends: [Range<Int32>]
  private let topics: [Topic]
  /// A phrase this long is found inside joined words, too.
  private let joinedLength = 9
  /// A phrase this long is found with one letter that a reader took for another, too.
  private let mendedLength = 7

  /// - Parameter phrases: by topic, in any case and spelling; one that is empty when folded is left out.
  package init(_ phrases: [Topic: [String]]) {
    var building = PhraseSteps.Building()
    var found: [[Topic]] = [[]]
    // Dictionaries have another order in every process; matches must not.
    for (topic, texts) in phrases.sorted(by: { String(describing: $0.key) < String(describing: $1.key) }) {
      for text in texts {
        let phrase = TextFolding.folded(text).filter(TextFolding.isWordPart)
        guard !phrase.isEmpty else { continue }
        let node = building.add(phrase)
        while found.count < building.count { found.append([]) }
        if !found[node].contains(topic) { found[node].append(topic) }
      }
    }
    steps = PhraseSteps(building)
    var topics: [Topic] = []
    ends = found.map { own in
      let start = Int32(clamping: topics.count)
      topics += own
      return start..<Int32(clamping: topics.count)
    }
    self.topics = topics
  }

  /// Every phrase of the line; phrases inside others are told too.
  package func matches(in line: FoldedLine) -> [Match] {
    var found: [Match] = []
    line.scalars.withUnsafeBufferPointer { scalars in
      for word in line.words {
        collect(scalars, from: word.range.lowerBound, into: &found)
        guard line.hasUnspaced else { continue }
        // Words of a script without blanks begin anywhere.
        for start in word.range.dropFirst() where TextFolding.isUnspaced(scalars[start]) {
          collect(scalars, from: start, into: &found)
        }
      }
    }
    return found
  }

  /// The topics of a line.
  package func topics(in line: FoldedLine) -> Set<Topic> { Set(matches(in: line).map(\.topic)) }

  /// The topics of all lines.
  package func topics(in lines: [FoldedLine]) -> Set<Topic> {
    var found: Set<Topic> = []
    for line in lines {
      for match in matches(in: line) { found.insert(match.topic) }
    }
    return found
  }

  /// Where a walk through the tree stands.
  private struct Walk {
    var node: Int32 = 0
    var length = 0
    var place: Int
    /// Whether a letter was taken for one that looks like it.
    var isMended = false
  }

  private func collect(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, from start: Int, into found: inout [Match]
  ) {
    // Walks with a mended letter branch off at most once a letter.
    var branches: [Walk] = []
    var walk = Walk(place: start)
    while true {
      follow(&walk, scalars, start, &branches, &found)
      guard let next = branches.popLast() else { return }
      walk = next
    }
  }

  private func follow(
    _ walk: inout Walk, _ scalars: UnsafeBufferPointer<Unicode.Scalar>, _ start: Int, _ branches: inout [Walk],
    _ found: inout [Match]
  ) {
    while walk.place < scalars.count {
      let scalar = scalars[walk.place]
      guard TextFolding.isWordPart(scalar) else {
        walk.place += 1
        continue
      }
      if !walk.isMended {
        for other in TextFolding.lookAlikes(of: scalar) {
          guard let next = steps.next(walk.node, other) else { continue }
          var branch = walk
          branch.isMended = true
          step(&branch, to: next, scalars, start, &found)
          branches.append(branch)
        }
      }
      guard let next = steps.next(walk.node, scalar) else { return }
      step(&walk, to: next, scalars, start, &found)
    }
  }

  /// Takes one letter, and tells the phrases that end with it.
  private func step(
    _ walk: inout Walk, to next: Int32, _ scalars: UnsafeBufferPointer<Unicode.Scalar>, _ start: Int,
    _ found: inout [Match]
  ) {
    walk.node = next
    walk.length += 1
    walk.place += 1
    let own = ends[Int(next)]
    guard !own.isEmpty, !walk.isMended || walk.length >= mendedLength else { return }
    let isEnd = walk.place == scalars.count || !TextFolding.isWordPart(scalars[walk.place])
    guard isEnd || walk.length >= joinedLength || TextFolding.isUnspaced(scalars[walk.place - 1]) else { return }
    for topic in topics[Int(own.lowerBound)..<Int(own.upperBound)] {
      found.append(Match(topic: topic, range: start..<walk.place))
    }
  }
}

/// The tree of the phrases' scalars: one table of all steps from a node by a scalar to the next node, open addressed,
/// so that a step costs one look at the memory.
struct PhraseSteps: Sendable {
  /// The tree while phrases are added; node 0 is its root.
  struct Building {
    fileprivate var steps: [UInt64: Int32] = [:]
    /// How many nodes there are.
    private(set) var count = 1

    /// The node at the end of a phrase.
    mutating func add(_ phrase: [Unicode.Scalar]) -> Int {
      var node: Int32 = 0
      for scalar in phrase {
        let key = PhraseSteps.key(node, scalar)
        if let next = steps[key] {
          node = next
        } else {
          steps[key] = Int32(clamping: count)
          node = Int32(clamping: count)
          count += 1
        }
      }
      return Int(node)
    }
  }

  private let keys: [UInt64]
  private let nodes: [Int32]
  /// The table's size, a power of two, less one.
  private let mask: Int
  /// No step has this key: scalars are smaller.
  private static let free = UInt64.max

  init(_ building: Building) {
    var size = 16
    while size < building.steps.count * 3 { size *= 2 }
    var keys = [UInt64](repeating: Self.free, count: size)
    var nodes = [Int32](repeating: 0, count: size)
    for (key, node) in building.steps {
      var place = Self.place(key, size - 1)
      while keys[place] != Self.free { place = (place + 1) & (size - 1) }
      (keys[place], nodes[place]) = (key, node)
    }
    (self.keys, self.nodes, mask) = (keys, nodes, size - 1)
  }

  /// The node that a scalar leads to; nil where no phrase goes on with it.
  func next(_ node: Int32, _ scalar: Unicode.Scalar) -> Int32? {
    let key = Self.key(node, scalar)
    var place = Self.place(key, mask)
    while keys[place] != Self.free {
      if keys[place] == key { return nodes[place] }
      place = (place + 1) & mask
    }
    return nil
  }

  fileprivate static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
    UInt64(truncatingIfNeeded: node) << 21 | UInt64(scalar.value)
  }

  private static func place(_ key: UInt64, _ mask: Int) -> Int {
    // Knuth's multiplicative hashing: the upper bits are mixed best.
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
  }
}
