#if Vips && Codes && Onnx
  import PoolDrawing
  import PoolRead
  import PoolTypes

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// Draws plans.
  enum Drawing {
    /// The picture of a plan; nil where nothing can be drawn on this machine.
    static func canvas(of plan: ScreenPlan) -> Canvas? {
      guard var canvas = Canvas(width: plan.width, height: plan.height, colour: plan.background.colour) else {
        return nil
      }
      for box in plan.boxes {
        canvas.fill(x: box.x, y: box.y, width: box.width, height: box.height, colour: box.ink.colour)
      }
      for text in plan.texts { draw(text, plan, on: &canvas) }
      for code in plan.codes {
        _ = canvas.drawCode(
          code.text, isBars: code.isBars, x: code.x, y: code.y, width: code.width, height: code.height)
      }
      return taken(canvas, by: plan.camera, seed: plan.seed)
    }

    private static func draw(_ text: PlacedText, _ plan: ScreenPlan, on canvas: inout Canvas) {
      let font = text.face.rawValue + (text.isBold ? " Bold" : "")
      if text.isEmbossed {
        let light = plan.background.mixed(with: Ink(255, 255, 255), 0.8)
        canvas.draw(
          text.text, font: font, size: text.height, x: text.x - 2, y: text.y - 2, colour: light.colour)
        let dark = text.ink.mixed(with: plan.background, 0.3)
        canvas.draw(text.text, font: font, size: text.height, x: text.x, y: text.y, colour: dark.colour)
      } else {
        canvas.draw(text.text, font: font, size: text.height, x: text.x, y: text.y, colour: text.ink.colour)
      }
    }

    private static func taken(_ sheet: Canvas, by camera: Camera, seed: UInt64) -> Canvas? {
      var picture = sheet
      if let desk = camera.desk {
        let view = View(sheet: sheet, camera: camera)
        guard var wider = Canvas(width: view.width, height: view.height, colour: desk.colour) else { return nil }
        wider.lay(sheet, homography: view.homography)
        picture = wider
      }
      picture.wear(blur: camera.blur, grain: camera.grain, quality: camera.quality, seed: seed)
      return picture
    }

    /// A sheet seen by a pinhole camera, in the scale of its centre.
    private struct View {
      var width: Int
      var height: Int
      /// From places in the picture to places on the sheet.
      var homography: [Double]

      init(sheet: Canvas, camera: Camera) {
        let radians = Double.pi / 180
        let (a, b) = (camera.lean.x * radians, camera.lean.y * radians)
        let c = (camera.roll + 90 * Double(camera.quarterTurns)) * radians
        let distance = 2.2 * Double(max(sheet.width, sheet.height))
        // The sheet's two axes, turned about the upright axis, the level one and the line of sight.
        func turned(_ x: Double, _ y: Double) -> (Double, Double, Double) {
          let (x1, z1) = (x * cos(a), x * sin(a))
          let (y2, z2) = (y * cos(b) - z1 * sin(b), y * sin(b) + z1 * cos(b))
          return (x1 * cos(c) - y2 * sin(c), x1 * sin(c) + y2 * cos(c), z2)
        }
        let (right, down) = (turned(1, 0), turned(0, 1))
        let (halfWidth, halfHeight) = (Double(sheet.width) / 2, Double(sheet.height) / 2)
        func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
          let depth = distance + x * right.2 + y * down.2
          return (
            distance * (x * right.0 + y * down.0) / depth, distance * (x * right.1 + y * down.1) / depth
          )
        }
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map {
          seen($0.0 * halfWidth, $0.1 * halfHeight)
        }
        let left = (corners.map(\.x).min() ?? 0) - 24
        let top = (corners.map(\.y).min() ?? 0) - 24
        width = Int((corners.map(\.x).max() ?? 1) - left) + 24
        height = Int((corners.map(\.y).max() ?? 1) - top) + 24
        // Sheet to picture: w = x·right.z + y·down.z + distance; the picture's origin is its top left corner.
        let forward = [
          distance * right.0 - left * right.2, distance * down.0 - left * down.2, -left * distance,
          distance * right.1 - top * right.2, distance * down.1 - top * down.2, -top * distance, right.2,
          down.2, distance,
        ]
        let back = View.inverse(forward)
        // From the sheet's centre to its corner.
        homography = [
          back[0] + halfWidth * back[6], back[1] + halfWidth * back[7], back[2] + halfWidth * back[8],
          back[3] + halfHeight * back[6], back[4] + halfHeight * back[7], back[5] + halfHeight * back[8], back[6],
          back[7], back[8],
        ]
        let centre = back[6] * Double(width) / 2 + back[7] * Double(height) / 2 + back[8]
        if centre < 0 { homography = homography.map { -$0 } }
        let scale = abs(centre)
        if scale > 0 { homography = homography.map { $0 / scale } }
      }

      /// Up to a factor.
      private static func inverse(_ m: [Double]) -> [Double] {
        [
          m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
          m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
          m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
      }
    }
  }

  extension Ink {
    var colour: Canvas.Colour { (red, green, blue) }
  }
#endif
