#ifndef FERRY_CVIRTUALCLOCK_H
#define FERRY_CVIRTUALCLOCK_H
#include <stdbool.h>
#include <stdint.h>

// A process with libFerryClock.so loaded before everything else uses a clock that advances only on request. All times are nanoseconds
// of that clock; CLOCK_MONOTONIC and CLOCK_BOOTTIME read it unchanged, CLOCK_REALTIME with the epoch added.

/// The clock's time when the process starts: not zero, which libdispatch reads as "no time given".
#define FERRY_CLOCK_START UINT64_C(1000000000000)
/// No timer is armed and no thread sleeps.
#define FERRY_CLOCK_NEVER UINT64_MAX

uint64_t ferry_clock_now(void);
/// The earliest time at which something is due.
uint64_t ferry_clock_next_deadline(void);
/// Advances the clock, never backwards, and wakes what is due. Does not wait for what was woken.
void ferry_clock_advance(uint64_t to);
/// Waits until every other thread of the process and of its child processes sleeps and none ran in the meantime, and none of them waits
/// for a network response, at most `limit` real nanoseconds.
/// Returns whether the process became idle.
bool ferry_clock_settle(uint64_t limit);
/// Whether no other thread has run since `ferry_clock_settle` found the process idle, and no network response is awaited. Does not see what has
/// been woken and has not run yet: for a caller that has woken nothing itself.
bool ferry_clock_is_untouched(void);
/// Calls `step` whenever the process is idle, as `ferry_clock_settle` finds it, until it returns false: in this thread, or in the main thread
/// if that is the only one that works. Returns false if the process does not become idle within `limit` real nanoseconds.
///
/// `is_idle`: the process is known to be idle.
bool ferry_clock_drive(bool is_idle, bool (*step)(void *), void *context, uint64_t limit);
/// Has `ring` called when the clock gets to the time of the alarm, by the thread that advances it, after all else that is due then is done.
void ferry_clock_on_alarm(void (*ring)(void));
/// Sets the time of the alarm, which rings once; FERRY_CLOCK_NEVER ends it.
void ferry_clock_set_alarm(uint64_t time);
/// Begins (1) or ends (-1) work of another program for this process: the process is not idle while there is any, at most 5 real seconds
/// after the last beginning.
void ferry_clock_hold(int change);
/// Sets how far the wall clock is ahead; threads that wait for a time of it wait for that time on the shifted clock.
void ferry_clock_shift_wall(int64_t shift);
/// The machine's own monotonic clock, unaffected by these functions.
uint64_t ferry_clock_real_now(void);
#endif
