#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include "library.h"

// The part of libheif's interface used here; its values are part of its stable binary interface.
typedef struct { int code; int subcode; const char *message; } heif_error;
enum { COLORSPACE_RGB = 1, CHROMA_RGBA = 11, CHANNEL_INTERLEAVED = 10, COMPRESSION_HEVC = 1 };
typedef struct {
  int version;
  heif_error (*write)(void *context, const void *bytes, size_t length, void *target);
} heif_writer;

#define FUNCTIONS(F) \
  F(void *, heif_context_alloc, (void)) \
  F(void, heif_context_free, (void *)) \
  F(heif_error, heif_context_read_from_memory_without_copy, (void *, const void *, size_t, const void *)) \
  F(heif_error, heif_context_get_primary_image_handle, (void *, void **)) \
  F(int, heif_image_handle_get_width, (const void *)) \
  F(int, heif_image_handle_get_height, (const void *)) \
  F(int, heif_image_handle_has_alpha_channel, (const void *)) \
  F(int, heif_image_handle_get_luma_bits_per_pixel, (const void *)) \
  F(heif_error, heif_decode_image, (const void *, void **, int, int, const void *)) \
  F(const uint8_t *, heif_image_get_plane_readonly, (const void *, int, int *)) \
  F(int, heif_image_get_width, (const void *, int)) \
  F(int, heif_image_get_height, (const void *, int)) \
  F(void, heif_image_release, (const void *)) \
  F(void, heif_image_handle_release, (const void *)) \
  F(heif_error, heif_context_get_encoder_for_format, (void *, int, void **)) \
  F(heif_error, heif_encoder_set_lossy_quality, (void *, int)) \
  F(void, heif_encoder_release, (void *)) \
  F(heif_error, heif_image_create, (int, int, int, int, void **)) \
  F(heif_error, heif_image_add_plane, (void *, int, int, int, int)) \
  F(uint8_t *, heif_image_get_plane, (void *, int, int *)) \
  F(heif_error, heif_context_encode_image, (void *, const void *, void *, const void *, void **)) \
  F(heif_error, heif_context_write, (void *, heif_writer *, void *))

static struct {
#define MEMBER(result, name, arguments) result(*name) arguments;
  FUNCTIONS(MEMBER)
} heif;
static int is_there;

static void open_once(void) {
#define NAME(result, name, arguments) #name,
  static const char *const names[] = {FUNCTIONS(NAME)};
  is_there = ferry_open_library("libheif.so.1", names, (void **)&heif, (int)(sizeof names / sizeof *names));
}

static int ready(char *message) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_once);
  if (!is_there) ferry_say(message, "libheif.so.1 is not installed (package libheif1)");
  return is_there;
}

static int failed(heif_error error, char *message) {
  if (error.code) ferry_say(message, error.message);
  return error.code;
}

/// The file's primary image; the caller releases both results if they are set.
static int open_picture(const uint8_t *bytes, size_t length, void **context, void **handle, char *message) {
  *handle = NULL;
  *context = heif.heif_context_alloc();
  if (!*context) return 0;
  if (failed(heif.heif_context_read_from_memory_without_copy(*context, bytes, length, NULL), message)) return 0;
  return !failed(heif.heif_context_get_primary_image_handle(*context, handle), message);
}

static void close_picture(void *context, void *handle) {
  if (handle) heif.heif_image_handle_release(handle);
  if (context) heif.heif_context_free(context);
}

ferry_codec_status ferry_heif_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message) {
  void *context = NULL, *handle = NULL;
  memset(header, 0, sizeof *header);
  if (!ready(message)) return FERRY_CODEC_FAILED;
  int opened = open_picture(bytes, length, &context, &handle, message);
  if (opened) {
    int width = heif.heif_image_handle_get_width(handle), height = heif.heif_image_handle_get_height(handle);
    header->width = width > 0 ? (uint32_t)width : 0;
    header->height = height > 0 ? (uint32_t)height : 0;
    header->has_alpha = heif.heif_image_handle_has_alpha_channel(handle);
    int bits = heif.heif_image_handle_get_luma_bits_per_pixel(handle);
    header->bits = bits > 0 ? bits : 8;
    header->channels = header->has_alpha ? 4 : 3;
  }
  close_picture(context, handle);
  return opened ? FERRY_CODEC_OK : FERRY_CODEC_FAILED;
}

ferry_codec_status ferry_heif_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message) {
  void *context = NULL, *handle = NULL, *image = NULL;
  if (!ready(message)) return FERRY_CODEC_FAILED;
  int done = open_picture(bytes, length, &context, &handle, message);
  done = done && !failed(heif.heif_decode_image(handle, &image, COLORSPACE_RGB, CHROMA_RGBA, NULL), message);
  if (done) {
    int row = 0;
    const uint8_t *from = heif.heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, &row);
    if (!from || heif.heif_image_get_width(image, CHANNEL_INTERLEAVED) != (int)width || heif.heif_image_get_height(image, CHANNEL_INTERLEAVED) != (int)height) {
      ferry_say(message, "the picture has another size than the header says");
      done = 0;
    } else {
      for (uint32_t y = 0; y < height; y++) {
        const uint8_t *source = from + (size_t)y * (size_t)row;
        uint8_t *target = pixels + (size_t)y * stride;
        for (uint32_t x = 0; x < width; x++, source += 4, target += 4) {
          unsigned alpha = source[3];
          for (int part = 0; part < 3; part++) target[2 - part] = (uint8_t)((source[part] * alpha + 127) / 255);
          target[3] = (uint8_t)alpha;
        }
      }
    }
  }
  if (image) heif.heif_image_release(image);
  close_picture(context, handle);
  return done ? FERRY_CODEC_OK : FERRY_CODEC_FAILED;
}

typedef struct { uint8_t *bytes; size_t length; } buffer;

static heif_error append(void *context, const void *bytes, size_t length, void *target) {
  (void)context;
  buffer *to = target;
  heif_error error = {0, 0, "no error"};
  uint8_t *grown = realloc(to->bytes, to->length + length);
  if (!grown) {
    error.code = 6;
    error.message = "no memory";
    return error;
  }
  memcpy(grown + to->length, bytes, length);
  to->bytes = grown;
  to->length += length;
  return error;
}

ferry_codec_status ferry_heif_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **out, size_t *length, char *message) {
  if (!ready(message)) return FERRY_CODEC_FAILED;
  void *context = heif.heif_context_alloc(), *encoder = NULL, *image = NULL;
  buffer target = {NULL, 0};
  int done = context && !failed(heif.heif_context_get_encoder_for_format(context, COMPRESSION_HEVC, &encoder), message);
  done = done && !failed(heif.heif_encoder_set_lossy_quality(encoder, quality), message);
  done = done && !failed(heif.heif_image_create((int)width, (int)height, COLORSPACE_RGB, CHROMA_RGBA, &image), message);
  done = done && !failed(heif.heif_image_add_plane(image, CHANNEL_INTERLEAVED, (int)width, (int)height, 8), message);
  if (done) {
    int row = 0;
    uint8_t *to = heif.heif_image_get_plane(image, CHANNEL_INTERLEAVED, &row);
    for (uint32_t y = 0; to && y < height; y++) {
      const uint8_t *source = pixels + (size_t)y * width * 4;
      uint8_t *line = to + (size_t)y * (size_t)row;
      for (uint32_t x = 0; x < width; x++, source += 4, line += 4) {
        line[0] = source[2];
        line[1] = source[1];
        line[2] = source[0];
        line[3] = source[3];
      }
    }
    heif_writer writer = {1, append};
    done = to && !failed(heif.heif_context_encode_image(context, image, encoder, NULL, NULL), message);
    done = done && !failed(heif.heif_context_write(context, &writer, &target), message);
  }
  if (image) heif.heif_image_release(image);
  if (encoder) heif.heif_encoder_release(encoder);
  if (context) heif.heif_context_free(context);
  if (!done || !target.bytes) {
    free(target.bytes);
    return FERRY_CODEC_FAILED;
  }
  *out = target.bytes;
  *length = target.length;
  return FERRY_CODEC_OK;
}
