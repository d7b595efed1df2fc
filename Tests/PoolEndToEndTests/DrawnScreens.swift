#if Vips && Codes
  import Foundation
  import PoolDrawing

  /// Screens that a person may have kept, drawn into files.
  enum DrawnScreens {
    static let flight = "Screenshot_20260310-081500.png"
    static let receipt = "Screenshot_20260411-190210.png"
    static let recipe = "Screenshot_20260502-120000.png"

    private static let screens: [String: [String]] = [
      flight: ["Boarding pass", "Flight TP1234 to Lisbon", "Departure from Oslo airport", "at 09:40, gate B12"],
      receipt: ["Receipt", "Coffee machine Moka", "Total: 89.90 EUR", "Thank you for your purchase"],
      recipe: ["Pumpkin soup recipe", "One pumpkin, two onions", "Cook for 40 minutes", "Serve with bread"],
    ]

    static func draw(in folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, lines) in screens {
        guard var canvas = Canvas(width: 720, height: 1_280, colour: (255, 255, 255)) else {
          throw ProgramFailure(description: "libvips does not draw")
        }
        for (number, line) in lines.enumerated() {
          canvas.draw(line, font: "DejaVu Sans", size: 28, x: 40, y: 120 + number * 90, colour: (20, 20, 20))
        }
        guard canvas.write(png: folder.appending(path: name).path) else {
          throw ProgramFailure(description: "\(name) cannot be written")
        }
      }
    }
  }
#endif
