#pragma once
#include <stddef.h>
#include <stdint.h>

// Draws pictures for tests: libvips for letters, blur and JPEG, ZXing for codes. Pictures are interleaved 8-bit RGB,
// rows from the top without padding, in memory of the caller unless said otherwise.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  uint8_t *pixels;
  int width, height;
} pool_canvas;

// Starts libvips. 0 on success.
int pool_drawing_start(void);

// Draws one line of text with its top left corner at x, y. `font` is a Pango description whose size is in pixels.
// Returns the width of what was drawn, 0 where no font engine is there.
int pool_draw_text(pool_canvas canvas, const char *utf8, const char *font, int x, int y, const uint8_t *rgb);
void pool_draw_box(pool_canvas canvas, int x, int y, int width, int height, const uint8_t *rgb);

// Draws a code with its quiet zone into a square (or, for bars, a strip). 0 on success.
int pool_draw_code(pool_canvas canvas, const char *utf8, int is_bars, int x, int y, int width, int height);

// Maps `from` into `to` by the homography that gives, for each place in `to`, its place in `from`. Places outside of
// `from` keep what `to` holds.
void pool_draw_warped(pool_canvas from, pool_canvas to, const double homography[9]);

// Adds grain of this greatest height in grey levels, the same for the same seed.
void pool_draw_grain(pool_canvas canvas, int height, uint64_t seed);

// Blurs with this sigma in pixels, and encodes as a JPEG of this quality and back; 0 leaves each out. 0 on success.
int pool_draw_worn(pool_canvas canvas, double sigma, int quality);
int pool_draw_write_png(pool_canvas canvas, const char *path);

#ifdef __cplusplus
}
#endif
