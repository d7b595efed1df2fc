import Testing

@testable import PoolRead

@Suite struct FaceQualityTests {
  private func landmarks(nose: Float = 0, tilt: Float = 0) -> FaceLandmarks {
    func point(_ x: Float, _ y: Float) -> PlanePoint { PlanePoint(x: 100 + x, y: 100 + y + tilt * x) }
    return FaceLandmarks(
      leftEye: point(-20, -20), rightEye: point(20, -20), nose: point(nose, 0), leftMouth: point(-16, 20),
      rightMouth: point(16, 20))
  }

  @Test func faceLookingAheadIsNotTurned() {
    #expect(landmarks().turn < 0.01)
  }

  @Test func noseBesideTheMiddleIsATurnToThatSideOrTheOther() {
    // A quarter of the distance of the eyes.
    #expect(abs(landmarks(nose: 10).sideTurn - 33.75) < 0.01)
    #expect(abs(landmarks(nose: -10).sideTurn - 33.75) < 0.01)
    #expect(landmarks(nose: 400).sideTurn == 90)
  }

  @Test func slopeOfTheEyesIsTheTilt() {
    #expect(abs(landmarks(tilt: 1).tilt - 45) < 0.02)
    #expect(abs(landmarks(tilt: -0.57735).tilt - 30) < 0.02)
    #expect(abs(landmarks(tilt: 1.73205).tilt - 60) < 0.02)
  }

  @Test func pointsThatMakeNoFaceAreTurnedAway() {
    let point = PlanePoint(x: 3, y: 3)
    let none = FaceLandmarks(leftEye: point, rightEye: point, nose: point, leftMouth: point, rightMouth: point)
    #expect(none.turn == 90)
    // Eyes exchanged: the face stands on its head.
    let back = FaceLandmarks(
      leftEye: PlanePoint(x: 20, y: 0), rightEye: PlanePoint(x: 0, y: 0), nose: point, leftMouth: point,
      rightMouth: point)
    #expect(back.tilt == 90)
  }

  @Test func barsOfThePageHold() {
    func clear(size: Double = 0.3, turn: Double = 0, blur: Double = 0.4, brightness: Double = 0.5) -> Bool {
      FaceQuality(size: size, turn: turn, blur: blur, brightness: brightness).isClear
    }
    #expect(clear())
    #expect(clear(size: 0.06) && !clear(size: 0.0599))
    #expect(clear(turn: 45) && !clear(turn: 45.1))
    #expect(!clear(blur: 0.9))
    #expect(!clear(brightness: 0.02) && !clear(brightness: 0.99))
    #expect(!clear(size: .nan))
  }

  @Test func clarityPrefersLargeStraightSharpLitFaces() {
    let best = FaceQuality(size: 0.4, turn: 3, blur: 0.3, brightness: 0.5)
    for (size, turn, blur, brightness) in [
      (0.1, 3.0, 0.3, 0.5), (0.4, 40.0, 0.3, 0.5), (0.4, 3.0, 0.7, 0.5), (0.4, 3.0, 0.3, 0.1),
    ] {
      let worse = FaceQuality(size: size, turn: turn, blur: blur, brightness: brightness)
      #expect(worse.clarity < best.clarity)
      #expect((0...1).contains(worse.clarity))
    }
  }

  @Test func blurredPictureHasTheLargerBlurEffect() {
    var random: UInt32 = 1
    let noise = (0..<6400).map { _ -> UInt8 in
      random = random &* 1_664_525 &+ 1_013_904_223
      return UInt8(random >> 24)
    }
    let sharp = GreyImage(width: 80, height: 80, pixels: noise)
    var soft = noise
    for y in 0..<80 {
      for x in 0..<80 {
        var sum = 0
        for row in max(y - 2, 0)...min(y + 2, 79) {
          for column in max(x - 2, 0)...min(x + 2, 79) { sum += Int(noise[row * 80 + column]) }
        }
        soft[y * 80 + x] = UInt8(sum / 25)
      }
    }
    let blurred = GreyImage(width: 80, height: 80, pixels: soft)
    #expect(sharp.blurEffect < 0.3)
    #expect(blurred.blurEffect > 2 * sharp.blurEffect)
    #expect(GreyImage(width: 80, height: 80, pixels: [UInt8](repeating: 9, count: 6400)).blurEffect == 1)
    #expect(GreyImage(width: 5, height: 5, pixels: [UInt8](repeating: 9, count: 25)).blurEffect == 1)
    #expect(GreyImage(width: 1, height: 1, pixels: [255]).meanLightness == 1)
  }

  @Test func yearsBecomeBandsOfFive() throws {
    var years = [Float](repeating: 0, count: 81)
    years[4] = 0.2
    years[5] = 0.2
    years[39] = 0.5
    years[80] = 1.1
    let bands = try #require(FaceAppearance.bands(ofYears: years))
    #expect(bands.count == 17)
    #expect(abs(bands[0] - 0.1) < 1e-6 && abs(bands[1] - 0.1) < 1e-6 && abs(bands[7] - 0.25) < 1e-6)
    #expect(abs(bands[16] - 0.55) < 1e-6)
    #expect(FaceAppearance.bands(ofYears: [Float]()) == nil)
    #expect(FaceAppearance.bands(ofYears: [.nan, 1]) == nil)
    #expect(FaceAppearance.bands(ofYears: [-1, 2]) == nil)
  }
}
