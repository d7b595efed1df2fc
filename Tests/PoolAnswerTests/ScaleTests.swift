import Foundation
import PoolTypes
import Testing

@testable import PoolAnswer
@testable import PoolStore

/// Measures a made index; runs where `POOL_SCALE` says how many captures, as it takes a minute.
@Suite struct ScaleTests {
  static let captures = Int(ProcessInfo.processInfo.environment["POOL_SCALE"] ?? "") ?? 0

  @Test(.enabled(if: captures > 0, "set POOL_SCALE to a number of captures"))
  func aLargeIndexAnswersQuickly() throws {
    let index = try SmallIndex()
    let clock = ContinuousClock()
    let corner = Quad.Corner(x: 0, y: 0)
    let box = Quad(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    // Letters alone: a word with a digit counts as a code, and vectors are not asked about codes.
    func word() -> String {
      let number = 1_000 + random(60) * random(200)
      return "wa"
        + String(
          String(number, radix: 26).map { Character(UnicodeScalar(97 + UInt8($0.hexDigitValue ?? 16))) })
        + "\(number % 7 == 0 ? "or" : "el")"
    }
    func unit() -> [Float] {
      let values = (0..<384).map { _ in Float(random(2_001) - 1_000) }
      let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return values.map { $0 / length }
    }
    var storing = Duration.zero
    for start in stride(from: 0, to: Self.captures, by: 100) {
      var slice = IndexSlice()
      for number in start..<min(start + 100, Self.captures) {
        let id = CaptureID("cap_\(number)")
        slice.listed.append(
          IndexSlice.Listed(
            id: id, path: "folder/\(number).jpg",
            stamp: EntryStamp(size: 1, modified: 1, fileNumber: UInt64(number), companions: 0),
            contentDigest: "digest\(number)",
            facts: CaptureFacts(
              mediaType: number % 4 == 0 ? .screenshot : .photo,
              date: CaptureDate(wallClockSeconds: Double(number), offsetMinutes: 0, source: .metadata)),
            needsReading: true))
        let text = (0..<4).map { _ in (0..<5).map { _ in word() }.joined(separator: " ") }
        slice.read.append(
          IndexSlice.Read(
            id: id,
            reading: CaptureReading(
              text: text.map { TextLine(text: $0, box: box, confidence: 1) },
              labels: [Label(name: "label \(random(500))", confidence: 0.5)],
              vectors: [CaptureVector(subject: .image, space: "s/1", values: unit())])
          ))
      }
      storing += try clock.measure { try index.store.apply(slice) }
    }
    let seconds = Double(storing.components.seconds) + Double(storing.components.attoseconds) / 1e18
    let listing = try clock.measure { _ = try index.store.knownEntries() }
    let query = unit()
    let space = VectorSpace(id: "s/1", dimensions: 384, floor: 0.1, sure: 0.5)
    let engine = SearchEngine(store: index.store, imageQuery: { _ in query }, imageSpace: space)
    var times: [Duration] = []
    for _ in 0..<30 {
      let text = word() + " " + word()
      var plan = SearchPlan(operation: .text)
      times.append(try clock.measure { plan = try engine.search(text).plan })
      #expect(plan.operation == .hybrid)
    }
    times.sort()
    let size =
      try FileManager.default.attributesOfItem(
        atPath: index.folder.appendingPathComponent(IndexStore.fileName).path)[.size] as? Int ?? 0
    let figures =
      "captures \(Self.captures), stored \(Int(Double(Self.captures) / seconds))/s, listing \(listing), "
      + "search p50 \(times[15]) worst \(times[29]), bytes a capture \(size / Self.captures)\n"
    FileHandle.standardError.write(Data(figures.utf8))
    #expect(times[15] < .seconds(5))
  }
}
