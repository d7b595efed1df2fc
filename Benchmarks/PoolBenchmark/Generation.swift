internal import Foundation
internal import PoolStore
internal import PoolTypes

/// Fills a store with made captures, slice by slice, so that memory does not grow with their number.
struct Generation {
  let folder: URL
  let captures: Int
  let seed: UInt64
  private let sliceSize = 1_000

  func run() async throws {
    let files = BenchmarkFiles(folder: folder)
    let store = try IndexStore(folder: folder)
    guard try store.counts().known == 0 else { throw PoolError.invalidRequest("The store is not empty.") }
    let maker = CaptureMaker(seed: seed, total: captures)
    var sampler = QuerySampler(maker: maker)
    let vectors = try Self.open(files.vectors)
    let texts = try Self.open(files.texts)
    let clock = ContinuousClock()
    let began = clock.now
    var storing = 0.0
    var next = Task { maker.captures(slice(at: 0)) }
    for start in stride(from: 0, to: captures, by: sliceSize) {
      let made = await next.value
      // The next slice is made while this one is stored.
      let following = slice(at: start + sliceSize)
      next = Task { maker.captures(following) }
      storing += try Taken { try store.apply(Self.slice(of: made)) }.seconds
      sampler.look(at: made)
      try Self.write(made, vectors, texts)
      let done = start + made.count
      if done % max(captures / 20, sliceSize) == 0 || done == captures {
        let total = (clock.now - began) / .seconds(1)
        Console.note(
          "generate: \(done) of \(captures), \(Int(Double(done) / total))/s, of the time in the store "
            + "\(Int(storing / total * 100)) %")
      }
    }
    let finishing = try Taken { _ = try store.checkpoint() }
    try vectors.close()
    try texts.close()
    try JSON.data(sampler.queries()).write(to: files.queries)
    Console.note("generate: checkpoint \(finishing.milliseconds) ms, peak \(try ProcessMemory.now().peak) MB")
  }

  private func slice(at start: Int) -> Range<Int> { min(start, captures)..<min(start + sliceSize, captures) }

  static func listed(_ made: CaptureMaker.Made) -> IndexSlice.Listed {
    let folder = CaptureMaker.hexadecimal(UInt64(made.number / 1_000), digits: 5)
    let name = CaptureMaker.hexadecimal(UInt64(made.number), digits: 8)
    return IndexSlice.Listed(
      id: made.id, path: "camera/\(folder)/IMG_\(name).jpg",
      stamp: EntryStamp(
        size: Int64(1_000_000 + made.number % 4_000_000), modified: Int64(made.number) * 1_000_003,
        fileNumber: UInt64(made.number), companions: 0),
      contentDigest: CaptureMaker.hexadecimal(Chance.scrambled(UInt64(made.number)), digits: 16) + name + name,
      facts: made.facts, needsReading: true)
  }

  static func read(_ made: CaptureMaker.Made) -> IndexSlice.Read {
    IndexSlice.Read(id: made.id, reading: made.reading, derived: made.derived, judged: "bench/1")
  }

  private static func slice(of made: [CaptureMaker.Made]) -> IndexSlice {
    var slice = IndexSlice()
    slice.listed = made.map(listed)
    slice.read = made.map(read)
    return slice
  }

  private static func open(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private static func write(_ made: [CaptureMaker.Made], _ vectors: FileHandle, _ texts: FileHandle) throws {
    var numbers: [Float] = []
    numbers.reserveCapacity(made.count * VectorCloud.dimensions)
    var lines = ""
    for capture in made {
      numbers += capture.reading.vectors.first?.values ?? []
      let words = capture.words
      if !words.isEmpty { lines += "\(capture.number)\t\(words)\n" }
    }
    try vectors.write(contentsOf: numbers.withUnsafeBytes { Data($0) })
    try texts.write(contentsOf: Data(lines.utf8))
  }
}
