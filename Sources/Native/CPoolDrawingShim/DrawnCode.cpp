#include "CPoolDrawingShim.h"

#if __has_include(<ZXing/MultiFormatWriter.h>)
#define ZX_USE_UTF8 1
#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <exception>
#include <string>

int pool_draw_code(pool_canvas canvas, const char *utf8, int is_bars, int x, int y, int width, int height) {
  try {
    ZXing::MultiFormatWriter writer(is_bars ? ZXing::BarcodeFormat::EAN13 : ZXing::BarcodeFormat::QRCode);
    writer.setMargin(is_bars ? 12 : 4);
    writer.setEncoding(ZXing::CharacterSet::UTF8);
    ZXing::BitMatrix matrix = writer.encode(std::string(utf8), width, height);
    for (int row = 0; row < matrix.height() && y + row < canvas.height; row++)
      for (int column = 0; column < matrix.width() && x + column < canvas.width; column++) {
        if (x + column < 0 || y + row < 0) continue;
        uint8_t *pixel = canvas.pixels + 3 * ((size_t)(y + row) * canvas.width + x + column);
        pixel[0] = pixel[1] = pixel[2] = matrix.get(column, row) ? 0 : 255;
      }
    return 0;
  } catch (...) {
    return 1;
  }
}
#else
int pool_draw_code(pool_canvas canvas, const char *utf8, int is_bars, int x, int y, int width, int height) { return 1; }
#endif
