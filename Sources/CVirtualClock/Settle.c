// Detects that a process has nothing left to do at the current time of its clock: every thread sleeps, and has slept throughout.
#define _GNU_SOURCE
#include "Activity.h"
#include "Awaited.h"
#include "CVirtualClock.h"
#include "Relay.h"
#include "Rests.h"
#include "Waiters.h"
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void ferry_pause(long nanoseconds) {
    struct timespec duration = {.tv_nsec = nanoseconds};
    syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &duration, NULL);
}

/// What was seen when the process was idle last.
static struct ferry_activity idle;
static bool was_idle;

bool ferry_clock_is_untouched(void) {
    if (ferry_relay_is_untouched()) return true;
    if (!was_idle) return false;
    struct ferry_activity now = ferry_activity_now(0);
    return ferry_activity_is_same(&idle, &now) && !ferry_awaited_any();
}

/// Whether all threads sleep and none has run meanwhile. > Parameters: sleep: whether all slept.
static bool look(bool *sleep) {
    struct ferry_activity before = ferry_activity_now(0);
    *sleep = before.children_sleep && ferry_threads_sleep(0);
    struct ferry_activity after = *sleep ? ferry_activity_now(0) : before;
    // Each was seen asleep, and none has run until all were seen: no thread can have passed work to another unnoticed.
    if (!*sleep || !after.children_sleep || !ferry_activity_is_same(&before, &after)) return false;
    idle = after;
    return true;
}

static void begin(void) {
    // The system lets sleepers sleep longer by this: 50 microseconds unless told otherwise, which is as long as a frame takes.
    prctl(PR_SET_TIMERSLACK, 1L, 0L, 0L, 0L);
    was_idle = false;
    ferry_relay_forget();
}

bool ferry_clock_settle(uint64_t limit) {
    uint64_t start = ferry_clock_real_now();
    begin();
    const long short_pause = 5000, usual_pause = 100000;
    long pause = usual_pause;
    for (;;) {
        uint32_t rests = ferry_rests();
        bool sleep;
        bool is_quiet = look(&sleep);
        if (is_quiet && !ferry_awaited_any()) {
            was_idle = true;
            return true;
        }
        if (ferry_clock_real_now() - start > limit) return false;
        if (sleep && !is_quiet) continue;
        // A run loop that is about to wait sleeps in a moment. Looking costs time too, so a long wait looks less often.
        if (ferry_wait_for_rest(rests, pause)) pause = short_pause;
        else if (pause < (is_quiet ? 4000000 : 1000000)) pause += pause / 2;
    }
}

/// Whether the process is idle now.
static bool is_idle_now(void) {
    begin();
    bool sleep;
    was_idle = look(&sleep) && !ferry_awaited_any();
    return was_idle;
}

bool ferry_clock_drive(bool is_idle, bool (*step)(void *), void *context, uint64_t limit) {
    is_idle = is_idle || is_idle_now();
    for (;;) {
        if (!is_idle) {
            was_idle = false;
            if (ferry_relay_run(step, context, limit) == ferry_relay_ended) return true;
            if (!ferry_clock_settle(limit)) return false;
        }
        if (!step(context)) return true;
        is_idle = false;
    }
}
