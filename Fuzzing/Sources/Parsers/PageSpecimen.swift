internal import PoolTypes

/// A page made of bytes: one line of text a line, laid out in two columns with heights that differ.
///
/// A line that begins with the name of a symbology and a bar, such as `QR|`, is a code; in it `\n` stands for the end
/// of a line.
enum PageSpecimen {
  private static let symbologies = [
    "QR", "Aztec", "PDF417", "DataMatrix", "Code128", "EAN-13", "EAN-8", "UPC-A", "ITF",
  ]

  static let facts = CaptureFacts(
    mediaType: .screenshot,
    date: CaptureDate(wallClockSeconds: 1_772_700_000, offsetMinutes: nil, source: .metadata))

  static func reading(_ bytes: [UInt8]) -> CaptureReading {
    var reading = CaptureReading()
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let bar = line.firstIndex(of: "|"), symbologies.contains(String(line[..<bar])) {
        let text = line[line.index(after: bar)...].split(separator: "\\n", omittingEmptySubsequences: false)
        reading.codes.append(
          ReadCode(symbology: String(line[..<bar]), text: text.joined(separator: "\n"), box: nil))
      } else {
        reading.text.append(TextLine(text: String(line), box: box(reading.text.count, line), confidence: 0.9))
      }
    }
    return reading
  }

  /// The whole input in one code of each of the symbologies that carry text.
  static func codes(_ bytes: [UInt8]) -> CaptureReading {
    let text = String(decoding: bytes, as: UTF8.self)
    return CaptureReading(codes: symbologies.map { ReadCode(symbology: $0, text: text, box: nil) })
  }

  private static func box(_ number: Int, _ line: Substring) -> Quad {
    let height = 0.01 + Double((line.utf8.first ?? 0) % 5) * 0.01
    let left = (line.utf8.last ?? 0) % 3 == 0 ? 0.55 : 0.05
    let top = Double(number % 60) / 60
    let corner = { (x: Double, y: Double) in Quad.Corner(x: x, y: y) }
    return Quad(
      topLeft: corner(left, top), topRight: corner(left + 0.4, top), bottomRight: corner(left + 0.4, top + height),
      bottomLeft: corner(left, top + height))
  }
}
