import Foundation
import PoolTypes
import Testing

@testable import PoolStore

@Suite struct WordSplittingTests {
  private func words(_ text: String) -> [String] { WordSplitting.split(text).words }
  private func joined(_ text: String) -> [String] { WordSplitting.split(text).joined }

  @Test func caseAccentsAndWidthFallAway() {
    #expect(words("Café MÜLLER") == ["cafe", "muller"])
    #expect(words("Cafe\u{301}") == ["cafe"])
    #expect(words("Ｗｉｄｅ１２３") == ["wide123"])
    #expect(words("Straße Łódź Øl") == ["strasse", "lodz", "ol"])
    #expect(words("ΟΔΟΣ Ёлка") == ["οδοσ", "елка"])
    #expect(words("ﬁne") == ["fine"])
  }

  @Test func signsPartWords() {
    #expect(words("don't (stop), e-mail_me") == ["don", "t", "stop", "e", "mail", "me"])
    #expect(words("😀hello😀world") == ["hello", "world"])
    #expect(words("").isEmpty)
    #expect(words(" \n\t…!?").isEmpty)
  }

  @Test func scriptsWithoutSpacesAreOneCharacterAWord() {
    #expect(words("東京Tower駅") == ["東", "京", "tower", "駅"])
    #expect(words("ラーメン") == ["ラ", "ー", "メ", "ン"])
    // Half-width kana with their sound marks are the kana.
    #expect(words("ｶﾞｽ") == ["ガ", "ス"])
    #expect(words("か\u{3099}") == ["が"])
    #expect(words("ไทย") == ["ไ", "ท", "ย"])
  }

  @Test func syllablesOfHangulStayWhole() {
    #expect(words("서울에서 한국") == ["서울에서", "한국"])
    #expect(words("한국".decomposedStringWithCanonicalMapping) == ["한국"])
  }

  @Test func numbersWithSeparatorsAreJoinedToo() {
    #expect(words("34-155") == ["34", "155"])
    #expect(joined("34-155") == ["34155"])
    #expect(joined("1,299.00") == ["129900", "1299"])
    #expect(joined("1.299,00 €") == ["129900", "1299"])
    #expect(joined("ISBN 978-3-16-148410-0") == ["9783161484100"])
    #expect(joined("978 3 16 148410 0") == ["9783161484100"])
    #expect(joined("B-AB-1234") == ["bab1234"])
    #expect(joined("+49 30 1234567") == ["49301234567"])
  }

  @Test func wordsAndNumbersThatOnlyStandTogetherAreNotJoined() {
    #expect(joined("well-known state-of-the-art").isEmpty)
    #expect(joined("room 12").isEmpty)
    #expect(joined("12\n345678").isEmpty)
    #expect(joined("1 2 3 4 5 6 7 8 9 10 11 12").isEmpty)
  }

  @Test func aLongRunIsCutAndStaysWhole() {
    let long = String(repeating: "a", count: 150)
    #expect(words(long).map(\.count) == [64, 64, 22])
    #expect(words(long).joined() == long)
  }

  @Test func piecesAreWhereABlankMayStand() {
    #expect(WordSplitting.pieces(of: "ab123cd") == ["ab", "123", "cd"])
    #expect(WordSplitting.pieces(of: "abcd") == nil)
    #expect(WordSplitting.pieces(of: "a1") == nil)
  }

  /// What is stored is split once; splitting its words again changes nothing.
  @Test func splittingTwiceIsSplittingOnce() {
    var state: UInt64 = 5
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x5FF, 0xE00...0xEFF, 0x1100...0x11FF,
      0x1E00...0x20FF, 0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xFE00...0xFFEF, 0x1F600...0x1F64F,
    ]
    for _ in 0..<4_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random(30) {
        let range = ranges[Int(random(UInt64(ranges.count)))]
        let value = range.lowerBound + UInt32(random(UInt64(range.count)))
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let once = words(String(text))
      let twice = words(once.joined(separator: " "))
      #expect(once.joined() == twice.joined(), "\(String(text))")
      #expect(once.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
    }
  }
}

@Suite struct WordSlipTests {
  private func slip(_ one: String, _ other: String) -> Bool {
    WordSlips.isOneSlip(Array(one.unicodeScalars), Array(other.unicodeScalars))
  }

  @Test func oneLetterMoreLessOtherOrExchangedIsOneSlip() {
    for other in ["eceipt", "receit", "receiptt", "rxeceipt", "receipx", "xeceipt", "erceipt", "receitp"] {
      #expect(slip("receipt", other), "\(other)")
      #expect(slip(other, "receipt"), "\(other)")
    }
    for other in ["receipt", "reciept2", "rxcexpt", "tpieecr", "receiptxx", "cerept", ""] {
      #expect(!slip("receipt", other), "\(other)")
    }
  }

  @Test func slipsOfTheFirstHalfAreAllMade() {
    let word = Array("receipt".unicodeScalars)
    let made = WordSlips.slips(of: word, before: 4)
    for other in ["eceipt", "xeceipt", "aeceipt", "erceipt", "xreceipt", "reeipt", "reecipt", "rezeipt"] {
      #expect(made.contains(other), "\(other)")
    }
    #expect(made.allSatisfy { slip("receipt", $0) || $0 == "receipt" })
  }
}
