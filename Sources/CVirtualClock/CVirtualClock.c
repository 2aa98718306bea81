// The interposed functions that applications, Foundation, libdispatch and Swift's concurrency call to read and to wait for time.
//
// libdispatch and CFRunLoop wait with timerfds in epoll, NSCondition with pthread_cond_timedwait, dispatch semaphores with sem_timedwait,
// Thread.sleep with nanosleep. A virtual timerfd is an eventfd: it becomes readable with one write, complete when it returns, where
// a real timer would fire some time later. Time-outs of poll, select and epoll_wait stay real: they wait for external events.
#define _GNU_SOURCE
#include "CVirtualClock.h"
#include "Awaited.h"
#include "OwnerFutex.h"
#include "Random.h"
#include "Waiters.h"
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { second = 1000000000 };
/// 2007-01-09 09:41:00 UTC at the clock's start.
static const uint64_t start = UINT64_C(1168335660) * second - FERRY_CLOCK_START;
static _Atomic int64_t shift;

/// The wall clock's offset from the clock itself; never before 1970.
static uint64_t epoch(void) {
    int64_t by = atomic_load_explicit(&shift, memory_order_relaxed);
    return by < 0 && (uint64_t)-by > start ? 0 : start + (uint64_t)by;
}

void ferry_clock_shift_wall(int64_t wanted) {
    uint64_t before = epoch();
    atomic_store(&shift, wanted);
    ferry_timers_shift((int64_t)(before - epoch()));
}

static struct timespec spec_of(uint64_t time) {
    return (struct timespec){.tv_sec = (time_t)(time / second), .tv_nsec = (long)(time % second)};
}

static uint64_t time_of(struct timespec spec) {
    if (spec.tv_sec < 0) return 0;
    return (uint64_t)spec.tv_sec * second + (uint64_t)spec.tv_nsec;
}

static bool is_valid(const struct timespec *spec) { return spec->tv_nsec >= 0 && spec->tv_nsec < second; }

static bool is_wall(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI; }

/// Converts a time of `clock` to the virtual clock.
static uint64_t virtual_of(clockid_t clock, struct timespec spec) {
    uint64_t time = time_of(spec);
    if (!is_wall(clock)) return time;
    return time > epoch() ? time - epoch() : 0;
}

uint64_t ferry_clock_real_now(void) {
    struct timespec spec;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &spec);
    return time_of(spec);
}

// Reading.

int clock_gettime(clockid_t clock, struct timespec *spec) {
    switch (clock) {
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
        *spec = spec_of(ferry_clock_now());
        return 0;
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
        *spec = spec_of(ferry_clock_now() + epoch());
        return 0;
    default:
        return (int)syscall(SYS_clock_gettime, clock, spec);
    }
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
    (void)zone;
    uint64_t time = ferry_clock_now() + epoch();
    *value = (struct timeval){.tv_sec = (time_t)(time / second), .tv_usec = (suseconds_t)(time % second / 1000)};
    return 0;
}

time_t time(time_t *result) {
    time_t now = (time_t)((ferry_clock_now() + epoch()) / second);
    if (result != NULL) *result = now;
    return now;
}

int timespec_get(struct timespec *spec, int base) {
    if (base != TIME_UTC) return 0;
    *spec = spec_of(ferry_clock_now() + epoch());
    return base;
}

// Sleeping.

static void sleep_until(uint64_t deadline) {
    sem_t woken;
    sem_init(&woken, 0, 0);
    struct ferry_waiter waiter = {.deadline = deadline, .kind = ferry_waits_asleep, .object = &woken};
    ferry_waiter_add(&waiter);
    while (!ferry_waiter_is_due(&waiter)) sem_wait(&woken);
    ferry_waiter_remove(&waiter);
    sem_destroy(&woken);
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
    if (!is_valid(duration)) {
        errno = EINVAL;
        return -1;
    }
    sleep_until(ferry_clock_now() + time_of(*duration));
    if (left != NULL) *left = (struct timespec){0};
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (!is_valid(time)) return EINVAL;
    sleep_until((flags & TIMER_ABSTIME) != 0 ? virtual_of(clock, *time) : ferry_clock_now() + time_of(*time));
    if (left != NULL && (flags & TIMER_ABSTIME) == 0) *left = (struct timespec){0};
    return 0;
}

int usleep(useconds_t duration) {
    sleep_until(ferry_clock_now() + (uint64_t)duration * 1000);
    return 0;
}

unsigned sleep(unsigned duration) {
    sleep_until(ferry_clock_now() + (uint64_t)duration * second);
    return 0;
}

// Waiting with a timeout.

static int wait_condition(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t deadline) {
    struct ferry_waiter waiter = {.deadline = deadline, .kind = ferry_waits_condition, .object = condition};
    ferry_waiter_add(&waiter);
    int result = ferry_waiter_is_due(&waiter) ? ETIMEDOUT : pthread_cond_wait(condition, mutex);
    if (result == 0 && ferry_waiter_is_due(&waiter)) result = ETIMEDOUT;
    ferry_waiter_remove(&waiter);
    return result;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    // A condition's clock cannot be queried; a time before 1990 can only be one of the monotonic clock.
    clockid_t clock = deadline->tv_sec < 20L * 365 * 86400 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    return wait_condition(condition, mutex, virtual_of(clock, *deadline));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict deadline) {
    return wait_condition(condition, mutex, virtual_of(clock, *deadline));
}

static int wait_semaphore(sem_t *semaphore, uint64_t deadline) {
    struct ferry_waiter waiter = {.deadline = deadline, .kind = ferry_waits_interruptible, .thread = pthread_self()};
    int result = sem_trywait(semaphore);
    if (result == 0) return 0;
    ferry_waiter_add(&waiter);
    do {
        if (ferry_waiter_is_due(&waiter)) {
            result = sem_trywait(semaphore);
            if (result != 0) errno = ETIMEDOUT;
            break;
        }
        result = sem_wait(semaphore);
    } while (result != 0 && errno == EINTR);
    int error = errno;
    ferry_waiter_remove(&waiter);
    errno = error;
    return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    return wait_semaphore(semaphore, virtual_of(CLOCK_REALTIME, *deadline));
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict deadline) {
    return wait_semaphore(semaphore, virtual_of(clock, *deadline));
}

// libdispatch waits for groups and for its own threads with futexes, through libc's syscall().

typedef long (*syscall_function)(long, ...);

long ferry_real_syscall(long number, long a, long b, long c, long d, long e, long f) {
    static _Atomic(syscall_function) known;
    syscall_function function = atomic_load(&known);
    if (function == NULL) {
        function = (syscall_function)dlsym(RTLD_NEXT, "syscall");
        atomic_store(&known, function);
    }
    return function(number, a, b, c, d, e, f);
}

void ferry_word_wait(_Atomic uint32_t *word, uint32_t value, long nanoseconds) {
    struct timespec timeout = {.tv_sec = nanoseconds / second, .tv_nsec = nanoseconds % second};
    ferry_real_syscall(SYS_futex, (long)word, FUTEX_WAIT_PRIVATE, (long)value, (long)&timeout, 0, 0);
}

void ferry_word_wake(_Atomic uint32_t *word) { ferry_real_syscall(SYS_futex, (long)word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0); }

static long wait_futex(long word, long operation, long value, uint64_t deadline, long mask) {
    struct ferry_waiter waiter = {.deadline = deadline, .kind = ferry_waits_interruptible, .thread = pthread_self()};
    ferry_waiter_add(&waiter);
    long result;
    do {
        if (ferry_waiter_is_due(&waiter)) {
            result = -1;
            errno = ETIMEDOUT;
            break;
        }
        result = ferry_real_syscall(SYS_futex, word, operation, value, 0, 0, mask);
    } while (result != 0 && errno == EINTR);
    int error = errno;
    ferry_waiter_remove(&waiter);
    errno = error;
    return result;
}

long syscall(long number, ...) {
    va_list arguments;
    va_start(arguments, number);
    long a = va_arg(arguments, long), b = va_arg(arguments, long), c = va_arg(arguments, long);
    long d = va_arg(arguments, long), e = va_arg(arguments, long), f = va_arg(arguments, long);
    va_end(arguments);
    if (number == SYS_getrandom && ferry_random_fill((void *)a, (size_t)b, __builtin_return_address(0))) return b;
    if (number == SYS_futex && ferry_owner_futex(a, b, &a)) return a;
    if (number == SYS_futex && d != 0) {
        const struct timespec *timeout = (const struct timespec *)d;
        clockid_t clock = (b & FUTEX_CLOCK_REALTIME) != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
        // A plain wait has a duration, a bit-set wait a time.
        switch (b & FUTEX_CMD_MASK) {
        case FUTEX_WAIT: return wait_futex(a, b & ~FUTEX_CLOCK_REALTIME, c, ferry_clock_now() + time_of(*timeout), 0);
        case FUTEX_WAIT_BITSET: return wait_futex(a, b & ~FUTEX_CLOCK_REALTIME, c, virtual_of(clock, *timeout), f);
        default: break;
        }
    }
    return ferry_real_syscall(number, a, b, c, d, e, f);
}

// Timer descriptors.

int timerfd_create(clockid_t clock, int flags) {
    int descriptor = eventfd(
        0, ((flags & TFD_NONBLOCK) != 0 ? EFD_NONBLOCK : 0) | ((flags & TFD_CLOEXEC) != 0 ? EFD_CLOEXEC : 0));
    if (descriptor < 0) return -1;
    if (!ferry_timer_add(descriptor, is_wall(clock))) {
        syscall(SYS_close, descriptor);
        errno = ENOMEM;
        return -1;
    }
    return descriptor;
}

static struct itimerspec setting_of(const struct ferry_timer *timer, uint64_t now) {
    if (timer->deadline == FERRY_CLOCK_NEVER) return (struct itimerspec){.it_interval = spec_of(timer->interval)};
    return (struct itimerspec){
        .it_interval = spec_of(timer->interval), .it_value = spec_of(timer->deadline > now ? timer->deadline - now : 1)};
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!is_valid(&value->it_value) || !is_valid(&value->it_interval)) {
        errno = EINVAL;
        return -1;
    }
    struct ferry_timer timer = {.descriptor = descriptor, .deadline = FERRY_CLOCK_NEVER, .interval = time_of(value->it_interval)};
    bool armed = value->it_value.tv_sec != 0 || value->it_value.tv_nsec != 0;
    struct ferry_timer before;
    if (!ferry_timer_get(descriptor, &before)) {
        errno = EINVAL;
        return -1;
    }
    if (armed) {
        bool absolute = (flags & TFD_TIMER_ABSTIME) != 0;
        timer.deadline = absolute ? virtual_of(before.is_wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, value->it_value)
                                  : ferry_clock_now() + time_of(value->it_value);
        timer.is_moment = absolute && before.is_wall;
    }
    if (old != NULL) *old = setting_of(&before, ferry_clock_now());
    ferry_timer_set(&timer);
    return 0;
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
    struct ferry_timer timer;
    if (!ferry_timer_get(descriptor, &timer)) {
        errno = EINVAL;
        return -1;
    }
    *value = setting_of(&timer, ferry_clock_now());
    return 0;
}

int close(int descriptor) {
    ferry_timer_remove(descriptor);
    ferry_awaited_remove(descriptor);
    return (int)syscall(SYS_close, descriptor);
}
