// libpng and libjpeg report errors by jumping out of a call, which Swift code must not be jumped over: these functions catch the jump.
// Pixels are the framework's form: premultiplied blue, green, red, alpha.
#ifndef FERRY_CIMAGECODECS_H
#define FERRY_CIMAGECODECS_H
#include <stddef.h>
#include <stdint.h>

enum { FERRY_MESSAGE_LENGTH = 200 };

typedef enum { FERRY_CODEC_OK = 0, FERRY_CODEC_PARTIAL = 1, FERRY_CODEC_FAILED = 2 } ferry_codec_status;

typedef struct {
  uint32_t width;
  uint32_t height;
  int bits;
  int channels;
  int has_alpha;
  /// EXIF bytes inside the file, or NULL. PNG: copied to `exif_copy`, freed by the caller.
  uint8_t *exif_copy;
  size_t exif_length;
  /// Dots per metre, 0 when not said.
  double resolution;
} ferry_image_header;

ferry_codec_status ferry_png_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message);
/// `pixels` has `height` rows of `stride` bytes. Partial: some rows were read before the file broke.
ferry_codec_status ferry_png_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
/// `*out` is freed by the caller with free().
ferry_codec_status ferry_png_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, uint8_t **out, size_t *length, char *message);

ferry_codec_status ferry_jpeg_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message);
/// Size of the picture decoded at `eighths` of its own, 1 to 8.
ferry_codec_status ferry_jpeg_scaled_size(const uint8_t *bytes, size_t length, int eighths, uint32_t *width, uint32_t *height, char *message);
ferry_codec_status ferry_jpeg_decode(const uint8_t *bytes, size_t length, int eighths, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
/// Transparent pixels are put on white. `quality` 0 to 100. `orientation` is EXIF's, 0 to write none.
ferry_codec_status ferry_jpeg_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, int quality, int orientation, uint8_t **out, size_t *length, char *message);

/// HEIC and AVIF through libheif, opened when first used; fails with a message that names the package where it is not installed.
ferry_codec_status ferry_heif_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message);
ferry_codec_status ferry_heif_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
/// `pixels` are not multiplied by their alpha, without gaps between rows. `*out` is freed by the caller with free().
ferry_codec_status ferry_heif_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **out, size_t *length, char *message);

/// An SVG file through librsvg, opened when first used; NULL with a message when it cannot be read. Closed by the caller.
void *ferry_svg_open(const uint8_t *bytes, size_t length, char *message);
void ferry_svg_close(void *file);
/// The size the file asks for, in pixels of 1/96 inch; 0 when it does not say. `part` is NULL or "#" and an element's identifier.
int ferry_svg_size(void *file, const char *part, double *width, double *height);
/// Draws over the whole of zeroed pixels.
ferry_codec_status ferry_svg_draw(void *file, const char *part, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
#endif
