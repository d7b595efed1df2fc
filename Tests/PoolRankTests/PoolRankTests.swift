import PoolTypes
import Testing

@testable import PoolRank

@Suite struct SearchQueryTests {
  @Test func kindsOfCaptureBecomeFilters() {
    let query = SearchQuery("Screenshots of invoices")
    #expect(query.mediaTypes == [.screenshot])
    #expect(query.terms.map(\.text) == ["invoices"])
  }

  @Test func quotedWordsStayTogether() {
    let query = SearchQuery("\"gate B 12\" boarding")
    #expect(query.terms.map(\.text) == ["gate B 12", "boarding"])
    #expect(query.terms[0].isPhrase)
    #expect(SearchQuery("\"never closed").terms.map(\.text) == ["never", "closed"])
  }

  @Test func smallWordsCountOnlyAlone() {
    #expect(SearchQuery("the dog").terms.map(\.text) == ["dog"])
    #expect(SearchQuery("the").terms.map(\.text) == ["the"])
    #expect(SearchQuery("  ?! ").terms.isEmpty)
  }

  @Test func noiseIsNotComparedWithVectors() {
    #expect(SearchQuery("xkcdqrtz").content.isEmpty)
    #expect(SearchQuery("84312").content.isEmpty)
    #expect(!SearchQuery("dog on a beach").content.isEmpty)
    #expect(!SearchQuery("犬").content.isEmpty)
  }
}

@Suite struct ScoringTests {
  @Test func cosinesKeepTheirOrder() {
    let low = VectorScoring.score(cosine: 0.35, floor: 0.35, sure: 0.5)
    let high = VectorScoring.score(cosine: 0.5, floor: 0.35, sure: 0.5)
    #expect(abs(low - 0.2) < 1e-9)
    #expect(abs(high - 0.8) < 1e-9)
  }

  @Test func theVisualFloorFollowsTheQuery() {
    func floor(best: Double, mean: Double, compared: Int = 300, understood: Bool = true) -> Double {
      VectorScoring.floor(
        0.35, sure: 0.5,
        VectorScoring.Comparison(
          best: best, mean: mean, deviation: 0.05, compared: compared, isUnderstood: understood))
    }
    // Nothing stands out from a query that everything is fairly close to.
    #expect(floor(best: 0.45, mean: 0.33) == .infinity)
    // One capture does: its neighbours are shown too.
    #expect(abs(floor(best: 0.45, mean: 0.15) - 0.25) < 1e-9)
    #expect(abs(floor(best: 0.49, mean: 0.3) - 0.375) < 1e-9)
    // Among a million the best of nothing lies higher.
    #expect(floor(best: 0.45, mean: 0.25, compared: 1_000_000) == .infinity)
    // A library of one kind of picture shows them all from the sure value on.
    #expect(floor(best: 0.7, mean: 0.6) == 0.5)
    // Words that the model does not know have to be certain.
    #expect(floor(best: 0.49, mean: 0.15, understood: false) == 0.5)
    // Too few to tell.
    #expect(floor(best: 0.45, mean: 0.15, compared: 19) == 0.35)
    #expect(floor(best: 0.45, mean: 0.15, compared: 19, understood: false) == 0.5)
  }
}
