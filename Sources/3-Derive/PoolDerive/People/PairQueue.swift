/// Pairs of groups, nearest first: a binary heap.
struct PairQueue {
  /// Two groups as they were when they were compared.
  struct Entry {
    /// Mean squared distance.
    var squared: Float
    /// The lower and the higher of the two.
    var one: Int32
    var other: Int32
    /// How often each had merged.
    var oneAge: Int32
    var otherAge: Int32

    /// Equal distances are decided by which faces the groups begin with.
    static func < (a: Entry, b: Entry) -> Bool {
      (a.squared, a.one, a.other) < (b.squared, b.one, b.other)
    }
  }

  private var entries: [Entry] = []

  /// Puts an entry at the end; `order` must follow before anything is taken.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Makes a heap of what was appended.
  mutating func order() {
    for place in stride(from: entries.count / 2 - 1, through: 0, by: -1) { sink(place) }
  }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var place = entries.count - 1
    while place > 0, entry < entries[(place - 1) / 2] {
      entries[place] = entries[(place - 1) / 2]
      place = (place - 1) / 2
    }
    entries[place] = entry
  }

  /// The nearest pair, or nil.
  mutating func removeFirst() -> Entry? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty {
      entries[0] = last
      sink(0)
    }
    return first
  }

  private mutating func sink(_ start: Int) {
    let entry = entries[start]
    var place = start
    while 2 * place + 1 < entries.count {
      var child = 2 * place + 1
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < entry else { break }
      entries[place] = entries[child]
      place = child
    }
    entries[place] = entry
  }
}
