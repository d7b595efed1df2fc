internal import Foundation
internal import PoolStore
internal import PoolTypes

/// Adds captures to a store as a run does, and takes them out again.
struct Addition {
  /// Milliseconds; medians of all rounds, but `checkpoint`, which is the first round's: later ones would merge what the
  /// removals before them left.
  struct Figures: Codable {
    var captures: Int
    var rounds: Int
    /// Listing, marking, storing and counting together.
    var adding: Double
    /// The same on all processors, which other programs on the machine lengthen less.
    var addingProcessor: Double
    /// Of it, what a run asks after each slice for its status.
    var counting: Double
    var checkpoint: Double
    var removing: Double
  }

  let folder: URL
  let captures: Int
  private let listingSize = 500
  private let sliceSize = 100

  func run(rounds: Int) throws -> Figures {
    let store = try IndexStore(folder: folder)
    let queries = try BenchmarkFiles(folder: folder).readQueries()
    let maker = CaptureMaker(seed: queries.seed &+ 1, total: queries.captures)
    var (adding, removing): ([Taken], [Taken]) = ([], [])
    var counting: [Double] = []
    var checkpoint = 0.0
    for round in 0..<rounds {
      // Numbers that no capture of the store has, and others each time.
      let first = 100_000_000 + round * captures
      let made = maker.captures(first..<first + captures)
      var counted = 0.0
      adding.append(try Taken { counted = try add(made, to: store) })
      counting.append(counted)
      if round == 0 { checkpoint = try Taken { _ = try store.checkpoint() }.milliseconds }
      removing.append(try Taken { try remove(made, from: store) })
      Console.note("add: round \(round + 1), \(adding.last?.milliseconds ?? 0) ms")
    }
    return Figures(
      captures: captures, rounds: rounds, adding: Times(adding).p50, addingProcessor: Times(adding).processor,
      counting: counting.sorted()[rounds / 2], checkpoint: checkpoint, removing: Times(removing).p50)
  }

  /// - Returns: milliseconds that counting took.
  private func add(_ made: [CaptureMaker.Made], to store: IndexStore) throws -> Double {
    var counting = 0.0
    for start in stride(from: 0, to: made.count, by: listingSize) {
      var slice = IndexSlice()
      slice.listed = made[start..<min(start + listingSize, made.count)].map(Generation.listed)
      try store.apply(slice)
    }
    for start in stride(from: 0, to: made.count, by: sliceSize) {
      var slice = IndexSlice()
      for capture in made[start..<min(start + sliceSize, made.count)] {
        try store.markReading(capture.id)
        slice.read.append(Generation.read(capture))
        try store.unmarkReading(capture.id)
      }
      try store.apply(slice)
      counting += try Taken {
        _ = try store.counts()
        _ = try store.lastSequence()
      }.milliseconds
    }
    return counting
  }

  private func remove(_ made: [CaptureMaker.Made], from store: IndexStore) throws {
    for start in stride(from: 0, to: made.count, by: sliceSize) {
      var slice = IndexSlice()
      slice.removed = made[start..<min(start + sliceSize, made.count)].map(\.id)
      try store.apply(slice)
    }
  }
}
