#ifndef FERRY_CCONSTANTTIME_H
#define FERRY_CCONSTANTTIME_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The only comparison of secrets in this project: tokens, sessions, password hashes, signatures.

/// Whether two byte strings are equal. The time depends on their lengths only, never on where they differ.
bool ferry_secrets_equal(const uint8_t *_Nullable one, size_t one_count, const uint8_t *_Nullable other, size_t other_count);

#endif
