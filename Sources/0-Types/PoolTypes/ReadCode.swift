/// A QR code or barcode read from a capture.
public struct ReadCode: Hashable, Sendable, Codable {
  /// The symbology's usual name: `QR`, `DataMatrix`, `Aztec`, `PDF417`, `EAN-13`, `EAN-8`, `UPC-A`, `UPC-E`,
  /// `Code128`, `Code39`, `Code93`, `Codabar`, `ITF`, `DataBar`, `DataBarExpanded`, `MaxiCode`, `MicroQR`.
  public var symbology: String
  /// The text in it.
  public var text: String
  /// Where it stands, where the engine tells.
  public var box: Quad?

  public init(symbology: String, text: String, box: Quad?) {
    self.symbology = symbology
    self.text = text
    self.box = box
  }
}
