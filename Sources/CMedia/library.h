// FFmpeg's functions, looked up at the first use.
#ifndef FERRY_MEDIA_LIBRARY_H
#define FERRY_MEDIA_LIBRARY_H
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>
#include "CMedia.h"

#define FORMAT_FUNCTIONS(F) \
  F(avformat_alloc_context) F(avformat_open_input) F(avformat_close_input) F(avformat_find_stream_info) F(av_read_frame) F(av_seek_frame) \
  F(avio_alloc_context) F(avio_context_free) F(avformat_alloc_output_context2) F(avformat_new_stream) F(avformat_write_header) \
  F(av_interleaved_write_frame) F(av_write_trailer) F(avio_open) F(avio_closep) F(avformat_free_context) F(av_stream_get_side_data) \
  F(av_guess_frame_rate)
#define CODEC_FUNCTIONS(F) \
  F(avcodec_find_decoder) F(avcodec_find_encoder_by_name) F(avcodec_alloc_context3) F(avcodec_free_context) \
  F(avcodec_parameters_to_context) F(avcodec_parameters_from_context) F(avcodec_parameters_copy) F(avcodec_open2) F(avcodec_send_packet) \
  F(avcodec_receive_frame) F(avcodec_send_frame) F(avcodec_receive_packet) F(avcodec_flush_buffers) F(av_packet_alloc) F(av_packet_free) \
  F(av_packet_unref) F(av_packet_rescale_ts) F(avcodec_get_name)
#define UTILITY_FUNCTIONS(F) \
  F(av_frame_alloc) F(av_frame_free) F(av_frame_unref) F(av_frame_move_ref) F(av_frame_get_buffer) F(av_frame_make_writable) F(av_dict_set) \
  F(av_dict_get) F(av_dict_free) F(av_strerror) F(av_log_set_level) F(av_malloc) F(av_freep) F(av_display_rotation_get) F(av_rescale_q) \
  F(av_rescale) F(av_channel_layout_default) F(av_channel_layout_copy) F(av_channel_layout_uninit)
#define SCALING_FUNCTIONS(F) F(sws_getCachedContext) F(sws_scale) F(sws_freeContext) F(sws_setColorspaceDetails) F(sws_getCoefficients)
#define RESAMPLING_FUNCTIONS(F) F(swr_alloc_set_opts2) F(swr_init) F(swr_convert) F(swr_free) F(swr_get_out_samples)

#define MEMBER(name) __typeof__(name) *name;
struct ferry_libraries {
  struct { FORMAT_FUNCTIONS(MEMBER) } format;
  struct { CODEC_FUNCTIONS(MEMBER) } codec;
  struct { UTILITY_FUNCTIONS(MEMBER) } utility;
  struct { SCALING_FUNCTIONS(MEMBER) } scaling;
  struct { RESAMPLING_FUNCTIONS(MEMBER) } resampling;
};
#undef MEMBER

extern struct ferry_libraries ferry_ffmpeg;
#define FORMAT ferry_ffmpeg.format
#define CODEC ferry_ffmpeg.codec
#define UTILITY ferry_ffmpeg.utility
#define SCALING ferry_ffmpeg.scaling
#define RESAMPLING ferry_ffmpeg.resampling

void ferry_media_say(char *message, const char *text);
/// FFmpeg's text for an error.
void ferry_media_say_error(char *message, const char *action, int error);
#endif
