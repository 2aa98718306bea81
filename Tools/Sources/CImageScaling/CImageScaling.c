#include "CImageScaling.h"

#ifdef FERRY_WITHOUT_PNG
#include <stddef.h>

void *ferry_scale_png(const void *png, size_t size, unsigned width, size_t *scaled_size) { return NULL; }
#else
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { channels = 4 };

static void scale(const uint8_t *from, unsigned width, unsigned height, uint8_t *to, unsigned new_width, unsigned new_height)
{
    for (unsigned y = 0; y < new_height; y++) {
        unsigned top = (uint64_t)y * height / new_height, bottom = (uint64_t)(y + 1) * height / new_height;
        for (unsigned x = 0; x < new_width; x++) {
            unsigned left = (uint64_t)x * width / new_width, right = (uint64_t)(x + 1) * width / new_width;
            uint64_t sums[channels] = {0}, count = (uint64_t)(bottom - top) * (right - left);
            for (unsigned row = top; row < bottom; row++) {
                const uint8_t *pixel = from + ((size_t)row * width + left) * channels;
                for (unsigned column = left; column < right; column++)
                    for (int channel = 0; channel < channels; channel++) sums[channel] += *pixel++;
            }
            for (int channel = 0; channel < channels; channel++) *to++ = (uint8_t)((sums[channel] + count / 2) / count);
        }
    }
}

void *ferry_scale_png(const void *png, size_t size, unsigned width, size_t *scaled_size)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (width == 0 || !png_image_begin_read_from_memory(&image, png, size)) return NULL;
    image.format = PNG_FORMAT_RGBA;
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image)), *scaled = NULL, *result = NULL;
    if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) goto end;
    unsigned new_width = width < image.width ? width : image.width;
    unsigned new_height = (unsigned)(((uint64_t)image.height * new_width + image.width / 2) / image.width);
    if (new_height == 0) new_height = 1;
    scaled = malloc((size_t)new_width * new_height * channels);
    if (!scaled) goto end;
    scale(pixels, image.width, image.height, scaled, new_width, new_height);
    png_image output = {.version = PNG_IMAGE_VERSION, .width = new_width, .height = new_height, .format = PNG_FORMAT_RGBA};
    png_alloc_size_t bytes = PNG_IMAGE_PNG_SIZE_MAX(output);
    result = malloc(bytes);
    if (result && png_image_write_to_memory(&output, result, &bytes, 0, scaled, 0, NULL)) {
        *scaled_size = bytes;
    } else {
        free(result);
        result = NULL;
    }
end:
    png_image_free(&image);
    free(pixels);
    free(scaled);
    return result;
}
#endif
