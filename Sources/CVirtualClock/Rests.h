#ifndef FERRY_RESTS_H
#define FERRY_RESTS_H
#include <stdbool.h>
#include <stdint.h>

/// How often a thread of the process was about to wait for events.
uint32_t ferry_rests(void);
/// Sleeps until this number is another one, at most so many nanoseconds of real time. Returns whether it is.
bool ferry_wait_for_rest(uint32_t rests, long nanoseconds);
#endif
