#include "media.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// Containers of media files. Lists of other files, devices and network protocols are left out: a file cannot make the app open another one.
static const char formats[] =
  "mov,mp4,m4a,3gp,3g2,mj2,mp3,aac,wav,w64,aiff,caf,flac,ogg,matroska,webm,avi,mpegts,mpeg,mpegvideo,h264,hevc,m4v,ac3,amr,au,gif,asf,flv";

static int read_memory(void *opaque, uint8_t *buffer, int size) {
  ferry_media *media = opaque;
  int64_t left = media->length - media->offset;
  if (left <= 0) return AVERROR_EOF;
  if (size > left) size = (int)left;
  memcpy(buffer, media->bytes + media->offset, (size_t)size);
  media->offset += size;
  return size;
}

static int64_t seek_memory(void *opaque, int64_t offset, int whence) {
  ferry_media *media = opaque;
  if (whence == AVSEEK_SIZE) return media->length;
  if (whence == SEEK_CUR) offset += media->offset;
  if (whence == SEEK_END) offset += media->length;
  if (offset < 0 || offset > media->length) return AVERROR(EINVAL);
  return media->offset = offset;
}

static ferry_media *open_input(ferry_media *media, const char *path, char *message) {
  AVDictionary *options = NULL;
  UTILITY.av_dict_set(&options, "protocol_whitelist", "file", 0);
  UTILITY.av_dict_set(&options, "format_whitelist", formats, 0);
  // Frees the context on failure.
  int status = FORMAT.avformat_open_input(&media->format, path, NULL, &options);
  UTILITY.av_dict_free(&options);
  if (status >= 0) status = FORMAT.avformat_find_stream_info(media->format, NULL);
  if (status >= 0 && media->format->nb_streams == 0) status = AVERROR_STREAM_NOT_FOUND;
  if (status < 0) {
    ferry_media_say_error(message, "the file cannot be read as media", status);
    ferry_media_close(media);
    return NULL;
  }
  return media;
}

static ferry_media *make(char *message) {
  if (!ferry_media_is_available(message)) return NULL;
  ferry_media *media = calloc(1, sizeof *media);
  if (media) {
    media->stream = -1;
    media->packet = CODEC.av_packet_alloc();
    media->current = UTILITY.av_frame_alloc();
    media->next = UTILITY.av_frame_alloc();
    media->format = FORMAT.avformat_alloc_context();
  }
  if (media && media->packet && media->current && media->next && media->format) return media;
  ferry_media_close(media);
  ferry_media_say(message, "out of memory");
  return NULL;
}

ferry_media *ferry_media_open(const char *path, char *message) {
  struct stat status;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) {
    ferry_media_say(message, "there is no such file");
    return NULL;
  }
  ferry_media *media = make(message);
  if (!media) return NULL;
  // An explicit protocol: a file's name may contain a colon.
  size_t length = strlen(path) + 6;
  char *address = malloc(length);
  if (address) snprintf(address, length, "file:%s", path);
  ferry_media *opened = address ? open_input(media, address, message) : NULL;
  free(address);
  return opened;
}

ferry_media *ferry_media_open_memory(const uint8_t *bytes, size_t length, char *message) {
  ferry_media *media = make(message);
  if (!media) return NULL;
  media->bytes = bytes;
  media->length = (int64_t)length;
  uint8_t *buffer = UTILITY.av_malloc(16384);
  if (buffer) media->memory = FORMAT.avio_alloc_context(buffer, 16384, 0, media, read_memory, NULL, seek_memory);
  if (!media->memory) {
    UTILITY.av_freep(&buffer);
    ferry_media_close(media);
    ferry_media_say(message, "out of memory");
    return NULL;
  }
  media->format->pb = media->memory;
  return open_input(media, NULL, message);
}

void ferry_media_close(ferry_media *media) {
  if (!media) return;
  CODEC.avcodec_free_context(&media->decoder);
  CODEC.av_packet_free(&media->packet);
  UTILITY.av_frame_free(&media->current);
  UTILITY.av_frame_free(&media->next);
  if (media->format) FORMAT.avformat_close_input(&media->format);
  if (media->memory) {
    UTILITY.av_freep(&media->memory->buffer);
    FORMAT.avio_context_free(&media->memory);
  }
  if (media->scaling) SCALING.sws_freeContext(media->scaling);
  if (media->resampling) RESAMPLING.swr_free(&media->resampling);
  free(media);
}

int ferry_media_stream_count(const ferry_media *media) { return (int)media->format->nb_streams; }

int64_t ferry_media_duration(const ferry_media *media) {
  return media->format->duration == AV_NOPTS_VALUE ? -1 : media->format->duration;
}

const char *ferry_media_tag(const ferry_media *media, const char *key) {
  const AVDictionaryEntry *entry = UTILITY.av_dict_get(media->format->metadata, key, NULL, 0);
  return entry ? entry->value : NULL;
}

static int rotation(AVStream *stream) {
  size_t size = 0;
  const uint8_t *matrix = FORMAT.av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
  if (!matrix || size < 9 * sizeof(int32_t)) return 0;
  double angle = -UTILITY.av_display_rotation_get((const int32_t *)matrix);
  if (!(angle > -720 && angle < 720)) return 0;
  int quarters = (int)(angle / 90 + (angle < 0 ? -0.5 : 0.5));
  return ((quarters % 4 + 4) % 4) * 90;
}

static void copy_text(char *target, size_t size, const char *text) { snprintf(target, size, "%s", text ? text : ""); }

int ferry_media_stream_at(const ferry_media *media, int index, ferry_media_stream *stream) {
  if (index < 0 || index >= (int)media->format->nb_streams) return 0;
  AVStream *source = media->format->streams[index];
  const AVCodecParameters *codec = source->codecpar;
  memset(stream, 0, sizeof *stream);
  stream->kind = codec->codec_type == AVMEDIA_TYPE_VIDEO ? FERRY_MEDIA_VIDEO
    : codec->codec_type == AVMEDIA_TYPE_AUDIO ? FERRY_MEDIA_AUDIO : FERRY_MEDIA_OTHER;
  // A cover of a song is no video.
  if (source->disposition & AV_DISPOSITION_ATTACHED_PIC) stream->kind = FERRY_MEDIA_OTHER;
  stream->is_decodable = CODEC.avcodec_find_decoder(codec->codec_id) != NULL;
  stream->width = codec->width;
  stream->height = codec->height;
  AVRational pixel = source->sample_aspect_ratio.num > 0 ? source->sample_aspect_ratio : codec->sample_aspect_ratio;
  if (pixel.num > 0 && pixel.den > 0 && pixel.num != pixel.den && codec->width > 0) {
    int64_t width = UTILITY.av_rescale(codec->width, pixel.num, pixel.den);
    if (width > 0 && width <= 32768) stream->width = (int)width;
  }
  stream->rotation = rotation(source);
  stream->time_numerator = source->time_base.num;
  stream->time_denominator = source->time_base.den;
  stream->start = source->start_time == AV_NOPTS_VALUE ? 0 : source->start_time;
  stream->duration = source->duration == AV_NOPTS_VALUE ? -1 : source->duration;
  AVRational rate = source->avg_frame_rate.num > 0 ? source->avg_frame_rate : source->r_frame_rate;
  stream->rate_numerator = rate.num;
  stream->rate_denominator = rate.den;
  stream->sample_rate = codec->sample_rate;
  stream->channels = codec->ch_layout.nb_channels;
  stream->bit_rate = codec->bit_rate;
  copy_text(stream->codec, sizeof stream->codec, CODEC.avcodec_get_name(codec->codec_id));
  const AVDictionaryEntry *language = UTILITY.av_dict_get(source->metadata, "language", NULL, 0);
  copy_text(stream->language, sizeof stream->language, language ? language->value : NULL);
  return 1;
}

int ferry_media_select(ferry_media *media, int index, char *message) {
  if (index < 0 || index >= (int)media->format->nb_streams) {
    ferry_media_say(message, "the file has no such stream");
    return 0;
  }
  AVStream *stream = media->format->streams[index];
  const AVCodec *codec = CODEC.avcodec_find_decoder(stream->codecpar->codec_id);
  AVCodecContext *decoder = codec ? CODEC.avcodec_alloc_context3(codec) : NULL;
  if (!decoder) {
    if (message)
      snprintf(message, FERRY_MEDIA_MESSAGE_LENGTH, "there is no decoder for %s", CODEC.avcodec_get_name(stream->codecpar->codec_id));
    return 0;
  }
  int status = CODEC.avcodec_parameters_to_context(decoder, stream->codecpar);
  // One thread and exact arithmetic: the same frames on every processor.
  decoder->thread_count = 1;
  decoder->flags |= AV_CODEC_FLAG_BITEXACT;
  decoder->max_pixels = 1 << 26;
  decoder->pkt_timebase = stream->time_base;
  if (status >= 0) status = CODEC.avcodec_open2(decoder, codec, NULL);
  if (status < 0) {
    CODEC.avcodec_free_context(&decoder);
    ferry_media_say_error(message, "the stream cannot be decoded", status);
    return 0;
  }
  CODEC.avcodec_free_context(&media->decoder);
  media->decoder = decoder;
  media->stream = index;
  media->reached_end = 0;
  for (unsigned other = 0; other < media->format->nb_streams; other++)
    media->format->streams[other]->discard = (int)other == index ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
  UTILITY.av_frame_unref(media->current);
  UTILITY.av_frame_unref(media->next);
  return 1;
}

int ferry_media_decode(ferry_media *media, AVFrame *frame) {
  UTILITY.av_frame_unref(frame);
  if (!media->decoder) return 0;
  // Damaged packets are skipped; a file of nothing else ends here.
  for (int failures = 0; failures < 1000;) {
    int status = CODEC.avcodec_receive_frame(media->decoder, frame);
    if (status >= 0) return 1;
    if (status == AVERROR_EOF || media->reached_end) return 0;
    if (status != AVERROR(EAGAIN)) failures++;
    status = FORMAT.av_read_frame(media->format, media->packet);
    if (status < 0) {
      media->reached_end = 1;
      CODEC.avcodec_send_packet(media->decoder, NULL);
      continue;
    }
    if (media->packet->stream_index == media->stream && CODEC.avcodec_send_packet(media->decoder, media->packet) < 0) failures++;
    CODEC.av_packet_unref(media->packet);
  }
  return 0;
}

int ferry_media_jump(ferry_media *media, int64_t time) {
  if (media->stream < 0 || !media->decoder) return 0;
  if (FORMAT.av_seek_frame(media->format, media->stream, time, AVSEEK_FLAG_BACKWARD) < 0
      && FORMAT.av_seek_frame(media->format, media->stream, time, AVSEEK_FLAG_ANY) < 0) return 0;
  CODEC.avcodec_flush_buffers(media->decoder);
  media->reached_end = 0;
  return 1;
}
