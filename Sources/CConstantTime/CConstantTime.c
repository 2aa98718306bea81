#include "CConstantTime.h"

bool ferry_secrets_equal(const uint8_t *one, size_t one_count, const uint8_t *other, size_t other_count) {
    if (one_count != other_count) return false;
    // Volatile: the compiler must not replace the loop with one that stops at the first difference.
    volatile uint8_t difference = 0;
    for (size_t index = 0; index < one_count; index++) {
        difference = (uint8_t)(difference | (uint8_t)(one[index] ^ other[index]));
    }
    return difference == 0;
}
