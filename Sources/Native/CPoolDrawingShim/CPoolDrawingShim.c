#include "CPoolDrawingShim.h"

#include <string.h>
#include <vips/vips.h>

int pool_drawing_start(void) {
  if (VIPS_INIT("pool")) return 1;
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  return 0;
}

int pool_draw_text(pool_canvas canvas, const char *utf8, const char *font, int x, int y, const uint8_t *rgb) {
  VipsImage *image = NULL;
  char *escaped = g_markup_escape_text(utf8, -1);
  // At 72 dots an inch a point is a pixel.
  int bad = vips_text(&image, escaped, "font", font, "dpi", 72, NULL);
  g_free(escaped);
  if (bad) {
    vips_error_clear();
    return 0;
  }
  size_t size = 0;
  int width = image->Xsize, height = image->Ysize;
  // libvips cuts the picture to the letters; these say how far the first one stood from the line's top.
  int left = image->Xoffset > 0 ? image->Xoffset : 0, top = image->Yoffset > 0 ? image->Yoffset : 0;
  uint8_t *ink = vips_image_write_to_memory(image, &size);
  g_object_unref(image);
  if (ink == NULL) return 0;
  for (int row = 0; row < height; row++) {
    int at_y = y + top + row;
    if (at_y < 0 || at_y >= canvas.height) continue;
    for (int column = 0; column < width; column++) {
      int at_x = x + left + column, cover = ink[row * width + column];
      if (cover == 0 || at_x < 0 || at_x >= canvas.width) continue;
      uint8_t *pixel = canvas.pixels + 3 * ((size_t)at_y * canvas.width + at_x);
      for (int band = 0; band < 3; band++) pixel[band] += (rgb[band] - pixel[band]) * cover / 255;
    }
  }
  g_free(ink);
  return left + width;
}

void pool_draw_box(pool_canvas canvas, int x, int y, int width, int height, const uint8_t *rgb) {
  int right = x + width < canvas.width ? x + width : canvas.width;
  int bottom = y + height < canvas.height ? y + height : canvas.height;
  for (int row = y < 0 ? 0 : y; row < bottom; row++)
    for (int column = x < 0 ? 0 : x; column < right; column++)
      memcpy(canvas.pixels + 3 * ((size_t)row * canvas.width + column), rgb, 3);
}

void pool_draw_warped(pool_canvas from, pool_canvas to, const double h[9]) {
  for (int y = 0; y < to.height; y++)
    for (int x = 0; x < to.width; x++) {
      double w = h[6] * x + h[7] * y + h[8];
      if (w <= 1e-9) continue;
      double u = (h[0] * x + h[1] * y + h[2]) / w, v = (h[3] * x + h[4] * y + h[5]) / w;
      if (u < 0 || v < 0 || u >= from.width - 1 || v >= from.height - 1) continue;
      int left = (int)u, top = (int)v;
      int right = (int)((u - left) * 256), down = (int)((v - top) * 256);
      const uint8_t *upper = from.pixels + 3 * ((size_t)top * from.width + left), *lower = upper + 3 * from.width;
      uint8_t *pixel = to.pixels + 3 * ((size_t)y * to.width + x);
      for (int band = 0; band < 3; band++) {
        int above = upper[band] * (256 - right) + upper[band + 3] * right;
        int below = lower[band] * (256 - right) + lower[band + 3] * right;
        pixel[band] = (above * (256 - down) + below * down) >> 16;
      }
    }
}

void pool_draw_grain(pool_canvas canvas, int height, uint64_t seed) {
  uint64_t state = seed | 1;
  size_t count = 3 * (size_t)canvas.width * canvas.height;
  for (size_t i = 0; i < count; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    int step = (int)((state >> 33) % (2 * height + 1)) - height;
    int value = canvas.pixels[i] + step;
    canvas.pixels[i] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

static VipsImage *image_of(pool_canvas canvas) {
  size_t size = 3 * (size_t)canvas.width * canvas.height;
  VipsImage *image =
      vips_image_new_from_memory_copy(canvas.pixels, size, canvas.width, canvas.height, 3, VIPS_FORMAT_UCHAR);
  if (image) image->Type = VIPS_INTERPRETATION_sRGB;
  return image;
}

int pool_draw_worn(pool_canvas canvas, double sigma, int quality) {
  VipsImage *image = image_of(canvas), *next = NULL;
  if (image == NULL) return 1;
  if (sigma > 0) {
    int bad = vips_gaussblur(image, &next, sigma, NULL);
    g_object_unref(image);
    if (bad) return 1;
    image = next;
  }
  void *file = NULL;
  if (quality > 0) {
    size_t bytes = 0;
    int bad = vips_jpegsave_buffer(image, &file, &bytes, "Q", quality, NULL);
    g_object_unref(image);
    if (bad || vips_jpegload_buffer(file, bytes, &image, NULL)) {
      g_free(file);
      return 1;
    }
  }
  size_t size = 0;
  void *pixels = vips_image_write_to_memory(image, &size);
  g_object_unref(image);
  g_free(file);
  int bad = pixels == NULL || size != 3 * (size_t)canvas.width * canvas.height;
  if (!bad) memcpy(canvas.pixels, pixels, size);
  g_free(pixels);
  vips_error_clear();
  return bad;
}

int pool_draw_write_png(pool_canvas canvas, const char *path) {
  VipsImage *image = image_of(canvas);
  if (image == NULL) return 1;
  int bad = vips_pngsave(image, path, NULL);
  g_object_unref(image);
  vips_error_clear();
  return bad != 0;
}
