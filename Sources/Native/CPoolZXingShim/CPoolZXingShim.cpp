#include "CPoolZXingShim.h"

#if __has_include(<ZXing/ReadBarcode.h>)
#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>

#include <cstdlib>
#include <cstring>

static const char *name_of(ZXing::BarcodeFormat format) {
  using F = ZXing::BarcodeFormat;
  switch (format) {
    case F::Aztec: return "Aztec";
    case F::Codabar: return "Codabar";
    case F::Code39: return "Code39";
    case F::Code93: return "Code93";
    case F::Code128: return "Code128";
    case F::DataBar: return "DataBar";
    case F::DataBarExpanded: return "DataBarExpanded";
    case F::DataMatrix: return "DataMatrix";
    case F::EAN8: return "EAN-8";
    case F::EAN13: return "EAN-13";
    case F::ITF: return "ITF";
    case F::MaxiCode: return "MaxiCode";
    case F::PDF417: return "PDF417";
    case F::QRCode: return "QR";
    case F::UPCA: return "UPC-A";
    case F::UPCE: return "UPC-E";
    case F::MicroQRCode: return "MicroQR";
    default: return "";
  }
}

int pool_zxing_read(const uint8_t *grey, int width, int height, pool_zxing_code *codes, int codes_max) {
  try {
    ZXing::DecodeHints hints;
    hints.setTryHarder(true);
    hints.setTryRotate(true);
    // Its own search over scales compares what one scale found with another's merged results and asserts on them
    // (1.4); the reader brings its own scales.
    hints.setTryDownscale(false);
    hints.setBinarizer(ZXing::Binarizer::LocalAverage);
    hints.setReturnCodabarStartEnd(true);
    hints.setTryCode39ExtendedMode(true);
    hints.setEanAddOnSymbol(ZXing::EanAddOnSymbol::Read);
    auto results = ZXing::ReadBarcodes({grey, width, height, ZXing::ImageFormat::Lum}, hints);
    int count = 0;
    for (const auto &result : results) {
      if (count == codes_max) break;
      if (!result.isValid()) continue;
      std::string text = result.text();
      char *copy = static_cast<char *>(std::malloc(text.size() + 1));
      if (copy == nullptr) break;
      std::memcpy(copy, text.c_str(), text.size() + 1);
      const auto &box = result.position();
      codes[count++] = {copy, text.size(), name_of(result.format()),
                        {box.topLeft().x, box.topLeft().y, box.topRight().x, box.topRight().y, box.bottomRight().x,
                         box.bottomRight().y, box.bottomLeft().x, box.bottomLeft().y}, result.lineCount()};
    }
    return count;
  } catch (...) {
    return -1;
  }
}

void pool_zxing_free(pool_zxing_code *codes, int count) {
  for (int i = 0; i < count; i++) std::free(codes[i].text);
}
#endif
