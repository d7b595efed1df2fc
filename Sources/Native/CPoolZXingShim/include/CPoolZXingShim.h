#pragma once
#include <stddef.h>
#include <stdint.h>

// ZXing is C++, which this package does not compile into Swift: one function reads, one frees. No exception leaves.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  char *text;          // UTF-8
  size_t text_bytes;
  const char *format;  // ZXing's name of the symbology, static
  int corners[8];      // x, y of top left, top right, bottom right, bottom left
  int lines;           // how many scan lines agreed; 0 for matrix codes
} pool_zxing_code;

// Reads every code of a grey picture (8 bits a pixel, rows without padding). Returns how many, at most `codes_max`, or
// -1 if the engine gave up. Texts belong to the caller: pool_zxing_free.
int pool_zxing_read(const uint8_t *grey, int width, int height, pool_zxing_code *codes, int codes_max);
void pool_zxing_free(pool_zxing_code *codes, int count);

#ifdef __cplusplus
}
#endif
