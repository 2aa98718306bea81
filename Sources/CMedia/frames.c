#include "media.h"
#include <stdlib.h>
#include <string.h>

static int64_t begin_of(const AVFrame *frame) {
  return frame->best_effort_timestamp != AV_NOPTS_VALUE ? frame->best_effort_timestamp : 0;
}

/// Whether it is faster to continue at another key frame than to decode all frames until a time.
static int is_far(const ferry_media *media, int64_t time) {
  AVRational unit = media->format->streams[media->stream]->time_base;
  int64_t second = unit.num > 0 ? unit.den / unit.num : 0;
  return time - begin_of(media->current) > 2 * second;
}

static void advance(ferry_media *media) {
  UTILITY.av_frame_unref(media->current);
  UTILITY.av_frame_move_ref(media->current, media->next);
  ferry_media_decode(media, media->next);
}

static int restart(ferry_media *media, int64_t time) {
  UTILITY.av_frame_unref(media->current);
  UTILITY.av_frame_unref(media->next);
  if (!ferry_media_jump(media, time)) return 0;
  if (!ferry_media_decode(media, media->current)) return 0;
  ferry_media_decode(media, media->next);
  return 1;
}

int ferry_media_show(ferry_media *media, int64_t time, int64_t *begin) {
  if (media->stream < 0) return -1;
  int had = media->current->buf[0] != NULL;
  int64_t before = had ? begin_of(media->current) : 0;
  if (!had || time < before || (is_far(media, time) && media->next->buf[0])) {
    // A file without an index, or a time after its last key frame, is decoded from the beginning.
    if (!restart(media, time) && !restart(media, 0)) return -1;
  }
  while (media->next->buf[0] && begin_of(media->next) <= time) advance(media);
  *begin = begin_of(media->current);
  return !had || *begin != before;
}

/// Copies pixels turned clockwise by a multiple of 90 degrees.
static void turn(const uint32_t *from, int width, int height, int rotation, uint8_t *pixels, int bytes_per_row) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      int column = rotation == 90 ? height - 1 - y : rotation == 180 ? width - 1 - x : y;
      int row = rotation == 90 ? x : rotation == 180 ? height - 1 - y : width - 1 - x;
      memcpy(pixels + (ptrdiff_t)row * bytes_per_row + (ptrdiff_t)column * 4, from + (ptrdiff_t)y * width + x, 4);
    }
  }
}

static int convert(ferry_media *media, const AVFrame *frame, uint8_t *pixels, int bytes_per_row, int width, int height) {
  media->scaling = SCALING.sws_getCachedContext(
    media->scaling, frame->width, frame->height, frame->format, width, height, AV_PIX_FMT_BGRA,
    SWS_BILINEAR | SWS_ACCURATE_RND | SWS_BITEXACT, NULL, NULL, NULL);
  if (!media->scaling) return 0;
  // Files of high definition without a note are in BT.709.
  int is_high = frame->colorspace == AVCOL_SPC_BT709 || (frame->colorspace == AVCOL_SPC_UNSPECIFIED && frame->height >= 720);
  const int *matrix = SCALING.sws_getCoefficients(is_high ? SWS_CS_ITU709 : SWS_CS_ITU601);
  int is_full = frame->color_range == AVCOL_RANGE_JPEG || frame->format == AV_PIX_FMT_YUVJ420P || frame->format == AV_PIX_FMT_YUVJ422P
    || frame->format == AV_PIX_FMT_YUVJ444P;
  SCALING.sws_setColorspaceDetails(media->scaling, matrix, is_full, matrix, 1, 0, 1 << 16, 1 << 16);
  uint8_t *planes[4] = {pixels};
  int strides[4] = {bytes_per_row};
  return SCALING.sws_scale(media->scaling, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes, strides) > 0;
}

int ferry_media_copy(ferry_media *media, uint8_t *pixels, int bytes_per_row, int width, int height) {
  ferry_media_stream stream;
  const AVFrame *frame = media->current;
  if (!frame->buf[0] || width <= 0 || height <= 0 || !ferry_media_stream_at(media, media->stream, &stream)) return 0;
  if (stream.rotation == 0) return convert(media, frame, pixels, bytes_per_row, width, height);
  int is_turned = stream.rotation % 180 != 0;
  int upright_width = is_turned ? height : width, upright_height = is_turned ? width : height;
  uint32_t *copy = malloc((size_t)upright_width * (size_t)upright_height * 4);
  int done = copy && convert(media, frame, (uint8_t *)copy, upright_width * 4, upright_width, upright_height);
  if (done) turn(copy, upright_width, upright_height, stream.rotation, pixels, bytes_per_row);
  free(copy);
  return done;
}

int ferry_media_seek_sound(ferry_media *media, int64_t time) { return ferry_media_jump(media, time); }

int ferry_media_sound(ferry_media *media, float *samples, int capacity) {
  AVCodecContext *decoder = media->decoder;
  if (!decoder || decoder->codec_type != AVMEDIA_TYPE_AUDIO) return 0;
  AVFrame *frame = media->next;
  while (ferry_media_decode(media, frame)) {
    int channels = frame->ch_layout.nb_channels;
    if (channels <= 0 || frame->nb_samples <= 0) continue;
    if (!media->resampling) {
      if (RESAMPLING.swr_alloc_set_opts2(
            &media->resampling, &frame->ch_layout, AV_SAMPLE_FMT_FLT, frame->sample_rate, &frame->ch_layout, frame->format,
            frame->sample_rate, 0, NULL) < 0
          || RESAMPLING.swr_init(media->resampling) < 0) return 0;
    }
    uint8_t *output = (uint8_t *)samples;
    int count = RESAMPLING.swr_convert(
      media->resampling, &output, capacity / channels, (const uint8_t **)frame->extended_data, frame->nb_samples);
    UTILITY.av_frame_unref(frame);
    if (count > 0) return count * channels;
    if (count < 0) return 0;
  }
  return 0;
}
