#ifndef FERRY_CIMAGESCALING_H
#define FERRY_CIMAGESCALING_H
#include <stddef.h>
/// Scales a PNG image down to a width in pixels, keeping its proportions; each new pixel is the mean of those that it covers. An image that
/// is not wider stays as large as it is. Returns PNG data to be released with free, and its size; NULL if the data are no image or memory ends.
void *ferry_scale_png(const void *png, size_t size, unsigned width, size_t *scaled_size);
#endif
