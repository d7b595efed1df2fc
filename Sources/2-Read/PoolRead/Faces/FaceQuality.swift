/// How well a face can be seen, as four numbers with a bar each.
package struct FaceQuality: Hashable, Sendable, Codable {
  /// Side of a square as large as the face, as a share of the photo's shorter side.
  package var size: Double
  /// How far the head is turned to a side or tilted, whichever is more, in degrees, 0 to 90.
  package var turn: Double
  /// 0 for the sharpest picture, 1 for one that blurring changes no more.
  package var blur: Double
  /// Mean lightness of the face, 0 black to 1 white.
  package var brightness: Double

  package init(size: Double, turn: Double, blur: Double, brightness: Double) {
    self.size = size
    self.turn = turn
    self.blur = blur
    self.brightness = brightness
  }

  /// From which size on a face counts: 6 % of the photo's shorter side.
  package static let sizeFloor = 0.06
  /// Up to which turn a face counts, in degrees.
  package static let turnLimit = 45.0
  /// Up to which blur a face counts.
  package static let blurLimit = 0.75
  /// Within which lightness a face counts.
  package static let brightnessRange = 0.08...0.95

  /// Whether the face can be compared with others.
  package var isClear: Bool {
    size >= Self.sizeFloor && turn <= Self.turnLimit && blur <= Self.blurLimit
      && Self.brightnessRange.contains(brightness)
  }

  /// One number for how well the face shows who it is, 0 to 1, to choose the clearest of a group by.
  package var clarity: Double {
    let large = min(max(size / 0.3, 0), 1).squareRoot()
    let straight = 1 - min(max(turn / 90, 0), 1)
    let sharp = 1 - min(max(blur, 0), 1)
    let lit = 1 - min(abs(brightness - 0.5) * 2, 1)
    return large * straight * (0.25 + 0.75 * sharp) * (0.5 + 0.5 * lit)
  }
}

extension FaceLandmarks {
  /// How far the head is turned to a side, in degrees, 0 to 90: how far the nose lies beside the middle of the face,
  /// along the line of the eyes, in distances of the eyes. The factor is measured against heads of known turn.
  var sideTurn: Double {
    let eyes = rightEye - leftEye
    let distance = eyes.length
    guard distance > 0, distance.isFinite else { return 90 }
    let middle = (leftEye + rightEye + leftMouth + rightMouth) * 0.25
    let beside = nose - middle
    let share = (beside.x * eyes.x + beside.y * eyes.y) / (distance * distance)
    return min(Double(abs(share)) * 135, 90)
  }

  /// How far the head is tilted towards a shoulder, in degrees, 0 to 90.
  var tilt: Double {
    let eyes = rightEye - leftEye
    guard eyes.length > 0, eyes.x > 0 else { return 90 }
    // atan by the arc of the unit circle needs no library: the polynomial of Abramowitz and Stegun, 4.4.49, is exact
    // to a hundredth of a degree.
    let slope = Double(abs(eyes.y / eyes.x))
    let inverted = slope > 1
    let t = inverted ? 1 / slope : slope
    let t2 = t * t
    let arc = t * (0.9998660 + t2 * (-0.3302995 + t2 * (0.1801410 + t2 * (-0.0851330 + t2 * 0.0208351))))
    let degrees = arc * 180 / Double.pi
    return inverted ? 90 - degrees : degrees
  }

  /// The larger of `sideTurn` and `tilt`. The points must be in pixels, for shares of a wide photo bend angles.
  package var turn: Double { max(sideTurn, tilt) }
}

extension GreyImage {
  /// Mean lightness, 0 to 1.
  package var meanLightness: Double {
    pixels.isEmpty ? 0 : Double(pixels.reduce(0) { $0 &+ Int($1) }) / Double(pixels.count) / 255
  }

  /// How little a blur changes the picture, 0 to 1 (F. Crete, T. Dolmiere, P. Ladret and M. Nicolas, "The blur effect:
  /// perception and estimation with a new no-reference perceptual blur metric", 2007): a sharp picture loses most of
  /// the steps between neighbours, a blurred one has none to lose. 1 for a flat picture.
  package var blurEffect: Double {
    max(
      blurEffect(step: 1, lineStep: width, length: width, lines: height),
      blurEffect(step: width, lineStep: 1, length: height, lines: width))
  }

  /// Along lines: `length` pixels `step` apart, `lines` of them `lineStep` apart.
  private func blurEffect(step: Int, lineStep: Int, length: Int, lines: Int) -> Double {
    let reach = 4
    guard length > 2 * reach + 2 else { return 1 }
    var steps = 0.0
    var lost = 0.0
    for line in 0..<lines {
      let start = line * lineStep
      func value(_ place: Int) -> Int { Int(pixels[start + place * step]) }
      var sum = (0...2 * reach).reduce(0) { $0 + value($1) }
      for place in reach..<(length - reach - 1) {
        let next = sum - value(place - reach) + value(place + reach + 1)
        let sharp = Double(abs(value(place + 1) - value(place)))
        let blurred = Double(abs(next - sum)) / Double(2 * reach + 1)
        steps += sharp
        lost += max(0, sharp - blurred)
        sum = next
      }
    }
    return steps > 0 ? (steps - lost) / steps : 1
  }
}
