// An open file, its decoder and the frames around the current time.
#ifndef FERRY_MEDIA_H
#define FERRY_MEDIA_H
#include "library.h"

struct ferry_media {
  AVFormatContext *format;
  AVIOContext *memory;
  const uint8_t *bytes;
  int64_t length, offset;
  int stream;
  AVCodecContext *decoder;
  AVPacket *packet;
  /// The frame that is shown, and the one after it. A frame without a buffer is none.
  AVFrame *current, *next;
  struct SwsContext *scaling;
  struct SwrContext *resampling;
  int reached_end;
};

/// Decodes the next frame of the selected stream. Returns 0 at the end.
int ferry_media_decode(ferry_media *media, AVFrame *frame);
/// Continues at the key frame at or before a time. Returns 0 if that is impossible.
int ferry_media_jump(ferry_media *media, int64_t time);
#endif
