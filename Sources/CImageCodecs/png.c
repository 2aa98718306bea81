#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include "CImageCodecs.h"

typedef struct {
  const uint8_t *bytes;
  size_t length;
  size_t position;
} source;

typedef struct {
  uint8_t *bytes;
  size_t length;
  size_t room;
} sink;

static void fail(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  strncpy(message, text, FERRY_MESSAGE_LENGTH - 1);
  message[FERRY_MESSAGE_LENGTH - 1] = 0;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void take(png_structp png, png_bytep target, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->length - from->position) png_error(png, "the file ends too early");
  memcpy(target, from->bytes + from->position, count);
  from->position += count;
}

static void give(png_structp png, png_bytep bytes, size_t count) {
  sink *to = png_get_io_ptr(png);
  if (to->length + count > to->room) {
    size_t room = (to->length + count) * 2;
    uint8_t *grown = realloc(to->bytes, room);
    if (!grown) png_error(png, "no memory");
    to->bytes = grown;
    to->room = room;
  }
  memcpy(to->bytes + to->length, bytes, count);
  to->length += count;
}

static void flush(png_structp png) { (void)png; }

static png_structp make_reader(source *from, char *message) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (!png) return NULL;
  // Limits what a file may make libpng allocate for text and other ancillary chunks.
  png_set_chunk_malloc_max(png, 8 << 20);
  png_set_chunk_cache_max(png, 128);
  png_set_user_limits(png, 65500, 65500);
  png_set_read_fn(png, from, take);
  return png;
}

ferry_codec_status ferry_png_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message) {
  source from = {bytes, length, 0};
  png_structp png = make_reader(&from, message);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return FERRY_CODEC_FAILED;
  }
  memset(header, 0, sizeof *header);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return FERRY_CODEC_FAILED;
  }
  png_read_info(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->bits = png_get_bit_depth(png, info);
  header->channels = png_get_channels(png, info);
  header->has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  header->resolution = png_get_pixels_per_meter(png, info);
  png_uint_32 count = 0;
  png_bytep exif = NULL;
  if (png_get_eXIf_1(png, info, &count, &exif) && exif && count) {
    header->exif_copy = malloc(count);
    if (header->exif_copy) {
      memcpy(header->exif_copy, exif, count);
      header->exif_length = count;
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  return FERRY_CODEC_OK;
}

static void premultiply(uint8_t *pixels, size_t stride, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *pixel = pixels + y * stride;
    for (uint32_t x = 0; x < width; x++, pixel += 4) {
      unsigned alpha = pixel[3];
      if (alpha == 255) continue;
      for (int part = 0; part < 3; part++) {
        unsigned product = pixel[part] * alpha + 128;
        pixel[part] = (uint8_t)((product + (product >> 8)) >> 8);
      }
    }
  }
}

ferry_codec_status ferry_png_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message) {
  source from = {bytes, length, 0};
  png_structp png = make_reader(&from, message);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return FERRY_CODEC_FAILED;
  }
  volatile uint32_t rows = 0;
  volatile int alpha = 0;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    if (rows && alpha) premultiply(pixels, stride, width, height);
    return rows ? FERRY_CODEC_PARTIAL : FERRY_CODEC_FAILED;
  }
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) png_error(png, "the size changed");
  alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  if (!alpha) png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, pixels + y * stride, NULL);
      rows++;
    }
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  if (alpha) premultiply(pixels, stride, width, height);
  return FERRY_CODEC_OK;
}

// Whether most pixels of a row are equal to the one before them or above them, as in text and plain areas: the compressor finds these by itself,
// and to try filters takes longer than to compress. Gradients and photographs need them.
static int is_flat(const uint8_t *row, const uint8_t *above, uint32_t width) {
  uint32_t equal = 1;
  for (uint32_t x = 1; x < width; x++) {
    uint32_t here, before, over;
    memcpy(&here, row + x * 4, 4);
    memcpy(&before, row + x * 4 - 4, 4);
    memcpy(&over, above + x * 4, 4);
    equal += (here == before) | (here == over);
  }
  return equal >= width - width / 2;
}

ferry_codec_status ferry_png_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, uint8_t **out, size_t *length, char *message) {
  sink to = {NULL, 0, 0};
  uint8_t *row = malloc((size_t)width * 4);
  png_structp png = row ? png_create_write_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore) : NULL;
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    free(row);
    png_destroy_write_struct(&png, NULL);
    return FERRY_CODEC_FAILED;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(row);
    free(to.bytes);
    return FERRY_CODEC_FAILED;
  }
  png_set_write_fn(png, &to, give, flush);
  png_set_IHDR(png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  // The next level takes up to twice as long, for files that are at most a third smaller.
  png_set_compression_level(png, 3);
  // All that rows may have: libpng makes room for them at the first one.
  png_set_filter(png, 0, PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *from = pixels + y * stride;
    uint8_t *pixel = row;
    if (y > 0) png_set_filter(png, 0, is_flat(from, from - stride, width) ? PNG_FILTER_NONE : PNG_FILTER_SUB | PNG_FILTER_UP);
    for (uint32_t x = 0; x < width; x++, from += 4, pixel += opaque ? 3 : 4) {
      unsigned alpha = opaque ? 255 : from[3];
      if (alpha == 255) {
        pixel[0] = from[2];
        pixel[1] = from[1];
        pixel[2] = from[0];
      } else {
        for (int part = 0; part < 3; part++) {
          unsigned value = alpha ? (from[2 - part] * 255u + alpha / 2) / alpha : 0;
          pixel[part] = (uint8_t)(value > 255 ? 255 : value);
        }
      }
      if (!opaque) pixel[3] = (uint8_t)alpha;
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(row);
  *out = to.bytes;
  *length = to.length;
  return FERRY_CODEC_OK;
}
