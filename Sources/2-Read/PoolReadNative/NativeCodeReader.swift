#if Codes
  package import PoolRead
  package import PoolTypes
  internal import CPoolZBar
  internal import CPoolZXingShim

  /// QR codes and barcodes by ZXing and ZBar, each checking the other where a symbology proves little by itself.
  package struct NativeCodeReader: CodeReader {
    package let version = "zxing-zbar/3"
    /// Pictures are searched at most at this many pixels first; codes that need more are found by the second look.
    private let quickPixels = 1_300_000
    /// Small pictures are looked at again at half their size.
    private let smallPixels = 1_000_000
    /// Tiny ones are also enlarged and framed: a code that fills a larger picture needs neither, and a photo without
    /// codes would pay most for these looks.
    private let tinyPixels = 120_000
    /// ZBar reads every second line of pictures larger than this.
    private let everyLinePixels = 250_000

    package init() {}

    package func codes(in photo: DecodedPhoto) throws -> [ReadCode] {
      var votes = CodeVotes()
      let full = GreyImage(photo.image)
      var quick = full
      while quick.width * quick.height > quickPixels, let half = quick.halved { quick = half }
      readByZXing(quick, into: &votes)
      readByZBar(quick, into: &votes)
      if votes.isEmpty { lookAgain(full: full, quick: quick, into: &votes) }
      return votes.accepted
    }

    /// Other scales, inverted, with a border; ends with the first pass that proves a code.
    private func lookAgain(full: GreyImage, quick: GreyImage, into votes: inout CodeVotes) {
      let isSmall = quick.width * quick.height <= smallPixels
      let isTiny = quick.width * quick.height <= tinyPixels
      let twice = isTiny ? quick.doubled : nil
      let half = quick.halved
      let passes: [(inout CodeVotes) -> Void] = [
        { if full.width != quick.width { readByZXing(full, into: &$0) } },
        { if isSmall, let half { readByZXing(half, into: &$0) } },
        // Inverted codes are drawn, on screens and posters, and are large where the picture is.
        { readByZXing((isSmall ? quick : half ?? quick).inverted, into: &$0) },
        { if let twice { readByZXing(twice, into: &$0) } },
        { if let twice { readByZBar(twice, into: &$0) } },
        { if isTiny { readByZXing(quick.bordered(by: 24), into: &$0) } },
      ]
      for pass in passes {
        pass(&votes)
        if !votes.isEmpty { return }
      }
    }

    private func readByZXing(_ image: GreyImage, into votes: inout CodeVotes) {
      var codes = [pool_zxing_code](repeating: pool_zxing_code(), count: 64)
      let count = image.pixels.withUnsafeBufferPointer {
        pool_zxing_read(
          $0.baseAddress, Int32(image.width), Int32(image.height), &codes, 64)
      }
      guard count > 0 else { return }
      defer { pool_zxing_free(&codes, count) }
      for code in codes.prefix(Int(count)) {
        let bytes = UnsafeRawBufferPointer(start: code.text, count: code.text_bytes)
        let c = code.corners
        let corner = { (x: Int32, y: Int32) in
          Quad.Corner(x: Double(x) / Double(image.width), y: Double(y) / Double(image.height))
        }
        let name = String(cString: code.format)
        let isRetail = name == "EAN-13" || name == "UPC-A"
        votes.add(
          symbology: name, text: String(decoding: bytes, as: UTF8.self),
          box: Quad(
            topLeft: corner(c.0, c.1), topRight: corner(c.2, c.3), bottomRight: corner(c.4, c.5),
            bottomLeft: corner(c.6, c.7)), engine: "zxing", strength: isRetail && code.lines > 2 ? 2 : 1)
      }
    }

    private func readByZBar(_ image: GreyImage, into votes: inout CodeVotes) {
      guard let scanner = zbar_image_scanner_create(), let picture = zbar_image_create() else { return }
      defer {
        zbar_image_destroy(picture)
        zbar_image_scanner_destroy(scanner)
      }
      // A new scanner has every symbology on; zero names them all.
      zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
      for (symbology, _) in Self.zbarNames {
        zbar_image_scanner_set_config(scanner, symbology, ZBAR_CFG_ENABLE, 1)
      }
      if image.width * image.height > everyLinePixels {
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_X_DENSITY, 2)
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_Y_DENSITY, 2)
      }
      zbar_image_set_format(picture, UInt(fourCC: "Y800"))
      zbar_image_set_size(picture, UInt32(image.width), UInt32(image.height))
      image.pixels.withUnsafeBufferPointer { pixels in
        zbar_image_set_data(picture, pixels.baseAddress, UInt(pixels.count), nil)
        guard zbar_scan_image(scanner, picture) > 0 else { return }
        var symbol = zbar_image_first_symbol(picture)
        while let found = symbol {
          addSymbol(found, of: image, into: &votes)
          symbol = zbar_symbol_next(found)
        }
      }
    }

    private func addSymbol(_ symbol: OpaquePointer, of image: GreyImage, into votes: inout CodeVotes) {
      guard let name = Self.zbarNames.first(where: { $0.0 == zbar_symbol_get_type(symbol) })?.1,
        let data = zbar_symbol_get_data(symbol)
      else { return }
      let bytes = UnsafeRawBufferPointer(start: data, count: Int(zbar_symbol_get_data_length(symbol)))
      // ZBar's own count of agreeing scan lines: one alone is noise.
      if name != "QR", zbar_symbol_get_quality(symbol) < 2 { return }
      votes.add(symbology: name, text: String(decoding: bytes, as: UTF8.self), box: nil, engine: "zbar")
    }

    /// What ZBar may read, by our names. Its DataBar and Codabar readers invent codes in striped pictures.
    private static let zbarNames: [(zbar_symbol_type_t, String)] = [
      (ZBAR_EAN13, "EAN-13"), (ZBAR_EAN8, "EAN-8"), (ZBAR_UPCA, "UPC-A"), (ZBAR_UPCE, "UPC-E"),
      (ZBAR_CODE128, "Code128"), (ZBAR_CODE39, "Code39"), (ZBAR_CODE93, "Code93"), (ZBAR_I25, "ITF"),
      (ZBAR_QRCODE, "QR"),
    ]
  }

  extension UInt {
    /// Four letters as the number that names a pixel format.
    fileprivate init(fourCC: StaticString) {
      self = (0..<4).reduce(UInt(0)) { $0 | UInt(fourCC.utf8Start[$1]) << (8 * UInt($1)) }
    }
  }
#endif
