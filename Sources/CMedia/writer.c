#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "library.h"

/// One encoded stream of a file that is written.
typedef struct {
  AVCodecContext *encoder;
  AVStream *stream;
  AVFrame *frame;
  int64_t time;
} track;

struct ferry_media_writer {
  AVFormatContext *format;
  AVPacket *packet;
  track video, audio;
  struct SwsContext *scaling;
  struct SwrContext *resampling;
  /// Interleaved samples that do not fill a frame of the encoder yet.
  float *waiting;
  int waiting_count;
};

static void dispose_track(track *track) {
  CODEC.avcodec_free_context(&track->encoder);
  UTILITY.av_frame_free(&track->frame);
}

static void dispose(ferry_media_writer *writer) {
  if (!writer) return;
  dispose_track(&writer->video);
  dispose_track(&writer->audio);
  CODEC.av_packet_free(&writer->packet);
  if (writer->format) {
    if (writer->format->pb) FORMAT.avio_closep(&writer->format->pb);
    FORMAT.avformat_free_context(writer->format);
  }
  if (writer->scaling) SCALING.sws_freeContext(writer->scaling);
  if (writer->resampling) RESAMPLING.swr_free(&writer->resampling);
  free(writer->waiting);
  free(writer);
}

static int open_track(ferry_media_writer *writer, track *track, AVRational unit) {
  track->stream = FORMAT.avformat_new_stream(writer->format, NULL);
  track->frame = UTILITY.av_frame_alloc();
  if (!track->stream || !track->frame) return AVERROR(ENOMEM);
  track->encoder->time_base = unit;
  track->stream->time_base = unit;
  track->encoder->thread_count = 1;
  track->encoder->flags |= AV_CODEC_FLAG_BITEXACT;
  if (writer->format->oformat->flags & AVFMT_GLOBALHEADER) track->encoder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  int status = CODEC.avcodec_open2(track->encoder, track->encoder->codec, NULL);
  return status < 0 ? status : CODEC.avcodec_parameters_from_context(track->stream->codecpar, track->encoder);
}

static int open_video(ferry_media_writer *writer, const ferry_media_content *content) {
  const AVCodec *codec = CODEC.avcodec_find_encoder_by_name(content->video_codec);
  AVCodecContext *encoder = writer->video.encoder = codec ? CODEC.avcodec_alloc_context3(codec) : NULL;
  if (!encoder) return AVERROR_ENCODER_NOT_FOUND;
  encoder->width = content->width;
  encoder->height = content->height;
  encoder->pix_fmt = codec->pix_fmts ? codec->pix_fmts[0] : AV_PIX_FMT_YUV420P;
  encoder->flags |= AV_CODEC_FLAG_QSCALE;
  encoder->global_quality = 2 * FF_QP2LAMBDA;
  encoder->gop_size = content->frames_per_second;
  AVRational unit = {1, content->frames_per_second};
  encoder->framerate = (AVRational){content->frames_per_second, 1};
  int status = open_track(writer, &writer->video, unit);
  if (status < 0) return status;
  AVFrame *frame = writer->video.frame;
  frame->format = encoder->pix_fmt;
  frame->width = encoder->width;
  frame->height = encoder->height;
  frame->quality = encoder->global_quality;
  return UTILITY.av_frame_get_buffer(frame, 0);
}

static int open_audio(ferry_media_writer *writer, const ferry_media_content *content) {
  const AVCodec *codec = CODEC.avcodec_find_encoder_by_name(content->audio_codec);
  AVCodecContext *encoder = writer->audio.encoder = codec ? CODEC.avcodec_alloc_context3(codec) : NULL;
  if (!encoder) return AVERROR_ENCODER_NOT_FOUND;
  encoder->sample_rate = content->sample_rate;
  encoder->sample_fmt = codec->sample_fmts ? codec->sample_fmts[0] : AV_SAMPLE_FMT_S16;
  if (content->audio_bit_rate > 0) encoder->bit_rate = content->audio_bit_rate;
  UTILITY.av_channel_layout_default(&encoder->ch_layout, content->channels);
  int status = open_track(writer, &writer->audio, (AVRational){1, content->sample_rate});
  if (status < 0) return status;
  AVFrame *frame = writer->audio.frame;
  frame->format = encoder->sample_fmt;
  frame->sample_rate = encoder->sample_rate;
  frame->nb_samples = encoder->frame_size > 0 ? encoder->frame_size : 1024;
  status = UTILITY.av_channel_layout_copy(&frame->ch_layout, &encoder->ch_layout);
  if (status >= 0) status = UTILITY.av_frame_get_buffer(frame, 0);
  if (status >= 0)
    status = RESAMPLING.swr_alloc_set_opts2(
      &writer->resampling, &encoder->ch_layout, encoder->sample_fmt, encoder->sample_rate, &encoder->ch_layout, AV_SAMPLE_FMT_FLT,
      encoder->sample_rate, 0, NULL);
  if (status >= 0) status = RESAMPLING.swr_init(writer->resampling);
  writer->waiting = calloc((size_t)frame->nb_samples * (size_t)content->channels, sizeof(float));
  return writer->waiting ? status : AVERROR(ENOMEM);
}

ferry_media_writer *ferry_media_write(const char *path, const ferry_media_content *content, char *message) {
  if (!ferry_media_is_available(message)) return NULL;
  ferry_media_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->packet = CODEC.av_packet_alloc();
  int status = FORMAT.avformat_alloc_output_context2(&writer->format, NULL, content->format, path);
  if (status >= 0) writer->format->flags |= AVFMT_FLAG_BITEXACT;
  if (status >= 0 && content->video_codec) status = open_video(writer, content);
  if (status >= 0 && content->audio_codec) status = open_audio(writer, content);
  if (status >= 0) status = FORMAT.avio_open(&writer->format->pb, path, AVIO_FLAG_WRITE);
  if (status >= 0) status = FORMAT.avformat_write_header(writer->format, NULL);
  if (status >= 0 && writer->packet) return writer;
  ferry_media_say_error(message, "the file cannot be written", status);
  dispose(writer);
  return NULL;
}

/// Encodes a frame, or with NULL what the encoder still has.
static int encode(ferry_media_writer *writer, track *track, const AVFrame *frame) {
  int status = CODEC.avcodec_send_frame(track->encoder, frame);
  while (status >= 0) {
    status = CODEC.avcodec_receive_packet(track->encoder, writer->packet);
    if (status == AVERROR(EAGAIN) || status == AVERROR_EOF) return 0;
    if (status < 0) return status;
    // Containers need the length of the last frame.
    if (writer->packet->duration == 0 && track == &writer->video) writer->packet->duration = 1;
    CODEC.av_packet_rescale_ts(writer->packet, track->encoder->time_base, track->stream->time_base);
    writer->packet->stream_index = track->stream->index;
    status = FORMAT.av_interleaved_write_frame(writer->format, writer->packet);
  }
  return status;
}

static int done(int status, char *message) {
  if (status < 0) ferry_media_say_error(message, "the file cannot be written", status);
  return status >= 0;
}

int ferry_media_write_frame(ferry_media_writer *writer, const uint8_t *pixels, int bytes_per_row, char *message) {
  AVFrame *frame = writer->video.frame;
  int status = frame ? UTILITY.av_frame_make_writable(frame) : AVERROR_STREAM_NOT_FOUND;
  if (status < 0) return done(status, message);
  writer->scaling = SCALING.sws_getCachedContext(
    writer->scaling, frame->width, frame->height, AV_PIX_FMT_BGRA, frame->width, frame->height, frame->format,
    SWS_BILINEAR | SWS_ACCURATE_RND | SWS_BITEXACT, NULL, NULL, NULL);
  if (!writer->scaling) return done(AVERROR(EINVAL), message);
  const uint8_t *planes[4] = {pixels};
  int strides[4] = {bytes_per_row};
  SCALING.sws_scale(writer->scaling, planes, strides, 0, frame->height, frame->data, frame->linesize);
  frame->pts = writer->video.time++;
  return done(encode(writer, &writer->video, frame), message);
}

static int encode_waiting(ferry_media_writer *writer) {
  AVFrame *frame = writer->audio.frame;
  int full = frame->nb_samples;
  int status = UTILITY.av_frame_make_writable(frame);
  if (status < 0) return status;
  const uint8_t *input = (const uint8_t *)writer->waiting;
  int count = RESAMPLING.swr_convert(writer->resampling, frame->extended_data, full, &input, writer->waiting_count);
  if (count < 0) return count;
  frame->nb_samples = count;
  frame->pts = writer->audio.time;
  writer->audio.time += count;
  writer->waiting_count = 0;
  status = encode(writer, &writer->audio, frame);
  frame->nb_samples = full;
  return status;
}

int ferry_media_write_sound(ferry_media_writer *writer, const float *samples, int count, char *message) {
  AVFrame *frame = writer->audio.frame;
  if (!frame) return done(AVERROR_STREAM_NOT_FOUND, message);
  int channels = frame->ch_layout.nb_channels;
  while (count > 0) {
    int part = frame->nb_samples - writer->waiting_count;
    if (part > count) part = count;
    memcpy(writer->waiting + (size_t)writer->waiting_count * channels, samples, (size_t)part * channels * sizeof(float));
    writer->waiting_count += part;
    samples += (size_t)part * channels;
    count -= part;
    if (writer->waiting_count == frame->nb_samples) {
      int status = encode_waiting(writer);
      if (status < 0) return done(status, message);
    }
  }
  return 1;
}

int ferry_media_finish(ferry_media_writer *writer, char *message) {
  int status = 0;
  if (writer->audio.encoder && writer->waiting_count > 0) status = encode_waiting(writer);
  if (status >= 0 && writer->audio.encoder) status = encode(writer, &writer->audio, NULL);
  if (status >= 0 && writer->video.encoder) status = encode(writer, &writer->video, NULL);
  if (status >= 0) status = FORMAT.av_write_trailer(writer->format);
  dispose(writer);
  return done(status, message);
}
