import PoolTypes
import Testing

@testable import PoolRank

@Suite struct FusionTests {
  private func list(_ list: SearchList, weight: Double = 1, _ scores: [Int64: Double]) -> Fusion.WeightedList {
    Fusion.WeightedList(
      list: list, weight: weight, scores: scores.mapValues { Fusion.Score(value: $0 * 10, score: $0) })
  }

  @Test func theBestListDecidesAndAgreementOrdersEquals() throws {
    let fused = Fusion.fused([list(.text, [1: 0.9, 2: 0.5]), list(.picture, [2: 0.5, 3: 0.5])])
    #expect(fused[1] ?? 0 > fused[2] ?? 1)
    #expect(fused[2] ?? 0 > fused[3] ?? 1)
    #expect(fused[3] == 0.5)
  }

  @Test func aListThatCountsForLessLosesAgainstEquals() {
    let fused = Fusion.fused([list(.text, [1: 0.6]), list(.picture, weight: 0.8, [2: 0.7])])
    #expect(fused[1] ?? 0 > fused[2] ?? 1)
    #expect(Fusion.fused([list(.text, weight: 0, [1: 1])]).isEmpty)
  }

  @Test func partsAddUpToTheScore() throws {
    let lists = [
      list(.text, [1: 0.9, 2: 0.5, 4: 1]), list(.picture, weight: 0.8, [1: 0.4, 2: 0.9, 4: 1]),
      list(.labels, [2: 0.1, 4: 1]),
    ]
    let fused = Fusion.fused(lists)
    for (row, score) in fused {
      let parts = Fusion.parts(of: row, in: lists)
      #expect(abs(parts.reduce(0) { $0 + $1.part } - score) < 1e-12)
      #expect(parts.count == lists.count { $0.scores[row] != nil })
    }
    let second = Fusion.parts(of: 2, in: lists)
    #expect(second.map(\.list) == [.picture, .text, .labels])
    #expect(second.map(\.rank) == [2, 3, 2])
    #expect(second.first?.value == 9)
    #expect(Fusion.parts(of: 9, in: lists).isEmpty)
  }

  @Test func newerComesFirstAmongEqualsAlone() {
    func ranked(_ row: Int64, _ score: Double, _ instant: Double) -> Fusion.Ranked {
      Fusion.Ranked(row: row, score: score, instant: instant)
    }
    #expect(ranked(1, 0.9, 0).precedes(ranked(2, 0.8, 100)))
    #expect(ranked(1, 0.8, 200).precedes(ranked(2, 0.8, 100)))
    #expect(ranked(2, 0.8, 100).precedes(ranked(1, 0.8, 100)))
  }
}
