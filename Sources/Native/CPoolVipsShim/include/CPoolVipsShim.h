#pragma once
#include <stddef.h>
#include <stdint.h>

// libvips' calls are variadic, which Swift cannot make. Each function here makes one of them with fixed arguments.
// Pictures come back as interleaved 8-bit RGB that the caller frees with pool_vips_free. libvips' error text is shared
// by the whole process, so it is never passed on: the code alone says what happened.

typedef enum {
  POOL_VIPS_OK = 0,
  POOL_VIPS_UNREADABLE = 1,  // the file cannot be opened
  POOL_VIPS_UNKNOWN = 2,     // no trusted loader knows the content
  POOL_VIPS_TOO_LARGE = 3,   // more pixels than allowed
  POOL_VIPS_BROKEN = 4,      // the content does not decode
  POOL_VIPS_TIMEOUT = 5,     // it took too long
  POOL_VIPS_FILE_TOO_LARGE = 6,  // a WebP or GIF file, which is held whole while it is read, above 256 MiB
} pool_vips_code;

typedef struct {
  uint8_t *pixels;
  int width, height;
  int source_width, source_height;  // upright
} pool_vips_picture;

// Starts libvips with trusted loaders only and without caches. 0 on success. Once a process.
int pool_vips_start(void);

// Decodes a file (or, if `bytes` is not NULL, a buffer) upright in sRGB, scaled down to `pixels_max`.
// `fallback_orientation` (EXIF, 1 to 8) is applied only where the container carries none that libvips knows.
pool_vips_code pool_vips_decode(
    const char *path, const void *bytes, size_t count, int fallback_orientation, int64_t pixels_max, int side_max,
    int64_t source_pixels_max, double seconds, pool_vips_picture *picture);
void pool_vips_free(void *pixels);

// Writes RGB pixels as a PNG where the path ends so, else as a JPEG. 0 on success.
int pool_vips_write_rgb(const uint8_t *pixels, int width, int height, const char *path);

// Draws one line of text, at most `width` pixels wide, as 8-bit coverage. NULL where no font engine is there.
uint8_t *pool_vips_text(const char *utf8, int width, int height, int *out_width, int *out_height);

// Reads a picture's header alone: size as stored, and a copy of its EXIF block (freed with pool_vips_free), NULL where
// there is none. 0 on success.
int pool_vips_exif(const char *path, int *width, int *height, uint8_t **exif, size_t *exif_bytes);
