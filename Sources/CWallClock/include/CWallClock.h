#ifndef FERRY_CWALLCLOCK_H
#define FERRY_CWALLCLOCK_H
#include <stdint.h>

// Loaded before an app in real time: its wall clock is ahead of the machine's by as much as the device's is. Monotonic clocks are the machine's.

/// > Units: nanoseconds; negative: behind.
void ferry_clock_shift_wall(int64_t shift);
#endif
