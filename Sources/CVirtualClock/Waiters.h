#ifndef FERRY_WAITERS_H
#define FERRY_WAITERS_H
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

// Who waits for a moment of the virtual clock. Everything here takes the table's lock itself.

enum ferry_waiter_kind {
    /// `object` is a semaphore to post.
    ferry_waits_asleep,
    /// `object` is a condition to broadcast; its other waiters see a spurious wake-up, which POSIX allows.
    ferry_waits_condition,
    /// `thread` sits in a call that a signal ends.
    ferry_waits_interruptible,
};

/// Lives on the waiting thread's stack between add and remove.
struct ferry_waiter {
    uint64_t deadline;
    enum ferry_waiter_kind kind;
    void *object;
    pthread_t thread;
    struct ferry_waiter *next;
};

void ferry_waiter_add(struct ferry_waiter *waiter);
void ferry_waiter_remove(struct ferry_waiter *waiter);
bool ferry_waiter_is_due(const struct ferry_waiter *waiter);

struct ferry_timer {
    int descriptor;
    bool is_wall;
    /// It waits for a moment of the wall clock.
    bool is_moment;
    /// FERRY_CLOCK_NEVER when disarmed.
    uint64_t deadline;
    uint64_t interval;
};

bool ferry_timer_add(int descriptor, bool is_wall);
bool ferry_timer_get(int descriptor, struct ferry_timer *timer);
/// Takes descriptor, deadline and interval; what had fired before is forgotten, what is due already fires.
void ferry_timer_set(const struct ferry_timer *timer);
void ferry_timer_remove(int descriptor);
/// Moves the deadlines of those that wait for a moment of the wall clock.
void ferry_timers_shift(int64_t by);

/// Sleeps for real.
void ferry_pause(long nanoseconds);
#endif
