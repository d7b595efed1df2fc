import PoolTesting
import PoolTypes

/// What a drawn picture is of; decides canvas, letters and how it was taken.
enum Medium: String {
  /// A telephone's or a window's screen.
  case screen
  /// A sheet, photographed or scanned.
  case paper
  /// A card of the size of a bank card.
  case card
  /// A window with text of one width.
  case terminal
}

/// A font that the drawn screens use, with what its letters take of its size on average.
enum Face: String {
  case dejaVuSans = "DejaVu Sans"
  case dejaVuSerif = "DejaVu Serif"
  case dejaVuMono = "DejaVu Sans Mono"
  case sans = "Liberation Sans"
  case serif = "Liberation Serif"
  case mono = "Liberation Mono"
  case ocrA = "OCRA"
  case ocrB = "OCR B"
  case japanese = "VL PGothic"
  case chinese = "WenQuanYi Micro Hei"

  /// Width of a letter of a Latin text in parts of the size.
  var advance: Double {
    switch self {
    case .dejaVuSans, .dejaVuSerif: 0.6
    case .dejaVuMono, .mono: 0.605
    case .ocrA: 0.72
    case .ocrB: 0.72
    case .sans, .serif: 0.53
    case .japanese, .chinese: 0.56
    }
  }
}

/// Red, green, blue, each 0 to 255.
struct Ink: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// This ink brought nearer to another: 0 leaves it, 1 makes it the other.
  func mixed(with other: Ink, _ part: Double) -> Ink {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(max(0, min(255, Double(from) + (Double(to) - Double(from)) * part)))
    }
    return Ink(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

/// One piece of text on a plan; places and sizes in pixels.
struct PlacedText {
  var text: String
  var x: Int
  var y: Int
  /// Size of the font.
  var height: Int
  var face: Face
  var isBold = false
  var ink: Ink
  /// Lower contrast by relief, as on embossed cards: a light copy beneath, one pixel aside.
  var isEmbossed = false

  /// Width that the text takes, about.
  var width: Int { Int(PlacedText.width(of: text, height: height, face: face)) }

  static func width(of text: String, height: Int, face: Face) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      sum + Double(height) * (scalar.value >= 0x2e80 ? 1 : face.advance)
    }
  }
}

/// A filled rectangle, drawn beneath the text.
struct PlacedBox {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var ink: Ink
}

/// A QR code, or an EAN-13 code as bars.
struct PlacedCode {
  var text: String
  var isBars: Bool
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// How the picture was taken.
struct Camera {
  /// Degrees by which the sheet leans away to the right and to the top: perspective.
  var lean: (x: Double, y: Double) = (0, 0)
  /// Degrees turned in the picture's plane.
  var roll = 0.0
  /// Quarter turns to the right.
  var quarterTurns = 0
  /// Sigma in pixels.
  var blur = 0.0
  /// Greatest change of a channel.
  var grain = 0
  /// Of a JPEG, 0 for none.
  var quality = 0
  /// What lies around the sheet; nil leaves no margin.
  var desk: Ink?

  var isPhotograph: Bool { desk != nil }
}

/// What is to be found on a plan: a link, an object with some fields, or a lead.
enum Finding: Hashable {
  case link(Link.Kind, String)
  case object(CapturedObject.Kind, [CapturedObject.Field: String])
  case lead(Lead.Kind)
}

/// One drawn screen with what is known of it.
struct ScreenPlan {
  var family: String
  /// ISO 639-1.
  var language: String
  var seed: UInt64
  var medium: Medium
  var width: Int
  var height: Int
  var background: Ink
  var boxes: [PlacedBox] = []
  var texts: [PlacedText] = []
  var codes: [PlacedCode] = []
  var camera = Camera()
  /// The kinds of which the gate has to name one; empty: it has to pass.
  var kinds: Set<SensitiveKind> = []
  /// What has to be found, …
  var expected: [Finding] = []
  /// … and what may be found besides.
  var allowed: [Finding] = []

  var mustHold: Bool { !kinds.isEmpty }
  var facts: CaptureFacts {
    CaptureFacts(
      mediaType: camera.isPhotograph ? .photo : .screenshot, size: PixelSize(width: width, height: height))
  }
  /// One line that names the plan in reports.
  var name: String { "\(family)-\(language)-\(String(seed, radix: 16))" }
}

/// Chances that are the same in every run.
struct Dice {
  private var generator: SeededGenerator

  init(_ seed: UInt64) { generator = SeededGenerator(seed) }

  /// A seed from words.
  static func seed(_ words: String) -> UInt64 {
    words.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[int(0...list.count - 1)] }
  mutating func digits(_ count: Int) -> String { from("0123456789", count) }
  mutating func from(_ letters: String, _ count: Int) -> String {
    let letters = Array(letters)
    return String((0..<count).map { _ in pick(letters) })
  }
}
