#include <stdlib.h>
#include "media.h"

/// Where the streams of the source are in the target, and from which time on; negative: left out.
typedef struct {
  int target;
  int64_t begin, end;
  int has_begun;
} mapping;

static int is_kept(const AVStream *stream) {
  enum AVMediaType type = stream->codecpar->codec_type;
  return (type == AVMEDIA_TYPE_VIDEO || type == AVMEDIA_TYPE_AUDIO) && !(stream->disposition & AV_DISPOSITION_ATTACHED_PIC);
}

static int add_streams(const ferry_media *media, AVFormatContext *target, mapping *map) {
  for (unsigned index = 0; index < media->format->nb_streams; index++) {
    AVStream *from = media->format->streams[index];
    map[index].target = -1;
    if (!is_kept(from)) continue;
    AVStream *to = FORMAT.avformat_new_stream(target, NULL);
    if (!to) return AVERROR(ENOMEM);
    int status = CODEC.avcodec_parameters_copy(to->codecpar, from->codecpar);
    if (status < 0) return status;
    // The tag belongs to the source's container.
    to->codecpar->codec_tag = 0;
    to->time_base = from->time_base;
    map[index].target = to->index;
  }
  return target->nb_streams > 0 ? 0 : AVERROR_STREAM_NOT_FOUND;
}

/// The stream that decides where the copy begins: the first video, or else the first sound.
static int leading(const ferry_media *media, const mapping *map) {
  int first = -1;
  for (unsigned index = 0; index < media->format->nb_streams; index++) {
    if (map[index].target < 0) continue;
    if (media->format->streams[index]->codecpar->codec_type == AVMEDIA_TYPE_VIDEO) return (int)index;
    if (first < 0) first = (int)index;
  }
  return first;
}

static int copy_packets(ferry_media *media, AVFormatContext *target, mapping *map, int64_t start, int64_t end) {
  const AVRational microseconds = {1, 1000000};
  int lead = leading(media, map);
  int64_t origin = AV_NOPTS_VALUE;
  unsigned open = target->nb_streams;
  AVPacket *packet = media->packet;
  int status;
  while (open > 0 && (status = FORMAT.av_read_frame(media->format, packet)) >= 0) {
    AVStream *from = media->format->streams[packet->stream_index];
    mapping *place = &map[packet->stream_index];
    int64_t time = packet->pts != AV_NOPTS_VALUE ? packet->pts : packet->dts;
    if (time == AV_NOPTS_VALUE || place->target < 0 || place->end) {
      CODEC.av_packet_unref(packet);
      continue;
    }
    int64_t moment = UTILITY.av_rescale_q(time, from->time_base, microseconds);
    int is_lead = packet->stream_index == lead;
    if (origin == AV_NOPTS_VALUE && is_lead && (packet->flags & AV_PKT_FLAG_KEY)) origin = moment;
    if (moment >= end) {
      place->end = 1;
      open--;
    }
    int is_early = origin == AV_NOPTS_VALUE || (!is_lead && moment < (origin > start ? origin : start) && !place->has_begun);
    if (place->end || is_early) {
      CODEC.av_packet_unref(packet);
      continue;
    }
    place->has_begun = 1;
    int64_t shift = UTILITY.av_rescale_q(origin, microseconds, from->time_base);
    if (packet->pts != AV_NOPTS_VALUE) packet->pts -= shift;
    if (packet->dts != AV_NOPTS_VALUE) packet->dts -= shift;
    packet->stream_index = place->target;
    packet->pos = -1;
    CODEC.av_packet_rescale_ts(packet, from->time_base, target->streams[place->target]->time_base);
    status = FORMAT.av_interleaved_write_frame(target, packet);
    CODEC.av_packet_unref(packet);
    if (status < 0) return status;
  }
  return origin == AV_NOPTS_VALUE ? AVERROR_INVALIDDATA : 0;
}

int ferry_media_export(
  const char *source, const char *path, const char *format, int64_t start, int64_t duration, char *message) {
  ferry_media *media = ferry_media_open(source, message);
  if (!media) return 0;
  AVFormatContext *target = NULL;
  mapping *map = calloc(media->format->nb_streams, sizeof *map);
  int status = map ? FORMAT.avformat_alloc_output_context2(&target, NULL, format, path) : AVERROR(ENOMEM);
  if (status >= 0) target->flags |= AVFMT_FLAG_BITEXACT;
  if (status >= 0) status = add_streams(media, target, map);
  if (status >= 0) status = FORMAT.avio_open(&target->pb, path, AVIO_FLAG_WRITE);
  if (status >= 0) status = FORMAT.avformat_write_header(target, NULL);
  if (status >= 0 && start > 0) {
    int lead = leading(media, map);
    AVRational unit = media->format->streams[lead]->time_base;
    FORMAT.av_seek_frame(media->format, lead, UTILITY.av_rescale_q(start, (AVRational){1, 1000000}, unit), AVSEEK_FLAG_BACKWARD);
  }
  int64_t end = duration < 0 || start > INT64_MAX - duration ? INT64_MAX : start + duration;
  if (status >= 0) status = copy_packets(media, target, map, start, end);
  if (status >= 0) status = FORMAT.av_write_trailer(target);
  if (target) {
    if (target->pb) FORMAT.avio_closep(&target->pb);
    FORMAT.avformat_free_context(target);
  }
  free(map);
  ferry_media_close(media);
  if (status < 0) ferry_media_say_error(message, "the file cannot be exported", status);
  return status >= 0;
}
