// The clock itself, and the table of its waiters.
#define _GNU_SOURCE
#include "Waiters.h"
#include "Alarm.h"
#include "CVirtualClock.h"
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t now = FERRY_CLOCK_START;
static struct ferry_waiter *waiters;
static struct ferry_timer *timers;
static size_t timer_count, timer_capacity;
/// Lets close() skip the lock for every descriptor that cannot be a timer.
static _Atomic int highest_timer = -1;

uint64_t ferry_clock_now(void) { return atomic_load_explicit(&now, memory_order_acquire); }

// Waiters.

/// A real-time signal near the top of the range, which neither glibc nor Foundation uses.
static int wake_signal(void) { return SIGRTMAX - 3; }

static void ignore_wake(int number) { (void)number; }

static void install_wake_signal(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = ignore_wake;
    sigaction(wake_signal(), &action, NULL);
}

void ferry_waiter_add(struct ferry_waiter *waiter) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (waiter->kind == ferry_waits_interruptible) {
        pthread_once(&once, install_wake_signal);
        // libdispatch blocks signals on its threads.
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, wake_signal());
        pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    }
    pthread_mutex_lock(&lock);
    waiter->next = waiters;
    waiters = waiter;
    pthread_mutex_unlock(&lock);
}

void ferry_waiter_remove(struct ferry_waiter *waiter) {
    pthread_mutex_lock(&lock);
    for (struct ferry_waiter **link = &waiters; *link != NULL; link = &(*link)->next) {
        if (*link != waiter) continue;
        *link = waiter->next;
        break;
    }
    pthread_mutex_unlock(&lock);
}

bool ferry_waiter_is_due(const struct ferry_waiter *waiter) { return waiter->deadline <= ferry_clock_now(); }

/// Wakes due waiters that are still listed; returns their number. A waiter may be listed before it waits: it is woken until it is removed.
static int wake_due_waiters(uint64_t time) {
    int due = 0;
    for (struct ferry_waiter *waiter = waiters; waiter != NULL; waiter = waiter->next) {
        if (waiter->deadline > time) continue;
        due += 1;
        switch (waiter->kind) {
        case ferry_waits_asleep: sem_post(waiter->object); break;
        case ferry_waits_condition: pthread_cond_broadcast(waiter->object); break;
        case ferry_waits_interruptible: pthread_kill(waiter->thread, wake_signal()); break;
        }
    }
    return due;
}

// Timers.

static struct ferry_timer *find_timer(int descriptor) {
    for (size_t index = 0; index < timer_count; index++) {
        if (timers[index].descriptor == descriptor) return &timers[index];
    }
    return NULL;
}

bool ferry_timer_add(int descriptor, bool is_wall) {
    pthread_mutex_lock(&lock);
    bool done = true;
    if (timer_count == timer_capacity) {
        size_t capacity = timer_capacity == 0 ? 16 : timer_capacity * 2;
        struct ferry_timer *grown = realloc(timers, capacity * sizeof *timers);
        done = grown != NULL;
        if (done) {
            timers = grown;
            timer_capacity = capacity;
        }
    }
    if (done) {
        timers[timer_count++] = (struct ferry_timer){.descriptor = descriptor, .is_wall = is_wall, .deadline = FERRY_CLOCK_NEVER};
        if (descriptor > atomic_load(&highest_timer)) atomic_store(&highest_timer, descriptor);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

bool ferry_timer_get(int descriptor, struct ferry_timer *timer) {
    pthread_mutex_lock(&lock);
    struct ferry_timer *found = find_timer(descriptor);
    if (found != NULL) *timer = *found;
    pthread_mutex_unlock(&lock);
    return found != NULL;
}

static void forget_expirations(int descriptor) {
    struct pollfd check = {.fd = descriptor, .events = POLLIN};
    eventfd_t count;
    if (poll(&check, 1, 0) == 1) (void)eventfd_read(descriptor, &count);
}

/// > Returns: whether it was due.
static bool fire_if_due(struct ferry_timer *timer, uint64_t time) {
    if (timer->deadline > time) return false;
    uint64_t count = 1;
    if (timer->interval > 0) {
        count += (time - timer->deadline) / timer->interval;
        timer->deadline += count * timer->interval;
    } else {
        timer->deadline = FERRY_CLOCK_NEVER;
    }
    (void)eventfd_write(timer->descriptor, count);
    return true;
}

void ferry_timer_set(const struct ferry_timer *timer) {
    pthread_mutex_lock(&lock);
    struct ferry_timer *found = find_timer(timer->descriptor);
    if (found != NULL) {
        found->deadline = timer->deadline;
        found->interval = timer->interval;
        found->is_moment = timer->is_moment;
        forget_expirations(found->descriptor);
        (void)fire_if_due(found, ferry_clock_now());
    }
    pthread_mutex_unlock(&lock);
}

void ferry_timers_shift(int64_t by) {
    pthread_mutex_lock(&lock);
    uint64_t time = ferry_clock_now();
    for (size_t index = 0; index < timer_count; index++) {
        struct ferry_timer *timer = &timers[index];
        if (!timer->is_moment || timer->deadline == FERRY_CLOCK_NEVER) continue;
        timer->deadline = by < 0 && (uint64_t)-by > timer->deadline ? 0 : timer->deadline + (uint64_t)by;
        (void)fire_if_due(timer, time);
    }
    pthread_mutex_unlock(&lock);
}

void ferry_timer_remove(int descriptor) {
    if (descriptor < 0 || descriptor > atomic_load(&highest_timer)) return;
    pthread_mutex_lock(&lock);
    struct ferry_timer *found = find_timer(descriptor);
    if (found != NULL) *found = timers[--timer_count];
    pthread_mutex_unlock(&lock);
}

// The clock.

uint64_t ferry_clock_next_deadline(void) {
    uint64_t next = ferry_alarm_deadline();
    pthread_mutex_lock(&lock);
    for (size_t index = 0; index < timer_count; index++) {
        if (timers[index].deadline < next) next = timers[index].deadline;
    }
    for (struct ferry_waiter *waiter = waiters; waiter != NULL; waiter = waiter->next) {
        if (waiter->deadline < next) next = waiter->deadline;
    }
    pthread_mutex_unlock(&lock);
    return next;
}

void ferry_clock_advance(uint64_t to) {
    pthread_mutex_lock(&lock);
    if (to > ferry_clock_now()) atomic_store_explicit(&now, to, memory_order_release);
    uint64_t time = ferry_clock_now();
    bool is_due = false;
    for (size_t index = 0; index < timer_count; index++) is_due = fire_if_due(&timers[index], time) || is_due;
    int due = wake_due_waiters(time);
    pthread_mutex_unlock(&lock);
    // What is due at the same time was set before the frame: it is done first.
    if (!is_due && due == 0) ferry_alarm_ring(time);
    while (due > 0) {
        ferry_pause(50000);
        pthread_mutex_lock(&lock);
        due = wake_due_waiters(time);
        pthread_mutex_unlock(&lock);
    }
}
