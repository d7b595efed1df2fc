import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct PersonSummaryTests {
  private func guess(child: Float = 0, young: Float = 0, female: Float? = nil) -> FaceGuess {
    var shares = [Float](repeating: 0, count: 17)
    shares[1] = child
    shares[5] = young / 2
    shares[7] = young / 2
    shares[10] = 1 - child - young
    return FaceGuess(ageShares: shares, female: female)
  }

  @Test func labelIsGivenFromItsBarOn() {
    #expect(PersonEstimates.age(of: guess(young: 0.81)) == .youngAdult)
    #expect(PersonEstimates.age(of: guess(young: 0.79)) == nil)
    #expect(PersonEstimates.age(of: guess(child: 0.9)) == .child)
    #expect(PersonEstimates.age(of: guess(child: 0.5, young: 0.5)) == nil)
    #expect(PersonEstimates.gender(of: guess(female: 0.9)) == .female)
    #expect(PersonEstimates.gender(of: guess(female: 0.1)) == .male)
    #expect(PersonEstimates.gender(of: guess(female: 0.5)) == .unknown)
  }

  @Test func withoutModelNothingIsSaid() {
    #expect(PersonEstimates.ageRange(of: []) == nil)
    #expect(PersonEstimates.gender(of: []) == nil)
    #expect(PersonEstimates.gender(of: [FaceGuess(), FaceGuess()]) == nil)
    #expect(PersonEstimates.ageRange(of: [FaceGuess(), FaceGuess()]) == nil)
    #expect(PersonEstimates.age(of: FaceGuess(ageShares: [1, 0])) == nil)
    #expect(PersonEstimates.age(of: FaceGuess(ageShares: [Float](repeating: .nan, count: 17))) == nil)
    #expect(PersonEstimates.gender(of: FaceGuess(female: .nan)) == nil)
  }

  @Test func groupIsToldWhatSevenOfTenOfItsFacesSay() {
    let seven = [FaceGuess](repeating: guess(young: 0.9, female: 0.95), count: 7)
    let other = [FaceGuess](repeating: guess(female: 0.5), count: 3)
    #expect(PersonEstimates.ageRange(of: seven + other) == Estimate(label: .youngAdult, confidence: 0.7))
    #expect(PersonEstimates.gender(of: seven + other) == Estimate(label: .female, confidence: 0.7))
    #expect(PersonEstimates.ageRange(of: seven.dropLast() + other) == nil)
    #expect(PersonEstimates.gender(of: seven.dropLast() + other)?.label == .unknown)
  }

  @Test func oneFaceIsTooFewForAnAgeRange() {
    #expect(PersonEstimates.ageRange(of: [guess(young: 1)]) == nil)
    #expect(PersonEstimates.ageRange(of: [guess(young: 1), guess(young: 1)])?.label == .youngAdult)
  }

  private func seen(_ face: Int64, _ capture: String, _ date: Double?, _ clarity: Double) -> SeenFace {
    SeenFace(face: face, capture: CaptureID(capture), date: date, clarity: clarity)
  }

  @Test func summaryHasTheClearestFaceAndTheDates() throws {
    let id = PersonID("per_1")
    let faces = [seen(1, "cap_a", 50, 0.3), seen(2, "cap_b", nil, 0.9), seen(3, "cap_c", 10, 0.5)]
    let summary = try #require(PersonSummary(id: id, faces: faces))
    #expect(summary.photoCount == 3)
    #expect(summary.firstSeen == 10)
    #expect(summary.lastSeen == 50)
    #expect(summary.representative == CaptureID("cap_b"))
    #expect(summary.representativeFace == 2)
    #expect(summary.ageRange == nil)
    #expect(summary.apparentGender == nil)
    #expect(PersonSummary(id: id, faces: faces.reversed()) == summary)
    #expect(PersonSummary(id: id, faces: []) == nil)
  }

  @Test func groupsWithMostPhotosComeFirstAndSmallOnesNotAtAll() throws {
    func summary(_ name: String, photos: Int) throws -> PersonSummary {
      try #require(
        PersonSummary(
          id: PersonID(name), faces: (0..<photos).map { seen(Int64($0), "cap_\(name)\($0)", nil, 1) }))
    }
    let all = [
      try summary("b", photos: 2), try summary("a", photos: 2), try summary("c", photos: 1),
      try summary("d", photos: 5),
    ]
    let shown = PersonSummary.shown(all, minimumPhotos: 2, limit: 50)
    #expect(shown.map(\.id.rawValue) == ["d", "a", "b"])
    #expect(PersonSummary.shown(all, minimumPhotos: 2, limit: 1).count == 1)
    #expect(PersonSummary.shown(all, minimumPhotos: 0, limit: -3).isEmpty)
  }
}
