#pragma once
#include <stddef.h>
#include <stdint.h>

// libav's structures hold unions and macros (error tags, AV_NOPTS_VALUE) that Swift does not import; the reading loops
// stand here. Pictures come back as interleaved 8-bit RGB that the caller frees with pool_av_free. Log output is off.

typedef struct {
  uint8_t *pixels;
  int width, height;
  int rotation;  // degrees clockwise to apply: 0, 90, 180 or 270
} pool_av_picture;

// Decodes one frame that is not blank, scaled down to `pixels_max`. 0 on success, 1 unreadable, 2 no video in it,
// 3 too large, 4 broken, 5 took longer than `seconds`.
int pool_av_frame(const char *path, int64_t pixels_max, int64_t source_pixels_max, double seconds,
                  pool_av_picture *picture);
void pool_av_free(void *pixels);

typedef struct {
  double seconds;        // 0 where unknown
  int width, height;     // as stored
  int rotation;          // degrees clockwise
  char creation_time[64];       // container's creation_time, UTC
  char apple_date[64];          // com.apple.quicktime.creationdate, with its offset
  char location[96];            // ISO 6709
  char make[64], model[64], software[128], comment[128];
} pool_av_metadata;

// Reads the container's headers. 0 on success, codes as above.
int pool_av_read_metadata(const char *path, double seconds, pool_av_metadata *metadata);
