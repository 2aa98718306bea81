#ifndef FERRY_CPixman_H
#define FERRY_CPixman_H
#include <pixman.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>

/// Prefetches the pixels two rows ahead, which are in other pages: hardware does not predict that.
static inline void ferry_prefetch_row(const void *row, size_t bytes, int forWriting) {
    for (size_t offset = 0; offset < bytes; offset += 64) {
        if (forWriting) __builtin_prefetch((const char *)row + offset, 1, 3);
        else __builtin_prefetch((const char *)row + offset, 0, 3);
    }
}

/// Fills rows of 32-bit pixels `stride` bytes apart; the C library uses the widest registers of the machine.
static inline void ferry_fill_pixels(uint32_t *start, size_t stride, uint32_t pixel, size_t width, size_t height) {
    _Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is a pixel");
    char *row = (char *)start;
    for (size_t y = 0; y < height; y++, row += stride) {
        if (y + 2 < height) ferry_prefetch_row(row + 2 * stride, width * 4, 1);
        wmemset((wchar_t *)row, (wchar_t)pixel, width);
    }
}

/// Copies rows of 32-bit pixels.
static inline void ferry_copy_pixels(
    uint32_t *to, size_t toStride, const uint32_t *from, size_t fromStride, size_t width, size_t height) {
    char *target = (char *)to;
    const char *source = (const char *)from;
    for (size_t y = 0; y < height; y++, target += toStride, source += fromStride) {
        if (y + 2 < height) {
            ferry_prefetch_row(target + 2 * toStride, width * 4, 1);
            ferry_prefetch_row(source + 2 * fromStride, width * 4, 0);
        }
        memcpy(target, source, width * 4);
    }
}
#endif
