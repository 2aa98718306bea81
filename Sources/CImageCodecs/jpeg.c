#include <stdio.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>
#include "CImageCodecs.h"

/// A progressive file can make the decoder process the image once per scan; real files have about ten.
enum { MOST_SCANS = 200 };

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf place;
  char *message;
} errors;

typedef struct {
  struct jpeg_progress_mgr base;
} progress;

static void stop(j_common_ptr codec) {
  errors *handler = (errors *)codec->err;
  char text[JMSG_LENGTH_MAX];
  handler->base.format_message(codec, text);
  strncpy(handler->message, text, FERRY_MESSAGE_LENGTH - 1);
  handler->message[FERRY_MESSAGE_LENGTH - 1] = 0;
  longjmp(handler->place, 1);
}

static void count(j_common_ptr codec, int level) {
  if (level < 0) codec->err->num_warnings++;
}

static void say(j_common_ptr codec) { (void)codec; }

static void watch(j_common_ptr codec) {
  if (codec->is_decompressor && ((j_decompress_ptr)codec)->input_scan_number > MOST_SCANS) {
    codec->err->msg_code = JERR_TOO_LITTLE_DATA;
    stop(codec);
  }
}

static void prepare(errors *handler, char *message) {
  jpeg_std_error(&handler->base);
  handler->base.error_exit = stop;
  handler->base.emit_message = count;
  handler->base.output_message = say;
  handler->message = message;
}

static void open_file(j_decompress_ptr codec, const uint8_t *bytes, size_t length) {
  jpeg_create_decompress(codec);
  jpeg_mem_src(codec, bytes, length);
  jpeg_save_markers(codec, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(codec, TRUE);
}

ferry_codec_status ferry_jpeg_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message) {
  struct jpeg_decompress_struct codec;
  errors handler;
  memset(&codec, 0, sizeof codec);
  memset(header, 0, sizeof *header);
  prepare(&handler, message);
  codec.err = &handler.base;
  if (setjmp(handler.place)) {
    jpeg_destroy_decompress(&codec);
    return FERRY_CODEC_FAILED;
  }
  open_file(&codec, bytes, length);
  header->width = codec.image_width;
  header->height = codec.image_height;
  header->bits = codec.data_precision;
  header->channels = codec.num_components;
  if (codec.density_unit == 1) header->resolution = codec.X_density / 0.0254;
  if (codec.density_unit == 2) header->resolution = codec.X_density * 100.0;
  for (jpeg_saved_marker_ptr marker = codec.marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length > 6 && !memcmp(marker->data, "Exif\0\0", 6)) {
      header->exif_copy = malloc(marker->data_length - 6);
      if (!header->exif_copy) break;
      header->exif_length = marker->data_length - 6;
      memcpy(header->exif_copy, marker->data + 6, header->exif_length);
      break;
    }
  }
  jpeg_destroy_decompress(&codec);
  return FERRY_CODEC_OK;
}

ferry_codec_status ferry_jpeg_scaled_size(const uint8_t *bytes, size_t length, int eighths, uint32_t *width, uint32_t *height, char *message) {
  struct jpeg_decompress_struct codec;
  errors handler;
  memset(&codec, 0, sizeof codec);
  prepare(&handler, message);
  codec.err = &handler.base;
  if (setjmp(handler.place)) {
    jpeg_destroy_decompress(&codec);
    return FERRY_CODEC_FAILED;
  }
  open_file(&codec, bytes, length);
  codec.scale_num = (unsigned)eighths;
  codec.scale_denom = 8;
  jpeg_calc_output_dimensions(&codec);
  *width = codec.output_width;
  *height = codec.output_height;
  jpeg_destroy_decompress(&codec);
  return FERRY_CODEC_OK;
}

/// Adobe's files contain inverted CMYK.
static void inks_to_pixels(uint8_t *row, uint32_t width, int inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned ink[4];
    for (int part = 0; part < 4; part++) ink[part] = inverted ? row[part] : 255u - row[part];
    uint8_t blue = (uint8_t)(ink[2] * ink[3] / 255), green = (uint8_t)(ink[1] * ink[3] / 255), red = (uint8_t)(ink[0] * ink[3] / 255);
    row[0] = blue;
    row[1] = green;
    row[2] = red;
    row[3] = 255;
  }
}

ferry_codec_status ferry_jpeg_decode(const uint8_t *bytes, size_t length, int eighths, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message) {
  struct jpeg_decompress_struct codec;
  errors handler;
  progress watcher;
  memset(&codec, 0, sizeof codec);
  memset(&watcher, 0, sizeof watcher);
  prepare(&handler, message);
  codec.err = &handler.base;
  volatile uint32_t rows = 0;
  if (setjmp(handler.place)) {
    jpeg_destroy_decompress(&codec);
    return rows ? FERRY_CODEC_PARTIAL : FERRY_CODEC_FAILED;
  }
  open_file(&codec, bytes, length);
  watcher.base.progress_monitor = watch;
  codec.progress = &watcher.base;
  int inks = codec.num_components == 4;
  int inverted = codec.saw_Adobe_marker;
  codec.out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
  codec.scale_num = (unsigned)eighths;
  codec.scale_denom = 8;
  jpeg_start_decompress(&codec);
  if (codec.output_width != width || codec.output_height != height || codec.output_components != 4) {
    codec.err->msg_code = JERR_BAD_LENGTH;
    stop((j_common_ptr)&codec);
  }
  while (codec.output_scanline < height) {
    uint8_t *row = pixels + (size_t)codec.output_scanline * stride;
    JSAMPROW target = row;
    if (jpeg_read_scanlines(&codec, &target, 1) != 1) break;
    if (inks) inks_to_pixels(row, width, inverted);
    rows++;
  }
  jpeg_finish_decompress(&codec);
  long warnings = codec.err->num_warnings;
  jpeg_destroy_decompress(&codec);
  return rows < height || warnings ? FERRY_CODEC_PARTIAL : FERRY_CODEC_OK;
}

ferry_codec_status ferry_jpeg_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, int quality, int orientation, uint8_t **out, size_t *length, char *message) {
  struct jpeg_compress_struct codec;
  errors handler;
  unsigned char *buffer = NULL;
  unsigned long size = 0;
  memset(&codec, 0, sizeof codec);
  uint8_t *row = malloc((size_t)width * 4);
  if (!row) return FERRY_CODEC_FAILED;
  prepare(&handler, message);
  codec.err = &handler.base;
  if (setjmp(handler.place)) {
    jpeg_destroy_compress(&codec);
    free(row);
    free(buffer);
    return FERRY_CODEC_FAILED;
  }
  jpeg_create_compress(&codec);
  jpeg_mem_dest(&codec, &buffer, &size);
  codec.image_width = width;
  codec.image_height = height;
  codec.input_components = 4;
  codec.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&codec);
  jpeg_set_quality(&codec, quality, TRUE);
  jpeg_start_compress(&codec, TRUE);
  if (orientation) {
    uint8_t exif[] = {'E', 'x', 'i', 'f', 0, 0, 'I', 'I', 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, (uint8_t)orientation, 0, 0, 0, 0, 0, 0, 0};
    jpeg_write_marker(&codec, JPEG_APP0 + 1, exif, sizeof exif);
  }
  while (codec.next_scanline < height) {
    const uint8_t *from = pixels + (size_t)codec.next_scanline * stride;
    for (size_t index = 0; index < (size_t)width * 4; index += 4) {
      unsigned white = opaque ? 0 : 255u - from[index + 3];
      for (int part = 0; part < 3; part++) row[index + part] = (uint8_t)(from[index + part] + white > 255 ? 255 : from[index + part] + white);
    }
    JSAMPROW line = row;
    jpeg_write_scanlines(&codec, &line, 1);
  }
  jpeg_finish_compress(&codec);
  jpeg_destroy_compress(&codec);
  free(row);
  *out = buffer;
  *length = size;
  return FERRY_CODEC_OK;
}
