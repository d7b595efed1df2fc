import Testing

@testable import PoolRead

@Suite struct LineLegibilityTests {
  private func reading(_ text: String, _ confidence: Double) -> CharacterSteps.Reading {
    CharacterSteps.Reading(
      text: text, confidence: confidence, probabilities: text.map { _ in Float(confidence) })
  }

  @Test func ordinaryLinesAreTrusted() {
    let page = [
      reading("The train leaves at nine", 0.97), reading("iPhone 15 Pro", 0.96), reading("24,90 €", 0.7),
      reading("Frühstück für alle", 0.95), reading("火车九点出发", 0.99), reading("été à Nîmes", 0.93),
    ]
    #expect(LineLegibility.legible(page) == page.map { _ in true })
  }

  @Test func lookAlikesOfOtherScriptsAreNot() {
    let page = [
      reading("cTaporo mocTa nepeA y>nHom", 0.84), reading("Tpίv aπó τo δeίπvo", 0.79),
      reading("lla:isip:wuñu lnaa:wnutnn", 0.7), reading("6|7トそ叫", 0.57),
    ]
    #expect(LineLegibility.legible(page) == page.map { _ in false })
  }

  /// A recovery code or a key that the reader was sure of is what the privacy gate has to see.
  @Test func codesThatAreReadSurelyAreTrusted() {
    let page = [reading("m6a 4zg umh a68", 0.98), reading("ghp_k3Jd92LmQz81xWb7", 0.96)]
    #expect(LineLegibility.legible(page) == [true, true])
    #expect(LineLegibility.legible([reading("m6a 4zg umh a68", 0.8)]) == [false])
  }

  @Test func pageThatLooksForeignIsJudgedMoreStrictly() {
    let doubtful = reading("MOCTA MEPEA", 0.9)
    let foreign = reading("BcTpeTumcA y cTaporo", 0.8)
    #expect(LineLegibility.legible([doubtful]) == [true])
    #expect(LineLegibility.legible([foreign, foreign, doubtful]) == [false, false, false])
  }
}
