#include "CPoolAVShim.h"

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/time.h>
#include <libswscale/swscale.h>
#include <math.h>
#include <string.h>

typedef struct {
  int64_t until;
} deadline;

static int is_late(void *opaque) { return av_gettime_relative() > ((deadline *)opaque)->until; }

static int open_input(const char *path, deadline *limit, AVFormatContext **input, int *stream) {
  av_log_set_level(AV_LOG_QUIET);
  AVFormatContext *context = avformat_alloc_context();
  if (context == NULL) return 4;
  context->interrupt_callback.callback = is_late;
  context->interrupt_callback.opaque = limit;
  context->probesize = 5000000;
  context->max_analyze_duration = 2000000;
  AVDictionary *options = NULL;
  // Playlists and other demuxers that open further files are left out.
  av_dict_set(&options, "protocol_whitelist", "file", 0);
  av_dict_set(&options, "format_whitelist", "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,bmp_pipe", 0);
  int code = avformat_open_input(&context, path, NULL, &options);
  av_dict_free(&options);
  if (code < 0) return code == AVERROR(ENOENT) || code == AVERROR(EACCES) ? 1 : is_late(limit) ? 5 : 4;
  *input = context;
  if (avformat_find_stream_info(context, NULL) < 0) return is_late(limit) ? 5 : 4;
  *stream = av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, NULL, 0);
  return *stream < 0 ? 2 : 0;
}

static int rotation_of(const AVStream *stream) {
  const int32_t *matrix = (const int32_t *)av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, NULL);
  if (matrix == NULL) return 0;
  double angle = -av_display_rotation_get(matrix);
  if (isnan(angle)) return 0;
  return (((int)lrint(angle / 90) * 90) % 360 + 360) % 360;
}

static double spread_of(const uint8_t *pixels, size_t count) {
  double sum = 0, squares = 0;
  size_t step = count / 30000 * 3 + 3, n = 0;
  for (size_t i = 1; i < count; i += step, n++) {
    sum += pixels[i];
    squares += (double)pixels[i] * pixels[i];
  }
  return n == 0 ? 0 : squares / n - (sum / n) * (sum / n);
}

static int to_rgb(const AVFrame *frame, int64_t pixels_max, pool_av_picture *picture) {
  double ratio = fmin(1.0, sqrt((double)pixels_max / ((double)frame->width * frame->height)));
  int width = fmax(1, floor(frame->width * ratio)), height = fmax(1, floor(frame->height * ratio));
  struct SwsContext *scale = sws_getContext(frame->width, frame->height, frame->format, width, height,
                                            AV_PIX_FMT_RGB24, SWS_AREA, NULL, NULL, NULL);
  if (scale == NULL) return 4;
  // swscale may write a few bytes past the last row.
  uint8_t *pixels = av_malloc((size_t)width * height * 3 + 64);
  int bad = pixels == NULL;
  if (!bad) {
    uint8_t *planes[4] = {pixels};
    int strides[4] = {width * 3};
    bad = sws_scale(scale, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes, strides) < 0;
  }
  sws_freeContext(scale);
  if (bad) {
    av_free(pixels);
    return 4;
  }
  av_free(picture->pixels);
  picture->pixels = pixels;
  picture->width = width;
  picture->height = height;
  return 0;
}

// Decodes the next frame from where the input stands.
static int next_frame(AVFormatContext *input, AVCodecContext *decoder, int stream, AVFrame *frame, deadline *limit) {
  AVPacket *packet = av_packet_alloc();
  int code = 4;
  for (int packets = 0; packet && packets < 600 && !is_late(limit); packets++) {
    int more = av_read_frame(input, packet);
    if (more >= 0 && packet->stream_index != stream) {
      av_packet_unref(packet);
      continue;
    }
    avcodec_send_packet(decoder, more >= 0 ? packet : NULL);
    if (more >= 0) av_packet_unref(packet);
    if (avcodec_receive_frame(decoder, frame) == 0) {
      code = 0;
      break;
    }
    if (more < 0) break;
  }
  av_packet_free(&packet);
  return code != 0 && is_late(limit) ? 5 : code;
}

int pool_av_frame(const char *path, int64_t pixels_max, int64_t source_pixels_max, double seconds,
                  pool_av_picture *picture) {
  deadline limit = {av_gettime_relative() + (int64_t)(seconds * 1e6)};
  AVFormatContext *input = NULL;
  AVCodecContext *decoder = NULL;
  AVFrame *frame = av_frame_alloc();
  int stream = -1;
  memset(picture, 0, sizeof *picture);
  int code = open_input(path, &limit, &input, &stream);
  if (code == 0) {
    const AVCodecParameters *parameters = input->streams[stream]->codecpar;
    const AVCodec *codec = avcodec_find_decoder(parameters->codec_id);
    if ((int64_t)parameters->width * parameters->height > source_pixels_max) code = 3;
    decoder = code == 0 && codec ? avcodec_alloc_context3(codec) : NULL;
    if (code == 0 && (decoder == NULL || avcodec_parameters_to_context(decoder, parameters) < 0)) code = 4;
    if (code == 0) {
      decoder->thread_count = 1;
      decoder->max_pixels = source_pixels_max;
      if (avcodec_open2(decoder, codec, NULL) < 0) code = 4;
    }
  }
  if (code == 0) {
    static const double places[] = {0.1, 0.33, 0.5, 0.75, 0};
    double best = -1;
    pool_av_picture kept = {0};
    code = 4;
    for (size_t i = 0; i < sizeof places / sizeof *places && !is_late(&limit); i++) {
      int64_t time = input->duration > 0 ? (int64_t)(input->duration * places[i]) : 0;
      if (input->duration <= 0 && places[i] != 0 && i > 0) continue;
      if (input->duration > 0) {
        if (avformat_seek_file(input, -1, INT64_MIN, time, time, 0) < 0) continue;
        avcodec_flush_buffers(decoder);
      }
      av_frame_unref(frame);
      if (next_frame(input, decoder, stream, frame, &limit) != 0) continue;
      if (to_rgb(frame, pixels_max, &kept) != 0) continue;
      double spread = spread_of(kept.pixels, (size_t)kept.width * kept.height * 3);
      if (spread > best) {
        pool_av_picture swap = *picture;
        best = spread;
        *picture = kept;
        kept = swap;
        code = 0;
      }
      if (spread > 60) break;
    }
    av_free(kept.pixels);
    if (code != 0 && is_late(&limit)) code = 5;
    picture->rotation = rotation_of(input->streams[stream]);
  }
  av_frame_free(&frame);
  avcodec_free_context(&decoder);
  avformat_close_input(&input);
  return code;
}

void pool_av_free(void *pixels) { av_free(pixels); }

static void copy_tag(const AVDictionary *tags, const char *key, char *out, size_t size) {
  const AVDictionaryEntry *entry = av_dict_get(tags, key, NULL, 0);
  if (entry && out[0] == 0) snprintf(out, size, "%s", entry->value);
}

int pool_av_read_metadata(const char *path, double seconds, pool_av_metadata *metadata) {
  deadline limit = {av_gettime_relative() + (int64_t)(seconds * 1e6)};
  AVFormatContext *input = NULL;
  int stream = -1;
  memset(metadata, 0, sizeof *metadata);
  int code = open_input(path, &limit, &input, &stream);
  if (code == 0) {
    const AVStream *video = input->streams[stream];
    metadata->width = video->codecpar->width;
    metadata->height = video->codecpar->height;
    metadata->rotation = rotation_of(video);
    metadata->seconds = input->duration > 0 ? input->duration / (double)AV_TIME_BASE : 0;
    const AVDictionary *places[] = {input->metadata, video->metadata};
    for (int i = 0; i < 2; i++) {
      copy_tag(places[i], "creation_time", metadata->creation_time, sizeof metadata->creation_time);
      copy_tag(places[i], "com.apple.quicktime.creationdate", metadata->apple_date, sizeof metadata->apple_date);
      copy_tag(places[i], "com.apple.quicktime.location.ISO6709", metadata->location, sizeof metadata->location);
      copy_tag(places[i], "location", metadata->location, sizeof metadata->location);
      copy_tag(places[i], "com.apple.quicktime.make", metadata->make, sizeof metadata->make);
      copy_tag(places[i], "com.apple.quicktime.model", metadata->model, sizeof metadata->model);
      copy_tag(places[i], "com.apple.quicktime.software", metadata->software, sizeof metadata->software);
      copy_tag(places[i], "comment", metadata->comment, sizeof metadata->comment);
    }
  }
  avformat_close_input(&input);
  return code;
}
