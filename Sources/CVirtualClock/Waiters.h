#ifndef FERRY_WAITERS_H
#define FERRY_WAITERS_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// Threads that wait for a time of the virtual clock. All functions here take the table's lock themselves.

enum ferry_waiter_kind {
    /// `object` is a semaphore to post.
    ferry_waits_asleep,
    /// `object` is a condition to broadcast; its other waiters see a spurious wake-up, which POSIX allows.
    ferry_waits_condition,
    /// `thread` is in a call that a signal interrupts.
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
    /// It waits for a time of the wall clock.
    bool is_moment;
    /// FERRY_CLOCK_NEVER when disarmed.
    uint64_t deadline;
    uint64_t interval;
};

bool ferry_timer_add(int descriptor, bool is_wall);
bool ferry_timer_get(int descriptor, struct ferry_timer *timer);
/// Sets descriptor, deadline and interval; an earlier expiration is discarded, a past deadline fires.
void ferry_timer_set(const struct ferry_timer *timer);
void ferry_timer_remove(int descriptor);
/// Moves the deadlines of those that wait for a time of the wall clock.
void ferry_timers_shift(int64_t by);

/// Sleeps in real time.
void ferry_pause(long nanoseconds);
/// Sleeps in real time while the word has this value, until it is woken.
void ferry_word_wait(_Atomic uint32_t *word, uint32_t value, long nanoseconds);
void ferry_word_wake(_Atomic uint32_t *word);
#endif
