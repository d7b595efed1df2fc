/// Words one slip apart: Damerau, "A technique for computer detection and correction of spelling errors", 1964.
enum WordSlips {
  /// True if one letter more, less or another, or two neighbours exchanged, make one word of the other.
  static func isOneSlip(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let difference = one.count - other.count
    guard abs(difference) <= 1, one != other else { return false }
    let shorter = min(one.count, other.count)
    var same = 0
    while same < shorter, one[same] == other[same] { same += 1 }
    var sameEnd = 0
    while sameEnd < shorter - same, one[one.count - 1 - sameEnd] == other[other.count - 1 - sameEnd] { sameEnd += 1 }
    if difference != 0 { return same + sameEnd == shorter }
    let rest = one.count - same - sameEnd
    if rest == 1 { return true }
    return rest == 2 && one[same] == other[same + 1] && one[same + 1] == other[same]
  }

  /// Every word that one slip among the first letters makes.
  /// - Parameter end: letters from this place on stay as they are.
  static func slips(of letters: [Unicode.Scalar], before end: Int) -> Set<String> {
    var slips: Set<String> = []
    let alphabet = alphabet(of: letters)
    func add(_ scalars: some Sequence<Unicode.Scalar>) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      slips.insert(String(view))
    }
    for place in 0..<min(end, letters.count) {
      var changed = letters
      changed.remove(at: place)
      add(changed)
      if place + 1 < letters.count {
        changed = letters
        changed.swapAt(place, place + 1)
        add(changed)
      }
      changed = letters
      for letter in alphabet {
        changed[place] = letter
        add(changed)
      }
      changed = letters
      changed.insert("a", at: place)
      for letter in alphabet {
        changed[place] = letter
        add(changed)
      }
    }
    return slips
  }

  /// The letters of the word's script. Scripts with too many to try give the word's own letters.
  private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x3B1...0x3C9, 0x430...0x44F, 0x561...0x586, 0x5D0...0x5EA, 0x621...0x64A, 0x905...0x939,
      0x10D0...0x10F0,
    ]
    let scripts = ranges.filter { range in letters.contains { range.contains($0.value) } }
    guard let script = scripts.first else { return Array(Set(letters)).sorted() }
    return script.compactMap(Unicode.Scalar.init)
  }
}
