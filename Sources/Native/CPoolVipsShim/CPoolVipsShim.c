#include "CPoolVipsShim.h"

#include <math.h>
#include <string.h>
#include <vips/vips.h>

static void drop_log(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer user) {}

// The loaders that untrusted files may reach, by the beginnings of their class names.
static const char *const trusted[] = {"VipsForeignLoadJpeg", "VipsForeignLoadPng",   "VipsForeignLoadWebp",
                                      "VipsForeignLoadHeif", "VipsForeignLoadNsgif", "VipsForeignLoadTiff"};

int pool_vips_start(void) {
  if (VIPS_INIT("pool")) return 1;
  g_log_set_handler("VIPS", G_LOG_LEVEL_MASK | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION, drop_log, NULL);
  vips_operation_block_set("VipsForeignLoad", TRUE);
  for (size_t i = 0; i < sizeof trusted / sizeof *trusted; i++) vips_operation_block_set(trusted[i], FALSE);
  // Captures are read side by side; one decode uses one thread and leaves nothing behind.
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  return 0;
}

typedef struct {
  GTimer *timer;
  double seconds;
  gboolean late;
} deadline;

static void on_progress(VipsImage *image, VipsProgress *progress, deadline *limit) {
  if (g_timer_elapsed(limit->timer, NULL) > limit->seconds) {
    limit->late = TRUE;
    vips_image_set_kill(image, TRUE);
  }
}

static VipsSource *source_of(const char *path, const void *bytes, size_t count) {
  return bytes ? vips_source_new_from_memory(bytes, count) : vips_source_new_from_file(path);
}

// libvips maps WebP and GIF files into memory, where a file that shrinks meanwhile would end the process with SIGBUS.
// They are read whole instead: `*bytes` is then the caller's, to free with g_free; NULL for every other kind.
static pool_vips_code read_if_mapped(const char *path, gchar **bytes, gsize *count) {
  static const goffset bytes_max = 256 << 20;
  VipsSource *source = vips_source_new_from_file(path);
  if (source == NULL) return POOL_VIPS_UNREADABLE;
  const char *loader = vips_foreign_find_load_source(source);
  gboolean mapped = loader && (strstr(loader, "Webp") || strstr(loader, "Nsgif"));
  gboolean fits = !mapped || vips_source_length(source) <= bytes_max;
  g_object_unref(source);
  if (!fits) return POOL_VIPS_FILE_TOO_LARGE;
  if (mapped && !g_file_get_contents(path, bytes, count, NULL)) return POOL_VIPS_UNREADABLE;
  return POOL_VIPS_OK;
}

typedef struct {
  int width, height;   // as stored, of one frame
  int pages;
  gboolean oriented;   // the container says which way is up
  gboolean turned;     // and libvips exchanges the sides for it
  gboolean profiled;   // an ICC profile is embedded
} facts;

// libvips names a loader even where it is blocked.
static gboolean is_trusted(const char *loader) {
  for (size_t i = 0; i < sizeof trusted / sizeof *trusted; i++)
    if (g_str_has_prefix(loader, trusted[i])) return TRUE;
  return FALSE;
}

static pool_vips_code read_header(const char *path, const void *bytes, size_t count, facts *header) {
  VipsSource *source = source_of(path, bytes, count);
  if (source == NULL) return POOL_VIPS_UNREADABLE;
  const char *loader = vips_foreign_find_load_source(source);
  if (loader == NULL || !is_trusted(loader)) {
    g_object_unref(source);
    return POOL_VIPS_UNKNOWN;
  }
  VipsImage *image = vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
  g_object_unref(source);
  if (image == NULL) return POOL_VIPS_BROKEN;
  header->width = vips_image_get_width(image);
  header->height = vips_image_get_page_height(image);
  header->pages = vips_image_get_n_pages(image);
  header->profiled = vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0;
  int value = vips_image_get_orientation(image);
  // The HEIF loader turns the picture by its container's own rule, whatever its EXIF says.
  header->oriented = vips_image_get_typeof(image, VIPS_META_ORIENTATION) != 0 || strstr(loader, "Heif") != NULL;
  header->turned = value >= 5 && value <= 8;
  g_object_unref(image);
  return POOL_VIPS_OK;
}

// Frames that carry one colour alone are blank.
static gboolean is_blank(const uint8_t *pixels, size_t count) {
  for (size_t i = 3; i < count; i++)
    if (abs(pixels[i] - pixels[i % 3]) > 8) return FALSE;
  return TRUE;
}

static VipsImage *load_scaled(const char *path, const void *bytes, size_t count, const facts *header, int width,
                              int height, int page) {
  VipsSource *source = source_of(path, bytes, count);
  if (source == NULL) return NULL;
  char option[32] = "";
  if (page > 0) g_snprintf(option, sizeof option, "page=%d", page);
  VipsImage *scaled = NULL;
  // Asked to export a picture without a profile, libvips takes it through Lab and changes its colours.
  int bad = header->profiled
                ? vips_thumbnail_source(source, &scaled, width, "height", height, "size", VIPS_SIZE_DOWN,
                                        "option_string", option, "export_profile", "srgb", NULL)
                : vips_thumbnail_source(source, &scaled, width, "height", height, "size", VIPS_SIZE_DOWN,
                                        "option_string", option, NULL);
  if (bad) scaled = NULL;
  g_object_unref(source);
  return scaled;
}

// Applies colour space, alpha over white and the fallback orientation; takes over `image`.
static VipsImage *finished(VipsImage *image, int orientation, deadline *limit) {
  static const VipsAngle angles[] = {VIPS_ANGLE_D0,  VIPS_ANGLE_D0,  VIPS_ANGLE_D180, VIPS_ANGLE_D180,
                                     VIPS_ANGLE_D90, VIPS_ANGLE_D90, VIPS_ANGLE_D270, VIPS_ANGLE_D270};
  VipsImage *next = NULL;
#define STEP(call)            \
  do {                        \
    int failed = (call);      \
    g_object_unref(image);    \
    if (failed) return NULL;  \
    image = next;             \
    next = NULL;              \
  } while (0)
  if (image->Type != VIPS_INTERPRETATION_sRGB) STEP(vips_colourspace(image, &next, VIPS_INTERPRETATION_sRGB, NULL));
  if (vips_image_hasalpha(image)) {
    VipsArrayDouble *white = vips_array_double_newv(3, 255.0, 255.0, 255.0);
    int bad = vips_flatten(image, &next, "background", white, NULL);
    vips_area_unref(VIPS_AREA(white));
    STEP(bad);
  }
  if (image->BandFmt != VIPS_FORMAT_UCHAR) STEP(vips_cast(image, &next, VIPS_FORMAT_UCHAR, NULL));
  if (image->Bands == 1) STEP(vips_bandjoin((VipsImage *[]){image, image, image}, &next, 3, NULL));
  if (image->Bands > 3) STEP(vips_extract_band(image, &next, 0, "n", 3, NULL));
  if (orientation > 1) {
    // Rotating needs more than one row at a time, so this is where the picture is decoded.
    vips_image_set_progress(image, TRUE);
    g_signal_connect(image, "eval", G_CALLBACK(on_progress), limit);
    VipsImage *memory = vips_image_copy_memory(image);
    g_object_unref(image);
    if (memory == NULL) return NULL;
    image = memory;
    STEP(vips_rot(image, &next, angles[orientation - 1], NULL));
    if (orientation == 2 || orientation == 4 || orientation == 5 || orientation == 7)
      STEP(vips_flip(image, &next, VIPS_DIRECTION_HORIZONTAL, NULL));
  }
#undef STEP
  return image;
}

static pool_vips_code decode_page(const char *path, const void *bytes, size_t count, const facts *header, int page,
                                  int orientation, int width, int height, deadline *limit,
                                  pool_vips_picture *picture) {
  VipsImage *image = load_scaled(path, bytes, count, header, width, height, page);
  if (image == NULL) return POOL_VIPS_BROKEN;
  image = finished(image, orientation, limit);
  if (image == NULL || image->Bands != 3) {
    if (image) g_object_unref(image);
    return POOL_VIPS_BROKEN;
  }
  vips_image_set_progress(image, TRUE);
  g_signal_connect(image, "eval", G_CALLBACK(on_progress), limit);
  size_t size = 0;
  picture->pixels = vips_image_write_to_memory(image, &size);
  picture->width = image->Xsize;
  picture->height = image->Ysize;
  g_object_unref(image);
  if (picture->pixels == NULL) return limit->late ? POOL_VIPS_TIMEOUT : POOL_VIPS_BROKEN;
  return POOL_VIPS_OK;
}

static pool_vips_code decode_source(const char *path, const void *bytes, size_t count, int fallback_orientation,
                                    int64_t pixels_max, int side_max, int64_t source_pixels_max, double seconds,
                                    pool_vips_picture *picture) {
  facts header = {0};
  pool_vips_code code = read_header(path, bytes, count, &header);
  if (code != POOL_VIPS_OK) return code;
  int width = header.width, height = header.height, pages = header.pages;
  gboolean turned = header.turned;
  int orientation = header.oriented || fallback_orientation < 1 || fallback_orientation > 8 ? 1 : fallback_orientation;
  if ((int64_t)width * height > source_pixels_max) return POOL_VIPS_TOO_LARGE;
  double ratio = fmin(1.0, sqrt((double)pixels_max / ((double)width * height)));
  ratio = fmin(ratio, (double)side_max / fmax(width, height));
  int shown_width = turned ? height : width, shown_height = turned ? width : height;
  picture->source_width = orientation >= 5 ? shown_height : shown_width;
  picture->source_height = orientation >= 5 ? shown_width : shown_height;
  int fit_width = fmax(1, floor(shown_width * ratio)), fit_height = fmax(1, floor(shown_height * ratio));
  deadline limit = {g_timer_new(), seconds, FALSE};
  // An animation may begin with an empty frame; a few later ones are tried.
  int tries = pages > 1 ? (pages < 4 ? pages : 4) : 1;
  for (int i = 0; i < tries; i++) {
    int page = tries == 1 ? 0 : i * (pages - 1) / (tries > 1 ? tries - 1 : 1);
    // A frame that is blank is better than one that is broken.
    void *blank = picture->pixels;
    int blank_width = picture->width, blank_height = picture->height;
    picture->pixels = NULL;
    code = decode_page(path, bytes, count, &header, page, orientation, fit_width, fit_height, &limit, picture);
    if (code == POOL_VIPS_BROKEN && header.profiled) {
      // The profile may be what is wrong: damaged, or for other channels than the picture has.
      header.profiled = FALSE;
      code = decode_page(path, bytes, count, &header, page, orientation, fit_width, fit_height, &limit, picture);
    }
    if (code != POOL_VIPS_OK && blank != NULL) {
      picture->pixels = blank;
      picture->width = blank_width;
      picture->height = blank_height;
      code = POOL_VIPS_OK;
      break;
    }
    g_free(blank);
    if (code != POOL_VIPS_OK) break;
    if (tries == 1 || !is_blank(picture->pixels, (size_t)picture->width * picture->height * 3)) break;
  }
  g_timer_destroy(limit.timer);
  return code;
}

pool_vips_code pool_vips_decode(const char *path, const void *bytes, size_t count, int fallback_orientation,
                                int64_t pixels_max, int side_max, int64_t source_pixels_max, double seconds,
                                pool_vips_picture *picture) {
  memset(picture, 0, sizeof *picture);
  gchar *read = NULL;
  gsize read_count = 0;
  pool_vips_code code = bytes ? POOL_VIPS_OK : read_if_mapped(path, &read, &read_count);
  if (code == POOL_VIPS_OK)
    code = decode_source(path, read ? read : bytes, read ? read_count : count, fallback_orientation, pixels_max,
                         side_max, source_pixels_max, seconds, picture);
  g_free(read);
  vips_error_clear();
  vips_thread_shutdown();
  return code;
}

void pool_vips_free(void *pixels) { g_free(pixels); }

int pool_vips_write_rgb(const uint8_t *pixels, int width, int height, const char *path) {
  VipsImage *image =
      vips_image_new_from_memory(pixels, (size_t)width * height * 3, width, height, 3, VIPS_FORMAT_UCHAR);
  if (image == NULL) return 1;
  image->Type = VIPS_INTERPRETATION_sRGB;
  int bad = g_str_has_suffix(path, ".png") ? vips_pngsave(image, path, NULL)
                                            : vips_jpegsave(image, path, "Q", 85, NULL);
  g_object_unref(image);
  vips_error_clear();
  return bad != 0;
}

uint8_t *pool_vips_text(const char *utf8, int width, int height, int *out_width, int *out_height) {
  VipsImage *image = NULL;
  char *escaped = g_markup_escape_text(utf8, -1);
  int bad = vips_text(&image, escaped, "font", "sans 12", "width", 4 * width, "dpi", 96, NULL);
  g_free(escaped);
  if (bad) {
    vips_error_clear();
    return NULL;
  }
  VipsImage *part = NULL;
  int w = image->Xsize < width ? image->Xsize : width, h = image->Ysize < height ? image->Ysize : height;
  bad = vips_extract_area(image, &part, 0, 0, w, h, NULL);
  g_object_unref(image);
  if (bad) return NULL;
  size_t size = 0;
  uint8_t *pixels = vips_image_write_to_memory(part, &size);
  *out_width = w;
  *out_height = h;
  g_object_unref(part);
  return pixels;
}

int pool_vips_exif(const char *path, int *width, int *height, uint8_t **exif, size_t *exif_bytes) {
  *exif = NULL;
  *exif_bytes = 0;
  gchar *read = NULL;
  gsize read_count = 0;
  if (read_if_mapped(path, &read, &read_count) != POOL_VIPS_OK) {
    vips_error_clear();
    return 1;
  }
  VipsSource *source = source_of(path, read, read_count);
  VipsImage *image =
      source ? vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL) : NULL;
  if (source) g_object_unref(source);
  if (image == NULL) {
    g_free(read);
    vips_error_clear();
    return 1;
  }
  *width = vips_image_get_width(image);
  *height = vips_image_get_page_height(image);
  const void *data = NULL;
  size_t bytes = 0;
  if (vips_image_get_typeof(image, VIPS_META_EXIF_NAME) && vips_image_get_blob(image, VIPS_META_EXIF_NAME, &data, &bytes) == 0 &&
      bytes > 0 && bytes < (1 << 24)) {
    *exif = g_malloc(bytes);
    memcpy(*exif, data, bytes);
    *exif_bytes = bytes;
  }
  g_object_unref(image);
  g_free(read);
  vips_error_clear();
  return 0;
}
