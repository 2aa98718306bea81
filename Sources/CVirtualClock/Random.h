#ifndef FERRY_RANDOM_H
#define FERRY_RANDOM_H
#include <stdbool.h>
#include <stddef.h>

/// Fills the bytes from the seed; false if the process has none, or if the code at `caller` is of a library of cryptography.
bool ferry_random_fill(void *bytes, size_t length, const void *caller);
/// Begins the sequence of another seed, as if the process had had it from its start. Returns false, and changes nothing, if the process has no seed, or
/// if something other than Swift's hashing has taken numbers.
bool ferry_random_restart(const char *seed);

/// The length of a seed's text in a zygote, with its end.
enum { FERRY_ZYGOTE_SEED_SIZE = 256 };
#endif
