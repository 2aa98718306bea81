#ifndef FERRY_RELAY_H
#define FERRY_RELAY_H
#include <stdbool.h>
#include <stdint.h>

enum ferry_relay {
    /// The step said that there is no more to wait for.
    ferry_relay_ended,
    /// The main thread does not come to rest, or others work: the caller has to find out itself when the process is idle.
    ferry_relay_returned,
};

/// Has the main thread do a step whenever it is about to wait for events and all others sleep, until a step returns false, or for so many
/// nanoseconds of real time without a step.
enum ferry_relay ferry_relay_run(bool (*step)(void *), void *context, uint64_t limit);
/// Called by a thread that is about to wait for events. Returns whether there may be some now.
bool ferry_relay_rest(void);
/// Whether a step of the main thread has found the process idle last, and nothing has run since.
bool ferry_relay_is_untouched(void);
/// The main thread has waited for events.
void ferry_relay_woke(void);
/// Another thread has found the process idle.
void ferry_relay_forget(void);
#endif
