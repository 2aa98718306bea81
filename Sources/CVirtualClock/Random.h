#ifndef FERRY_RANDOM_H
#define FERRY_RANDOM_H
#include <stdbool.h>
#include <stddef.h>

/// Fills the bytes from the seed; false if the process has none, or if the code at `caller` is of a library of cryptography.
bool ferry_random_fill(void *bytes, size_t length, const void *caller);
#endif
