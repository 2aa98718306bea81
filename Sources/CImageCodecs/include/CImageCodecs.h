// libpng and libjpeg report errors with longjmp, which must not cross Swift code: these functions catch it.
// Pixels are in the framework's format: premultiplied blue, green, red, alpha.
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
  /// Dots per metre, 0 if unknown.
  double resolution;
} ferry_image_header;

ferry_codec_status ferry_png_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message);
/// `pixels` has `height` rows of `stride` bytes. Partial: some rows were read before an error.
ferry_codec_status ferry_png_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
/// `*out` is freed by the caller with free().
ferry_codec_status ferry_png_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, uint8_t **out, size_t *length, char *message);

ferry_codec_status ferry_jpeg_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message);
/// Size of the image decoded at `eighths` of its own, 1 to 8.
ferry_codec_status ferry_jpeg_scaled_size(const uint8_t *bytes, size_t length, int eighths, uint32_t *width, uint32_t *height, char *message);
ferry_codec_status ferry_jpeg_decode(const uint8_t *bytes, size_t length, int eighths, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
/// Transparent pixels are composited on white. `quality` 0 to 100. `orientation` is EXIF's, 0 to write none.
ferry_codec_status ferry_jpeg_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, int quality, int orientation, uint8_t **out, size_t *length, char *message);

/// HEIC and AVIF with libheif, opened on first use; fails with a message that names the package if it is not installed.
ferry_codec_status ferry_heif_header(const uint8_t *bytes, size_t length, ferry_image_header *header, char *message);
ferry_codec_status ferry_heif_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
/// `pixels` are not premultiplied, without padding between rows. `*out` is freed by the caller with free().
ferry_codec_status ferry_heif_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **out, size_t *length, char *message);

/// An SVG file with librsvg, opened on first use; NULL with a message if it cannot be read. Closed by the caller.
void *ferry_svg_open(const uint8_t *bytes, size_t length, char *message);
void ferry_svg_close(void *file);
/// The file's intrinsic size, in pixels of 1/96 inch; 0 if it has none. `part` is NULL or "#" and an element's identifier.
int ferry_svg_size(void *file, const char *part, double *width, double *height);
/// Draws over all of zeroed pixels.
ferry_codec_status ferry_svg_draw(void *file, const char *part, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message);
#endif
