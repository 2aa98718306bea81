#ifndef FERRY_CWALLCLOCK_H
#define FERRY_CWALLCLOCK_H
#include <stdint.h>

// Loaded before an app in real time: shifts its wall clock from the machine's to the device's. Monotonic clocks are the machine's.
// Loaded before tests of the interface too, whose clock begins as their device's does: at FERRY_WALL_CLOCK_START, in seconds since 1970.

/// > Units: nanoseconds; negative: behind.
void ferry_clock_shift_wall(int64_t shift);
#endif
