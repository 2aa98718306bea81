// One time at which the process itself is called. The frames of a screen need it: a timer of libdispatch takes two turns of a
// thread of its own for each, during which the process is not idle.
#include "Alarm.h"
#include "CVirtualClock.h"
#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t deadline = FERRY_CLOCK_NEVER;
static _Atomic(void (*)(void)) handler;

void ferry_clock_on_alarm(void (*ring)(void)) { atomic_store(&handler, ring); }

void ferry_clock_set_alarm(uint64_t time) { atomic_store(&deadline, time); }

uint64_t ferry_alarm_deadline(void) { return atomic_load(&deadline); }

void ferry_alarm_ring(uint64_t time) {
    uint64_t due = atomic_load(&deadline);
    // One that is set again meanwhile stays.
    if (due > time || !atomic_compare_exchange_strong(&deadline, &due, FERRY_CLOCK_NEVER)) return;
    void (*ring)(void) = atomic_load(&handler);
    if (ring != NULL) ring();
}
