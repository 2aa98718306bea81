#ifndef FERRY_CVIRTUALCLOCK_H
#define FERRY_CVIRTUALCLOCK_H
#include <stdbool.h>
#include <stdint.h>

// A process with libFerryClock.so loaded before everything else lives on a clock that moves only when told to. All times are nanoseconds
// of that clock; CLOCK_MONOTONIC and CLOCK_BOOTTIME read it as it is, CLOCK_REALTIME with the epoch added.

/// What the clock shows when the process starts: not zero, which libdispatch reads as "no time given".
#define FERRY_CLOCK_START UINT64_C(1000000000000)
/// No timer is armed and nobody sleeps.
#define FERRY_CLOCK_NEVER UINT64_MAX

uint64_t ferry_clock_now(void);
/// The earliest moment at which something would happen by itself.
uint64_t ferry_clock_next_deadline(void);
/// Sets the clock, never backwards, and wakes what is due. Does not wait for what was woken.
void ferry_clock_advance(uint64_t to);
/// Waits until every other thread of the process sleeps and none ran meanwhile, and none of them waits for an answer from the network, at most
/// `limit` real nanoseconds.
/// Returns whether the process became quiet.
bool ferry_clock_settle(uint64_t limit);
/// By how much the wall clock is ahead of its own from now on; what waits for a moment of it waits for that moment of the new one.
void ferry_clock_shift_wall(int64_t shift);
/// The machine's own monotonic clock, which these functions do not touch.
uint64_t ferry_clock_real_now(void);
#endif
